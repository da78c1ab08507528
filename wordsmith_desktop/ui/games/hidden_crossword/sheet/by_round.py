"""The recording sheet as on paper: one round under the other."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.sheet.lines import RecordLine, RoundLine
from wordsmith_desktop.ui.games.hidden_crossword.sheet.record_card import discard
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import SheetView, common_start
from wordsmith_desktop.ui.kit.appearance import look

_ANSWER = 20
"""Least breadth of an answer beside its word, in grid steps that grow with the text."""


class ByRound(QFrame):
    """All records in order, the newest last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self._lines: list[RoundLine] = []
        step = look().gap(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(step, step, step, step)
        self._column.setSpacing(look().gap(0.5))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def lines(self) -> list[RecordLine]:
        """All records from top to bottom."""
        return list(self._lines)

    def show_sheet(self, view: SheetView) -> None:
        """Show these records; lines that stay are kept."""
        same = common_start([line.record for line in self._lines], view.records)
        discard(self._lines[same:])
        del self._lines[same:]
        for record in view.records[same:]:
            line = RoundLine(record)
            self._column.addWidget(line)
            line.show()  # The layout would show it a moment later only.
            self._lines.append(line)
        self._fit()

    def _fit(self) -> None:
        """Have all words in one column, and the answers beside them where there is room."""
        words = max((line.word.sizeHint().width() for line in self._lines), default=0)
        number = QFontMetrics(look().font()).horizontalAdvance("00")
        taken = number + words + 6 * look().gap(1)
        for line in self._lines:
            is_wide = self.width() >= taken + look().px(_ANSWER)
            line.fit(number=number, word=words, is_wide=is_wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
