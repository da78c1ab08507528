"""Rows that wrap: pieces smaller, or in more lines, where there is no room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.play_hands import focused, tap
from tests.window.kit.strip.desk import wear
from tests.window.kit.strip.toy_pieces import TOYS
from wordsmith_desktop.window.kit.strip.piece_button import button_size
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.views import PieceView

HEIGHT = 80
FULL = button_size(TOYS, HEIGHT)


@pytest.fixture
def row(qtbot: QtBot, dressed: QApplication) -> PieceRow:
    assert dressed
    wear()
    made = PieceRow("Row", TOYS, height=HEIGHT, wraps=True)
    made.title.hide()
    qtbot.addWidget(made)
    return made


def boxes(row: PieceRow, count: int, width: int) -> list[QRect]:
    """Where so many pieces stand in a row of that breadth."""
    row.show_pieces([PieceView(i, "A", f"piece {i}") for i in range(count)])
    row.resize(width, row.heightForWidth(width))
    row.show()
    QApplication.processEvents()
    return [button.geometry() for button in row.buttons]


def test_pieces_have_all_the_room_they_want_where_there_is_enough(row: PieceRow) -> None:
    found = boxes(row, 4, 4 * FULL.width() + 50)
    assert {FULL} == {box.size() for box in found}
    assert [25 + i * FULL.width() for i in range(4)] == [box.left() for box in found]
    assert FULL.height() == row.full_height


def test_pieces_are_smaller_where_there_is_less(row: PieceRow) -> None:
    found = boxes(row, 4, 3 * FULL.width())
    assert {0} == {box.top() for box in found}
    assert {3 * FULL.width() // 4} == {box.width() for box in found}
    assert found[0].height() < FULL.height()


def test_a_smaller_piece_fills_its_button(row: PieceRow) -> None:
    boxes(row, 4, 3 * FULL.width())
    button = row.buttons[0]
    piece = button.piece_area()
    assert button.rect().contains(piece.toRect())
    assert piece.width() == pytest.approx(piece.height() * TOYS.aspect)
    assert piece.width() >= button.width() * 0.75


def test_pieces_that_would_be_too_small_stand_in_two_lines(row: PieceRow) -> None:
    found = boxes(row, 10, 200)
    assert 2 == len({box.top() for box in found[:10:5]})
    assert min(box.width() for box in found) >= 40
    assert all(row.rect().contains(box) for box in found)


def test_a_row_without_pieces_is_as_high_as_one_with_some(row: PieceRow) -> None:
    boxes(row, 0, 500)
    assert FULL.height() == row.heightForWidth(500)


def test_arrows_pass_over_what_cannot_be_pressed(row: PieceRow, qtbot: QtBot) -> None:

    boxes(row, 4, 500)
    row.activateWindow()
    qtbot.waitUntil(row.isActiveWindow)
    for place in (1, 2):
        row.buttons[place].setEnabled(False)
    row.buttons[0].setFocus()
    tap(Qt.Key.Key_Right)
    assert row.buttons[3] is focused()
    tap(Qt.Key.Key_Left)
    assert row.buttons[0] is focused()
