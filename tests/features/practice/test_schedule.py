"""When an exercise comes back: by FSRS, the same for the same answers."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.features.practice.test_deck import DAY, NOON, exercise
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.practice.deck import Exercise, Grade, in_ms
from wordsmith_desktop.features.practice.schedule import LONGEST_DAYS, rescheduled


def answered(one: Exercise, grade: Grade, now: datetime) -> Exercise:
    return replace(rescheduled(one, grade, now), last_ms=in_ms(now))


def due(one: Exercise) -> datetime:
    return datetime.fromtimestamp(one.due_ms / 1000, UTC)


def test_each_time_it_is_found_it_stays_away_longer() -> None:
    one, now, days = exercise(1), NOON, []
    for _ in range(5):
        one = answered(one, Grade.FOUND, now)
        days.append((due(one) - now).days)
        now = due(one)
    assert all(later > earlier for earlier, later in pairwise(days)), days
    assert days[0] >= 1


def test_what_was_shown_comes_back_the_next_day_and_what_needed_help_before_what_did_not() -> None:
    known = answered(answered(exercise(1), Grade.FOUND, NOON), Grade.FOUND, NOON + 3 * DAY)
    now = due(known)
    shown, helped, found = (due(rescheduled(known, grade, now)) - now for grade in Grade)
    assert timedelta(days=1) <= shown < helped < found
    assert timedelta(days=1) == due(rescheduled(exercise(2), Grade.SHOWN, NOON)) - NOON


@given(st.lists(st.tuples(st.sampled_from(Grade), st.integers(0, 900)), max_size=12))
def test_whatever_is_answered_it_comes_back_within_a_year_and_always_alike(
    answers: list[tuple[Grade, int]],
) -> None:
    one = again = exercise(1)
    now = NOON
    for grade, days in answers:
        now += timedelta(days=days)
        one, again = answered(one, grade, now), answered(again, grade, now)
        assert one == again
        assert timedelta(days=1) <= due(one) - now <= timedelta(days=LONGEST_DAYS)
        assert one.stability > 0
        assert 1 <= one.difficulty <= 10


def test_the_library_is_loaded_with_the_first_answer() -> None:
    code = (
        "import sys; import wordsmith_desktop.features.practice.pages.page;"
        "sys.exit('fsrs' in sys.modules)"
    )
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode
