"""Dice, words and what to do with them: L6 to L8."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import FACES, SMALL, Table
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.table_rules import TableWhy


def test_L6_one_die_comes_from_the_bag_and_is_rolled() -> None:
    table = Table("A T O E")
    table.roll("R")

    assert ("R", lw.Phase.DECIDE) == (table.dice, table.phase)
    assert 4 == len(table.state.bag_dice)
    assert [(0, True)] == [(one.seat, one.is_new) for one in table.told(lw.DiceThrown)]


def test_L6_all_dice_on_the_table_are_rolled_with_every_new_one() -> None:
    table = Table("A T O E", dice="R P")
    table.press("TARP")
    table.throw("A A T")

    assert "A A T" == table.dice
    assert [0, 1, 2] == [rolled.die for rolled in table.state.dice]


def test_L6_every_die_and_every_face_may_come() -> None:
    table = Table("A T", dice="R P")
    table.press("TARP")
    throws = [lw.RULES.chance(table.state, Rng(seed)) for seed in range(120)]
    rolled = [(throw.die, throw.faces) for throw in throws if isinstance(throw, lw.Throw)]

    assert {2, 3, 4} == {die for die, _ in rolled}
    for place in range(3):
        assert set(range(6)) == {faces[place] for _, faces in rolled}


@pytest.mark.parametrize(
    "throw",
    [
        lw.Throw(0, (0, 0)),
        lw.Throw(5, (0, 0)),
        lw.Throw(-1, (0, 0)),
        lw.Throw(None, (0,)),
        lw.Throw(None, (0, 0)),
        lw.Throw(1, (0,)),
        lw.Throw(1, (0, 0, 0)),
        lw.Throw(1, (0, 6)),
        lw.Throw(1, (0, -1)),
    ],
)
def test_L6_a_throw_that_does_not_fit_table_and_bag_is_refused(throw: lw.Throw) -> None:
    table = Table("A T", dice="R")
    table.press("RAT")

    assert [(lw.Why.BAD_DRAW, "L6")] == table.against(CHANCE, throw)
    assert [] == table.against(CHANCE, lw.Throw(1, (0, 5)))


def test_L6_only_chance_throws() -> None:
    table = Table("A T", dice="R")
    table.press("RAT")

    assert (CHANCE,) == table.actors


def test_L7_all_dice_and_any_number_of_tiles() -> None:
    for dice, tiles, word in (
        ("R", "A T", "RAT"),
        ("R P", "O E", "ROPE"),
        ("T A R", "", "RAT"),
        ("P", "S A R E", "SPEAR"),
    ):
        assert [] == Table("A T O E S R", dice=dice).refusals(word, tiles)


@pytest.mark.parametrize(
    ("dice", "word", "tiles", "reasons"),
    [
        ("R P", "RAT", "A T", [(lw.Why.DICE_LEFT, "L7")]),
        ("R R", "RAT", "A T", [(lw.Why.DICE_LEFT, "L7")]),
        ("QU", "TOE", "T O E", [(lw.Why.DICE_LEFT, "L7")]),
        ("R", "RAT", "A", [(lw.Why.LETTERS_MISSING, "L7")]),
        ("R", "RATS", "A T", [(lw.Why.LETTERS_MISSING, "L7")]),
        ("R", "RAT", "A T E", [(lw.Why.TILES_LEFT, "L7")]),
        ("R", "RAT", "A T A", [(lw.Why.TILES_LEFT, "L7")]),
        ("R P", "RA", "A T", [(lw.Why.DICE_LEFT, "L7")]),
        ("R", "", "", [(lw.Why.NO_WORD, "L7")]),
        ("A", "A", "", [(lw.Why.TOO_SHORT, "L13")]),
    ],
)
@pytest.mark.parametrize("kind", [lw.Score, lw.Press])
def test_L7_a_word_takes_exactly_the_dice_and_the_tiles_named(
    kind: type[lw.Score | lw.Press],
    dice: str,
    word: str,
    tiles: str,
    reasons: list[tuple[lw.Why, str]],
) -> None:
    table = Table("A A T O E", dice=dice)

    assert reasons == table.refusals(word, tiles, kind=kind)


def test_L7_the_letters_that_are_amiss_are_named() -> None:
    table = Table("A T O E", dice="R P")
    cases = {
        ("RATE", "A T E"): {"word": "RATE", "missing": "P"},
        ("TRAPPER", "T A E"): {"word": "TRAPPER", "missing": "RP"},
        ("ROPE", "O E A"): {"word": "ROPE", "extra": "A"},
    }
    for (word, tiles), details in cases.items():
        (reason,) = lw.RULES.check(table.state, 0, table.said(lw.Score, word, tiles))
        assert details == dict(reason.details)


def test_L7_no_tile_of_anyone_else_nor_of_the_bag_and_none_twice() -> None:
    table = Table("A T", "A T", dice="R")
    own, others = table.state.players[0].tiles, table.state.players[1].tiles
    in_bag = table.state.bag_tiles[0]

    for tile in (others[0].id, in_bag.id, -1, 1000):
        assert (lw.Why.NOT_YOURS, "L7") in table.against(0, lw.Score("RAT", (tile, own[1].id)))
    assert (lw.Why.TILE_TWICE, "L7") in table.against(0, lw.Score("RAA", (own[0].id, own[0].id)))


@pytest.mark.parametrize(
    ("where", "why"), [("banked", lw.Why.TILE_BANKED), ("spent", lw.Why.TILE_SPENT)]
)
@pytest.mark.parametrize("kind", [lw.Score, lw.Press])
def test_L7_neither_banked_nor_spent_tiles(
    kind: type[lw.Score | lw.Press], where: str, why: lw.Why
) -> None:
    gone: dict[str, Any] = {where: "A"}
    table = Table("T", dice="R", **gone)
    out, free = table.state.players[0].tiles[1], table.state.players[0].tiles[0]

    assert [(why, "L7")] == table.against(0, kind("RAT", (out.id, free.id)))


def test_L7_qu_stays_side_by_side() -> None:
    assert [] == Table("I T E", dice="QU").refusals("QUITE", "I T E")
    assert [] == Table("QU I T", dice="E").refusals("QUITE", "QU I T")
    assert [(lw.Why.DICE_LEFT, "L7")] == Table("A A T", dice="QU").refusals("TAQAU", "A A T")
    assert [(lw.Why.TILES_LEFT, "L7")] == Table("QU A T", dice="A").refusals("TAQAU", "QU A T")


def test_L8_scoring_multiplies_the_word_by_the_dice_and_adds_the_bank() -> None:
    table = Table("A S E", dice="P R", banked="P O T")
    table.score("SPARE")

    assert (1 + 3 + 1 + 1 + 1) * 2 + 5 == table.points[0]
    (scored,) = table.told(lw.WordScored)
    assert (7, 2, 5, 19) == (scored.value, scored.dice, scored.banked, scored.points)


def test_L8_pressing_banks_the_tiles_of_the_word_alone() -> None:
    table = Table("A T O E", dice="R")
    table.press("RAT")

    assert ("A T", "O E", lw.Phase.THROW) == (table.banked, table.free(), table.phase)
    assert "A T O E" == table.tiles()
    assert [0, 0] == table.points
    assert ["RAT"] == [one.word for one in table.told(lw.LuckPressed)]


def test_L8_each_press_adds_to_the_bank_and_brings_one_die() -> None:
    table = Table("A T O E S", dice="R")
    table.press("RAT")
    table.throw("R P")
    table.press("ROPE")
    table.throw("T A A")

    assert ("A T O E", "S", "T A A") == (table.banked, table.free(), table.dice)


def test_L8_one_may_press_with_the_dice_alone() -> None:
    table = Table("O E", dice="A T")
    table.press("AT")

    assert ("", "O E", lw.Phase.THROW) == (table.banked, table.free(), table.phase)


def test_L8_a_spent_vowel_rolls_the_same_dice_again() -> None:
    table = Table("A T O E", dice="R P", banked="S")
    table.spend("O")
    assert ("O", "A T E", "S") == (table.spent, table.free(), table.banked)
    assert (lw.Phase.THROW, ["O"]) == (
        table.phase,
        [one.tile.text for one in table.told(lw.VowelSpent)],
    )
    table.throw("A E")

    assert ("A E", lw.Phase.DECIDE) == (table.dice, table.phase)
    assert [0, 1] == [rolled.die for rolled in table.state.dice]
    assert [False] == [one.is_new for one in table.told(lw.DiceThrown)]


def test_L8_after_a_spent_vowel_a_press_brings_a_die_again() -> None:
    table = Table("A T O E", dice="R")
    table.spend("O")
    table.throw("R")
    table.press("RAT")
    table.throw("R P")

    assert "R P" == table.dice


def test_L8_vowels_may_be_spent_one_after_the_other() -> None:
    table = Table("A O T", dice="R")
    for vowel in ("A", "O"):
        table.spend(vowel)
        table.throw("P")

    assert ("A O", "T") == (table.spent, table.free())
    assert [] == table.against(0, lw.GiveUp())


@pytest.mark.parametrize("text", ["A", "E", "I", "O", "U"])
def test_L8_every_vowel_can_be_spent(text: str) -> None:
    table = Table(text, dice="R")

    assert [] == table.against(0, table.spend_of(text))


@pytest.mark.parametrize("text", ["Y", "QU", "R"])
def test_L8_no_other_tile_can_be_spent(text: str) -> None:
    table = Table(text, dice="R")

    assert [(lw.Why.NO_VOWEL, "L8")] == table.against(0, table.spend_of(text))
    assert [] == table.against(0, lw.GiveUp())


def test_L8_a_spent_vowel_cannot_be_spent_again_nor_anyone_elses() -> None:
    table = Table("", "E", dice="R", spent="A")
    other = table.state.players[1].tiles[0].id

    assert [(lw.Why.TILE_SPENT, "L7")] == table.against(0, table.spend_of("A"))
    assert [(lw.Why.NOT_YOURS, "L7")] == table.against(0, lw.Spend(other))


def test_L8_a_spent_vowel_scores_nothing() -> None:
    table = Table("T", dice="R A", banked="P", spent="O E")
    table.score("RAT")

    assert 3 * 2 + 3 == table.points[0]


@pytest.mark.parametrize(("banked", "points"), [("", 0), ("P A", 4)])
def test_L8_a_failed_turn_scores_the_bank_alone(banked: str, points: int) -> None:
    table = Table("T R", dice="R", banked=banked)
    table.give_up()

    assert [points, 0] == table.points
    assert [lw.TurnFailed(0, points)] == table.told(lw.TurnFailed)


def test_L8_one_may_give_up_where_there_is_a_word() -> None:
    assert [] == Table("T R Y", dice="P").against(0, lw.GiveUp())


@pytest.mark.parametrize(
    ("tiles", "fields"), [("T", {"banked": "A"}), ("T", {"spent": "A"}), ("T Y QU", {})]
)
def test_L8_only_vowels_that_could_be_spent_are_in_the_way_of_giving_up(
    tiles: str, fields: dict[str, Any]
) -> None:
    assert [] == Table(tiles, dice="R", **fields).against(0, lw.GiveUp())


@pytest.mark.parametrize(
    "action",
    [
        lw.Score("RAT", ()),
        lw.Press("RAT", ()),
        lw.Spend(0),
        lw.GiveUp(),
        lw.Respond("RAT", ()),
        lw.Decline(),
    ],
)
def test_L8_before_the_first_die_there_is_nothing_to_decide(action: lw.Action) -> None:
    assert (TableWhy.NOT_NOW, "") in Table("T R").against(0, action)


@pytest.mark.parametrize("action", [lw.Roll(), lw.Respond("RAT", ()), lw.Decline()])
def test_L8_only_the_four_are_open_to_whoever_is_in_control(action: lw.Action) -> None:
    assert (TableWhy.NOT_NOW, "") in Table("T R", dice="R").against(0, action)


def test_the_small_box_has_what_these_tests_need() -> None:
    assert [FACES] * 5 == list(SMALL.dice)
    assert {"P": 5, "QU": 2}.items() <= Counter(tile.text for tile in SMALL.tiles).items()
