"""What was solved by its clues: by whom, when, in what time and with how much help."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.strangers import json_of
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError, storing

from ..file_faults import FileFault, PuzzleFileError, reading_puzzle

NAME: Final = "solved.json"
_MOST: Final = 2_000
"""So many are kept, the last ones."""
_BYTES: Final = 4_000_000


class SolvedOnce(Value):
    """A crossword that somebody finished."""

    title: str
    height: int
    width: int
    seconds: int
    day: str
    """As YYYY-MM-DD."""
    helped: int
    """Letters that were revealed, and checks."""
    player: str = ""
    """Who it was; empty in older lists."""

    @property
    def row(self) -> list[str | int]:
        """As the list keeps it."""
        figures = (self.height, self.width, self.seconds)
        return [self.title, *figures, self.day, self.helped, self.player]


class SolvedList:
    """Keeps them in a file, the first one first."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def all(self) -> tuple[SolvedOnce, ...]:
        """All of them; nothing where the file is damaged, or not there yet."""
        try:
            return solved_in(_content(self.path))
        except (StoreError, PuzzleFileError):
            return ()

    def note(self, one: SolvedOnce) -> None:
        """Note another. Raises `StoreError`."""
        write_atomically(self.path, written((*self.all(), one)))


def solved_in(content: bytes) -> tuple[SolvedOnce, ...]:
    """Those in a file. Raises `PuzzleFileError`."""
    with reading_puzzle():
        return tuple(SolvedOnce(*map(_typed, one)) for one in json_of(content))


def written(every: tuple[SolvedOnce, ...]) -> bytes:
    """The content of their file."""
    rows = [one.row for one in every[-_MOST:]]
    return json.dumps(rows, ensure_ascii=False).encode()


def joined(here: bytes, there: bytes) -> bytes:
    """Two lists as one, by days; the first as it is where the other has nothing new.

    Raises `PuzzleFileError`.
    """
    own, other = solved_in(here), solved_in(there)
    new = [one for one in other if one not in own]
    return written(tuple(sorted((*own, *new), key=lambda one: one.day))) if new else here


def _content(path: Path) -> bytes:
    with storing(path), path.open("rb") as file:
        return file.read(_BYTES)


def _typed(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise PuzzleFileError(FileFault.UNREADABLE, NAME)
    return value
