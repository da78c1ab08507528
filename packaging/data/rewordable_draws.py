"""How many words a Rewordable deck offers: a hand of five and a pool of three, drawn many times."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.index import WordIndex

HAND, POOL = 5, 3
"""Cards at the start of a turn (rule C5)."""
COMMON = 35
"""Words met at least this often (ten times the Zipf value) count as common."""
SEED = 2017


class Figures(NamedTuple):
    """What a deck's draws offer on average."""

    median: float
    """Different words per draw."""
    mean: float
    length: float
    """Letters of a word, averaged over all words of all draws."""
    longest: float
    """Letters of a draw's longest word, averaged over the draws that have a word."""
    dead: float
    """Share of the draws without any word, 0 to 1."""


class Speller:
    """Finds the words that cards can spell, by a sum of random numbers per letter.

    Anagrams have the same sum, so the sums of all sets of cards are looked up at once; whether
    the cards can lie in a row that reads so is then tried.
    """

    def __init__(self, index: WordIndex) -> None:
        letters = index.words.view(np.uint8).reshape(len(index), -1)
        numbers = _letter_numbers()
        sums = np.zeros(len(index), np.uint64)
        for column in letters.T:
            sums += numbers[column]
        playable = (letters <= ord("Z")) & ((letters >= ord("A")) | (letters == 0))
        places = playable.all(axis=1).nonzero()[0]
        self._order = places[sums[places].argsort(kind="stable")]
        self._sums = sums[self._order]
        self._numbers = numbers
        self._index = index

    def places(self, hand: Sequence[str], pool: Sequence[str]) -> list[int]:
        """Return the places in the index of all words that may be built (C7), ascending."""
        cards = [*hand, *pool]
        chosen = _choices(len(hand), len(pool))
        sums = (chosen * [self._sum(card) for card in cards]).sum(axis=1, dtype=np.uint64)
        starts = self._sums.searchsorted(sums, "left")
        ends = self._sums.searchsorted(sums, "right")
        found = set()
        for row in (starts < ends).nonzero()[0]:
            picked = [card for card, is_in in zip(cards, chosen[row], strict=True) if is_in]
            for place in self._order[starts[row] : ends[row]].tolist():
                if place not in found and can_spell(self._index.words[place].decode(), picked):
                    found.add(place)
        return sorted(found)

    def _sum(self, card: str) -> np.uint64:
        return np.uint64(self._numbers[list(card.encode())].sum())


def can_spell(word: str, cards: Sequence[str]) -> bool:
    """Tell whether all the cards, in some order, read as the word."""
    if not cards:
        return not word
    return any(
        word.startswith(card) and can_spell(word[len(card) :], _without(cards, card))
        for card in set(cards)
    )


def _without(cards: Sequence[str], card: str) -> list[str]:
    left = list(cards)
    left.remove(card)
    return left


def draws(deck: Sequence[str], number: int, *, seed: int = SEED) -> Iterator[tuple[str, ...]]:
    """Give the first hand and pool of that many freshly shuffled boxes.

    The top of the game deck is the top of the whole shuffled box, however short it is cut (C4).
    """
    for stream in range(number):
        yield Rng(seed, stream).shuffled(deck)[: HAND + POOL]


def measure(
    index: WordIndex, deck: Sequence[str], number: int, *, seed: int = SEED
) -> tuple[Figures, Figures]:
    """Return the figures over all words and over the common ones."""
    speller = Speller(index)
    found = [speller.places(d[:HAND], d[HAND:]) for d in draws(deck, number, seed=seed)]
    common = [[place for place in draw if index.commonness[place] >= COMMON] for draw in found]
    return _figures(index, found), _figures(index, common)


def _figures(index: WordIndex, found: Iterable[Sequence[int]]) -> Figures:
    lengths = [index.lengths[draw] for draw in map(list, found)]
    alive = [draw for draw in lengths if draw.size]
    return Figures(
        median=float(np.median([draw.size for draw in lengths])),
        mean=float(np.mean([draw.size for draw in lengths])),
        length=float(np.concatenate(alive).mean()),
        longest=float(np.mean([draw.max() for draw in alive])),
        dead=1 - len(alive) / len(lengths),
    )


def _letter_numbers() -> npt.NDArray[np.uint64]:
    """A random number for every letter, by its code; 0 for everything else."""
    rng = Rng(SEED)
    numbers = np.zeros(256, np.uint64)
    for letter in LETTERS:
        numbers[ord(letter)] = rng.bits()
    return numbers


def _choices(hand: int, pool: int) -> npt.NDArray[np.uint64]:
    """One row of 0 and 1 for every choice of cards, the hand's first, that rule C7 allows."""
    numbers = np.arange(1 << hand + pool)
    rows = numbers[:, None] >> np.arange(hand + pool) & 1
    allowed = (rows.sum(axis=1) >= 2) & (rows[:, :hand].sum(axis=1) >= 1)
    choices: npt.NDArray[np.uint64] = rows[allowed].astype(np.uint64)
    return choices
