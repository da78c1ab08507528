"""Blocks one below the other, over as many pages as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.core.value import Value

from .blocks import Block, beside, height_of, space, stacked

_FIRST_ROWS: Final = 3
"""A column that is broken has at least so many rows on the page where it begins."""


class Column(Value):
    """Rows one below the other."""

    rows: tuple[Block, ...]
    head: Block | None = None
    """Above the rows, and above the rest of them on every page that they go on to."""
    foot: Block | None = None
    """Beneath the last row, on the same page."""
    x: float = 0
    """Where it begins from the left."""


class Section(Value):
    """Columns side by side; their rows are parted only where no page has room for them all."""

    columns: tuple[Column, ...]
    gap: float = 40
    """Room above it, but at the top of a page."""
    may_begin_below: bool = True
    """Whether it may begin below others though it is broken then; else it begins a page."""
    begins_page: bool = False
    """Whether it begins a page wherever the ones before it end."""

    @classmethod
    def of(
        cls,
        *rows: Block,
        head: Block | None = None,
        foot: Block | None = None,
        gap: float = 40,
        begins_page: bool = False,
    ) -> Section:
        """A section of a single column."""
        return cls((Column(rows, head, foot),), gap, begins_page=begins_page)


def spread(
    sections: Sequence[Section], *, first: float, others: float
) -> tuple[tuple[Block, ...], ...]:
    """The blocks of every page; `first` and `others` are the heights of the pages.

    A row that is higher than a page has one of its own.
    """
    filler = _Filler(first, others)
    for section in sections:
        filler.add(section)
    return tuple(map(tuple, filler.pages))


class _Filler:
    """Fills page after page."""

    def __init__(self, first: float, others: float) -> None:
        self.pages: list[list[Block]] = [[]]
        self._others = others
        self._left = first

    def add(self, section: Section) -> None:
        """Put a section below what is there, or on pages of its own."""
        if not self._can_begin(section):
            self._turn()
        if self.pages[-1]:
            self._put(space(section.gap))
        parts = [_Part(column) for column in section.columns]
        while True:
            self._put(beside([(part.column.x, part.take(self._left)) for part in parts]))
            if all(part.is_done for part in parts):
                return
            self._turn()

    def _can_begin(self, section: Section) -> bool:
        if not self.pages[-1]:
            return True
        if section.begins_page:
            return False
        left = self._left - section.gap
        whole = max(_Part(column).height() for column in section.columns)
        start = max(_Part(column).height(_FIRST_ROWS) for column in section.columns)
        can_be_broken = section.may_begin_below and whole > self._others
        return whole <= left or (can_be_broken and start <= left)

    def _put(self, block: Block) -> None:
        self.pages[-1].append(block)
        self._left -= block.height

    def _turn(self) -> None:
        self.pages.append([])
        self._left = self._others


class _Part:
    """What is still to be put on pages of a column."""

    def __init__(self, column: Column) -> None:
        self.column = column
        self._heads = (column.head,) if column.head else ()
        self._rows = column.rows
        if column.foot:
            self._rows = (*column.rows[:-1], stacked((*column.rows[-1:], column.foot)))

    @property
    def is_done(self) -> bool:
        """Whether nothing is left."""
        return not self._rows

    def height(self, rows: int | None = None) -> float:
        """Of all that is left, or of its first rows."""
        return height_of((*self._heads, *self._rows[:rows]))

    def take(self, room: float) -> Block:
        """As many rows as there is room for, one at least."""
        if self.is_done:
            return space(0)
        count = 1
        while count < len(self._rows) and self.height(count + 1) <= room:
            count += 1
        taken, self._rows = self._rows[:count], self._rows[count:]
        return stacked((*self._heads, *taken))
