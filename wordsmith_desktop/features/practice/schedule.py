"""When an exercise comes back: by FSRS, which reckons from each answer how long a word is kept.

This is the only user of `fsrs`, and it is imported with the first answer.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.value import replace

from .deck import Exercise, Grade, in_ms

if TYPE_CHECKING:
    from fsrs import Scheduler

RETENTION: Final = 0.9
"""An exercise comes back when it would be solved with this probability."""
LONGEST_DAYS: Final = 365
"""It comes back once a year at least, as long as there is its match."""


def rescheduled(one: Exercise, grade: Grade, now: datetime) -> Exercise:
    """An exercise with the time at which it comes back after an answer.

    Equal answers at equal times have equal times: nothing is drawn by lot.
    """
    from fsrs import Card, Rating, State

    ratings = {
        Grade.SHOWN: Rating.Again,
        Grade.HELPED: Rating.Hard,
        Grade.FOUND: Rating.Good,
    }
    card = Card(
        # An id of its own would be the time by the clock, which it waits for.
        card_id=0,
        state=State.Learning if one.is_new else State.Review,
        step=0 if one.is_new else None,
        stability=None if one.is_new else one.stability,
        difficulty=None if one.is_new else one.difficulty,
        due=_moment(one.due_ms),
        last_review=None if one.is_new else _moment(one.last_ms),
    )
    after, _log = _scheduler().review_card(card, ratings[grade], now.astimezone(UTC))
    return replace(
        one,
        due_ms=in_ms(after.due),
        stability=float(after.stability or 0),
        difficulty=float(after.difficulty or 0),
    )


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    # Without steps of minutes nothing comes back before the next day.
    return Scheduler(
        desired_retention=RETENTION,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST_DAYS,
        enable_fuzzing=False,
    )


def _moment(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
