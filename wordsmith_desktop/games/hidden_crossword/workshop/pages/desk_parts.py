"""What lies on the desk: the diagram, beside it clues or words that fit, and what is told."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, stacked_tight
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import language, say

from .. import desk_texts as texts
from ..clued import editing
from ..clued.puzzle import CluedPuzzle
from ..workpiece import LONGEST_TEXT
from .clue_table import ClueTable
from .diagram_board import DiagramBoard
from .file_report import FileReport
from .slot_words_panel import SlotWordsPanel


class DeskParts:
    """Makes the widgets, and lays them out."""

    def __init__(self) -> None:
        self.banner = Banner(lines=1, collapses=True)
        self.report = FileReport()
        self.board = DiagramBoard(say(texts.BOARD))
        self.clues, self.fits = ClueTable(), SlotWordsPanel()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_TEXT)
        self.name.setMinimumWidth(look().px(20))
        answers = {True: Segment(say(texts.CLUES)), False: Segment(say(texts.WORDS_HERE))}
        self.beside: Choice[bool] = Choice(texts.BESIDE, answers, value=True)
        """Whether the clues stand beside the diagram, or words that fit."""
        self.beside.heading.hide()
        self.missing = QCheckBox(say(texts.MISSING_FIRST))
        self.accepting = buttons.secondary("")
        self.counts = label("", tone="muted")
        if look().is_large:
            # The largest text leaves the room to the clues.
            self.counts.hide()

    def lay_out(self, body: QVBoxLayout) -> None:
        """Fill a page's body."""
        # Side by side at any size of text: below one another the diagram would be tiny.
        both = QHBoxLayout()
        both.setSpacing(look().gap(2))
        both.addWidget(self.board, 3)
        both.addLayout(self._beside_board(), 2)
        body.setSpacing(look().gap(1))
        body.addWidget(self.report)
        body.addLayout(both, 1)

    def _beside_board(self) -> QVBoxLayout:
        clue_desk = QWidget()
        in_column(self.missing, (self.clues, 1), inside=clue_desk)
        self._stack = stacked_tight(clue_desk, self.fits)
        self._sides = {True: clue_desk, False: self.fits}
        column = QVBoxLayout()
        column.setSpacing(look().gap(1))
        for part in (self.beside, self._stack, self.accepting, self.counts):
            column.addWidget(part, 1 if part is self._stack else 0)
        return column

    def show_side(self) -> None:
        """Show what is to stand beside the diagram."""
        self._stack.setCurrentWidget(self._sides[self.beside.value])

    def show_counts(self, puzzle: CluedPuzzle) -> None:
        """Show the figures that authors look at."""
        counts = editing.counts_of(puzzle)
        self.counts.setText(
            say(
                texts.COUNTS,
                words=counts.words,
                blocks=counts.blocks,
                short=counts.shortest,
                mean=QLocale(language()).toString(counts.mean, "f", 1),
                empty=counts.empty,
                missing=counts.missing,
            )
        )

    def show_refused(self, word: str) -> None:
        """Offer to have a word count that no dictionary has; "" for none."""
        self.accepting.setVisible(bool(word))
        if word:
            self.accepting.setText(say(texts.ACCEPT, word=word))
            self.accepting.setAccessibleName(self.accepting.text())
