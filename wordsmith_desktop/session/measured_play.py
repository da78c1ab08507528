"""Whether the marks of plays order players rightly: those of known strength are marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import reviewer_of, valuer_of
from wordsmith_desktop.games.common.valuer import SeatWorth, Valued, standings

from .simulation import Simulation, whole_match, words_of


class LevelPlay(Value):
    """How a level of computer players was found to play."""

    level: int
    matches: int
    turns: int
    best: float
    """The share of its plays that were best, 0 to 1."""
    lost: float
    """What a play lost against the best, on average, in the game's own unit."""
    luck: float
    """What chance gave a play above the mean, on average; near 0 if luck is told apart rightly."""


def marked(simulation: Simulation, number: int) -> tuple[tuple[int, SeatWorth], ...]:
    """How well each player of a match played, with its level."""
    match, words = whole_match(simulation, number), words_of(simulation)
    reviewer, valuer = reviewer_of(simulation.game), valuer_of(simulation.game)
    assert reviewer is not None
    assert valuer is not None
    value = partial(valuer.value, match)
    found = (value(position, words) for position in reviewer.positions(match))
    seating = simulation.seating(number)
    valued: tuple[Valued, ...] = tuple(one for one in found if one is not None)
    return tuple(
        (simulation.levels[seating[one.seat]], one) for one in standings(valued, len(seating))
    )


def by_level(found: Iterable[tuple[int, SeatWorth]]) -> Iterator[LevelPlay]:
    """What all that was marked shows, the mildest level first."""
    seen = list(found)
    for level in sorted({level for level, _ in seen}):
        own = [one for other, one in seen if other == level]
        turns = sum(one.turns for one in own)
        yield LevelPlay(
            level=level,
            matches=len(own),
            turns=turns,
            best=sum(one.marks[0] for one in own) / turns,
            lost=sum(one.offered - one.taken for one in own) / turns,
            luck=sum(one.luck or 0.0 for one in own) / turns,
        )
