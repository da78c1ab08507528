"""The crossword grid: keys, clicks, what is to be seen of it, and what it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.grid_desk import (
    ACROSS,
    DOWN,
    EARS,
    POOL,
    Desk,
    Laid,
    lone_grid,
    read_all,
    wear,
)
from tests.games.play_hands import CTRL, SHIFT, move, press, release, tap, write
from tests.helpers.paints import Paints
from wordsmith_desktop.games.hidden_crossword.table.grid.grid import GridBoard
from wordsmith_desktop.games.hidden_crossword.table.grid.loads import GridLoad
from wordsmith_desktop.games.hidden_crossword.table.grid.window import least_side
from wordsmith_desktop.window.kit.theme import CONTRAST, DARK, LIGHT, Theme
from wordsmith_desktop.wording.texts import set_language

Key = Qt.Key
OFF: Laid = ("GO", 3, 6, ACROSS)
"""A word that touches nothing."""


# Keys


def test_letters_are_typed_in_the_direction(desk: Desk) -> None:
    desk.go_to(1, 0, DOWN)
    write("oe")
    assert "..E../TRAIN/O.R../E.S.." == desk.figure
    assert hc.Cell(3, 0) == desk.editor.caret


def test_arrows_move_and_space_turns(desk: Desk) -> None:
    desk.go_to(1, 1)
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        tap(key)
    assert hc.Cell(2, 1) == desk.editor.caret
    tap(Key.Key_Space, text=" ")
    assert DOWN is desk.editor.direction


def test_backspace_and_delete_clear(desk: Desk) -> None:
    desk.go_to(2, 2, DOWN)
    tap(Key.Key_Backspace)
    assert ("..E../TRAIN/..R..", hc.Cell(1, 2)) == (desk.figure, desk.editor.caret)
    tap(Key.Key_Delete)
    assert ("..E../TRAIN", hc.Cell(1, 2)) == (desk.figure, desk.editor.caret)


def test_home_and_end_go_to_the_ends_of_the_word(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    tap(Key.Key_Home)
    assert hc.Cell(-1, 2) == desk.editor.caret
    tap(Key.Key_End)
    assert hc.Cell(3, 2) == desk.editor.caret
    desk.go_to(3, 4)
    tap(Key.Key_Home)
    assert hc.Cell(3, 4) == desk.editor.caret


def test_an_umlaut_is_typed_as_two_letters(desk: Desk) -> None:
    desk.go_to(3, 0)
    tap(Key.Key_Adiaeresis, text="ä")
    assert desk.figure.endswith("/AE...")


def test_a_letter_without_a_tile_is_refused_and_nothing_moves(desk: Desk) -> None:
    desk.go_to(3, 0)
    write("x")
    assert [hc.EditorWhy.NO_TILE_LEFT] == desk.codes
    assert (hc.Cell(3, 0), []) == (desk.editor.caret, desk.host.layouts)


def test_typing_stops_at_a_letter_without_a_tile_with_a_mark_that_lasts(desk: Desk) -> None:
    desk.go_to(3, 0)
    write("toxed")
    assert ("TO", "XED") == (
        desk.figure.rsplit("/", 1)[-1].strip("."),
        getattr(desk.editor.stopped, "letters", ""),
    )
    assert [hc.EditorWhy.NO_TILE_LEFT] == desk.codes
    assert "Typed but not laid: XED." in desk.grid.accessibleDescription()
    bare = desk.grid.grab().toImage()
    tap(Key.Key_Escape)
    assert bare != desk.grid.grab().toImage()
    assert (None, hc.Cell(3, 2)) == (desk.editor.stopped, desk.editor.caret)


def test_backspace_takes_back_what_was_typed_in_vain_before_any_tile(desk: Desk) -> None:
    desk.go_to(3, 0)
    write("toxe")
    laid = list(desk.host.layouts)
    tap(Key.Key_Backspace, times=2)
    assert (None, laid) == (desk.editor.stopped, desk.host.layouts)
    write("d")
    assert desk.figure.endswith("/TOD..")


def test_enter_says_once_more_why_a_letter_does_not_lie(desk: Desk) -> None:
    desk.go_to(3, 0)
    write("xe")
    tap(Key.Key_Return)
    assert [hc.EditorWhy.NO_TILE_LEFT] * 2 == desk.codes
    assert hc.Cell(3, 0) == desk.editor.caret


def test_enter_ends_a_word_and_goes_on_to_the_next_one(desk: Desk) -> None:
    desk.go_to(1, 0, DOWN)
    write("o")
    laid = list(desk.host.layouts)
    tap(Key.Key_Return)
    assert (hc.Cell(0, 2), laid) != (desk.editor.caret, [])
    assert ("EARS", laid) == (getattr(desk.editor.word_at_caret, "word", ""), desk.host.layouts)
    tap(Key.Key_Return)
    assert (hc.Cell(0, 0), ACROSS) == (desk.editor.caret, desk.editor.direction)


def test_enter_on_an_empty_grid_does_nothing(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    desk = Desk(qtbot, anchor="")
    before = desk.editor
    tap(Key.Key_Return)
    assert (before, []) == (desk.editor, desk.host.layouts)


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_F5, Key.Key_1])
def test_keys_that_mean_nothing_here_go_on_to_the_page(desk: Desk, key: Qt.Key) -> None:
    tap(key)
    assert [key] == desk.host.keys


def test_control_and_an_arrow_carry_the_word(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    tap(Key.Key_Right, CTRL)
    assert "..E../TRAIN/..R../..S.." == desk.figure
    tap(Key.Key_Down, times=3)
    tap(Key.Key_Left)
    tap(Key.Key_Return)
    assert "TRAIN/...../..E../..A../..R../..S.." == desk.figure


def test_a_carried_word_is_turned_with_space_and_put_down(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    tap(Key.Key_Down, CTRL, times=2)
    tap(Key.Key_Space, text=" ")
    tap(Key.Key_Return)
    assert "TRAIN/...../...../EARS." == desk.figure


def test_escape_leaves_a_carried_word_where_it_was(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    tap(Key.Key_Down, CTRL, times=2)
    tap(Key.Key_Escape)
    assert ("..E../TRAIN/..R../..S..", None) == (desk.figure, desk.editor.held)


def test_a_word_that_does_not_fit_stays_in_the_hand(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    tap(Key.Key_Left, CTRL)
    tap(Key.Key_Return)
    assert [hc.EditorWhy.CELL_TAKEN] == desk.codes
    assert desk.editor.held is not None


def test_control_shift_and_an_arrow_carry_one_tile(desk: Desk) -> None:
    desk.go_to(2, 2)
    tap(Key.Key_Right, CTRL | SHIFT, times=2)
    tap(Key.Key_Return)
    assert "..E../TRAIN/..R../....S" == desk.figure


def test_the_word_is_carried_by_its_tile_at_the_caret(desk: Desk) -> None:
    desk.go_to(2, 2, DOWN)
    tap(Key.Key_Down, CTRL)
    held = desk.editor.held
    assert held is not None
    assert hc.Cell(3, 2) == held.cells[held.grip]


# Clicks


def test_a_click_moves_the_caret_and_a_second_one_turns(desk: Desk) -> None:
    desk.click_cell(2, 4)
    assert (hc.Cell(2, 4), DOWN) == (desk.editor.caret, desk.editor.direction)
    desk.click_cell(2, 4)
    assert (hc.Cell(2, 4), ACROSS) == (desk.editor.caret, desk.editor.direction)


def test_a_mouse_that_slips_to_another_cell_clicks_nothing(desk: Desk) -> None:
    told: list[hc.Cell] = []
    desk.grid.cell_clicked.connect(told.append)
    desk.drag(desk.point(4, 4), desk.point(4, 6))
    assert [] == told


def test_the_mouse_carries_to_each_cell_once_and_only_what_is_held(desk: Desk) -> None:
    carried: list[object] = []
    desk.grid.hovered.connect(carried.append)
    for col in (3, 4):
        move(desk.host, desk.point(3, col))
    assert [] == carried
    desk.go_to(1, 2, DOWN)
    desk.panel.gestures.lift_word()
    for col, further in ((3, 0), (3, 3), (4, 0), (3, 0)):
        move(desk.host, desk.point(3, col) + QPointF(further, 0))
    assert [hc.Cell(3, 3), hc.Cell(3, 4), hc.Cell(3, 3)] == carried


def test_what_is_held_follows_the_mouse_and_is_put_down_by_a_click(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    desk.panel.gestures.lift_word()
    move(desk.host, desk.point(3, 5))
    held = desk.editor.held
    assert held is not None
    assert hc.Cell(3, 5) == held.cells[held.grip]
    desk.click_cell(3, 6)
    assert "TRAIN../......E/......A/......R/......S" == desk.figure


def test_what_is_held_comes_to_a_cell_again_once_the_mouse_was_away(desk: Desk) -> None:
    carried: list[object] = []
    desk.grid.hovered.connect(carried.append)
    desk.go_to(1, 2, DOWN)
    desk.panel.gestures.lift_word()
    move(desk.host, desk.point(3, 5))
    QApplication.sendEvent(desk.grid, QEvent(QEvent.Type.Leave))
    desk.panel.gestures.step(ACROSS, -1)
    move(desk.host, desk.point(3, 5))
    assert [hc.Cell(3, 5), hc.Cell(3, 5)] == carried
    held = desk.editor.held
    assert held is not None
    assert hc.Cell(3, 5) == held.cells[held.grip]


def test_a_word_that_is_taken_by_its_handle_hangs_by_its_last_letter(desk: Desk) -> None:
    (run,) = (run for run in desk.editor.grid.runs if "EARS" == run.word)
    desk.panel.gestures.lift_run(run)
    move(desk.host, desk.point(4, 6))
    held = desk.editor.held
    assert held is not None
    assert hc.Cell(4, 6) == held.cells[held.grip] == held.cells[-1]
    desk.click_cell(4, 6)
    assert "TRAIN../......E/......A/......R/......S" == desk.figure


def test_the_handle_of_a_word_goes_with_the_mouse(desk: Desk) -> None:
    desk.go_to(3, 4)
    assert None is desk.grid.handled
    move(desk.host, desk.point(2, 2))
    pointed = desk.grid.handled
    assert pointed is not None
    assert "EARS" == pointed.word
    QApplication.sendEvent(desk.grid, QEvent(QEvent.Type.Leave))
    assert None is desk.grid.handled


def test_a_tile_that_is_carried_leaves_its_cell_at_once(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    board = lone_grid(qtbot, EARS, is_open=True)
    QApplication.processEvents()
    run = hc.Run("S", hc.Cell(2, 2), ACROSS)
    for load in (GridLoad(run), None):
        paints = Paints(board)
        board.show_carried(load)
        assert type(board).__name__ in paints.after_events()


# What it says


def test_the_grid_says_where_the_caret_is_and_what_lies_there(desk: Desk) -> None:
    desk.go_to(0, 2, DOWN)
    said = "Row 2, column 3, letter A of the anchor, across TRAIN, down EARS. Typing goes down."
    assert said == desk.grid.accessibleDescription()
    assert "Crossword grid" == desk.grid.accessibleName()


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ((1, 0), "Row 3, column 1, empty."),
        ((-2, 0), "1 row above the puzzle, column 1, empty."),
        ((4, 6), "2 rows below the puzzle, 2 columns right of it, empty."),
        ((1, -1), "Row 3, 1 column left of it, empty."),
    ],
)
def test_cells_are_counted_from_the_corner_of_the_figure(
    desk: Desk, cell: tuple[int, int], expected: str
) -> None:
    desk.go_to(*cell)
    assert f"{expected} Typing goes across." == desk.grid.accessibleDescription()


def test_the_grid_says_what_is_wrong_at_the_caret(desk: Desk) -> None:
    desk.go_to(2, 3)
    write("d")
    tap(Key.Key_Left)
    assert desk.grid.accessibleDescription().endswith(
        "SD is not in the dictionary. Change a letter, or move it away."
    )


def test_the_grid_says_what_is_held(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    tap(Key.Key_Down, CTRL)
    assert desk.grid.accessibleDescription().startswith("Row 2, column 3: down EARS picked up.")


def test_an_empty_grid_says_so(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    board = GridBoard()
    qtbot.addWidget(board)
    board.show_editor(hc.Editor.over((), POOL))
    assert "Nothing is laid yet. Typing goes across." == board.accessibleDescription()


def test_the_grid_speaks_german(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    set_language("de")
    board = lone_grid(qtbot, EARS)
    said = "Zeile 3, Spalte 1, leer. Getippt wird senkrecht."
    assert said == board.accessibleDescription()


def test_after_show_nothing_no_word_is_left_anywhere(desk: Desk) -> None:
    desk.go_to(0, 2, DOWN)
    desk.grid.show_nothing()
    bare = desk.grid.grab().toImage()
    tap(Key.Key_Down)
    write("t")
    said = read_all(desk.grid)
    assert not [one for one in ("TRAIN", "EARS", "letter", "row") if one in said]
    assert [] == desk.host.layouts
    desk.grid.show_editor(hc.Editor.over((), POOL))
    desk.grid.show_nothing()
    assert bare == desk.grid.grab().toImage()


# Faults


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The hints shown, the last of them still there; the offscreen platform cannot show any."""
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_rest: shown.append(text))
    monkeypatch.setattr(QToolTip, "hideText", shown.clear)
    return shown


def rest_at(desk: Desk, row: int, col: int) -> None:
    """Let the mouse rest on a cell."""
    at = desk.grid.view.area(hc.Cell(row, col)).center().toPoint()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, desk.grid.mapToGlobal(at))
    QApplication.sendEvent(desk.grid, event)


def test_a_faulty_word_tells_its_reason_where_the_mouse_rests(
    qtbot: QtBot, dressed: QApplication, hints: list[str]
) -> None:
    assert dressed
    wear()
    desk = Desk(qtbot, EARS, ("SD", 2, 2, ACROSS), OFF)
    rest_at(desk, 2, 3)
    rest_at(desk, 3, 6)
    rest_at(desk, 0, 0)
    of_word, of_tile, of_anchor = hints
    assert "SD is not in the dictionary. Change a letter, or move it away." == of_word
    assert of_tile.startswith("Not joined to the rest: GO.")
    assert of_anchor.startswith("The anchor stays where it is.")


def test_a_hint_goes_with_the_curtain(
    qtbot: QtBot, dressed: QApplication, hints: list[str]
) -> None:
    assert dressed
    wear()
    desk = Desk(qtbot, EARS, ("SD", 2, 2, ACROSS))
    rest_at(desk, 2, 3)
    desk.panel.show_nothing()
    assert [] == hints


def picture(desk: Desk, *cells: tuple[int, int]) -> QImage:
    """How cells are painted."""
    boxes = [desk.grid.view.area(hc.Cell(*cell)).toAlignedRect() for cell in cells]
    area = boxes[0]
    for box in boxes:
        area = area.united(box)
    return desk.grid.grab(area).toImage()


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
def test_faulty_words_are_underlined_by_a_pattern(
    qtbot: QtBot, dressed: QApplication, theme: Theme
) -> None:
    assert dressed
    wear(theme)
    desk = Desk(qtbot, EARS, ("SD", 2, 2, ACROSS))
    desk.go_to(5, 5)
    faulty = picture(desk, (2, 2), (2, 3))
    desk.grid.show_editor(desk.editor)
    plain = picture(desk, (2, 2), (2, 3))
    rows = [y for y in range(plain.height()) if _row(faulty, y) != _row(plain, y)]
    # The wave runs along the lower part of the cells, below their letters, and nowhere else.
    assert min(rows) > plain.height() * 0.7
    assert 3 < len(rows) < plain.height() * 0.25


def _row(image: QImage, y: int) -> list[int]:
    return [image.pixel(x, y) for x in range(image.width())]


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
def test_the_anchor_is_told_from_other_tiles_by_its_shape(
    qtbot: QtBot, dressed: QApplication, theme: Theme
) -> None:
    """Two of the tiles bear the same letter; in grey they still differ."""
    assert dressed
    wear(theme)
    desk = Desk(qtbot, ("TO", 0, 0, DOWN), ("ART", 3, 0, ACROSS))
    desk.go_to(6, 6)
    desk.grid.show_editor(desk.editor)
    anchor, plain = picture(desk, (0, 2)), picture(desk, (3, 0))
    grey = QImage.Format.Format_Grayscale8
    differing = sum(
        abs(one - other) > 40
        for y in range(anchor.height())
        for one, other in zip(
            _greys(anchor.convertToFormat(grey), y),
            _greys(plain.convertToFormat(grey), y),
            strict=True,
        )
    )
    assert differing > anchor.width() * 2


def _greys(image: QImage, y: int) -> list[int]:
    return [image.pixelColor(x, y).red() for x in range(image.width())]


# Reading only


def test_a_grid_by_itself_is_read_with_arrows_and_clicks(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    board = lone_grid(qtbot, EARS)
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    board.setFocus()
    tap(Key.Key_Up)
    assert board.accessibleDescription().startswith("Row 2, column 1, letter T of the anchor")
    tap(Key.Key_Space, text=" ")
    tap(Key.Key_End)
    assert board.accessibleDescription().startswith("Row 2, 1 column right of it, empty")
    at = board.view.area(hc.Cell(2, 2)).center()
    press(board, at)
    release(board, at)
    assert board.accessibleDescription().startswith("Row 4, column 3, letter S, down EARS")


def test_a_grid_that_is_not_open_takes_no_letters(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    board = lone_grid(qtbot, EARS)
    told: list[object] = []
    for signal in (board.typed, board.backspaced, board.deleted, board.confirmed, board.carried):
        signal.connect(lambda *values: told.append(values))
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    board.setFocus()
    write("to")
    for key in (Key.Key_Backspace, Key.Key_Delete, Key.Key_Return):
        tap(key)
    tap(Key.Key_Down, CTRL)
    assert [] == told
    assert None is board.grasp_at(board.view.area(hc.Cell(2, 2)).center(), is_word=False)


# Looks


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
def test_everything_is_painted_without_a_warning(
    qtbot: QtBot, dressed: QApplication, theme: Theme, scale: int
) -> None:
    """Qt's warnings fail a test; what is shown must leave a mark on the felt."""
    assert dressed
    wear(theme, scale=scale)
    desk = Desk(qtbot, EARS, ("SD", 2, 2, ACROSS), OFF)
    desk.go_to(1, 2, DOWN)
    before = desk.grid.grab().toImage()
    tap(Key.Key_Left, CTRL)
    held = desk.grid.grab().toImage()
    desk.grid.setEnabled(False)
    closed = desk.grid.grab().toImage()
    desk.grid.show_nothing()
    assert 4 == len(
        {bytes(image.constBits()) for image in (before, held, closed, desk.grid.grab().toImage())}
    )


def test_a_grid_without_room_is_painted_too(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    board = GridBoard()
    qtbot.addWidget(board)
    board.resize(10, 10)
    board.show_editor(hc.Editor.over((), POOL, "TRAIN"))
    assert least_side() == board.view.side
    assert 10 == board.grab().width()
