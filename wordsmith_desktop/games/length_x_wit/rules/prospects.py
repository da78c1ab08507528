"""What a turn still promises: mean further points by dice, free vowels and free consonants (L8)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import product
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.languages import OURS

from .material import Material, Promised, Tile, promised_by
from .ruleset import FULL_TILES

_TENTHS: Final = 10


class Prospects(Value, eq=False):
    """What is promised to whoever knows the words of one commonness."""

    points: npt.NDArray[np.float64]
    """Points still to come, shape (dice, vowels, consonants), for that many dice about to be
    rolled; 0 for more dice than there are."""

    def at(self, dice: int, tiles: Iterable[Tile]) -> float:
        """The same for tiles that are free."""
        kinds = [tile.is_vowel for tile in tiles]
        vowels = sum(kinds)
        return float(self.points[dice, vowels, len(kinds) - vowels])

    def of_new_tiles(self, material: Material) -> float:
        """What a whole new set of nine tiles promises before the first die (L5)."""
        vowels = sum(tile.is_vowel for tile in material.tiles)
        others = len(material.tiles) - vowels
        ways = comb(len(material.tiles), FULL_TILES)
        return sum(
            comb(vowels, count)
            * comb(others, FULL_TILES - count)
            / ways
            * float(self.points[1, count, FULL_TILES - count])
            for count in range(FULL_TILES + 1)
        )


@cache
def prospects(material: str, least: int) -> Prospects:
    """The table of a box for words of at least a commonness; `material` is that of a ruleset.

    A box of its own has one table for all words, or goes by the usual box's.
    """
    if material.startswith("{"):
        listed = promised_by(material)
        return _table(listed) if _fits(listed) else prospects(OURS[0], least)
    path = files(__package__) / "prospects" / f"{material}.toml"
    tables = tomllib.loads(path.read_text("utf-8"))[f"least-{least}"]
    return _table([tables[f"dice-{dice}"] for dice in range(1, len(tables) + 1)])


def _fits(listed: Promised) -> bool:
    return bool(listed) and all(len(of_dice) == FULL_TILES + 1 for of_dice in listed)


def _table(listed: Promised) -> Prospects:
    # Above the last die nothing is promised, and below the first nobody asks.
    points = np.zeros((len(listed) + 2, FULL_TILES + 1, FULL_TILES + 1))
    for dice, vowels in product(range(len(listed)), range(FULL_TILES + 1)):
        row = listed[dice][vowels]
        points[dice + 1, vowels, : len(row)] = np.array(row) / _TENTHS
    points.flags.writeable = False
    return Prospects(points)
