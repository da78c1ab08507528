"""How results changed over time, as lines to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.results.bests import Point

from .result_words import LESS_IS_BETTER, measured

MOST_MARKS: Final = 120
"""More results than these are not marked one by one."""
MOST_STEPS: Final = 300
"""A line has no more corners than these."""
TICKS: Final = 6
"""So many days are named at the most, and about so many times."""
_STEPS_S: Final = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600)
"""Seconds between times that are named."""

Line = tuple[tuple[float, float], ...]
"""Points x, y."""


class ProgressCurve(Value):
    """Results in order; x counts them from 1."""

    ranking: Ranking
    """What ranks them; times are in milliseconds."""
    values: tuple[int, ...]
    won: tuple[bool | None, ...]
    days: tuple[int, ...]
    """When, in milliseconds since 1970 (UTC)."""
    window: int
    """So many results make a mean."""
    mean: Line
    """The mean of the latest results; empty where there are too few."""
    best: Line
    """The best result so far; empty where none is ranked."""
    final_best: int | None

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


def curve_of(points: Sequence[Point], ranking: Ranking) -> ProgressCurve | None:
    """The curve of those results that have a figure; None where that is not even two."""
    figures = [
        (point, figure) for point in points if (figure := measured(ranking, point)) is not None
    ]
    if len(figures) < 2:
        return None
    values = tuple(figure for _point, figure in figures)
    best = _bests(figures, ranking)
    window = max(5, len(values) // 20)
    return ProgressCurve(
        ranking=ranking,
        values=values,
        won=tuple(point.is_winner for point, _figure in figures),
        days=tuple(point.when_ms for point, _figure in figures),
        window=window,
        mean=_sampled(_means(values, window), window) if len(values) > window else (),
        best=_sampled(best, len(values) - len(best) + 1) if best else (),
        final_best=best[-1] if best else None,
    )


def time_ticks(low_ms: float, high_ms: float) -> tuple[int, ...]:
    """Round times within limits, in milliseconds, for the side of a picture."""
    wanted = (high_ms - low_ms) / 1000 / TICKS
    step = 1000 * next((step for step in _STEPS_S if step >= wanted), _STEPS_S[-1])
    first = max(0, -int(-low_ms // step))
    return tuple(number * step for number in range(first, int(high_ms // step) + 1))


def _bests(figures: Sequence[tuple[Point, int]], ranking: Ranking) -> list[int]:
    """The best so far, from the first result that is ranked; others do not better it."""
    better = min if ranking in LESS_IS_BETTER else max
    found: list[int] = []
    for point, figure in figures:
        if point.merit is not None:
            found.append(better(found[-1], figure) if found else figure)
        elif found:
            found.append(found[-1])
    return found


def _means(values: Sequence[int], window: int) -> list[float]:
    sums = [0, *accumulate(values)]
    return [(sums[end] - sums[end - window]) / window for end in range(window, len(values) + 1)]


def _sampled(values: Sequence[float], first_x: int) -> Line:
    """Values as points, thinned out evenly; the first and the last are always there."""
    count = len(values)
    steps = min(MOST_STEPS, count)
    places = sorted({round(step * (count - 1) / max(1, steps - 1)) for step in range(steps)})
    return tuple((float(place + first_x), float(values[place])) for place in places)
