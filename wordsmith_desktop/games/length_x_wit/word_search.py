"""All words with all dice and any of the tiles, dearest first, and the odds of the next die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from wordsmith_desktop.games.length_x_wit.box import Box, Tile
from wordsmith_desktop.games.length_x_wit.spelling import tiles_for
from wordsmith_desktop.lexicon.anagrams import Sums, anagram_table, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex

FEWEST_LETTERS: Final = 2


@dataclass(frozen=True, slots=True)
class Playable:
    """A word that can be spelled now."""

    word: str
    tiles: tuple[Tile, ...]
    value: int
    """The values of its dice and tiles together, before any multiplying."""
    place: int
    """Its place in the word index."""


def playable(
    index: WordIndex, box: Box, dice: Sequence[str], tiles: Sequence[Tile]
) -> list[Playable]:
    """Every listed word with all these dice and any of these tiles, the dearest first (L7)."""
    places = anagram_table(index).places(_sums(dice, tiles))
    found = []
    for place in places:
        word = index.words[place].decode("ascii")
        used = tiles_for(word, dice, tiles) if len(word) >= FEWEST_LETTERS else None
        if used is not None:
            value = box.value((*dice, *(tile.text for tile in used)))
            found.append(Playable(word, used, value, int(place)))
    return sorted(found, key=lambda one: (-one.value, one.word))


def _sums(dice: Sequence[str], tiles: Sequence[Tile]) -> Sums:
    """The letter sums of the dice with every choice of tiles."""
    return letter_sum("".join(dice)) + _tile_sums(tiles)


def _tile_sums(tiles: Sequence[Tile]) -> Sums:
    sums = np.zeros(1, np.uint64)
    for tile in tiles:
        sums = np.concatenate((sums, sums + letter_sum(tile.text)))
    return np.unique(sums)
