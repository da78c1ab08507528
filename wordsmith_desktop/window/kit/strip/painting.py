"""Small marks that rows and strip share: focus, tick, empty places, letters that do not lie."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from wordsmith_desktop.core.value import Value

from ..look import Look, colour


def paint_focus(painter: QPainter, area: QRectF, look: Look, *, corner: float) -> None:
    """Two rings around a piece, one of which stands out on any ground.

    `corner` is here and below the radius of the piece's corners in its height.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, away, broad in ((look.theme.ink, 1.0, 1.5), (look.theme.focus, 3.0, 3.0)):
        painter.setPen(QPen(colour(ink), broad))
        radius = area.height() * corner + away
        painter.drawRoundedRect(area.adjusted(-away, -away, away, away), radius, radius)


def paint_new(painter: QPainter, area: QRectF, look: Look, *, corner: float) -> None:
    """A ring and a dot at the upper corner of a piece that has come since one's last turn."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, broad in ((look.theme.table, 5.0), (look.theme.accent, 3.0)):
        painter.setPen(QPen(colour(ink), broad))
        radius = area.height() * corner + 2
        painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), radius, radius)
    side = float(look.px(1.5))
    painter.setPen(QPen(colour(look.theme.table), 2))
    painter.setBrush(colour(look.theme.accent))
    painter.drawEllipse(QRectF(area.right() - side * 0.7, area.top() - side * 0.2, side, side))


def paint_empty_place(painter: QPainter, area: QRectF, ink: str, *, corner: float) -> None:
    """The outline of a piece that is not here."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(ink), 1.5, Qt.PenStyle.DashLine))
    radius = area.height() * corner
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)


def paint_unlaid(
    painter: QPainter, area: QRectF, letter: str, look: Look, *, corner: float
) -> None:
    """A letter that was typed and has no piece: an outline and grey writing."""
    paint_empty_place(painter, area, look.theme.edge, corner=corner)
    font = look.font()
    font.setPixelSize(max(10, round(area.width() * 0.85)))
    painter.setFont(font)
    painter.setPen(colour(look.theme.muted))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, letter)


def paint_choice(painter: QPainter, area: QRectF, look: Look, *, is_chosen: bool) -> None:
    """A disk, with a tick where the piece is chosen."""
    theme = look.theme
    painter.setPen(QPen(colour(theme.accent if is_chosen else theme.edge), 2))
    painter.setBrush(colour(theme.accent if is_chosen else theme.field))
    painter.drawEllipse(area)
    if not is_chosen:
        return
    pen = QPen(colour(theme.accent_ink), max(2.0, area.width() * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(area.left() + x * area.width(), area.top() + y * area.height())
                for x, y in ((0.27, 0.53), (0.44, 0.7), (0.74, 0.33))
            ]
        )
    )


class PaintedPiece(Protocol):
    """What a painter is told of a piece: its letters, and the face that the game gave it."""

    @property
    def text(self) -> str:
        """Its letters."""

    @property
    def face(self) -> Any:
        """What the game's view put in `face`."""


class PaintPiece(Protocol):
    """Paints a piece that fills a rectangle; its shadow lies around it.

    A lifted piece casts a wider shadow; a faded one is only the place where it belongs.
    """

    def __call__(
        self,
        painter: QPainter,
        rect: QRectF,
        piece: PaintedPiece,
        look: Look,
        *,
        lifted: bool = False,
        faded: bool = False,
    ) -> None: ...


class PieceArt(Value):
    """The pieces of one game; shares are of a piece's height."""

    paint: PaintPiece
    aspect: float
    """Breadth of a piece."""
    corner: float
    """Radius of its corners, for rings and outlines around it."""
    shadow: float
    """How far the shadow of a lying piece reaches at most."""
    side: float | None = None
    """How far it reaches to the left and right, where that is told apart."""

    def size(self, height: float) -> QSizeF:
        """The size of a piece of that height in pixels."""
        return QSizeF(height * self.aspect, height)

    def room(self, height: float) -> float:
        """How many pixels a lying piece's shadow reaches at most beyond its rectangle."""
        return height * self.shadow + 1

    def side_room(self, height: float) -> float:
        """How many pixels that is at either side."""
        return height * (self.shadow if self.side is None else self.side) + 1

    def height_in(self, width: float) -> float:
        """Height of a piece that takes so many pixels with its shadow on both sides."""
        side = self.shadow if self.side is None else self.side
        return max(1.0, (width - 2) / (self.aspect + 2 * side))
