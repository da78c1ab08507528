"""The band above the table: whose turn it is, how many are left, and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.ui.games.rewordable.deck import deck_text
from wordsmith_desktop.ui.games.rewordable.match.standing import title, turns_left
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.clock import ClockFace
from wordsmith_desktop.ui.kit.labels import label


class Header(QWidget):
    """One line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", size="lead" if look().is_large else "title")
        self._note = label("", size="lead", wrap=False)
        self._shows_deck = False
        self._clock = ClockFace()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(2))
        row.addWidget(self._title, 1)
        row.addWidget(self._note)
        row.addWidget(self._clock)

    def set_shows_deck(self, shows_deck: bool) -> None:
        """Say too how many cards are in the deck, where that has no place of its own."""
        self._shows_deck = shows_deck

    def show_match(self, seen: Observation, names: Sequence[str]) -> None:
        """Show where the match stands."""
        self._title.setText(title(seen, names))
        in_deck = deck_text(seen.deck_count) if self._shows_deck else ""
        self._note.setText(" · ".join(part for part in (turns_left(seen), in_deck) if part))
        self._note.setVisible(bool(self._note.text()))

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the clock of the turn, if one runs."""
        if not readings:
            self._clock.show_seconds(None)
            return
        left = -(-readings[0].left_ms // 1000)
        self._clock.show_seconds(left, whole=readings[0].timer.seconds)
        self._clock.show_paused(is_paused)
