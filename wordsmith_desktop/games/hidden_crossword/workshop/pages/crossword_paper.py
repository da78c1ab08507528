"""A crossword on paper: the empty diagram with its clues, then the solution."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from textwrap import wrap
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from wordsmith_desktop.window.kit.paper_print import document
from wordsmith_desktop.window.kit.paper_print.document import Document, Page, PaperSize
from wordsmith_desktop.window.kit.paper_print.paper import INK, PrintedPage, Type, Weight
from wordsmith_desktop.wording.texts import Language

from ...rules.crossword import Cell, Direction
from .. import workshop_texts as texts
from ..clued.diagram import Diagram, Ground
from ..clued.puzzle import CluedPuzzle
from ..svg import listed_clues

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
_SHADE: Final = 0.7
"""How far towards white a shade is lightened, so that letters can be written on it."""


def puzzle_to_pdf(puzzle: CluedPuzzle, paper: PaperSize | None = None) -> bytes:
    """The document; by default for the paper of the place where the computer stands."""
    return document.to_pdf(Document(puzzle.title, partial(pages_of, puzzle)), paper)


def pages_of(puzzle: CluedPuzzle, room: QSizeF) -> Sequence[Page]:
    """The diagram and as many clues as go below it, the other clues, and the solution."""
    lines = _lines(puzzle)
    left = room.height() - _HEAD - _side(puzzle.diagram, room) * puzzle.diagram.height - 60
    # At the foot of the page stands whose it is.
    left -= _LINE if puzzle.copyright else 0
    first = 2 * max(0, int(left // _LINE))
    others = 2 * int((room.height() - _LINE) // _LINE)
    rest = [lines[at : at + others] for at in range(first, len(lines), others)]
    return [
        partial(_paint_puzzle, puzzle=puzzle, lines=lines[:first]),
        *(partial(_paint_lines, lines=some) for some in rest),
        *([partial(_paint_solution, puzzle=puzzle)] if puzzle.diagram.letters else []),
    ]


def _side(diagram: Diagram, room: QSizeF) -> float:
    height = room.height() * _GRID_SHARE / diagram.height
    return min(_LARGEST_CELL, room.width() / diagram.width, height)


def _lines(puzzle: CluedPuzzle) -> list[Line]:
    tongue = _tongue(puzzle)
    notes = (wrap(line, _LETTERS) for line in puzzle.notes.splitlines())
    found: list[Line] = [(line, False) for lines in notes for line in lines]
    for title, way in ((texts.ACROSS, Direction.ACROSS), (texts.DOWN, Direction.DOWN)):
        found.append((title.in_language(tongue), True))
        for label, text in listed_clues(puzzle, way):
            broken = wrap(f"{label}. {text}", _LETTERS, subsequent_indent="     ")
            found += [(line, False) for line in broken]
    return found


def _tongue(puzzle: CluedPuzzle) -> Language:
    return "de" if puzzle.language == "de" else "en"


def _paint_puzzle(paper: PrintedPage, *, puzzle: CluedPuzzle, lines: Sequence[Line]) -> None:
    _paint_page(paper, puzzle, puzzle.title, is_solution=False)
    _paint_lines(paper, lines=lines)


def _paint_solution(paper: PrintedPage, *, puzzle: CluedPuzzle) -> None:
    title = f"{puzzle.title}: {texts.SOLUTION.in_language(_tongue(puzzle))}"
    _paint_page(paper, puzzle, title, is_solution=True)


def _paint_page(paper: PrintedPage, puzzle: CluedPuzzle, title: str, *, is_solution: bool) -> None:
    paper.line(title, QRectF(0, 0, paper.width, 80), size=Type.TITLE, bold=True)
    paper.line(puzzle.author, QRectF(0, 80, paper.width, 50))
    side = _side(puzzle.diagram, QSizeF(paper.width, paper.height))
    paint_diagram(paper, puzzle.diagram, QPointF(0, _HEAD), side, is_solution=is_solution)
    if puzzle.copyright:
        place = QRectF(0, paper.height - 40, paper.width, 40)
        paper.line(puzzle.copyright, place, size=Type.TINY)
    paper.y = _HEAD + side * puzzle.diagram.height + 60


def paint_diagram(
    paper: PrintedPage, diagram: Diagram, corner: QPointF, side: float, *, is_solution: bool
) -> None:
    """Blocks black, squares empty with their numbers or with their letters, bars over all."""
    for cell in diagram.cells:
        at = corner + QPointF(cell.col * side, cell.row * side)
        if diagram.at(cell).ground is Ground.BLOCK:
            paper.painter.fillRect(QRectF(at.x(), at.y(), side, side), INK)
        elif diagram.at(cell).is_open:
            _paint_square(paper, diagram, cell, at, side, is_solution=is_solution)
    paper.pen(Weight.HEAVY)
    for line in _bars(diagram, corner, side):
        paper.painter.drawLine(line)


def _paint_square(
    paper: PrintedPage,
    diagram: Diagram,
    cell: Cell,
    at: QPointF,
    side: float,
    *,
    is_solution: bool,
) -> None:
    square, area = diagram.at(cell), QRectF(at.x(), at.y(), side, side)
    if square.shade:
        paper.painter.fillRect(area, _lightened(square.shade))
    letters = square.solution if is_solution else ""
    paper.boxes([letters if len(letters) < 2 else ""], at, side)
    if len(letters) > 1:
        paper.line(letters, area.adjusted(4, side * 0.3, -4, 0))
    if square.is_circled:
        paper.pen(Weight.HAIR)
        paper.painter.drawEllipse(area.adjusted(4, 4, -4, -4))
    if diagram.label(cell) and not is_solution:
        place = area.translated(6, 2)
        paper.text(diagram.label(cell), place, size=round(side * _NUMBER_SHARE))


def _lightened(shade: str) -> QColor:
    found = QColor(shade)
    parts = (found.red(), found.green(), found.blue())
    return QColor(*(round(255 - (255 - part) * (1 - _SHADE)) for part in parts))


def _bars(diagram: Diagram, corner: QPointF, side: float) -> list[QLineF]:
    found = []
    for cell in diagram.open_cells:
        x, y = corner.x() + cell.col * side, corner.y() + cell.row * side
        if diagram.at(cell).bar_above:
            found.append(QLineF(x, y, x + side, y))
        if diagram.at(cell).bar_left:
            found.append(QLineF(x, y, x, y + side))
    return found


def _paint_lines(paper: PrintedPage, *, lines: Sequence[Line]) -> None:
    """Two columns, the left one filled first."""
    half = (len(lines) + 1) // 2
    for place, (line, is_bold) in enumerate(lines):
        column, row = divmod(place, half)
        x = column * paper.width / 2
        y = paper.y + row * _LINE
        paper.line(line, QRectF(x, y, paper.width / 2 - 30, _LINE), bold=is_bold)
