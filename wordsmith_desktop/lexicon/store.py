"""The binary container of a word list: a NumPy .npz file with one array per column.

The words themselves, nine tenths of it, lie in it uncompressed, so that they are mapped from the
disk and take memory only where they are looked at.
"""

from __future__ import annotations

import hashlib
import struct
import zipfile
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

VULGAR = 0x80
"""Flag bit of a word that a family table keeps out of hints; the low bits are regions."""
NOUN = 0x40
"""Flag bit of a word that has a spelling with a capital, in German a noun."""
CONTRACTION = 0x20
"""Flag bit of a word that stands for several (it's)."""
LAST_PART = 0x10
"""Flag bit of a German word that ends many compounds."""
NAME, ABBREVIATION = 1, 2
"""Codes of `excluded_reasons`."""

_COLUMNS = {
    "words": "S",
    "commonness": "B",
    "known": "B",
    "sources": "B",
    "flags": "B",
    "shapes": "B",
    "odd_places": "I",
    "odd_spellings": "S",
    "excluded": "S",
    "excluded_reasons": "B",
    "long_words": "I",
    "first_parts": "S",
}
_PARALLEL = (
    ("words", "commonness", "known", "sources", "flags", "shapes"),
    ("odd_places", "odd_spellings"),
    ("excluded", "excluded_reasons"),
)


_MAPPED = "words"
_LOCAL_LENGTHS = 26
"""Where the entry's header in a zip file tells the lengths of its name and extra field, the last
things before the data (APPNOTE 6.3.10, 4.3.7)."""
_CHUNK = 1 << 18
_UNSOUND = (
    OSError,
    ValueError,
    KeyError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading a broken file raises, an unknown compression or a password included."""


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
    known: npt.NDArray[np.uint8]
    """How widely each word is known. English, by SCOWL's sizes: 3 to 35, 2 to 50 or met every day
    (Zipf 4 or more), 1 to 70, 0 beyond. German: how many lexicons hold it, up to 3."""
    sources: npt.NDArray[np.uint8]
    """Bits of who vouches for each word, see `vouchers.Source`."""
    flags: npt.NDArray[np.uint8]
    """Bits of the regions that spell the word so, `NOUN`, `VULGAR`, `CONTRACTION`, `LAST_PART`."""
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
    """Ascending `check_sum` of each known word of more than 15 letters."""
    first_parts: npt.NDArray[np.bytes_]
    """What begins many German compounds, its linking letters included, folded and ascending."""
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
            known=self.known[keep],
            sources=self.sources[keep],
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
            with zipfile.ZipFile(file) as archive:
                columns = {name: _column(file, archive, name) for name in _COLUMNS}
        except _UNSOUND as error:
            raise DictionaryError(path, f"no word list: {error}") from error
    _check(path, columns)
    return WordTable(**columns, digest=digest)


def write_table(path: Path, table: WordTable) -> None:
    """Write a word list; equal tables give equal files."""
    columns = {name: getattr(table, name) for name in _COLUMNS}
    _check(path, columns)
    with zipfile.ZipFile(path, "w") as archive:
        for name, array in columns.items():
            entry = zipfile.ZipInfo(f"{name}.npy")
            entry.compress_type = zipfile.ZIP_STORED if name == _MAPPED else zipfile.ZIP_DEFLATED
            with archive.open(entry, "w") as member:
                np.lib.format.write_array(member, array, allow_pickle=False)


def _column(file: BinaryIO, archive: zipfile.ZipFile, name: str) -> npt.NDArray[Any]:
    entry = archive.getinfo(f"{name}.npy")
    if name == _MAPPED and entry.compress_type == zipfile.ZIP_STORED:
        return _mapped(file, archive, entry)
    with archive.open(entry) as member:
        array: npt.NDArray[Any] = np.lib.format.read_array(member, allow_pickle=False)
        return array


def _mapped(
    file: BinaryIO, archive: zipfile.ZipFile, entry: zipfile.ZipInfo
) -> npt.NDArray[np.bytes_]:
    """Map an uncompressed column, after reading all of it once for its check sum."""
    with archive.open(entry) as member:
        if np.lib.format.read_magic(member) != (1, 0):
            raise ValueError("a column of another version")
        shape, _, dtype = np.lib.format.read_array_header_1_0(member)
        header = member.tell()
        while member.read(_CHUNK):
            pass
    if dtype.kind != "S":
        raise ValueError(f"words of {dtype}")
    # The lengths of name and extra field are told apart from the directory's in the file itself.
    file.seek(entry.header_offset + _LOCAL_LENGTHS)
    start = file.tell() + 4 + sum(struct.unpack("<HH", file.read(4))) + header
    return np.asarray(np.memmap(file, dtype, "r", start, shape))


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
