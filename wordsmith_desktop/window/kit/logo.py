"""The program's own mark: its name built from the four pieces."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.letter_pieces.rules.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.rules.pieces import CAP_HEIGHT, UNIT, outline
from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .look import Look
from .pieces import PieceState, paint_piece
from .roles import has_role

NAME: Final = "WORDSMITH"
SPACE: Final = 0.38
"""Between two letters, in units."""


@cache
def _alphabet() -> Alphabet:
    return Alphabet()


def word_width(word: str) -> float:
    """Breadth of a built word in units."""
    return sum(_alphabet().width(letter) for letter in word) + SPACE * (len(word) - 1)


def paint_word(
    painter: QPainter,
    word: str,
    look: Look,
    *,
    middle: QPointF,
    unit: float,
    state: PieceState = PieceState.RESTING,
) -> None:
    """A word built from pieces around a point; `unit` in pixels."""
    x = middle.x() - word_width(word) * unit / 2
    foot = middle.y() + CAP_HEIGHT / UNIT * unit / 2
    for letter in word:
        width = _alphabet().width(letter) * unit
        for part in _alphabet().construction(letter).parts:
            at = QPointF(
                x + width / 2 + part.pose.x / UNIT * unit, foot - part.pose.y / UNIT * unit
            )
            paint_piece(
                painter,
                outline(part.kind),
                look.theme.lacquer(part.kind.name),
                look,
                at=at,
                unit=unit,
                angle=part.pose.angle,
                state=state,
            )
        x += width + SPACE * unit


def program_icon(look: Look) -> QIcon:
    """The mark's first letter, for the window and the task bar."""
    icon = QIcon()
    for side in (32, 64, 128):
        pixmap = QPixmap(side, side)
        # A new pixmap holds whatever was in its memory.
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        unit = side * 0.9 / max(word_width("W"), 2.0)
        middle = QPointF(side / 2, side / 2)
        paint_word(painter, "W", look, middle=middle, unit=unit, state=PieceState.SET)
        # The painter has to let go of the pixmap before anything else uses it.
        painter.end()
        icon.addPixmap(pixmap)
    return icon


_CAP: Final = CAP_HEIGHT / UNIT
"""Height of a letter in units."""
_RIM: Final = 6
"""Pixels around the letters, for outlines and shadows."""
_PAINTED: Final[list[bool]] = []
"""Whether the name was painted before, so that its pieces are there."""


@has_role(QAccessible.Role.Graphic)
class WordMark(QWidget):
    """The program's name in pieces, as high as it is asked to be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The letters are only painted, so a screen reader finds no text here.
        self.setAccessibleName(say(texts.PROGRAM))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._height = 84

    def set_height(self, height: int) -> None:
        """Have letters so many pixels high."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    # A widget without a layout has no size hint, and a fixed size is taken from it.
    def sizeHint(self) -> QSize:
        unit = self._height / _CAP
        return QSize(round(word_width(NAME) * unit) + 2 * _RIM, self._height + 2 * _RIM)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not _PAINTED:
            # Like the games' pictures: the page can be read before its pieces lie there.
            QTimer.singleShot(0, self, self._lay)
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM)
        unit = int(4 * min(area.height() / _CAP, area.width() / word_width(NAME))) / 4
        paint_word(painter, NAME, look(), middle=area.center(), unit=unit)

    def _lay(self) -> None:
        _PAINTED.append(True)
        self.update()
