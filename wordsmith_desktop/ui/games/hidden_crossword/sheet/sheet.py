"""The recording sheet of whoever looks: what is known, and every guess with its answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.records_area import (
    Arrangement,
    RecordsArea,
)
from wordsmith_desktop.ui.games.hidden_crossword.sheet.told import ToldArea, ToldLines
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import (
    BLANK,
    SheetView,
    wanted_slots,
)
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.fold import Headline
from wordsmith_desktop.ui.kit.segments import Segment
from wordsmith_desktop.ui.kit.texts import say

__all__ = ["Arrangement", "RecordingSheet"]

_WIDE = 100
"""Breadth from which on what is known stands beside the records, in growing grid steps."""
_SIDE = 38
"""Breadth that it has there, in the same units."""
UNBOUNDED = 16_777_215
"""The greatest breadth that Qt knows."""


class RecordingSheet(QWidget):
    """Shows a `SheetView`; tells what is noted, and which word that still fits was chosen."""

    noted = Signal(int, int, str)
    """Length, place from 0, and what is to stand beside that word."""
    word_chosen = Signal(str)
    """A word that still fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = BLANK
        self.told, self.area = ToldLines(), RecordsArea()
        self.by_word, self.by_round = self.area.by_word, self.area.by_round
        self.told_title = Headline(say(texts.TOLD))
        """It unfolds what is known."""
        self._told_area = ToldArea(self.told)
        self.segments = {
            Arrangement.BY_WORD: Segment(say(texts.BY_WORD)),
            Arrangement.BY_ROUND: Segment(say(texts.BY_ROUND)),
        }
        """What chooses how the records stand."""
        self._lay_out()
        self.setAccessibleName(say(texts.SHEET))
        self.by_word.noted.connect(self.noted)
        self.by_word.word_chosen.connect(self.word_chosen)
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
        self._view = view
        self.told.show_sheet(view)
        self._told_area.updateGeometry()
        self.area.show_sheet(view)
        self._order_tabs()

    def show_nothing(self) -> None:
        """Leave nothing of anybody's sheet, for the curtain."""
        self.show_sheet(BLANK)
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
            self.area.reveal()

    def flush_note(self) -> None:
        """Have a note told now that is being written."""
        for card in self.by_word.slot_cards.values():
            card.note.flush()

    # Inside

    def _order_tabs(self) -> None:
        """Have the tab key go from top to bottom: Qt puts new widgets last in the window."""
        for before, after in pairwise((*self.segments.values(), *self.by_word.stops)):
            QWidget.setTabOrder(before, after)

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

    def _switch(self) -> QWidget:
        switch = QWidget()
        switch.setAccessibleName(say(texts.ARRANGEMENT))
        row = QHBoxLayout(switch)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(0.5))
        for segment in self.segments.values():
            row.addWidget(segment)
        self.segments[Arrangement.BY_WORD].setChecked(True)
        self.segments[Arrangement.BY_ROUND].toggled.connect(
            lambda: self.area.arrange(self.arrangement)
        )
        return switch

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
