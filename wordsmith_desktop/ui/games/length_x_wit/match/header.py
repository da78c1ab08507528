"""The band above the table: whose turn it is, and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from wordsmith_desktop.games.length_x_wit.observation import Observation
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.ui.games.length_x_wit.match.standing import describe
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.clock import ClockFace
from wordsmith_desktop.ui.kit.labels import label


class Header(QWidget):
    """One line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", size="lead" if look().is_large else "title")
        self._clock = ClockFace()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(2))
        row.addWidget(self._title, 1)
        row.addWidget(self._clock)

    def show_match(self, seen: Observation, names: Sequence[str]) -> None:
        """Show where the match stands."""
        self._title.setText(describe(seen, names))

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the clock that runs, if one does."""
        if not readings:
            self._clock.show_seconds(None)
            return
        left = -(-readings[0].left_ms // 1000)
        self._clock.show_seconds(left, whole=readings[0].timer.seconds)
        self._clock.show_paused(is_paused)
