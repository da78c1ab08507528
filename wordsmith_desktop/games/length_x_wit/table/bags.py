"""What is left in the two bags."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.bag import paint_bag
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say, say_count

from ..words import table_texts as texts
from .pieces import ASPECT, PieceFace, PieceKind, paint_face

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
        """The bag of tiles as "bag", from which these come face down, that of dice as "dice bag",
        and as "bags" what is passed on."""
        height = self._bag_height()
        area = QRectF(1.0, (self.height() - height) / 2, height * ASPECT, height)
        blank = PieceFace("?", 0, PieceKind.TILE)
        dice = area.translated(self._widths()[0], 0)
        return {
            "bag": Lying(area, lambda painter, rect: paint_face(painter, rect, blank, look())),
            "dice bag": Lying(dice, _paint_blank_die),
            "bags": Lying(area, _paint_passed),
        }

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
            paint_bag_of(painter, bag, kind, in_use)
            painter.setPen(colour(in_use.theme.ink))
            beside = QRectF(bag.right() + in_use.gap(0.5), 0, width, self.height())
            painter.drawText(beside, _BESIDE, text)
            x += width


def paint_bag_of(painter: QPainter, area: QRectF, kind: PieceKind, look: Look) -> None:
    """A tied bag with a tile or a die on it, which nobody knows."""
    paint_bag(painter, area, look)
    height = area.height() * 0.46
    piece = QRectF(0, 0, height * ASPECT, height)
    piece.moveCenter(QPointF(area.center().x(), area.top() + 0.65 * area.height()))
    paint_face(painter, piece, PieceFace("?", 0, kind), look)


def _paint_blank_die(painter: QPainter, rect: QRectF) -> None:
    paint_face(painter, rect, PieceFace("?", 0, PieceKind.DIE), look())


def _paint_passed(painter: QPainter, rect: QRectF) -> None:
    paint_bag_of(painter, rect, PieceKind.TILE, look())
