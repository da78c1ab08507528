"""Which part of the crossword grid is to be seen: it holds still, and is zoomed and panned."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.grid_desk import (
    ACROSS,
    DOWN,
    EARS,
    Desk,
    Laid,
    layout_with,
    lone_grid,
    wear,
)
from tests.games.play_hands import (
    CTRL,
    NO_KEYS,
    SHIFT,
    click,
    move,
    press,
    release,
    tap,
    wheel,
    write,
)
from wordsmith_desktop.games.hidden_crossword.table.grid.grid import GridBoard
from wordsmith_desktop.games.hidden_crossword.table.grid.viewport import Viewport, centred, followed
from wordsmith_desktop.games.hidden_crossword.table.grid.window import least_side, usual_side

Key = Qt.Key


# The part to be seen


def side(desk: Desk) -> float:
    return desk.grid.view.side


@pytest.mark.parametrize("way", [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_all_tiles_are_to_be_seen_as_the_puzzle_grows(desk: Desk, way: tuple[int, int]) -> None:
    for count in range(4, 12):
        row, col = way[0] * count, 2 + way[1] * count
        desk.host.put(layout_with(EARS, ("O", row, col, ACROSS)))
        whole = desk.grid.rect().adjusted(-1, -1, 1, 1).toRectF()
        assert whole.contains(desk.grid.view.span(desk.editor.bounds))


def test_one_more_tile_beside_the_others_moves_nothing(desk: Desk) -> None:
    before = desk.grid.view
    desk.go_to(1, 0)
    write("o")
    assert before == desk.grid.view


def test_cells_shrink_for_a_large_figure_and_scroll_for_a_larger_one(desk: Desk) -> None:
    before = side(desk)
    for col in range(4):
        desk.host.put(layout_with(EARS, ("GO", 1, 8 + 4 * col, ACROSS)))
    assert least_side() <= side(desk) < before
    desk.host.put(layout_with(EARS, ("GO", 1, 60, ACROSS)))
    assert least_side() <= side(desk)
    assert desk.grid.rect().contains(desk.grid.view.area(desk.editor.caret).toAlignedRect())


def test_the_caret_is_always_to_be_seen(desk: Desk) -> None:
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        tap(key, times=14)
        box = desk.grid.view.area(desk.editor.caret).toAlignedRect()
        assert desk.grid.rect().contains(box)


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_cells_can_be_hit_and_letters_read(qtbot: QtBot, dressed: QApplication, scale: int) -> None:
    assert dressed
    wear(scale=scale)
    desk = Desk(qtbot, EARS, ("GO", 1, 60, ACROSS), size=(1000, 700))
    assert side(desk) >= 28 * scale / 100


def test_a_wheel_shows_what_has_no_room(desk: Desk) -> None:
    desk.host.put(layout_with(EARS, ("GO", 1, 60, ACROSS)))
    before = desk.grid.view.left
    wheel(desk.grid, QPointF(50, 50), -2, SHIFT)
    assert before + 2 == desk.grid.view.left


def test_a_wheel_is_left_to_the_page_where_all_has_room(desk: Desk) -> None:
    before = desk.grid.view
    wheel(desk.grid, QPointF(50, 50), -2)
    assert before == desk.grid.view


def test_a_figure_is_shown_in_the_middle() -> None:
    view = centred(QSizeF(900, 600), hc.Bounds(0, 0, 0, 4), least=24, most=60)
    off = view.span(hc.Bounds(0, 0, 0, 4)).center() - QPointF(450, 300)
    # Whole cells are shown, so that it may lie half a cell beside.
    assert max(abs(off.x()), abs(off.y())) <= 30
    assert 60 == view.side


def test_a_stretch_that_is_too_long_stays_in_view() -> None:
    view = Viewport(QSizeF(110, 110), 10, 0, 0)
    assert 5 == view.showing(hc.Bounds(0, 5, 0, 40)).left
    assert 31 == view.panned(0, 90).showing(hc.Bounds(0, 5, 0, 40)).left
    assert 20 == view.panned(0, 20).showing(hc.Bounds(0, 5, 0, 40)).left


def test_a_resized_grid_shows_its_figure_again(desk: Desk) -> None:
    desk.host.resize(900, 600)
    QApplication.processEvents()
    box = desk.grid.view.span(desk.editor.bounds).toAlignedRect()
    assert desk.grid.rect().contains(box)


@pytest.mark.parametrize("size", [(900, 600), (913, 641), (411, 207)])
def test_only_whole_cells_are_shown(size: tuple[int, int]) -> None:
    view = centred(QSizeF(*size), hc.Bounds(0, 0, 3, 8), least=24, most=50)
    whole, frame = QRectF(QPointF(), view.size), view.frame
    assert whole.contains(frame)
    assert (0, 0) == (frame.width() % view.side, frame.height() % view.side)
    assert view.span(view.cells) == frame


def test_beside_the_cells_that_are_shown_nothing_is_clicked(desk: Desk) -> None:
    before, frame = desk.editor, desk.grid.view.frame
    beside = QPointF(frame.left() - 1, frame.center().y())
    assert None is desk.grid.cell_under(beside)
    press(desk.grid, beside)
    release(desk.grid, beside)
    assert before == desk.editor


@given(
    cells=st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=40),
    size=st.tuples(st.integers(260, 1200), st.integers(260, 900)),
)
def test_a_view_moves_only_when_something_would_leave_it(
    cells: list[tuple[int, int]], size: tuple[int, int]
) -> None:
    """Tile after tile is laid; the view is the same as before wherever the tile was in it."""
    laid = [hc.Cell(0, 0)]
    view = centred(QSizeF(*size), hc.Bounds.of(laid), least=32, most=50)
    for row, col in cells:
        cell, before = hc.Cell(row, col), view
        laid.append(cell)
        view = followed(before, laid, (cell,), least=32)
        assert cell in view.cells
        assert view == before or cell not in before.cells


def test_a_puzzle_that_is_put_together_in_sight_never_moves_the_view(desk: Desk) -> None:
    before = desk.grid.view
    for word, row, col, way in (("TO", 0, 0, DOWN), ("RED", 2, 2, ACROSS), ("SEAT", 3, 2, ACROSS)):
        desk.go_to(row, col, way)
        write(word.lower())
        tap(Key.Key_Return)
    assert before == desk.grid.view


def test_under_the_mouse_the_view_holds_still_until_it_leaves(desk: Desk) -> None:
    desk.go_to(1, 2, DOWN)
    shown, before = desk.grid.view.cells, desk.grid.view
    desk.panel.gestures.lift_word()
    edge = desk.point(shown.bottom, shown.left)
    move(desk.host, edge - QPointF(3, 3))
    move(desk.host, edge)
    press(desk.host, edge)
    release(desk.host, edge)
    assert any(cell not in shown for cell in desk.editor.grid.letters)
    assert before == desk.grid.view
    QApplication.sendEvent(desk.grid, QEvent(QEvent.Type.Leave))
    assert all(cell in desk.grid.view.cells for cell in desk.editor.grid.letters)


def test_keys_show_the_caret_even_while_the_mouse_rests_here(desk: Desk) -> None:
    move(desk.host, desk.point(1, 1))
    move(desk.host, desk.point(2, 2))
    tap(Key.Key_Down, times=12)
    assert desk.editor.caret in desk.grid.view.cells


# Zoom and pan


def test_plus_and_minus_zoom_and_nought_shows_all(desk: Desk) -> None:
    before = side(desk)
    tap(Key.Key_Plus, text="+")
    larger = side(desk)
    tap(Key.Key_Minus, text="-", times=2)
    assert side(desk) < before < larger
    tap(Key.Key_0, text="0")
    assert before == side(desk)


def test_zooming_has_its_bounds(desk: Desk) -> None:
    tap(Key.Key_Plus, text="+", times=30)
    assert 2 * usual_side() == side(desk)
    tap(Key.Key_Minus, text="-", times=60)
    assert least_side() == side(desk)


def test_control_and_the_wheel_zoom_about_the_cell_under_the_mouse(desk: Desk) -> None:
    before, cell = side(desk), hc.Cell(1, 2)
    at = desk.grid.view.area(cell).center()
    wheel(desk.grid, at, 1, CTRL)
    assert side(desk) > before
    off = desk.grid.view.area(cell).center() - at
    assert max(abs(off.x()), abs(off.y())) <= side(desk)


def test_what_was_zoomed_by_hand_is_not_zoomed_by_typing(desk: Desk) -> None:
    tap(Key.Key_Plus, text="+", times=3)
    chosen = side(desk)
    desk.go_to(2, 3)
    write("od")
    tap(Key.Key_Right, times=20)
    assert chosen == side(desk)
    assert desk.editor.caret in desk.grid.view.cells


def test_buttons_zoom_too(desk: Desk) -> None:
    before, bar = side(desk), desk.grid.zoom_bar
    click(bar.larger)
    assert side(desk) > before
    click(bar.whole)
    assert before == side(desk)
    click(bar.smaller)
    assert side(desk) < before


def test_the_middle_button_pans(desk: Desk) -> None:
    start, before = desk.grid.view.area(hc.Cell(2, 4)).center().toPoint(), desk.grid.view
    QTest.mousePress(desk.grid, Qt.MouseButton.MiddleButton, NO_KEYS, start)
    end = start + QPoint(2 * before.side, -before.side)
    _drag_over(desk.grid, end)
    QTest.mouseRelease(desk.grid, Qt.MouseButton.MiddleButton, NO_KEYS, end)
    after = desk.grid.view
    assert (before.left - 2, before.top + 1) == (after.left, after.top)
    assert [] == desk.host.layouts


def _drag_over(grid: GridBoard, at: QPoint) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        grid.mapToGlobal(QPointF(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.MiddleButton,
        NO_KEYS,
    )
    QApplication.sendEvent(grid, event)


def test_a_wheel_moves_no_finished_puzzle(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    board = lone_grid(qtbot, EARS)
    before = board.view
    for keys in (NO_KEYS, SHIFT, CTRL):
        wheel(board, QPointF(50, 50), -2, keys)
    assert before == board.view
    assert not board.zoom_bar.isVisible()


@pytest.mark.parametrize(
    ("laid", "keys"),
    [(("GO", 40, 0, DOWN), NO_KEYS), (("GO", 1, 60, ACROSS), SHIFT)],
    ids=["high", "broad"],
)
def test_a_wheel_takes_a_finished_puzzle_without_room_from_end_to_end(
    qtbot: QtBot, dressed: QApplication, laid: Laid, keys: Qt.KeyboardModifier
) -> None:
    assert dressed
    board = lone_grid(qtbot, EARS, laid)
    assert board.editor is not None
    bounds, is_broad = board.editor.bounds, keys == SHIFT

    def ends() -> tuple[int, int]:
        cells = board.view.cells
        return (cells.left, cells.right) if is_broad else (cells.top, cells.bottom)

    first, last = (bounds.left, bounds.right) if is_broad else (bounds.top, bounds.bottom)
    wheel(board, QPointF(50, 50), 90, keys)
    assert first == ends()[0]
    wheel(board, QPointF(50, 50), -2, keys)
    assert first + 2 == ends()[0]
    wheel(board, QPointF(50, 50), -90, keys)
    assert last == ends()[1]


def test_a_larger_grid_has_its_tools_in_its_corner(desk: Desk) -> None:
    for size in ((900, 600), (1280, 760)):
        desk.host.resize(*size)
        QApplication.processEvents()
        bar = desk.grid.zoom_bar.geometry()
        assert desk.grid.rect().contains(bar)
        middle = desk.grid.rect().center()
        assert (True, True) == (bar.left() > middle.x(), bar.top() > middle.y())


def test_the_tools_of_the_view_leave_the_keyboard_to_the_grid(desk: Desk) -> None:
    for button in (desk.grid.zoom_bar.larger, desk.grid.zoom_bar.whole):
        click(button)
        assert desk.grid.hasFocus()
        assert button.accessibleName() == button.toolTip() != ""


def test_panning_with_the_middle_button_never_loses_what_is_laid(desk: Desk) -> None:
    start = desk.grid.view.area(hc.Cell(2, 4)).center().toPoint()
    for way in (QPoint(9000, 0), QPoint(-9000, 0), QPoint(0, 9000), QPoint(0, -9000)):
        QTest.mousePress(desk.grid, Qt.MouseButton.MiddleButton, NO_KEYS, start)
        _drag_over(desk.grid, start + way)
        QTest.mouseRelease(desk.grid, Qt.MouseButton.MiddleButton, NO_KEYS, start)
        assert any(cell in desk.grid.view.cells for cell in desk.editor.grid.letters)
    before = desk.grid.view
    _drag_over(desk.grid, start + QPoint(90, 90))
    assert before == desk.grid.view


def test_another_size_forgets_what_was_zoomed_by_hand(desk: Desk) -> None:
    before = side(desk)
    tap(Key.Key_Plus, text="+", times=3)
    desk.host.resize(1281, 760)
    QApplication.processEvents()
    assert before == side(desk)
    for col in (8, 12, 16, 20):
        desk.host.put(layout_with(EARS, ("GO", 1, col, ACROSS)))
    assert side(desk) < before
