"""What an author does to a crossword: letters, blocks with their partners, size."""

from __future__ import annotations

from wordsmith_desktop.core.value import Value, replace

from ...rules.crossword import Cell
from .diagram import BLOCK, EMPTY, Diagram, Ground
from .puzzle import CluedPuzzle
from .symmetry import Symmetry, partners


def with_letter(puzzle: CluedPuzzle, cell: Cell, letter: str) -> CluedPuzzle:
    """With another letter in an open square; "" takes it out."""
    square = puzzle.diagram.at(cell)
    if not square.is_open:
        return puzzle
    made = puzzle.diagram.with_square(cell, replace(square, solution=letter.upper()))
    return replace(puzzle, diagram=made)


def with_block_turned(puzzle: CluedPuzzle, cell: Cell) -> CluedPuzzle:
    """A block where there was none, or none where there was one; its partner goes with it."""
    made = puzzle.diagram
    new = BLOCK if made.at(cell).ground is not Ground.BLOCK else EMPTY
    for one in partners(made, cell, Symmetry(puzzle.symmetry)):
        if made.at(one).is_open is not new.is_open:
            made = made.with_square(one, new)
    return replace(puzzle, diagram=made)


def resized(puzzle: CluedPuzzle, height: int, width: int) -> CluedPuzzle:
    """With another size; what no longer fits is gone, new squares are open."""
    old = puzzle.diagram
    cells = (Cell(row, col) for row in range(height) for col in range(width))
    squares = tuple(old.at(cell) if old.has(cell) else EMPTY for cell in cells)
    return replace(puzzle, diagram=Diagram(width, squares))


def without_letters(puzzle: CluedPuzzle) -> CluedPuzzle:
    """With its blocks alone."""
    return replace(
        puzzle, diagram=puzzle.diagram.with_letters(dict.fromkeys(puzzle.diagram.open_cells, ""))
    )


def with_accepted(puzzle: CluedPuzzle, word: str) -> CluedPuzzle:
    """With a word that counts here whatever dictionaries say."""
    return replace(puzzle, accepted=tuple(dict.fromkeys((*puzzle.accepted, word))))


class Counts(Value):
    """Figures of a diagram that authors look at."""

    words: int
    blocks: int
    missing: int
    """Words without a clue."""
    empty: int
    """Open squares without a letter."""
    mean: float
    """Letters of a word on average."""
    shortest: int
    """Letters of the shortest word; 0 where there is none."""


def counts_of(puzzle: CluedPuzzle) -> Counts:
    """The figures of a puzzle."""
    diagram = puzzle.diagram
    lengths = [len(slot.cells) for slot in diagram.slots]
    return Counts(
        words=len(lengths),
        blocks=sum(square.ground is Ground.BLOCK for square in diagram.squares),
        missing=len(puzzle.without_clue),
        empty=len(diagram.open_cells) - len(diagram.letters),
        mean=sum(lengths) / max(1, len(lengths)),
        shortest=min(lengths, default=0),
    )
