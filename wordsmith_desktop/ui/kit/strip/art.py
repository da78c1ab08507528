"""How a game's pieces are painted, for rows and strip that know none of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from wordsmith_desktop.ui.kit.look import Look


class Piece(Protocol):
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
        piece: Piece,
        look: Look,
        *,
        lifted: bool = False,
        faded: bool = False,
    ) -> None: ...


@dataclass(frozen=True, slots=True)
class PieceArt:
    """The pieces of one game; shares are of a piece's height."""

    paint: PaintPiece
    aspect: float
    """Breadth of a piece."""
    corner: float
    """Radius of its corners, for rings and outlines around it."""
    shadow: float
    """How far the shadow of a lying piece reaches at most."""

    def size(self, height: float) -> QSizeF:
        """The size of a piece of that height in pixels."""
        return QSizeF(height * self.aspect, height)

    def room(self, height: float) -> float:
        """How many pixels a lying piece's shadow reaches at most beyond its rectangle."""
        return height * self.shadow + 1

    def height_in(self, width: float) -> float:
        """Height of a piece that takes so many pixels with its shadow on both sides."""
        return max(1.0, (width - 2) / (self.aspect + 2 * self.shadow))
