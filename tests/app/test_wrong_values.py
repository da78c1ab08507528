"""Whatever JSON can hold, at any place of any file of ours: set aside or mended, told, and used."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, seed, settings

from tests.helpers.effort import EFFORT
from tests.helpers.kept_files import FILES, READ
from tests.helpers.wrong_values import GONE, RENAMED, TWICE, WRONG, changed, places, wrong


@pytest.fixture(scope="module")
def memory() -> Iterator[Path]:
    """Where thousands of files may be written and seen to the disk."""
    base = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=base if base.is_dir() else None) as name:
        yield Path(name)


def started(name: str, memory: Path, data: bytes) -> str:
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        return FILES[name].start(Path(folder), data)


@pytest.mark.parametrize("name", FILES)
def test_a_sound_file_is_read(name: str, memory: Path) -> None:
    assert READ == started(name, memory, changed(FILES[name].sound))


@pytest.mark.parametrize("name", FILES)
def test_every_value_at_every_place_is_read_or_set_aside(name: str, memory: Path) -> None:
    ends = {
        started(name, memory, changed(FILES[name].sound, (path, value)))
        for path in places(FILES[name].sound)
        for value in (*WRONG, GONE, TWICE, RENAMED)
    }
    assert {READ} < ends


@pytest.mark.parametrize("name", FILES)
def test_so_are_several_wrong_values_at_once(name: str, memory: Path) -> None:
    @seed(35)
    @settings(max_examples=60 * EFFORT, deadline=None, database=None)
    @given(wrong(FILES[name].sound))
    def all_of_them(data: bytes) -> None:
        started(name, memory, data)

    all_of_them()
