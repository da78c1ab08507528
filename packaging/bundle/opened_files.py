"""What systems are told of the files that the program opens; the same in every package.

A system opens one with `wordsmith-desktop open FILE`.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class FileKind(NamedTuple):
    """A kind of file."""

    suffix: str
    """As the program has it, which a test holds; packages are made without the program."""
    mime_type: str
    apple_type: str
    """Uniform type identifier on macOS."""
    windows_class: str
    """Key of the registry below `Software\\Classes`."""
    title: str
    title_de: str


MATCH: Final = FileKind(
    "wordsmith",
    "application/x-wordsmith-match",
    "org.wordsmith-desktop.match",
    "WordsmithDesktop.Match",
    "Wordsmith Desktop match",
    "Partie von Wordsmith Desktop",
)
PUZZLE: Final = FileKind(
    "hidden-crossword",
    "application/x-wordsmith-hidden-crossword",
    "org.wordsmith-desktop.hidden-crossword",
    "WordsmithDesktop.HiddenCrossword",
    "Hidden crossword of Wordsmith Desktop",
    "Verstecktes Rätsel von Wordsmith Desktop",
)
KINDS: Final = (MATCH, PUZZLE)
