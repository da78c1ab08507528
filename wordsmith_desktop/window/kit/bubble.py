"""A bubble at somebody's chip, with what is said there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from .appearance import look
from .labels import label
from .layouts import in_column
from .look import colour
from .seat_strip import SeatStrip

_TIP: Final = 1.5
"""Height of the tip that points to the chip, in grid steps."""
_ROUND: Final = 10
"""Radius of its corners in pixels."""
_MOST: Final = 0.45
"""Its greatest breadth, in that of what it hangs over."""


class Shout(Value):
    """Something that a seat says."""

    seat: Seat
    text: str
    reason: str = ""
    """Why, in a smaller line; empty where nothing is said."""
    is_aside: bool = False
    """Whether it changes nothing at the table, such as a remark."""


class Bubble(QWidget):
    """Hangs below a chip, takes neither mouse nor keyboard, and is not heard.

    What matters of it is on the message line too, which has it read out.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        # The mouse means what lies below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._said, self._why = label("", size="lead"), label("", tone="muted")
        self._is_aside = False
        gap = look().gap(1)
        self._column = in_column(
            self._said,
            self._why,
            inside=self,
            spacing=0,
            margins=(2 * gap, gap + self._tip, 2 * gap, gap),
        )
        self._tip_x = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.put_away)
        self.hide()

    @property
    def _tip(self) -> int:
        return look().px(_TIP)

    @property
    def text(self) -> str:
        """All that it says; nothing while it is put away."""
        return " ".join(filter(None, (self._said.text(), self._why.text())))

    def say(self, shout: Shout, span_ms: int | None = None) -> None:
        """Hang at the seat's chip and say this, for so long, or until it is put away."""
        self._said.setText(shout.text)
        self._why.setText(shout.reason)
        self._why.setVisible(bool(shout.reason))
        self._is_aside = shout.is_aside
        self._lie_at(shout.seat)
        self.show()
        # Whatever the page has made since lies above it otherwise.
        self.raise_()
        self.update()
        self._timer.stop()
        if span_ms is not None:
            self._timer.start(span_ms)

    def put_away(self) -> None:
        """Say nothing; behind a curtain a word may be a secret even in what is hidden."""
        self._timer.stop()
        self.hide()
        self._said.setText("")
        self._why.setText("")

    def _lie_at(self, seat: Seat) -> None:
        page, gap = self._page, look().gap(1)
        strips = page.findChildren(SeatStrip)
        strip = next((one for one in strips if one.isVisible()), None)
        if strip is None or seat >= len(strip.chips):
            middle, foot = page.width() // 2, 4 * gap
        else:
            chip = strip.chips[seat]
            below = chip.mapTo(page, QPoint(chip.width() // 2, chip.height()))
            middle, foot = below.x(), below.y()
        width = min(self._wish(), round(_MOST * page.width()))
        left = max(gap, min(middle - width // 2, page.width() - gap - width))
        self.setGeometry(left, foot - gap // 2, width, self._column.heightForWidth(width))
        self._tip_x = float(middle - left)

    def _wish(self) -> int:
        """Its breadth with every line unbroken, in pixels."""
        lines = (self._said, self._why)
        words = max(one.fontMetrics().horizontalAdvance(one.text()) for one in lines)
        return words + 6 * look().gap(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = look().theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = theme.edge if self._is_aside else theme.accent
        painter.setPen(QPen(colour(edge), 2))
        painter.setBrush(colour(theme.raised))
        tip, area = self._tip, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        area.setTop(float(tip))
        path, x = QPainterPath(), min(max(self._tip_x, _ROUND + tip), self.width() - _ROUND - tip)
        path.addRoundedRect(area, _ROUND, _ROUND)
        pointer = QPainterPath(QPointF(x, 1))
        pointer.lineTo(x + tip, tip + 1)
        pointer.lineTo(x - tip, tip + 1)
        pointer.closeSubpath()
        painter.drawPath(path.united(pointer))
