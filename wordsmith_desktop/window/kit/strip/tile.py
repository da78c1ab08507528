"""A plain tile, for games whose pieces need no face of their own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.games.common.word_strip import WordStrip

from ..look import Look, colour
from ..solid import SHADOW, em_width, paint_bevel, paint_letters, paint_shadow, rounded, sheen
from .painting import PaintedPiece, PieceArt, paint_empty_place
from .views import LaidView, PieceView

ASPECT: Final = 0.9
"""Breadth of a tile; this and all below are in its height."""
CORNER: Final = 0.08
_BEVEL: Final = 0.03
_TYPE: Final = 0.66
_BROADEST: Final = 0.7
"""Most breadth of the letters."""


def paint_tile(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a tile with its letters that fills `rect`; its shadow lies around it.

    A faded one is only the place where it belongs.
    """
    lacquer, height = look.theme.tile, rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faded:
        paint_empty_place(painter, rect, lacquer.outline, corner=CORNER)
    else:
        paint_shadow(painter, rect, look, corner=CORNER, lifted=lifted)
        face = rounded(rect, height * CORNER)
        painter.fillPath(face, sheen(rect, lacquer))
        paint_bevel(painter, face, depth=height * _BEVEL)
        rim = max(1.25, height * 0.02)
        painter.setPen(QPen(colour(lacquer.outline), rim))
        inside = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
        painter.drawPath(rounded(inside, height * CORNER))
    ink = look.theme.muted if faded else lacquer.ink
    type_px = height * min(_TYPE, _BROADEST * ASPECT / em_width(text, look.family))
    paint_letters(painter, rect, text, look, ink=ink, type_px=type_px)
    painter.restore()


def _paint_piece(
    painter: QPainter,
    rect: QRectF,
    piece: PaintedPiece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    paint_tile(painter, rect, piece.text, look, lifted=lifted, faded=faded)


TILES: Final = PieceArt(_paint_piece, aspect=ASPECT, corner=CORNER, shadow=SHADOW[False])
"""For rows and strips."""


def row_views(strip: WordStrip) -> list[PieceView]:
    """All pieces in reach."""
    laid = strip.row.pieces
    return [PieceView(one, text, text, one in laid) for one, text in strip.texts.items()]


def laid_views(strip: WordStrip) -> list[LaidView]:
    """The pieces on the strip."""
    return [LaidView(one, strip.texts[one], strip.texts[one]) for one in strip.row.pieces]
