"""Pictures of the game's challenges: ten loose pieces, a word that grows, a word in a hurry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.pieces import paint_piece

from ..rules.alphabet import Alphabet
from ..rules.pieces import CAP_HEIGHT, UNIT, Shape, outline
from .picture import paint_word, word_width

_ALPHABET: Final = Alphabet()
_CAP: Final = CAP_HEIGHT / UNIT
_LEADING: Final = 0.5
"""Room between two lines, in units."""
_LOOSE: Final = (
    (Shape.S, 0.10, 0.28, 30),
    (Shape.C, 0.30, 0.24, 200),
    (Shape.L, 0.50, 0.30, 160),
    (Shape.B, 0.72, 0.26, 285),
    (Shape.S, 0.90, 0.32, 100),
    (Shape.L, 0.12, 0.74, 70),
    (Shape.C, 0.32, 0.70, 80),
    (Shape.S, 0.50, 0.76, 140),
    (Shape.C, 0.66, 0.72, 320),
    (Shape.B, 0.88, 0.72, 120),
)
"""Kind, place as shares of width and height, and angle."""
_GROWING: Final = ("AT", "HAT")
_HURRIED: Final = ("SIX",)
_SLANT: Final = -0.3


def paint_challenge(key: str, painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the picture of a kind as large as the rectangle allows."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _PICTURES.get(key, _paint_loose)(painter, rect, look)
    painter.restore()


def _paint_loose(painter: QPainter, rect: QRectF, look: Look) -> None:
    unit = min(rect.width() / 9, rect.height() / 5)
    for kind, across, down, angle in _LOOSE:
        at = QPointF(rect.left() + across * rect.width(), rect.top() + down * rect.height())
        lacquer = look.theme.lacquer(kind.name)
        paint_piece(painter, outline(kind), lacquer, look, at=at, unit=unit, angle=angle)


def _paint_growing(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Two words beside each other, on the same line."""
    widths = [word_width(_ALPHABET, word) for word in _GROWING]
    breadth = sum(widths) + 1.3 * len(widths)
    unit = min(rect.width() / breadth, rect.height() / (_CAP + 1.4))
    x = rect.center().x() - breadth * unit / 2 + 0.65 * unit
    baseline = rect.center().y() + _CAP * unit / 2
    for word, width in zip(_GROWING, widths, strict=True):
        at = QPointF(x + width * unit / 2, baseline)
        paint_word(painter, _ALPHABET, word, look, at=at, unit=unit)
        x += (width + 1.3) * unit


def _paint_hurried(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A word that leans forward."""
    word = _HURRIED[0]
    breadth = word_width(_ALPHABET, word) + _CAP * -_SLANT + 1.4
    unit = min(rect.width() / breadth, rect.height() / (_CAP + 1.4))
    middle = rect.center()
    painter.translate(middle.x(), middle.y() + _CAP * unit / 2)
    painter.setTransform(QTransform(1, 0, _SLANT, 1, 0, 0), combine=True)
    at = QPointF(_CAP * unit * _SLANT / 2, 0)
    paint_word(painter, _ALPHABET, word, look, at=at, unit=unit)


_PICTURES: Final[Mapping[str, Callable[[QPainter, QRectF, Look], None]]] = {
    "warm-up": _paint_loose,
    "word-by-word": _paint_growing,
    "sprint": _paint_hurried,
}
