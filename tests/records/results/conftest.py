"""A file of statistics of its own for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from wordsmith_desktop.records.results.store import Statistics


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.sqlite"


@pytest.fixture
def statistics(path: Path) -> Iterator[Statistics]:
    statistics = Statistics(path)
    yield statistics
    statistics.close()
