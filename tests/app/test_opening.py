"""A save that somebody double-clicks goes on in the window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import puz
import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from tests.app.conftest import Call
from tests.games.hidden_crossword.workshop.clued_puzzles import NEWSPAPER
from tests.games.hidden_crossword.workshop.pieces import TRAINS
from tests.helpers.finished_puzzles import TRAIN
from wordsmith_desktop.app import start
from wordsmith_desktop.app.arguments import parse
from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.statistics.pages import statistics_source
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import write_puz
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import (
    SUFFIX,
    HiddenFile,
    hidden_to_text,
)
from wordsmith_desktop.games.hidden_crossword.workshop.pages.solve_page import (
    PuzzleSource,
    SolvePage,
)
from wordsmith_desktop.games.hidden_crossword.workshop.puzzle_code import HiddenPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import hidden_puzzle
from wordsmith_desktop.records.store import COPY_SUFFIX

SAVE: Final = (
    Path(__file__).resolve().parents[1]
    / "data/kept/format-1/saves/matches/letter-pieces-secret.jsonl"
)
OTHER: Final = SAVE.with_name("letter-pieces-word-by-word.jsonl")
TRAINS_HIDDEN: Final = replace(TRAINS, pool="".join(sorted(TRAIN.pool)))
TOLD: Final = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from wordsmith_desktop.app.start import application

app = application()
app.asked_to_open.connect(lambda path: print(path.name))
QCoreApplication.sendEvent(app, QFileOpenEvent(sys.argv[1]))
"""


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return Path(shutil.copy(SAVE, tmp_path / f"our match.{COPY_SUFFIX}"))


@pytest.fixture
def program(qapp: object) -> Iterator[Program]:
    assert qapp
    made = Program(SettingsStore())
    yield made
    made.close()


def _path_at_table(program: Program) -> Path | None:
    seating = program.window.seating
    return seating.path if seating else None


def _has(program: Program, name: str) -> bool:
    """Whether the match of that name is at the table, played on upon the shelf."""
    path = _path_at_table(program)
    return path is not None and path.name == f"{name}.jsonl" and "saves" in path.parts


def test_it_is_opened_once_the_home_page_was_seen(
    program: Program, save: Path, qtbot: QtBot
) -> None:
    program.open(save)
    assert _path_at_table(program) is None
    program.window.show()
    qtbot.waitUntil(lambda: _has(program, SAVE.stem))


def test_another_one_is_opened_while_the_program_runs(
    program: Program, save: Path, qtbot: QtBot
) -> None:
    other = Path(shutil.copy(OTHER, save.with_name(f"another.{COPY_SUFFIX}")))
    program.open(save)
    program.window.show()
    qtbot.waitUntil(lambda: _has(program, SAVE.stem))
    program.open(other)
    assert _has(program, OTHER.stem)


def test_the_statistics_are_loaded_ahead_beside_the_home_page_but_not_beside_a_table(
    program: Program, save: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[bool] = []
    monkeypatch.setattr(statistics_source, "preload", lambda _ticket: loaded.append(True))
    program.window.show()
    qtbot.waitUntil(program._preload_timer.isActive)
    program._preload_timer.stop()
    program._preload()
    qtbot.waitUntil(lambda: bool(loaded))
    program.open(save)
    qtbot.waitUntil(lambda: _has(program, SAVE.stem))
    program._preload()
    QThreadPool.globalInstance().waitForDone()
    assert [True] == loaded


@pytest.mark.parametrize("name", ["good.puz", "good.txt"])
def test_a_crossword_is_opened_to_be_solved(
    program: Program, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    path = tmp_path / name
    content = write_puz(NEWSPAPER)
    made = content if name.endswith("puz") else puz.to_text_format(puz.load(content)).encode()
    path.write_bytes(made)
    program.open(path)
    program.window.show()
    qtbot.waitUntil(lambda: isinstance(program.window.stack.shown, SolvePage))
    page = program.window.stack.shown
    assert isinstance(page, SolvePage)
    assert f"Opened {name}: 7 of 7 words have a clue." == page.file.report.line.text()


def test_what_is_no_save_is_told_on_the_home_page(
    program: Program, save: Path, qtbot: QtBot
) -> None:
    save.write_text("not a save")
    said: list[str] = []
    program.window.tell = lambda sentence, *_more: said.append(sentence)  # type: ignore[method-assign]
    program.open(save)
    program.window.show()
    qtbot.waitUntil(lambda: bool(said))
    assert _path_at_table(program) is None


def test_the_system_may_ask_for_it_by_an_event(save: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", TOLD, str(save)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert f"{save.name}\n" == told.stdout


@pytest.mark.parametrize("given", [(), ("a.wordsmith",)])
def test_open_passes_the_file_on_if_there_is_one(
    given: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Path | None] = []

    def begin(save: Path | None) -> int:
        started.append(save)
        return 0

    monkeypatch.setattr(start, "start", begin)
    assert 0 == run(["open", *given])
    assert [Path(given[0]) if given else None] == started


@pytest.mark.parametrize("given", ["a.wordsmith", "./my puzzles/b.puz", "C:\\c.ipuz"])
def test_a_file_alone_is_opened(given: str, call: Call) -> None:
    assert ("open", given) == (parse([given]).command, parse([given]).file)
    assert 2 == call("wrods").status


def test_open_takes_one_file(call: Call) -> None:
    assert "a" == parse(["open", "a"]).file
    assert 2 == call("open", "a", "b").status


def test_a_hidden_puzzle_is_opened_where_puzzles_are_solved(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    hidden = HiddenFile(HiddenPuzzle("en", hidden_puzzle(TRAINS_HIDDEN)), "Trains", "Ben")
    path = tmp_path / f"from Ben.{SUFFIX}"
    path.write_text(hidden_to_text(hidden), "utf-8")
    program.open(path)
    program.window.show()
    qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, SolvePage))
    page = program.window.screen_shown
    assert isinstance(page, SolvePage)
    assert page.file.found is not None
    assert (PuzzleSource.FILE, hidden) == (page.source.value, page.file.found.hidden)


def test_a_file_that_holds_no_puzzle_is_told_of_on_that_page(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / f"broken.{SUFFIX.upper()}"
    path.write_bytes(b"\0\1\2")
    program.open(path)
    program.window.show()
    qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, SolvePage))
    page = program.window.screen_shown
    assert isinstance(page, SolvePage)
    assert page.file.found is None
    assert path.name in page.file.line.text()
