"""One row of the score pad."""

from __future__ import annotations

from math import sin

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.focus import shows_focus
from wordsmith_desktop.window.kit.look import Look, Size, colour
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.wording.texts import say

from ..words import table_texts as texts
from .pad_lines import DiscardBox, RowLine, RowMark, say_row


def pencil(ink: str, width: float) -> QPen:
    """A pen with soft ends."""
    pen = QPen(colour(ink), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_tick(painter: QPainter, area: QRectF, ink: str) -> None:
    """A tick that overshoots its box a little, as made in haste."""
    side = area.width()
    painter.setPen(pencil(ink, max(2.0, side * 0.11)))
    corners = ((0.16, 0.52), (0.42, 0.82), (1.04, -0.02))
    painter.drawPolyline([_inside(area, x, y) for x, y in corners])


def paint_cross(painter: QPainter, area: QRectF, ink: str) -> None:
    """An X from corner to corner."""
    painter.setPen(pencil(ink, max(1.5, area.width() * 0.08)))
    painter.drawLine(QLineF(_inside(area, 0.1, 0.1), _inside(area, 0.9, 0.9)))
    painter.drawLine(QLineF(_inside(area, 0.9, 0.1), _inside(area, 0.1, 0.9)))


def paint_box(
    painter: QPainter, area: QRectF, look: Look, *, state: DiscardBox, is_blue: bool
) -> None:
    """A discard box; a blue one has a heavy frame and a filled corner besides its colour."""
    theme = look.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_blue:
        painter.fillRect(area, colour(theme.big.fill, 0.22))
        corner = QPolygonF([area.bottomRight(), _inside(area, 0.4, 1), _inside(area, 1, 0.4)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.big.fill))
        painter.drawPolygon(corner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    ink = theme.paper_muted if state is DiscardBox.CROSSED else theme.paper_ink
    painter.setPen(QPen(colour(ink), min(4.0, look.px(0.375)) if is_blue else 1.5))
    painter.drawRoundedRect(area, 3, 3)
    if state is DiscardBox.TICKED:
        paint_tick(painter, area, theme.paper_ink)
    elif state is DiscardBox.CROSSED:
        paint_cross(painter, area, theme.paper_muted)


def paint_circle(painter: QPainter, area: QRectF, look: Look, *, is_ticked: bool) -> None:
    """A small circle for a star; ticked once it has become a piece (R39, R40)."""
    theme = look.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pencil(theme.paper_muted if is_ticked else theme.paper_ink, 2))
    painter.drawEllipse(area)
    if is_ticked:
        paint_tick(painter, area, theme.paper_ink)


def paint_scribble(painter: QPainter, band: QRectF, ink: str) -> None:
    """Something is written here, not to be read."""
    path = QPainterPath(band.topLeft() + QPointF(0, band.height() / 2))
    steps = 48
    for step in range(1, steps + 1):
        share = step / steps
        lift = sin(share * 40) * (0.6 + 0.4 * sin(share * 7)) * band.height() / 2
        path.lineTo(band.left() + share * band.width(), band.center().y() - lift)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pencil(ink, 2))
    painter.drawPath(path)


def paint_word(painter: QPainter, band: QRectF, look: Look, *, word: str, ink: str) -> float:
    """A word in plain capitals, smaller where it is long; returns where it ends."""
    font = look.font(Size.TITLE, bold=True)
    width = QFontMetricsF(font).horizontalAdvance(word)
    if width > band.width() > 0:
        font.setPixelSize(max(8, int(font.pixelSize() * band.width() / width)))
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(colour(ink))
    base = band.center().y() + metrics.capHeight() / 2
    painter.drawText(QPointF(band.left(), base), word)
    return band.left() + metrics.horizontalAdvance(word)


def _inside(area: QRectF, x: float, y: float) -> QPointF:
    return QPointF(area.left() + x * area.width(), area.top() + y * area.height())


_LETTER = 0.62
"""Side of a letter that flies to the row, in the row's height."""


def _write(painter: QPainter, band: QRectF, word: str) -> None:
    paint_word(painter, band, look(), word=word, ink=look().theme.paper_ink)


def _nothing(_painter: QPainter, _area: QRectF) -> None:
    """A place is not carried about."""


_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def margin_width() -> int:
    """How far the ruled margin stands from the left edge of the rows, in pixels."""
    return look().px(4)


def points_width() -> int:
    """Breadth of the column of points, in pixels."""
    return look().px(4)


def row_height() -> int:
    """Least height of a row in pixels."""
    return max(look().target - 4, look().px(4.5))


def full_row_height() -> int:
    """Height of a row in pixels where there is room."""
    return look().px(7.25)


class PadRow(QAbstractButton):
    """Letter, word and points of a row; `clicked` only where it can be chosen."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        """`number` counts from 1."""
        super().__init__(parent)
        self._number = number
        self._row = RowLine(RowMark.EMPTY)
        self._is_choosable = False
        self._is_chosen = self._is_coming = self._is_new = False
        # Else Qt does not repaint when the mouse comes or goes, which `paintEvent` shows.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(full_row_height())

    @property
    def is_choosable(self) -> bool:
        """Whether a click chooses it."""
        return self._is_choosable

    def show_row(
        self, row: RowLine, *, is_choosable: bool, is_chosen: bool, is_new: bool = False
    ) -> None:
        """Show this; what `is_new` was written since whoever looks acted last."""
        shown = (row, is_choosable, is_chosen, is_new)
        before = (self._row, self._is_choosable, self._is_chosen, self._is_new)
        if self.accessibleName() and shown == before:
            return
        self._row, self._is_choosable, self._is_chosen, self._is_new = shown
        spoken = [say_row(self._number, row)]
        if is_choosable:
            spoken.append(say(texts.ROW_FREE))
        if is_chosen:
            spoken.append(say(texts.ROW_CHOSEN))
        if is_new:
            spoken.append(say(texts.ROW_NEW))
        self.setAccessibleName(", ".join(spoken))
        shape = Qt.CursorShape.PointingHandCursor if is_choosable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def lying(self) -> dict[tuple[str, *tuple[int, ...]], Lying]:
        """Its word, if there is one, and the places of letters that come to be one."""
        band = self._band()
        side = band.height() * _LETTER
        places = int(band.width() // side)
        top = band.center().y() - side / 2
        found: dict[tuple[str, *tuple[int, ...]], Lying] = {
            ("row", place): Lying(QRectF(band.left() + place * side, top, side, side), _nothing)
            for place in range(places)
        }
        if self._row.word and self._row.mark is RowMark.STANDS:
            word = self._row.word
            found["word",] = Lying(band, lambda painter, area: _write(painter, area, word))
        return found

    def set_coming(self, is_coming: bool) -> None:
        """Leave the word out while it is about to be written."""
        if is_coming != self._is_coming:
            self._is_coming = is_coming
            self.update()

    def _band(self) -> QRectF:
        """Where the word stands."""
        left = margin_width() + look().gap(1)
        width = self.width() - left - points_width() - look().gap(0.5)
        return QRectF(left, 0, width, self.height())

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word in the row, where it can be read."""
        return (self._row.word,)

    def sizeHint(self) -> QSize:
        return QSize(look().px(30), full_row_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(16), row_height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSE:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        painter.setPen(QPen(colour(theme.paper_line), 1.5))
        painter.drawLine(QLineF(0, whole.bottom() - 1, whole.right(), whole.bottom() - 1))
        self._paint_head(painter, QRectF(0, 0, margin_width(), whole.height()))
        if not self._is_coming:
            self._paint_body(painter, self._band())
        self._paint_points(
            painter, QRectF(whole.width() - points_width(), 0, points_width(), whole.height())
        )
        self._paint_frame(painter, whole)

    def _paint_head(self, painter: QPainter, cell: QRectF) -> None:
        """The required letter, else the row's number; light on dark where it is chosen."""
        in_use, theme = look(), look().theme
        letter = self._row.letter
        ink = theme.paper_ink if letter else theme.paper_muted
        if self._is_chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.paper_ink))
            painter.drawRoundedRect(cell.adjusted(2, 3, -2, -4), 5, 5)
            ink = theme.paper
        painter.setFont(in_use.font(Size.LEAD, bold=True) if letter else in_use.font())
        painter.setPen(colour(ink))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, letter or str(self._number))

    def _paint_body(self, painter: QPainter, band: QRectF) -> None:
        in_use, theme = look(), look().theme
        row = self._row
        middle = band.center().y()
        if row.mark is RowMark.PASSED:
            painter.setPen(pencil(theme.paper_ink, in_use.px(0.3)))
            painter.drawLine(QLineF(band.left(), middle, band.left() + in_use.px(3), middle))
        elif row.mark is RowMark.HIDDEN:
            scribble = QRectF(band.left(), middle - in_use.px(0.8), in_use.px(12), in_use.px(1.6))
            paint_scribble(painter, scribble, theme.paper_muted)
        elif row.mark is RowMark.EMPTY:
            self._paint_circles(painter, band)
        else:
            self._paint_word(painter, band)

    def _paint_word(self, painter: QPainter, band: QRectF) -> None:
        theme = look().theme
        is_struck = self._row.mark is RowMark.STRUCK
        ink = theme.paper_muted if is_struck else theme.paper_ink
        end = paint_word(painter, band, look(), word=self._row.word, ink=ink)
        if is_struck:
            middle = band.center().y()
            painter.setPen(pencil(theme.paper_bad, look().px(0.3)))
            lift = band.height() * 0.08
            painter.drawLine(QLineF(band.left() - 4, middle + lift, end + 4, middle - lift))

    def _paint_circles(self, painter: QPainter, band: QRectF) -> None:
        side, step = look().px(2.25), look().px(3.25)
        count = self._row.ticked_circles + self._row.circles
        for place in range(count):
            left = band.left() + place * step + 2
            area = QRectF(left, band.center().y() - side / 2, side, side)
            is_ticked = place < self._row.ticked_circles
            paint_circle(painter, area, look(), is_ticked=is_ticked)

    def _paint_points(self, painter: QPainter, cell: QRectF) -> None:
        row = self._row
        if row.mark in (RowMark.EMPTY, RowMark.HIDDEN):
            return
        theme = look().theme
        painter.setFont(look().font(Size.LEAD, bold=True))
        is_nothing = row.mark in (RowMark.STRUCK, RowMark.PASSED)
        painter.setPen(colour(theme.paper_muted if is_nothing else theme.paper_ink))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(row.points))

    def _paint_frame(self, painter: QPainter, whole: QRectF) -> None:
        """In colour: new. Dashed: can be chosen. Solid: is chosen. Two rings: has the focus."""
        theme = look().theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area = whole.adjusted(2, 3, -2, -4)
        if self._is_new:
            painter.setPen(QPen(colour(theme.paper_good), 2.5))
            painter.drawRoundedRect(area, 5, 5)
        if self._is_chosen or self._is_choosable:
            pen = QPen(colour(theme.paper_ink), 2.5 if self._is_chosen else 1.5)
            if not self._is_chosen and not self.underMouse():
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(area, 5, 5)
        if self.hasFocus() and shows_focus():
            for ink, inside in ((theme.focus, 1.0), (theme.paper_ink, 3.5)):
                painter.setPen(QPen(colour(ink), 2.5 if ink == theme.focus else 1.5))
                painter.drawRoundedRect(whole.adjusted(inside, inside, -inside, -inside - 1), 5, 5)
