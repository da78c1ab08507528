"""Everything is large enough for fingers once somebody touches the screen, or has chosen so."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from tests.games.play_hands import fingers_alone, touch
from tests.games.table_case import AnyPlay
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import LEAST_FINGER

one_game = pytest.mark.parametrize("game", ["length_x_wit"])


@one_game
def test_the_first_touch_has_all_that_is_pressed_grow(play: AnyPlay) -> None:
    button = play.on_card("set-up")
    assert not look().for_fingers
    with fingers_alone():
        touch(button, button.mapTo(play.window, button.rect().center()))
    play.qtbot.waitUntil(lambda: look().for_fingers)
    assert play.preferences.settings.for_fingers is True
    buttons = play.window.findChildren(QPushButton)
    assert buttons
    assert all(one.height() >= LEAST_FINGER for one in buttons if one.isVisible())


@one_game
def test_who_has_chosen_otherwise_is_not_asked_again(play: AnyPlay) -> None:
    play.open(replace(play._usual, for_fingers=False))
    button = play.on_card("set-up")
    with fingers_alone():
        touch(button, button.mapTo(play.window, button.rect().center()))
    play.qtbot.wait(0)
    assert play.preferences.settings.for_fingers is False
    assert not look().for_fingers
