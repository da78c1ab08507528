"""Which dictionaries a diagram is filled from, as somebody chose it; kept for the next puzzle."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import Enum, unique
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.strangers import json_of
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError, storing

from ..file_faults import PuzzleFileError, reading_puzzle

_NAME: Final = "word-lists.json"
_BYTES: Final = 100_000


@unique
class SourceUse(Enum):
    """What a dictionary is for a fill."""

    OFF = "off"
    USED = "used"
    FIRST = "first"
    """Its words go before all others."""


Uses = Mapping[str, SourceUse]
"""By the tags of dictionaries."""


def tags_of(language: str, tags: Sequence[str]) -> list[str]:
    """The dictionaries of a language, the usual one first."""
    return [tag for tag in tags if code_of(tag) == language]


def asked_of(wanted: str, tags: Sequence[str]) -> str:
    """The dictionary that is wanted, by its tag or its language, or else the usual one of that
    language; "" where there is none on this computer."""
    return wanted if wanted in tags else next(iter(tags_of(code_of(wanted), tags)), "")


def uses_of(language: str, tags: Sequence[str], chosen: Uses) -> dict[str, SourceUse]:
    """What each dictionary of a language is used for: at first the usual one alone."""
    found = tags_of(language, tags)
    usual = {tag: SourceUse.USED if tag == found[0] else SourceUse.OFF for tag in found}
    return {tag: chosen.get(tag, use) for tag, use in usual.items()}


def load_uses(folder: Path) -> Uses:
    """What was chosen; nothing where that is not kept, or damaged."""
    try:
        return _read(folder / _NAME)
    except (StoreError, PuzzleFileError):
        return {}


@reading_puzzle()
def _read(path: Path) -> Uses:
    with storing(path), path.open("rb") as file:
        found = json_of(file.read(_BYTES))
    return {str(tag): SourceUse(use) for tag, use in found.items()}


def keep_uses(folder: Path, uses: Uses) -> None:
    """Write it down. Raises `StoreError`."""
    fields = {tag: use.value for tag, use in uses.items()}
    write_atomically(folder / _NAME, json.dumps(fields).encode(), is_lasting=False)
