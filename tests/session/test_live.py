"""A session: actions are checked, played, written and told."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from tests.helpers.live import Audience, begin, written
from tests.helpers.toy_game import Call, EndTurn, Look, Put, Roll, Shown, ToyRefusal
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.records.codec import CodecError
from wordsmith_desktop.records.files import LogFile
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import SessionGate, Update, UpdateKind

PLAYED = UpdateKind.PLAYED


def test_a_new_match_is_dealt_and_rolled_before_the_first_person_acts(session: AnySession) -> None:
    assert [CHANCE, CHANCE] == [played.seat for played in session.match.played]
    assert (0,) == session.actors


def test_an_action_is_played_written_and_told(
    session: AnySession, audience: Audience, shelf: Shelf
) -> None:
    assert () == session.act(0, Put())
    assert [(PLAYED, 0)] == audience.told
    assert session.match.state == written(shelf).match.state


def test_what_follows_from_an_action_is_told_in_order_after_all_of_it(
    session: AnySession,
) -> None:
    seen: list[tuple[Seat | None, int]] = []
    session.subscribe(lambda update: seen.append((update.seat, session.observation(0).turn)))
    session.act(0, EndTurn())
    assert [(0, 1), (CHANCE, 1)] == seen


class Counting(LogFile):
    """A log file that keeps how many lines each write brought to the disk."""

    writes: ClassVar[list[int]] = []

    def write(self, offset: int, data: bytes) -> None:
        super().write(offset, data)
        Counting.writes.append(data.count(b"\n"))


def test_an_action_and_what_follows_from_it_wait_for_the_disk_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that others keep busy takes long for each write, and the table waits for it."""
    monkeypatch.setattr(Counting, "writes", [])
    session = begin(Shelf(tmp_path, open_file=Counting)).session
    Counting.writes.clear()
    on_disk: list[list[int]] = []
    session.subscribe(lambda _update: on_disk.append(list(Counting.writes)))
    session.act(0, EndTurn())
    assert [2] == Counting.writes
    # Nobody hears of anything that is not on the disk.
    assert [[2], [2]] == on_disk
    session.close()


def test_a_refused_action_gives_every_reason_and_changes_nothing(
    session: AnySession, audience: Audience, shelf: Shelf
) -> None:
    before = session.match.state
    session.act(0, Call(""))
    rejections = session.act(0, Call(""))
    assert [ToyRefusal.EMPTY_WORD] == [rejection.code for rejection in rejections]
    assert [Gate.NOT_YOUR_TURN] == [each.code for each in session.act(1, Put())]
    assert [] == audience.told
    assert before == session.match.state == written(shelf).match.state


def test_a_listener_that_fails_keeps_nothing_from_the_others(
    session: AnySession, audience: Audience
) -> None:
    others = Audience()

    def fail(_update: object) -> None:
        raise RuntimeError("a mistake")

    session.subscribe(fail)
    session.subscribe(others)
    with pytest.raises(RuntimeError, match="a mistake"):
        session.act(0, EndTurn())
    assert [(PLAYED, 0), (PLAYED, CHANCE)] == audience.told == others.told


@pytest.mark.parametrize("seat", [CHANCE, REFEREE])
def test_nobody_acts_for_chance_or_the_referee(session: AnySession, seat: Seat) -> None:
    assert [Gate.NOT_YOUR_TURN] == [each.code for each in session.act(seat, Roll(6))]


def test_nobody_runs_a_clock_out_by_hand(session: AnySession) -> None:
    rejections = session.act(0, TimeExpired("turn"))
    assert [Gate.UNKNOWN_ACTION] == [rejection.code for rejection in rejections]


def test_a_called_word_is_ruled_on_at_once(session: AnySession, audience: Audience) -> None:
    session.act(0, Call("CAB"))
    assert [(PLAYED, 0), (PLAYED, REFEREE)] == audience.told
    assert (2, 0) == session.match.state.scores


def _seat(seat: Seat | None) -> Seat | None:
    return seat


def test_what_a_seat_may_not_see_is_taken_out_of_an_update(session: AnySession) -> None:
    audiences = {seat: Audience() for seat in (0, 1, None)}
    for seat, audience in audiences.items():
        session.subscribe(audience, viewer=partial(_seat, seat))
    session.act(0, Look())
    events = {seat: audience.updates[0].visible for seat, audience in audiences.items()}
    assert {0: (Shown(session.observation(0).card, 0),), 1: (), None: ()} == events
    assert [(), (), ()] == [audience.updates[0].public for audience in audiences.values()]


def test_a_listener_that_left_hears_nothing(session: AnySession) -> None:
    audience = Audience()
    leave = session.subscribe(audience)
    leave()
    leave()
    session.act(0, Put())
    assert [] == audience.told


def test_a_listener_may_act_and_everyone_hears_in_order(session: AnySession) -> None:
    heard: list[Seat | None] = []

    def eager(update: Update[Any]) -> None:
        if update.seat == CHANCE:
            session.act(1, EndTurn())

    session.subscribe(eager)
    session.subscribe(lambda update: heard.append(update.seat))
    session.act(0, EndTurn())
    session.act(0, Put())
    assert [0, CHANCE, 1, CHANCE] == heard[:4]


def test_an_action_that_no_log_can_hold_changes_nothing(session: AnySession) -> None:
    before = session.match.state
    with pytest.raises(CodecError):
        session.act(0, Call(cast(str, 5)))
    assert before == session.match.state


def test_a_closed_session_takes_no_more_actions(session: AnySession) -> None:
    assert session.close()
    assert [SessionGate.READ_ONLY] == [each.code for each in session.act(0, Put())]
    assert session.close()
