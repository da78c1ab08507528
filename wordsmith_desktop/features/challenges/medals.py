"""Medals: what a result is worth beside what others reach in the same deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    IRON = 1
    """The first: what the mildest of the computer players reaches."""
    BRONZE = 2
    SILVER = 3
    GOLD = 4

    @staticmethod
    def above(merit: int, lines: Sequence[int]) -> Medal:
        """The best whose line a merit reaches; lines of before there was iron begin with bronze."""
        reached = sum(merit >= line for line in lines)
        return Medal(reached + Medal.GOLD - len(lines)) if reached else Medal.NONE


Shares: TypeAlias = tuple[int, int, int, int]
"""Percent of a yardstick, for iron, bronze, silver and gold."""

FILE: Final = "medals.toml"
"""Where the shares lie, as `packaging/measure/medals.py` measured and wrote them."""
TIMED, UNTIMED = "timed", "untimed"
_UNMEASURED: Final = {
    Ranking.MOST_POINTS: (25, 40, 60, 80),
    Ranking.MOST_WORDS: (25, 40, 60, 80),
    Ranking.FEWEST_TURNS: (325, 250, 175, 125),
    Ranking.FASTEST: (325, 250, 175, 125),
}
"""The shares of a kind that was not measured yet."""


class MedalReach(Value):
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
    def lines(self) -> tuple[int, ...]:
        """The least merits for iron, bronze, silver and gold."""
        shares = map(self._line, self.shares or _UNMEASURED[self.ranking])
        least = self.least
        return tuple(one if least is None else max(one, least) for one in shares)

    def medal(self, merit: int | None) -> Medal:
        """What a result is worth; one that is not ranked nothing."""
        return Medal.NONE if merit is None else Medal.above(merit, self.lines)

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
    return found["first"], bronze, silver, gold


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
