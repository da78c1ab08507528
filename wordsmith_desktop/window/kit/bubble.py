"""A bubble at somebody's chip, with what is said there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from .appearance import look
from .look import colour

_TAIL: Final = 8
"""Height of the tail, in pixels."""
_ROUND: Final = 9


class Bubble(QWidget):
    """Hangs below a widget for a while; it takes neither mouse nor keyboard, and is not heard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = ""
        self._tip_x = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def line(self) -> str:
        """What is said; empty where nothing is to be seen."""
        return self._line if not self.isHidden() else ""

    def say(self, line: str, below: QWidget, span_ms: int) -> None:
        """Say this below a widget in the same window, for so many milliseconds."""
        self._line = line
        parent = self.parentWidget()
        assert parent is not None
        size = self.sizeHint()
        foot = below.mapTo(parent, QPoint(below.width() // 2, below.height()))
        left = min(max(0, foot.x() - size.width() // 2), max(0, parent.width() - size.width()))
        self._tip_x = float(foot.x() - left)
        self.setGeometry(left, foot.y() - 2, size.width(), size.height())
        self.show()
        self.raise_()
        self.update()
        self._timer.start(span_ms)

    def clear(self) -> None:
        """Say nothing any more."""
        self._timer.stop()
        self.hide()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(look().font())
        width = metrics.horizontalAdvance(self._line) + look().gap(3)
        return QSize(width, metrics.height() + look().gap(1.5) + _TAIL)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, _TAIL, -1, -1)
        path = QPainterPath()
        path.addRoundedRect(box, _ROUND, _ROUND)
        tail = QPainterPath(QPointF(self._tip_x, 1))
        x = min(max(self._tip_x, box.left() + 2 * _ROUND), box.right() - 2 * _ROUND)
        tail.lineTo(x + _TAIL, box.top() + 1)
        tail.lineTo(x - _TAIL, box.top() + 1)
        tail.closeSubpath()
        painter.setPen(QPen(colour(theme.edge), 1.5))
        painter.setBrush(colour(theme.raised))
        painter.drawPath(path.united(tail))
        painter.setPen(colour(theme.ink))
        painter.setFont(look().font())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._line)
