"""Medals: what a result is worth beside what others reach in the same deal."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from typing import Any, Final, TypeAlias

from wordsmith_desktop.core.value import Value
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
"""Where the shares lie, as `packaging/measure/medals.py` measured and wrote them."""
TIMED, UNTIMED = "timed", "untimed"
_UNMEASURED: Final = {
    Ranking.MOST_POINTS: (40, 60, 80),
    Ranking.MOST_WORDS: (40, 60, 80),
    Ranking.FEWEST_TURNS: (250, 175, 125),
    Ranking.FASTEST: (250, 175, 125),
}
"""The shares of a kind that was not measured yet."""


class Reach(Value):
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
    """Of the best, as they were measured; None where that was not done yet."""

    @property
    def lines(self) -> tuple[int, int, int]:
        """The least merits for bronze, silver and gold."""
        shares = map(self._line, self.shares or _UNMEASURED[self.ranking])
        least = self.least
        bronze, silver, gold = (one if least is None else max(one, least) for one in shares)
        return bronze, silver, gold

    def medal(self, merit: int | None) -> Medal:
        """What a result is worth; one that is not ranked nothing."""
        return Medal(0 if merit is None else sum(merit >= line for line in self.lines))

    def _line(self, share: int) -> int:
        # Part of a round more is beyond the line.
        line = -(-self.best * share // 100)
        is_low = self.best < 0 and self.ranking in (Ranking.FEWEST_TURNS, Ranking.FASTEST)
        return line if is_low else max(1, line)


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
