"""A ruleset in words: only what is other than the printed rules is named. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.kit import setting_texts as texts
from wordsmith_desktop.ui.kit.texts import Text, say

Wording: TypeAlias = Mapping[str, Text | Mapping[Any, Text]]
"""By field: what its values are called, or a phrase for all of them with the gap {n}."""


def unusual(ruleset: object, usual: object, wording: Wording) -> Iterator[str]:
    """A phrase for each field that is other than in `usual`, in the wording's order."""
    for field, words in wording.items():
        value = getattr(ruleset, field)
        if value != getattr(usual, field):
            yield say(words, n=value) if isinstance(words, Text) else say(words[value])


def clock_words(clock: Clock, seconds: int, *, match_seconds: int = 0) -> Iterator[str]:
    """How turns are timed, or the match as a whole; nothing where they are not."""
    if clock is not Clock.OFF:
        wording = texts.MATCH_CLOCKS if match_seconds else texts.CLOCKS
        yield say(wording[clock], n=match_seconds or seconds)


def sentence(phrases: Iterable[str]) -> str:
    """Phrases as one line, or that the rules are the printed ones."""
    found = ", ".join(phrases) or say(texts.AS_PRINTED)
    return found[:1].upper() + found[1:]
