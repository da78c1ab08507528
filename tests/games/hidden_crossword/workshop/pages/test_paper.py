"""A crossword on paper: as many pages as its clues take, the solution on the last."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.games.hidden_crossword.workshop.clued_puzzles import PUZZLES
from tests.helpers.finished_puzzles import laid
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Crossword
from wordsmith_desktop.games.hidden_crossword.workshop.clued.criss_cross import puzzle_of
from wordsmith_desktop.games.hidden_crossword.workshop.clued.diagram import Ground
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.pages.crossword_paper import (
    paint_diagram,
    puzzle_to_pdf,
)
from wordsmith_desktop.games.hidden_crossword.workshop.svg import Headings, puzzle_to_svg
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import Workpiece
from wordsmith_desktop.window.kit.paper_print.document import PaperSize
from wordsmith_desktop.window.kit.paper_print.paper import PrintedPage

WIDE = 40


def comb(rows: int) -> Workpiece:
    """A word across every second row, and words down between them: many clues."""
    lines = [("AB" * WIDE)[:WIDE] if row % 2 == 0 else "C   " * (WIDE // 4) for row in range(rows)]
    piece = Workpiece(title="Comb", author="Ana", layout=laid(*lines))
    for word in Crossword(piece.layout).words:
        piece = piece.with_clue(word, "A long clue that takes more than a line of its column. " * 3)
    return piece


def texts_of(piece: Workpiece) -> list[str]:
    content = puzzle_to_pdf(puzzle_of(piece), PaperSize.A4)
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(content)).pages]


def test_a_small_crossword_takes_two_pages_and_shows_its_letters_on_the_second(
    typeface: str,
) -> None:
    assert typeface
    piece = Workpiece(title="Small", author="Ana", layout=laid("QUIZ", "U", "I", "T"))
    first, second = texts_of(piece.with_clue("QUIZ", "Questions"))
    assert "1. Questions" in first
    assert "1. (4)" in first
    assert "Z" not in first
    assert "Small: Solution" in second
    assert "Z" in second


def test_clues_that_find_no_room_go_on_to_other_pages(typeface: str) -> None:
    assert typeface
    piece = comb(33)
    pages = texts_of(piece)
    assert len(pages) > 2
    together = " ".join(pages)
    assert 3 * len(puzzle_of(piece).diagram.slots) == together.count("A long clue")
    assert "Across" in pages[0]
    assert "Comb: Solution" in pages[-1]


SIDE = 40


def greys(puzzle: CluedPuzzle, *, is_solution: bool = False) -> list[int]:
    """How bright every cell of a printed diagram is on the whole: 0 black, 255 white."""
    drawn = puzzle.diagram
    image = QImage(drawn.width * SIDE, drawn.height * SIDE, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    paper = PrintedPage(painter, QSizeF(image.size()), "")
    paint_diagram(paper, drawn, QPointF(0, 0), SIDE, is_solution=is_solution)
    painter.end()
    small = image.scaled(
        drawn.width,
        drawn.height,
        mode=Qt.TransformationMode.SmoothTransformation,
    )
    return [small.pixelColor(cell.col, cell.row).lightness() for cell in drawn.cells]


@pytest.mark.parametrize("name", ["newspaper", "bars", "hole"])
@pytest.mark.parametrize("is_solution", [False, True])
def test_blocks_are_printed_black_and_all_else_white(
    typeface: str, name: str, is_solution: bool
) -> None:
    assert typeface
    puzzle = PUZZLES[name]
    found = greys(puzzle, is_solution=is_solution)
    for square, grey in zip(puzzle.diagram.squares, found, strict=True):
        assert (square.ground is Ground.BLOCK) is (grey < 20)
        assert square.ground is Ground.BLOCK or grey > 130


def test_a_hole_in_a_puzzle_of_ones_own_is_printed_black(typeface: str) -> None:
    assert typeface
    ring = puzzle_of(Workpiece(layout=laid("CAT", "O O", "TAN")))
    assert 20 > greys(ring)[4]
    drawing = puzzle_to_svg(ring, Headings("Across", "Down"), is_solution=False)
    assert 1 == drawing.count('fill="black"')
