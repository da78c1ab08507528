"""The buzzer race: who has the bench, and who is locked out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, pieces, timers_of
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.table_rules import TableWhy

L, S, B, C = lp.Shape
NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]


def race(seats: int = 2, given: str = "3L 2S", **fields: Any) -> Table:
    return Table(seats=seats, given=given, table=lp.TableMode.BUZZER, **fields)


def test_all_may_buzz_or_pass() -> None:
    table = race(3)

    assert (0, 1, 2) == table.actors
    for seat in range(3):
        assert [] == table.against(seat, lp.Buzz())
        assert [] == table.against(seat, lp.Pass())
        assert [(lp.Why.NO_BENCH, "")] == table.against(seat, lp.Roll())


def test_who_buzzes_has_the_bench_alone() -> None:
    table = race(3)
    table.play(2, lp.Buzz())

    assert 2 == table.bench
    assert (2,) == table.actors
    assert NOT_YOUR_TURN == table.against(0, lp.Buzz())
    assert [(lp.Why.BENCH_TAKEN, "")] == table.against(2, lp.Buzz())


@pytest.mark.parametrize("fails", ["pass", "time", "word"])
def test_a_failed_bench_locks_its_seat_out(fails: str) -> None:
    table = race(words=())
    table.play(0, lp.Buzz())
    if fails == "pass":
        table.pass_()
    elif fails == "time":
        table.expire(0, "bench")
    else:
        table.claim("AT")

    assert [lp.BenchLost(0)] == table.told(lp.BenchLost)
    assert [("lockout", 0)] == timers_of(table)
    assert [(lp.Why.LOCKED_OUT, "")] == table.against(0, lp.Buzz())
    assert [(lp.Why.LOCKED_OUT, "")] == table.against(0, lp.Pass())
    assert [] == table.against(1, lp.Buzz())


def test_every_lockout_of_a_seat_is_a_clock_of_its_own() -> None:
    table = race()
    keys = set()
    for _ in range(3):
        table.play(0, lp.Buzz())
        table.pass_()
        (lockout,) = lp.RULES.timers(table.state)
        keys.add(lockout.key)
        table.expire(0, "lockout")

    # What is left of a clock is kept by its key, so a used one would end at once.
    assert 3 == len(keys)


def test_a_lockout_ends_while_another_seat_builds() -> None:
    table = race()
    table.play(0, lp.Buzz())
    table.pass_()
    table.play(1, lp.Buzz())
    assert [("lockout", 0), ("bench", 1)] == timers_of(table)
    table.expire(0, "lockout")

    assert [lp.LockoutEnded(0)] == table.told(lp.LockoutEnded)
    assert (1,) == table.actors


def test_a_lockout_ends_while_a_word_is_doubted() -> None:
    table = race(referee=Referee.OBJECTION)
    table.play(0, lp.Buzz())
    table.pass_()
    table.play(1, lp.Buzz())
    table.call("AT")
    table.expire(0, "lockout")
    table.let_stand(0)

    assert ["AT"] == table.words_of(1)


def test_with_everyone_locked_out_the_lockouts_still_end() -> None:
    table = race()
    for seat in range(2):
        table.play(seat, lp.Buzz())
        table.pass_()

    assert (0, 1) == table.actors
    table.expire(1, "lockout")
    table.play(1, lp.Buzz())
    assert 1 == table.bench


def test_a_claimed_word_frees_the_bench_for_all() -> None:
    table = race()
    table.play(1, lp.Buzz())
    table.claim("AT")

    assert table.state.bench is None
    assert (0, 1) == table.actors
    assert [] == timers_of(table)


def test_a_bench_that_timed_out_while_choosing_keeps_the_choice() -> None:
    table = race()
    table.play(0, lp.Buzz())
    table.roll("B*")
    table.expire(0, "bench")
    table.expire(0, "lockout")
    table.play(0, lp.Buzz())

    assert 1 == table.player().choices
    table.take(B)
    assert pieces("3L 2S 1B") == table.pool(0)


def test_there_is_no_buzzing_in_turns() -> None:
    assert (TableWhy.NOT_NOW, "") in Table(given="3L 2S").against(0, lp.Buzz())


def test_a_failed_vote_in_the_race_loses_the_bench() -> None:
    table = race(referee=Referee.VOTE, words=())
    table.play(0, lp.Buzz())
    table.claim("AT")
    table.vote(1, False)

    assert [lp.BenchLost(0)] == table.told(lp.BenchLost)
