"""The panel of the draw, half of the letters drawn, and the editor, each in a window of its own."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.table import grid_desk
from tests.games.hidden_crossword.table.draw_table import HALF, DrawTable, draw_of, wear


@pytest.fixture
def table(qtbot: QtBot, dressed: QApplication) -> DrawTable:
    """Ana and Ben look at it."""
    assert dressed
    wear()
    return DrawTable(qtbot)


@pytest.fixture
def alone(qtbot: QtBot, dressed: QApplication) -> DrawTable:
    """One player looks at it."""
    assert dressed
    wear()
    return DrawTable(qtbot, draw_of(HALF, seats=1))


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> grid_desk.Desk:
    """TRAIN across and EARS down through its A; the rack has T R A E S G D M O left, less ERS."""
    assert dressed
    grid_desk.wear()
    return grid_desk.Desk(qtbot, grid_desk.EARS)
