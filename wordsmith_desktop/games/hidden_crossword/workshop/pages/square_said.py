"""What is heard of the square where letters go."""

from __future__ import annotations

from collections.abc import Mapping

from wordsmith_desktop.wording.texts import say

from ...rules.crossword import Cell
from .. import clued_texts as texts
from ..clued.caret import Caret
from ..clued.markup import plain
from ..clued.puzzle import CluedPuzzle


def square_said(puzzle: CluedPuzzle, caret: Caret, letters: Mapping[Cell, str]) -> str:
    """Its word's number and clue, which letter of it this is, and what stands there."""
    letter = letters.get(caret.cell) or say(texts.EMPTY_SAID)
    slot = caret.slot(puzzle.diagram)
    if slot is None:
        is_open = puzzle.diagram.at(caret.cell).is_open
        row, col = caret.cell.row + 1, caret.cell.col + 1
        shown = letter if is_open else say(texts.BLOCK_SAID)
        return say(texts.LONE_SQUARE_SAID, row=row, col=col, letter=shown)
    clue = puzzle.clue_of(slot)
    return say(
        texts.SQUARE_SAID,
        label=puzzle.label_of(slot),
        way=say(texts.WAYS_SAID[slot.direction]),
        clue=plain(clue.whole) if clue is not None else say(texts.NO_CLUE),
        n=slot.cells.index(caret.cell) + 1,
        many=len(slot.cells),
        letter=letter,
    )
