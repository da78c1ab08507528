"""How strong somebody is beside players of known strength (Glicko: Glickman 1999)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from wordsmith_desktop.core.value import Value

SCALE: Final = math.log(10) / 400
"""Of a difference of 400, the stronger is expected to have ten points for one of the other."""
MIDDLE: Final = 1500.0
"""What the third of the six levels is worth, of whose like most people are."""
UNKNOWN: Final = 400.0
"""How far off the strength of somebody may be who has not played yet, as a deviation."""
CALM: Final = 60.0
"""People change: however often they have played, so much is never known for sure."""


class Rating(Value):
    """What is known of somebody's strength in one game."""

    strength: float = MIDDLE
    deviation: float = UNKNOWN
    games: int = 0


_UNRATED: Final = Rating()


class Contest(Value):
    """A match with somebody of known strength."""

    against: float
    score: float
    """1 for a win, 0.5 for a shared one, 0 for a defeat."""


def expected(strength: float, against: float) -> float:
    """The share of the points that somebody can expect, 0 to 1."""
    return 1 / (1 + math.exp(SCALE * (against - strength)))


def rated(contests: Iterable[Contest], start: Rating = _UNRATED) -> Rating:
    """What is known after these contests, one after the other."""
    found = start
    for one in contests:
        found = _after(found, one)
    return found


def _after(rating: Rating, contest: Contest) -> Rating:
    """Glickman's step with an opponent whose strength is known for sure (formulas 10 and 11)."""
    share = expected(rating.strength, contest.against)
    known = 1 / rating.deviation**2 + SCALE**2 * share * (1 - share)
    strength = rating.strength + SCALE / known * (contest.score - share)
    return Rating(strength, max(CALM, known**-0.5), rating.games + 1)


def evenest(rating: Rating, strengths: Sequence[float]) -> int:
    """The place of the one of these strengths with whom a match is the most open."""
    return min(range(len(strengths)), key=lambda place: abs(rating.strength - strengths[place]))
