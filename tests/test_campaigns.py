"""The long campaigns in small numbers."""

from __future__ import annotations

import sys

import pytest

from tests.campaigns import CAMPAIGNS, run
from tests.helpers.effort import EFFORT
from tests.helpers.kept_files import FILES
from tests.helpers.puzzle_files import FORMATS

COUNTS = {
    "kills": 2,
    "saves": 150,
    "sealed saves": 60,
    "statistics": 40,
    **dict.fromkeys(FILES, 40),
    **dict.fromkeys(FORMATS, 40),
    "backups": 30,
    "answers": 60,
    "refusals": 20,
    "computers": 16,
    "cut off": 6,
}


@pytest.mark.parametrize("name", CAMPAIGNS)
@pytest.mark.sampled(2)
def test_nothing_is_lost_and_nothing_raised_without_a_type(name: str) -> None:
    if name == "kills" and sys.platform == "win32":
        pytest.skip("there is no SIGKILL")
    count = COUNTS[name] * EFFORT
    ends = run(name, count)
    assert count == sum(ends.values())
    assert name in ("kills", "cut off") or 2 <= len(ends)
