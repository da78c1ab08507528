"""Pieces of the workshop as ipuz files: the crossword, and beside it what only the bench has.

The same file is what the workshop keeps and what other programs open.
"""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.languages import code_of

from ..rules.ipuz import OWN_FIELD
from .cells import language_from, plain_text
from .clued.as_ipuz import (
    FORMAT,
    PIECE_FIELD,
    Json,
    crossword_in,
    opened_ipuz,
    with_desk,
    write_ipuz,
)
from .clued.criss_cross import criss_cross_of, puzzle_of
from .clued.puzzle import CluedPuzzle
from .file_faults import FileFault, PuzzleFileError, reading_puzzle
from .workpiece import Clue, LetterSource, Workpiece, no_clue, typed_pool

__all__ = ["FORMAT", "PIECE_FIELD", "kept_from_ipuz", "kept_to_ipuz"]
Kept = Workpiece | CluedPuzzle
"""What the workshop keeps: a criss-cross of the bench, or a crossword of the desk."""


def kept_to_ipuz(kept: Kept) -> str:
    """The text of its file."""
    return piece_to_ipuz(kept) if isinstance(kept, Workpiece) else write_ipuz(kept)


@reading_puzzle()
def kept_from_ipuz(content: bytes) -> Kept:
    """What a file of the workshop holds. Raises `PuzzleFileError`."""
    whole = crossword_in(content)
    if PIECE_FIELD in whole or OWN_FIELD in whole:
        return _piece(whole)
    return with_desk(opened_ipuz(whole).puzzle, whole)


def piece_to_ipuz(piece: Workpiece) -> str:
    """The text of a piece's file; its grid begins in the first row and column."""
    own = {
        "format": FORMAT,
        "letters": piece.source.value,
        "pool": piece.pool,
        "anchor": piece.anchor,
        "accepted": list(piece.accepted),
        **({"dictionary": piece.dictionary} if piece.dictionary else {}),
    }
    return write_ipuz(puzzle_of(piece), {PIECE_FIELD: own})


@reading_puzzle()
def piece_from_ipuz(content: bytes) -> Workpiece:
    """The piece in a file, ours or another program's. Raises `PuzzleFileError`."""
    return _piece(crossword_in(content))


def _piece(whole: Json) -> Workpiece:
    """With what we wrote beside the crossword, in the workshop or after a match."""
    piece = criss_cross_of(opened_ipuz(whole).puzzle)
    own: Any = whole.get(PIECE_FIELD, whole.get(OWN_FIELD))
    if own is None:
        return piece
    if not isinstance(own, dict) or type(own.get("format")) is not int:
        raise PuzzleFileError(FileFault.UNREADABLE, "own field")
    if own["format"] > FORMAT:
        raise PuzzleFileError(FileFault.NEWER, own["format"])
    sources = {one.value: one for one in LetterSource}
    source = own.get("letters", LetterSource.TYPED.value)
    if source not in sources:
        raise PuzzleFileError(FileFault.UNREADABLE, "own field")
    language = language_from(own.get("language", piece.language))
    dictionary = plain_text(own.get("dictionary"))
    return replace(
        piece,
        language=language,
        dictionary=dictionary if code_of(dictionary) == language else "",
        source=sources[source],
        pool=_letters(own, "pool"),
        anchor=_letters(own, "anchor"),
        clues=tuple(filter(_is_asked, piece.clues)),
        accepted=tuple(typed_pool(str(word)) for word in own.get("accepted", ())),
    )


def _is_asked(clue: Clue) -> bool:
    """A word without a clue once had its length for one."""
    return clue.text != no_clue(clue.word)


def _letters(own: Json, name: str) -> str:
    found = own.get(name)
    if not isinstance(found, str) or typed_pool(found) != found:
        raise PuzzleFileError(FileFault.UNREADABLE, name)
    return found
