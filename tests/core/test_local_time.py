"""Moments by the clock on the wall, also on a system that knows none before 1970."""

from __future__ import annotations

import re
import time
from datetime import timedelta
from pathlib import Path

import pytest

import wordsmith_desktop
from wordsmith_desktop.core.local_time import local_time


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone cannot be set here")
@pytest.mark.parametrize(
    ("zone", "shown"), [("UTC+5", "1969-12-31 19"), ("UTC-9", "1970-01-01 09")]
)
def test_a_moment_is_told_by_the_clock_of_the_place(
    zone: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert shown == local_time(1000).isoformat(" ", "hours")[:13]
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()


def test_the_first_second_of_1970_has_a_place_in_the_calendar() -> None:
    assert timedelta(seconds=1) == local_time(1000) - local_time(0)


def test_no_other_way_leads_from_a_number_to_the_calendar() -> None:
    package = Path(wordsmith_desktop.__file__).parent
    without_zone = [
        (path.name, call)
        for path in package.rglob("*.py")
        for call in re.findall(r"fromtimestamp\((?!.*UTC\)).*", path.read_text("utf-8"))
    ]
    assert [] == without_zone
