"""Paints letter dice: lacquered cubes with round corners and a dished face."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.ui.games.length_x_wit.pieces.common import paint_print
from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face
from wordsmith_desktop.ui.games.length_x_wit.pieces.tile import paint_place
from wordsmith_desktop.ui.kit.die import Tumble
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.solid import paint_bevel, paint_shadow, rounded, sheen

DIE_CORNER: Final = 0.24
"""Radius of a die's corners; this and all below are in its height."""
_SIDE: Final = 0.1
"""How much of the cube's front side is to be seen below the face that is up."""
_DISH: Final = 0.04
"""Room between the edge of a face and the ring of its dish."""


def paint_die(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a die that fills `rect`, as `paint_tile` does a tile."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faded:
        paint_place(painter, rect, face, look, outline=look.theme.die.outline, corner=DIE_CORNER)
    else:
        paint_shadow(painter, rect, look, corner=DIE_CORNER, lifted=lifted)
        front = _paint_body(painter, rect, look)
        paint_print(painter, front, face, look, ink=look.theme.die.ink)
    painter.restore()


def paint_tumbling(painter: QPainter, rect: QRectF, tumble: Tumble, look: Look) -> None:
    """Paint a die as its movement has it: turned, lifted and on some face."""
    face = tumble.face
    if face is None:
        return
    painter.save()
    painter.translate(rect.center())
    painter.rotate(tumble.turn)
    painter.scale(1 - 0.08 * tumble.height, 1 - 0.08 * tumble.height)
    painter.translate(-rect.center())
    paint_die(painter, rect, face, look, lifted=tumble.is_moving)
    painter.restore()


def _paint_body(painter: QPainter, rect: QRectF, look: Look) -> QRectF:
    """Rim, front side and upper face; answers where the face is."""
    lacquer, height = look.theme.die, rect.height()
    rim, corner = max(1.25, height * 0.02), height * DIE_CORNER
    painter.fillPath(rounded(rect, corner), colour(lacquer.outline))
    inner = rect.adjusted(rim, rim, -rim, -rim)
    corner -= rim
    has_depth = look.theme.name != "contrast"
    painter.fillPath(rounded(inner, corner), colour(lacquer.fill).darker(150))
    front = inner.adjusted(0, 0, 0, -height * _SIDE)
    path = rounded(front, corner)
    painter.fillPath(path, sheen(front, lacquer) if has_depth else colour(lacquer.fill))
    if has_depth:
        paint_bevel(painter, path, depth=max(1.0, height * 0.02))
    _paint_dish(painter, front, look, away=height * _DISH, corner=corner)
    return front


def _paint_dish(
    painter: QPainter, front: QRectF, look: Look, *, away: float, corner: float
) -> None:
    """The ring around a face, which tiles have not."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.die.ink, 0.5), max(1.0, away * 0.4)))
    radius = max(1.0, corner - away)
    painter.drawRoundedRect(front.adjusted(away, away, -away, -away), radius, radius)
