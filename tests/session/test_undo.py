"""Undo and redo, and what they never cross."""

from __future__ import annotations

import pytest

from tests.helpers.live import Audience, FixedDice, LateJudge, begin, written
from tests.helpers.toy_game import Call, EndTurn, Look, Put, ToyAction, ToyRuleset
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.drivers import DrivenTable, Driver
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import UpdateKind

PLAYED, UNDONE, REDONE = UpdateKind.PLAYED, UpdateKind.UNDONE, UpdateKind.REDONE


def test_undo_takes_back_and_redo_brings_back_and_both_are_written(
    session: AnySession, audience: Audience, shelf: Shelf
) -> None:
    before = session.match.state
    session.act(0, Put())
    after = session.match.state
    assert session.undoable is not None
    assert Put() == session.undoable.action
    session.undo()
    assert before == session.match.state == written(shelf).match.state
    assert session.redoable is not None
    session.redo()
    assert after == session.match.state == written(shelf).match.state
    assert [(PLAYED, 0), (UNDONE, 0), (REDONE, 0)] == audience.told


@pytest.mark.parametrize("action", [Look(), EndTurn(), Call("CAB"), Call("XYZ")])
def test_undo_never_crosses_what_someone_learnt(session: AnySession, action: ToyAction) -> None:
    session.act(0, Put())
    session.act(0, action)
    assert session.undoable is None
    with pytest.raises(IndexError):
        session.undo()


def test_redo_without_undo_is_an_error(session: AnySession) -> None:
    assert session.redoable is None
    with pytest.raises(IndexError):
        session.redo()


def test_a_waiting_claim_can_be_undone_and_redone(shelf: Shelf) -> None:
    late = LateJudge()
    session = begin(shelf, judge=late).session
    session.act(0, Call("CAB"))
    session.undo()
    late.is_ready = True
    session.redo()
    assert REFEREE == session.match.played[-1].seat
    assert session.redoable is None


class Echo:
    """A computer player that puts a counter down whenever somebody else has."""

    def propose(self, table: DrivenTable, seat: Seat) -> ToyAction | None:
        last = table.match.played[-1]
        return Put() if last.seat not in (CHANCE, seat) and last.action == Put() else None


def test_undo_and_redo_take_a_computers_answer_along(shelf: Shelf) -> None:
    drivers: dict[Seat, Driver] = {1: Echo(), CHANCE: FixedDice(5)}
    session = begin(shelf, ToyRuleset(is_open=True), drivers=drivers).session
    states = [session.match.state]
    for _ in range(2):
        session.act(0, Put())
        states.append(session.match.state)
    assert session.match.state.pips == 1
    audience = Audience()
    session.subscribe(audience)
    session.undo()
    assert [(UNDONE, 1), (UNDONE, 0)] == audience.told
    assert states[1] == session.match.state
    session.undo()
    assert states[0] == session.match.state
    assert session.undoable is None
    audience.updates.clear()
    session.redo()
    assert [(REDONE, 0), (REDONE, 1)] == audience.told
    assert states[1] == session.match.state == written(shelf).match.state
