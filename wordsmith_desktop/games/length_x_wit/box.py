"""What lies in the two bags: letter tiles and letter dice, with their values (L1, L2)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

VOWELS: Final = frozenset("AEIOU")
"""Y is none (L8)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of the box."""

    id: int
    """Its place in the box's list, which tells two tiles with the same letter apart."""
    text: str
    """A letter A-Z, or QU."""

    @property
    def is_vowel(self) -> bool:
        """Whether it can be spent as a vowel (L8)."""
        return self.text in VOWELS


@dataclass(frozen=True, slots=True)
class Rolled:
    """A die on the table."""

    die: int
    """Its number in the box."""
    text: str
    """The face that is up."""


@dataclass(frozen=True, slots=True)
class Box:
    """The material of one language."""

    tiles: tuple[Tile, ...]
    dice: tuple[tuple[str, ...], ...]
    """The six faces of each die; its place is its number."""
    values: Mapping[str, int]
    """Points by the text of a tile or face."""

    def value(self, texts: Iterable[str]) -> int:
        """The points of some tiles and faces together."""
        return sum(self.values[text] for text in texts)


@cache
def box_of(language: str) -> Box:
    """The box of a language; KeyError for another language."""
    path = files(__package__) / "boxes" / f"{language}.toml"
    if not path.is_file():
        raise KeyError(language)
    return read_box(tomllib.loads(path.read_text("utf-8")))


def read_box(listed: Mapping[str, Any]) -> Box:
    """A box from its list: `tiles` has counts by text, `dice` faces, `values` points by text."""
    texts = [text for text, count in listed["tiles"].items() for _ in range(count)]
    return Box(
        tiles=tuple(Tile(number, text) for number, text in enumerate(texts)),
        dice=tuple(tuple(faces.split()) for faces in listed["dice"]),
        values=dict(listed["values"]),
    )
