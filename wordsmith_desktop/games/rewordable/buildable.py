"""The words that can be built now, each laid the way that brings most (C7–C12, C16)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.rewordable.claims import plan
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.word_search import Numbers, legal_words, ways


@dataclass(frozen=True, slots=True)
class Buildable:
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
    index = vocabulary.index
    for place, _ in legal_words(seen.reach, index, interleaves=seen.ruleset.interleaves):
        commonness = int(index.commonness[place])
        is_fit = commonness >= vocabulary.least_commonness
        is_shown = not (vocabulary.is_family and index.vulgar[place])
        word = index.words[place].decode("ascii")
        is_new = seen.ruleset.may_repeat or word not in seen.built
        if is_fit and is_shown and is_new and word not in vocabulary.banned:
            yield _best(seen, word, commonness)


def _best(seen: Observation, word: str, commonness: int) -> Buildable:
    cards = ways(seen, word)[0]
    assert seen.seat is not None
    gain = plan(cards, seen.reach).gain(seen.seat, seen.token_row)
    return Buildable(word, cards, gain, commonness)
