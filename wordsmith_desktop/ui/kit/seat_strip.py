"""The row of players: whose turn it is, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Size, colour
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say, say_count


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What the row says of one seat."""

    name: str
    points: int | None = None
    """None where points are not to be shown."""
    is_to_move: bool = False
    is_done: bool = False
    """Whether the seat has finished while others go on."""
    note: str = ""
    """A word of the game's own, such as "4 of 6"."""

    @property
    def second_line(self) -> str:
        """Points, state and note in words."""
        points = "" if self.points is None else say_count(texts.POINTS, self.points)
        return " · ".join(part for part in (points, self._state(), self.note) if part)

    def _state(self) -> str:
        if self.is_to_move:
            return say(texts.SEAT_TO_MOVE)
        return say(texts.SEAT_DONE) if self.is_done else ""


class SeatStrip(QWidget):
    """One chip for each seat, in seat order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.SEATS_NAME))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(1))
        self._chips: list[SeatChip] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: Sequence[SeatLine]) -> None:
        """Show these seats."""
        while len(self._chips) < len(seats):
            chip = SeatChip()
            self._chips.append(chip)
            self._row.addWidget(chip, 1)
        while len(self._chips) > len(seats):
            gone = self._chips.pop()
            self._row.removeWidget(gone)
            gone.deleteLater()
        for chip, seat in zip(self._chips, seats, strict=True):
            chip.show_seat(seat)


class SeatChip(QWidget):
    """One seat: an arrow and a filled card mark the one to move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = SeatLine("")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: SeatLine) -> None:
        """Show this seat."""
        self._seat = seat
        spoken = ", ".join(part for part in (seat.name, seat.second_line) if part)
        self.setAccessibleName(spoken.replace(" · ", ", "))
        set_tip(self, f"{seat.name}\n{seat.second_line}")
        # The hint depends on the words; a layout does not ask again unless told.
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        in_use = look()
        name = QFontMetrics(in_use.font(Size.LEAD, bold=True))
        second = QFontMetrics(in_use.font())
        width = max(
            name.horizontalAdvance(self._seat.name),
            second.horizontalAdvance(self._seat.second_line),
        )
        height = name.height() + second.height() + in_use.gap(1.5)
        return QSize(width + in_use.px(3) + in_use.gap(3), height)

    def minimumSizeHint(self) -> QSize:
        # Far less than the hint: long names are cut short rather than widen the window.
        return QSize(look().px(12), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self._seat.is_to_move:
            painter.setPen(QPen(colour(theme.accent), 3))
            painter.setBrush(colour(theme.accent_soft))
        else:
            painter.setPen(QPen(colour(theme.hairline), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 10, 10)
        left = in_use.gap(1.5)
        if self._seat.is_to_move:
            self._paint_arrow(painter, left)
        left += in_use.px(2.5)
        self._paint_lines(painter, left)

    def _paint_arrow(self, painter: QPainter, left: float) -> None:
        size = look().px(1.5)
        middle = QFontMetrics(look().font(Size.LEAD, bold=True)).height() / 2 + look().gap(0.75)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.accent))
        corners = ((0.0, -size / 1.6), (float(size), 0.0), (0.0, size / 1.6))
        painter.drawPolygon(QPolygonF([QPointF(left + x, middle + y) for x, y in corners]))

    def _paint_lines(self, painter: QPainter, left: int) -> None:
        in_use, theme = look(), look().theme
        top = in_use.gap(0.75)
        width = self.width() - left - in_use.gap(1)
        lines = (
            (self._seat.name, in_use.font(Size.LEAD, bold=self._seat.is_to_move), theme.ink),
            (self._seat.second_line, in_use.font(), theme.ink),
        )
        for text, font, ink in lines:
            painter.setFont(font)
            painter.setPen(colour(ink))
            metrics = painter.fontMetrics()
            elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(left, top + metrics.ascent(), elided)
            top += metrics.height()
