"""What players mark beside what lies there: kept with the match, and of no rule's concern."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers.live import begin, go_on
from tests.helpers.saves import write_save
from tests.helpers.toy_game import TOYS, Put
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Marked, PlaceMark, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import DamageKind
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.table_view import AnyTable, TableView

ANA, BEN = 0, 1
O: tuple[PlaceMark, ...] = (PlaceMark(2, "O"),)  # noqa: E741
TURN = "1"


@pytest.fixture
def table(session: AnySession) -> AnyTable:
    return TableView(session)


def test_marks_are_of_their_moment_and_change_nothing_else(table: AnyTable) -> None:
    before = table.public, table.position, table.can_undo
    table.mark(ANA, TURN, O)
    assert (O, (), ()) == (
        table.marks_of(ANA, TURN),
        table.marks_of(ANA, "2"),
        table.marks_of(BEN, TURN),
    )
    assert before == (table.public, table.position, table.can_undo)


def test_marks_come_back_with_the_match(shelf: Shelf, session: AnySession, table: AnyTable) -> None:
    table.mark(ANA, TURN, (*O, PlaceMark(4, "T")))
    table.mark(ANA, TURN, O)
    table.act(ANA, Put())
    path = next(shelf.look_through()).path
    session.close()
    assert O == go_on(shelf, path).view().marks_of(ANA, TURN)


@pytest.mark.parametrize("is_brought_back", [False, True])
def test_what_is_taken_back_takes_marks_with_it(
    shelf: Shelf, session: AnySession, table: AnyTable, is_brought_back: bool
) -> None:
    table.act(ANA, Put())
    if is_brought_back:
        table.undo()
    table.mark(ANA, TURN, O)
    assert O == table.marks_of(ANA, TURN)
    table.redo() if is_brought_back else table.undo()
    assert () == table.marks_of(ANA, TURN)
    path = next(shelf.look_through()).path
    session.close()
    assert () == go_on(shelf, path).view().marks_of(ANA, TURN)


def test_the_same_marks_are_written_once(session: AnySession, table: AnyTable) -> None:
    table.mark(ANA, TURN, ())
    table.mark(ANA, TURN, O)
    before = session.log
    table.mark(ANA, TURN, O)
    assert before is not None
    assert before == session.log
    assert 1 == before.count(b"Marked")


def test_nobody_marks_for_a_computer(shelf: Shelf) -> None:
    class Silent:
        def propose(self, _table: object, _seat: int) -> None:
            return None

    players = (Player("Ana"), Player("Ben"))
    table: Any = begin(shelf, players=players, drivers={BEN: Silent()}, match_id="silent").view()
    table.mark(BEN, TURN, O)
    assert () == table.marks_of(BEN, TURN)


def test_marks_of_a_seat_that_there_is_not_are_damage(shelf: Shelf) -> None:
    kept = read_match(write_save(shelf, entries=(Marked(2, TURN, O),)), TOYS)
    assert kept.damage is not None
    assert (DamageKind.REPLAY, 2) == (kept.damage.kind, kept.damage.line)
