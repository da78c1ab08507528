"""Boards take composed text as text fields do, and tell once of letters of another alphabet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QInputMethodQueryEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.letter_pieces.table.play_table import Play as LetterPlay
from tests.games.play_hands import focused, write
from tests.games.rewordable.table.play_table import Play as CardPlay


def _compose(text: str) -> QWidget:
    """Commit composed text where the keyboard is, as dead keys and input methods do."""
    board = focused()
    assert board.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    asked = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
    QApplication.sendEvent(board, asked)
    assert asked.value(Qt.InputMethodQuery.ImEnabled) is True
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(board, event)
    QApplication.processEvents()
    return board


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_composed_letters_are_built_on_the_bench(play: LetterPlay) -> None:
    play.begin()
    play.parts.board.setFocus()
    told: list[str] = []
    play.parts.board.typed.connect(told.append)
    _compose("ü")
    assert ["ü"] == told
    _compose("to")
    assert ["ü", "t", "o"] == told


@pytest.mark.parametrize("game", ["rewordable"])
def test_composed_letters_come_to_the_strip_and_foreign_ones_are_told_once(play: CardPlay) -> None:
    play.begin()
    play.lift()
    card = play.player.hand[0].text[0]
    play.parts.strip.setFocus()
    _compose(card.lower())
    lying = play.parts.strip.word
    assert lying.startswith(card)
    write("ж")
    assert "Ж is of another alphabet" in play.message
    assert lying == play.parts.strip.word
    play.banner.clear()
    write("ж")
    assert "" == play.message
