"""The recording sheet of whoever looks: what is known, and every guess with its answer."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, unique

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.by_round import ByRound
from wordsmith_desktop.ui.games.hidden_crossword.sheet.by_word import ByWord
from wordsmith_desktop.ui.games.hidden_crossword.sheet.told import ToldArea, ToldLines
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import (
    SheetView,
    wanted_slots,
)
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.fold import Headline
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.segments import Segment
from wordsmith_desktop.ui.kit.texts import say

_BLANK = SheetView(anchor="", letters="", told=None, other="", can_note=False)

_WIDE = 100
"""Breadth from which on what is known stands beside the records, in growing grid steps."""
_SIDE = 38
"""Breadth that it has there, in the same units."""
UNBOUNDED = 16_777_215
"""The greatest breadth that Qt knows."""


@unique
class Arrangement(Enum):
    """How the records stand."""

    BY_WORD = "by_word"
    """Grouped by the word that they are about."""
    BY_ROUND = "by_round"
    """As on paper."""


class _Column(QWidget):
    """What scrolls: as high as it comes out at the breadth there is.

    A layout's own hint is the height at the least breadth.
    """

    def sizeHint(self) -> QSize:
        return QSize(look().px(20), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class RecordingSheet(QWidget):
    """Shows a `SheetView`; tells what is noted, and which word that still fits was chosen."""

    noted = Signal(int, int, str)
    """Length, place from 0, and what is to stand beside that word."""
    word_chosen = Signal(str)
    """A word that still fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = _BLANK
        self._follows = True
        """Whether the newest record is to be kept in sight: until somebody looks elsewhere."""
        self.told, self.by_word, self.by_round = ToldLines(), ByWord(), ByRound()
        self.told_title = Headline(say(texts.TOLD))
        """It unfolds what is known."""
        self._told_area = ToldArea(self.told)
        self.empty = label(say(texts.NO_GUESSES), tone="muted")
        self.segments = {
            Arrangement.BY_WORD: Segment(say(texts.BY_WORD)),
            Arrangement.BY_ROUND: Segment(say(texts.BY_ROUND)),
        }
        """What chooses how the records stand."""
        self._column = self._content()
        self.area = scrolled(self._column)
        """What scrolls."""
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What is known keeps its height: the records have what is left.
        self.area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._lay_out()
        self.setAccessibleName(say(texts.SHEET))
        self.by_word.noted.connect(self.noted)
        self.by_word.word_chosen.connect(self.word_chosen)
        self.by_word.unfolded.connect(self._stay)
        bar = self.area.verticalScrollBar()
        bar.actionTriggered.connect(self._stay)
        # Lines that turn out higher than they were reckoned push the newest out of sight.
        bar.rangeChanged.connect(self._scroll_to_newest)
        self.show_nothing()

    # What the page tells

    @property
    def arrangement(self) -> Arrangement:
        """How the records stand."""
        is_by_round = self.segments[Arrangement.BY_ROUND].isChecked()
        return Arrangement.BY_ROUND if is_by_round else Arrangement.BY_WORD

    def set_arrangement(self, arrangement: Arrangement) -> None:
        """Have the records stand so."""
        self.segments[arrangement].setChecked(True)

    def show_sheet(self, view: SheetView) -> None:
        """Show a sheet; a record that is new is scrolled to."""
        has_news = view.records != self._view.records
        self._view = view
        self.told.show_sheet(view)
        self._told_area.updateGeometry()
        self.by_word.show_sheet(view)
        self.by_round.show_sheet(view)
        self.empty.setVisible(not view.records)
        self._show_arranged()
        self._mark_newest()
        if has_news:
            self._follows = True
        self._reveal()

    def show_nothing(self) -> None:
        """Leave nothing of anybody's sheet, for the curtain."""
        self.show_sheet(_BLANK)
        self.area.verticalScrollBar().setValue(0)

    @property
    def wanted_slots(self) -> tuple[tuple[int, int], ...]:
        """The words, by length and place, for which it helps to know which words still fit."""
        return wanted_slots(self._view)

    def show_candidates(self, length: int, place: int, count: int, words: Sequence[str]) -> None:
        """Tell how many words still fit one that is looked for; `words` may be fewer.

        Nothing happens where the sheet does not want to know.
        """
        if (length, place) in self.wanted_slots:
            self.by_word.slot_cards[length, place].show_candidates(count, words)
            self._reveal()

    def flush_note(self) -> None:
        """Have a note told now that is being written."""
        for card in self.by_word.slot_cards.values():
            card.note.flush()

    # Inside

    def _lay_out(self) -> None:
        step = look().gap(1)
        top = QHBoxLayout()
        top.setSpacing(step)
        top.addWidget(self.told_title, 1)
        top.addWidget(self._switch())
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._parts.setSpacing(step)
        self._parts.addWidget(self._told_area)
        self._parts.addWidget(self.area, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(step)
        whole.addLayout(top)
        whole.addLayout(self._parts, 1)
        self.told_title.setChecked(not look().is_large)
        self._told_area.setVisible(self.told_title.isChecked())
        self.told_title.toggled.connect(self._told_area.setVisible)

    def _fit(self) -> None:
        """Have what is known beside the records where there is room for both."""
        is_wide, direction = self.width() >= look().px(_WIDE), QBoxLayout.Direction
        self._parts.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        policy = QSizePolicy.Policy
        self._told_area.setSizePolicy(
            policy.Expanding, policy.Expanding if is_wide else policy.Maximum
        )
        self._told_area.setMinimumWidth(look().px(_SIDE) if is_wide else 0)
        self._told_area.setMaximumWidth(look().px(_SIDE) if is_wide else UNBOUNDED)

    def _content(self) -> QWidget:
        content = _Column()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look().gap(0.5), 0)
        column.setSpacing(look().gap(1))
        column.addWidget(self.empty)
        column.addWidget(self.by_word)
        column.addWidget(self.by_round)
        column.addStretch(1)
        return content

    def _switch(self) -> QWidget:
        switch = QWidget()
        switch.setAccessibleName(say(texts.ARRANGEMENT))
        row = QHBoxLayout(switch)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(0.5))
        for segment in self.segments.values():
            row.addWidget(segment)
        self.segments[Arrangement.BY_WORD].setChecked(True)
        self.segments[Arrangement.BY_ROUND].toggled.connect(self._arrange)
        return switch

    def _arrange(self) -> None:
        self._show_arranged()
        self._follows = True
        self._reveal()

    def _show_arranged(self) -> None:
        is_by_word, has_any = self.arrangement is Arrangement.BY_WORD, bool(self._view.records)
        self.by_word.setVisible(is_by_word and has_any)
        self.by_round.setVisible(not is_by_word and has_any)

    def _stay(self) -> None:
        self._follows = False

    def _mark_newest(self) -> None:
        newest = self._view.records[-1] if self._view.records else None
        for line in (*self.by_word.lines, *self.by_round.lines):
            line.mark_newest(line.record is newest)

    def _reveal(self) -> None:
        """Have everything laid out now, and the newest record in sight."""
        for part in (self.by_word, self.by_round, self._column):
            QCoreApplication.sendEvent(part, QEvent(QEvent.Type.LayoutRequest))
        self._scroll_to_newest()

    def _scroll_to_newest(self) -> None:
        is_by_word = self.arrangement is Arrangement.BY_WORD
        lines = self.by_word.lines if is_by_word else self.by_round.lines
        newest = next((line for line in lines if line.is_newest), None)
        if newest is None or not self._follows or not self.isVisible():
            return
        for part in (newest.parentWidget(), newest):
            if part is not None:
                self.area.ensureWidgetVisible(part, 0, look().gap(1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reveal()
