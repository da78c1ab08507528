"""Which settings count words: their scores are no points, however they are written down."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of, tallier_of

from ..codec import CodecError, decode
from .queries import PlayedSetting


def counts_words(way: PlayedSetting) -> bool:
    """Whether the scores of a setting are numbers of words."""
    if way.ranking is not None:
        return way.ranking is Ranking.MOST_WORDS
    try:
        ruleset = decode(game_of(way.game).ruleset_type(), way.ruleset)
        return tallier_of(way.game).counts_words(ruleset)
    except (KeyError, CodecError):
        # A game that is not here, or whose fields are others by now.
        return False


def worded(ways: Iterable[PlayedSetting]) -> tuple[str, ...]:
    """The keys of those that do."""
    return tuple(way.key for way in ways if counts_words(way))
