"""The binary container of a word list: a NumPy .npz file with one array per column."""

from __future__ import annotations

import hashlib
import zipfile
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

VULGAR = 0x80
"""Flag bit of a word that a family table keeps out of hints; the low bits are regions."""
NOUN = 0x40
"""Flag bit of a word that has a spelling with a capital, in German a noun."""
NAME, ABBREVIATION = 1, 2
"""Codes of `excluded_reasons`."""

_COLUMNS = {
    "words": "S",
    "commonness": "B",
    "flags": "B",
    "shapes": "B",
    "odd_places": "I",
    "odd_spellings": "S",
    "excluded": "S",
    "excluded_reasons": "B",
    "long_words": "I",
}
_PARALLEL = (
    ("words", "commonness", "flags", "shapes"),
    ("odd_places", "odd_spellings"),
    ("excluded", "excluded_reasons"),
)


class DictionaryError(Exception):
    """A dictionary file is missing or broken; `path` names it."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


@dataclass(frozen=True, slots=True, eq=False)
class WordTable:
    """The columns of a word list as they are stored; n words, m exclusions, k odd spellings."""

    words: npt.NDArray[np.bytes_]
    """Folded, ascending, S15, shape (n,)."""
    commonness: npt.NDArray[np.uint8]
    """Ten times the Zipf value."""
    flags: npt.NDArray[np.uint8]
    """Bits of the regions that spell the word so, `NOUN` and `VULGAR`."""
    shapes: npt.NDArray[np.uint8]
    """How each word is spelled, see `spelling`."""
    odd_places: npt.NDArray[np.uint32]
    """Words whose spelling a shape cannot hold (café), shape (k,)."""
    odd_spellings: npt.NDArray[np.bytes_]
    """Their spellings in UTF-8."""
    excluded: npt.NDArray[np.bytes_]
    """Folded names and abbreviations, ascending, shape (m,)."""
    excluded_reasons: npt.NDArray[np.uint8]
    long_words: npt.NDArray[np.uint32]
    """Ascending `check_sum` of each known word of more than 15 letters; Hunspell must agree."""
    digest: str = ""
    """SHA-256 of the file."""

    def only_region(self, bit: int) -> WordTable:
        """Return the table with only the words of one region."""
        keep = (self.flags & np.uint8(bit)) != 0
        moved = np.cumsum(keep) - 1
        odd = keep[self.odd_places]
        return replace(
            self,
            words=self.words[keep],
            commonness=self.commonness[keep],
            flags=self.flags[keep],
            shapes=self.shapes[keep],
            odd_places=moved[self.odd_places[odd]].astype(np.uint32),
            odd_spellings=self.odd_spellings[odd],
        )


def check_sum(word: str) -> int:
    """Return the 32-bit check sum by which a long folded word is known."""
    return zlib.crc32(word.encode("ascii"))


def read_table(path: Path) -> WordTable:
    """Read a word list. Raises DictionaryError where the file is missing or not sound."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise DictionaryError(path, error.strerror or "unreadable") from error
    with file:
        try:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
            file.seek(0)
            with np.load(file, allow_pickle=False) as stored:
                columns = {name: stored[name] for name in _COLUMNS}
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
            raise DictionaryError(path, f"no word list: {error}") from error
    _check(path, columns)
    return WordTable(**columns, digest=digest)


def write_table(path: Path, table: WordTable) -> None:
    """Write a word list; equal tables give equal files."""
    columns = {name: getattr(table, name) for name in _COLUMNS}
    _check(path, columns)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **columns)


def _check(path: Path, columns: dict[str, npt.NDArray[Any]]) -> None:
    """Refuse columns of a wrong kind, shape or length, and an empty list."""
    for name, kind in _COLUMNS.items():
        array = columns[name]
        if array.ndim != 1 or (array.dtype.kind if kind == "S" else array.dtype.char) != kind:
            raise DictionaryError(path, f"column {name} is {array.dtype} {array.shape}")
    for group in _PARALLEL:
        if len({len(columns[name]) for name in group}) != 1:
            raise DictionaryError(path, f"columns of unequal length: {', '.join(group)}")
    if len(columns["words"]) == 0:
        raise DictionaryError(path, "an empty word list")
    if columns["odd_places"].max(initial=0) >= len(columns["words"]):
        raise DictionaryError(path, "an odd spelling of no word")
