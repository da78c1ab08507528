"""All records of a sheet, by words or by rounds, in one area that keeps the newest in sight."""

from __future__ import annotations

from enum import Enum, unique

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.by_round import ByRound
from wordsmith_desktop.ui.games.hidden_crossword.sheet.by_word import ByWord
from wordsmith_desktop.ui.games.hidden_crossword.sheet.lines import RecordLine
from wordsmith_desktop.ui.games.hidden_crossword.sheet.record_card import RecordCard
from wordsmith_desktop.ui.games.hidden_crossword.sheet.tight import Tight
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import BLANK, SheetView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say


@unique
class Arrangement(Enum):
    """How the records stand."""

    BY_WORD = "by_word"
    """Grouped by the word that they are about."""
    BY_ROUND = "by_round"
    """As on paper."""


class RecordsArea(QScrollArea):
    """Scrolls to a record that is new, and keeps it in sight until somebody looks elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arrangement = Arrangement.BY_WORD
        self._view = BLANK
        self._follows = True
        self.by_word, self.by_round = ByWord(), ByRound()
        self.empty = label(say(texts.NO_GUESSES), tone="muted")
        self._content = Tight()
        self._content.setProperty("clear", "true")
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, look().gap(0.5), 0)
        column.setSpacing(look().gap(1))
        for part in (self.empty, self.by_word, self.by_round):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(self._content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What stands above keeps its height: the records have what is left.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.by_word.unfolded.connect(self._stay)
        self.verticalScrollBar().actionTriggered.connect(self._stay)
        # Lines that turn out higher than they were reckoned push the newest out of sight.
        self.verticalScrollBar().rangeChanged.connect(self._scroll_to_newest)

    @property
    def lines(self) -> list[RecordLine]:
        """The records from top to bottom, as they stand now."""
        is_by_word = self._arrangement is Arrangement.BY_WORD
        return self.by_word.lines if is_by_word else self.by_round.lines

    def show_sheet(self, view: SheetView) -> None:
        """Show these records."""
        self._follows = self._follows or view.records != self._view.records
        self._view = view
        self.by_word.show_sheet(view)
        self.arrange(self._arrangement)

    def arrange(self, arrangement: Arrangement) -> None:
        """Have the records stand so."""
        self._follows = self._follows or arrangement is not self._arrangement
        self._arrangement = arrangement
        is_by_word, records = arrangement is Arrangement.BY_WORD, self._view.records
        # Cards keep what is unfolded and written on them; plain lines are made when they are seen.
        self.by_round.show_sheet(BLANK if is_by_word else self._view)
        self.empty.setVisible(not records)
        self.by_word.setVisible(is_by_word and bool(records))
        self.by_round.setVisible(not is_by_word and bool(records))
        for line in self.lines:
            line.mark_newest(line.record == records[-1])
        self.reveal()

    def reveal(self) -> None:
        """Have everything laid out now, and the newest record in sight."""
        for part in (self.by_word, self.by_round, self._content):
            QCoreApplication.sendEvent(part, QEvent(QEvent.Type.LayoutRequest))
        self._scroll_to_newest()

    def _stay(self) -> None:
        self._follows = False

    def _scroll_to_newest(self) -> None:
        at = QApplication.focusWidget()
        is_busy = at is not None and self._content.isAncestorOf(at)
        newest = next((line for line in self.lines if line.is_newest), None)
        if newest is None or is_busy or not self._follows or not self.isVisible():
            return
        card = newest.parentWidget()
        if isinstance(card, RecordCard):
            self.ensureWidgetVisible(card, 0, look().gap(1))
        self.ensureWidgetVisible(newest, 0, look().gap(1))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reveal()
