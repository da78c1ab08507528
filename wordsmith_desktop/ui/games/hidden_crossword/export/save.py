"""Writing puzzles to files and reading them, and one line about what went wrong."""

from __future__ import annotations

from pathlib import Path

from wordsmith_desktop.games.hidden_crossword.ipuz import LONGEST, from_ipuz, to_ipuz
from wordsmith_desktop.games.hidden_crossword.ipuz_fields import IpuzError, IpuzFault
from wordsmith_desktop.games.hidden_crossword.puzzle_file import Puzzle
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError, storing
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.pdf import to_pdf
from wordsmith_desktop.ui.games.hidden_crossword.export.wording import wording_of
from wordsmith_desktop.ui.kit.texts import say


def write_ipuz(path: Path, puzzle: Puzzle) -> None:
    """Write a puzzle's file, whole or not at all. Raises `StoreError`."""
    write_atomically(path, to_ipuz(puzzle, wording_of(puzzle)).encode())


def write_pdf(path: Path, puzzle: Puzzle, occasion: Occasion) -> None:
    """Write puzzle and guess sheet for printing, whole or not at all. Raises `StoreError`."""
    write_atomically(path, to_pdf(puzzle, occasion))


def read_ipuz(path: Path) -> Puzzle:
    """The puzzle in a file. Raises `StoreError` and `IpuzError`."""
    with storing(path), path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise IpuzError(IpuzFault.TOO_LONG, path.name)
    try:
        # Some editors begin a file with a mark that JSON does not know.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise IpuzError(IpuzFault.NOT_JSON, path.name) from error
    return from_ipuz(text)


def not_saved(path: Path, error: StoreError) -> str:
    """Why a file was not written."""
    return say(texts.NOT_SAVED, name=path.name, why=_disk(error))


def not_opened(path: Path, error: StoreError | IpuzError) -> str:
    """Why no puzzle was read."""
    if isinstance(error, StoreError):
        why = _disk(error)
    else:
        why = say(texts.NO_PUZZLE.get(error.fault, texts.DAMAGED))
    return say(texts.NOT_OPENED, name=path.name, why=why)


def _disk(error: StoreError) -> str:
    return say(texts.DISK.get(error.reason, texts.DISK_ERROR))
