"""Pieces of no game, painted plainly, and something else to be carried."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.strip.painting import PaintedPiece, PieceArt
from wordsmith_desktop.window.kit.strip.views import StripWords
from wordsmith_desktop.wording.texts import Plural, Text

TOY_WORDS: Final = StripWords(
    name=Text("Building strip", "Bauleiste"),
    empty=Text("Drag or click cards here.", "Zieh Karten hierher."),
    spelled=Plural(
        one=Text("{word}, {n} card", "{word}, {n} Karte"),
        many=Text("{word}, {n} cards", "{word}, {n} Karten"),
    ),
)


def paint_toy(
    painter: QPainter,
    rect: QRectF,
    piece: PaintedPiece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """A box with its letters; pale where it is only a place, heavier where it is held."""
    painter.setOpacity(0.3 if faded else 1.0)
    painter.fillRect(rect, colour(look.theme.accent if lifted else look.theme.raised))
    painter.setPen(colour(look.theme.ink))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, piece.text)
    painter.setOpacity(1.0)


TOYS: Final = PieceArt(paint_toy, aspect=0.8, corner=0.1, shadow=0.08)


class ParcelLoad(Value):
    """What a game carries beside pieces."""

    number: int


class Parcel(QPushButton):
    """A widget of a game's own that can be carried."""

    def __init__(self, number: int) -> None:
        super().__init__("parcel")
        self.load = ParcelLoad(number)

    def sizeHint(self) -> QSize:
        return QSize(120, 40)

    def paint_load(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, Qt.GlobalColor.darkGray)
