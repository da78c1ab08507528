"""The lines of a list of words that somebody brings along, whatever program wrote it."""

from __future__ import annotations

import re
from enum import Enum, unique
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.rejections import WordsmithError

MOST_BYTES: Final = 64 << 20
MOST_LINES: Final = 1_000_000
LONGEST_LINE: Final = 4_000
"""Characters; a longer one holds no word with what is said of it."""
_MARKS: Final = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_UTF8_LETTERS: Final = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}")
_CONTROLS: Final = re.compile("[\x00-\x08\x0e-\x1f\x7f\ufffe\uffff]")
_CONTROL_BYTES: Final = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f]")
_NULLS: Final = 0.3
"""Share of a text in UTF-16 without its mark that is zero in one half of all bytes, at least."""


@unique
class WordFileFault(Enum):
    """Why a file is no list of words."""

    UNREADABLE = "unreadable"
    """It is not there, is no file, or cannot be read."""
    EMPTY = "empty"
    TOO_LARGE = "too_large"
    TOO_MANY_LINES = "too_many_lines"
    ENDLESS_LINE = "endless_line"
    NO_TEXT = "no_text"
    """A picture, a program or the like."""
    MIXED = "mixed"
    """In several encodings at once, so that some letters would be wrong."""
    NO_WORDS = "no_words"
    """Text, but without any word of this alphabet."""
    NO_AFFIXES = "no_affixes"
    """A Hunspell dictionary without its .aff file, or with one that cannot be read."""
    TOO_MANY_FORMS = "too_many_forms"
    """It took more time or memory than there is for one dictionary."""


class WordFileError(WordsmithError):
    """A file is no list of words; `path` names it, `more` what the system said of it."""

    def __init__(self, fault: WordFileFault, path: Path, more: str = "") -> None:
        self.fault = fault
        self.path = path
        self.more = more
        super().__init__(f"{path}: {fault.value} {more}".rstrip())

    def __reduce__(self) -> tuple[type[WordFileError], tuple[WordFileFault, Path, str]]:
        # It comes from another process.
        return type(self), (self.fault, self.path, self.more)


def lines_of(path: Path) -> list[str]:
    """Return the lines of a text in UTF-8, UTF-16 or Latin-1. Raises `WordFileError`."""
    text = _decoded(path, read_bytes(path))
    if _CONTROLS.search(text):
        raise WordFileError(WordFileFault.NO_TEXT, path)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise WordFileError(WordFileFault.TOO_MANY_LINES, path)
    if max(map(len, lines), default=0) > LONGEST_LINE:
        raise WordFileError(WordFileFault.ENDLESS_LINE, path)
    return lines


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return what an ordinary file of at most so many bytes holds. Raises `WordFileError`."""
    try:
        # A pipe or a device would be waited for without end.
        if not path.is_file():
            raise WordFileError(WordFileFault.UNREADABLE, path)
        if path.stat().st_size > most:
            raise WordFileError(WordFileFault.TOO_LARGE, path)
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise WordFileError(WordFileFault.UNREADABLE, path, error.strerror or "") from error
    if not data:
        raise WordFileError(WordFileFault.EMPTY, path)
    return data


def has_controls(data: bytes) -> bool:
    """Whether there are bytes that no text has which takes one or more of them for a letter."""
    return _CONTROL_BYTES.search(data) is not None


def _decoded(path: Path, data: bytes) -> str:
    encoding = next((name for mark, name in _MARKS.items() if data.startswith(mark)), "")
    encoding = encoding or _without_mark(data)
    try:
        return data.decode(encoding or "utf-8")
    except UnicodeDecodeError as error:
        if encoding or has_controls(data):
            raise WordFileError(WordFileFault.NO_TEXT, path) from error
    # In Latin-1 these bytes would be a letter and a sign behind it, which no word has.
    if _UTF8_LETTERS.search(data):
        raise WordFileError(WordFileFault.MIXED, path)
    return data.decode("cp1252", "replace")


def _without_mark(data: bytes) -> str:
    """UTF-16 without its mark is known by the zeros of its plain letters."""
    first, second = data[0::2].count(0), data[1::2].count(0)
    least = len(data) / 2 * _NULLS
    if second > least > first:
        return "utf-16-le"
    return "utf-16-be" if first > least > second else ""
