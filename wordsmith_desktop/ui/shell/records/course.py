"""How results changed over time, as lines to be drawn. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from wordsmith_desktop.records.statistics.results import Point

MOST_MARKS: Final = 120
"""More results than these are not marked one by one."""
MOST_STEPS: Final = 300
"""A line has no more corners than these."""
TICKS: Final = 6
"""So many days are named at the most."""


@dataclass(frozen=True, slots=True)
class Course:
    """Results in order; x counts them from 1."""

    values: tuple[int, ...]
    won: tuple[bool | None, ...]
    days: tuple[int, ...]
    """When, in milliseconds since 1970 (UTC)."""
    window: int
    """So many results make a mean."""
    mean: tuple[tuple[float, float], ...]
    """The mean of the latest results, as points x, y; empty where there are too few."""
    best: tuple[tuple[float, float], ...]
    """The best result so far, as points x, y."""
    final_best: int

    @property
    def has_marks(self) -> bool:
        """Whether there are few enough results to mark each."""
        return len(self.values) <= MOST_MARKS

    @property
    def ticks(self) -> tuple[int, ...]:
        """The x of the results whose day is named."""
        count = len(self.values)
        steps = min(TICKS, count)
        places = (round(step * (count - 1) / max(1, steps - 1)) for step in range(steps))
        return tuple(sorted({place + 1 for place in places}))


def course_of(points: Sequence[Point], *, fewest_turns: bool) -> Course:
    """The course of results; with `fewest_turns` less is better. Raises `ValueError` for none."""
    if not points:
        raise ValueError("nothing has no course")
    values = tuple(point.turns if fewest_turns else point.score for point in points)
    best = tuple(accumulate(values, min if fewest_turns else max))
    window = max(5, len(values) // 20)
    return Course(
        values=values,
        won=tuple(point.is_winner for point in points),
        days=tuple(point.when_ms for point in points),
        window=window,
        mean=_sampled(_means(values, window), window) if len(values) > window else (),
        best=_sampled(best, 1),
        final_best=best[-1],
    )


def _means(values: Sequence[int], window: int) -> list[float]:
    sums = [0, *accumulate(values)]
    return [(sums[end] - sums[end - window]) / window for end in range(window, len(values) + 1)]


def _sampled(values: Sequence[float], first_x: int) -> tuple[tuple[float, float], ...]:
    """Values as points, thinned out evenly; the first and the last are always there."""
    count = len(values)
    steps = min(MOST_STEPS, count)
    places = sorted({round(step * (count - 1) / max(1, steps - 1)) for step in range(steps)})
    return tuple((float(place + first_x), float(values[place])) for place in places)
