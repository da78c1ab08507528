"""Random draws of the Hidden Crossword, and word lists to make puzzles with."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon

DICTIONARIES: Final = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"


class Deal(Value):
    """What two players begin to build with."""

    pool: str
    anchor: str


@cache
def dictionary(tag: str) -> WordIndex:
    """Every word of a language."""
    return open_lexicon(tag, DICTIONARIES).index


def small_index(commonness: Mapping[str, int], vulgar: Collection[str] = ()) -> WordIndex:
    """A word list with ten times the Zipf value of each word."""
    listed = sorted(commonness)
    return WordIndex(
        words=np.array([word.encode() for word in listed], "S15"),
        commonness=np.array([commonness[word] for word in listed], np.uint8),
        vulgar=np.array([word in vulgar for word in listed], np.bool_),
    )


def picture(layout: hc.Layout) -> list[str]:
    """The rows of a layout, with a dot for each empty cell."""
    letters = hc.Crossword(layout).letters
    span = hc.Bounds.of(letters)
    return [
        "".join(letters.get(hc.Cell(row, col), ".") for col in range(span.left, span.right + 1))
        for row in range(span.top, span.bottom + 1)
    ]


def random_deal(rng: Rng, index: WordIndex) -> Deal:
    """A draw that has an anchor, which is one of the words that are offered for it."""
    while True:
        drawn = _random_draw(rng)
        for letters in ("".join(one.letter for one in drawn), hc.pool_of(drawn)):
            offers = hc.anchor_offers(letters, index)
            if offers:
                return Deal(hc.pool_of(drawn), rng.choice(offers))


def _random_draw(rng: Rng) -> list[hc.DrawnLetter]:
    bags = {True: list(rng.shuffled(hc.VOWELS)), False: list(rng.shuffled(hc.CONSONANTS))}
    drawn: list[hc.DrawnLetter] = []
    while not hc.is_complete(drawn):
        letter = bags[hc.draws_vowel(drawn)].pop()
        if not hc.is_surplus(letter, drawn):
            drawn.append(hc.as_drawn(letter, drawn))
    return drawn
