"""Tiles and dice as rows and strip want them painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.ui.games.length_x_wit.pieces.common import ASPECT
from wordsmith_desktop.ui.games.length_x_wit.pieces.die import paint_die
from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face, Kind
from wordsmith_desktop.ui.games.length_x_wit.pieces.tile import paint_tile
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.solid import SHADOW
from wordsmith_desktop.ui.kit.strip.art import Piece, PieceArt

_CORNER: Final = 0.16
"""Radius of rings around a piece, which may be a tile or a die, in its height."""


def paint_face(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a tile or a die, whichever the face is of."""
    paint = paint_die if face.kind is Kind.DIE else paint_tile
    paint(painter, rect, face, look, lifted=lifted, faded=faded)


def _paint(
    painter: QPainter,
    rect: QRectF,
    piece: Piece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    paint_face(painter, rect, piece.face, look, lifted=lifted, faded=faded)


LETTERS: Final = PieceArt(_paint, aspect=ASPECT, corner=_CORNER, shadow=SHADOW[False])
"""The pieces of this game; every view's `face` is a `Face`."""
