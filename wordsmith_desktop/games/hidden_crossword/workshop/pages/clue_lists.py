"""The clues of a crossword in two lists, across and down; the one of now is marked in both."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import say

from ...rules.crossword import Direction
from .. import workshop_texts as texts
from ..clued.diagram import WordSlot
from ..clued.markup import plain
from ..clued.puzzle import CluedPuzzle

HEADINGS = {Direction.ACROSS: texts.ACROSS, Direction.DOWN: texts.DOWN}


class ClueLists(QWidget):
    """Shows every clue with its number; those of filled words are muted."""

    chosen = Signal(object)
    """A `WordSlot` whose clue was clicked, tapped or entered."""

    def __init__(self) -> None:
        super().__init__()
        self._slots: dict[Direction, tuple[WordSlot, ...]] = {}
        self.lists = {way: self._list(way) for way in Direction}
        column = in_column(inside=self, spacing=look().gap(0.5))
        for way, listed in self.lists.items():
            heading = label(say(HEADINGS[way]))
            heading.setStyleSheet("font-weight: bold;")
            column.addWidget(heading)
            column.addWidget(listed, 1)

    def _list(self, way: Direction) -> QListWidget:
        listed = QListWidget()
        listed.setAccessibleName(say(HEADINGS[way]))
        listed.setWordWrap(True)
        listed.setTextElideMode(Qt.TextElideMode.ElideNone)
        listed.setResizeMode(QListWidget.ResizeMode.Adjust)
        listed.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        listed.itemClicked.connect(lambda item: self._choose(way, listed.row(item)))
        listed.itemActivated.connect(lambda item: self._choose(way, listed.row(item)))
        return listed

    def _choose(self, way: Direction, row: int) -> None:
        self.chosen.emit(self._slots[way][row])

    def show_puzzle(
        self, puzzle: CluedPuzzle, current: WordSlot | None, is_done: Callable[[WordSlot], bool]
    ) -> None:
        """Show the clues, and mark the one of now."""
        for way, listed in self.lists.items():
            slots = puzzle.diagram.slots_of(way)
            with QSignalBlocker(listed):
                self._fill(listed, puzzle, slots, is_done)
                self._slots[way] = slots
                row = slots.index(current) if current in slots else -1
                listed.setCurrentRow(row)
            if row >= 0:
                listed.scrollToItem(listed.item(row))

    def _fill(
        self,
        listed: QListWidget,
        puzzle: CluedPuzzle,
        slots: tuple[WordSlot, ...],
        is_done: Callable[[WordSlot], bool],
    ) -> None:
        while listed.count() > len(slots):
            listed.takeItem(listed.count() - 1)
        for row, slot in enumerate(slots):
            item = listed.item(row)
            if item is None:
                item = QListWidgetItem()
                listed.addItem(item)
            text = clue_line(puzzle, slot)
            if item.text() != text:
                item.setText(text)
            theme = look().theme
            item.setForeground(QColor(theme.muted if is_done(slot) else theme.ink))


def clue_line(puzzle: CluedPuzzle, slot: WordSlot) -> str:
    """A clue as a list has it: "12  Purrs (3)"; one that is missing is a dash."""
    clue = puzzle.clue_of(slot)
    text = plain(clue.whole) if clue is not None and clue.text else "–"
    return f"{puzzle.label_of(slot)}  {text}"
