"""The worked examples of the rule ledger: X1 to X10."""

from __future__ import annotations

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import SMALL, Table


def rat_pressed(tiles: str = "A T O E") -> Table:
    """RAT with the die R, pressed; then R and P come up."""
    table = Table(tiles, dice="R")
    table.press("RAT", "A T")
    table.throw("R P")
    return table


def test_the_values_are_those_of_the_examples() -> None:
    assert [1, 1, 1, 1, 1, 1, 3] == [SMALL.values[text] for text in "AEORSTP"]


def test_X1_a_word_scored_at_once() -> None:
    table = Table("A T", dice="R")
    table.score("RAT")

    assert [(1 + 1 + 1) * 1, 0] == table.points


def test_X2_a_word_pressed_and_another_scored() -> None:
    table = rat_pressed()
    assert "A T" == table.banked
    table.score("ROPE", "O E")

    assert [(1 + 3 + 1 + 1) * 2 + 2, 0] == table.points


def test_X3_a_fail_scores_the_bank() -> None:
    table = rat_pressed("A T S")
    table.give_up()

    assert [2, 0] == table.points


@pytest.mark.parametrize(("banked", "points"), [("", 9), ("P O", 9 + 4)])
def test_X4_dice_alone_make_a_word(banked: str, points: int) -> None:
    table = Table(dice="T A R", banked=banked)
    table.score("RAT", "")

    assert [points, 0] == table.points


def test_X5_a_response_has_no_multiplier() -> None:
    table = Table("S", "O E", dice="R P")
    table.give_up()
    table.respond("PORE", "O E")

    assert [0, 6] == table.points


def test_X6_a_spent_vowel_rolls_the_same_two_dice() -> None:
    table = rat_pressed()
    dice = [rolled.die for rolled in table.state.dice]
    table.spend("O")
    table.throw("T A")

    assert ("O", "E") == (table.spent, table.free())
    assert dice == [rolled.die for rolled in table.state.dice]
    assert "T A" == table.dice


@pytest.mark.parametrize(("third", "winner"), [(149, 1), (152, 2)])
def test_X7_the_third_still_plays(third: int, winner: int) -> None:
    table = Table("", "A T", "P P R R S S T T N", points=(0, 0, third - 3), dice="R", seats=3)
    table.state = table.state.but(seat=1).with_player(1, points=148)
    table.score("RAT")
    table.decline_all()
    assert ([0, 151, third - 3], 2) == (table.points, table.state.seat)
    table.roll("A")
    table.score("TAR", "T R")
    assert not table.is_over
    table.decline_all()

    assert (True, [0, 151, third]) == (table.is_over, table.points)
    outcome = lw.RULES.outcome(table.state)
    assert outcome is not None
    assert (winner,) == outcome.winners


@pytest.mark.parametrize("kind", [lw.Score, lw.Press])
def test_X8_a_word_with_one_of_two_dice(kind: type[lw.Score | lw.Press]) -> None:
    table = Table("A T", dice="R P")

    assert [(lw.Why.DICE_LEFT, "L7")] == table.refusals("RAT", "A T", kind=kind)


def test_X9_a_banked_vowel_cannot_be_spent() -> None:
    table = rat_pressed()

    assert [(lw.Why.TILE_BANKED, "L7")] == table.against(0, table.spend_of("A"))
    assert [] == table.against(0, table.spend_of("O"))


def test_X10_no_fail_while_a_vowel_is_left() -> None:
    table = rat_pressed()

    assert [(lw.Why.VOWEL_LEFT, "L8")] == table.against(0, lw.GiveUp())
    for vowel in ("O", "E"):
        table.spend(vowel)
        table.throw("P P")
    assert [] == table.against(0, lw.GiveUp())
