"""Hints: the common word that brings most (C7–C12, C16)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wordsmith_desktop.games.reviewing import COMMON
from wordsmith_desktop.games.rewordable.claims import plan
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.word_search import Numbers, legal_words, ways
from wordsmith_desktop.lexicon.index import WordIndex


@dataclass(frozen=True, slots=True)
class Hint:
    """A word to build."""

    word: str
    cards: Numbers
    """The numbers of its cards, laid the way that brings most."""
    gain: int
    """Points that it brings its builder."""
    commonness: int
    """Ten times the Zipf frequency."""


def hint(seen: Observation, index: WordIndex, *, is_family: bool = True) -> Hint | None:
    """The common word that brings the acting seat most, or None."""
    if seen.seat is None:
        return None
    return max(hints(seen, index, is_family=is_family), key=lambda one: one.gain, default=None)


def hints(
    seen: Observation,
    index: WordIndex,
    *,
    least_commonness: int = COMMON,
    is_family: bool = True,
) -> Iterator[Hint]:
    """Every word so common that the seat who looks can build, laid the way that brings most."""
    for place, _ in legal_words(seen.reach, index, interleaves=seen.ruleset.interleaves):
        commonness = int(index.commonness[place])
        is_fit = commonness >= least_commonness and not (is_family and index.vulgar[place])
        word = index.words[place].decode("ascii")
        is_new = seen.ruleset.may_repeat or word not in seen.built
        if is_fit and is_new:
            yield _best(seen, word, commonness)


def _best(seen: Observation, word: str, commonness: int) -> Hint:
    cards = ways(seen, word)[0]
    assert seen.seat is not None
    gain = plan(cards, seen.reach).gain(seen.seat, seen.token_row)
    return Hint(word, cards, gain, commonness)
