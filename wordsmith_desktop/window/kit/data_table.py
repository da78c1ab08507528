"""A table to be read: rows can be chosen by mouse and keyboard, cells cannot be changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from wordsmith_desktop.core.value import Value

from .appearance import look
from .tips import plain

MOST_SHOWN = 12
"""So many rows are seen at once; more scroll, but where the page around does that."""


class Spoken(Value):
    """What stands in a cell, and how a screen reader says it."""

    text: str
    spoken: str = ""
    """Empty where it is said as it is written."""

    def __str__(self) -> str:
        return self.text

    @property
    def aloud(self) -> str:
        """What a screen reader says."""
        return self.spoken or self.text


Cell: TypeAlias = str | Spoken


class DataTable(QTableWidget):
    """As high as its rows, up to a limit; the column that may grow has what room is left."""

    def __init__(
        self,
        title: str,
        headings: Sequence[str],
        *,
        growing: int = 0,
        numbers: Sequence[int] = (),
        is_whole: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`growing` is the place of a column; `numbers` are those of columns of figures.

        `is_whole` shows all rows, in a page that scrolls and follows the row that is chosen.
        """
        super().__init__(0, len(headings), parent)
        self._is_whole = is_whole
        if is_whole:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.currentCellChanged.connect(self._follow)
        self._numbers = frozenset(numbers)
        self.setAccessibleName(title)
        self.setHorizontalHeaderLabels(list(headings))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # Otherwise Tab goes from cell to cell and never leaves the table.
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setIconSize(QSize(look().px(2.5), look().px(2.5)))
        # Scrolled by columns, one that is broader than the view could not be seen to its end.
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionsClickable(False)
        head.setHighlightSections(False)
        head.setMinimumSectionSize(look().px(4))
        self._growing = growing
        self._fit()
        for column in range(len(headings)):
            heading = self.horizontalHeaderItem(column)
            if heading is not None:
                heading.setTextAlignment(self._alignment(column))

    def show_rows(
        self, rows: Sequence[Sequence[Cell]], icons: Sequence[tuple[int, QIcon] | None] = ()
    ) -> None:
        """Show these cells; an icon is given for each row with the place of its column."""
        self._rest()
        self.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self.setItem(row, column, self._item(cell, column))
        for row, placed in enumerate(icons):
            item = self.item(row, placed[0]) if placed else None
            if item is not None and placed is not None:
                item.setIcon(placed[1])
        self._fit()
        self.updateGeometry()

    def texts(self) -> list[list[str]]:
        """What stands in the cells, row by row."""
        found = [
            [self.item(row, column) for column in range(self.columnCount())]
            for row in range(self.rowCount())
        ]
        return [[item.text() if item else "" for item in row] for row in found]

    def sizeHint(self) -> QSize:
        # By itself an item view asks for the same height however many rows it has.
        count = self.rowCount() if self._is_whole else min(self.rowCount(), MOST_SHOWN)
        rows = sum(map(self.rowHeight, range(count)))
        frame = 2 * self.frameWidth() + 6
        return QSize(look().px(40), self.horizontalHeader().sizeHint().height() + rows + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(24), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """A row that breaks its line anew wants other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def _follow(self, row: int) -> None:
        """Have the page around show a row."""
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        content = area.widget() if area is not None else None
        item = self.item(row, 0)
        if area is None or content is None or item is None:
            return
        middle = self.viewport().mapTo(content, self.visualItemRect(item).center())
        area.ensureVisible(0, middle.y(), 0, 2 * self.rowHeight(row))

    def _item(self, cell: Cell, column: int) -> QTableWidgetItem:
        item = QTableWidgetItem(str(cell))
        item.setTextAlignment(self._alignment(column))
        item.setToolTip(plain(str(cell)))
        if isinstance(cell, Spoken):
            item.setData(Qt.ItemDataRole.AccessibleTextRole, cell.aloud)
        return item

    def _fit(self) -> None:
        """Have rows and columns as large as what is in them."""
        modes = QHeaderView.ResizeMode
        self.verticalHeader().setSectionResizeMode(modes.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(modes.ResizeToContents)
        # The mode for all columns takes the place of each one's own, so the exception comes last.
        self.horizontalHeader().setSectionResizeMode(self._growing, modes.Stretch)

    def _rest(self) -> None:
        """Measure nothing for now; otherwise each cell that is filled has all measured anew."""
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        flags = Qt.AlignmentFlag
        side = flags.AlignRight if column in self._numbers else flags.AlignLeft
        return side | flags.AlignVCenter
