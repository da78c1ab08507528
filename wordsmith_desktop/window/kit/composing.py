"""Text put together before it is typed: dead keys, input methods, keyboards on the screen."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_TAKES: Final = "takesComposed"
_HINTS: Final = Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase


@runtime_checkable
class ToldOfLetters(Protocol):
    """A page that says so when somebody types letters of another alphabet."""

    def tell_foreign(self, letter: str) -> None:
        """Such a letter was typed."""


def take_composed(board: QWidget) -> None:
    """Have a board without a text field be offered composed text, by `type_composed`."""
    board.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    board.setInputMethodHints(_HINTS)
    board.setProperty(_TAKES, True)


def takes_composed(widget: QObject) -> bool:
    """Whether this is a board on which letters are typed, rather than a text field."""
    return bool(widget.property(_TAKES))


def type_composed(board: QWidget, event: QInputMethodEvent) -> None:
    """Take each letter as if its key had been pressed on the board."""
    for letter in event.commitString():
        pressed = QKeyEvent(
            QEvent.Type.KeyPress,
            Qt.Key.Key_unknown,
            Qt.KeyboardModifier.NoModifier,
            letter,
        )
        QApplication.sendEvent(board, pressed)
    event.accept()


def is_foreign(text: str) -> bool:
    """Whether a typed letter has nothing of A to Z behind it, as those of Cyrillic have not."""
    # The frame of the window listens to boards' keys, and does without anything about words.
    from wordsmith_desktop.lexicon.folding import bad_characters, fold

    return text.isalpha() and bool(bad_characters(fold(text)))


def tell_foreign(board: QWidget, letter: str) -> bool:
    """Have the page around a board say that its game has no such letter; whether there is one."""
    page: QWidget | None = board
    while page is not None:
        if isinstance(page, ToldOfLetters):
            page.tell_foreign(letter)
            return True
        page = page.parentWidget()
    return False
