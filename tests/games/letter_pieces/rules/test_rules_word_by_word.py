"""Word by Word, the warm-up and the first lesson: R36 to R47."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, faces, pieces
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock, TimeExpired
from wordsmith_desktop.games.common.table_rules import TableWhy

L, S, B, C = lp.Shape
FIVE = ("BIB", "COD", "FIG", "HUM", "JOY")


def steps(given: str = "3L 2S", *, dice: str = "", seats: int = 2, **fields: Any) -> Table:
    """A table of Word by Word, with the first step's dice if they are named."""
    table = Table(seats=seats, mode=lp.Mode.WORD_BY_WORD, given=given, **fields)
    if dice:
        table.dice(dice)
    return table


def test_R36_all_make_their_word_before_the_next_dice() -> None:
    table = steps(seats=3, dice="L L L")
    for seat, word in enumerate(("AT", "HI", "LIT")):
        assert seat == table.bench
        table.claim(word)

    assert lp.Phase.STEP is table.state.phase
    assert (CHANCE,) == table.actors


def test_R36_alone_one_goes_straight_on() -> None:
    table = steps(seats=1, dice="L L L")
    table.claim("AT")

    assert lp.Phase.STEP is table.state.phase


def test_R36_there_are_six_steps() -> None:
    table = steps(seats=1)
    for _ in range(6):
        assert lp.Phase.STEP is table.state.phase
        table.dice("L S S")
        table.pass_()

    assert lp.Phase.CHALLENGE_OVER is table.state.phase


def test_R37_it_starts_with_eight_pieces_for_everyone() -> None:
    table = Table(seats=2, mode=lp.Mode.WORD_BY_WORD)
    table.dice("L L L S S B* C* C*")

    assert [pieces("3L 2S 1B 2C")] * 2 == [table.pool(seat) for seat in range(2)]
    assert lp.Phase.STEP is table.state.phase


def test_R38_three_dice_are_rolled_for_the_first_word_too() -> None:
    table = steps()
    dice = lp.RULES.chance(table.state, Rng(1))

    assert isinstance(dice, lp.Dice)
    assert 3 == len(dice.faces)
    assert [(lp.Why.BAD_DICE, "")] == table.against(CHANCE, lp.Dice(faces("L L")))


@pytest.mark.parametrize("stars", ["B* B* B*", "B* C* B*", "C* C* C*"])
def test_R38_three_stars_are_rolled_again(stars: str) -> None:
    table = steps(dice=stars)

    assert [lp.DiceFell(CHANCE, faces(stars), is_void=True)] == table.told(lp.DiceFell)
    assert lp.Phase.STEP is table.state.phase
    assert [pieces("3L 2S")] * 2 == [table.pool(seat) for seat in range(2)]
    assert [0, 0] == [table.player(seat).circles for seat in range(2)]


def test_R39_everyone_takes_reds_and_yellows_and_gets_a_circle_for_a_star() -> None:
    table = steps(dice="L S C*")

    assert [pieces("4L 3S")] * 2 == [table.pool(seat) for seat in range(2)]
    assert [1, 1] == [table.player(seat).circles for seat in range(2)]
    assert [lp.CirclesGranted(0, 1), lp.CirclesGranted(1, 1)] == table.told(lp.CirclesGranted)


def test_R39_circles_belong_to_one_row_only() -> None:
    table = steps(seats=1, dice="B* B* L")
    table.claim("AT")
    table.dice("L L S")

    assert 0 == table.player().circles


@pytest.mark.parametrize("kind", lp.Shape)
def test_R40_a_circle_becomes_any_one_piece(kind: lp.Shape) -> None:
    table = steps(given="1L", dice="B* L L")
    table.fill(kind)

    assert 4 == sum(table.pool(0))
    assert 0 == table.player().circles
    assert [lp.CircleTicked(0, only=0)] == table.told(lp.CircleTicked)
    assert [(lp.Why.NO_CIRCLE, "R40")] == table.against(0, lp.FillCircle(kind))


def test_R41_there_is_no_other_rolling() -> None:
    assert [(lp.Why.NO_ROLLING_HERE, "R41")] == steps(dice="L L L").against(0, lp.Roll())


def test_R42_an_unticked_circle_costs_a_box_like_a_leftover() -> None:
    table = steps(dice="B* C* L")
    table.claim("AT")

    assert 3 == table.sheet().ticks
    (claimed,) = table.told(lp.WordClaimed)
    assert (3, (L,)) == (claimed.ticked, claimed.discarded)


def test_R42_a_ticked_circle_costs_nothing() -> None:
    table = steps(given="2L", dice="B* S L")
    table.fill(S)
    table.claim("AT")

    assert 0 == table.sheet().ticks


def test_R42_circles_that_exceed_the_open_boxes_refuse_the_claim() -> None:
    table = steps(dice="B* C* L")
    table.has_written(0, ticks=10)

    assert [(lp.Why.TOO_MANY_LEFT, "R42")] == table.refusals("AT")


def test_R43_three_dice_again_when_all_have_claimed() -> None:
    table = steps(dice="L L L")
    table.claim("AT")
    table.claim("TA")
    table.dice("S S S")

    assert 2 == len(table.told(lp.DiceFell))
    assert [pieces("3L 5S")] * 2 == [table.pool(seat) for seat in range(2)]
    assert (lp.Phase.PLAY, 0) == (table.state.phase, table.bench)


def test_R44_it_ends_when_all_have_six_rows_and_without_a_race() -> None:
    table = steps(dice="L L L")
    table.has_written(0, *FIVE)
    table.has_written(1, *FIVE)
    table.claim("AT")
    assert [] == table.told(lp.DoneCalled)
    assert lp.Phase.PLAY is table.state.phase
    table.claim("TA")

    (ended,) = table.told(lp.ChallengeEnded)
    assert lp.ChallengeEnd.ROWS_FULL is ended.ending


def test_R44_a_stuck_player_passes_the_row_and_keeps_the_pool() -> None:
    table = steps(dice="B* L L")
    table.pass_()

    assert [lp.RowStatus.PASSED] == table.statuses()[:1]
    assert pieces("5L 2S") == table.pool(0)
    assert (0, 0, 0) == (table.row_points()[0], table.sheet().ticks, table.player().circles)


def test_R44_the_word_before_a_passed_row_stays_the_previous_one() -> None:
    table = steps(seats=1, dice="L L L")
    table.claim("AT")
    table.dice("L L L")
    table.pass_()
    table.dice("L L L")

    assert [(lp.Why.REARRANGES, "R5")] == table.refusals("TA")


def test_R44_a_timed_out_row_is_passed_and_an_open_choice_kept() -> None:
    table = steps(given="3L 2S", clock=Clock.HARD)
    table.tray_lacks(B)
    table.tray_lacks(L)
    table.dice("L S S")
    table.expire(0, "turn")

    assert [lp.RowStatus.PASSED] == table.statuses()[:1]
    assert 1 == table.player().choices
    table.pass_()
    table.dice("S S S")
    table.take(C)
    assert 0 == table.player().choices


@pytest.mark.parametrize("mode", [lp.TableMode.TURNS, lp.TableMode.CURTAIN])
def test_R44_a_word_that_another_has_is_refused(mode: lp.TableMode) -> None:
    table = steps(dice="L L L", table=mode)
    table.claim("AT")

    assert [(lp.Why.CLAIMED, "R16")] == table.refusals("AT")
    table.claim("TA")
    assert [["AT"], ["TA"]] == [table.words_of(seat) for seat in range(2)]


def test_R44_a_word_of_an_earlier_challenge_is_free_again() -> None:
    table = steps(dice="L L L", challenges=2)
    table.has_written(0, *FIVE)
    table.has_written(1, *FIVE)
    table.claim("AT")
    table.claim("TA")
    table.play(0, lp.Continue())
    table.dice("L L L")

    assert 1 == table.bench
    assert [] == table.refusals("AT")


def test_R44_behind_the_curtain_all_hear_which_word_was_claimed() -> None:
    table = steps(dice="L L L", table=lp.TableMode.CURTAIN)
    events = table.claim("AT")

    assert lp.WordWritten(0, "AT") in [lp.RULES.redact(event, 1) for event in events]
    (view, _) = lp.RULES.observe(table.state, 1).players
    assert (None, ("AT",)) == (view.own, view.claimed)


@pytest.mark.parametrize("mode", [lp.TableMode.TURNS, lp.TableMode.CURTAIN])
def test_house_shares_words(mode: lp.TableMode) -> None:
    table = steps(dice="L L L", table=mode, shares_words=True)
    table.claim("AT")
    table.claim("AT")

    assert [["AT"], ["AT"]] == [table.words_of(seat) for seat in range(2)]
    assert () == lp.RULES.observe(table.state, 1).players[0].claimed


def test_R44_never_twice_on_ones_own_sheet() -> None:
    table = steps(dice="L L L")
    table.has_written(0, "AT", "ON")

    assert [(lp.Why.OWN_REPEAT, "R28")] == table.refusals("AT")


@pytest.mark.parametrize("challenges", [1, 2, 3])
def test_R45_as_many_challenges_as_wished(challenges: int) -> None:
    table = steps(seats=1, challenges=challenges)
    for _ in range(challenges):
        for _ in range(6):
            table.dice("L L L")
            table.pass_()
        table.play(0, lp.Continue())

    assert lp.Phase.MATCH_OVER is table.state.phase


def test_R45_scores_are_counted_as_usual() -> None:
    table = steps(seats=1, dice="L L L")
    table.claim("AT")

    assert 2 + 6 == table.points()
    assert 3 == table.sheet().ticks


@pytest.mark.parametrize("challenges", [0, 4])
def test_R45_no_other_number_of_challenges(challenges: int) -> None:
    with pytest.raises(ValueError, match="challenges"):
        steps(challenges=challenges)


def warm_up(seats: int = 1, **fields: Any) -> Table:
    clock = fields.pop("clock", Clock.HARD)
    return Table(seats=seats, mode=lp.Mode.WARM_UP, given="4L 3S 1B 2C", clock=clock, **fields)


def test_R46_ten_pieces_are_given() -> None:
    table = Table(seats=1, mode=lp.Mode.WARM_UP)
    dice = lp.RULES.chance(table.state, Rng(1))
    assert isinstance(dice, lp.Dice)
    table.play(CHANCE, dice)

    assert 10 == sum(table.pool())


def test_R46_there_are_two_minutes() -> None:
    (timer,) = lp.RULES.timers(warm_up().state)

    assert ("warm_up", 120, True) == (timer.name, timer.seconds, timer.is_hard)


def test_R46_without_a_clock_it_lasts_until_one_is_done() -> None:
    table = warm_up(clock=Clock.OFF)
    assert () == lp.RULES.timers(table.state)
    table.claim("AT")
    table.pass_()

    assert [lp.ChallengeEnd.TIME] == [ended.ending for ended in table.told(lp.ChallengeEnded)]


def test_R46_a_soft_clock_takes_nothing() -> None:
    table = warm_up(clock=Clock.SOFT)
    (timer,) = lp.RULES.timers(table.state)

    assert ("warm_up", 120, False) == (timer.name, timer.seconds, timer.is_hard)
    assert [(TableWhy.NO_SUCH_TIMER, "")] == table.against(0, TimeExpired("warm_up"))


def test_R46_as_many_words_as_possible_each_a_point() -> None:
    table = warm_up()
    for word in ("AT", "BAG", "CAB", "BAT", "CAT", "TAB", "ACT", "GAB"):
        table.claim(word)
    table.expire(0, "warm_up")

    (ended,) = table.told(lp.ChallengeEnded)
    assert (lp.ChallengeEnd.TIME, (8,)) == (ended.ending, ended.scores)


def test_R46_pieces_are_not_used_up() -> None:
    table = warm_up()
    table.claim("AT")

    assert (10, 0) == (sum(table.pool()), table.sheet().ticks)


def test_R46_a_word_counts_once() -> None:
    table = warm_up()
    table.claim("AT")

    assert [(lp.Why.OWN_REPEAT, "R28")] == table.refusals("AT", row=1)


def test_R46_there_is_no_rolling() -> None:
    assert [(lp.Why.NO_ROLLING_HERE, "R41")] == warm_up().against(0, lp.Roll())


def test_R46_everybody_has_the_same_time() -> None:
    table = warm_up(seats=2)
    table.claim("AT")
    table.expire(0, "warm_up")
    assert 1 == table.bench
    table.claim("AT")
    table.play(1, lp.Pass())

    (ended,) = table.told(lp.ChallengeEnded)
    assert (1, 1) == ended.scores


def test_R46_a_word_needs_no_new_letter() -> None:
    table = warm_up()
    table.claim("TAB")

    assert [] == table.refusals("BAT", row=1)


@pytest.mark.parametrize(("counts_letters", "points"), [(False, 2), (True, 5)])
def test_house_warm_up_counts_letters(counts_letters: bool, points: int) -> None:
    table = warm_up(warm_up_counts_letters=counts_letters)
    table.claim("AT")
    table.claim("BAG")
    table.pass_()

    (ended,) = table.told(lp.ChallengeEnded)
    assert (points,) == ended.scores
    assert points == sum(claimed.points for claimed in table.told(lp.WordClaimed))


@pytest.mark.parametrize("needs_new", [False, True])
def test_house_warm_up_needs_new(needs_new: bool) -> None:
    table = warm_up(warm_up_needs_new=needs_new)
    table.claim("TAB")

    assert ([(lp.Why.REARRANGES, "R5")] if needs_new else []) == table.refusals("BAT", row=1)
    assert [] == table.refusals("GAB", row=1)


def test_R47_first_lesson_in_english() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")
    table.claim("BAG")
    table.claim("CAST")

    assert (0, [3, 4, 0, 0, 0, 0]) == (table.sheet().ticks, table.row_points())


def test_R47_first_lesson_in_german() -> None:
    table = Table(seats=1, language="de", dictionary="de", given="3L 4S 1C")
    table.claim("TAU")
    table.claim("IRE")
    table.roll("C*")
    table.take(C)
    table.claim("SEIT")

    assert (0, [3, 3, 4, 0, 0, 0]) == (table.sheet().ticks, table.row_points())


def test_R47_the_lesson_needs_no_dice() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")

    assert (0,) == table.actors
    assert 0 == table.bench


def test_R44_behind_the_curtain_nobody_hears_which_row_was_passed() -> None:
    table = steps(dice="L L L", table=lp.TableMode.CURTAIN)
    events = table.pass_()

    assert ["Passed", "HandedOver"] == [
        type(seen).__name__ for event in events if (seen := lp.RULES.redact(event, 1))
    ]
    assert lp.Passed(0) in [lp.RULES.redact(event, 1) for event in events]
    assert lp.Passed(0, 0, only=0) in events
