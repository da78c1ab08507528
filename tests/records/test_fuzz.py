"""Whatever happens to a save's bytes, opening it gives a typed answer."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.effort import EFFORT
from tests.helpers.saves import ENTRIES, write_save
from tests.helpers.toy_game import TOYS
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.kept_match import KeptMatch, read_match
from wordsmith_desktop.records.listing import Summary, summarise
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import Damage, Trouble, UnreadableError, Unusable


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    # In memory where there is such a place: the fuzzer writes hundreds of files.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture(scope="module")
def target(folder: Path) -> Path:
    return folder / "target.jsonl"


@pytest.fixture(scope="module")
def sound(folder: Path) -> bytes:
    return write_save(Shelf(folder)).read_bytes()


def opened(path: Path, content: bytes) -> KeptMatch | Trouble:
    """The answer to some bytes, by every way of reading them."""
    path.write_bytes(content)
    assert isinstance(summarise(path), Summary | Unusable)
    try:
        return read_match(path, TOYS)
    except UnreadableError as error:
        return error.trouble


def test_a_save_cut_anywhere_loads_what_came_before(target: Path, sound: bytes) -> None:
    header_size = sound.index(b"\n") + 1
    for size in range(len(sound)):
        result = opened(target, sound[:size])
        if size < header_size:
            assert isinstance(result, Damage)
            continue
        assert isinstance(result, KeptMatch)
        assert result.damage is None
        entry_count = sound[:size].count(b"\n") - 1
        expected = sum(entry.__class__.__name__ == "Act" for entry in ENTRIES[:entry_count])
        undone = int(entry_count == 5)
        assert expected - undone == len(result.match.played)


def test_a_changed_byte_is_found_wherever_it_is(target: Path, sound: bytes) -> None:
    rng = Rng(20)
    for _ in range(400):
        where = rng.below(len(sound))
        changed = bytearray(sound)
        changed[where] ^= 1 + rng.below(255)
        result = opened(target, bytes(changed))
        if where == len(sound) - 1:
            assert isinstance(result, KeptMatch)
            continue
        damage = result.damage if isinstance(result, KeptMatch) else result
        assert damage is not None
        if isinstance(damage, Damage):
            assert sound[:where].count(b"\n") + 1 == damage.line


@settings(max_examples=50 * EFFORT, deadline=None, derandomize=True)
@given(data=st.data())
def test_random_damage_gives_a_typed_answer(
    target: Path, sound: bytes, data: st.DataObject
) -> None:
    changed = bytearray(sound)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(changed)))
        end = start + data.draw(st.integers(0, 40))
        changed[start:end] = data.draw(st.binary(max_size=40))
    assert isinstance(opened(target, bytes(changed)), KeptMatch | Trouble)


@settings(max_examples=40 * EFFORT, deadline=None, derandomize=True)
@given(content=st.binary(max_size=400))
def test_rubbish_gives_a_typed_answer(target: Path, content: bytes) -> None:
    assert isinstance(opened(target, content), Trouble)
