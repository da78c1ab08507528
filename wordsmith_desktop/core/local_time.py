"""A moment by the calendar and the clock of the place where the program runs."""

from __future__ import annotations

from datetime import UTC, datetime


def local_time(ms: int) -> datetime:
    """A moment in milliseconds since 1970 (UTC), as the clock on the wall shows it.

    Raises `OSError`, `OverflowError` or `ValueError` for one that the system's calendar has not.
    """
    # By way of UTC: Python looks a day before a moment without a zone for its own one, and Windows
    # knows none before 1970.
    return datetime.fromtimestamp(ms / 1000, UTC).astimezone()
