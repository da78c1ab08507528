"""The buzzer race: who has the bench, and who is locked out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers.letter_pieces import Table, pieces, timers_of
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.letter_pieces.rules.actions import Buzz, Pass, Roll, Why
from wordsmith_desktop.games.letter_pieces.rules.events import BenchLost, LockoutEnded
from wordsmith_desktop.games.letter_pieces.rules.pieces import Shape
from wordsmith_desktop.games.letter_pieces.rules.rules import RULES
from wordsmith_desktop.games.letter_pieces.rules.ruleset import TableMode

L, S, B, C = Shape
NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]


def race(seats: int = 2, given: str = "3L 2S", **fields: Any) -> Table:
    return Table(seats=seats, given=given, table=TableMode.BUZZER, **fields)


def test_all_may_buzz_or_pass() -> None:
    table = race(3)

    assert (0, 1, 2) == table.actors
    for seat in range(3):
        assert [] == table.against(seat, Buzz())
        assert [] == table.against(seat, Pass())
        assert [(Why.NO_BENCH, "")] == table.against(seat, Roll())


def test_who_buzzes_has_the_bench_alone() -> None:
    table = race(3)
    table.play(2, Buzz())

    assert 2 == table.bench
    assert (2,) == table.actors
    assert NOT_YOUR_TURN == table.against(0, Buzz())
    assert [(Why.BENCH_TAKEN, "")] == table.against(2, Buzz())


@pytest.mark.parametrize("fails", ["pass", "time", "word"])
def test_a_failed_bench_locks_its_seat_out(fails: str) -> None:
    table = race(words=())
    table.play(0, Buzz())
    if fails == "pass":
        table.pass_()
    elif fails == "time":
        table.expire(0, "bench")
    else:
        table.claim("AT")

    assert [BenchLost(0)] == table.told(BenchLost)
    assert [("lockout", 0)] == timers_of(table)
    assert [(Why.LOCKED_OUT, "")] == table.against(0, Buzz())
    assert [(Why.LOCKED_OUT, "")] == table.against(0, Pass())
    assert [] == table.against(1, Buzz())


def test_every_lockout_of_a_seat_is_a_clock_of_its_own() -> None:
    table = race()
    keys = set()
    for _ in range(3):
        table.play(0, Buzz())
        table.pass_()
        (lockout,) = RULES.timers(table.state)
        keys.add(lockout.key)
        table.expire(0, "lockout")

    # What is left of a clock is kept by its key, so a used one would end at once.
    assert 3 == len(keys)


def test_a_lockout_ends_while_another_seat_builds() -> None:
    table = race()
    table.play(0, Buzz())
    table.pass_()
    table.play(1, Buzz())
    assert [("lockout", 0), ("bench", 1)] == timers_of(table)
    table.expire(0, "lockout")

    assert [LockoutEnded(0)] == table.told(LockoutEnded)
    assert (1,) == table.actors


def test_a_lockout_ends_while_a_word_is_doubted() -> None:
    table = race(referee=Referee.OBJECTION)
    table.play(0, Buzz())
    table.pass_()
    table.play(1, Buzz())
    table.call("AT")
    table.expire(0, "lockout")
    table.let_stand(0)

    assert ["AT"] == table.words_of(1)


def test_with_everyone_locked_out_the_lockouts_still_end() -> None:
    table = race()
    for seat in range(2):
        table.play(seat, Buzz())
        table.pass_()

    assert (0, 1) == table.actors
    table.expire(1, "lockout")
    table.play(1, Buzz())
    assert 1 == table.bench


def test_a_claimed_word_frees_the_bench_for_all() -> None:
    table = race()
    table.play(1, Buzz())
    table.claim("AT")

    assert table.state.bench is None
    assert (0, 1) == table.actors
    assert [] == timers_of(table)


def test_a_bench_that_timed_out_while_choosing_keeps_the_choice() -> None:
    table = race()
    table.play(0, Buzz())
    table.roll("B*")
    table.expire(0, "bench")
    table.expire(0, "lockout")
    table.play(0, Buzz())

    assert 1 == table.player().choices
    table.take(B)
    assert pieces("3L 2S 1B") == table.pool(0)


def test_there_is_no_buzzing_in_turns() -> None:
    assert (TableWhy.NOT_NOW, "") in Table(given="3L 2S").against(0, Buzz())


def test_a_failed_vote_in_the_race_loses_the_bench() -> None:
    table = race(referee=Referee.VOTE, words=())
    table.play(0, Buzz())
    table.claim("AT")
    table.vote(1, False)

    assert [BenchLost(0)] == table.told(BenchLost)
