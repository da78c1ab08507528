"""Dragging pieces and other loads over the page, with the mouse as the window system sends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QPropertyAnimation, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.games.play_hands import click, move, press, release, tap
from tests.window.kit.strip.desk import PARCEL, Desk, Page, middle, wear
from tests.window.kit.strip.toy_pieces import ParcelLoad
from wordsmith_desktop.window.kit.strip.dragging import ROOM, Floating
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.kit.strip.views import LaidLoad, PieceLoad, PieceView

E_CARD = 21
"""The number of the hand's second card."""


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    return Desk(qtbot)


def floating(desk: Desk) -> Floating:
    return desk.page.findChildren(Floating)[0]


def card(desk: Desk) -> PieceButton:
    return desk.hand.buttons[1]


def perish() -> None:
    """Carry out every deletion that was put off."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


# Dropping


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_card_of_the_hand_is_dropped_at_a_place(desk: Desk, place: int) -> None:
    desk.lay("C", "AT")
    desk.drag(card(desk), desk.at_place(place))
    assert [("dropped", PieceLoad(E_CARD), place)] == desk.told


def test_a_card_is_dropped_on_an_empty_strip(desk: Desk) -> None:
    desk.drag(card(desk), middle(desk.strip, desk.page))
    assert [("dropped", PieceLoad(E_CARD), 0)] == desk.told


def test_a_parcel_is_dragged_out_of_its_scroll_area(desk: Desk) -> None:
    desk.lay("C", "AT")
    desk.drag(desk.page.parcel, desk.at_place(1))
    assert [("dropped", ParcelLoad(PARCEL), 1)] == desk.told


@pytest.mark.parametrize(
    ("start", "over", "goal"), [(0, 1, 1), (0, 2, 2), (0, 3, 2), (2, 0, 0), (2, 1, 1), (1, 3, 2)]
)
def test_a_tile_is_carried_to_where_it_is_let_go(
    desk: Desk, start: int, over: int, goal: int
) -> None:
    desk.lay("C", "H", "AT")
    desk.drag(desk.tile(start), desk.at_place(over))
    assert [("carried", start, goal)] == desk.told


def test_a_tile_gripped_at_its_right_edge_keeps_its_place(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    edge = middle(desk.tile(0), desk.page) + QPointF(desk.tile(0).width() / 2 - 3, 0)
    press(desk.page, edge)
    move(desk.page, edge - QPointF(0, 20))
    release(desk.page, edge - QPointF(0, 20))
    assert [] == desk.told


def test_a_tile_put_where_it_was_tells_nothing(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    desk.drag(desk.tile(1), desk.at_place(1))
    assert [] == desk.told


def test_a_tile_dragged_off_the_strip_is_thrown(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    desk.drag(desk.tile(1), desk.beside)
    assert [("thrown", 1)] == desk.told


def test_a_card_let_go_beside_the_strip_tells_the_page_alone(desk: Desk) -> None:
    thrown: list[object] = []
    desk.page.dragging.thrown.connect(thrown.append)
    desk.drag(card(desk), desk.beside)
    assert [] == desk.told
    assert [PieceLoad(E_CARD)] == thrown


def test_a_tile_that_the_page_added_meanwhile_can_be_dragged(desk: Desk) -> None:
    desk.hand.show_pieces([*(b.view for b in desk.hand.buttons), PieceView(30, "X", "card X")])
    QApplication.processEvents()
    desk.drag(desk.hand.buttons[-1], middle(desk.strip, desk.page))
    assert [("dropped", PieceLoad(30), 0)] == desk.told


def test_a_disabled_strip_takes_nothing(desk: Desk) -> None:
    desk.strip.setEnabled(False)
    desk.drag(card(desk), middle(desk.strip, desk.page))
    assert [] == desk.told


# On the way


def test_a_small_movement_is_a_click(desk: Desk, qtbot: QtBot) -> None:
    at = middle(card(desk), desk.page)
    with qtbot.waitSignal(desk.hand.picked) as picked:
        press(desk.page, at)
        move(desk.page, at + QPointF(QApplication.startDragDistance() - 2, 0))
        release(desk.page, at)
    assert [PieceLoad(E_CARD)] == picked.args
    assert floating(desk).isHidden()


def test_a_drag_that_ends_over_its_source_is_no_click(desk: Desk) -> None:
    picked: list[object] = []
    desk.hand.picked.connect(picked.append)
    desk.drag(card(desk), middle(card(desk), desk.page))
    assert [] == picked
    assert not card(desk).isDown()


def test_the_picture_stays_where_it_was_gripped(desk: Desk) -> None:
    source, grip = card(desk), QPoint(7, 30)
    corner = source.mapTo(desk.page, QPoint(0, 0))
    press(desk.page, QPointF(corner + grip))
    move(desk.page, QPointF(corner + grip + QPoint(50, -60)))
    assert corner + QPoint(50, -60) == floating(desk).pos() + QPoint(ROOM, ROOM)
    assert floating(desk).isVisible()
    release(desk.page, desk.beside)


def test_a_gap_opens_where_the_card_would_lie(desk: Desk) -> None:
    desk.lay("C", "AT")
    first, second = (tile.geometry() for tile in desk.strip.pieces)
    to = desk.at_place(1)
    desk.grasp(card(desk))
    move(desk.page, to)
    left, right = (tile.geometry() for tile in desk.strip.pieces)
    assert left.right() + first.width() <= right.left()
    move(desk.page, desk.beside)
    assert (first, second) == tuple(tile.geometry() for tile in desk.strip.pieces)
    release(desk.page, desk.beside)


def test_a_carried_tile_leaves_its_place_to_the_others(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    place_of_h = desk.tile(1).geometry()
    apart = place_of_h.left() - desk.tile(0).geometry().left()
    desk.grasp(desk.tile(1))
    move(desk.page, desk.beside)
    assert apart == desk.tile(2).geometry().left() - desk.tile(0).geometry().left()
    tap(Qt.Key.Key_Escape)
    assert place_of_h == desk.tile(1).geometry()
    release(desk.page, desk.beside)


def test_what_is_dragged_is_told(desk: Desk) -> None:
    desk.grasp(card(desk))
    assert PieceLoad(E_CARD) == desk.page.dragging.load
    release(desk.page, desk.beside)
    assert desk.page.dragging.load is None


def test_another_button_neither_drags_nor_disturbs(desk: Desk) -> None:
    window, at = desk.page.windowHandle(), middle(card(desk), desk.page).toPoint()
    right, none = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(window, right, none, at)
    QTest.mouseMove(window, at - QPoint(0, 80))
    assert desk.page.dragging.load is None
    QTest.mouseRelease(window, right, none, at)
    desk.grasp(card(desk))
    QTest.mouseClick(window, right, none, middle(desk.strip, desk.page).toPoint())
    assert PieceLoad(E_CARD) == desk.page.dragging.load
    release(desk.page, middle(desk.strip, desk.page))
    assert [("dropped", PieceLoad(E_CARD), 0)] == desk.told


def test_used_cards_and_cards_to_choose_from_stay(desk: Desk) -> None:
    used = [PieceView(b.view.id, b.view.text, "used", is_used=True) for b in desk.hand.buttons]
    desk.hand.show_pieces(used)
    desk.drag(card(desk), middle(desk.strip, desk.page))
    desk.hand.show_pieces([PieceView(1, "C", "card C")])
    desk.hand.set_choosing(True)
    desk.drag(desk.hand.buttons[0], middle(desk.strip, desk.page))
    assert [] == desk.told


# Giving up


def test_escape_takes_a_drag_back_and_the_release_means_nothing(desk: Desk) -> None:
    desk.lay("C", "AT")
    desk.grasp(desk.tile(0))
    tap(Qt.Key.Key_Escape)
    assert desk.page.dragging.load is None
    move(desk.page, desk.at_place(1))
    release(desk.page, desk.at_place(1))
    assert [] == desk.told
    desk.drag(desk.tile(0), desk.beside)
    assert [("thrown", 0)] == desk.told


def test_another_window_takes_a_drag_back(desk: Desk, qtbot: QtBot) -> None:
    other = QPushButton("Other")
    qtbot.addWidget(other)
    desk.grasp(card(desk))
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    assert desk.page.dragging.load is None
    assert floating(desk).isHidden()
    other.hide()


def test_a_curtain_takes_a_drag_back(desk: Desk) -> None:
    desk.grasp(card(desk))
    desk.page.hide()
    assert desk.page.dragging.load is None
    desk.page.show()
    assert floating(desk).isHidden()
    assert [] == desk.told


def test_a_source_that_is_hidden_takes_its_drag_back(desk: Desk) -> None:
    desk.grasp(card(desk))
    move(desk.page, middle(desk.strip, desk.page))
    desk.hand.hide()
    release(desk.page, middle(desk.strip, desk.page))
    assert floating(desk).isHidden()
    assert [] == desk.told


def test_a_source_that_is_deleted_takes_its_drag_with_it(desk: Desk) -> None:
    desk.lay("C", "AT")
    corner = desk.tile(0).geometry()
    desk.grasp(desk.page.parcel)
    move(desk.page, desk.at_place(0))
    desk.page.parcel.deleteLater()
    perish()
    release(desk.page, desk.at_place(0))
    assert desk.page.dragging.load is None
    assert floating(desk).isHidden()
    assert corner == desk.tile(0).geometry()
    desk.drag(card(desk), middle(desk.strip, desk.page))
    assert [("dropped", PieceLoad(E_CARD), 1)] == desk.told


def test_a_tile_taken_off_while_it_is_dragged_takes_its_drag_with_it(desk: Desk) -> None:
    desk.lay("C", "AT")
    desk.grasp(desk.tile(1))
    desk.lay("C")
    perish()
    release(desk.page, middle(desk.strip, desk.page))
    assert floating(desk).isHidden()
    assert [] == desk.told


def test_a_page_deleted_during_a_drag_leaves_nothing(dressed: QApplication) -> None:
    page = Page()
    page.resize(1280, 800)
    page.show()
    dressed.processEvents()
    start = middle(page.hand.buttons[0], page)
    press(page, start)
    move(page, start - QPointF(0, 60))
    assert page.dragging.load is not None
    page.deleteLater()
    perish()
    assert not Shiboken.isValid(page.strip)


# Motion


def test_what_falls_beside_glides_back_within_a_fifth_of_a_second(desk: Desk, qtbot: QtBot) -> None:
    wear(is_still=False)
    source = card(desk)
    desk.drag(source, desk.beside)
    way = floating(desk).findChild(QPropertyAnimation)
    assert isinstance(way, QPropertyAnimation)
    with qtbot.waitSignal(way.finished):
        assert floating(desk).isVisible()
        assert way.duration() <= 200
    home = source.mapTo(desk.page, QPoint(0, 0)) - QPoint(ROOM, ROOM)
    assert home == floating(desk).pos()
    assert floating(desk).isHidden()


def test_under_reduced_motion_it_is_back_at_once(desk: Desk) -> None:
    desk.drag(card(desk), desk.beside)
    assert floating(desk).isHidden()


def test_a_tile_is_carried_by_its_number(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    desk.grasp(desk.tile(0))
    assert LaidLoad(0) == desk.page.dragging.load
    release(desk.page, desk.beside)


def test_a_button_beside_the_strip_still_clicks(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.hand.picked) as picked:
        click(card(desk))
    assert [PieceLoad(E_CARD)] == picked.args
