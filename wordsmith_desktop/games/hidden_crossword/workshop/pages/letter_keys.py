"""Letters to be tapped, for whoever solves with fingers alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.look import TARGET
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from .. import clued_texts as texts
from ..clued.diagram import Diagram


@has_role(QAccessible.Role.Grouping)
class LetterKeys(QWidget):
    """A button for each letter, and four that a keyboard has beside them."""

    typed = Signal(str)
    erased = Signal()
    turned = Signal()
    word_wanted = Signal(int)
    """The next word, or the one before."""

    def __init__(self, diagram: Diagram) -> None:
        super().__init__()
        self.setAccessibleName(say(texts.LETTER_KEYS))
        flow = FlowLayout(self, spacing=look().gap(0.5))
        self.letters = {one: self._key(one, one, self._type(one)) for one in _signs(diagram)}
        self.erase = self._key("⌫", say(texts.ERASE_KEY), self.erased.emit)
        self.turn = self._key("⤾", say(texts.TURN_KEY), self.turned.emit)
        self.before = self._key("‹", say(texts.WORD_BEFORE), lambda: self.word_wanted.emit(-1))
        self.next = self._key("›", say(texts.NEXT_WORD), lambda: self.word_wanted.emit(1))
        for key in (*self.letters.values(), self.erase, self.turn, self.before, self.next):
            flow.addWidget(key)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _type(self, letter: str) -> Callable[[], None]:
        return lambda: self.typed.emit(letter)

    def _key(self, text: str, name: str, call: Callable[[], object]) -> buttons.Button:
        key = buttons.secondary(text, call, name=name)
        # Whoever taps letters goes on in the diagram.
        key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side = max(TARGET, look().px(4.5))
        key.setMinimumSize(side, side)
        key.setStyleSheet("padding: 0px;")
        return key


def _signs(diagram: Diagram) -> str:
    """A to Z, and what else stands in squares of this puzzle."""
    others = {one for text in diagram.letters.values() for one in text if one.isalnum()}
    return LETTERS + "".join(sorted(others.difference(LETTERS)))
