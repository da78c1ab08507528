"""A crossword on paper: as many pages as its clues take, the solution on the last."""

from __future__ import annotations

import io

from pypdf import PdfReader

from tests.helpers.finished_puzzles import laid
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Crossword, Direction
from wordsmith_desktop.games.hidden_crossword.workshop.pages.crossword_paper import piece_to_pdf
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import Workpiece, numbered_clues
from wordsmith_desktop.window.kit.paper_print.document import Paper

WIDE = 40


def comb(rows: int) -> Workpiece:
    """A word across every second row, and words down between them: many clues."""
    lines = [("AB" * WIDE)[:WIDE] if row % 2 == 0 else "C   " * (WIDE // 4) for row in range(rows)]
    piece = Workpiece(title="Comb", author="Ana", layout=laid(*lines))
    for word in Crossword(piece.layout).words:
        piece = piece.with_clue(word, "A long clue that takes more than a line of its column. " * 3)
    return piece


def texts_of(piece: Workpiece) -> list[str]:
    content = piece_to_pdf(piece, Paper.A4)
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
    clues = [one for way in Direction for one in numbered_clues(piece, way)]
    assert 3 * len(clues) == together.count("A long clue")
    assert "Across" in pages[0]
    assert "Comb: Solution" in pages[-1]
