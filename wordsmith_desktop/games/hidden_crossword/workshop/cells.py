"""What the readers of all formats share: how large a grid may be, and texts without odd signs."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.lexicon.languages import OURS, code_of

from .file_faults import FileFault, PuzzleFileError
from .workpiece import LONGEST_TEXT

MOST_LINES: Final = 64
"""Rows, and columns, of a grid that is opened."""
LONGEST_FILE: Final = 2_000_000
"""Bytes of a file that is opened; a large grid with long clues has a twentieth of them."""
LONGEST_NOTES: Final = 10_000
"""Characters of what a file says beside its puzzle."""
LONGEST_CLUE: Final = 2_000
LONGEST_LENGTHS: Final = 40
"""Characters of what says how long the words of an answer are."""
LONGEST_LABEL: Final = 8
_JOINERS: Final = "\u200c\u200d"
"""Hold together what is one sign, such as a family, though they are not seen themselves."""


def check_size(height: int, width: int) -> None:
    """Raises `PuzzleFileError` for a grid that is too large, or has no cells."""
    if height < 1 or width < 1:
        raise PuzzleFileError(FileFault.UNREADABLE, (height, width))
    if height > MOST_LINES or width > MOST_LINES:
        raise PuzzleFileError(FileFault.TOO_LARGE, (height, width))


def plain_text(text: object, most: int = LONGEST_TEXT) -> str:
    """A line of a file without line breaks and signs that nobody sees, cut off where it is long."""
    return plain_line(text)[:most]


def plain_line(text: object) -> str:
    """The same, however long; `bounded` cuts what is a puzzle's, and tells it."""
    if not isinstance(text, str):
        return ""
    shown = "".join(one if _is_shown(one) else " " for one in text)
    return " ".join(shown.split())


def shortened(text: str, most: int = 200) -> str:
    """How a text begins, with a sign that it goes on where it is longer."""
    return text if len(text) <= most else f"{text[:most].rstrip()} …"


def plain_lines(text: object) -> str:
    """The same for what may have lines, such as notes."""
    return "\n".join(map(plain_line, text.splitlines())).strip() if isinstance(text, str) else ""


def _is_shown(one: str) -> bool:
    # Flags of parts of a country are written with tags, which are no signs of their own.
    return one.isprintable() or one in _JOINERS or "\U000e0020" <= one <= "\U000e007f"


def language_from(said: object) -> str:
    """The language of the words that a file tells of, such as "de-AT"; English else."""
    code = code_of(said.lower()) if isinstance(said, str) else ""
    return code or OURS[0]


def decoded(content: bytes) -> str:
    """The text of a file. Raises `PuzzleFileError`."""
    try:
        # Some editors begin a file with a mark.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleFileError(FileFault.UNREADABLE, "not UTF-8") from error
