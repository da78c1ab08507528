"""What is shown while the computer makes its puzzle."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.hidden_crossword.table.layout import SettingPanel


@pytest.mark.parametrize("breadth", [360, 900, 1800])
def test_the_lines_above_and_below_the_letters_are_whole(qtbot: QtBot, breadth: int) -> None:
    panel = SettingPanel()
    qtbot.addWidget(panel)
    sentence = "The puzzle is made of these letters, and with a Q everybody gets one U more: "
    for line in (panel.pool.title, panel.pool.extra):
        line.setText(sentence * 2)
    panel.resize(breadth, 700)
    panel.show()
    qtbot.waitExposed(panel)
    for line in (panel.pool.title, panel.pool.extra):
        assert line.isVisible()
        assert line.heightForWidth(line.width()) <= line.height()
