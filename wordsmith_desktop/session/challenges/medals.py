"""Medals: what a result is worth beside what is possible in the same deal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from wordsmith_desktop.games.ranking import Ranking


class Medal(IntEnum):
    """What a result is worth; the more the better."""

    NONE = 0
    BRONZE = 1
    SILVER = 2
    GOLD = 3


_UNHURRIED: Final = (10, 18, 30)
"""The same for words that nobody hurries: the search finds hundreds, people some dozens."""
_SHARES: Final = {
    Ranking.MOST_POINTS: (40, 60, 80),
    Ranking.MOST_WORDS: (40, 60, 80),
    Ranking.FEWEST_TURNS: (250, 175, 125),
    Ranking.FASTEST: (250, 175, 125),
}
"""Percent of what common words alone reach, for bronze, silver and gold."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The best results of the search, as merits: a time in ms or a number of turns is negative."""

    ranking: Ranking
    best: int
    """With all words."""
    common: int
    """With common words alone."""
    is_timed: bool = True
    """Whether a clock ran."""
    least: int | None = None
    """The least merit that there can be at all, where a clock ends the match."""

    @property
    def lines(self) -> tuple[int, int, int]:
        """The least merits for bronze, silver and gold."""
        is_unhurried = self.ranking is Ranking.MOST_WORDS and not self.is_timed
        shares = map(self._line, _UNHURRIED if is_unhurried else _SHARES[self.ranking])
        least = self.least
        bronze, silver, gold = (one if least is None else max(one, least) for one in shares)
        return bronze, silver, gold

    def medal(self, merit: int | None) -> Medal:
        """What a result is worth; one that is not ranked nothing."""
        return Medal(0 if merit is None else sum(merit >= line for line in self.lines))

    def _line(self, share: int) -> int:
        if self.common < 0 and self.ranking in (Ranking.FEWEST_TURNS, Ranking.FASTEST):
            return self.common * share // 100
        return max(1, -(-self.common * share // 100))
