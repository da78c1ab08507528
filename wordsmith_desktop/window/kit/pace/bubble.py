"""What somebody calls out, hanging at the chip of who did, for as long as it stands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from ..appearance import look
from ..labels import label
from ..layouts import in_column
from ..look import colour
from ..seat_strip import SeatStrip
from .pace import Pace

_TIP: Final = 1.5
"""Height of the tip that points to the chip, in grid steps."""
_ROUND: Final = 10
"""Radius of its corners in pixels."""
_MOST: Final = 0.45
"""Its greatest breadth, in that of the page."""


class Shout(Value):
    """Something that a seat calls out."""

    seat: Seat
    text: str
    reason: str = ""
    """Why, in a smaller line; empty where nothing is said."""


class Bubble(QWidget):
    """Lies below a chip and lets the mouse through; it goes when nothing stands any more.

    What it says is on the message line too, which has it read out.
    """

    def __init__(self, pace: Pace, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._said = label("", size="lead")
        self._why = label("", tone="muted")
        gap = look().gap(1)
        self._column = in_column(
            self._said,
            self._why,
            inside=self,
            spacing=0,
            margins=(2 * gap, gap + self._tip, 2 * gap, gap),
        )
        self._tip_x = 0.0
        pace.ended.connect(self.put_away)
        self.hide()

    @property
    def _tip(self) -> int:
        return look().px(_TIP)

    @property
    def text(self) -> str:
        """All that it says; nothing while it is put away."""
        return " ".join(filter(None, (self._said.text(), self._why.text())))

    def say(self, shout: Shout) -> None:
        """Hang at the seat's chip and say this."""
        self._said.setText(shout.text)
        self._why.setText(shout.reason)
        self._why.setVisible(bool(shout.reason))
        self._lie_at(shout.seat)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Say nothing; behind a curtain a word may be a secret even in what is hidden."""
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
        painter.setPen(QPen(colour(theme.accent), 2))
        painter.setBrush(colour(theme.raised))
        tip, box = self._tip, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        box.setTop(float(tip))
        x = min(max(self._tip_x, _ROUND + tip), self.width() - _ROUND - tip)
        painter.drawRoundedRect(box, _ROUND, _ROUND)
        painter.drawPolyline(
            QPolygonF([QPointF(x - tip, tip), QPointF(x, 1), QPointF(x + tip, tip)])
        )
        painter.setPen(Qt.PenStyle.NoPen)
        # Over the edge between tip and box, which are one shape.
        inner = [QPointF(x - tip + 1, tip + 1.5), QPointF(x, 2.5), QPointF(x + tip - 1, tip + 1.5)]
        painter.drawPolygon(QPolygonF(inner))
