"""The program of a test, closed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.hidden_crossword.play_table import Play
from wordsmith_desktop.ui.shell import table_host


@pytest.fixture
def play(qtbot: QtBot, dressed: QApplication, tmp_path: Path) -> Iterator[Play]:
    assert dressed
    made = Play(tmp_path, qtbot)
    made.open()
    yield made
    made.shut()


@pytest.fixture
def still_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test lets time pass."""
    monkeypatch.setattr(table_host, "LONGEST_MS", 0)
