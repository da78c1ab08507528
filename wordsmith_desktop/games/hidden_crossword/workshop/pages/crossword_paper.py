"""A piece of the workshop on paper: the empty grid with its clues, then the solution."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from textwrap import wrap
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from wordsmith_desktop.window.kit.paper_print import document
from wordsmith_desktop.window.kit.paper_print.document import Document, Page, Paper
from wordsmith_desktop.window.kit.paper_print.paper import PrintedPage, Type
from wordsmith_desktop.wording.texts import Language

from ...rules.crossword import Crossword, Direction
from ...rules.puzzle_file import numbers_of
from ...rules.spread import Bounds
from .. import workshop_texts as texts
from ..workpiece import Workpiece, numbered_clues

Line = tuple[str, bool]
"""A line of text, and whether it is bold."""
_LARGEST_CELL: Final = 120
_GRID_SHARE: Final = 0.5
"""Of the page's height, at most."""
_HEAD: Final = 160
_LINE: Final = 46
"""Height of a line of the clues."""
_LETTERS: Final = 52
"""Letters of such a line, of which two stand side by side."""
_NUMBER_SHARE: Final = 0.3
"""Size of a cell's number in its side."""


def piece_to_pdf(piece: Workpiece, paper: Paper | None = None) -> bytes:
    """The document; by default for the paper of the place where the computer stands."""
    tidy = piece.tidied()
    return document.to_pdf(Document(tidy.title, partial(pages_of, tidy)), paper)


def pages_of(piece: Workpiece, room: QSizeF) -> Sequence[Page]:
    """The grid and as many clues as go below it, the other clues, and the solution."""
    lines = _lines(piece)
    left = room.height() - _HEAD - _side(piece, room) * _rows(piece) - 60
    first = 2 * max(0, int(left // _LINE))
    others = 2 * int((room.height() - _LINE) // _LINE)
    rest = [lines[at : at + others] for at in range(first, len(lines), others)]
    return [
        partial(_paint_puzzle, piece=piece, lines=lines[:first]),
        *(partial(_paint_lines, lines=some) for some in rest),
        partial(_paint_solution, piece=piece),
    ]


def _rows(piece: Workpiece) -> int:
    return Bounds.of(tile.cell for tile in piece.layout).rows


def _side(piece: Workpiece, room: QSizeF) -> float:
    bounds = Bounds.of(tile.cell for tile in piece.layout)
    height = room.height() * _GRID_SHARE / bounds.rows
    return min(_LARGEST_CELL, room.width() / bounds.cols, height)


def _lines(piece: Workpiece) -> list[Line]:
    tongue: Language = "de" if piece.language == "de" else "en"
    found: list[Line] = []
    for title, way in ((texts.ACROSS, Direction.ACROSS), (texts.DOWN, Direction.DOWN)):
        found.append((title.in_language(tongue), True))
        for one in numbered_clues(piece, way):
            broken = wrap(f"{one.number}. {one.text}", _LETTERS, subsequent_indent="     ")
            found += [(line, False) for line in broken]
    return found


def _paint_puzzle(paper: PrintedPage, *, piece: Workpiece, lines: Sequence[Line]) -> None:
    _paint_grid(paper, piece, piece.title, is_solution=False)
    _paint_lines(paper, lines=lines)


def _paint_solution(paper: PrintedPage, *, piece: Workpiece) -> None:
    tongue: Language = "de" if piece.language == "de" else "en"
    title = f"{piece.title}: {texts.SOLUTION.in_language(tongue)}"
    _paint_grid(paper, piece, title, is_solution=True)


def _paint_grid(paper: PrintedPage, piece: Workpiece, title: str, *, is_solution: bool) -> None:
    paper.line(title, QRectF(0, 0, paper.width, 80), size=Type.TITLE, bold=True)
    paper.line(piece.author, QRectF(0, 80, paper.width, 50))
    side = _side(piece, QSizeF(paper.width, paper.height))
    numbers = numbers_of(Crossword(piece.layout))
    for tile in piece.layout:
        corner = QPointF(tile.col * side, _HEAD + tile.row * side)
        paper.boxes([tile.letter if is_solution else ""], corner, side)
        if tile.cell in numbers and not is_solution:
            place = QRectF(corner.x() + 8, corner.y() + 4, side, side)
            paper.text(str(numbers[tile.cell]), place, size=round(side * _NUMBER_SHARE))
    paper.y = _HEAD + side * _rows(piece) + 60


def _paint_lines(paper: PrintedPage, *, lines: Sequence[Line]) -> None:
    """Two columns, the left one filled first."""
    half = (len(lines) + 1) // 2
    for place, (line, is_bold) in enumerate(lines):
        column, row = divmod(place, half)
        x = column * paper.width / 2
        y = paper.y + row * _LINE
        paper.line(line, QRectF(x, y, paper.width / 2 - 30, _LINE), bold=is_bold)
