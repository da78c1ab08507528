"""How far turns of Length × Wit get: many turns of one sensible player, played at once.

A turn begins with nine tiles from a full bag, swapped once if L5 allows it. With every new die all
dice on the table are rolled (L6), and the player looks for a word of all dice and of any tiles not
yet banked (L7). The sensible player knows every word of the list and presses on with the word that
takes the fewest tiles, of those the dearest tiles: few, so that many are left to try with; dear,
since those fit the fewest words and bank the most points. Whoever banks as many points as possible
instead has a word with three dice in every other turn at most, and scores a third less or worse.

The turn is over at the first roll that no word fits: spending a vowel (L8) is left out. So are
tiles kept from earlier turns (L10).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.lexicon.anagrams import Sums, letter_sum
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.index import WordIndex

from .material import Material

HELD = 9
"""Tiles at the start of a turn (L4)."""
FEWEST = 2
"""Fewer vowels or fewer consonants than this are swapped (L5)."""
ROLLS = 6
"""With how many dice a turn ends at the latest."""

_CHUNK = 2000
_SIEVE_BITS = 22
_HEAPS = np.arange(1 << HELD)
_SIZES = sum(_HEAPS >> place & 1 for place in range(HELD))
Number = TypeVar("Number", bound=np.integer[Any])
Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]


class Draws(NamedTuple):
    """What chance gives in n turns."""

    tiles: Numbers
    """Places in the box's list of tiles, shape (n, 9), after a swap."""
    dice: Numbers
    """The dice in the order they come, shape (n, 6)."""
    faces: Numbers
    """The face of each die in each roll, shape (n, 6 rolls, 6 dice)."""


class PlayedTurns(NamedTuple):
    """How n turns go, each array of shape (n, 6): with one die, with two and so on."""

    found: Flags
    """Whether the turn still has a word."""
    points: Numbers
    """The most points for scoring then; those of the banked tiles if it has failed."""


class TurnMeans(NamedTuple):
    """Means of many turns, each with one die, with two and so on."""

    of_all: tuple[float, ...]
    """Share of all turns that still have a word, 0 to 1."""
    of_rolled: tuple[float, ...]
    """Share with a word of the turns that had one with every die before, 0 to 1."""
    points: tuple[float, ...]
    """Points of a player who always scores with that many dice."""


class WordSums:
    """The words that can be laid, by the sums of their letters."""

    def __init__(self, index: WordIndex, least_common: int = 0) -> None:
        """Take the words at least so common (ten times the Zipf value).

        Words with a mark are left out, and those with a Q that no U follows (L2).
        """
        words = index.words[index.commonness >= least_common]
        codes = words.view(np.uint8).reshape(len(words), -1)
        letters = (codes >= ord("A")) & (codes <= ord("Z"))
        lone_q = (codes[:, :-1] == ord("Q")) & (codes[:, 1:] != ord("U"))
        playable = (letters | (codes == 0)).all(axis=1) & ~lone_q.any(axis=1)
        playable &= codes[:, -1] != ord("Q")
        numbers = np.zeros(256, np.uint64)
        numbers[list(LETTERS.encode())] = [letter_sum(letter) for letter in LETTERS]
        sums = np.zeros(len(words), np.uint64)
        for column in codes.T:
            sums += numbers[column]
        self._sums = np.unique(sums[playable])
        self._sieve = np.zeros(1 << _SIEVE_BITS, np.bool_)
        self._sieve[_low_bits(self._sums)] = True

    def hold(self, sums: Sums) -> Flags:
        """Which of these sums are a word's."""
        found: Flags = self._sieve[_low_bits(sums)]
        likely = sums[found]
        places = self._sums.searchsorted(likely).clip(max=len(self._sums) - 1)
        found[found] = self._sums[places] == likely
        return found


def _low_bits(sums: Sums) -> Sums:
    bits: Sums = sums & np.uint64((1 << _SIEVE_BITS) - 1)
    return bits


def measure(material: Material, words: WordSums, number: int, *, seed: int) -> TurnMeans:
    """Play that many turns and return the means."""
    chance = np.random.PCG64(seed)
    sizes = [min(_CHUNK, number - start) for start in range(0, number, _CHUNK)]
    parts = [play(material, words, draw(material, size, chance)) for size in sizes]
    found = np.concatenate([part.found for part in parts])
    alive = [number, *found.sum(axis=0).tolist()]
    return TurnMeans(
        of_all=tuple(count / number for count in alive[1:]),
        of_rolled=tuple(count / max(before, 1) for before, count in pairwise(alive)),
        points=tuple(np.concatenate([part.points for part in parts]).mean(axis=0).tolist()),
    )


def draw(material: Material, number: int, chance: np.random.PCG64) -> Draws:
    """Draw tiles, swap the poor ones, draw the dice and roll them."""
    order = _shuffles(number, len(material.tiles), chance)
    first, second = order[:, :HELD], order[:, HELD : 2 * HELD]
    is_vowel = np.array([tile.is_vowel for tile in material.tiles])
    vowels = is_vowel[first].sum(axis=1)
    poor = (vowels < FEWEST) | (HELD - vowels < FEWEST)
    return Draws(
        tiles=np.where(poor[:, None], second, first),
        dice=_shuffles(number, len(material.dice), chance)[:, :ROLLS],
        faces=(chance.random_raw(number * ROLLS * ROLLS) % 6)
        .astype(np.int64)
        .reshape(number, ROLLS, ROLLS),
    )


def _shuffles(number: int, size: int, chance: np.random.PCG64) -> Numbers:
    """That many orders of `size` things, shape (number, size)."""
    keys = chance.random_raw(number * size).reshape(number, size)
    order: Numbers = keys.argsort(axis=1, kind="stable")
    return order


def play(material: Material, words: WordSums, draws: Draws) -> PlayedTurns:
    """Let the sensible player play every turn to the last roll that a word fits."""
    texts = [tile.text for tile in material.tiles]
    heap_sums = _heaps(_sums_of(texts)[draws.tiles])
    heap_values = _heaps(_values_of(material, texts)[draws.tiles])
    rows = np.arange(len(draws.tiles))
    banked, points = np.zeros_like(rows), np.zeros_like(rows)
    alive = np.ones(len(rows), np.bool_)
    found, scored = [], []
    for number in range(1, ROLLS + 1):
        roll_sums, roll_values = _rolled(material, draws, number)
        fits = (_HEAPS & banked[:, None] == 0) & alive[:, None]
        fits[fits] = words.hold((heap_sums + roll_sums[:, None])[fits])
        alive = fits.any(axis=1)
        best = np.where(fits, heap_values, 0).max(axis=1)
        found.append(alive)
        scored.append(np.where(alive, (roll_values + best) * number + points, points))
        pressed = sensible(fits, heap_values)
        banked = np.where(alive, banked | pressed, banked)
        points = np.where(alive, points + heap_values[rows, pressed], points)
    return PlayedTurns(np.stack(found, axis=1), np.stack(scored, axis=1))


def _rolled(material: Material, draws: Draws, number: int) -> tuple[Sums, Numbers]:
    """The sum and the value of all dice of each turn's roll of that many, both shape (n,)."""
    up = (draws.dice[:, :number], draws.faces[:, number - 1, :number])
    sums = np.array([_sums_of(faces) for faces in material.dice])
    values = np.array([_values_of(material, faces) for faces in material.dice])
    return sums[up].sum(axis=1, dtype=np.uint64), values[up].sum(axis=1)


def sensible(fits: Flags, values: Numbers) -> Numbers:
    """The heap to press on with in each turn: fewest tiles, then dearest; both shape (n, 512)."""
    cost = np.where(fits, _SIZES * 100 - values, 100 * HELD)
    heaps: Numbers = cost.argmin(axis=1)
    return heaps


def _heaps(single: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """From values of nine tiles, shape (n, 9), those of all heaps of them, shape (n, 512).

    Bit i of a heap's number says whether the i-th tile is in it.
    """
    heaps = np.zeros((len(single), 1), single.dtype)
    for column in single.T:
        heaps = np.concatenate((heaps, heaps + column[:, None]), axis=1)
    return heaps


def _sums_of(texts: Sequence[str]) -> Sums:
    return np.array([letter_sum(text) for text in texts], np.uint64)


def _values_of(material: Material, texts: Sequence[str]) -> Numbers:
    return np.array([material.values[text] for text in texts], np.int64)
