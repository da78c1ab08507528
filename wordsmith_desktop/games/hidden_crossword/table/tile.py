"""Paints the game's square letter tiles: thick pale card with one big letter."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.solid import (
    em_width,
    paint_bevel,
    paint_letters,
    paint_shadow,
    rounded,
    sheen,
)


@unique
class TileKind(Enum):
    """What a tile is at this place; shape tells it, colour only helps."""

    PLAIN = "plain"
    ANCHOR = "anchor"
    """Set into the board: no shadow, and a double rim."""
    GHOST = "ghost"
    """Only the place where it belongs: a dashed outline."""
    OUT = "out"
    """Out of play: crossed through."""


CORNER: Final = 0.1
"""Radius of the corners; this and all below are in a tile's height."""
_THICKNESS: Final = 0.08
_TYPE: Final = 0.66
_BROADEST: Final = 0.7


def paint_tile(
    painter: QPainter,
    rect: QRectF,
    letter: str,
    look: Look,
    *,
    kind: TileKind = TileKind.PLAIN,
    is_lifted: bool = False,
) -> None:
    """Paint a tile that fills `rect`; the shadow of a plain one lies around it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind is TileKind.GHOST:
        _paint_place(painter, rect, look)
        _print(painter, rect, letter, look, ink=look.theme.muted)
    else:
        if kind is TileKind.PLAIN:
            paint_shadow(painter, rect, look, corner=CORNER, lifted=is_lifted)
        face = _paint_body(painter, rect, look, is_set_in=kind is TileKind.ANCHOR)
        _print(painter, face, letter, look, ink=look.theme.tile.ink)
        if kind is TileKind.OUT:
            _cross(painter, face, look)
    painter.restore()


def _paint_place(painter: QPainter, rect: QRectF, look: Look) -> None:
    rim = _rim(rect)
    area = rect.adjusted(rim, rim, -rim, -rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.ink), rim, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(area, rect.height() * CORNER, rect.height() * CORNER)


def _rim(rect: QRectF) -> float:
    return max(1.25, rect.height() * 0.025)


def _paint_body(painter: QPainter, rect: QRectF, look: Look, *, is_set_in: bool) -> QRectF:
    """Rim, side and face; answers where the face is."""
    lacquer, corner = look.theme.tile, rect.height() * CORNER
    rim = _rim(rect) * (2 if is_set_in else 1)
    painter.fillPath(rounded(rect, corner), colour(lacquer.outline))
    inner = rect.adjusted(rim, rim, -rim, -rim)
    corner = max(1.0, corner - rim)
    if look.theme.name == "contrast":
        painter.fillPath(rounded(inner, corner), colour(lacquer.fill))
    elif is_set_in:
        painter.fillPath(rounded(inner, corner), sheen(inner, lacquer))
    else:
        painter.fillPath(rounded(inner, corner), colour(lacquer.fill).darker(140))
        inner = inner.adjusted(0, 0, 0, -rect.height() * _THICKNESS)
        painter.fillPath(rounded(inner, corner), sheen(inner, lacquer))
        paint_bevel(painter, rounded(inner, corner), depth=max(1.0, rect.height() * 0.016))
    if is_set_in:
        _paint_inner_rim(painter, inner, look)
    return inner


def _paint_inner_rim(painter: QPainter, face: QRectF, look: Look) -> None:
    """The second rim, which tells a set-in tile where there is no colour."""
    away = face.height() * 0.07
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The outline's own colour stands out from what the tile lies on, not from the tile.
    painter.setPen(QPen(colour(look.theme.tile.ink), max(1.0, face.height() * 0.03)))
    corner = face.height() * CORNER * 0.6
    painter.drawRoundedRect(face.adjusted(away, away, -away, -away), corner, corner)


def _print(painter: QPainter, face: QRectF, letter: str, look: Look, *, ink: str) -> None:
    if letter:
        side = face.height()
        type_px = min(side * _TYPE, side * _BROADEST / em_width(letter, look.family))
        paint_letters(painter, face, letter, look, ink=ink, type_px=type_px)


def _cross(painter: QPainter, face: QRectF, look: Look) -> None:
    away = face.height() * 0.16
    area = face.adjusted(away, away, -away, -away)
    painter.setPen(QPen(colour(look.theme.tile.ink), max(2.0, face.height() * 0.05)))
    painter.drawLine(QLineF(area.topLeft(), area.bottomRight()))
    painter.drawLine(QLineF(area.topRight(), area.bottomLeft()))
