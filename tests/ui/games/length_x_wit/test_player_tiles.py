"""The tiles of the others, face up."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.length_x_wit.table_desk import wear
from wordsmith_desktop.ui.games.length_x_wit.small_tiles import PlayerTiles
from wordsmith_desktop.ui.games.length_x_wit.views import PlayerView

pytestmark = pytest.mark.usefixtures("dressed")


def test_the_tiles_of_the_others_are_told(qtbot: QtBot) -> None:
    players = PlayerTiles()
    qtbot.addWidget(players)
    players.show_players(
        [PlayerView("Ben", (("QU", 6), ("A", 1)), is_active=True), PlayerView("Cho")]
    )
    assert ["Ben’s tiles: QU, A", "Cho has no tiles"] == [
        line.accessibleName() for line in players.lines
    ]
    assert ["QU", "A"] == [face.text for face in players.lines[0].tiles.faces]
    assert players.lines[0].name.font().bold()
    players.show_players([PlayerView("Cho", (("E", 1),))])
    assert ["Cho’s tiles: E"] == [line.accessibleName() for line in players.lines]


def test_a_long_name_leaves_room_for_tiles(qtbot: QtBot) -> None:
    players = PlayerTiles()
    qtbot.addWidget(players)
    players.show_players([PlayerView("Maximiliane Katharina von und zu", (("A", 1),))])
    assert players.lines[0].name.text().endswith("…")
    assert "Maximiliane Katharina von und zu" in players.lines[0].toolTip()


@pytest.mark.parametrize("scale", [100, 200])
def test_five_others_find_room(qtbot: QtBot, scale: int) -> None:
    wear(scale=scale)
    players = PlayerTiles()
    qtbot.addWidget(players)
    nine = tuple((letter, 1) for letter in "ATERSONLI")
    players.show_players([PlayerView(f"Player {i}", nine) for i in range(5)])
    players.resize(700, players.heightForWidth(700))
    players.show()
    QApplication.processEvents()
    boxes = [line.geometry() for line in players.lines]
    assert all(players.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
