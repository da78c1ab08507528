"""Who plays: names in seat order, as many as the game takes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.profiles import Profile
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell import texts
from wordsmith_desktop.ui.shell.players.field import PlayerField

USUAL = 2
"""So many play where nothing is remembered."""


class PlayersForm(QWidget):
    """A field for each seat, and buttons for more and fewer."""

    changed = Signal()

    def __init__(
        self,
        span: tuple[int, int],
        remembered: tuple[str, ...],
        profiles: Sequence[Profile] = (),
    ) -> None:
        """`span` is the fewest and the most players that the game takes.

        `remembered` are the names of the last match; `profiles` are offered to choose from.
        """
        super().__init__()
        self._fewest, self._most = span
        self._remembered = remembered
        self._profiles = tuple(profiles)
        self._fields: list[PlayerField] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(look().gap(1))
        step = look().gap(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(step)
        column.addWidget(label(say(texts.NEW_PLAYERS), size="lead"))
        column.addLayout(self._grid)
        self.more = secondary(say(texts.NEW_ADD_PLAYER), self._add)
        self.fewer = secondary(say(texts.NEW_REMOVE_PLAYER), self._remove)
        row = FlowLayout(spacing=step)
        row.addWidget(self.more)
        row.addWidget(self.fewer)
        column.addLayout(row)
        count = len(remembered) or USUAL
        for _ in range(min(self._most, max(self._fewest, count))):
            self._add_field()
        self._show_buttons()

    @property
    def names(self) -> tuple[str, ...]:
        """The names as entered, in seat order."""
        return tuple(" ".join(field.text().split()) for field in self._fields)

    @property
    def fields(self) -> tuple[PlayerField, ...]:
        """The fields in seat order."""
        return tuple(self._fields)

    @property
    def alone(self) -> Profile | None:
        """Whoever is remembered and plays alone."""
        return self._fields[0].profile if len(self._fields) == 1 else None

    def fault(self) -> str:
        """What is wrong with the names, as a sentence; empty when nothing is."""
        seen: set[str] = set()
        for name in self.names:
            if not name:
                return say(texts.NEW_NAME_MISSING)
            if name.casefold() in seen:
                return say(texts.NEW_NAME_TWICE, name=name)
            seen.add(name.casefold())
        return ""

    def _add_field(self) -> None:
        index = len(self._fields)
        number = index + 1
        name = (
            self._remembered[index]
            if index < len(self._remembered)
            else say(texts.NEW_DEFAULT_NAME, n=number)
        )
        field = PlayerField(name, self._profiles)
        field.setAccessibleName(say(texts.NEW_NAME, n=number))
        field.textChanged.connect(self.changed)
        self._fields.append(field)
        self._grid.addWidget(field, index // 2, index % 2)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Have the tab key go through the names and then to the buttons, late fields included."""
        stops = (*self._fields, self.more, self.fewer)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _add(self) -> None:
        self._add_field()
        self._fields[-1].setFocus()
        self._fields[-1].selectAll()
        self._show_buttons()
        self.changed.emit()

    def _remove(self) -> None:
        field = self._fields.pop()
        self._grid.removeWidget(field)
        field.hide()
        field.deleteLater()
        self._show_buttons()
        self.changed.emit()

    def _show_buttons(self) -> None:
        self.more.setEnabled(len(self._fields) < self._most)
        self.fewer.setEnabled(len(self._fields) > self._fewest)
