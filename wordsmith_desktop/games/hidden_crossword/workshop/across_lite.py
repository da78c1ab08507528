"""Pieces of the workshop as AcrossLite's files (.puz), by the library puzpy."""

from __future__ import annotations

from typing import Final

from ..rules.crossword import Cell, Direction
from ..rules.spread import Bounds
from .cells import check_size, clues_from, layout_from, plain_text, rows_of
from .file_faults import FileFault, PuzzleFileError, opening
from .workpiece import NumberedClue, Workpiece, numbered_clues

BLOCK: Final = "."
"""Stands for every cell outside the figure: the format has no others without a letter."""
_OPEN: Final = "-"
_BLOCKS: Final = ".:"
_PLAIN, _UNICODE = "1.3", "2.0"
_LOCKED: Final = 0x0004
_NOT_THERE: Final = 0x0002


def piece_to_puz(piece: Workpiece) -> bytes:
    """The bytes of a piece's file. Raises `PuzzleFileError` for a grid that is too large for it."""
    import puz

    tidy = piece.tidied()
    bounds = Bounds.of(tile.cell for tile in tidy.layout)
    check_size(bounds.rows, bounds.cols)
    letters = {tile.cell: tile.letter for tile in tidy.layout}
    clues = [one.text for one in _in_order(tidy)]
    is_plain = all(map(_is_latin, (tidy.title, tidy.author, *clues)))
    made = puz.Puzzle(_PLAIN if is_plain else _UNICODE)
    made.width, made.height = bounds.cols, bounds.rows
    made.solution = "".join(rows_of(bounds.rows, bounds.cols, letters, BLOCK))
    made.fill = "".join(one if one == BLOCK else _OPEN for one in made.solution)
    made.title, made.author, made.clues = tidy.title, tidy.author, clues
    return bytes(made.tobytes())


@opening()
def piece_from_puz(content: bytes) -> Workpiece:
    """The piece in a file; it has no language, so that is the first. Raises `PuzzleFileError`."""
    import puz

    found = puz.load(content)
    check_size(found.height, found.width)
    if found.solution_state & _LOCKED:
        raise PuzzleFileError(FileFault.LOCKED)
    if found.solution_state & _NOT_THERE:
        raise PuzzleFileError(FileFault.NO_SOLUTION)
    if found.has_rebus():
        raise PuzzleFileError(FileFault.ODD_CELL, "rebus")
    if len(found.solution) != found.height * found.width:
        raise PuzzleFileError(FileFault.UNREADABLE, "cells")
    letters = {
        Cell(*divmod(place, found.width)): letter
        for place, letter in enumerate(found.solution)
        if letter not in _BLOCKS
    }
    piece = Workpiece(
        title=plain_text(found.title), author=plain_text(found.author), layout=layout_from(letters)
    )
    order = _in_order(piece)
    if len(order) != len(found.clues):
        raise PuzzleFileError(FileFault.NOT_CONNECTED, len(found.clues))
    texts = zip(order, found.clues, strict=True)
    clues = {(one.run.start, one.run.direction): text for one, text in texts}
    return Workpiece(
        title=piece.title,
        author=piece.author,
        layout=piece.layout,
        clues=clues_from(piece.layout, clues),
    )


def _in_order(piece: Workpiece) -> list[NumberedClue]:
    """By number, across before down, as the format has them."""
    both = [one for way in Direction for one in numbered_clues(piece, way)]
    return sorted(both, key=lambda one: (one.number, one.run.direction is Direction.DOWN))


def _is_latin(text: str) -> bool:
    try:
        return bool(text.encode("iso-8859-1")) or not text
    except UnicodeEncodeError:
        return False
