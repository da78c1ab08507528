"""The words that are open now (L7, L8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.knowing import banned_places
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.anagrams import AnagramIndex, Sums, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex

from .material import Material, Tile
from .state import Phase, State

FEWEST_LETTERS: Final = 2
"""Letters of the shortest word."""


class Playable(Value):
    """A word that can be spelled now."""

    word: str
    tiles: tuple[Tile, ...]
    value: int
    """The values of its dice and tiles together, before any multiplying."""
    place: int
    """Its place in the word index."""


def playable(
    index: WordIndex, material: Material, dice: Sequence[str], tiles: Sequence[Tile]
) -> list[Playable]:
    """Every listed word with all these dice and any of these tiles, the dearest first (L7)."""
    looked = look(index, material, dice, tiles)
    found = [looked.word(at) for at in range(len(looked.places))]
    return sorted(found, key=lambda one: (-one.value, one.word))


class TileHeaps(Value, eq=False):
    """Every choice of some tiles, none of them included, one for each heap of letters."""

    sums: Sums
    """The letter sums."""
    takes: npt.NDArray[np.int64]
    """Bit i is set where the i-th tile is taken."""
    values: npt.NDArray[np.int64]
    """The points of the tiles taken."""
    vowels: npt.NDArray[np.int64]
    """How many of them are vowels..."""
    others: npt.NDArray[np.int64]
    """... and how many are none."""


def heaps_of(tiles: Sequence[Tile], material: Material) -> TileHeaps:
    """The heaps that some tiles make; of tiles with the same letter the first ones are taken."""
    return _heaps(tuple((tile.text, material.values[tile.text], tile.is_vowel) for tile in tiles))


@lru_cache(maxsize=64)
def _heaps(tiles: tuple[tuple[str, int, bool], ...]) -> TileHeaps:
    sums = np.zeros(1, np.uint64)
    # One number for all else that is added up: takes, points, vowels and others by their bits.
    packed = np.zeros(1, np.int64)
    for text in dict.fromkeys(text for text, _, _ in tiles):
        steps = [0]
        for place, (other, value, is_vowel) in enumerate(tiles):
            if other == text:
                kind = _VOWEL_BIT if is_vowel else _OTHER_BIT
                steps.append(steps[-1] + (1 << place | value << _VALUE_BIT | 1 << kind))
        sums = (sums + _multiples(text, len(steps))).ravel()
        packed = (packed + np.array(steps)[:, None]).ravel()
    return TileHeaps(
        sums,
        packed & _LANE,
        packed >> _VALUE_BIT & _LANE,
        packed >> _VOWEL_BIT & _SHORT_LANE,
        packed >> _OTHER_BIT,
    )


@lru_cache(maxsize=256)
def _multiples(text: str, count: int) -> Sums:
    """The sums of none of a text, of one, and so on, shape (count, 1)."""
    found: Sums = np.arange(count, dtype=np.uint64)[:, None] * letter_sum(text)
    return found


_VALUE_BIT, _VOWEL_BIT, _OTHER_BIT = 16, 32, 40
_LANE, _SHORT_LANE = (1 << 16) - 1, (1 << 8) - 1


class SpellableWords(Value, eq=False):
    """What can be spelled with some dice and tiles, one entry a word; in no order."""

    index: WordIndex
    places: npt.NDArray[np.int32]
    """The places of the words in the index."""
    at: npt.NDArray[np.intp]
    """Which of the heaps each takes."""
    heaps: TileHeaps
    tiles: Sequence[Tile]
    dice_value: int
    """Points of all dice together."""

    def only(self, keep: npt.NDArray[np.bool_]) -> SpellableWords:
        """The words to `keep`."""
        return replace(self, places=self.places[keep], at=self.at[keep])

    @property
    def values(self) -> npt.NDArray[np.int64]:
        """The points of each word's dice and tiles together."""
        found: npt.NDArray[np.int64] = self.heaps.values[self.at] + self.dice_value
        return found

    def word(self, number: int) -> Playable:
        """One of the words."""
        place, at = int(self.places[number]), int(self.at[number])
        taken = int(self.heaps.takes[at])
        return Playable(
            self.index.words[place].decode("ascii"),
            tuple(tile for bit, tile in enumerate(self.tiles) if taken >> bit & 1),
            self.dice_value + int(self.heaps.values[at]),
            place,
        )


def look(
    index: WordIndex, material: Material, dice: Sequence[str], tiles: Sequence[Tile]
) -> SpellableWords:
    """Look up every listed word with all these dice and any of these tiles (L7).

    Since a Q is never without its U, neither on dice and tiles nor in a word, the letters alone
    decide.
    """
    heaps = heaps_of(tiles, material)
    places, at = spellable(index).hits(heaps.sums + letter_sum("".join(dice)))
    return SpellableWords(index, places, at, heaps, tiles, material.value(dice))


@lru_cache(maxsize=4)
def spellable(index: WordIndex) -> AnagramIndex:
    """The words of an index that tiles and dice can spell: two letters, and no Q without its U."""
    return AnagramIndex(index, ~has_lone_q(index) & (index.lengths >= FEWEST_LETTERS))


def has_lone_q(index: WordIndex) -> npt.NDArray[np.bool_]:
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


def look_at(state: State, index: WordIndex) -> SpellableWords:
    """All that whoever is to spell could spell."""
    return look(index, state.material, state.dice_texts, state.free_tiles(state.speller))


def open_words(state: State, words: Vocabulary) -> list[Playable]:
    """The words open to whoever is to spell one, the dearest first."""
    if not state.dice or (state.phase is Phase.RESPOND and state.responder is None):
        return []
    looked = look_at(state, words.index)
    keep = words.offered(looked.places)
    if words.banned:
        keep &= ~np.isin(looked.places, banned_places(words))
    shown = looked.only(keep)
    found = [shown.word(at) for at in range(len(shown.places))]
    return sorted(found, key=lambda one: (-one.value, one.word))
