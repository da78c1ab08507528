"""The rack of the crossword editor: tiles to be clicked or dragged, in whatever order."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.grid_desk import (
    ACROSS,
    DOWN,
    EARS,
    POOL,
    Desk,
    layout_with,
    wear,
)
from tests.games.play_hands import (
    LEFT,
    NO_KEYS,
    SHIFT,
    click,
    focused,
    move,
    press,
    release,
    tap,
    write,
)
from wordsmith_desktop.games.hidden_crossword.table.grid.loads import GridLoad
from wordsmith_desktop.games.hidden_crossword.table.grid.rack import Rack
from wordsmith_desktop.window.kit.look import TARGET
from wordsmith_desktop.window.kit.strip.dragging import Floating
from wordsmith_desktop.wording.texts import set_language

Key = Qt.Key


def rack_of(qtbot: QtBot, letters: str) -> Rack:
    """A rack by itself, which is mixed by turning it round."""
    rack = Rack(shuffle=lambda tiles: tiles.reverse())
    qtbot.addWidget(rack)
    rack.show_letters(letters)
    return rack


def names(rack: Rack) -> list[str]:
    return [tile.accessibleName() for tile in rack.tiles]


# What it shows


def test_the_rack_has_what_is_not_laid(desk: Desk) -> None:
    left = Counter(POOL) - Counter("TRAINERS")
    assert left == Counter(desk.rack.letters)
    assert len(desk.rack.letters) == len(desk.rack.tiles)


def test_a_tile_tells_how_many_of_it_are_left(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    rack = rack_of(qtbot, "AEA")
    assert ["A, 2 left", "E, 1 left", "A, 2 left"] == names(rack)
    assert "Your tiles" == rack.row.accessibleName()


def test_the_rack_speaks_german(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    set_language("de")
    rack = rack_of(qtbot, "AEA")
    assert ["A, noch 2", "E, noch 1", "A, noch 2"] == names(rack)
    assert "Deine Plättchen" == rack.row.accessibleName()


def test_an_empty_rack_says_so(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    rack = rack_of(qtbot, "A")
    assert rack.row.empty.isHidden()
    rack.show_letters("")
    assert not rack.row.empty.isHidden()
    assert "Every tile is on the grid." == rack.row.empty.text()


def test_tiles_lie_at_once_as_they_were_mixed_or_sorted(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    rack = rack_of(qtbot, "TEAMS")
    for arrange, letters in ((rack.shuffle, "SMAET"), (rack.sort, "AEMST")):
        arrange()
        assert letters == rack.letters == "".join(name[0] for name in names(rack))


def test_tiles_that_stay_keep_their_order_and_new_ones_come_last(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    rack = rack_of(qtbot, "TEAMS")
    rack.shuffle()
    assert "SMAET" == rack.letters
    rack.show_letters("TEAS")
    assert "SAET" == rack.letters
    rack.show_letters("TEAMS")
    assert "SAETM" == rack.letters


def test_the_tiles_are_sorted(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    rack = rack_of(qtbot, "TEAMS")
    rack.sort_button.click()
    assert "AEMST" == rack.letters
    assert ["A, 1 left", "E, 1 left"] == names(rack)[:2]


def test_one_tile_alone_has_no_order(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    rack = rack_of(qtbot, "TE")
    assert rack.shuffle_button.isEnabled()
    rack.show_letters("T")
    assert not rack.shuffle_button.isEnabled()
    assert not rack.sort_button.isEnabled()


def test_the_order_of_the_rack_is_no_part_of_the_layout(desk: Desk) -> None:
    click(desk.rack.shuffle_button)
    click(desk.rack.sort_button)
    assert "".join(sorted(desk.rack.letters)) == desk.rack.letters
    assert [] == desk.host.layouts


# Click and click


def _held_letter(desk: Desk) -> str:
    held = desk.editor.held
    return held.run.word if held is not None else ""


def test_a_tile_is_taken_by_a_click_and_laid_by_a_click(desk: Desk) -> None:
    for letter, row in (("O", 1), ("E", 2)):
        click(desk.tile(letter))
        assert letter == _held_letter(desk)
        desk.click_cell(row, 0)
    assert "..E../TRAIN/O.R../E.S.." == desk.figure
    assert (hc.Cell(2, 0), "", desk.grid) == (desk.editor.caret, _held_letter(desk), focused())


def test_while_a_tile_of_the_rack_is_in_the_hand_its_place_is_empty(desk: Desk) -> None:
    tile = desk.tile("M")
    full = tile.grab().toImage()
    click(tile)
    assert full != tile.grab().toImage()
    assert "M" in desk.rack.letters
    click(tile)
    assert (full, "") == (tile.grab().toImage(), _held_letter(desk))


def test_another_tile_of_the_rack_takes_the_place_in_the_hand(desk: Desk) -> None:
    click(desk.tile("M"))
    click(desk.tile("D"))
    desk.click_cell(3, 4)
    assert ("D", True) == (desk.editor.grid.letters[hc.Cell(3, 4)], "M" in desk.rack.letters)


def test_a_tile_in_the_hand_replaces_nothing_unless_that_is_asked_for(desk: Desk) -> None:
    click(desk.tile("M"))
    desk.click_cell(1, 2)
    assert ([hc.EditorWhy.TILE_THERE], []) == (desk.codes, desk.host.layouts)
    assert "M" == _held_letter(desk)
    click(desk.grid, desk.grid.view.area(hc.Cell(1, 2)).center().toPoint(), SHIFT)
    assert ("M", "") == (desk.editor.grid.letters[hc.Cell(1, 2)], _held_letter(desk))


def test_enter_with_shift_exchanges_too(desk: Desk) -> None:
    desk.go_to(1, 2)
    click(desk.tile("M"))
    tap(Key.Key_Return)
    assert [hc.EditorWhy.TILE_THERE] == desk.codes
    tap(Key.Key_Return, SHIFT)
    assert "M" == desk.editor.grid.letters[hc.Cell(1, 2)]


def test_the_clicked_tile_is_the_one_that_goes(desk: Desk) -> None:
    desk.host.put(())
    first, second = (tile for tile in desk.rack.tiles if tile.view.text == "S")
    numbers = first.view.id, second.view.id
    click(second)
    desk.click_cell(3, 3)
    left = [tile.view.id for tile in desk.rack.tiles if tile.view.text == "S"]
    assert [numbers[0]] == left


def test_a_tile_is_taken_and_laid_with_the_keyboard(desk: Desk) -> None:
    desk.go_to(3, 3)
    desk.rack.tiles[0].setFocus()
    tap(Key.Key_Right)
    assert desk.rack.tiles[1] is focused()
    letter = desk.rack.tiles[1].view.text
    tap(Key.Key_Return)
    tap(Key.Key_Right)
    tap(Key.Key_Return)
    assert {hc.Cell(3, 4): letter}.items() <= desk.editor.grid.letters.items()
    assert hc.Cell(3, 3) not in desk.editor.grid.letters


def test_letters_typed_at_the_rack_go_to_the_grid(desk: Desk) -> None:
    desk.go_to(3, 3)
    desk.rack.tiles[0].setFocus()
    write("t")
    assert "T" == desk.editor.grid.letters[hc.Cell(3, 3)]


# Dragging


def test_a_tile_is_dragged_to_any_cell(desk: Desk) -> None:
    desk.drag(desk.middle(desk.tile("M")), desk.point(3, 4))
    assert "M" == desk.editor.grid.letters[hc.Cell(3, 4)]
    assert (hc.Cell(3, 4), desk.grid) == (desk.editor.caret, focused())
    assert "M" not in desk.rack.letters


def test_a_tile_dragged_onto_another_replaces_it_only_with_shift(desk: Desk) -> None:
    desk.drag(desk.middle(desk.tile("M")), desk.point(1, 2))
    assert ([hc.EditorWhy.TILE_THERE], []) == (desk.codes, desk.host.layouts)
    desk.drag_word_to(desk.middle(desk.tile("M")), desk.point(1, 2), SHIFT)
    assert "..E../TRAIN/..M../..S.." == desk.figure
    assert desk.rack.letters.endswith("R")


def test_a_drag_shows_what_is_in_its_way(desk: Desk) -> None:
    """As carrying by keys does: a cross on the tile that lies there, unless it is the same."""
    pictures = []
    for letter in "EM":
        start, end = desk.middle(desk.tile(letter)), desk.point(-1, 2)
        press(desk.host, start)
        move(desk.host, start + QPointF(20, 0))
        move(desk.host, end)
        box = desk.grid.view.area(hc.Cell(-1, 2)).toAlignedRect()
        pictures.append(desk.grid.grab(box).toImage())
        tap(Key.Key_Escape)
        release(desk.host, start)
    assert pictures[0] != pictures[1]


def test_a_dragged_word_shows_what_is_in_its_way(desk: Desk) -> None:
    load = GridLoad(next(run for run in desk.editor.grid.runs if run.word == "EARS"))
    assert {hc.Cell(0, 3)} == load.clashes(desk.editor, load.cells_over(hc.Cell(-1, 3)))
    assert frozenset() == load.clashes(desk.editor, load.cells_over(hc.Cell(0, 6)))


def test_a_word_is_in_the_way_of_a_word_and_only_the_anchor_of_a_tile() -> None:
    """A single tile changes places with what lies there."""
    editor = hc.Editor.over(layout_with(EARS, ("SO", 2, 2, ACROSS)), POOL, "TRAIN")
    word = GridLoad(next(run for run in editor.grid.runs if run.word == "EARS"))
    assert {hc.Cell(0, 3), hc.Cell(2, 3)} == word.clashes(editor, word.cells_over(hc.Cell(-1, 3)))
    tile = GridLoad(hc.Run("E", hc.Cell(-1, 2), ACROSS))
    assert frozenset() == tile.clashes(editor, tile.cells_over(hc.Cell(2, 3)))
    assert {hc.Cell(0, 3)} == tile.clashes(editor, tile.cells_over(hc.Cell(0, 3)))


# Whole words by their handle or a double click


def _handle(desk: Desk) -> QPointF:
    run = desk.grid.handled
    assert run is not None
    return QPointF(desk.grid.mapTo(desk.host, desk.grid.handle_area(run).center().toPoint()))


def test_a_word_is_dragged_by_the_handle_at_its_end(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    desk.drag(_handle(desk), desk.point(4, 6))
    assert "EARS" in desk.editor.grid.words
    assert hc.Cell(4, 6) in desk.editor.grid.letters
    assert hc.Cell(-1, 2) not in desk.editor.grid.letters


def test_a_click_on_the_handle_takes_the_word_and_a_click_lays_it(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    at = _handle(desk)
    press(desk.host, at)
    release(desk.host, at)
    assert ("EARS", []) == (_held_letter(desk), desk.host.layouts)
    desk.click_cell(4, 6)
    assert hc.Cell(4, 6) in desk.editor.grid.letters
    assert "EARS" in desk.editor.grid.words


def test_the_word_under_the_mouse_shows_its_handle(desk: Desk) -> None:
    desk.go_to(5, 5)
    # Wherever the mouse was before: a move to where it is already is none.
    move(desk.host, desk.point(5, 5))
    assert desk.grid.handled is None
    move(desk.host, desk.point(2, 2))
    assert "EARS" == getattr(desk.grid.handled, "word", "")
    move(desk.host, _handle(desk))
    assert "EARS" == getattr(desk.grid.handled, "word", "")
    move(desk.host, desk.point(5, 5))
    assert desk.grid.handled is None


def test_w8_the_anchor_has_no_handle(desk: Desk) -> None:
    desk.go_to(0, 4)
    assert desk.grid.handled is None


def test_a_double_click_takes_the_word(desk: Desk) -> None:
    desk.go_to(5, 5, DOWN)
    at = desk.grid.view.area(hc.Cell(2, 2)).center().toPoint()
    click(desk.grid, at)
    QTest.mouseDClick(desk.grid, LEFT, NO_KEYS, at)
    QTest.mouseRelease(desk.grid, LEFT, NO_KEYS, at)
    assert "EARS" == _held_letter(desk)


def test_a_handle_says_what_it_is_for(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_area: said.append(text))
    desk.go_to(1, 2, DOWN)
    run = desk.grid.handled
    assert run is not None
    at = desk.grid.handle_area(run).center().toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, at, desk.grid.mapToGlobal(at))
    QApplication.sendEvent(desk.grid, event)
    assert said[0].startswith("Drag EARS by this")


def test_a_tile_is_not_dragged_onto_the_anchor(desk: Desk) -> None:
    desk.drag(desk.middle(desk.tile("M")), desk.point(0, 2))
    assert ([hc.EditorWhy.ANCHOR_FIXED], []) == (desk.codes, desk.host.layouts)
    assert "M" in desk.rack.letters


def test_a_tile_let_go_beside_the_grid_goes_back(desk: Desk) -> None:
    desk.drag(desk.middle(desk.tile("M")), desk.middle(desk.words))
    desk.drag(desk.middle(desk.tile("M")), desk.middle(desk.tile("D")))
    assert ([], []) == (desk.host.layouts, desk.codes)


def test_while_a_tile_is_dragged_its_place_is_empty_and_its_goal_is_marked(desk: Desk) -> None:
    tile = desk.tile("M")
    start, end = desk.middle(tile), desk.point(3, 4)
    full, bare = tile.grab().toImage(), desk.grid.grab().toImage()
    press(desk.host, start)
    move(desk.host, start + QPointF(20, 0))
    move(desk.host, end)
    assert full != tile.grab().toImage()
    assert bare != desk.grid.grab().toImage()
    assert desk.panel.findChildren(Floating)[0].isVisible()
    tap(Key.Key_Escape)
    assert full == tile.grab().toImage()
    release(desk.host, end)
    assert ([], False) == (desk.host.layouts, desk.panel.findChildren(Floating)[0].isVisible())


def test_a_tile_of_the_grid_is_dragged_to_the_rack(desk: Desk) -> None:
    desk.drag(desk.point(2, 2), desk.middle(desk.rack.row))
    assert "..E../TRAIN/..R.." == desk.figure
    assert "S" in desk.rack.letters


def test_a_word_is_dragged_to_the_rack(desk: Desk) -> None:
    desk.drag_word_to(desk.point(1, 2), desk.middle(desk.rack.row))
    assert "TRAIN" == desk.figure


# Room


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("width", [620, 930])
def test_seventeen_tiles_find_room_and_can_be_hit(
    qtbot: QtBot, dressed: QApplication, scale: int, width: int
) -> None:
    assert dressed
    wear(scale=scale)
    rack = rack_of(qtbot, f"{POOL}U")
    rack.resize(width, rack.heightForWidth(width))
    rack.show()
    QApplication.processEvents()
    boxes = [tile.geometry() for tile in rack.tiles]
    assert 17 == len(boxes)
    assert all(rack.row.rect().contains(box) for box in boxes)
    assert min(min(box.width(), box.height()) for box in boxes) >= min(TARGET, 24)


def test_the_rack_is_as_high_with_few_tiles_as_with_many(desk: Desk) -> None:
    before = desk.rack.height()
    desk.go_to(3, 3)
    write("tom")
    QApplication.processEvents()
    assert before == desk.rack.height()
