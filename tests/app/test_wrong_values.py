"""Whatever JSON can hold, at any place of any file of ours: set aside or mended, told, and used."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, seed, settings
from pytestqt.qtbot import QtBot

from tests.helpers.effort import EFFORT
from tests.helpers.kept_files import FILES, READ
from tests.helpers.wrong_values import GONE, RENAMED, TWICE, WRONG, changed, places, wrong
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.records.profiles import DamagedPlayers
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.window.shell.home import Home


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
@pytest.mark.sampled(2)
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


WORST = {
    "players.json": ("players", ("players", 0, "buzz_key"), '["x"]'),
    "config/settings.json": ("settings", ("settings", "last_game"), '{"x": ["x"]}'),
    "words/house-en.json": ("words", ("words", "CAT"), "1e999"),
    "practice.json": ("practice", ("exercises", 1, "due_ms"), "9" * 30),
    "from-paper/an-evening.json": ("papers", ("match", "sheet", "rows"), "[[[]]]"),
    "saves/last.json": ("last", ("at_ms",), "[" * 900 + "]" * 900),
    "made/hidden_crossword/a.ipuz": ("last", ("match",), "{}"),
    "statistics.sqlite": ("last", ("match",), "{}"),
    "saves/matches/a.jsonl": ("last", ("match",), "{}"),
}


@pytest.mark.parametrize("names", [(name,) for name in WORST] + [tuple(WORST)])
def test_the_program_comes_to_its_home_page_and_tells_of_it(
    names: tuple[str, ...], qapp: object, qtbot: QtBot, data_folder: Path
) -> None:
    assert qapp
    for name in names:
        kind, path, text = WORST[name]
        place = data_folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(changed(FILES[kind].sound, (path, text)))
    program = Program(SettingsStore())
    said: list[str] = []
    program.window.tell = lambda sentence, *_more: said.append(sentence)  # type: ignore[method-assign]
    program.window.show()
    qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, Home))
    qtbot.waitUntil(lambda: program._collector is not None)
    services = program.services
    assert services is not None
    services.practice.deck()
    services.papers.all()
    services.dictionaries.house("en")
    tuple(services.saves.newest())
    players(services.bookkeeping.statistics())
    told = services.damage()
    assert ("players.json" in names) == any(isinstance(one, DamagedPlayers) for one in told)
    assert ("config/settings.json" in names) == any("settings.json" in one for one in said)
    assert (services.practice.damage() is not None) == ("practice.json" in names)
    program.close()
