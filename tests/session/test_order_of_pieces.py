"""The order that players give their own pieces: kept with the match, and of no rule's concern."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers.live import begin, go_on
from tests.helpers.saves import write_save
from tests.helpers.toy_game import TOYS, Put
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Arranged, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import DamageKind
from wordsmith_desktop.session.branching import branch
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.table_view import AnyTable, TableView

ANA, BEN = 0, 1


@pytest.fixture
def table(session: AnySession) -> AnyTable:
    return TableView(session)


def test_an_order_is_there_until_the_next_and_changes_nothing_else(table: AnyTable) -> None:
    before = table.public, table.position, table.can_undo
    table.arrange(BEN, (3, 1, 2))
    table.arrange(BEN, (2, 3, 1))
    assert ((), (2, 3, 1)) == (table.order_of(ANA), table.order_of(BEN))
    assert before == (table.public, table.position, table.can_undo)


def test_an_order_comes_back_with_the_match(
    shelf: Shelf, session: AnySession, table: AnyTable
) -> None:
    table.arrange(ANA, (2, 1))
    table.act(ANA, Put())
    table.arrange(BEN, (7, 9, 8))
    path = next(shelf.look_through()).path
    session.close()
    again = go_on(shelf, path).view()
    assert ((2, 1), (7, 9, 8)) == (again.order_of(ANA), again.order_of(BEN))


def test_undo_takes_no_order_back(table: AnyTable) -> None:
    table.act(ANA, Put())
    table.arrange(ANA, (2, 1))
    table.undo()
    assert (2, 1) == table.order_of(ANA)
    assert table.can_redo


def test_the_same_order_is_written_once(session: AnySession, table: AnyTable) -> None:
    table.arrange(ANA, (2, 1))
    before = session.log
    table.arrange(ANA, (2, 1))
    assert before == session.log


def test_a_branch_begins_with_the_order_there_was(shelf: Shelf, session: AnySession) -> None:
    table: Any = TableView(session)
    table.arrange(ANA, (2, 1))
    table.act(ANA, Put())
    path, position = next(shelf.look_through()).path, table.position
    session.close()
    assert {ANA: (2, 1)} == read_match(
        branch(shelf, path, TOYS, position, created_ms=1), TOYS
    ).orders


def test_nobody_arranges_what_is_only_looked_at(shelf: Shelf, session: AnySession) -> None:
    path = next(shelf.look_through()).path
    session.close()
    path.write_bytes(path.read_bytes() + b"rubbish\n")
    looked_at = go_on(shelf, path).view()
    looked_at.arrange(ANA, (2, 1))
    assert (True, (), False) == (
        looked_at.is_read_only,
        looked_at.order_of(ANA),
        looked_at.may_arrange(ANA),
    )


def test_a_computers_pieces_are_left_alone(shelf: Shelf) -> None:
    class Silent:
        def propose(self, _table: object, _seat: int) -> None:
            return None

    players = (Player("Ana"), Player("Ben"))
    table = begin(shelf, players=players, drivers={BEN: Silent()}, match_id="silent").view()
    table.arrange(BEN, (2, 1))
    assert () == table.order_of(BEN)


def test_an_order_for_a_seat_that_there_is_not_is_damage(shelf: Shelf) -> None:
    kept = read_match(write_save(shelf, entries=(Arranged(2, (1,)),)), TOYS)
    assert kept.damage is not None
    assert (DamageKind.REPLAY, 2) == (kept.damage.kind, kept.damage.line)
