"""Undo at the editor: thousands of random sequences go back to their start, step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.games.hidden_crossword import hc
from tests.helpers.effort import EFFORT
from tests.helpers.hidden_crossword import DRAW, Table
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.hidden_crossword.table.grid.gestures import EditorGestures
from wordsmith_desktop.games.hidden_crossword.table.grid.loads import GridLoad, RackLoad

SEQUENCES: Final = 100 * EFFORT
"""With WORDSMITH_EFFORT=50 it is five thousand."""
GESTURES: Final = 40
"""Of one sequence."""
Where = tuple[hc.State, hc.Layout, hc.Cell, hc.Direction]


@dataclass
class _Table:
    """A match in its building, and the editor over it, as a page holds the two together."""

    match: Match[Any, Any, Any, Any]

    def __post_init__(self) -> None:
        self.gestures = EditorGestures(self._lay, lambda _why: None, lambda: None)
        self.before: list[Where] = []
        """How it stood before each change of the tiles."""
        self.after: list[Where] = []
        self.show()

    @property
    def where(self) -> Where:
        editor = self.gestures.editor
        return self.match.state, editor.layout, editor.caret, editor.direction

    def show(self) -> None:
        state: hc.State = self.match.state
        self.gestures.show(state.players[0].draft, state.pool, state.anchor)

    def do(self, gesture: Callable[[EditorGestures], object]) -> None:
        """One gesture; what it changes is noted."""
        before, count = self.where, len(self.match.played)
        gesture(self.gestures)
        if len(self.match.played) > count:
            self.before.append(before)
            self.after.append(self.where)

    def undo(self) -> None:
        self.gestures.history.is_redoing = False
        self.match.undo()
        self.show()

    def redo(self) -> None:
        self.gestures.history.is_redoing = True
        self.match.redo()
        self.show()

    def _lay(self, layout: hc.Layout) -> bool:
        if self.match.rules.check(self.match.state, 0, hc.Lay(layout)):
            return False
        self.match.play(0, hc.Lay(layout))
        self.show()
        return True


def _building() -> Match[Any, Any, Any, Any]:
    table = Table()
    table.turn_up(DRAW)
    table.call("RATE")
    table.on(0)
    match: Match[Any, Any, Any, Any] = Match(hc.RULES, table.state.ruleset, 2)
    for one in table.played:
        match.play(one.seat, one.action)
    return match


def _cell(chance: Random, editor: hc.Editor) -> hc.Cell:
    """Mostly one with a tile."""
    if chance.random() < 0.6 and editor.layout:
        return chance.choice(editor.layout).cell
    return hc.Cell(chance.randint(-4, 4), chance.randint(-4, 8))


def _gesture(chance: Random, editor: hc.Editor) -> Callable[[EditorGestures], object]:
    cell, way = _cell(chance, editor), chance.choice(tuple(hc.Direction))
    letter = chance.choice("TARENISODLCMXÄ")
    run = chance.choice(editor.grid.runs) if editor.grid.runs else None
    rack = editor.rack or "E"
    gestures: list[Callable[[EditorGestures], object]] = [
        *[lambda hands: hands.type_letter(letter)] * 6,
        lambda hands: hands.backspace(),
        lambda hands: hands.delete(),
        lambda hands: hands.step(way, chance.choice((-1, 1))),
        lambda hands: hands.turn(),
        lambda hands: hands.go_to(cell, way),
        lambda hands: hands.click(cell),
        lambda hands: hands.carry(chance.random() < 0.5, way, chance.choice((-1, 1, 2))),
        *[lambda hands: hands.confirm()] * 2,
        lambda hands: hands.let_go(),
        lambda hands: hands.drop(RackLoad(chance.choice(rack), 0), cell),
        lambda hands: hands.clear() if chance.random() < 0.1 else None,
    ]
    if run is not None:
        gestures.append(lambda hands: hands.drop(GridLoad(run, 0), cell))
        gestures.append(lambda hands: hands.put_back(GridLoad(run, 0)))
    return chance.choice(gestures)


def test_random_edits_are_undone_to_the_start_and_redone_with_state_caret_and_grid() -> None:
    base = _building()
    changes = 0
    for seed in range(SEQUENCES):
        chance = Random(seed)
        table = _Table(base.first(len(base.played)))
        for _ in range(GESTURES):
            table.do(_gesture(chance, table.gestures.editor))
        changes += len(table.before)
        for expected in reversed(table.before):
            table.undo()
            assert expected == table.where, seed
        for expected in table.after:
            table.redo()
            assert expected == table.where, seed
    assert changes > 5 * SEQUENCES


def test_undo_and_redo_in_turns_keep_the_caret_of_each_change() -> None:
    table = _Table(_building())
    for letter in "AN":
        table.do(lambda hands, one=letter: hands.type_letter(one))  # type: ignore[misc]
    table.do(lambda hands: hands.backspace())
    for way, expected in (
        (table.undo, table.before[2]),
        (table.undo, table.before[1]),
        (table.redo, table.after[1]),
        (table.redo, table.after[2]),
        (table.undo, table.before[2]),
    ):
        way()
        assert expected == table.where
