"""What stands beside or above a row of the draw."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.views import Kind, next_kind, row_views
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say


class RowHeading(QWidget):
    """The name of a row, how many of its letters are there, and whether its bag is next."""

    def __init__(self, kind: Kind, *, is_line: bool) -> None:
        """A line of its own above the row, or some short lines beside it."""
        super().__init__()
        self._kind = kind
        self.name = label(say(kind.name), size="lead", wrap=False)
        self.count = label("", wrap=False)
        self.next = label(say(texts.DRAWN_NEXT), wrap=False)
        self.next.setStyleSheet("font-weight: bold;")
        # The row must not move when its turn comes.
        self.next.setMinimumWidth(self.next.sizeHint().width())
        whole = QHBoxLayout(self) if is_line else QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(2) if is_line else 0)
        for part in (self.name, self.count, self.next):
            whole.addWidget(part)
        whole.addStretch(1)

    def show_row(self, seen: Observation) -> None:
        """Show how far the row is."""
        drawn = sum(bool(place.letter) for place in row_views(seen, self._kind))
        self.count.setText(say(texts.OF, n=drawn, whole=self._kind.count))
        is_next = next_kind(seen) is self._kind
        self.next.setText(say(texts.DRAWN_NEXT) if is_next else "")
