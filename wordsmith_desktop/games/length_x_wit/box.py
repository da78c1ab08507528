"""What lies in the two bags: letter tiles and letter dice, with their values (L1, L2)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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


DOUBLE: Final = "QU"
"""The one text of two letters; both stay side by side."""


def spells(word: str, texts: Sequence[str]) -> bool:
    """Whether the texts, each used once, can be put in an order that spells the word."""
    doubles = texts.count(DOUBLE)
    return Counter(word) == Counter("".join(texts)) and word.count(DOUBLE) >= doubles


def tiles_for(word: str, dice: Sequence[str], tiles: Sequence[Tile]) -> tuple[Tile, ...] | None:
    """Tiles that spell the word together with all dice, or None where there are none (L7).

    Where QU could come from one tile or from a Q that is none, one tile it is: there is no lone Q.
    """
    wanted = Counter(word)
    wanted.subtract("".join(dice))
    if min(wanted.values(), default=0) < 0 or word.count(DOUBLE) < list(dice).count(DOUBLE):
        return None
    found: list[Tile] = []
    # The double first: its letters are not to be taken by single ones.
    for tile in sorted(tiles, key=lambda one: -len(one.text)):
        need = Counter(tile.text)
        if all(wanted[letter] >= count for letter, count in need.items()):
            wanted.subtract(need)
            found.append(tile)
    texts = [*dice, *(tile.text for tile in found)]
    return tuple(found) if not +wanted and spells(word, texts) else None


def turn_score(box: Box, dice: Sequence[str], tiles: Sequence[Tile], banked: Sequence[Tile]) -> int:
    """What scoring now brings (L8): the word's values times the dice, and the banked tiles."""
    word = box.value((*dice, *(tile.text for tile in tiles)))
    return word * len(dice) + bank_value(box, banked)


def bank_value(box: Box, banked: Sequence[Tile]) -> int:
    """The values of the banked tiles (L8)."""
    return box.value(tile.text for tile in banked)


def response_score(box: Box, dice: Sequence[str], tiles: Sequence[Tile]) -> int:
    """What a response brings: the plain sum (L9, X5)."""
    return box.value((*dice, *(tile.text for tile in tiles)))
