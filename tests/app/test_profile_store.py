"""The people who are remembered, from one start to the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest

from wordsmith_desktop.core.value import asdict
from wordsmith_desktop.records.profile_store import FILE_NAME, ProfileStore
from wordsmith_desktop.records.profiles import Profile

ANA = Profile("a1", "Ana", "red", "de", 150, 200, "F7")
BEN = Profile("b2", "Ben")


def write(folder: Path, content: Any) -> Path:
    path = folder / FILE_NAME
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def stored(*profiles: Profile, **other: Any) -> dict[str, Any]:
    return {"format": 1, "players": [asdict(one) | other for one in profiles]}


def test_at_first_nobody_is_known_and_nothing_is_written(tmp_path: Path) -> None:
    store = ProfileStore(tmp_path / "data")
    assert ((), None) == (store.profiles.all, store.damage)
    assert not (tmp_path / "data").exists()


def test_who_was_added_is_there_at_the_next_start(tmp_path: Path) -> None:
    profiles = ProfileStore(tmp_path / "data").profiles
    ana = profiles.add("Ana")
    profiles.change(ana.id, colour="grey", clock_percent=0, text_scale=200)
    profiles.add("Jürgen")
    again = ProfileStore(tmp_path / "data")
    assert (profiles.all, None) == (again.profiles.all, again.damage)
    assert ("Ana", "grey", 0, 200) == (
        again.profiles.all[0].name,
        again.profiles.all[0].colour,
        again.profiles.all[0].clock_percent,
        again.profiles.all[0].text_scale,
    )


def test_players_of_other_versions_keep_what_is_known(tmp_path: Path) -> None:
    content = stored(ANA, sparkle=7)
    del content["players"][0]["text_scale"]
    write(tmp_path, content)
    store = ProfileStore(tmp_path)
    expected = Profile("a1", "Ana", "red", "de", 0, 200, "F7")
    assert ((expected,), None) == (store.profiles.all, store.damage)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[" * 100_000,
        [],
        stored(ANA) | {"format": 2},
        {"format": 1},
        {"format": 1, "players": [3]},
        {"format": 1, "players": [{"name": "Ana"}]},
        stored(ANA, colour="plaid"),
        stored(ANA, clock_percent=110),
        stored(ANA, clock_percent="100"),
        stored(ANA, text_scale=1),
        stored(ANA, buzz_key="A"),
        stored(ANA, name=""),
        stored(ANA, name=" Ana"),
        stored(ANA, BEN, name="Ana"),
        stored(ANA, BEN, id="a1"),
    ],
)
def test_a_broken_file_is_kept_aside_and_told_of(tmp_path: Path, content: Any) -> None:
    path = write(tmp_path, content)
    before = path.read_bytes()
    store = ProfileStore(tmp_path)
    assert () == store.profiles.all
    assert store.damage is not None
    assert store.damage.kept_as is not None
    assert before == store.damage.kept_as.read_bytes()
    store.profiles.add("Cho")
    assert ["Cho"] == [one.name for one in ProfileStore(tmp_path).profiles.all]


def test_a_file_that_cannot_be_read_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    store = ProfileStore(tmp_path)
    store.profiles.add("Ana")
    assert ["Ana"] == [one.name for one in store.profiles.all]
    assert not store.profiles.is_kept
    assert store.damage is not None
    assert store.damage.kept_as is None


def test_a_disk_that_does_not_take_them_is_told_and_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "data"
    profiles = ProfileStore(blocked).profiles
    blocked.write_text("in the way")
    ana = profiles.add("Ana")
    assert not profiles.is_kept
    blocked.unlink()
    profiles.change(ana.id, name="Anna")
    assert profiles.is_kept
    assert ["Anna"] == [one.name for one in ProfileStore(blocked).profiles.all]


def test_two_whose_names_nobody_can_tell_apart_are_joined_and_can_be_parted(tmp_path: Path) -> None:
    first, second = Profile("j1", "Jürgen", "red"), Profile("b2", normalize("NFD", "Jürgen"))
    path = write(tmp_path, stored(first, ANA, second))
    store = ProfileStore(tmp_path)
    profiles = store.profiles
    assert None is store.damage
    assert ["Jürgen", "Ana"] == [one.name for one in profiles.all]
    assert ("j1", "j1") == (profiles.owner("j1", 5), profiles.owner("b2", 5))
    # It is on the disk, so that it is found once.
    assert 2 == len(json.loads(path.read_text())["players"])
    assert () == ProfileStore(tmp_path).profiles.joined
    (joined,) = profiles.joined
    profiles.part(joined)
    assert ["Jürgen", "Ana", "Jürgen 2"] == [one.name for one in profiles.all]
    assert "b2" == profiles.owner("b2", 5)
