"""Radio buttons that look like the program: segments and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QRadioButton, QSizePolicy, QWidget

from .appearance import look
from .look import Size, colour
from .rule_pictures import PicturePart, paint_in

_PICTURE = 9
"""Breadth of a card's picture, in grid steps that grow with the text."""
_WRAP = Qt.TextFlag.TextWordWrap
_CENTRE = Qt.AlignmentFlag.AlignCenter


class Segment(QRadioButton):
    """One answer; the chosen one is filled and bold."""

    is_soft = False
    """Whether a soft wash and a heavy frame mark the chosen one in place of the full accent."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        # Its own paint shows the pointer: this has Qt repaint it as that comes and goes.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # The words are painted here; the button has no text that Qt could take a name from.
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        # Bold, as it is when chosen, so that choosing does not change its size.
        metrics = QFontMetrics(look().font(bold=True))
        width = metrics.horizontalAdvance(self._text) + look().gap(3)
        return QSize(
            max(look().target + 8, width), max(look().target, metrics.height() + look().gap(2))
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(look().target, self.sizeHint().height())

    def hitButton(self, pos: QPoint) -> bool:
        # QRadioButton takes clicks only where the style would paint its indicator and text.
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, self, is_soft=self.is_soft)
        self.paint_content(painter)

    def paint_content(self, painter: QPainter) -> None:
        """What stands on the segment."""
        theme = look().theme
        painter.setFont(look().font(bold=self.isChecked()))
        painter.setPen(colour(theme.accent_ink if self.isChecked() else theme.ink))
        painter.drawText(QRectF(self.rect()), _CENTRE, self._text)


class AnswerCard(QRadioButton):
    """An answer with a line that explains it; the chosen one has a heavy frame and a dot."""

    def __init__(
        self,
        title: str,
        explanation: str,
        parent: QWidget | None = None,
        *,
        picture: Sequence[PicturePart] = (),
    ) -> None:
        """A `picture` stands beside the title, unless text is so large that it needs the room."""
        super().__init__(parent)
        self._title, self._explanation = title, explanation
        self._picture = () if look().is_large else tuple(picture)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(title)
        self.setAccessibleDescription(explanation)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # As high as it likes: the breadth alone wraps the text.
        room = QRect(0, 0, self._text_width(width), 1 << 16)
        plain = QFontMetrics(look().font())
        lines = plain.boundingRect(room, _WRAP, self._explanation).height()
        return self._title_height(width) + lines + 3 * look().gap(1)

    def sizeHint(self) -> QSize:
        width = look().px(30)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), look().px(10))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @property
    def text_left(self) -> int:
        """Where title and explanation begin, in pixels."""
        return look().gap(1.5) + look().px(3)

    def _text_width(self, width: int) -> int:
        return max(1, width - self.text_left - look().gap(1.5))

    def _title_width(self, width: int) -> int:
        picture = look().px(_PICTURE) + look().gap(1) if self._picture else 0
        return max(1, self._text_width(width) - picture)

    def _title_height(self, width: int) -> int:
        # As high as it likes: the breadth alone wraps the text.
        room = QRect(0, 0, self._title_width(width), 1 << 16)
        bold = QFontMetrics(look().font(Size.LEAD, bold=True))
        return bold.boundingRect(room, _WRAP, self._title).height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, self, is_soft=True)
        self._paint_dot(painter)
        width = self._text_width(self.width())
        top, title = in_use.gap(1), self._title_height(self.width())
        painter.setPen(colour(theme.ink))
        painter.setFont(in_use.font(Size.LEAD, bold=True))
        heading = QRect(self.text_left, top, self._title_width(self.width()), title)
        painter.drawText(heading, _WRAP, self._title)
        painter.setFont(in_use.font())
        below = QRect(self.text_left, top + title + in_use.gap(0.5), width, self.height())
        painter.drawText(below, _WRAP, self._explanation)
        if self._picture:
            side, gap = in_use.px(_PICTURE), in_use.gap(1)
            area = QRectF(self.width() - side - 1.5 * gap, 0.75 * gap, side, title + 0.5 * gap)
            paint_in(painter, area, in_use, self._picture)

    def _paint_dot(self, painter: QPainter) -> None:
        theme, side = look().theme, look().px(2.25)
        middle = QFontMetrics(look().font(Size.LEAD, bold=True)).height() / 2 + look().gap(1)
        area = QRectF(look().gap(1.5), middle - side / 2, side, side)
        painter.setPen(QPen(colour(theme.edge), 2))
        painter.setBrush(colour(theme.field))
        painter.drawEllipse(area)
        if self.isChecked():
            inside = side * 0.22
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent))
            painter.drawEllipse(area.adjusted(inside, inside, -inside, -inside))


def paint_ground(painter: QPainter, button: QAbstractButton, *, is_soft: bool) -> None:
    """A button's card: where it is chosen a heavy frame, and a soft wash or the full accent."""
    theme = look().theme
    is_filled = button.isChecked() and not is_soft
    # Under the mouse only the frame is livelier: what is filled is chosen, and nothing else is.
    fill = theme.accent_soft if button.isChecked() else theme.raised
    if is_filled:
        fill = theme.accent
    area = QRectF(button.rect()).adjusted(2, 2, -2, -2)
    is_lively = button.isChecked() or button.underMouse()
    frame = theme.accent if is_lively else theme.edge
    painter.setPen(QPen(colour(frame), 3 if button.isChecked() else 1.5))
    painter.setBrush(colour(fill))
    painter.drawRoundedRect(area, 8, 8)
    if button.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(theme.focus), 3))
        # Half of the ring’s three pixels lie outside of what it is drawn along.
        painter.drawRoundedRect(QRectF(button.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        inner = theme.accent_ink if is_filled else theme.ink
        painter.setPen(QPen(colour(inner), 1.5))
        painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 6, 6)
