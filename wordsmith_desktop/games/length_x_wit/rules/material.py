"""What lies in the two bags: letter tiles and letter dice, with their values (L1, L2)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from wordsmith_desktop.core.strangers import json_of, refusing
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import LETTERS

VOWELS: Final = frozenset("AEIOU")
"""Y is none (L8)."""


class Tile(Value):
    """One tile of the box."""

    id: int
    """Its place in the box's list, which tells two tiles with the same letter apart."""
    text: str
    """A letter A-Z, or QU."""

    @property
    def is_vowel(self) -> bool:
        """Whether it can be spent as a vowel (L8)."""
        return self.text in VOWELS


class Rolled(Value):
    """A die on the table."""

    die: int
    """Its number in the box."""
    text: str
    """The face that is up."""


class Material(Value):
    """What lies in the box of one language."""

    tiles: tuple[Tile, ...]
    dice: tuple[tuple[str, ...], ...]
    """The six faces of each die; its place is its number."""
    values: Mapping[str, int]
    """Points by the text of a tile or face."""

    def value(self, texts: Iterable[str]) -> int:
        """The points of some tiles and faces together."""
        return sum(self.values[text] for text in texts)


@cache
def material_of(named: str) -> Material:
    """The material of a language of ours or of a text as `material_text` gives it.

    KeyError for another language, ValueError for a text that is none.
    """
    if named.startswith("{"):
        return _own(named)
    # The picture on the home page shows tiles, and does without their list.
    import tomllib
    from importlib.resources import files

    path = files(__package__) / "boxes" / f"{named}.toml"
    if not path.is_file():
        raise KeyError(named)
    return read_material(tomllib.loads(path.read_text("utf-8")))


TILES: Final = 100
DICE: Final = 12
FACES: Final = 6
"""Faces of each die."""
MOST_VALUE: Final = 20


Promised = Sequence[Sequence[Sequence[int]]]
"""Tenths of points by dice, free vowels and free consonants, see `prospects`."""


def material_text(material: Material, promised: Promised = ()) -> str:
    """A material as a text that a ruleset can carry: faces, counts of tiles and values by text.

    What turns promise with it may stand there too.
    """
    listed: dict[str, Any] = {
        "dice": [" ".join(faces) for faces in material.dice],
        "tiles": Counter(tile.text for tile in material.tiles),
        "values": dict(material.values),
    }
    if promised:
        listed["promised"] = promised
    return json.dumps(listed, separators=(",", ":"))


@refusing()
def _own(written: str) -> Material:
    material = read_material(json_of(written))
    texts = {
        *(tile.text for tile in material.tiles),
        *(face for faces in material.dice for face in faces),
    }
    if [len(faces) for faces in material.dice] != [FACES] * DICE or len(material.tiles) != TILES:
        raise ValueError("another number of tiles or dice")
    if not all(_is_text(text) and type(material.values[text]) is int for text in texts):
        raise ValueError("a tile without a value")
    if not all(0 < material.values[text] <= MOST_VALUE for text in texts):
        raise ValueError("a value that no tile has")
    promised_by(written)
    return material


@cache
@refusing()
def promised_by(material: str) -> Promised:
    """What turns promise with a box of its own; empty where that was not measured.

    ValueError for what is no such table.
    """
    listed: Promised = json_of(material).get("promised", ())
    for of_dice in listed:
        lengths = [len(row) for row in of_dice]
        if lengths != list(range(len(of_dice), 0, -1)) or not of_dice:
            raise ValueError("a row of another length")
        if not all(type(tenths) is int and tenths >= 0 for row in of_dice for tenths in row):
            raise ValueError("no tenths of points")
    return listed


def _is_text(text: str) -> bool:
    return text == DOUBLE or (len(text) == 1 and text in LETTERS)


def read_material(listed: Mapping[str, Any]) -> Material:
    """A box from its list: `tiles` has counts by text, `dice` faces, `values` points by text."""
    texts = [text for text, count in listed["tiles"].items() for _ in range(count)]
    return Material(
        tiles=tuple(Tile(number, text) for number, text in enumerate(texts)),
        dice=tuple(tuple(faces.split()) for faces in listed["dice"]),
        values=dict(listed["values"]),
    )


DOUBLE: Final = "QU"
"""The one text of two letters; both stay side by side."""


def spells(word: str, texts: Sequence[str]) -> bool:
    """Whether the texts, each used once, can be put in an order that spells the word."""
    doubles = texts.count(DOUBLE)
    return sorted(word) == sorted("".join(texts)) and word.count(DOUBLE) >= doubles


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


def turn_score(
    material: Material, dice: Sequence[str], tiles: Sequence[Tile], banked: Sequence[Tile]
) -> int:
    """What scoring now brings (L8): the word's values times the dice, and the banked tiles."""
    word = material.value((*dice, *(tile.text for tile in tiles)))
    return word * len(dice) + bank_value(material, banked)


def bank_value(material: Material, banked: Sequence[Tile]) -> int:
    """The values of the banked tiles (L8)."""
    return material.value(tile.text for tile in banked)


def response_score(material: Material, dice: Sequence[str], tiles: Sequence[Tile]) -> int:
    """What a response brings: the plain sum (L9, X5)."""
    return material.value((*dice, *(tile.text for tile in tiles)))


class Makeup(Value):
    """What a word takes, wherever its letters come from."""

    texts: tuple[str, ...]
    """The tiles or faces that spell it, in its order."""
    value: int
    """Their values together, before any multiplying."""
    most_dice: int
    """How many of them different dice could show at once; the others are tiles."""


def makeup(word: str, material: Material) -> Makeup | None:
    """What a folded word takes of a box; None if nothing there shows one of its letters."""
    texts = _texts_of(word)
    if not texts or not all(text in material.values for text in texts):
        return None
    return Makeup(texts, material.value(texts), _most_dice(texts, material))


def _texts_of(word: str) -> tuple[str, ...]:
    texts: list[str] = []
    for letter in word:
        if texts and texts[-1] == DOUBLE[0] and letter == DOUBLE[1]:
            texts[-1] = DOUBLE
        else:
            texts.append(letter)
    return tuple(texts)


def _most_dice(texts: Sequence[str], material: Material) -> int:
    """The size of the largest pairing of texts with dice that have them on a face."""
    shown_by: dict[int, int] = {}
    return sum(_is_shown(place, texts, material, shown_by, set()) for place in range(len(texts)))


def _is_shown(
    place: int, texts: Sequence[str], material: Material, shown_by: dict[int, int], tried: set[int]
) -> bool:
    """Whether a die can be found for a text, the texts before it moving to other dice."""
    for die, faces in enumerate(material.dice):
        if texts[place] not in faces or die in tried:
            continue
        tried.add(die)
        before = shown_by.get(die)
        if before is None or _is_shown(before, texts, material, shown_by, tried):
            shown_by[die] = place
            return True
    return False
