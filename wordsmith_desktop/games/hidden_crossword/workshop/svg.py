"""A piece of the workshop as a drawing (SVG): its grid with the clues, or its solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

from ..rules.crossword import Crossword, Direction
from ..rules.puzzle_file import numbers_of
from ..rules.spread import Bounds
from .workpiece import NumberedClue, Workpiece, numbered_clues

CELL: Final = 40
"""Side of a cell in the drawing's units."""
_MARGIN, _LINE, _HEAD = 20, 22, 40
_COLUMN: Final = 360
"""Breadth of a column of clues."""
_LETTERS: Final = 42
"""Letters of a line in it."""
_STYLE: Final = "font-family: sans-serif; fill: black"


@dataclass(frozen=True, slots=True)
class Headings:
    """What stands above a drawing's parts, in the language of the puzzle's words."""

    across: str
    down: str


def piece_to_svg(piece: Workpiece, headings: Headings, *, is_solution: bool) -> str:
    """The drawing: numbered cells with the clues below, or the cells with their letters."""
    tidy = piece.tidied()
    bounds = Bounds.of(tile.cell for tile in tidy.layout)
    top = _MARGIN + (_HEAD if tidy.title else 0)
    below = top + bounds.rows * CELL + _HEAD
    columns = [] if is_solution else _columns(tidy, headings)
    width = 2 * _MARGIN + max(bounds.cols * CELL, len(columns) * _COLUMN)
    height = below + max((len(one) for one in columns), default=0) * _LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}">',
        f"<title>{escape(tidy.title)}</title>" if tidy.title else "",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        _text(_MARGIN, _MARGIN + 20, 24, tidy.title, is_bold=True) if tidy.title else "",
        *_grid(tidy, top, is_solution=is_solution),
        *_lists(columns, below),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _grid(piece: Workpiece, top: int, *, is_solution: bool) -> Iterator[str]:
    numbers = numbers_of(Crossword(piece.layout))
    for tile in piece.layout:
        x, y = _MARGIN + tile.col * CELL, top + tile.row * CELL
        yield (
            f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="white"'
            ' stroke="black" stroke-width="2"/>'
        )
        if tile.cell in numbers:
            yield _text(x + 4, y + 13, 11, str(numbers[tile.cell]))
        if is_solution:
            yield _text(x + CELL // 2, y + 29, 22, tile.letter, anchor="middle")


def _columns(piece: Workpiece, headings: Headings) -> list[list[tuple[str, bool]]]:
    """Lines of text, and whether they are bold."""
    named = ((headings.across, Direction.ACROSS), (headings.down, Direction.DOWN))
    return [
        [(name, True), *((line, False) for line in _lines(numbered_clues(piece, way)))]
        for name, way in named
    ]


def _lines(clues: Sequence[NumberedClue]) -> Iterator[str]:
    for one in clues:
        yield from wrap(f"{one.number}. {one.text}", _LETTERS, subsequent_indent="    ")


def _lists(columns: Sequence[Sequence[tuple[str, bool]]], top: int) -> Iterator[str]:
    for place, lines in enumerate(columns):
        for number, (line, is_bold) in enumerate(lines):
            x, y = _MARGIN + place * _COLUMN, top + number * _LINE
            yield _text(x, y, 16, line, is_bold=is_bold)


def _text(
    x: int, y: int, size: int, text: str, *, is_bold: bool = False, anchor: str = "start"
) -> str:
    weight = ' font-weight="bold"' if is_bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}"{weight}'
        f' style="{_STYLE}">{escape(text)}</text>'
    )
