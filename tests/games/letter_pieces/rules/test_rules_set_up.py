"""Set-up, pieces and rolling: R8 to R13."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, faces, material_of, pieces
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE

L, S, B, C = lp.Shape
EIGHT = "L L L S S B* C* C*"


def test_R8_the_tray_holds_the_full_supply() -> None:
    assert pieces("40L 40S 20B 20C") == lp.SUPPLY == Table().state.tray


def test_R8_everyone_has_a_sheet_of_their_own() -> None:
    table = Table(seats=4)

    assert [6] * 4 == [len(table.sheet(seat).open_rows) for seat in range(4)]


def test_R9_eight_dice_give_everyone_the_same_pieces() -> None:
    table = Table(seats=3)
    table.dice(EIGHT)

    assert [pieces("3L 2S 1B 2C")] * 3 == [table.pool(seat) for seat in range(3)]
    assert pieces("31L 34S 17B 14C") == table.state.tray


def test_R9_chance_rolls_four_dice_twice() -> None:
    table = Table()
    dice = lp.RULES.chance(table.state, Rng(1))

    assert isinstance(dice, lp.Dice)
    assert 8 == len(dice.faces)
    assert [(lp.Why.BAD_DICE, "")] == table.against(CHANCE, lp.Dice(faces("L L L L")))


def test_R9_nobody_but_chance_acts_before_the_dice() -> None:
    assert (CHANCE,) == Table().actors


def test_R10_three_challenges_of_six_words_are_played() -> None:
    table = Table(seats=1)
    for challenge in range(3):
        assert challenge == table.state.challenge
        assert 6 == len(table.sheet().open_rows)
        table.dice(EIGHT)
        table.pass_()
        table.play(0, lp.Continue())

    assert lp.Phase.MATCH_OVER is table.state.phase
    assert 3 == len(table.player().past)


def test_R11_the_piece_shown_is_taken_as_often_as_one_likes() -> None:
    table = Table(given="1L")
    table.roll("L", "L", "S")

    assert pieces("3L 1S") == table.pool(0)
    assert pieces("1L") == table.pool(1)


@pytest.mark.parametrize("kind", lp.Shape)
@pytest.mark.parametrize("star", ["B*", "C*"])
def test_R11_a_star_lets_one_choose_any_piece(star: str, kind: lp.Shape) -> None:
    table = Table(given="1L")
    table.roll(star)
    assert 1 == sum(table.pool(0))
    table.take(kind)

    assert 2 == sum(table.pool(0))
    assert 0 == table.player().choices


def test_R11_a_star_is_chosen_for_before_one_rolls_on_or_claims() -> None:
    table = Table(given="3L 2S")
    table.build("AT")
    table.roll("B*")

    choosing = [(lp.Why.STILL_CHOOSING, "R11")]
    assert choosing == table.against(0, lp.Roll())
    assert choosing == table.against(0, table.claim_of("AT"))


def test_R11_without_a_star_there_is_nothing_to_choose() -> None:
    assert [(lp.Why.NO_CHOICE, "R11")] == Table(given="1L").against(0, lp.Take(L))


def test_R11_the_die_has_two_longs_two_shorts_and_two_stars() -> None:
    table = Table(given="1L")
    table.play(0, lp.Roll())
    rng = Rng(5)
    rolled = [face for _ in range(6000) for face in _dice(table, rng).faces]

    shares = {face: rolled.count(face) / 1000 for face in lp.Face}
    assert shares == pytest.approx(
        {lp.Face.LONG: 2, lp.Face.SHORT: 2, lp.Face.BIG_STAR: 1, lp.Face.SMALL_STAR: 1}, abs=0.15
    )


def _dice(table: Table, rng: Rng) -> lp.Dice:
    dice = lp.RULES.chance(table.state, rng)
    assert isinstance(dice, lp.Dice)
    return dice


def test_R12_an_empty_compartment_when_rolling_lets_one_choose() -> None:
    table = Table(given="1S")
    table.tray_lacks(L)
    table.roll("L")

    assert [lp.ChoiceGranted(0, L)] == table.told(lp.ChoiceGranted)
    assert [(lp.Why.KIND_OUT, "R12")] == table.against(0, lp.Take(L))
    table.take(B)
    assert pieces("1S 1B") == table.pool(0)


def test_R12_an_empty_compartment_at_set_up_lets_everyone_alike_choose() -> None:
    table = Table(seats=4)
    table.dice("B* B* B* B* B* B* L L")

    assert [pieces("2L 5B")] * 4 == [table.pool(seat) for seat in range(4)]
    assert [1] * 4 == [table.player(seat).choices for seat in range(4)]
    table.take(S)
    assert pieces("2L 1S 5B") == table.pool(0)


def test_R12_those_choose_for_whom_the_compartment_did_not_last() -> None:
    table = Table(seats=3)
    table.dice("B* B* B* B* B* B* B* L")

    assert [8, 8, 7] == [sum(table.pool(seat)) for seat in range(3)]
    assert [0, 0, 1] == [table.player(seat).choices for seat in range(3)]


def test_R12_an_empty_compartment_in_a_step_lets_one_choose() -> None:
    table = Table(seats=2, mode=lp.Mode.WORD_BY_WORD, given="1S")
    table.tray_lacks(L, left=1)
    table.dice("L S S")

    assert pieces("1L 3S") == table.pool(0)
    assert [0, 1] == [table.player(seat).choices for seat in range(2)]


def test_R12_a_circle_cannot_become_a_piece_that_is_out() -> None:
    table = Table(seats=2, mode=lp.Mode.WORD_BY_WORD, given="1S")
    table.tray_lacks(B)
    table.dice("B* S S")

    assert [(lp.Why.KIND_OUT, "R12")] == table.against(0, lp.FillCircle(B))
    table.fill(C)
    assert pieces("3S 1C") == table.pool(0)


def test_R12_the_last_piece_of_a_compartment_can_still_be_taken() -> None:
    table = Table(given="1S")
    table.tray_lacks(L, left=1)
    table.roll("L")

    assert (1, 0) == (table.pool(0)[L], table.state.tray[L])
    assert [] == table.told(lp.ChoiceGranted)


def test_R12_with_everything_out_there_is_no_rolling() -> None:
    table = Table(given="1S")
    for kind in lp.Shape:
        table.tray_lacks(kind)

    assert [(lp.Why.TRAY_EMPTY, "R12")] == table.against(0, lp.Roll())


def test_R12_a_choice_with_everything_out_holds_nobody_up() -> None:
    table = Table(given="3L 2S")
    table.tray_lacks(L)
    table.roll("L")
    for kind in lp.Shape:
        table.tray_lacks(kind)

    assert [] == table.refusals("AT")


def test_R12_a_piece_owed_with_everything_out_is_not_owed_any_more() -> None:
    table = Table(seats=2, mode=lp.Mode.WORD_BY_WORD, given="1S")
    for kind in lp.Shape:
        table.tray_lacks(kind)
    table.dice("L L L")

    assert [0, 0] == [table.player(seat).choices for seat in range(2)]


def test_R13_a_rolled_piece_stays_in_the_pool() -> None:
    table = Table(given="1L")
    table.roll("S")
    before = table.state.tray
    table.build("L")
    table.play(0, _withdrawal(table))
    table.play(0, lp.Pass())

    assert pieces("1L 1S") == table.pool(0)
    assert before == table.state.tray
    assert {"L": 40, "S": 40, "B": 20, "C": 20} == material_of(table.state)


def _withdrawal(table: Table) -> lp.Withdraw:
    return lp.Withdraw(tuple(piece.id for piece in table.player().placed))
