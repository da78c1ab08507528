"""A place for widgets by themselves, and the program of a test; both are closed afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit.table.table_desk import Desk


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    return Desk(qtbot)
