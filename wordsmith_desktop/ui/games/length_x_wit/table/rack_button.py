"""One tile on a rack, to be picked for the strip or to be spent."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.length_x_wit.pieces.art import LETTERS
from wordsmith_desktop.ui.games.length_x_wit.table import texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.strip.loads import PieceLoad
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton
from wordsmith_desktop.ui.kit.strip.views import PieceView
from wordsmith_desktop.ui.kit.texts import say


class RackButton(PieceButton):
    """A tile. While a vowel is to be spent only vowels can be pressed, and are marked."""

    spent = Signal(int)
    """The number of its tile, which is to be spent."""

    _is_spending = False

    def __init__(self, view: PieceView, *, height: int, parent: QWidget | None = None) -> None:
        super().__init__(view, LETTERS, height=height, parent=parent)

    @property
    def load(self) -> PieceLoad | None:
        """What can be carried away; None while a vowel is to be spent."""
        return None if self._is_spending else super().load

    def set_spending(self, is_spending: bool) -> None:
        """Be a vowel that can be spent, a tile that cannot, or a tile to be picked."""
        self._is_spending = is_spending
        self._speak()
        self.update()

    def _speak(self) -> None:
        super()._speak()
        is_vowel = self.view.face.is_vowel
        self.setEnabled(is_vowel or not self._is_spending)
        if is_vowel and self._is_spending:
            self.setAccessibleName(say(texts.SPENDABLE, tile=self.view.spoken))

    def _tell(self) -> None:
        if self._is_spending:
            self.spent.emit(self.view.id)
        else:
            super()._tell()

    def paint_piece(self, painter: QPainter, box: QRectF) -> None:
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        super().paint_piece(painter, box)
        painter.setOpacity(1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_spending and self.isEnabled():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box, side = self.piece_box(), look().px(1.5) + 12
            at = QRectF(box.right() - side * 0.7, max(1.0, box.top() - side * 0.3), side, side)
            _paint_turn(painter, at, look())


def _paint_turn(painter: QPainter, box: QRectF, look: Look) -> None:
    """A disc with an arrow down: this tile can be turned face down."""
    theme = look.theme
    painter.setPen(QPen(colour(theme.accent_ink), 1.5))
    painter.setBrush(colour(theme.accent))
    painter.drawEllipse(box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.accent_ink))
    shape = ((0.4, 0.2), (0.6, 0.2), (0.6, 0.5), (0.78, 0.5), (0.5, 0.82), (0.22, 0.5), (0.4, 0.5))
    points = [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in shape]
    painter.drawPolygon(QPolygonF(points))
