"""Whether dice and tiles spell a word, and what it is worth (L2, L7, L8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.games.length_x_wit.box import Box, Tile

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
