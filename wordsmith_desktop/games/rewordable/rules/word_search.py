"""Every word of a dictionary that can be built now, and every way to lay it (C7–C12, C16)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from typing import Final

import numpy as np

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.trie import Trie, trie_of

from .card_walk import WordWay, ways_of_all
from .claims import Plan, plan
from .laying import Letters, Reach, WordLaying, interleavings, layings
from .observation import Observation


def legal_words(
    reach: Reach, index: WordIndex, *, interleaves: bool = True
) -> Iterator[tuple[int, WordWay]]:
    """Every listed word that can be built: its place in the index, ascending, and one way."""
    found = ways_of_all(reach, trie_of(index, 0), interleaves=interleaves)
    for place, alike in groupby(sorted(found, key=_place), _place):
        yield place, next(alike)


Numbers = tuple[int, ...]
"""The numbers of cards in a row."""

WAYS_LOOKED_AT: Final = 300
"""Ways to lay one word that are weighed."""


def ways(seen: Observation, word: str) -> tuple[Numbers, ...]:
    """Every way for the seat that looks to lay a word by C7–C9.

    The one that brings it most points comes first; of equals, the one that costs others most,
    then the one that leaves most cards in the hand.
    """
    reach = seen.reach
    found = layings(Letters(word), reach, interleaves=seen.ruleset.interleaves)
    rows = [_numbers(laying) for laying in islice(found, WAYS_LOOKED_AT)]
    return tuple(sorted(rows, key=lambda row: _worth(seen, plan(row, reach)), reverse=True))


def beginning(seen: Observation, word: str) -> Numbers:
    """Cards for as many of a word's letters from its first one on as can be laid in any way."""
    reach, mixes = seen.reach, seen.ruleset.interleaves
    for end in range(len(word), 0, -1):
        laying = next(interleavings(Letters(word[:end]), reach, interleaves=mixes), None)
        if laying is not None:
            return _numbers(laying)
    return ()


def _worth(seen: Observation, planned: Plan) -> tuple[int, int, int]:
    assert seen.seat is not None
    gain = planned.gain(seen.seat, seen.token_row)
    return gain, planned.loss(seen.seat), -len(planned.from_hand)


def _numbers(laying: WordLaying) -> Numbers:
    return tuple(card.id for card in laying.cards)


class Buildable(Value):
    """A word to build."""

    word: str
    cards: Numbers
    """The numbers of its cards, laid the way that brings most."""
    gain: int
    """Points that it brings its builder."""
    commonness: int
    """Ten times the Zipf frequency."""


def buildable(seen: Observation, vocabulary: Vocabulary) -> Iterator[Buildable]:
    """Every known word that the seat who looks can build, laid the way that brings most."""
    index, reach = vocabulary.index, seen.reach
    assert seen.seat is not None
    found = list(found_ways(seen, trie_of(index, vocabulary.least_commonness)))
    offered = vocabulary.offered(np.array([place for place, _ in found], np.intp))
    for (place, alike), is_offered in zip(found, offered.tolist(), strict=True):
        word = index.words[place].decode("ascii")
        if not is_offered or word in vocabulary.banned:
            continue
        best = max(alike, key=lambda way: _worth(seen, plan(way.cards, reach)))
        gain = plan(best.cards, reach).gain(seen.seat, seen.token_row)
        yield Buildable(word, best.cards, gain, int(index.commonness[place]))


def found_ways(seen: Observation, trie: Trie) -> Iterator[tuple[int, list[WordWay]]]:
    """Every word of a trie that may be built now: its place in the index, and every way."""
    found = ways_of_all(seen.reach, trie, interleaves=seen.ruleset.interleaves)
    for place, alike in groupby(sorted(found, key=_place), _place):
        first = list(alike)
        texts = seen.reach.texts
        if (
            seen.ruleset.may_repeat
            or "".join(texts[number] for number in first[0].cards) not in seen.built
        ):
            yield place, first


def _place(way: WordWay) -> int:
    return way.place
