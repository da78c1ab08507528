"""The settings from one start to the next."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from wordsmith_desktop.app.settings_store import FILE_NAME, SettingsStore
from wordsmith_desktop.records.settings import LastSetup, LessonBegun, Settings

OTHER = Settings(
    language="de",
    theme="contrast",
    text_scale=150,
    reduced_motion=True,
    player_names=("Ana", "Jürgen"),
    word_language="de",
    lessons_done=("letter_pieces/de",),
    lessons_begun=(LessonBegun("hidden_crossword/solve/de", 3),),
    last_setups=(
        LastSetup("rewordable", ("Ana", "Jürgen"), "de", '{"cards": 45}'),
        LastSetup("length_x_wit", ("Ana",), "en"),
    ),
)


def write(folder: Path, content: Any) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE_NAME
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def test_the_first_start_has_the_defaults_and_writes_nothing(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "config")
    assert (Settings(), b"", None) == (store.settings, store.geometry, store.damage)
    assert not (tmp_path / "config").exists()


def test_what_is_kept_is_there_at_the_next_start(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "config")
    store.keep(OTHER)
    store.keep_geometry(b"\x01\xd9\xd0\xcb\x00")
    again = SettingsStore(tmp_path / "config")
    assert (OTHER, b"\x01\xd9\xd0\xcb\x00") == (again.settings, again.geometry)
    assert None is again.damage


def test_settings_of_other_versions_keep_what_is_known(tmp_path: Path) -> None:
    write(tmp_path, {"format": 1, "settings": {"theme": "dark", "sparkle": 7}})
    store = SettingsStore(tmp_path)
    assert (Settings(theme="dark"), None) == (store.settings, store.damage)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[" * 100_000,
        [],
        {"format": 2, "settings": {}},
        {"format": 1},
        {"format": 1, "settings": {"text_scale": "100"}},
        {"format": 1, "settings": {"text_scale": 101}},
        {"format": 1, "settings": {"theme": "pink"}},
        {"format": 1, "settings": {"language": "fr"}},
        {"format": 1, "settings": {"player_names": [1]}},
        {"format": 1, "settings": {"last_setups": {}}},
        {"format": 1, "settings": {"last_setups": ["rewordable"]}},
        {"format": 1, "settings": {"lessons_begun": "rewordable/en"}},
        {"format": 1, "settings": {"lessons_begun": [{"id": "rewordable/en", "step": "two"}]}},
        {"format": 1, "settings": {"last_setups": [{"players": ["Ana"]}]}},
        {"format": 1, "settings": {"last_setups": [{"id": "rewordable", "ruleset": {}}]}},
        {"format": 1, "settings": {}, "window": "ä"},
        {"format": 1, "settings": {}, "window": 3},
    ],
)
def test_a_broken_file_is_kept_aside_and_told_of(tmp_path: Path, content: Any) -> None:
    path = write(tmp_path, content)
    before = path.read_bytes()
    store = SettingsStore(tmp_path)
    assert Settings() == store.settings
    assert store.damage is not None
    assert store.damage.kept_as is not None
    assert before == store.damage.kept_as.read_bytes()
    store.keep(OTHER)
    assert OTHER == SettingsStore(tmp_path).settings


def test_two_broken_files_are_both_kept(tmp_path: Path) -> None:
    for _ in range(2):
        write(tmp_path, "{")
        SettingsStore(tmp_path)
    assert 2 == len(list(tmp_path.iterdir()))


def test_a_file_that_cannot_be_read_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    store = SettingsStore(tmp_path)
    store.keep(OTHER)
    assert (None, None) == (store.damage and store.damage.kept_as, store.trouble)
    assert OTHER == store.settings
    assert (tmp_path / FILE_NAME).is_dir()


def test_a_disk_that_does_not_take_them_is_told_and_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "config"
    store = SettingsStore(blocked)
    blocked.write_text("in the way")
    store.keep(OTHER)
    assert store.trouble is not None
    assert OTHER == store.settings
    blocked.unlink()
    store.keep(Settings())
    assert None is store.trouble


def test_a_game_has_one_last_setup_the_newest() -> None:
    first, second = (LastSetup("toy", (name,)) for name in ("Ana", "Ben"))
    other = LastSetup("other")
    settings = Settings(last_setups=(first, other))
    assert (other, second) == settings.setups_with(second)
    assert (first, None) == (settings.setup_of("toy"), settings.setup_of("chess"))


def test_settings_that_the_file_has_already_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsStore(tmp_path)
    store.keep(OTHER)
    synced = list[int]()
    monkeypatch.setattr(os, "fsync", synced.append)
    store.keep(OTHER)
    assert [] == synced
    # A file that is gone is written, though.
    (tmp_path / "settings.json").unlink()
    store.keep(OTHER)
    assert synced
    assert OTHER == SettingsStore(tmp_path).settings


def test_who_sits_at_the_home_page_is_there_at_the_next_start(tmp_path: Path) -> None:
    """Numbers are kept as they are, and so is that nobody was chosen."""
    for computers in (None, 0, 2):
        path = tmp_path / f"{computers}.json"
        kept = Settings(table_computers=computers, names_asked=(1, 2))
        SettingsStore(path).keep(kept)
        again = SettingsStore(path)
        assert (kept, None) == (again.settings, again.damage)
