"""A program that is killed loses no match that it recorded, and counts none twice."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.statistics import random_record, tables_of
from tests.helpers.systems import needs_kill
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.results.store import Statistics

ROOT = Path(__file__).parents[3]


def confirmed_by(path: Path, *, seed: int, count: int) -> list[str]:
    """Record in another program and kill it some matches on; all that it confirmed."""
    command = [sys.executable, "-m", "tests.helpers.keeper", str(path), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as keeper:
        assert keeper.stdout is not None
        lines = [keeper.stdout.readline() for _ in range(count)]
        keeper.send_signal(signal.SIGKILL)
        lines += keeper.stdout.readlines()
    return [line.strip() for line in lines if line.endswith("\n")]


@needs_kill
@pytest.mark.parametrize("seed", range(2))
def test_after_a_kill_every_recorded_match_is_there_once(
    statistics: Statistics, path: Path, seed: int
) -> None:
    confirmed = confirmed_by(path, seed=seed, count=10 + Rng(seed).below(30))
    known = statistics.known()
    assert None is statistics.damage
    assert set(confirmed) <= known
    assert len(known) <= len(confirmed) + 1

    fresh = path.with_name("fresh.sqlite")
    plain, rng = Statistics(fresh), Rng(seed)
    records = [random_record(number, rng) for number in range(len(known))]
    plain.record(*records)
    assert 0 == statistics.record(*records)
    assert tables_of(plain, fresh) == tables_of(statistics, path)
