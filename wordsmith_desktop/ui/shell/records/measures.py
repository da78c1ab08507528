"""What ranks results, and the figures by which they are told. Knows no Qt."""

from __future__ import annotations

from typing import Final, Protocol

from wordsmith_desktop.games.registry import tallier_of
from wordsmith_desktop.games.tallying import Ranking
from wordsmith_desktop.records.statistics.queries import Setting

LESS_IS_BETTER: Final = frozenset({Ranking.FEWEST_TURNS, Ranking.FASTEST})


def ranking_of(game: str, setting: Setting | None = None) -> Ranking:
    """What ranks results in a setting, or in a game at large."""
    if setting is not None and setting.ranking is not None:
        return setting.ranking
    try:
        return tallier_of(game).ranking
    except KeyError:
        return Ranking.MOST_POINTS


class Measurable(Protocol):
    """A result in any list of the statistics."""

    @property
    def score(self) -> int: ...
    @property
    def turns(self) -> int: ...
    @property
    def merit(self) -> int | None: ...


def measured(ranking: Ranking, result: Measurable) -> int | None:
    """The figure by which a result is told, a time in milliseconds; None where it has none."""
    match ranking:
        case Ranking.MOST_POINTS:
            return result.score
        case Ranking.FEWEST_TURNS:
            return result.turns
        case Ranking.MOST_WORDS:
            return result.merit
    return None if result.merit is None else -result.merit
