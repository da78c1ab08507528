"""The words that are open now (L7, L8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.length_x_wit.box import Box, Tile, tiles_for
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.lexicon.anagrams import AnagramTable, Sums, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex

FEWEST_LETTERS: Final = 2
"""Letters of the shortest word."""


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
    heaps = letter_sum("".join(dice)) + tile_sums(tiles)
    found = []
    for place in spellable(index).places(heaps):
        word = index.words[place].decode("ascii")
        used = tiles_for(word, dice, tiles)
        if used is not None:
            value = box.value((*dice, *(tile.text for tile in used)))
            found.append(Playable(word, used, value, int(place)))
    return sorted(found, key=lambda one: (-one.value, one.word))


@lru_cache(maxsize=4)
def spellable(index: WordIndex) -> AnagramTable:
    """The words of an index that tiles and dice can spell: two letters, and no Q without its U."""
    return AnagramTable(index, ~_has_lone_q(index) & (index.lengths >= FEWEST_LETTERS))


def _has_lone_q(index: WordIndex) -> npt.NDArray[np.bool_]:
    codes = index.words.view(np.uint8).reshape(len(index), index.words.dtype.itemsize)
    found: npt.NDArray[np.bool_] = codes[:, -1] == ord("Q")
    for place in range(codes.shape[1] - 1):
        found |= (codes[:, place] == ord("Q")) & (codes[:, place + 1] != ord("U"))
    return found


def tile_sums(tiles: Sequence[Tile]) -> Sums:
    """The letter sums of every choice of tiles, none of them included, each once."""
    sums = np.zeros(1, np.uint64)
    for tile in tiles:
        sums = np.unique(np.concatenate((sums, sums + letter_sum(tile.text))))
    return sums


def open_words(state: State, words: Vocabulary) -> list[Playable]:
    """The words open to whoever is to spell one, the dearest first."""
    seat = state.responder if state.phase is Phase.RESPOND else state.seat
    if seat is None or not state.dice:
        return []
    index = words.index
    found = playable(index, state.box, state.dice_texts, state.free_tiles(seat))
    return [
        one
        for one in found
        if index.commonness[one.place] >= words.least_commonness
        and not (words.is_family and index.vulgar[one.place])
    ]
