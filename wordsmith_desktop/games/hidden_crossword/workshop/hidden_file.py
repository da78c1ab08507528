"""A puzzle hidden in a file: its code with title and maker, so that no editor shows it."""

from __future__ import annotations

import json
from typing import Final

from wordsmith_desktop.core.strangers import json_of
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.languages import OURS, code_of

from .cells import decoded, language_from, plain_text
from .file_faults import FileFault, PuzzleFileError, reading_puzzle
from .puzzle_code import (
    HiddenPuzzle,
    PuzzleCodeError,
    PuzzleCodeFault,
    parse_puzzle_code,
    puzzle_code,
)

KIND: Final = "wordsmith-desktop hidden crossword"
FORMAT: Final = 1
SUFFIX: Final = "hidden-crossword"
"""The ending of such files' names, without its dot."""


class HiddenFile(Value):
    """What such a file holds."""

    puzzle: HiddenPuzzle
    title: str = ""
    author: str = ""


def hidden_to_text(hidden: HiddenFile) -> str:
    """The text of the file. Raises `PuzzleCodeError` for a puzzle that has no code."""
    language = code_of(hidden.puzzle.language)
    fields = {
        "kind": KIND,
        "format": FORMAT,
        "title": hidden.title,
        "author": hidden.author,
        "code": puzzle_code(hidden.puzzle),
        # The code tells of our own languages alone.
        **({} if language in OURS else {"language": language}),
    }
    return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"


def is_hidden(content: bytes) -> bool:
    """Whether a file says that it is of this kind."""
    return KIND.encode() in content[:200]


@reading_puzzle()
def hidden_from_bytes(content: bytes) -> HiddenFile:
    """What the file holds. Raises `PuzzleFileError`."""
    fields = json_of(decoded(content))
    if not isinstance(fields, dict) or fields.get("kind") != KIND:
        raise PuzzleFileError(FileFault.UNREADABLE, "kind")
    code, written = fields.get("code"), fields.get("format")
    if type(written) is not int or not isinstance(code, str):
        raise PuzzleFileError(FileFault.UNREADABLE, "fields")
    if written > FORMAT:
        raise PuzzleFileError(FileFault.NEWER, written)
    try:
        puzzle = parse_puzzle_code(code)
    except PuzzleCodeError as error:
        is_newer = error.fault is PuzzleCodeFault.UNKNOWN
        fault = FileFault.NEWER if is_newer else FileFault.UNREADABLE
        raise PuzzleFileError(fault, error) from error
    if "language" in fields:
        puzzle = replace(puzzle, language=language_from(fields["language"]))
    return HiddenFile(puzzle, plain_text(fields.get("title")), plain_text(fields.get("author")))
