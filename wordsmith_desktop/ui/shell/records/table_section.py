"""A part of the statistics with a table in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.data_table import Cell, DataTable
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import Text, say

Icon = tuple[int, QIcon] | None
"""The place of a row's icon, and the icon."""


class TableSection(QWidget):
    """A title over a table.

    Both are made when there is something to show: a page of tables takes long to build, and most
    players look at half of them.
    """

    def __init__(
        self, title: Text, headings: Sequence[Text], *, growing: int, numbers: Sequence[int] = ()
    ) -> None:
        """`growing` and `numbers` are as in `DataTable`."""
        super().__init__()
        self._title = title
        self._headings = headings
        self._growing = growing
        self._numbers = numbers
        self._table: DataTable | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look().gap(1))
        self.hide()

    @property
    def table(self) -> DataTable:
        """The table, which the first call makes."""
        if self._table is None:
            self._column.addWidget(label(say(self._title), size="lead"))
            self._table = DataTable(
                say(self._title),
                [say(heading) for heading in self._headings],
                growing=self._growing,
                numbers=self._numbers,
                parent=self,
            )
            self._column.addWidget(self._table)
            self._column.addStretch(1)
        return self._table

    def show_rows(
        self, rows: Sequence[Sequence[Cell]], icons: Sequence[Icon], *, hidden: Sequence[int] = ()
    ) -> None:
        """Show rows without the `hidden` columns; without rows the section is not there."""
        self.setVisible(bool(rows))
        if rows or self._table is not None:
            for column in range(len(self._headings)):
                self.table.setColumnHidden(column, column in hidden)
            self.table.show_rows(rows, icons)
