"""The file of meanings of one language: lines sorted by folded word, mapped from the disk.

The lines are plain text, so that an installer packs them once and well, and a word is found by
halving. The first line tells the language and the check sum of all others.
"""

from __future__ import annotations

import mmap
import re
import zlib
from collections.abc import Iterable, Iterator
from enum import Enum, unique
from pathlib import Path
from typing import Final, NamedTuple

from .folding import fold
from .spelling import shape_of, spelling
from .store import DictionaryError

FILE_NAME: Final = "meanings.tsv"
FORMAT: Final = 1
_HEADER: Final = re.compile(rb"wordsmith-meanings (\d+) ([a-z]{2}) ([0-9a-f]{8})\n")
_LEMMA: Final = re.compile(r"(\d+)(.*)")
_LITERAL: Final = "="
"""Stands before a spelling that a shape byte cannot hold (café, NASA, usw.)."""


@unique
class PartOfSpeech(Enum):
    """What a word is; the value is its letter in the file."""

    NOUN = "n"
    VERB = "v"
    ADJECTIVE = "a"
    ADVERB = "r"
    PRONOUN = "p"
    DETERMINER = "d"
    """The, a, every, and in German also der and kein."""
    PREPOSITION = "o"
    CONJUNCTION = "c"
    INTERJECTION = "i"
    PARTICLE = "t"
    NUMBER = "u"
    CONTRACTION = "k"
    """Two words drawn together, as in don't or zum."""
    NAME = "N"
    ABBREVIATION = "A"


@unique
class Relation(Enum):
    """How a word relates to the one that is explained; the value is its sign in the file."""

    ITSELF = ""
    FORM = "<"
    """A form of it, as ran is of run."""
    VARIANT = "~"
    """Another spelling of it, as analyze is of analyse."""
    DERIVED = "+"
    """Made from it by a beginning or ending, as unripely is from ripe."""


class MeaningLine(NamedTuple):
    """One line: a headword with its senses, or what a word leads to."""

    word: str
    """As it is written; its folded letters are the key."""
    part: PartOfSpeech | None
    """None where the source does not tell."""
    relation: Relation = Relation.ITSELF
    lemma: str = ""
    """What the word leads to; empty for a headword."""
    senses: tuple[str, ...] = ()
    """Only of a headword."""


def key_of(word: str) -> str:
    """The folded letters by which a written word is found; dots and spaces are left out (z. B.)."""
    folded = fold(word)
    return folded if "." not in folded else folded.replace(".", "").replace(" ", "")


def write_meanings(path: Path, language: str, rows: Iterable[MeaningLine]) -> None:
    """Write a file; rows of one key keep their order, and equal rows give equal files.

    Raises ValueError for a row that could not be read back.
    """
    keyed = sorted(((key_of(row.word), row) for row in rows), key=lambda pair: pair[0])
    body = "".join(f"{key}\t{_line(key, row)}\n" for key, row in keyed).encode()
    header = f"wordsmith-meanings {FORMAT} {language} {zlib.crc32(body):08x}\n"
    path.write_bytes(header.encode("ascii") + body)


class MeaningsFile:
    """An open file of meanings. Raises DictionaryError where it is missing or not sound.

    Opening reads all of it once for its check sum; afterwards only the pages that are asked for
    take memory.
    """

    def __init__(self, path: Path, language: str) -> None:
        try:
            with path.open("rb") as file:
                self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as error:  # mmap has a ValueError for an empty file
            problem = getattr(error, "strerror", None) or str(error)
            raise DictionaryError(path, problem) from error
        try:
            self._start = self._checked(path, language)
        except DictionaryError:
            self.close()
            raise

    def rows(self, key: str) -> Iterator[MeaningLine]:
        """The rows of a folded word, in the file's order."""
        if not key.isascii() or "\t" in key or "\n" in key:
            return
        start = self._first(key.encode("ascii"))
        prefix = key.encode("ascii") + b"\t"
        while self._data[start : start + len(prefix)] == prefix:
            end = self._data.find(b"\n", start)
            yield _row(key, self._data[start + len(prefix) : end].decode())
            start = end + 1

    def close(self) -> None:
        """Let go of the file."""
        self._data.close()

    def _checked(self, path: Path, language: str) -> int:
        """The place of the first line, after a look at the header and at every byte."""
        header = _HEADER.match(self._data)
        if header is None or int(header[1]) != FORMAT or header[2].decode() != language:
            raise DictionaryError(path, "no meanings of this language and format")
        start = header.end()
        with memoryview(self._data) as view, view[start:] as body:
            is_sound = zlib.crc32(body) == int(header[3], 16)
        if not is_sound or self._data[-1:] != b"\n":
            raise DictionaryError(path, "its check sum does not fit")
        return start

    def _first(self, key: bytes) -> int:
        """Where the first line with a key that is not lower begins."""
        low, high = self._start, len(self._data)
        while low < high:
            middle = self._data.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = self._data.find(b"\t", middle)
            if self._data[middle:end] < key:
                low = self._data.find(b"\n", end) + 1
            else:
                high = middle
        return low


def _line(key: str, row: MeaningLine) -> str:
    """What follows the key: part, relation and lemma, spelling, senses."""
    if row.lemma and row.relation is Relation.ITSELF:
        raise ValueError(f"{row.word!r} leads to {row.lemma!r} without a relation")
    shape = shape_of(row.word) if fold(row.word) == key else None
    written = _LITERAL + row.word if shape is None else f"{shape:x}" if shape else ""
    towards = row.relation.value + (_towards(row.word, row.lemma) if row.lemma else "")
    fields = (row.part.value if row.part else "", towards, written, *row.senses)
    line = "\t".join(fields).rstrip("\t")
    if "\n" in line or _row(key, line) != row:
        raise ValueError(f"{row.word!r} could not be read back")
    return line


def _row(key: str, line: str) -> MeaningLine:
    fields = line.split("\t")
    part, towards, written, *senses = [*fields, *[""] * (3 - len(fields))]
    word = written[1:] if written.startswith(_LITERAL) else spelling(key, int(written or "0", 16))
    relation = Relation(towards[:1])
    return MeaningLine(
        word, PartOfSpeech(part) if part else None, relation, _lemma(word, towards), tuple(senses)
    )


def _towards(word: str, lemma: str) -> str:
    """How to get from a word to its lemma: characters to drop at its end, and what to add."""
    shared = next(
        (n for n, pair in enumerate(zip(word, lemma, strict=False)) if pair[0] != pair[1]),
        min(len(word), len(lemma)),
    )
    # A digit at the start of what is added would read as part of the number.
    while shared and lemma[shared : shared + 1].isdigit():
        shared -= 1
    return f"{len(word) - shared}{lemma[shared:]}"


def _lemma(word: str, towards: str) -> str:
    found = _LEMMA.fullmatch(towards[1:])
    return word[: len(word) - int(found[1])] + found[2] if found else ""
