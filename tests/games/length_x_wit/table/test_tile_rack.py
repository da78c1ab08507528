"""A player's rack: tiles to be picked, and vowels to be spent."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit.table.table_desk import Desk, tiles, wear
from tests.games.play_hands import click, focused, tap
from wordsmith_desktop.games.length_x_wit.table.tile_rack import TileRack
from wordsmith_desktop.window.kit.look import TARGET
from wordsmith_desktop.window.kit.strip.views import PieceLoad
from wordsmith_desktop.wording.texts import set_language

Key = Qt.Key


def names(rack: TileRack) -> list[str]:
    return [tile.accessibleName() for tile in rack.tiles]


def test_tiles_are_told_as_one_s_own(desk: Desk) -> None:
    assert "tile O, 1 point, yours" == names(desk.rack)[0]
    assert "Your tiles" == desk.rack.accessibleName()


def test_a_click_picks_a_tile_and_one_on_its_place_wants_it_back(desk: Desk) -> None:
    click(desk.rack.tiles[1])
    desk.rack.show_tiles(tiles("O", "T", "E", used=[1]))
    click(desk.rack.tiles[1])
    assert [("picked", PieceLoad(1)), ("returned", PieceLoad(1))] == desk.told


def test_a_tile_is_dragged_onto_the_strip(desk: Desk) -> None:
    desk.drag(desk.rack.tiles[4], desk.strip)
    assert [("dropped", PieceLoad(4), 0)] == desk.told


# Spending


def test_only_vowels_can_be_spent(desk: Desk) -> None:
    desk.rack.set_spending(True)
    assert [True, False, True, True, False] == [tile.isEnabled() for tile in desk.rack.tiles]
    assert "spend tile O, 1 point, yours" == names(desk.rack)[0]
    click(desk.rack.tiles[3])
    assert [("vowel", 3)] == desk.told


def test_the_keyboard_comes_to_the_first_vowel_and_passes_over_other_tiles(desk: Desk) -> None:
    desk.rack.show_tiles(tiles("T", "O", "X", "E"))
    desk.rack.set_spending(True)
    assert desk.rack.tiles[1] is focused()
    tap(Key.Key_Right)
    assert desk.rack.tiles[3] is focused()
    tap(Key.Key_Right)
    tap(Key.Key_Return)
    assert [("vowel", 3)] == desk.told


def test_nothing_is_dragged_while_a_vowel_is_to_be_spent(desk: Desk) -> None:
    desk.rack.set_spending(True)
    for tile in (desk.rack.tiles[0], desk.rack.tiles[1]):
        desk.drag(tile, desk.strip)
    assert [] == desk.told


def test_vowels_on_the_strip_can_be_spent_too(desk: Desk) -> None:
    desk.rack.show_tiles(tiles("O", "T", used=[0]))
    desk.rack.set_spending(True)
    click(desk.rack.tiles[0])
    assert [("vowel", 0)] == desk.told


def test_spending_ends(desk: Desk) -> None:
    before = desk.rack.grab().toImage()
    desk.rack.set_spending(True)
    assert before != desk.rack.grab().toImage()
    desk.rack.set_spending(False)
    desk.strip.setFocus()
    assert before == desk.rack.grab().toImage()
    assert "tile O, 1 point, yours" == names(desk.rack)[0]
    click(desk.rack.tiles[1])
    assert [("picked", PieceLoad(1))] == desk.told


def test_tiles_that_come_while_a_vowel_is_to_be_spent_know_it(desk: Desk) -> None:
    desk.rack.set_spending(True)
    desk.rack.show_tiles(tiles("T", "O", "X", "E", "S", "I"))
    enabled = [tile.isEnabled() for tile in desk.rack.tiles]
    assert [False, True, False, True, False, True] == enabled


def test_the_rack_speaks_german(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    set_language("de")
    rack = TileRack()
    qtbot.addWidget(rack)
    rack.show_tiles(tiles("O"))
    rack.set_spending(True)
    assert "Deine Plättchen" == rack.accessibleName()
    assert ["Plättchen O, 1 Punkt, deines, ausgeben"] == names(rack)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("width", [520, 900])
def test_nine_tiles_find_room_and_can_be_hit(
    qtbot: QtBot, dressed: QApplication, scale: int, width: int
) -> None:
    assert dressed
    wear(scale=scale)
    rack = TileRack()
    qtbot.addWidget(rack)
    rack.show_tiles(tiles(*"OTEAXYRSN"))
    rack.resize(width, rack.heightForWidth(width))
    rack.show()
    QApplication.processEvents()
    boxes = [tile.geometry() for tile in rack.tiles]
    assert all(rack.rect().contains(box) for box in boxes)
    assert min(min(box.width(), box.height()) for box in boxes) >= TARGET
