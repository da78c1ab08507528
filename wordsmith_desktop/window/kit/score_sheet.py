"""The score sheets that a game offers for printing: of a match, and to be filled in by hand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from wordsmith_desktop.core.local_time import local_time
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.wording.texts import Text

from .paper_print.document import Document


class EmptyWish(Value):
    """What an empty sheet is to have room for."""

    players: int
    rows: int = 0
    """For each of them; 0 where the game has no choice of rows."""


class RowChoice(Value):
    """How many rows an empty sheet can have."""

    title: Text
    """The question."""
    counts: tuple[int, ...]
    """The answers, that which is proposed first."""


class ScoreSheet(Value):
    """A game offers its own as `SCORE_SHEET` in `games/<game>/table/score_sheet.py`."""

    filled: Callable[[PublicMatch], Document]
    """The sheet of a match, as far as it has come."""
    empty: Callable[[EmptyWish], Document]
    """A sheet for playing with the real game."""
    rows: RowChoice | None = None


def day_of(match: PublicMatch) -> date | None:
    """The day on which a match began, where the computer stands; None for one of no calendar."""
    try:
        return local_time(match.created_ms).date()
    except (OSError, OverflowError, ValueError):
        return None
