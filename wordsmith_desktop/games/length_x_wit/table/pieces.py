"""Dice and tiles as they are painted and read out."""

from __future__ import annotations

from enum import Enum, unique
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.solid import (
    SHADOW,
    em_width,
    paint_bevel,
    paint_letters,
    paint_shadow,
    rounded,
    sheen,
)
from wordsmith_desktop.window.kit.strip.painting import PaintedPiece, PieceArt
from wordsmith_desktop.wording import texts as kit_texts
from wordsmith_desktop.wording.texts import say, say_count

from ..rules.material import VOWELS
from ..words import table_texts as texts

if TYPE_CHECKING:
    from wordsmith_desktop.window.kit.die import Tumble


@unique
class PieceKind(Enum):
    """What a piece is."""

    TILE = "tile"
    DIE = "die"


class PieceFace(Value):
    """The side of a piece that is up."""

    text: str
    """A letter A-Z, or QU."""
    value: int
    """Points."""
    kind: PieceKind
    is_spent: bool = False
    """Whether the tile lies face down."""

    @property
    def is_vowel(self) -> bool:
        """Whether a tile with it can be spent (L8)."""
        return self.text in VOWELS


ASPECT: Final = 0.9
"""Breadth of a tile or die in its height; both take the same room in a row."""
LEAST_VALUE_PX: Final = 9.0
"""Height of type below which a value could not be read and is left out."""
_TYPE: Final = 0.74
"""Height of type of a letter in the breadth of what it stands on; this and all below."""
_BROADEST: Final = 0.66
"""Most breadth of the letters."""
_VALUE: Final = 0.27
"""Height of type of a value."""


_LEAST_PRINT: Final = 15.0
"""Breadth of a face in pixels below which only its letter can be read."""
_SMALL_TYPE: Final = 0.62
_SMALL_VALUE: Final = 0.42
"""As `_TYPE` and `_VALUE`, where a face is small: the value is as much to be read as the letter."""


def paint_print(painter: QPainter, face: QRectF, shown: PieceFace, look: Look, *, ink: str) -> None:
    """Print a letter in the middle of a face and its value in the lower right corner.

    The letter stands a little to the upper left, to leave the value its corner.
    """
    side = face.width()
    is_small = side * _VALUE < LEAST_VALUE_PX
    has_value = side >= _LEAST_PRINT
    share, most = (_SMALL_TYPE, _SMALL_TYPE) if is_small else (_TYPE, _BROADEST)
    shift = side * ((0.14 if is_small else 0.06) if has_value else 0.0)
    letter = face.translated(-shift, -shift * 0.7)
    type_px = min(side * share, side * most / em_width(shown.text, look.family))
    paint_letters(painter, letter, shown.text, look, ink=ink, type_px=type_px)
    if has_value:
        value_px = max(LEAST_VALUE_PX, side * _SMALL_VALUE) if is_small else side * _VALUE
        area = value_area(face, value_px)
        paint_letters(painter, area, str(shown.value), look, ink=ink, type_px=value_px)


def value_area(face: QRectF, side: float) -> QRectF:
    """Where the value stands on a face, in type of that height in pixels."""
    away = face.width() * 0.07
    return QRectF(face.right() - side - away, face.bottom() - side - away, side, side)


TILE_CORNER: Final = 0.06
"""Radius of a tile's corners; this and all below are in its height."""
_THICKNESS: Final = 0.1
"""How much of the side is to be seen below the face."""
_GRAIN: Final = (0.2, 0.38, 0.55, 0.83)
"""Where lines of the wood's grain lie on the side, in its breadth."""
_BARS: Final = 5
"""Diagonal lines on a back."""


def paint_tile(
    painter: QPainter,
    rect: QRectF,
    face: PieceFace,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a tile that fills `rect`; its shadow lies around it.

    A lifted tile casts a wider shadow; a faded one is only the place where it belongs.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faded:
        paint_place(painter, rect, face, look, outline=look.theme.tile.outline, corner=TILE_CORNER)
    else:
        paint_shadow(painter, rect, look, corner=TILE_CORNER, lifted=lifted)
        front = _tile_paint_body(painter, rect, look, is_spent=face.is_spent)
        if face.is_spent:
            _paint_back(painter, front, look)
        else:
            paint_print(painter, front, face, look, ink=look.theme.tile.ink)
    painter.restore()


def paint_place(
    painter: QPainter, rect: QRectF, face: PieceFace, look: Look, *, outline: str, corner: float
) -> None:
    """The outline of a piece that is not here, with its letter in grey."""
    rim, radius = max(1.25, rect.height() * 0.02), rect.height() * corner
    area = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(outline), rim, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(area, radius, radius)
    paint_print(painter, area, face, look, ink=look.theme.muted)


def _tile_paint_body(painter: QPainter, rect: QRectF, look: Look, *, is_spent: bool) -> QRectF:
    """Rim, side and face; answers where the face is."""
    lacquer, height = look.theme.tile, rect.height()
    rim, corner = max(1.25, height * 0.02), height * TILE_CORNER
    painter.fillPath(rounded(rect, corner), colour(lacquer.outline))
    inner = rect.adjusted(rim, rim, -rim, -rim)
    corner = max(1.0, corner - rim)
    ground = look.theme.wood if is_spent else lacquer.fill
    if look.theme.name == "contrast":
        painter.fillPath(rounded(inner, corner), colour(ground))
        return inner
    painter.fillPath(rounded(inner, corner), colour(ground).darker(135))
    front = inner.adjusted(0, 0, 0, -height * _THICKNESS)
    _paint_grain(painter, QRectF(inner.left(), front.bottom(), inner.width(), height * _THICKNESS))
    path = rounded(front, corner)
    painter.fillPath(path, colour(ground) if is_spent else sheen(front, lacquer))
    paint_bevel(painter, path, depth=max(1.0, height * 0.016))
    return front


def _paint_grain(painter: QPainter, side: QRectF) -> None:
    painter.setPen(QPen(colour("#000000", 0.22), max(0.8, side.height() * 0.12)))
    for place in _GRAIN:
        x = side.left() + place * side.width()
        painter.drawLine(QLineF(x, side.top() + 1, x, side.bottom() - 1))


def _paint_back(painter: QPainter, front: QRectF, look: Look) -> None:
    """Diagonal lines in a frame: plainly no letter."""
    inside = front.adjusted(*(front.width() * share for share in (0.14, 0.14, -0.14, -0.14)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.wood_ink, 0.75), max(1.0, front.width() * 0.03)))
    painter.drawRect(inside)
    painter.save()
    # Without this operation Qt would replace a clip that the caller has set.
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    step = inside.width() * 2 / (_BARS + 1)
    for bar in range(1, _BARS + 1):
        x = inside.left() + bar * step
        painter.drawLine(QLineF(x, inside.top(), x - inside.height(), inside.bottom()))
    painter.restore()


DIE_CORNER: Final = 0.24
"""Radius of a die's corners; this and all below are in its height."""
_SIDE: Final = 0.1
"""How much of the cube's front side is to be seen below the face that is up."""
_DISH: Final = 0.04
"""Room between the edge of a face and the ring of its dish."""


def paint_die(
    painter: QPainter,
    rect: QRectF,
    face: PieceFace,
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


_CORNER: Final = 0.16
"""Radius of rings around a piece, which may be a tile or a die, in its height."""


def paint_face(
    painter: QPainter,
    rect: QRectF,
    face: PieceFace,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a tile or a die, whichever the face is of."""
    paint = paint_die if face.kind is PieceKind.DIE else paint_tile
    paint(painter, rect, face, look, lifted=lifted, faded=faded)


def _paint(
    painter: QPainter,
    rect: QRectF,
    piece: PaintedPiece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    paint_face(painter, rect, piece.face, look, lifted=lifted, faded=faded)


LETTERS: Final = PieceArt(_paint, aspect=ASPECT, corner=_CORNER, shadow=SHADOW[False])
"""The pieces of this game; every view's `face` is a `PieceFace`."""


def say_die(text: str, value: int) -> str:
    """A die by the face that is up: "die A, 1 point"."""
    return say(texts.DIE, letters=text, points=say_count(kit_texts.POINTS, value))


def say_tile(text: str, value: int, *, owner: str | None = None) -> str:
    """A tile: "tile QU, 6 points"; `owner` is empty for whoever is looking, None for nobody."""
    points = say_count(kit_texts.POINTS, value)
    if owner is None:
        return say(texts.TILE, letters=text, points=points)
    text_of = texts.TILE_OF if owner else texts.OWN_TILE
    return say(text_of, letters=text, points=points, name=owner)
