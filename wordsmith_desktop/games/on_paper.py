"""What a match played wholly on paper says: the same questions for every game.

A game answers them in its module `on_paper` with an `ON_PAPER`; `registry.on_paper_of` finds it.
One that has none cannot be entered from its paper.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.tallying import SeatTally


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why a sheet cannot be true, and where on it that stands."""

    rejection: Rejection
    row: int | None = None
    """From 0; None for what concerns the whole sheet."""
    seat: Seat | None = None
    """Whose field it is; None for the whole row."""


@dataclass(frozen=True, slots=True)
class OnPaper:
    """A game's answers; a sheet is a frozen value of `sheet_type` that JSON can hold."""

    sheet_type: type[Any]
    check: Callable[[Any, Any, int], tuple[Misfit, ...]]
    """Every reason why a sheet cannot be that of a finished match by a ruleset, of so many seats;
    the ruleset itself is one that so many can play."""
    sums: Callable[[Any, int], tuple[int, ...]]
    """The points of a sheet by seat, of one too that is not whole yet."""
    tallies: Callable[[Any, Any, int], tuple[SeatTally, ...]]
    """What a sheet that `check` says nothing against says of its seats."""
