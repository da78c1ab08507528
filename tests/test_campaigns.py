"""The long campaigns in small numbers."""

from __future__ import annotations

import sys

import pytest

from tests.campaigns import CAMPAIGNS, run
from tests.helpers.effort import EFFORT

COUNTS = {
    "kills": 2,
    "saves": 150,
    "statistics": 40,
    "settings": 60,
    "players": 60,
    "words": 60,
    "practice": 60,
    "refusals": 20,
    "computers": 16,
    "cut off": 6,
}


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_nothing_is_lost_and_nothing_raised_without_a_type(name: str) -> None:
    if name == "kills" and sys.platform == "win32":
        pytest.skip("there is no SIGKILL")
    count = COUNTS[name] * EFFORT
    ends = run(name, count)
    assert count == sum(ends.values())
    assert name in ("kills", "cut off") or 2 <= len(ends)
