"""How somebody likes to solve: what keys do, whether time is seen, where puzzles come from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.strangers import json_of
from wordsmith_desktop.core.value import Value, asdict, field_names
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError, storing

from ..file_faults import PuzzleFileError, reading_puzzle

_NAME: Final = "habits.json"
_BYTES: Final = 10_000


class DeskHabits(Value):
    """Each with what most programs do."""

    space_clears: bool = False
    """The space bar takes a letter out and goes on; else it turns the direction."""
    arrows_turn: bool = True
    """An arrow across the word turns at first, and moves only then."""
    skips_filled: bool = True
    """Typing goes over squares that have a letter already."""
    goes_on: bool = False
    """From a word's end to the next word; else the last square stays."""
    shows_time: bool = True
    shows_keys: bool = False
    """Whether letters to be tapped stand below the diagram."""
    in_pencil: bool = False
    source: str = ""
    """Where the last puzzle came from; empty before any."""
    by_clues: bool = False
    """Whether the computer's puzzles have clues, and are not hidden ones."""
    clue: str = ""
    """The kind of marks that hidden ones were solved with."""


def load_habits(folder: Path) -> DeskHabits:
    """Those of last time; the usual ones where none are kept, or damaged."""
    try:
        return _read(folder / _NAME)
    except (StoreError, PuzzleFileError):
        return DeskHabits()


@reading_puzzle()
def _read(path: Path) -> DeskHabits:
    with storing(path), path.open("rb") as file:
        found: Any = json_of(file.read(_BYTES))
    kinds = {name: type(getattr(DeskHabits(), name)) for name in field_names(DeskHabits)}
    kept = {name: value for name, value in found.items() if type(value) is kinds.get(name)}
    return DeskHabits(**kept)


def keep_habits(folder: Path, habits: DeskHabits) -> None:
    """Write them down. Raises `StoreError`."""
    content = json.dumps(asdict(habits)).encode()
    write_atomically(folder / _NAME, content, is_lasting=False)
