"""The panel of the draw in a window of its own, half of the letters drawn."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.hidden_crossword.draw_table import HALF, DrawTable, draw_of, wear


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
