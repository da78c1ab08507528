"""A paper as a grid: a line for each turn or round, a column for each player, and the sums."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from enum import Enum
from itertools import chain
from typing import Final, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.paper_sheet import SheetLine
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_grid
from wordsmith_desktop.wording.texts import say

from .. import paper_match_texts as texts
from .fields import PaperField, field_of

Rows: TypeAlias = tuple[tuple[str, ...], ...]
Place: TypeAlias = tuple[int, Seat]
"""A line of the grid from 0, and a seat."""
_Key: TypeAlias = tuple[Enum, int | None]
"""A line, whatever stands around it."""


class PaperSheet(QWidget):
    """What is written stays with its line and its player when there are others around it."""

    changed = Signal()
    """Something was written."""
    settled = Signal()
    """Nobody writes in the field any more that was written in."""
    reached = Signal(QWidget)
    """A key has led to that field."""
    ended = Signal()
    """Enter was pressed in the last field."""

    def __init__(self, line_text: Callable[[SheetLine], str]) -> None:
        super().__init__()
        self._line_text = line_text
        self._names: tuple[str, ...] = ()
        self._lines: tuple[SheetLine, ...] = ()
        self._fields: list[list[PaperField]] = []
        self._heads: list[QLabel] = []
        self._sides: list[QLabel] = []
        self._sums: list[QLabel] = []
        self._sum_head = label(say(texts.SUM), wrap=False)
        self._is_quiet = False
        self._grid = in_grid(inside=self)
        self._grid.setHorizontalSpacing(look().gap(1))
        self._grid.setVerticalSpacing(look().gap(0.5))

    @property
    def lines(self) -> tuple[SheetLine, ...]:
        """The lines that are asked now."""
        return self._lines

    @property
    def rows(self) -> Rows:
        """What is written; lines that come again and are empty at the end are none."""
        found = [tuple(field.written for field in row) for row in self._fields]
        while found and not any(found[-1]) and self._lines[len(found) - 1].number is not None:
            found.pop()
        return tuple(found)

    @property
    def written(self) -> int:
        """How many lines there are up to the last one in which anything is written."""
        rows = self.rows
        return max((number for number, row in enumerate(rows, start=1) if any(row)), default=0)

    def field(self, row: int, seat: Seat) -> PaperField:
        """The field of a place."""
        return self._fields[row][seat]

    @property
    def fields(self) -> tuple[PaperField, ...]:
        """All fields, line by line."""
        return tuple(chain(*self._fields))

    def ask(self, lines: Sequence[SheetLine], names: Sequence[str]) -> None:
        """Ask these lines of these players."""
        wanted, seated = tuple(lines), tuple(names)
        if len(seated) != len(self._names) or _mixed(self._lines, wanted):
            self._build_anew(wanted, seated)
            return
        while len(self._lines) > len(wanted):
            self._drop_last()
        for line in wanted[len(self._lines) :]:
            self._add_line(line, len(seated))
        self._show_names(seated)

    def fill(self, rows: Rows) -> None:
        """Write into the fields that there are, from the first on."""
        for fields, row in zip(self._fields, rows, strict=False):
            for field, text in zip(fields, row, strict=False):
                field.write(text)

    def show_sums(self, sums: Sequence[int]) -> None:
        """Show the points by seat below the lines."""
        for name, shown, points in zip(self._names, self._sums, sums, strict=True):
            shown.setText(str(points))
            shown.setAccessibleName(say(texts.SUM_OF, name=name, points=points))

    def show_notes(self, sign: str, notes: Mapping[Place, str], others: Container[Place]) -> None:
        """Mark fields by a sign and a sentence each; `others` have their marks already."""
        for row, fields in enumerate(self._fields):
            for seat, field in enumerate(fields):
                if (row, seat) not in others:
                    field.show_note(sign, notes.get((row, seat), ""))

    @property
    def names(self) -> tuple[str, ...]:
        """The players, in seat order."""
        return self._names

    def line_name(self, row: int) -> str:
        """What a line is called."""
        return self._line_text(self._lines[row])

    # Building

    def _build_anew(self, lines: tuple[SheetLine, ...], names: tuple[str, ...]) -> None:
        kept = self._kept()
        columns = _columns(self._names, names)
        for part in (*self._heads, *self._sides, *self._sums, *chain(*self._fields)):
            self._take_out(part)
        for seat in range(len(self._names)):
            self._grid.setColumnStretch(seat + 1, 0)
        self._fields, self._sides, self._lines, self._names = [], [], (), names
        self._heads = [label("") for _name in names]
        self._sums = [label("0", wrap=False) for _name in names]
        for seat, head in enumerate(self._heads):
            head.setAlignment(Qt.AlignmentFlag.AlignBottom)
            # As far in as what is written in the fields.
            for shown in (head, self._sums[seat]):
                shown.setIndent(look().gap(1) + 2)
            self._grid.addWidget(head, 0, seat + 1)
            self._grid.setColumnStretch(seat + 1, 1)
            self._sums[seat].setFont(look().font(bold=True))
        self._is_quiet = True
        for line in lines:
            self._add_line(line, len(names))
            texts_before = kept.get((line.name, line.number), ())
            for seat, column in enumerate(columns):
                if column is not None and column < len(texts_before):
                    self._fields[-1][seat].write(texts_before[column])
        self._is_quiet = False
        self._show_names(names)

    def _kept(self) -> dict[_Key, tuple[str, ...]]:
        pairs = zip(self._lines, self._fields, strict=True)
        return {
            (line.name, line.number): tuple(field.written for field in row) for line, row in pairs
        }

    def _add_line(self, line: SheetLine, seats: int) -> None:
        place = len(self._fields) + 1
        side = label(self._line_text(line))
        breadth = min(
            side.fontMetrics().horizontalAdvance(side.text()),
            look().px(_SIDE_LARGE if look().is_large else _SIDE),
        )
        side.setFixedWidth(breadth + look().gap(0.5))
        self._sides.append(side)
        self._grid.addWidget(side, place, 0)
        row = [field_of(line.entry) for _seat in range(seats)]
        for seat, field in enumerate(row):
            self._grid.addWidget(field, place, seat + 1)
            if self.isVisible():
                # A layout does so in a later turn, and until then it cannot have the keyboard.
                field.show()
            field.edited.connect(self._hear)
            field.settled.connect(self.settled)
            field.left_by.connect(self._go_call(place - 1, seat))
            field.passed.connect(self._pass_call(place - 1, seat))
        self._fields.append(row)
        self._lines = (*self._lines, line)
        self._place_sums()

    def _drop_last(self) -> None:
        for part in (self._sides.pop(), *self._fields.pop()):
            self._take_out(part)
        self._lines = self._lines[:-1]
        self._place_sums()

    def _take_out(self, part: QWidget) -> None:
        self._grid.removeWidget(part)
        # Deleted only in the event loop: until then a shown field is painted and takes Tab.
        part.hide()
        part.deleteLater()

    def _place_sums(self) -> None:
        """The sums stand below the last line."""
        below = len(self._fields) + 1
        for column, shown in enumerate((self._sum_head, *self._sums)):
            self._grid.removeWidget(shown)
            self._grid.addWidget(shown, below, column)

    def _show_names(self, names: tuple[str, ...]) -> None:
        self._names = names
        for head, name in zip(self._heads, names, strict=True):
            head.setText(name)
        for line, row in zip(self._lines, self._fields, strict=True):
            for name, field in zip(names, row, strict=True):
                field.setAccessibleName(say(texts.FIELD, name=name, line=self._line_text(line)))

    # Keys

    def _hear(self) -> None:
        if not self._is_quiet:
            self.changed.emit()

    def _go_call(self, row: int, seat: Seat) -> Callable[[int, int], None]:
        return lambda columns, rows: self._go(row + rows, seat + columns)

    def _go(self, row: int, seat: Seat) -> None:
        if 0 <= row < len(self._fields) and 0 <= seat < len(self._names):
            self._fields[row][seat].take_keyboard()
            self.reached.emit(self._fields[row][seat])

    def _pass_call(self, row: int, seat: Seat) -> Callable[[], None]:
        return lambda: self._pass_on(row, seat)

    def _pass_on(self, row: int, seat: Seat) -> None:
        is_last_seat = seat + 1 == len(self._names)
        if is_last_seat and row + 1 == len(self._fields):
            self.ended.emit()
        else:
            self._go(row + is_last_seat, 0 if is_last_seat else seat + 1)


_SIDE: Final = 30
"""Greatest breadth of a line's name, in grid steps; what is longer breaks."""
_SIDE_LARGE: Final = 20
"""The same in large text, which leaves the fields less room."""


def _mixed(before: tuple[SheetLine, ...], wanted: tuple[SheetLine, ...]) -> bool:
    """Whether there are other lines than only more or fewer at the end."""
    return any(one != other for one, other in zip(before, wanted, strict=False))


def _columns(before: tuple[str, ...], names: tuple[str, ...]) -> list[int | None]:
    """For each player the column that was theirs: by name, else by place where that was renamed."""
    found: list[int | None] = []
    for place, name in enumerate(names):
        if place < len(before) and before[place] == name:
            found.append(place)
        elif name in before:
            found.append(before.index(name))
        else:
            is_free = place < len(before) and before[place] not in names
            found.append(place if is_free else None)
    return found
