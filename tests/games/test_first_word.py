"""How many clicks and keys it takes from the program's start to the first word of each game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

from tests.games.composition import composition_of
from tests.games.play_hands import click
from tests.games.table_case import AnyPlay
from wordsmith_desktop.games.common.registry import game_names

MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift)
DEAL = 1
"""Clicks from the home page to a dealt table, with the players of the last match."""


class Counter(QObject):
    """Counts what comes to the window from mouse and keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks = self.keys = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWindow):
            self.clicks += event.type() is QEvent.Type.MouseButtonPress
            # A press may go to a shortcut and never come here; every key is let go.
            if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyRelease:
                self.keys += event.key() not in MODIFIERS
        return False


@pytest.fixture
def counter(qapp: QApplication) -> Iterator[Counter]:
    made = Counter()
    qapp.installEventFilter(made)
    yield made
    qapp.removeEventFilter(made)


@pytest.mark.parametrize("game", game_names())
def test_the_first_word_takes_its_letters_and_hardly_more(
    play: AnyPlay, counter: Counter, game: str
) -> None:
    way = composition_of(game).first_word
    click(play.on_card("play"))
    assert (DEAL, 0) == (counter.clicks, counter.keys)
    play.come_back()
    play.lexicon(play.dictionary)
    asked = way.play(play)
    assert (DEAL + way.clicks, asked + way.keys) == (counter.clicks, counter.keys)
