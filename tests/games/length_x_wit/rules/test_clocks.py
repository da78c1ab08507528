"""The clocks of turns, of responses and of a whole match alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.games.common.open_table import Clock, Referee, TimeExpired
from wordsmith_desktop.games.common.table_events import MatchEnded, TimeRanOut
from wordsmith_desktop.games.common.table_rules import TableWhy

HARD: dict[str, Any] = {"clock": Clock.HARD, "turn_seconds": 30}
MATCH: dict[str, Any] = {"seats": 1, "match_seconds": 300, "turns": 9, "turn_seconds": 30}
NO_SUCH_TIMER = [(TableWhy.NO_SUCH_TIMER, "")]


def clocks(table: Table) -> list[tuple[str, int, int, bool, bool]]:
    """Name, seat, seconds, whether its end counts and whether it runs, of every clock."""
    return [
        (one.name, one.seat, one.seconds, one.is_hard, one.is_running)
        for one in lw.RULES.timers(table.state)
    ]


@pytest.mark.parametrize(
    ("clock", "expected"),
    [
        (Clock.OFF, []),
        (Clock.SOFT, [("turn", 0, 30, False, True)]),
        (Clock.HARD, [("turn", 0, 30, True, True)]),
    ],
)
@pytest.mark.parametrize("dice", ["", "R"])
def test_a_turn_has_the_clock_of_the_ruleset(
    clock: Clock, expected: list[tuple[str, int, int, bool, bool]], dice: str
) -> None:
    table = Table("A T", dice=dice, clock=clock, turn_seconds=30)

    assert expected == clocks(table)
    is_over = clock is Clock.HARD
    assert ([] if is_over else NO_SUCH_TIMER) == table.against(0, TimeExpired("turn"))


def test_one_clock_runs_for_the_whole_turn() -> None:
    table = Table("A T O E", dice="R", **HARD)
    (before,) = lw.RULES.timers(table.state)
    table.press("RAT")
    assert () == lw.RULES.timers(table.state)
    table.throw("R P")
    table.spend("O")
    table.throw("R P")

    assert (before,) == lw.RULES.timers(table.state)


def test_the_next_turn_has_a_clock_of_its_own() -> None:
    table = Table("A T", "R S T P N R S T P", dice="R", **HARD)
    (before,) = lw.RULES.timers(table.state)
    table.score("RAT")
    table.decline_all()

    (after,) = lw.RULES.timers(table.state)
    assert (1, True) == (after.seat, before.key != after.key)


def test_alone_too_every_turn_has_a_clock_of_its_own() -> None:
    table = Table("R S T P N R S T P", seats=1, **HARD)
    (before,) = lw.RULES.timers(table.state)
    table.turn_in_vain()

    (after,) = lw.RULES.timers(table.state)
    assert before.key != after.key


def test_a_turn_out_of_time_scores_its_bank_and_others_respond() -> None:
    table = Table("A T", "O E", dice="R P", banked="S P", **HARD)
    table.expire(0)

    assert ([4, 0], (1,), lw.Phase.RESPOND) == (table.points, table.actors, table.phase)
    assert [TimeRanOut(0)] == table.told(TimeRanOut)
    assert [lw.TurnFailed(0, 4)] == table.told(lw.TurnFailed)
    assert "A T" == table.tiles()
    table.respond("ROPE")
    assert [4, 6] == table.points


def test_a_turn_out_of_time_before_the_first_die_brings_nothing() -> None:
    table = Table("A T", "R S T P N R S T P", **HARD)
    table.expire(0)

    assert ([0, 0], (1,), lw.Phase.READY) == (table.points, table.actors, table.phase)


def test_alone_time_out_ends_the_turn_too() -> None:
    table = Table("A T", dice="R", banked="S", seats=1, turns=1, **HARD)
    table.expire(0)

    assert ([1], True) == (table.points, table.is_over)


def test_no_clock_of_the_turn_runs_for_a_response() -> None:
    table = Table("T", "O E", dice="R P", **HARD)
    table.give_up()

    assert [] == clocks(table)
    assert NO_SUCH_TIMER == table.against(1, TimeExpired("turn"))


def test_a_response_out_of_time_is_none() -> None:
    table = Table("T", "O E", "O E", dice="R P", seats=3, response_seconds=5)
    table.give_up()
    assert [("response", 1, 5, True, True)] == clocks(table)
    table.expire(1, "response")

    assert (2,) == table.actors
    assert [lw.ResponseDeclined(1)] == table.told(lw.ResponseDeclined)
    assert [0, 0, 0] == table.points


def test_every_response_has_a_clock_of_its_own() -> None:
    table = Table("T", dice="R", seats=3, response_seconds=5)
    table.give_up()
    (first,) = lw.RULES.timers(table.state)
    table.decline()

    (second,) = lw.RULES.timers(table.state)
    assert (2, True) == (second.seat, first.key != second.key)


@pytest.mark.parametrize("kind", [lw.Score, lw.Press])
def test_the_clock_rests_while_the_table_is_asked(kind: type[lw.Score | lw.Press]) -> None:
    table = Table("A T", dice="R", referee=Referee.OBJECTION, known=(), **HARD)
    table.play(0, table.said(kind, "RAT"))
    assert [("turn", 0, 30, True, False)] == clocks(table)
    table.object(1)
    assert [("turn", 0, 30, True, True)] == clocks(table)
    assert [(Gate.NOT_YOUR_TURN, "")] == table.against(0, TimeExpired("turn"))
    table.rule()

    assert [("turn", 0, 30, True, True)] == clocks(table)


def test_the_clock_of_a_response_rests_while_the_table_votes() -> None:
    table = Table("T", "O E", dice="R P", referee=Referee.VOTE, known=(), response_seconds=5)
    table.give_up()
    table.play(1, table.said(lw.Respond, "ROPE"))
    table.rule()
    assert [("response", 1, 5, True, False)] == clocks(table)
    table.vote(0, False)

    assert [("response", 1, 5, True, True)] == clocks(table)


@pytest.mark.parametrize(
    ("clock", "expected"),
    [
        (Clock.OFF, []),
        (Clock.SOFT, [("match", 0, 300, False, True)]),
        (Clock.HARD, [("match", 0, 300, True, True)]),
    ],
)
@pytest.mark.parametrize("dice", ["", "R"])
def test_a_match_alone_can_have_one_clock_in_place_of_those_of_turns(
    clock: Clock, expected: list[tuple[str, int, int, bool, bool]], dice: str
) -> None:
    table = Table("A T", dice=dice, clock=clock, **MATCH)

    assert expected == clocks(table)
    assert NO_SUCH_TIMER == table.against(0, TimeExpired("turn"))
    is_over = clock is Clock.HARD
    assert ([] if is_over else NO_SUCH_TIMER) == table.against(0, TimeExpired("match"))


def test_the_clock_of_a_match_is_the_same_in_every_turn() -> None:
    table = Table("R S T P N R S T P", clock=Clock.HARD, **MATCH)
    (before,) = lw.RULES.timers(table.state)
    table.turn_in_vain()

    assert (before,) == lw.RULES.timers(table.state)
    assert 1 == table.state.players[0].turns


@pytest.mark.parametrize(
    ("lying", "points", "turns"),
    [
        ({}, 7, 0),
        ({"dice": "R"}, 7, 1),
        ({"dice": "R P", "banked": "S P"}, 11, 1),
    ],
)
def test_a_match_out_of_time_ends_with_what_is_scored_and_banked(
    lying: dict[str, Any], points: int, turns: int
) -> None:
    table = Table("A T", points=(7,), clock=Clock.HARD, **lying, **MATCH)
    table.expire(0, "match")

    assert ([points], True, turns) == (table.points, table.is_over, table.state.players[0].turns)
    assert [TimeRanOut(0)] == table.told(TimeRanOut)
    assert [lw.TurnFailed(0, points - 7)] * turns == table.told(lw.TurnFailed)
    assert [MatchEnded((points,))] == table.told(MatchEnded)
    assert [] == clocks(table)


def test_a_match_on_the_clock_ends_after_its_last_turn_all_the_same() -> None:
    table = Table("T", dice="R", clock=Clock.HARD, **{**MATCH, "turns": 1})
    table.give_up()

    assert table.is_over


def test_no_clock_runs_once_the_match_is_over() -> None:
    table = Table("T", dice="R", seats=1, turns=1, **HARD)
    table.give_up()

    assert [] == clocks(table)
