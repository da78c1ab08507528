"""The band above a table: where the match stands, and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.clock import ClockFace
from wordsmith_desktop.ui.kit.labels import label


class Header(QWidget):
    """One line: a title, a note, and what is left of the time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", size="lead" if look().is_large else "title")
        self._note = label("", size="lead", wrap=False)
        self._note.hide()
        self._clock = ClockFace()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(2))
        row.addWidget(self._title, 1)
        row.addWidget(self._note)
        row.addWidget(self._clock)

    def show_match(self, title: str, note: str = "") -> None:
        """Show where the match stands."""
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the first of the clocks that run, if one does."""
        self._clock.show_readings(readings, is_paused=is_paused)
