"""The word of whoever calls, in tiles: letters are typed here, and clicked to be taken off."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.folding import LETTERS, fold
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.composing import take_composed, type_composed
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import QuietlyDescribed, has_role
from wordsmith_desktop.window.kit.strip.laid_piece import ROUND, paint_caret, paint_strip_focus
from wordsmith_desktop.wording.texts import say

from ...words import table_texts as texts
from ..tile import TileKind, paint_tile

LONGEST: Final = 15
"""No dictionary holds longer words."""


class Spelling(Value):
    """A word over letters; each gesture gives what it is then."""

    word: str = ""
    letters: str = ""
    """Those that are there, each as often as it may stand in the word."""

    language: str = "de"
    """Tag of the dictionary by whose language typed letters are folded."""

    @property
    def missing(self) -> frozenset[int]:
        """The places in the word whose letters are not there, or not so often."""
        left, places = Counter(self.letters), set()
        for place, letter in enumerate(self.word):
            if left[letter]:
                left[letter] -= 1
            else:
                places.add(place)
        return frozenset(places)

    @property
    def spent(self) -> str:
        """The letters of which none is left for the word."""
        used = Counter(self.word)
        there = Counter(self.letters)
        return "".join(letter for letter in there if used[letter] >= there[letter])

    def typed(self, character: str) -> Spelling:
        """With what was typed at the end; in German an umlaut counts as two letters."""
        folded = fold(character, self.language)
        letters = "".join(letter for letter in folded if letter in LETTERS)
        longer = self.word + letters
        return self if len(longer) > LONGEST else replace(self, word=longer)

    def erased(self) -> Spelling:
        """Without the last letter."""
        return replace(self, word=self.word[:-1])

    def without(self, place: int) -> Spelling:
        """Without the letter at a place."""
        return replace(self, word=self.word[:place] + self.word[place + 1 :])

    def toggled(self, letter: str) -> Spelling:
        """With the letter at the end; where none is left, without the last one in the word."""
        if letter not in self.spent:
            return self.typed(letter)
        return self.without(self.word.rindex(letter))


_GAP: Final = 0.16
"""Room between two tiles in the side of one."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_COMMANDS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


@has_role(QAccessible.Role.StaticText)
class WordTiles(QuietlyDescribed, QWidget):
    """Shows a spelling with a caret behind it, and tells what hands want; it knows no rule."""

    typed = Signal(str)
    """A letter key, as it was typed."""
    erased = Signal()
    """Backspace."""
    taken_off = Signal(int)
    """The letter at this place was clicked."""
    submitted = Signal()
    """Enter."""
    left = Signal()
    """Escape."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spelling = Spelling()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        take_composed(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say(texts.WORD))
        self.show_word(Spelling())

    def show_word(self, spelling: Spelling) -> None:
        """Show this word; letters that are not there are only outlined."""
        self._spelling = spelling
        missing = spelling.missing
        said = [
            say(texts.MISSING, letter=letter) if place in missing else letter
            for place, letter in enumerate(spelling.word)
        ]
        self.setAccessibleDescription(" ".join(said) or say(texts.NO_LETTER))
        if self.hasFocus():
            announce(self, self.accessibleDescription())
        self.update()

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word that is spelled."""
        return (self._spelling.word,)

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key as if the word had the keyboard; says whether it meant anything."""
        key, text = event.key(), event.text()
        if key == Qt.Key.Key_Backspace:
            self.erased.emit()
        elif key in _ENTER or key == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                (self.submitted if key in _ENTER else self.left).emit()
        elif len(text) == 1 and text.isalpha() and not event.modifiers() & _COMMANDS:
            self.typed.emit(text)
        else:
            return False
        return True

    # Room

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), _full_side() + 2 * look().gap(1.5))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().gap(20), self.sizeHint().height())

    def tile_areas(self) -> list[QRectF]:
        """Where the letters stand; smaller where there is no room for all of them."""
        count = len(self._spelling.word)
        pad = look().gap(1.5)
        # The last share is for the caret.
        room = (self.width() - 2 * pad) / (count * (1 + _GAP) + _GAP)
        side = min(_full_side(), room)
        top = (self.height() - side) / 2
        return [QRectF(pad + i * side * (1 + _GAP), top, side, side) for i in range(count)]

    # Hands

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        type_composed(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        place = next((i for i, area in enumerate(self.tile_areas()) if area.contains(at)), None)
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.taken_off.emit(place)
        else:
            super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, whole = look(), QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(in_use.theme.edge), 1.5))
        painter.setBrush(colour(in_use.theme.felt))
        painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), ROUND, ROUND)
        areas, missing = self.tile_areas(), self._spelling.missing
        for place, (letter, area) in enumerate(zip(self._spelling.word, areas, strict=True)):
            kind = TileKind.GHOST if place in missing else TileKind.PLAIN
            paint_tile(painter, area, letter, in_use, kind=kind)
        self._paint_caret(painter, areas)
        if self.hasFocus():
            paint_strip_focus(painter, whole, in_use)

    def _paint_caret(self, painter: QPainter, areas: list[QRectF]) -> None:
        side = areas[-1].height() if areas else _full_side()
        x = areas[-1].right() + side * _GAP / 2 if areas else look().gap(1.5)
        line = QRectF(x, (self.height() - side) / 2, 0, side)
        paint_caret(painter, max(x, look().gap(1.5)), line, look(), has_keyboard=self.hasFocus())


def _full_side() -> int:
    return max(look().target, 32 + look().px(3))
