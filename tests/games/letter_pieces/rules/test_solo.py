"""One player alone: against the clock for the whole match, and out of every position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.case import legal_actions
from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, playable
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock, Rule, TimeExpired
from wordsmith_desktop.games.common.table_events import MatchEnded, TimeRanOut
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.lexicon.rulings import Reason, Ruling


def sprint(**fields: Any) -> Table:
    timed: dict[str, Any] = {"clock": Clock.HARD, "match_seconds": 600, "challenges": 1}
    return Table(seats=1, given="3L 2S", **{**timed, **fields})


@pytest.mark.parametrize("mode", [lp.Mode.STANDARD, lp.Mode.WORD_BY_WORD])
@pytest.mark.parametrize("seconds", [0, 480])
def test_house_match_seconds(mode: lp.Mode, seconds: int) -> None:
    table = sprint(mode=mode, match_seconds=seconds)
    if mode is lp.Mode.WORD_BY_WORD:
        table.dice("L L L")

    (timer,) = lp.RULES.timers(table.state)
    expected = ("match/0/0", 480) if seconds else ("turn/0/1", 60)
    assert (*expected, True, True, True) == (
        timer.key,
        timer.seconds,
        timer.is_hard,
        timer.is_running,
        timer.can_stretch,
    )


def test_when_the_time_is_over_what_is_on_the_sheets_counts() -> None:
    table = sprint(challenges=3)
    table.write("AT", "IT")
    table.pass_()
    table.play(0, lp.Continue())
    table.write("AT")
    table.expire(0, "match")

    assert table.is_in(lp.Phase.MATCH_OVER)
    assert [TimeRanOut(0)] == table.told(TimeRanOut)
    endings = [(ended.ending, ended.scores) for ended in table.told(lp.ChallengeEnded)]
    assert [(lp.ChallengeEnd.NO_MORE, (10,)), (lp.ChallengeEnd.MATCH_TIME, (8,))] == endings
    assert [MatchEnded((18,))] == table.told(MatchEnded)
    outcome = lp.RULES.outcome(table.state)
    assert outcome is not None
    assert (18,) == outcome.scores


def test_a_word_by_word_ends_by_the_clock_with_rows_left_open() -> None:
    table = sprint(mode=lp.Mode.WORD_BY_WORD)
    table.dice("L L L")
    table.claim("AT")
    table.dice("L S B*")
    table.expire(0, "match")

    assert [MatchEnded((2 + 6,))] == table.told(MatchEnded)
    assert () == lp.RULES.timers(table.state)


def test_a_soft_clock_of_the_match_takes_nothing_and_an_idle_one_is_not_there() -> None:
    table = sprint(clock=Clock.SOFT)
    (timer,) = lp.RULES.timers(table.state)

    assert not timer.is_hard
    assert [(TableWhy.NO_SUCH_TIMER, "")] == table.against(0, TimeExpired("match"))
    assert () == lp.RULES.timers(sprint(clock=Clock.OFF).state)


def test_the_clock_of_the_match_rests_while_nobody_builds() -> None:
    table = sprint(mode=lp.Mode.WORD_BY_WORD)
    resting = [lp.RULES.timers(table.state)]
    table.dice("L L L")
    (running,) = lp.RULES.timers(table.state)
    table.claim("AT")
    resting.append(lp.RULES.timers(table.state))

    assert running.is_running
    assert [("match/0/0", False)] * 2 == [(timer.key, timer.is_running) for (timer,) in resting]


@pytest.mark.parametrize(
    ("seats", "fields", "fault"),
    [
        (1, {"mode": lp.Mode.SECRET}, lp.Fault.MATCH_TIME),
        (1, {"mode": lp.Mode.WARM_UP}, lp.Fault.MATCH_TIME),
        (2, {}, lp.Fault.MATCH_TIME),
        (1, {"match_seconds": 3601}, lp.Fault.NUMBERS),
        (1, {"match_seconds": -1}, lp.Fault.NUMBERS),
    ],
)
def test_only_one_player_plays_a_whole_match_against_the_clock(
    seats: int, fields: dict[str, Any], fault: lp.Fault
) -> None:
    rules = playable(seats, **{"match_seconds": 300, **fields})
    assert [fault] == [wrong.code for wrong in lp.faults(rules, seats)]


def test_R20_with_every_box_ticked_one_can_roll_on_or_give_up() -> None:
    table = sprint()
    table.has_written(0, "AT", ticks=12)

    assert [(lp.Why.TOO_MANY_LEFT, "R20")] == table.refusals("IT")
    assert [] == table.against(0, lp.Roll())
    table.pass_()
    assert table.is_in(lp.Phase.CHALLENGE_OVER)


@pytest.mark.parametrize("mode", lp.Mode)
def test_who_plays_alone_can_give_up_wherever_something_is_asked_of_them(mode: lp.Mode) -> None:
    match: Any = Match(lp.RULES, lp.Ruleset(mode=mode, challenges=1), 1)
    rng = Rng(5)
    left: list[lp.Phase] = []
    while lp.RULES.actors(match.state) and len(left) < 60:
        state, seat = match.state, lp.RULES.actors(match.state)[0]
        if state.phase in lp.BUILDING and seat == 0:
            left.append(lp.RULES.apply(state, 0, lp.Pass()).state.phase)
        match.play(seat, _any_action(state, seat, rng))
    assert len(left) > 5
    assert set() == set(left) & set(lp.BUILDING)


def _any_action(state: Any, seat: int, rng: Rng) -> Any:
    if seat == CHANCE:
        return lp.RULES.chance(state, rng)
    if lp.RULES.question(state):
        return Rule(Ruling(lp.RULES.question(state) or "", True, Reason.LISTED, "any"))
    actions = legal_actions(lp.RULES, state, seat)
    return rng.choice([action for action in actions if not isinstance(action, lp.Pass)])
