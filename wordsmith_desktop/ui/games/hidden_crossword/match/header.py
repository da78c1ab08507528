"""The band above the table: what goes on, which round it is, and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.ui.games.hidden_crossword.match.standing import round_text, title
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.clock import ClockFace
from wordsmith_desktop.ui.kit.labels import label


class Header(QWidget):
    """One line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", size="lead" if look().is_large else "title")
        self._note = label("", size="lead", wrap=False)
        self._clock = ClockFace()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(2))
        row.addWidget(self._title, 1)
        row.addWidget(self._note)
        row.addWidget(self._clock)

    def show_match(self, seen: Observation, names: Sequence[str]) -> None:
        """Show where the match stands."""
        self._title.setText(title(seen, names))
        self._note.setText(round_text(seen))
        self._note.setVisible(bool(self._note.text()))

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the clock of the turn, if one runs."""
        if not readings:
            self._clock.show_seconds(None)
            return
        left = -(-readings[0].left_ms // 1000)
        self._clock.show_seconds(left, whole=readings[0].timer.seconds)
        self._clock.show_paused(is_paused)
