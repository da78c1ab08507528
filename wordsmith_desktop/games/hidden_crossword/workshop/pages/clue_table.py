"""The clue desk: every word with its number and its clue, which is typed in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.wording.texts import say

from .. import clued_texts
from .. import desk_texts as texts
from ..cells import LONGEST_CLUE
from ..clued.caret import order
from ..clued.diagram import ARROWS, WordSlot
from ..clued.puzzle import CluedPuzzle

_CLUE = 2
"""Its column."""


class _ClueDelegate(QStyledItemDelegate):
    """An editor in the cell, whose Enter goes on to the next clue."""

    entered = Signal(int)
    """The row in which Enter was pressed."""

    def createEditor(
        self,
        parent: QWidget,
        _option: QStyleOptionViewItem,
        index: QModelIndex,  # type: ignore[override]
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_CLUE)
        # A frame of its own would be higher than the row, and cover the next one.
        editor.setFrame(False)
        editor.setStyleSheet("padding: 0px; margin: 0px; border: 0px; border-radius: 0px;")
        editor.setProperty("row", index.row())
        editor.setAccessibleName(say(texts.CLUE))
        return editor

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        is_enter = isinstance(event, QKeyEvent) and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        )
        if not (is_enter and event.type() is QEvent.Type.KeyPress and isinstance(editor, QWidget)):
            return super().eventFilter(editor, event)
        row = int(editor.property("row"))
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        self.entered.emit(row)
        return True


class ClueTable(QTableWidget):
    """Lists the words of a puzzle; a row is a word."""

    written = Signal(object, str)
    """A `WordSlot`, and its clue."""
    chosen = Signal(object)
    """A `WordSlot` that was clicked or reached by keys."""

    def __init__(self) -> None:
        super().__init__(0, 3)
        self._slots: tuple[WordSlot, ...] = ()
        self._shown: tuple[tuple[WordSlot, ...], bool] = ((), False)
        self._delegate = _ClueDelegate(self)
        self.setItemDelegateForColumn(_CLUE, self._delegate)
        self.setAccessibleName(say(texts.CLUES))
        self.setHorizontalHeaderLabels([say(one) for one in (texts.NUMBER, texts.WORD, texts.CLUE)])
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(_CLUE, QHeaderView.ResizeMode.Stretch)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        # Not by becoming the current one: it follows the diagram, where letters are typed.
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.EditKeyPressed | trigger.AnyKeyPressed)
        self.cellClicked.connect(self._click)
        self.setShowGrid(False)
        # The words stand in the diagram as well, and large text leaves no room for both.
        self.setColumnHidden(1, look().is_large)
        self._delegate.entered.connect(self._go_on)
        self.itemChanged.connect(self._write)
        self.currentCellChanged.connect(self._reach)

    def show_puzzle(
        self,
        puzzle: CluedPuzzle,
        current: WordSlot | None,
        is_refused: Callable[[str], bool],
        *,
        missing_first: bool,
    ) -> None:
        """Show the words and clues; rows change places only when the words or the order do."""
        slots = order(puzzle.diagram)
        with QSignalBlocker(self):
            if self._shown != (slots, missing_first):
                self._shown = slots, missing_first
                self._slots = _ordered(puzzle, slots, missing_first=missing_first)
                self._make_rows()
            for row, slot in enumerate(self._slots):
                self._fill(row, puzzle, slot, is_refused)
            row = self._slots.index(current) if current in self._slots else -1
            if row >= 0 and row != self.currentRow():
                self.setCurrentCell(row, _CLUE)
                self.scrollTo(self.model().index(row, _CLUE))

    def _make_rows(self) -> None:
        self.setRowCount(len(self._slots))
        height = look().px(4)
        for row in range(len(self._slots)):
            self.setRowHeight(row, height)
            for column in range(3):
                item = QTableWidgetItem()
                if column != _CLUE:
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                self.setItem(row, column, item)
        self.setColumnWidth(0, look().px(9))
        self.setColumnWidth(1, look().px(18))

    def _fill(
        self, row: int, puzzle: CluedPuzzle, slot: WordSlot, is_refused: Callable[[str], bool]
    ) -> None:
        word = puzzle.diagram.word(slot, "·")
        is_bad = "·" not in word and is_refused(word)
        clue = puzzle.clue_of(slot)
        named = f"{puzzle.label_of(slot)} {ARROWS[slot.direction]}"
        told = (named, f"{word} ?" if is_bad else word, clue.whole if clue is not None else "")
        for column, text in enumerate(told):
            item = self.item(row, column)
            assert item is not None
            if item.text() != text:
                item.setText(text)
            said = text or say(clued_texts.NO_CLUE)
            if item.data(Qt.ItemDataRole.AccessibleTextRole) != said:
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            is_marked = is_bad and column == 1
            item.setForeground(QColor(look().theme.bad if is_marked else look().theme.ink))

    def edit_clue(self, slot: WordSlot | None) -> bool:
        """Go to a word's clue to type it, in view; whether there is one."""
        if slot not in self._slots:
            return False
        row = self._slots.index(slot)
        self.setFocus()
        self.setCurrentCell(row, _CLUE)
        self.scrollTo(self.model().index(row, _CLUE))
        self.edit(self.model().index(row, _CLUE))
        return True

    def _go_on(self, row: int) -> None:
        if row + 1 < len(self._slots):
            self.chosen.emit(self._slots[row + 1])
            self.edit_clue(self._slots[row + 1])

    def _write(self, item: QTableWidgetItem) -> None:
        if item.column() == _CLUE:
            self.written.emit(self._slots[item.row()], item.text().strip())

    def _click(self, row: int, column: int) -> None:
        self.chosen.emit(self._slots[row])
        if column == _CLUE:
            self.edit(self.model().index(row, _CLUE))

    def _reach(self, row: int, *_others: int) -> None:
        if 0 <= row < len(self._slots) and self.hasFocus():
            self.chosen.emit(self._slots[row])


def _ordered(
    puzzle: CluedPuzzle, slots: Sequence[WordSlot], *, missing_first: bool
) -> tuple[WordSlot, ...]:
    missing = puzzle.without_clue if missing_first else ()
    return tuple(sorted(slots, key=lambda slot: slot not in missing)) if missing else tuple(slots)
