"""How somebody stands to the puzzles of a day."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from typing import TYPE_CHECKING

from wordsmith_desktop.core.value import Value

if TYPE_CHECKING:
    # The home page stands before the statistics are there.
    from wordsmith_desktop.records.results.deals import OwnResult
    from wordsmith_desktop.records.results.store import Statistics

    from .challenge import Challenge


class PuzzleState(Value):
    """One puzzle, and what somebody has made of it."""

    challenge: Challenge
    result: OwnResult | None = None
    """None until it was played."""
    is_begun: bool = False
    """Whether it is being played."""
    days: int = 0
    """Up to today, or yesterday while today's is open: so many days in a row."""


def states_of(
    puzzles: Sequence[Challenge],
    statistics: Statistics,
    player: str,
    today: date,
    begun: Collection[str],
) -> tuple[PuzzleState, ...]:
    """Of each puzzle, for the key of a player who has `begun` challenges of these names."""
    from wordsmith_desktop.records.results.deals import results_of
    from wordsmith_desktop.records.results.streaks import daily_streak

    from .album import Album

    album = Album(results_of(statistics, player))
    return tuple(
        PuzzleState(
            puzzle,
            album.result_in(puzzle),
            str(puzzle.name) in begun,
            daily_streak(statistics, player, today, puzzle.kind.key).current,
        )
        for puzzle in puzzles
    )
