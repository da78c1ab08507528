"""The tiles of the others, face up."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit.table.table_desk import wear
from wordsmith_desktop.games.length_x_wit.table.small_tiles import PlayerTiles
from wordsmith_desktop.games.length_x_wit.table.views import PlayerView
from wordsmith_desktop.window.kit.theme import CONTRAST, DARK, LIGHT, Theme

pytestmark = pytest.mark.usefixtures("dressed")


def test_the_tiles_of_the_others_are_told(qtbot: QtBot) -> None:
    players = PlayerTiles()
    qtbot.addWidget(players)
    players.show_players(
        [PlayerView("Ben", (("QU", 6), ("A", 1)), is_active=True), PlayerView("Cho")]
    )
    assert ["Ben’s tiles: QU 6, A 1", "Cho has no tiles"] == [
        line.accessibleName() for line in players.lines
    ]
    assert ["QU", "A"] == [face.text for face in players.lines[0].tiles.faces]
    assert players.lines[0].name.font().bold()
    players.show_players([PlayerView("Cho", (("E", 1),))])
    assert ["Cho’s tiles: E 1"] == [line.accessibleName() for line in players.lines]


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


@pytest.mark.parametrize("others", [1, 3, 5])
@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_the_values_of_the_others_tiles_are_to_be_seen(
    qtbot: QtBot, others: int, theme: Theme
) -> None:
    wear(theme=theme)

    def seen(value: int) -> QImage:
        players = PlayerTiles()
        qtbot.addWidget(players)
        players.show_players([PlayerView(f"P{i}", (("E", value),)) for i in range(others)])
        players.resize(300, players.heightForWidth(300))
        players.show()
        QApplication.processEvents()
        return players.lines[0].tiles.grab().toImage()

    one, eight = seen(1), seen(8)
    changed = [
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != eight.pixel(x, y)
    ]
    assert len(changed) > 12
    # The letter keeps its place to the upper left of the value.
    assert min(x for x, _ in changed) > one.width() * 0.4
    assert min(y for _, y in changed) > one.height() * 0.4
