"""What is left in the two bags."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say, say_count

from ..words import table_texts as texts
from .pieces import ASPECT, Face, PieceKind, paint_face

_BESIDE: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


@has_role(QAccessible.Role.StaticText)
class BagsLine(QWidget):
    """Two small bags, with the tiles and dice left in them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[tuple[PieceKind, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.show_bags(tiles=0, dice=0)

    def show_bags(self, *, tiles: int, dice: int) -> None:
        """Show so many."""
        said = say_count(texts.TILES_LEFT, tiles), say_count(texts.DICE_LEFT, dice)
        self._lines = ((PieceKind.TILE, said[0]), (PieceKind.DIE, said[1]))
        self.setAccessibleName(say(texts.BAGS, tiles=said[0], dice=said[1]))

        self.updateGeometry()
        self.update()

    def lying(self) -> dict[Key, Lying]:
        """The bag of tiles as "bag", from which these come face down."""
        height = self._bag_height()
        box = QRectF(1.0, (self.height() - height) / 2, height * ASPECT, height)
        blank = Face("?", 0, PieceKind.TILE)
        return {"bag": Lying(box, lambda painter, rect: paint_face(painter, rect, blank, look()))}

    def leave_out(self, keys: frozenset[Key]) -> None:
        """The bags do not move."""

    def _bag_height(self) -> int:
        return 14 + look().px(2)

    def _widths(self) -> list[int]:
        """Of bag and writing, for each bag."""
        metrics, gap = QFontMetrics(look().font()), look().gap(1)
        bag = round(self._bag_height() * ASPECT) + gap // 2
        return [bag + metrics.horizontalAdvance(text) + gap for _, text in self._lines]

    def sizeHint(self) -> QSize:
        return QSize(sum(self._widths()), self._bag_height() + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, height = look(), self._bag_height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(in_use.font())
        x = 1.0
        for (kind, text), width in zip(self._lines, self._widths(), strict=True):
            bag = QRectF(x, (self.height() - height) / 2, height * ASPECT, height)
            paint_bag(painter, bag, kind, in_use)
            painter.setPen(colour(in_use.theme.ink))
            beside = QRectF(bag.right() + in_use.gap(0.5), 0, width, self.height())
            painter.drawText(beside, _BESIDE, text)
            x += width


def paint_bag(painter: QPainter, box: QRectF, kind: PieceKind, look: Look) -> None:
    """A tied bag with a tile or a die on it, which nobody knows."""
    theme = look.theme

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height())

    path = QPainterPath(at(0.24, 0.04))
    path.quadTo(at(0.5, 0.14), at(0.76, 0.04))
    path.lineTo(at(0.66, 0.24))
    path.cubicTo(at(1.0, 0.4), at(1.05, 0.98), at(0.82, 0.98))
    path.lineTo(at(0.18, 0.98))
    path.cubicTo(at(-0.05, 0.98), at(0.0, 0.4), at(0.34, 0.24))
    path.closeSubpath()
    painter.setPen(QPen(colour(theme.edge), 1.5))
    painter.setBrush(colour(theme.wood))
    painter.drawPath(path)
    painter.setPen(QPen(colour(theme.wood_ink), 1.5))
    painter.drawLine(at(0.33, 0.25), at(0.67, 0.25))
    height = box.height() * 0.46
    piece = QRectF(0, 0, height * ASPECT, height)
    piece.moveCenter(at(0.5, 0.65))
    paint_face(painter, piece, Face("?", 0, kind), look)
