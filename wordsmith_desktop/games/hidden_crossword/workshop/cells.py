"""What the readers of all formats share: cells with letters in, a layout and its clues out."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Mapping
from typing import Final

from wordsmith_desktop.lexicon.folding import LETTERS, fold
from wordsmith_desktop.lexicon.languages import OURS

from ..rules.crossword import Cell, Crossword, Direction, Layout, Tile, layout_of
from .file_faults import FileFault, PuzzleFileError
from .workpiece import LONGEST_TEXT, Clue, no_clue

MOST_LINES: Final = 64
"""Rows, and columns, of a grid that is opened."""
LONGEST_FILE: Final = 2_000_000
"""Bytes of a file that is opened; a large grid with long clues has a twentieth of them."""
Clues = Mapping[tuple[Cell, Direction], str]
"""By where their words begin, and which way those read."""

_MARKUP: Final = re.compile(r"<[^<>]{0,200}>")


def check_size(height: int, width: int) -> None:
    """Raises `PuzzleFileError` for a grid that is too large, or has no cells."""
    if height < 1 or width < 1:
        raise PuzzleFileError(FileFault.UNREADABLE, (height, width))
    if height > MOST_LINES or width > MOST_LINES:
        raise PuzzleFileError(FileFault.TOO_LARGE, (height, width))


def layout_from(letters: Mapping[Cell, object]) -> Layout:
    """The tiles of cells with one letter each. Raises `PuzzleFileError`."""
    return layout_of(Tile(cell.row, cell.col, _letter(one)) for cell, one in letters.items())


def _letter(found: object) -> str:
    letter = fold(found) if isinstance(found, str) and len(found) == 1 else ""
    if len(letter) != 1 or letter not in LETTERS:
        raise PuzzleFileError(FileFault.ODD_CELL, found)
    return letter


def clues_from(layout: Layout, clues: Clues) -> tuple[Clue, ...]:
    """The clues of words that stand there, by the alphabet."""
    found = {}
    for run in Crossword(layout).runs:
        text = plain_text(clues.get((run.start, run.direction), ""))
        if text and text != no_clue(run.word):
            found[run.word] = text
    return tuple(Clue(word, found[word]) for word in sorted(found))


def unmarked(text: object) -> str:
    """A line of a file that may have HTML in it, without that."""
    return html.unescape(_MARKUP.sub("", text)) if isinstance(text, str) else ""


def plain_text(text: object) -> str:
    """A line of a file without line breaks and signs that nobody sees."""
    if not isinstance(text, str):
        return ""
    shown = "".join(one if one.isprintable() else " " for one in text)
    return " ".join(shown.split())[:LONGEST_TEXT]


def language_from(said: object) -> str:
    """The language of the words that a file tells of, such as "de-AT"; English else."""
    tag = said[:2].lower() if isinstance(said, str) else ""
    return tag if tag in OURS else OURS[0]


def decoded(content: bytes) -> str:
    """The text of a file. Raises `PuzzleFileError`."""
    try:
        # Some editors begin a file with a mark.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleFileError(FileFault.UNREADABLE, "not UTF-8") from error


def rows_of(height: int, width: int, letters: Mapping[Cell, str], empty: str) -> Iterable[str]:
    """A grid as lines of text."""
    for row in range(height):
        yield "".join(letters.get(Cell(row, col), empty) for col in range(width))
