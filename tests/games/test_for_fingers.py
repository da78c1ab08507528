"""Everything is large enough for fingers once somebody touches the screen, or has chosen so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton

from tests.games.letter_pieces.table.play_table import Play as LetterPlay
from tests.games.play_hands import click, fingers_alone, touch
from tests.games.table_case import AnyPlay
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.letter_pieces.rules.pieces import Shape
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import LEAST_FINGER

one_game = pytest.mark.parametrize("game", ["length_x_wit"])


@one_game
def test_the_first_touch_has_all_that_is_pressed_grow(play: AnyPlay) -> None:
    button = play.window.stack
    assert not look().for_fingers
    with fingers_alone():
        touch(button, button.mapTo(play.window, QPoint(3, 3)))
    play.qtbot.waitUntil(lambda: look().for_fingers)
    assert play.preferences.settings.for_fingers is True
    buttons = [one for one in play.window.findChildren(QPushButton) if one.isVisible()]
    assert buttons
    assert [] == [one.text() for one in buttons if one.height() < LEAST_FINGER]


@one_game
def test_who_has_chosen_otherwise_is_not_asked_again(play: AnyPlay) -> None:
    play.open(replace(play._usual, for_fingers=False))
    button = play.window.stack
    with fingers_alone():
        touch(button, button.mapTo(play.window, QPoint(3, 3)))
    play.qtbot.wait(0)
    assert play.preferences.settings.for_fingers is False
    assert not look().for_fingers


@one_game
def test_the_first_touch_does_what_it_says_and_all_grows_afterwards(play: AnyPlay) -> None:
    with fingers_alone():
        play.choose_way("set-up")
        play.qtbot.waitUntil(lambda: look().for_fingers)
    page, _form = play.asked()
    assert page.start.isVisible()
    assert page.start.height() >= LEAST_FINGER


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_what_the_first_touch_took_up_stays_in_the_hand(play: LetterPlay) -> None:
    play.begin()
    board = play.board
    piece = board.free(Shape.L)
    with fingers_alone():
        click(board.board, board.place_of(piece).toPoint())
        QApplication.processEvents()
        assert board.board.hand is not None
        assert not look().for_fingers
        click(play.parts.hand.put_back)
        play.qtbot.waitUntil(lambda: look().for_fingers)
