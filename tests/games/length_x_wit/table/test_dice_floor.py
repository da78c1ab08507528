"""The dice on the felt: picked, thrown and landed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit.table.table_desk import FIRST_DIE, Desk, dice, wear
from tests.games.play_hands import click, focused, tap
from wordsmith_desktop.games.length_x_wit.table.dice_floor import DiceFloor
from wordsmith_desktop.window.kit.die import TUMBLE_MS
from wordsmith_desktop.window.kit.look import TARGET
from wordsmith_desktop.window.kit.strip.views import PieceLoad
from wordsmith_desktop.wording.texts import set_language

Key = Qt.Key


def names(floor: DiceFloor) -> list[str]:
    return [die.accessibleName() for die in floor.row.dice]


def test_dice_lie_in_the_order_they_came_with_their_number_beside_them(desk: Desk) -> None:
    assert ["die R, 1 point", "die P, 3 points", "die QU, 6 points"] == names(desk.floor)
    assert "× 3" == desk.floor.times.text()
    assert "3 dice, times 3" == desk.floor.times.accessibleName()
    assert "Dice on the table" == desk.floor.row.accessibleName()


def test_a_floor_without_dice_says_so(desk: Desk) -> None:
    desk.floor.show_dice([])
    assert desk.floor.none.isVisible()
    assert not desk.floor.times.isVisible()
    desk.floor.show_dice(dice("R"))
    assert not desk.floor.none.isVisible()
    assert "1 die, times 1" == desk.floor.times.accessibleName()


def test_the_floor_speaks_german(desk: Desk) -> None:
    set_language("de")
    desk.floor.show_dice(dice("R", "P"))
    assert ["Würfel R, 1 Punkt", "Würfel P, 3 Punkte"] == names(desk.floor)
    assert "2 Würfel, mal 2" == desk.floor.times.accessibleName()


def test_a_click_picks_a_die(desk: Desk) -> None:
    click(desk.floor.row.dice[1])
    assert [("picked", PieceLoad(FIRST_DIE + 1))] == desk.told


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_arrows_and_keys_pick_a_die(desk: Desk, key: Qt.Key) -> None:
    desk.floor.row.setFocus()
    tap(Key.Key_Right, times=2)
    tap(key)
    assert [("picked", PieceLoad(FIRST_DIE + 2))] == desk.told


def test_a_die_is_dragged_onto_the_strip(desk: Desk) -> None:
    desk.drag(desk.floor.row.dice[0], desk.strip)
    assert [("dropped", PieceLoad(FIRST_DIE), 0)] == desk.told


def test_a_die_on_the_strip_leaves_an_outline_and_can_be_wanted_back(desk: Desk) -> None:
    there = desk.floor.row.dice[0].grab().toImage()
    desk.floor.show_dice(dice("R", "P", "QU", used=[0]))
    assert there != desk.floor.row.dice[0].grab().toImage()
    assert "die R, 1 point, lies on the strip" == names(desk.floor)[0]
    click(desk.floor.row.dice[0])
    assert [("returned", PieceLoad(FIRST_DIE))] == desk.told


def test_the_keyboard_keeps_its_place_when_dice_are_thrown(desk: Desk) -> None:
    desk.floor.row.dice[1].setFocus()
    desk.floor.throw(dice("A", "S", "T", "E"))
    assert desk.floor.row.dice[1] is focused()
    assert "die S, 1 point" == focused().accessibleName()


# Throwing


def test_dice_tumble_and_land_once(desk: Desk, qtbot: QtBot) -> None:
    wear(is_still=False)
    landed: list[bool] = []
    desk.floor.landed.connect(lambda: landed.append(True))
    with qtbot.waitSignal(desk.floor.landed, timeout=TUMBLE_MS * 10):
        desk.floor.throw(dice("A", "E", "S"))
        assert all(die.tumble.is_moving for die in desk.floor.row.dice)
        assert [] == landed
    assert [True] == landed
    assert ["A", "E", "S"] == [die.tumble.face.text for die in desk.floor.row.dice]


def test_under_reduced_motion_dice_lie_at_once(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.floor.landed, timeout=0):
        desk.floor.throw(dice("A", "E", "S"))
    assert not any(die.tumble.is_moving for die in desk.floor.row.dice)


def test_a_tumbling_die_looks_different_from_one_that_lies(desk: Desk, qtbot: QtBot) -> None:
    desk.floor.show_dice(dice("A"))
    lying = desk.floor.row.dice[0].grab().toImage()
    wear(is_still=False)
    with qtbot.waitSignal(desk.floor.landed):
        desk.floor.throw(dice("A"))
        assert lying != desk.floor.row.dice[0].grab().toImage()
    assert lying == desk.floor.row.dice[0].grab().toImage()


def test_what_is_shown_during_a_throw_does_not_stop_it(desk: Desk, qtbot: QtBot) -> None:
    wear(is_still=False)
    with qtbot.waitSignal(desk.floor.landed):
        desk.floor.throw(dice("A", "E", "S"))
        desk.floor.show_dice(dice("A", "E", "S"))
        assert desk.floor.row.dice[0].tumble.is_moving


def test_dice_taken_away_in_the_air_count_as_landed(desk: Desk, qtbot: QtBot) -> None:
    wear(is_still=False)
    with qtbot.waitSignal(desk.floor.landed, timeout=0):
        desk.floor.throw(dice("A", "E", "S"))
        desk.floor.show_dice([])


def test_dice_shown_without_a_throw_tell_no_landing(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(desk.floor.landed):
        desk.floor.show_dice(dice("A", "E"))


# Room


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_twelve_dice_can_be_hit_and_read(qtbot: QtBot, dressed: QApplication, scale: int) -> None:
    assert dressed
    wear(scale=scale)
    floor = DiceFloor()
    qtbot.addWidget(floor)
    floor.show_dice(dice(*"RPQAETNSLWKY"))
    floor.resize(600, floor.heightForWidth(600))
    floor.show()
    QApplication.processEvents()
    boxes = [die.geometry() for die in floor.row.dice]
    assert min(min(box.width(), box.height()) for box in boxes) >= TARGET
    assert all(floor.row.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    letters = [die.piece_area().width() * 0.74 for die in floor.row.dice]
    assert min(letters) >= 18 * scale / 100 * 0.95


def test_L9_a_response_is_multiplied_by_nothing_and_the_dice_stay_where_they_are(
    desk: Desk,
) -> None:
    before = [die.geometry() for die in desk.floor.row.dice]
    assert "× 3" == desk.floor.times.text()
    desk.floor.show_dice(dice("R", "P", "QU"), multiplies=False)
    QApplication.processEvents()
    assert ("", "") == (desk.floor.times.text(), desk.floor.times.accessibleName())
    assert before == [die.geometry() for die in desk.floor.row.dice]
