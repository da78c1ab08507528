"""A place for widgets by themselves, and the program of a test; both are closed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.length_x_wit.play_table import Play
from tests.ui.games.length_x_wit.table_desk import Desk


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    return Desk(qtbot)


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    made = Play(tmp_path, qtbot, monkeypatch)
    made.open()
    yield made
    made.shut()
