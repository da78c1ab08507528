"""A crossword as a drawing (SVG): its diagram with the clues, or its solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

from wordsmith_desktop.core.value import Value

from ..rules.crossword import Cell, Direction
from .clued.diagram import Diagram, Ground
from .clued.markup import plain
from .clued.puzzle import CluedPuzzle

CELL: Final = 40
"""Side of a cell in the drawing's units."""
_MARGIN, _LINE, _HEAD = 20, 22, 40
_COLUMN: Final = 360
"""Breadth of a column of clues."""
_LETTERS: Final = 42
"""Letters of a line in it."""
_STYLE: Final = "font-family: sans-serif; fill: black"


class Headings(Value):
    """What stands above a drawing's parts, in the language of the puzzle's words."""

    across: str
    down: str


def puzzle_to_svg(puzzle: CluedPuzzle, headings: Headings, *, is_solution: bool) -> str:
    """The drawing: numbered cells with the clues below, or the cells with their letters."""
    diagram = puzzle.diagram
    top = _MARGIN + (_HEAD if puzzle.title else 0)
    below = top + diagram.height * CELL + _HEAD
    columns = [] if is_solution else _columns(puzzle, headings)
    width = 2 * _MARGIN + max(diagram.width * CELL, len(columns) * _COLUMN)
    height = below + max((len(one) for one in columns), default=0) * _LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}">',
        f"<title>{escape(puzzle.title)}</title>" if puzzle.title else "",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        _text(_MARGIN, _MARGIN + 20, 24, puzzle.title, is_bold=True) if puzzle.title else "",
        *_squares(diagram, top, is_solution=is_solution),
        *_bars(diagram, top),
        *_lists(columns, below),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _squares(diagram: Diagram, top: int, *, is_solution: bool) -> Iterator[str]:
    for cell in diagram.cells:
        square = diagram.at(cell)
        if square.ground is Ground.VOID:
            continue
        x, y = _corner(cell, top)
        fill = (square.shade or "white") if square.is_open else "black"
        yield (
            f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}"'
            ' stroke="black" stroke-width="2"/>'
        )
        if square.is_circled:
            yield (
                f'<circle cx="{x + CELL // 2}" cy="{y + CELL // 2}" r="{CELL // 2 - 2}"'
                ' fill="none" stroke="black"/>'
            )
        if square.is_open and diagram.label(cell):
            yield _text(x + 4, y + 13, 11, diagram.label(cell))
        if is_solution and square.solution:
            size = 22 if len(square.solution) == 1 else 10
            yield _text(x + CELL // 2, y + 29, size, square.solution, anchor="middle")


def _bars(diagram: Diagram, top: int) -> Iterator[str]:
    for cell in diagram.open_cells:
        x, y = _corner(cell, top)
        square = diagram.at(cell)
        if square.bar_above:
            yield _bar(x, y, CELL, 0)
        if square.bar_left:
            yield _bar(x, y, 0, CELL)


def _bar(x: int, y: int, broad: int, high: int) -> str:
    return (
        f'<line x1="{x}" y1="{y}" x2="{x + broad}" y2="{y + high}" stroke="black"'
        ' stroke-width="6"/>'
    )


def _corner(cell: Cell, top: int) -> tuple[int, int]:
    return _MARGIN + cell.col * CELL, top + cell.row * CELL


def _columns(puzzle: CluedPuzzle, headings: Headings) -> list[list[tuple[str, bool]]]:
    """Lines of text, and whether they are bold."""
    named = ((headings.across, Direction.ACROSS), (headings.down, Direction.DOWN))
    return [[(name, True), *((line, False) for line in _lines(puzzle, way))] for name, way in named]


def _lines(puzzle: CluedPuzzle, way: Direction) -> Iterator[str]:
    for label, text in listed_clues(puzzle, way):
        yield from wrap(f"{label}. {text}", _LETTERS, subsequent_indent="    ")


def listed_clues(puzzle: CluedPuzzle, way: Direction) -> Sequence[tuple[str, str]]:
    """Labels and clues as they are printed; a word that nobody asks for has its length."""
    found = []
    for slot in puzzle.diagram.slots_of(way):
        clue = puzzle.clue_of(slot)
        text = plain(clue.whole) if clue is not None and clue.text else f"({len(slot.cells)})"
        found.append((puzzle.label_of(slot), text))
    return found


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
