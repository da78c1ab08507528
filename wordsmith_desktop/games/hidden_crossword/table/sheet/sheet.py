"""The recording sheet of whoever looks: what is known, and every guess with its answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, unique
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.fold import FoldHeadline
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column, in_row
from wordsmith_desktop.window.kit.roles import has_role, speak_as
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import say

from ...rules.candidate_figures import CandidateFigures
from ...rules.marks import ClueType
from ...words import sheet_texts as texts
from ..marks import Legend
from .arrangements import ByRound, ByWord
from .asked_puzzle import AskedPuzzle
from .both_puzzles import BothPuzzles
from .fitting_words import NO_FIGURES
from .known_puzzle import KnownPuzzle
from .record_card import RecordCard, RecordLine, Tight, discard
from .views import BLANK, SheetView, told_lines, wanted_slots


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
        column = in_column(
            inside=self._content, spacing=look().gap(1), margins=(0, 0, look().gap(0.5), 0)
        )
        for part in (self.empty, self.by_word, self.by_round):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(self._content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Else the scroll area itself would be a stop of the tab key.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What stands above keeps its height: the records have what is left.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.by_word.unfolded.connect(self._stay)
        # Tells of what the user does with the bar; `setValue` does not trigger it.
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
        # Qt would post these for later; inner parts first, as the outer size depends on them.
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
        # Last, as only the last counts where a card is higher than the view.
        self.ensureWidgetVisible(newest, 0, look().gap(1))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reveal()


@has_role(QAccessible.Role.Grouping)
class ToldLines(QWidget):
    """One line for everything that is known; then what the marks mean, unless that stands apart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.labels: list[QLabel] = []
        """The lines from top to bottom."""
        self.legends = [Legend(clue) for clue in ClueType]
        """Of which one is shown."""
        self._clue: ClueType | None = None
        self._has_legend = True
        whole = in_column(
            inside=self, spacing=look().gap(1), margins=(look().gap(1), 0, look().gap(1), 0)
        )
        self._column = QVBoxLayout()
        self._column.setSpacing(look().gap(0.5))
        self.puzzle = KnownPuzzle()
        whole.addWidget(self.puzzle)
        whole.addLayout(self._column)
        for legend in self.legends:
            whole.addWidget(legend)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_sheet(self, view: SheetView) -> None:
        """Say what is known."""
        self.puzzle.show_words(view.known, view.anchor)
        lines = tuple(told_lines(view))
        discard(self.labels[len(lines) :])
        del self.labels[len(lines) :]
        for line in lines[len(self.labels) :]:
            made = label(line)
            self._column.addWidget(made)
            made.show()  # The layout would show it a moment later only.
            self.labels.append(made)
        for shown, line in zip(self.labels, lines, strict=True):
            shown.setText(line)
        self._clue = view.clue
        self.show_legend(self._has_legend)

    def show_legend(self, is_here: bool) -> None:
        """Have what the marks mean stand here, or not."""
        self._has_legend = is_here
        for legend in self.legends:
            legend.setVisible(is_here and legend.clue is self._clue)


class ToldArea(QScrollArea):
    """As high as its lines where there is room for that; else they scroll."""

    def __init__(self, lines: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        content = Tight()
        content.setProperty("clear", "true")
        in_column(lines, STRETCH, inside=content)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        width = self.viewport().width()
        return QSize(look().px(20), self._lines.heightForWidth(width) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), min(self.sizeHint().height(), look().px(8)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The hint depends on the breadth; telling of each new height could go on without end.
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


__all__ = ["Arrangement", "RecordingSheet"]

_WIDE = 100
"""Breadth from which on what is known stands beside the records, in growing grid steps."""
_SIDE = 38
"""Breadth that it has there, in the same units."""
_SHARE = 0.3
"""The same as a share of the whole breadth, where that is more."""


def bold_width(text: str) -> int:
    """Breadth of a text as the headline has it, in pixels."""
    return QFontMetrics(look().font(bold=True)).horizontalAdvance(text)


UNBOUNDED = 16_777_215
"""The greatest breadth that Qt knows."""


@has_role(QAccessible.Role.Grouping)
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
        self.puzzles = BothPuzzles(self.told)
        self.by_word, self.by_round = self.area.by_word, self.area.by_round
        self.told_title = FoldHeadline(say(texts.TOLD))
        """It unfolds what is known."""
        self._told_area = ToldArea(self.puzzles)
        self.segments = {
            Arrangement.BY_WORD: Segment(say(texts.BY_WORD)),
            Arrangement.BY_ROUND: Segment(say(texts.BY_ROUND)),
        }
        """What chooses how the records stand."""
        self.legends = [Legend(clue, is_line=True) for clue in ClueType]
        """Above all that scrolls, where there is room: of them one is shown."""
        self._lay_out()
        self.setAccessibleName(say(texts.SHEET))
        self.by_word.noted.connect(self.noted)
        self.by_word.word_chosen.connect(self.word_chosen)
        self.show_nothing()

    # What the page tells

    @property
    def view(self) -> SheetView:
        """What is shown."""
        return self._view

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
        self._show_legend()
        self._told_area.updateGeometry()
        self.area.show_sheet(view)
        self._order_tabs()

    def show_asked(self, shown: AskedPuzzle | None) -> None:
        """Show what the other has guessed about the own puzzle; None for nothing."""
        self.puzzles.show_asked(shown)
        self._told_area.updateGeometry()

    def show_nothing(self) -> None:
        """Leave nothing of anybody's sheet, for the curtain."""
        self.show_asked(None)
        self.show_sheet(BLANK)
        self.area.verticalScrollBar().setValue(0)

    @property
    def wanted_slots(self) -> tuple[tuple[int, int], ...]:
        """The words, by length and place, for which it helps to know which words still fit."""
        return wanted_slots(self._view)

    def show_candidates(
        self,
        length: int,
        place: int,
        count: int,
        words: Sequence[str],
        figures: Mapping[str, CandidateFigures] = NO_FIGURES,
    ) -> None:
        """Tell how many words still fit one that is looked for; `words` may be fewer.

        Nothing happens where the sheet does not want to know.
        """
        if (length, place) in self.wanted_slots:
            self.by_word.slot_cards[length, place].show_candidates(count, words, figures)
            self.area.reveal()

    def flush_note(self) -> None:
        """Have a note told now that is being written."""
        for card in self.by_word.slot_cards.values():
            card.note.flush()

    # Inside

    def _order_tabs(self) -> None:
        """Have the tab key go from top to bottom: Qt puts new widgets last in the window."""
        whose = (self.puzzles.theirs, self.puzzles.own)
        stops = (*self.segments.values(), *whose, *self.by_word.stops)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _lay_out(self) -> None:
        step = look().gap(1)
        top = QHBoxLayout()
        top.setSpacing(step)
        top.addWidget(self.told_title, 1)
        for legend in self.legends:
            top.addWidget(legend)
            legend.hide()
        self._segments = self._switch()
        top.addWidget(self._segments)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._parts.setSpacing(step)
        self._parts.addWidget(self._told_area)
        self._parts.addWidget(self.area, 1)
        in_column(top, (self._parts, 1), inside=self, spacing=step)
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
        self._show_legend()
        side = max(look().px(_SIDE), round(self.width() * _SHARE))
        self._told_area.setMinimumWidth(side if is_wide else 0)
        self._told_area.setMaximumWidth(side if is_wide else UNBOUNDED)

    def _show_legend(self) -> None:
        """Have what the marks mean always in view, or where there is no room with what is known."""
        title = look().px(5) + bold_width(say(texts.TOLD))
        room = self.width() - title - self._segments.sizeHint().width() - look().gap(4)
        is_above = max(one.sizeHint().width() for one in self.legends) <= room
        for legend in self.legends:
            legend.setVisible(is_above and legend.clue is self._view.clue)
        self.told.show_legend(not is_above)

    def _switch(self) -> QWidget:
        switch = QWidget()
        switch.setAccessibleName(say(texts.ARRANGEMENT))
        speak_as(switch, QAccessible.Role.Grouping)
        row = in_row(inside=switch, spacing=look().gap(0.5))
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
