"""Puzzles of the criss-cross bench as crosswords with a diagram, and back where one fits there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.folding import LETTERS, fold

from ...rules.crossword import Cell, Direction, Layout, Tile, layout_of
from ...rules.grid_tiles import Bounds
from ..cells import plain_text
from ..file_faults import FileFault, PuzzleFileError
from ..workpiece import LONGEST_TEXT, Clue, Workpiece
from .diagram import BLOCK, Diagram, Square, WordSlot
from .puzzle import AskedClue, CluedPuzzle
from .report import place_name

_SPARSE: Final = 0.5
"""A criss-cross leaves at least this share of its rectangle empty."""
_BARE: Final = Square()


def puzzle_of(piece: Workpiece) -> CluedPuzzle:
    """A piece with its numbers and clues; a hole in it is a block."""
    tidy = piece.tidied()
    diagram = diagram_of(tidy.layout)
    texts = tidy.texts
    words = ((slot, diagram.word(slot)) for slot in diagram.slots)
    clues = (
        AskedClue(slot.start, slot.direction, texts[word]) for slot, word in words if word in texts
    )
    return CluedPuzzle(
        diagram=diagram,
        clues=tuple(clues),
        title=tidy.title,
        author=tidy.author,
        language=tidy.language,
    )


def diagram_of(layout: Layout) -> Diagram:
    """The figure that tiles make, its corner at the first of them."""
    bounds = Bounds.of(tile.cell for tile in layout)
    tiles = {Cell(one.row - bounds.top, one.col - bounds.left): one.letter for one in layout}
    squares = {cell: Square(solution=letter) for cell, letter in tiles.items()}
    holes = dict.fromkeys(enclosed(tiles), BLOCK)
    return Diagram.of(bounds.rows, bounds.cols, squares | holes)


def enclosed(cells: Mapping[Cell, object]) -> list[Cell]:
    """Gaps with letters on all four sides, which would look like cells if they were white."""
    beside = {cell.step(way, step) for cell in cells for way in Direction for step in (-1, 1)}
    gaps = sorted(beside.difference(cells))
    return [gap for gap in gaps if all(one in cells for one in _around(gap))]


def _around(cell: Cell) -> list[Cell]:
    return [cell.step(way, step) for way in Direction for step in (-1, 1)]


def criss_cross_of(puzzle: CluedPuzzle) -> Workpiece:
    """The puzzle for the bench, or to be hidden: tiles of one letter each, A to Z.

    Raises `PuzzleFileError`, naming the cell, for what cannot be laid so, and for two clues of
    one word.
    """
    if puzzle.seal is not None:
        raise PuzzleFileError(FileFault.LOCKED)
    diagram = puzzle.diagram
    for cell in diagram.open_cells:
        _expect_tile(puzzle, cell)
    tiles = (
        Tile(cell.row, cell.col, fold(one, puzzle.language))
        for cell, one in diagram.letters.items()
    )
    return Workpiece(
        title=puzzle.title,
        author=puzzle.author,
        language=puzzle.language,
        layout=layout_of(tiles),
        clues=_clues(puzzle),
    )


def first_letters(puzzle: CluedPuzzle) -> CluedPuzzle:
    """With the first letter alone wherever a square has several, or one with a sign above it."""
    letters = {
        cell: fold(one, puzzle.language)[:1] or one for cell, one in puzzle.diagram.letters.items()
    }
    return replace(puzzle, diagram=puzzle.diagram.with_letters(letters))


def is_criss_cross(puzzle: CluedPuzzle) -> bool:
    """Whether the bench can keep all of a puzzle, and its figure is as sparse as those there."""
    squares = puzzle.diagram.squares
    is_sparse = len(puzzle.diagram.open_cells) <= _SPARSE * len(squares)
    has_more = puzzle.copyright or puzzle.notes or puzzle.is_diagramless
    if not is_sparse or has_more or any(map(_has_marks, squares)):
        return False
    has_signs = not "".join(puzzle.diagram.letters.values()).isascii()
    asks_more = any(
        one.lengths or one.label or len(one.text) > LONGEST_TEXT for one in puzzle.clues
    )
    if has_signs or asks_more:
        return False
    try:
        criss_cross_of(puzzle)
    except PuzzleFileError:
        return False
    return True


def _has_marks(square: Square) -> bool:
    return replace(square, ground=_BARE.ground, solution="") != _BARE


def _expect_tile(puzzle: CluedPuzzle, cell: Cell) -> None:
    square = puzzle.diagram.at(cell)
    if square.bar_above or square.bar_left:
        raise PuzzleFileError(FileFault.BARS, cell, place_name(cell))
    if not square.solution:
        raise PuzzleFileError(FileFault.NO_SOLUTION, cell, place_name(cell))
    letter = fold(square.solution, puzzle.language) if len(square.solution) == 1 else ""
    if len(letter) != 1 or letter not in LETTERS:
        raise PuzzleFileError(FileFault.ODD_CELL, square.solution, place_name(cell))


def _clues(puzzle: CluedPuzzle) -> tuple[Clue, ...]:
    """By the words that stand there, by the alphabet."""
    letters = {cell: fold(one, puzzle.language) for cell, one in puzzle.diagram.letters.items()}
    asked = [(slot, clue) for slot in puzzle.diagram.slots if (clue := puzzle.clue_of(slot))]
    found = {(_word(letters, slot), plain_text(clue.whole)) for slot, clue in asked if clue.text}
    twice = next((word for word, n in Counter(word for word, _ in found).items() if n > 1), None)
    if twice is not None:
        raise PuzzleFileError(FileFault.TWO_CLUES, twice, twice)
    return tuple(Clue(word, text) for word, text in sorted(found) if text)


def _word(letters: Mapping[Cell, str], slot: WordSlot) -> str:
    return "".join(letters[cell] for cell in slot.cells)
