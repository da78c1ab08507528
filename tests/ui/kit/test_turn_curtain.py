"""The curtain is drawn exactly when a secret goes to somebody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.ui.kit.curtain import TurnCurtain


class Table:
    """Two players at one screen, and who was asked to lift the curtain."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.lifted: list[str] = []
        self._lift: Callable[[], None] | None = None
        self.curtain = TurnCurtain(("Ana", "Ben"), self._cover)

    def _cover(self, name: str, lift: Callable[[], None]) -> None:
        self.drawn.append(name)
        self._lift = lift

    def turn_of(self, holder: Seat | None, *, hidden: bool = True, asked: bool = False) -> None:
        self.curtain.draw_if_needed(
            holder,
            is_hidden=hidden,
            is_asked=asked,
            lifted=lambda: self.lifted.append(self.drawn[-1]),
        )

    def lift(self) -> None:
        assert self._lift is not None
        self._lift()


@pytest.fixture
def table() -> Table:
    return Table()


def test_it_is_drawn_once_for_each_change_of_seats(table: Table) -> None:
    for seat in (0, 1, 0):
        table.turn_of(seat)
        table.turn_of(seat)
        assert not table.curtain.is_lifted_by(seat)
        table.lift()
        table.turn_of(seat)
        assert table.curtain.is_lifted_by(seat)
    assert table.drawn == table.lifted == ["Ana", "Ben", "Ana"]


def test_without_a_secret_it_is_not_drawn(table: Table) -> None:
    table.turn_of(0, hidden=False)
    table.turn_of(1, hidden=False)
    assert table.drawn == []


def test_while_nobody_has_the_turn_it_is_not_drawn(table: Table) -> None:
    table.turn_of(None)
    assert table.drawn == []
    assert table.curtain.is_lifted_by(None)


def test_after_the_table_was_asked_the_builder_lifts_it_again(table: Table) -> None:
    table.turn_of(0)
    table.lift()
    table.turn_of(0, asked=True)
    assert table.drawn == ["Ana"]
    assert not table.curtain.is_lifted_by(0)
    table.turn_of(0)
    assert table.drawn == ["Ana", "Ana"]
