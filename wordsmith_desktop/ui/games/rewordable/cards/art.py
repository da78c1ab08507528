"""Cards as rows and strip want them painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.ui.games.rewordable.cards.face import ASPECT, CORNER, paint_card
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.solid import SHADOW
from wordsmith_desktop.ui.kit.strip.art import Piece, PieceArt


def _paint(
    painter: QPainter,
    rect: QRectF,
    piece: Piece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    paint_card(painter, rect, piece.text, look, lifted=lifted, faded=faded)


CARDS: Final = PieceArt(_paint, aspect=ASPECT, corner=CORNER, shadow=SHADOW[False])
