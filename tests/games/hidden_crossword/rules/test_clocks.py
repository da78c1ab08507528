"""Clocks of building and of turns."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import DRAW, RAN, SOD, Table, at_building, at_guessing
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.common.open_table import Clock, TimeExpired
from wordsmith_desktop.games.common.table_events import HandedOver, MatchEnded, TimeRanOut
from wordsmith_desktop.games.common.table_rules import TableWhy

NO_TIMER = [(TableWhy.NO_SUCH_TIMER, "")]
CLOCKS = (Clock.SOFT, Clock.HARD)


def timers(table: Table) -> tuple[Timer, ...]:
    return hc.RULES.timers(table.state)


def test_without_a_clock_nothing_is_timed() -> None:
    assert () == timers(at_building())
    assert () == timers(at_guessing())


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_draw_is_not_timed(clock: Clock) -> None:
    table = Table(clock=clock)
    assert () == timers(table)
    table.turn_up(DRAW)
    assert () == timers(table)
    table.call("RATE")
    assert () == timers(table)


@pytest.mark.parametrize("clock", CLOCKS)
def test_each_has_time_to_build_which_only_warns(clock: Clock) -> None:
    table = at_building(clock=clock, build_minutes=3)
    assert (Timer("build", 0, 0, 180, is_hard=False),) == timers(table)
    assert NO_TIMER == table.against(0, TimeExpired("build"))
    table.build(RAN)

    assert (Timer("build", 1, 0, 180, is_hard=False),) == timers(table)


@pytest.mark.parametrize("clock", CLOCKS)
def test_every_turn_has_its_time(clock: Clock) -> None:
    table = at_guessing(clock=clock, turn_seconds=90)
    found: list[Timer] = []
    for _ in range(3):
        found.extend(timers(table))
        table.spend()

    is_hard = clock is Clock.HARD
    assert [
        Timer("turn", 0, 1, 90, is_hard),
        Timer("turn", 1, 1, 90, is_hard),
        Timer("turn", 0, 2, 90, is_hard),
    ] == found
    assert 3 == len({timer.key for timer in found})


def test_alone_every_round_has_its_time() -> None:
    table = at_guessing(SOD, clock=Clock.HARD)
    (first,) = timers(table)
    table.spend()
    (second,) = timers(table)

    assert ("turn/0/1", "turn/0/2") == (first.key, second.key)


@pytest.mark.parametrize("clock", CLOCKS)
def test_while_the_dictionary_is_asked_clocks_rest(clock: Clock) -> None:
    building, guessing = at_building(clock=clock), at_guessing(clock=clock)
    building.play(0, hc.Lay(RAN))
    building.play(0, hc.Finish())
    guessing.play(0, hc.MakeGuess("TEN"))

    assert [False, False] == [
        timer.is_running for table in (building, guessing) for timer in timers(table)
    ]
    guessing.rule()
    assert [True] == [timer.is_running for timer in timers(guessing)]


def test_a_soft_clock_ends_nothing() -> None:
    assert NO_TIMER == at_guessing(clock=Clock.SOFT).against(0, TimeExpired("turn"))


@pytest.mark.parametrize("timer", ["build", "draw", ""])
def test_only_the_clock_that_runs_can_end(timer: str) -> None:
    assert NO_TIMER == at_guessing(clock=Clock.HARD).against(0, TimeExpired(timer))


@pytest.mark.parametrize("clock", Clock)
def test_house_match_seconds(clock: Clock) -> None:
    """One clock for all rounds, which runs while the puzzle is solved and at no other time."""
    table = at_building(seats=1, clock=clock, match_seconds=600)
    assert () == timers(table)
    table.play(SETTER, hc.SetPuzzle(SOD))
    whole = (Timer("match", 0, 0, 600, clock is Clock.HARD),) if clock is not Clock.OFF else ()
    assert whole == timers(table)
    table.spend()
    assert whole == timers(table)


def test_house_match_seconds_up_end_the_match_unsolved_and_show_the_puzzle() -> None:
    table = at_guessing(SOD, clock=Clock.HARD, match_seconds=600)
    table.guess("TEN")
    assert NO_TIMER == table.against(0, TimeExpired("turn"))
    told = table.play(0, TimeExpired("match"))

    assert (hc.MatchTimeRanOut(0), MatchEnded((0,))) == told
    assert Outcome((0,)) == hc.RULES.outcome(table.state)
    assert (SOD, None) == (hc.RULES.observe(table.state, 0).computers, table.state.given_up)
    assert () == timers(table)


def test_house_match_seconds_of_a_soft_clock_end_nothing() -> None:
    table = at_guessing(SOD, clock=Clock.SOFT, match_seconds=600)
    assert NO_TIMER == table.against(0, TimeExpired("match"))


def test_house_match_seconds_rest_while_the_dictionary_is_asked() -> None:
    table = at_guessing(SOD, clock=Clock.HARD, match_seconds=600)
    table.play(0, hc.MakeGuess("TEN"))
    assert [False] == [timer.is_running for timer in timers(table)]


def test_when_time_runs_out_the_guess_is_spent() -> None:
    table = at_guessing(clock=Clock.HARD)
    told = table.expire(0)

    assert (TimeRanOut(0), HandedOver(1)) == told
    assert (1, 1, ()) == (table.seat, table.state.round, table.records(0))


def test_when_the_last_ones_time_runs_out_the_round_is_over() -> None:
    table = at_guessing(clock=Clock.HARD)
    table.spend()
    told = table.expire(1)

    # The guess that was made of one's own puzzle is shown then, too.
    others = tuple(event for event in told if not isinstance(event, hc.GuessSeen))
    assert (TimeRanOut(1), hc.RoundEnded(1, ()), HandedOver(0)) == others
    assert 2 == table.state.round


def test_who_has_not_chosen_in_time_keeps_the_count_alone() -> None:
    table = at_guessing(RAN, SOD, clock=Clock.HARD)
    table.guess("TEN")
    table.expire(0)
    table.spend()

    assert (hc.Guess(1, "TEN", 3),) == table.records(0)
    assert hc.GuessStage.GUESS is table.state.stage
    assert "< > >" == table.ask("TEN", 1)
    assert 2 == len(table.records(0))


def test_an_answer_stands_when_time_runs_out_behind_it() -> None:
    table = at_guessing(RAN, SOD, clock=Clock.HARD)
    table.solve(SOD)
    table.expire(0)
    table.expire(1)

    assert Outcome((1, 0)) == hc.RULES.outcome(table.state)
