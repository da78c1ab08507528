"""The menu with how somebody likes to solve; each line is on or off, and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtWidgets import QMenu, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.wording.texts import Text, say

from .. import clued_texts as texts
from ..clued.solver import Solver

_LINES: Final[dict[str, Text]] = {
    "in_pencil": texts.PENCIL,
    "space_clears": texts.SPACE_CLEARS,
    "arrows_turn": texts.ARROWS_TURN,
    "skips_filled": texts.SKIPS_FILLED,
    "goes_on": texts.GOES_ON,
    "shows_time": texts.SHOWS_TIME,
    "shows_keys": texts.SHOWS_KEYS,
}


class HabitsMenu:
    """Makes the menu, and keeps a solver's habits by it."""

    def __init__(self, solver: Solver, changed: Callable[[], object], parent: QWidget) -> None:
        self._solver, self._changed = solver, changed
        self.menu = QMenu(parent)
        self.actions = {name: self.menu.addAction(say(text)) for name, text in _LINES.items()}
        for name, action in self.actions.items():
            action.setCheckable(True)
            action.setChecked(bool(getattr(solver.habits, name)))
            action.toggled.connect(lambda is_on, one=name: self._set(one, is_on))

    def _set(self, name: str, is_on: bool) -> None:
        change: dict[str, Any] = {name: is_on}
        self._solver.habits = replace(self._solver.habits, **change)
        self._changed()
