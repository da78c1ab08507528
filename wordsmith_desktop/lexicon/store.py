"""The binary container of a word list: a NumPy .npz file with one array per column.

All of it is mapped from the disk. The words themselves, nine tenths of it, lie in it uncompressed
and take memory only where they are looked at; every other column stays packed until something is
asked of it.
"""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.digests import file_digest

from .vouchers import Source

VULGAR = 0x80
"""Flag bit of a word that a family table keeps out of hints; the low bits are regions."""
NOUN = 0x40
"""Flag bit of a word that has a spelling with a capital, in German a noun."""
CONTRACTION = 0x20
"""Flag bit of a word that stands for several (it's)."""
LAST_PART = 0x10
"""Flag bit of a German word that ends many compounds."""
NAME, ABBREVIATION, BLOCKED, CLUB = 1, 2, 3, 4
"""Codes of `excluded_reasons`; `CLUB` is a short word that only clubs play."""

_TEXT, _BYTE, _NUMBER = np.dtype("S"), np.dtype("u1"), np.dtype("u4")
_COLUMNS = {
    "words": _TEXT,
    "commonness": _BYTE,
    "known": _BYTE,
    "sources": _BYTE,
    "flags": _BYTE,
    "shapes": _BYTE,
    "odd_places": _NUMBER,
    "odd_spellings": _TEXT,
    "excluded": _TEXT,
    "excluded_reasons": _BYTE,
    "long_words": _NUMBER,
    "first_parts": _TEXT,
}
_PARALLEL = (
    ("words", "commonness", "known", "sources", "flags", "shapes"),
    ("odd_places", "odd_spellings"),
    ("excluded", "excluded_reasons"),
)
_STORED = "words"
_ASKED_ONCE = ("commonness", "known")
"""What the index makes columns of its own of, so that nobody needs it again."""
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
class WordColumns:
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

    def only_region(self, bit: int) -> WordColumns:
        """Return the table with only the words of one region."""
        return self.rows((self.flags & np.uint8(bit)) != 0)

    def replaced(self, **columns: npt.NDArray[Any]) -> WordColumns:
        """Return the table with other columns in the place of some."""
        names = (field.name for field in fields(WordColumns))
        return WordColumns(**{name: getattr(self, name) for name in names} | columns)

    def named(self, digest: str) -> WordColumns:
        """Return the table under another digest."""
        names = (field.name for field in fields(WordColumns))
        return WordColumns(**{name: getattr(self, name) for name in names} | {"digest": digest})

    def rows(self, keep: npt.NDArray[np.bool_]) -> WordColumns:
        """Return the table with only some of its words."""
        moved = np.cumsum(keep) - 1
        odd = keep[self.odd_places]
        return WordColumns(
            words=self.words[keep],
            commonness=self.commonness[keep],
            known=self.known[keep],
            sources=self.sources[keep],
            flags=self.flags[keep],
            shapes=self.shapes[keep],
            odd_places=moved[self.odd_places[odd]].astype(np.uint32),
            odd_spellings=self.odd_spellings[odd],
            excluded=self.excluded,
            excluded_reasons=self.excluded_reasons,
            long_words=self.long_words,
            first_parts=self.first_parts,
            digest=self.digest,
        )


def with_clubs(table: WordColumns) -> WordColumns:
    """Return the table with the short words among its words that only clubs play."""
    is_club = table.excluded_reasons == CLUB
    added = table.excluded[is_club].astype(table.words.dtype)
    places = table.words.searchsorted(added)
    moved = np.arange(len(table.words)) + np.searchsorted(added, table.words)

    def joined(column: npt.NDArray[Any], value: int) -> npt.NDArray[Any]:
        return np.insert(column, places, np.full(len(added), value, column.dtype))

    return WordColumns(
        words=np.insert(table.words, places, added),
        commonness=joined(table.commonness, 0),
        known=joined(table.known, 0),
        sources=joined(table.sources, Source.OWN),
        flags=joined(table.flags, 0),
        shapes=joined(table.shapes, 0),
        odd_places=moved[table.odd_places].astype(np.uint32),
        odd_spellings=table.odd_spellings,
        excluded=table.excluded[~is_club],
        excluded_reasons=table.excluded_reasons[~is_club],
        long_words=table.long_words,
        first_parts=table.first_parts,
        digest=table.digest,
    )


class _Column(NamedTuple):
    """Where a column lies in its file."""

    start: int
    """In bytes, as are `size` and `header`."""
    size: int
    is_packed: bool
    header: int
    """What stands before the values, once it is unpacked."""
    dtype: np.dtype[Any]
    length: int

    def read(self, data: npt.NDArray[np.uint8]) -> npt.NDArray[Any]:
        """Return the values, mapped where they are not packed."""
        found: npt.NDArray[np.uint8] = data[self.start : self.start + self.size]
        if self.is_packed:
            # No zlib header: that is how a zip file packs (RFC 1951).
            unpacked = zlib.decompress(found.data, -zlib.MAX_WBITS)
            found = np.frombuffer(unpacked, np.uint8)
        return found[self.header :].view(self.dtype)


class _MappedColumns(WordColumns):
    """A word list in its file, which was read once and found sound."""

    __slots__ = ("_columns", "_data")
    _columns: Mapping[str, _Column]
    _data: npt.NDArray[np.uint8]

    def __init__(
        self, data: npt.NDArray[np.uint8], columns: Mapping[str, _Column], digest: str
    ) -> None:
        # The columns themselves stay unset, so that asking for one comes to `__getattr__`.
        for name, value in (("_data", data), ("_columns", columns), ("digest", digest)):
            object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> npt.NDArray[Any]:
        if name not in _COLUMNS:
            raise AttributeError(name)
        column = self._columns[name].read(self._data)
        if name not in _ASKED_ONCE:
            object.__setattr__(self, name, column)
        return column


def check_sum(word: str) -> int:
    """Return the 32-bit check sum by which a long folded word is known."""
    return zlib.crc32(word.encode("ascii"))


def read_table(path: Path) -> WordColumns:
    """Read a word list. Raises DictionaryError where the file is missing or not sound.

    It stays mapped, and must not be changed in place.
    """
    try:
        file = path.open("rb")
    except OSError as error:
        raise DictionaryError(path, error.strerror or "unreadable") from error
    with file:
        try:
            digest = file_digest(file)
            with zipfile.ZipFile(file) as archive:
                columns = {name: _sound_column(file, archive, name) for name in _COLUMNS}
            data = np.asarray(np.memmap(file, np.uint8, "r"))
        except _UNSOUND as error:
            raise DictionaryError(path, f"no word list: {error}") from error
    _check(path, {name: (column.dtype, (column.length,)) for name, column in columns.items()})
    table = _MappedColumns(data, columns, digest)
    _check_places(path, table)
    return table


def write_table(path: Path, table: WordColumns) -> None:
    """Write a word list; equal tables give equal files."""
    columns: dict[str, npt.NDArray[Any]] = {name: getattr(table, name) for name in _COLUMNS}
    _check(path, {name: (array.dtype, array.shape) for name, array in columns.items()})
    _check_places(path, table)
    with zipfile.ZipFile(path, "w") as archive:
        for name, array in columns.items():
            entry = zipfile.ZipInfo(f"{name}.npy")
            entry.compress_type = zipfile.ZIP_STORED if name == _STORED else zipfile.ZIP_DEFLATED
            with archive.open(entry, "w") as member:
                np.lib.format.write_array(member, array, allow_pickle=False)


def _sound_column(file: BinaryIO, archive: zipfile.ZipFile, name: str) -> _Column:
    """Find a column, after reading all of it once for its length and its check sum."""
    entry = archive.getinfo(f"{name}.npy")
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ValueError("a column packed in another way")
    with archive.open(entry) as member:
        if np.lib.format.read_magic(member) != (1, 0):
            raise ValueError("a column of another version")
        shape, _, dtype = np.lib.format.read_array_header_1_0(member)
        header = member.tell()
        while member.read(_CHUNK):
            pass
        end = member.tell()
    if len(shape) != 1 or dtype.hasobject or end - header != shape[0] * dtype.itemsize:
        raise ValueError(f"column {name} is {dtype} {shape}")
    # The lengths of name and extra field are told apart from the directory's in the file itself.
    file.seek(entry.header_offset + _LOCAL_LENGTHS)
    start = file.tell() + 4 + sum(struct.unpack("<HH", file.read(4)))
    is_packed = entry.compress_type == zipfile.ZIP_DEFLATED
    return _Column(start, entry.compress_size, is_packed, header, dtype, shape[0])


def _check(path: Path, columns: Mapping[str, tuple[np.dtype[Any], tuple[int, ...]]]) -> None:
    """Refuse columns of a wrong kind, shape or length, and an empty list."""
    for name, kind in _COLUMNS.items():
        dtype, shape = columns[name]
        if len(shape) != 1 or not is_of(kind, dtype):
            raise DictionaryError(path, f"column {name} is {dtype} {shape}")
    for group in _PARALLEL:
        if len({columns[name][1] for name in group}) != 1:
            raise DictionaryError(path, f"columns of unequal length: {', '.join(group)}")
    if columns["words"][1] == (0,):
        raise DictionaryError(path, "an empty word list")


def is_of(kind: np.dtype[Any], dtype: np.dtype[Any]) -> bool:
    """Whether a column is of this kind and size, or of any size where the kind has none.

    A type's character does not tell: the same four bytes are "I" here and "L" on Windows.
    """
    return dtype.kind == kind.kind and kind.itemsize in (0, dtype.itemsize)


def _check_places(path: Path, table: WordColumns) -> None:
    """Refuse spellings of words that are not there."""
    if table.odd_places.max(initial=0) >= len(table.words):
        raise DictionaryError(path, "an odd spelling of no word")
