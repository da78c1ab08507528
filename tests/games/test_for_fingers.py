"""Everything is large enough for fingers once somebody touches the screen, or has chosen so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton

from tests.games.play_hands import fingers_alone, touch
from tests.games.table_case import AnyPlay
from wordsmith_desktop.core.value import replace
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
