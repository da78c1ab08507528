"""The program of a test at a game's table, closed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.composition import large_text
from tests.games.table_case import AnyPlay, TableCase, case_of
from tests.games.table_play import SETTINGS
from tests.helpers.window_fixtures import (
    begins_at_once as begins_at_once,
)
from tests.helpers.window_fixtures import (
    keys_press_at_once as keys_press_at_once,
)
from tests.helpers.window_fixtures import (
    one_table_a_language as one_table_a_language,
)
from tests.helpers.window_fixtures import (
    quick_disk as quick_disk,
)
from tests.helpers.window_fixtures import (
    same_every_time as same_every_time,
)
from tests.helpers.window_fixtures import (
    screens as screens,
)
from tests.helpers.window_fixtures import (
    typeface as typeface,
)
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit import ticks


@pytest.fixture
def game(request: pytest.FixtureRequest) -> str:
    """The game in whose folder the test lies; a suite over all games names it itself."""
    folder = request.path.parent
    return folder.parent.name if folder.name == "table" else folder.name


@pytest.fixture
def case(game: str) -> TableCase:
    return case_of(game)


@pytest.fixture
def scale() -> int:
    """Text of so many percent; suites over several sizes of text say which."""
    return SETTINGS.text_scale


@pytest.fixture
def settings(scale: int) -> Settings:
    """What the program starts with; a suite with settings of its own says so."""
    return large_text(scale)


@pytest.fixture
def play(
    case: TableCase,
    settings: Settings,
    qtbot: QtBot,
    dressed: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[AnyPlay]:
    assert dressed
    made = case.play(tmp_path, qtbot, monkeypatch)
    made.open_when_asked(settings)
    yield made
    made.shut()


@pytest.fixture(autouse=True)
def still_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test lets time pass."""
    monkeypatch.setattr(ticks, "LONGEST_MS", 0)
