"""Medals: what a result is worth beside what others reach in the same deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Any, Final, TypeAlias

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking

from .kinds import ChallengeKind


class Medal(IntEnum):
    """What a result is worth; the more the better."""

    NONE = 0
    BRONZE = 1
    SILVER = 2
    GOLD = 3


Shares: TypeAlias = tuple[int, int, int]
"""Percent of a yardstick, for bronze, silver and gold."""

FILE: Final = "medals.toml"
"""Where the shares lie, as `packaging/medals.py` measured and wrote them."""
TIMED, UNTIMED = "timed", "untimed"
_FORMER_UNHURRIED: Final = (10, 18, 30)
"""The same for words that nobody hurries: the search finds hundreds, people some dozens."""
_FORMER: Final = {
    Ranking.MOST_POINTS: (40, 60, 80),
    Ranking.MOST_WORDS: (40, 60, 80),
    Ranking.FEWEST_TURNS: (250, 175, 125),
    Ranking.FASTEST: (250, 175, 125),
}
"""Of what common words alone reach, as medals went before players were measured."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The best results of a deal, as merits: a time in ms or a number of turns is negative."""

    ranking: Ranking
    best: int
    """Of all who played it."""
    common: int
    """With common words alone."""
    is_timed: bool = True
    """Whether a clock ran."""
    least: int | None = None
    """The least merit that there can be at all, where a clock ends the match."""
    shares: Shares | None = None
    """Of the best, as they were measured; None where medals go by common words, as they did."""

    @property
    def lines(self) -> tuple[int, int, int]:
        """The least merits for bronze, silver and gold."""
        shares = map(self._line, self._former if self.shares is None else self.shares)
        least = self.least
        bronze, silver, gold = (one if least is None else max(one, least) for one in shares)
        return bronze, silver, gold

    def medal(self, merit: int | None) -> Medal:
        """What a result is worth; one that is not ranked nothing."""
        return Medal(0 if merit is None else sum(merit >= line for line in self.lines))

    @property
    def _former(self) -> Shares:
        is_unhurried = self.ranking is Ranking.MOST_WORDS and not self.is_timed
        return _FORMER_UNHURRIED if is_unhurried else _FORMER[self.ranking]

    def _line(self, share: int) -> int:
        is_former = self.shares is None
        whole = self.common if is_former else self.best
        if whole < 0 and self.ranking in (Ranking.FEWEST_TURNS, Ranking.FASTEST):
            # Part of a round more is beyond the line, but for medals of before.
            return whole * share // 100 if is_former else -(-whole * share // 100)
        return max(1, -(-whole * share // 100))


def shares_of(kind: ChallengeKind, language: str, clock: Clock) -> Shares | None:
    """The shares of the yardstick that a kind's medals take; None before it was measured."""
    found = read_measured().get(kind.key, {}).get(language, {}).get(name_of(clock))
    if found is None:
        return None
    bronze, silver, gold = found["lines"]
    return bronze, silver, gold


def name_of(clock: Clock) -> str:
    """Which of a kind's tables goes with a clock; one that only warns is a clock."""
    return UNTIMED if clock is Clock.OFF else TIMED


@cache
def read_measured() -> Mapping[str, Any]:
    """The whole file, by kind, language and `name_of` its clock."""
    # The page of challenges does without the file.
    import tomllib
    from importlib.resources import files

    text = files("wordsmith_desktop.features.challenges").joinpath(FILE).read_text("utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    return found
