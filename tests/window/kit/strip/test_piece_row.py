"""A row of cards: picking, choosing, and the keyboard's place in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.games.play_hands import CTRL, click, focused, tap, write
from tests.window.kit.strip.desk import Desk, hand, wear
from tests.window.kit.strip.toy_pieces import TOYS
from wordsmith_desktop.window.kit.look import TARGET
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.views import PieceLoad, PieceView

Key = Qt.Key


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    return Desk(qtbot)


def used(*places: int) -> list[PieceView]:
    """The hand of a desk with some cards on the strip."""
    return [
        PieceView(view.id, view.text, view.spoken, is_used=place in places)
        for place, view in enumerate(hand())
    ]


def state(button: PieceButton) -> QAccessible.State:
    return QAccessible.queryAccessibleInterface(button).state()


@pytest.fixture
def picked(desk: Desk) -> list[object]:
    told: list[object] = []
    desk.hand.picked.connect(told.append)
    return told


def test_a_click_picks_a_card(desk: Desk, picked: list[object]) -> None:
    click(desk.hand.buttons[2])
    assert [PieceLoad(22)] == picked


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_keys_pick_a_card(desk: Desk, picked: list[object], key: Qt.Key) -> None:
    desk.hand.buttons[2].setFocus()
    tap(key)
    assert [PieceLoad(22)] == picked


def test_arrows_move_between_cards_and_stop_at_the_ends(desk: Desk) -> None:
    desk.hand.buttons[3].setFocus()
    tap(Key.Key_Right, times=3)
    assert desk.hand.buttons[4] is focused()
    tap(Key.Key_Left, times=9)
    assert desk.hand.buttons[0] is focused()
    tap(Key.Key_Right, CTRL)
    assert desk.hand.buttons[0] is focused()


@pytest.mark.parametrize("count", [5, 6])
def test_tab_comes_to_cards_that_came_late_and_the_arrows_go_through_them(
    desk: Desk, count: int
) -> None:
    late = QPushButton("Below", desk.page)
    late.show()
    desk.hand.show_pieces([])
    QApplication.processEvents()
    desk.hand.show_pieces([*hand(), PieceView(40, "A", "card A")][:count])
    desk.strip.setFocus()
    tap(Key.Key_Tab, text="\t")
    assert desk.hand.buttons[0] is focused()
    tap(Key.Key_Right, times=count)
    assert desk.hand.buttons[count - 1] is focused()
    tap(Key.Key_Tab, text="\t")
    assert late is focused()


def test_a_row_gives_the_keyboard_to_its_first_card(desk: Desk) -> None:
    desk.hand.setFocus()
    assert desk.hand.buttons[0] is focused()


def test_letters_are_left_to_the_page(desk: Desk, picked: list[object]) -> None:
    desk.hand.buttons[0].setFocus()
    write("q")
    assert [] == picked
    assert desk.hand.buttons[0] is focused()


def test_a_used_card_leaves_its_place_and_can_be_wanted_back(
    desk: Desk, picked: list[object], qtbot: QtBot
) -> None:
    there = desk.hand.buttons[1].grab().toImage()
    desk.hand.show_pieces(used(1))
    assert "card E, lies on the strip" == desk.hand.buttons[1].accessibleName()
    assert there != desk.hand.buttons[1].grab().toImage()
    with qtbot.waitSignal(desk.hand.returned) as returned:
        click(desk.hand.buttons[1])
    assert [PieceLoad(21)] == returned.args
    assert [] == picked


def test_the_keyboard_keeps_its_place_when_cards_change(desk: Desk) -> None:
    desk.hand.buttons[3].setFocus()
    desk.hand.show_pieces(used(3))
    assert desk.hand.buttons[3] is focused()
    desk.hand.show_pieces([PieceView(i, "A", "card A") for i in range(5)])
    assert desk.hand.buttons[3] is focused()


def test_the_keyboard_goes_to_the_last_card_where_its_place_is_gone(desk: Desk) -> None:
    desk.hand.buttons[4].setFocus()
    desk.hand.show_pieces(hand()[:2])
    assert 2 == len(desk.hand.buttons)
    assert desk.hand.buttons[1] is focused()


def test_an_empty_row_has_a_name_still(desk: Desk) -> None:
    desk.hand.show_pieces([])
    assert () == desk.hand.buttons
    assert "Your hand" == desk.hand.accessibleName()
    desk.hand.show_title("Hand of Ana")
    assert "Hand of Ana" == desk.hand.accessibleName()
    assert "Hand of Ana" == desk.hand.title.text()


# Choosing cards for an exchange


def test_cards_are_chosen_and_not_picked(desk: Desk, picked: list[object], qtbot: QtBot) -> None:
    desk.hand.set_choosing(True)
    with qtbot.waitSignals([desk.hand.chosen_changed] * 2):
        click(desk.hand.buttons[3])
        click(desk.hand.buttons[0])
    assert [20, 23] == list(desk.hand.chosen)
    click(desk.hand.buttons[3])
    assert [20] == list(desk.hand.chosen)
    assert [] == picked


def test_a_chosen_card_is_a_checked_box_and_lies_higher(desk: Desk) -> None:
    desk.hand.set_choosing(True)
    button = desk.hand.buttons[0]
    low = button.piece_area()
    button.setFocus()
    tap(Key.Key_Space)
    assert state(button).checked
    assert button.piece_area().top() < low.top()
    assert QAccessible.Role.CheckBox == QAccessible.queryAccessibleInterface(button).role()


def test_choosing_ends_with_nothing_chosen(desk: Desk) -> None:
    desk.hand.set_choosing(True)
    click(desk.hand.buttons[0])
    desk.hand.set_choosing(False)
    assert () == desk.hand.chosen
    assert not desk.hand.buttons[0].isCheckable()


def test_a_choice_does_not_pass_to_the_next_card_in_its_place(desk: Desk) -> None:
    desk.hand.set_choosing(True)
    click(desk.hand.buttons[0])
    desk.hand.show_pieces([PieceView(40, "A", "card A"), *hand()[1:], PieceView(41, "B", "card B")])
    assert () == desk.hand.chosen
    assert desk.hand.buttons[5].isCheckable()


@pytest.mark.parametrize("scale", [100, 200])
def test_cards_are_large_enough_to_hit(qtbot: QtBot, dressed: QApplication, scale: int) -> None:
    assert dressed
    wear(scale=scale)
    row = PieceRow("Your hand", TOYS)
    qtbot.addWidget(row)
    row.show_pieces(hand())
    row.adjustSize()
    sizes = [button.piece_area().size() for button in row.buttons]
    assert min(min(size.width(), size.height()) for size in sizes) >= TARGET
    assert row.width() <= 640


def _stops(row: PieceRow) -> list[int]:
    """The places of the cards that Tab comes to."""
    tabs = Qt.FocusPolicy.TabFocus
    return [place for place, one in enumerate(row.buttons) if one.focusPolicy() & tabs]


def test_tab_comes_to_the_row_once_and_again_where_it_was_left(desk: Desk) -> None:
    assert [0] == _stops(desk.hand)
    desk.hand.buttons[0].setFocus()
    tap(Key.Key_Right)
    assert [1] == _stops(desk.hand)
    tap(Key.Key_Tab)
    assert focused() not in desk.hand.buttons
    assert [1] == _stops(desk.hand)
    desk.hand.buttons[1].setEnabled(False)
    desk.hand.settle_tab_stop()
    assert [0] == _stops(desk.hand)
