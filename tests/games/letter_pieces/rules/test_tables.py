"""Tables: turns and their clocks, undo, and which rulesets there are."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, pieces, playable, timers_of
from tests.helpers.letter_pieces import faces as faces_of
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock, Referee, TimeExpired
from wordsmith_desktop.games.common.table_events import TableEvent, TimeRanOut
from wordsmith_desktop.games.common.table_rules import TableWhy

L, S, B, C = lp.Shape
AnyMatch = Match[lp.Ruleset, Any, Any, TableEvent]
NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]


def test_one_seat_at_a_time_has_the_bench() -> None:
    table = Table(seats=3, given="3L 2S")

    assert (0,) == table.actors
    assert NOT_YOUR_TURN == table.against(1, lp.Roll())
    table.pass_()
    assert (1,) == table.actors
    assert [lp.TurnMoved(1)] == table.told(lp.TurnMoved)


def test_a_turn_is_as_many_rolls_as_one_likes_and_one_word() -> None:
    table = Table(given="3L 2S")
    table.roll("L", "S")
    table.claim("AT")

    assert 1 == table.bench


def test_the_turn_clock_is_off_by_default() -> None:
    assert [] == timers_of(Table(given="3L 2S"))


def test_a_hard_clock_ends_the_turn() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD, turn_seconds=90)
    (timer,) = lp.RULES.timers(table.state)
    assert ("turn", 0, 90, True) == (timer.name, timer.seat, timer.seconds, timer.is_hard)
    table.expire(0, "turn")

    assert 1 == table.bench
    assert [TimeRanOut(0)] == table.told(TimeRanOut)


def test_a_soft_clock_takes_nothing() -> None:
    table = Table(given="3L 2S", clock=Clock.SOFT)

    (timer,) = lp.RULES.timers(table.state)
    assert not timer.is_hard
    assert [(TableWhy.NO_SUCH_TIMER, "")] == table.against(0, TimeExpired("turn"))


def test_only_a_clock_that_runs_can_end() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)

    for name in ("bench", "lockout", "warm_up", ""):
        assert [(TableWhy.NO_SUCH_TIMER, "")] == table.against(0, TimeExpired(name))
    assert NOT_YOUR_TURN == table.against(1, TimeExpired("turn"))


def test_every_turn_has_a_clock_of_its_own() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)
    keys: set[str] = set()
    for word in ("AT", "IT", "ATE"):
        keys.update(timer.key for timer in lp.RULES.timers(table.state))
        table.write(word)

    assert 3 == len(keys)


def test_the_turn_clock_rests_while_others_are_asked() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD, referee=Referee.OBJECTION)
    table.call("AT")

    (timer,) = lp.RULES.timers(table.state)
    assert not timer.is_running
    assert table.against(0, TimeExpired("turn"))


def test_a_turn_that_timed_out_while_choosing_keeps_the_choice() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)
    table.roll("B*")
    table.expire(0, "turn")
    table.claim("AT")

    assert [(lp.Why.STILL_CHOOSING, "R11")] == table.against(0, lp.Roll())
    table.take(C)
    assert pieces("3L 2S 1C") == table.pool(0)
    assert [(lp.Why.NO_CHOICE, "R11")] == table.against(0, lp.Take(C))


def test_no_clock_can_end_while_the_die_is_in_the_air() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)
    table.play(0, lp.Roll())

    assert NOT_YOUR_TURN == table.against(0, TimeExpired("turn"))
    table.dice("L")
    assert [] == table.against(0, TimeExpired("turn"))


def _match(table: lp.TableMode = lp.TableMode.TURNS, mode: lp.Mode = lp.Mode.STANDARD) -> AnyMatch:
    return Match(lp.RULES, playable(2, given=pieces("3L 2S"), table=table, mode=mode), 2)


def test_a_roll_is_not_undone_once_the_die_has_fallen() -> None:
    match = _match()
    match.play(0, lp.Roll())
    match.play(CHANCE, lp.Dice(faces_of("B*")))

    assert match.undoable is None
    match.play(0, lp.Take(B))
    match.undo()
    assert match.undoable is None


def test_a_pass_can_be_undone_in_the_open_but_not_behind_the_curtain() -> None:
    in_the_open = _match()
    in_the_open.play(0, lp.Pass())
    assert in_the_open.undoable is not None

    behind_the_curtain = _match(lp.TableMode.CURTAIN, lp.Mode.SECRET)
    behind_the_curtain.play(0, lp.Pass())
    assert behind_the_curtain.undoable is None


@pytest.mark.parametrize("mode", lp.Mode)
@pytest.mark.parametrize("table", lp.TableMode)
@pytest.mark.parametrize("seats", range(6))
def test_every_mode_is_played_at_its_tables_only(
    mode: lp.Mode, table: lp.TableMode, seats: int
) -> None:
    tables = lp.TABLES[mode] if seats > 1 else (lp.TableMode.TURNS,)
    found = {fault.code for fault in lp.faults(lp.Ruleset(mode=mode, table=table), seats)}

    assert (table not in tables) == (lp.Fault.TABLE in found)
    assert (seats not in range(1, 5)) == (lp.Fault.SEATS in found)


def test_all_faults_are_named_at_once() -> None:
    wrong = lp.Ruleset(
        table=lp.TableMode.CURTAIN,
        referee=Referee.VOTE,
        challenges=9,
        handicaps=(9,),
        given=(41, 0, 0, 0),
        words=0,
    )

    assert {
        lp.Fault.TABLE,
        lp.Fault.REFEREE,
        lp.Fault.CHALLENGES,
        lp.Fault.HANDICAP,
        lp.Fault.GIVEN,
        lp.Fault.NUMBERS,
    } == {fault.code for fault in lp.faults(wrong, 1)}


@pytest.mark.parametrize(
    ("required", "fields", "is_wrong"),
    [
        (lp.RequiredLetters.RANDOM, {"mode": lp.Mode.WARM_UP}, True),
        (lp.RequiredLetters.LETTERS, {"mode": lp.Mode.WARM_UP}, True),
        (lp.RequiredLetters.NONE, {"mode": lp.Mode.WARM_UP}, False),
        (lp.RequiredLetters.WORD, {"words": 1}, True),
        (lp.RequiredLetters.WORD, {"words": 2}, False),
        (lp.RequiredLetters.LETTERS, {"words": 1}, False),
    ],
)
def test_letters_are_only_required_where_rows_and_words_can_have_them(
    required: lp.RequiredLetters, fields: dict[str, Any], is_wrong: bool
) -> None:
    found = {fault.code for fault in lp.faults(lp.Ruleset(required=required, **fields), 1)}
    assert ({lp.Fault.LETTERS} if is_wrong else set()) == found


def test_nobody_claims_out_of_turn() -> None:
    table = Table(given="3L 2S")

    assert NOT_YOUR_TURN == table.against(1, lp.Claim("AT", 0))


def test_chance_cannot_do_what_people_do() -> None:
    table = Table(given="3L 2S")
    table.play(0, lp.Roll())

    assert [(Gate.UNKNOWN_ACTION, "")] == table.against(CHANCE, lp.Take(B))
