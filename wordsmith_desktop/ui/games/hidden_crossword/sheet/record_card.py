"""A card of the recording sheet: a heading, and records one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.clues import Record
from wordsmith_desktop.ui.games.hidden_crossword.sheet.lines import GuessLine
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import common_start
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label


class RecordCard(QFrame):
    """Keeps the lines that stay; what else belongs on the card is put into its `column`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.lines: list[GuessLine] = []
        """The records, the oldest first."""
        self.heading = label("")
        self.heading.setFont(look().font(bold=True))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        step = look().gap(1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(step, step, step, step)
        self.column.setSpacing(look().gap(0.5))
        self.column.addWidget(self.heading)
        self.column.addLayout(self._rows)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the tab key comes to, in order."""
        return ()

    def show_heading(self, heading: str, meaning: str = "") -> None:
        """Show a heading; `meaning` explains what is in it."""
        self.heading.setText(heading)
        self.heading.setToolTip(meaning)

    def show_records(self, records: Sequence[Record]) -> bool:
        """Show these; answers whether they are others than before."""
        shown = [line.record for line in self.lines]
        same = common_start(shown, records)
        discard(self.lines[same:])
        del self.lines[same:]
        for record in records[same:]:
            line = GuessLine(record)
            self._rows.addWidget(line)
            line.show()  # The layout would show it a moment later only.
            self.lines.append(line)
        return shown != list(records)


def discard(widgets: Sequence[QWidget]) -> None:
    """Take widgets off their parent, so that nothing of them is found there any more."""
    for widget in widgets:
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()
