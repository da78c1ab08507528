"""All players' points, and how far it is to the goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.length_x_wit.views import TotalView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording import texts as kit_texts
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

_ARROW: Final = ((0.0, 0.0), (1.0, 0.5), (0.0, 1.0))
"""Corners of the mark of whoever has the turn, in a unit square."""
_ROUND: Final = 6
_MOST: Final = "888"
"""Points that have room beside a bar."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class TotalLine(QWidget):
    """An arrow and a heavy frame mark the turn, a hollow arrow a response."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = TotalView("", 0)
        self._share = self._goal = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_total(self, view: TotalView, *, share: float, goal: float) -> None:
        """Show this; the bar is `share` of the breadth, the goal's line at `goal` (0 for none)."""
        self._view, self._share, self._goal = view, share, goal
        spoken = ", ".join(self._said())
        self.setAccessibleName(spoken)
        set_tip(self, spoken)
        self.update()

    def _said(self) -> list[str]:
        view = self._view
        said = [view.name, say_count(kit_texts.POINTS, view.points)]
        for is_so, text in (
            (view.is_in_control, kit_texts.SEAT_TO_MOVE),
            (view.is_responding, texts.RESPONDING),
            (view.is_leading, texts.LEADING),
        ):
            if is_so:
                said.append(say(text))
        return [*said, view.note] if view.note else said

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(look().font(bold=True))
        return QSize(look().px(24), metrics.height() + look().gap(1))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(14), self.sizeHint().height())

    def bar_box(self) -> QRectF:
        """Where the bar grows; the points stand at its right."""
        points = QFontMetrics(look().font(bold=True)).horizontalAdvance(_MOST) + look().gap(2)
        return QRectF(self.rect()).adjusted(1.5, 1.5, -1.5 - points, -1.5)

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, bar = look(), self.bar_box()
        # Half of the broadest pen lies outside the outline and must not be cut off.
        whole = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter, whole, bar, in_use)
        mark = bar.height() * 0.42
        if self._view.is_in_control or self._view.is_responding:
            self._paint_mark(painter, bar, in_use, mark)
        self._paint_name(painter, bar.adjusted(mark + in_use.gap(1.5), 0, -4, 0))
        painter.setFont(in_use.font(bold=True))
        points = QRectF(bar.right(), bar.top(), whole.right() - bar.right() - 8, bar.height())
        painter.drawText(points, _MIDDLE | Qt.AlignmentFlag.AlignRight, str(self._view.points))

    def _paint_bar(self, painter: QPainter, whole: QRectF, bar: QRectF, in_use: Look) -> None:
        theme = in_use.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.felt))
        painter.drawRoundedRect(whole, _ROUND, _ROUND)
        filled = QRectF(bar)
        filled.setWidth(bar.width() * self._share)
        if filled.width() > 1:
            painter.setPen(QPen(colour(theme.edge), 1.5))
            painter.setBrush(colour(theme.accent_soft))
            painter.drawRoundedRect(filled, min(_ROUND, filled.width() / 2), _ROUND)
        if self._goal:
            x = bar.left() + bar.width() * self._goal
            painter.setPen(QPen(colour(theme.accent), 2.5, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(x, 0, x, self.height()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink, broad = (theme.accent, 3) if self._view.is_in_control else (theme.hairline, 1)
        painter.setPen(QPen(colour(ink), broad))
        painter.drawRoundedRect(whole, _ROUND, _ROUND)

    def _paint_mark(self, painter: QPainter, box: QRectF, in_use: Look, side: float) -> None:
        accent = colour(in_use.theme.accent)
        painter.setPen(QPen(accent, 2))
        painter.setBrush(accent if self._view.is_in_control else Qt.BrushStyle.NoBrush)
        corner = QPointF(box.left() + in_use.gap(0.75), box.center().y() - side / 2)
        painter.drawPolygon(
            QPolygonF([corner + QPointF(x * side * 0.9, y * side) for x, y in _ARROW])
        )

    def _paint_name(self, painter: QPainter, area: QRectF) -> None:
        view, font = self._view, look().font(bold=self._view.is_in_control)
        name = f"{view.name} · {view.note}" if view.note else view.name
        painter.setFont(font)
        painter.setPen(colour(look().theme.ink))
        metrics = QFontMetrics(font)
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, _MIDDLE | Qt.AlignmentFlag.AlignLeft, name)


_BEYOND = 1.06
"""How much further than the goal a bar can be, before the others are drawn shorter."""


class Totals(QWidget):
    """A line for each seat: name, points, a bar, and the goal's line across all bars."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[TotalLine] = []
        self.setAccessibleName(say(texts.TOTALS))
        self.goal = label("", wrap=False)
        self.last_round = label(say(texts.LAST_ROUND), wrap=False)
        self.last_round.setFont(look().font(bold=True))
        head = QHBoxLayout()
        head.addWidget(self.goal)
        head.addStretch(1)
        head.addWidget(self.last_round)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look().gap(0.5))
        self._column.addLayout(head)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[TotalLine, ...]:
        """The lines in seat order."""
        return tuple(self._lines)

    def show_totals(
        self, lines: Sequence[TotalView], *, goal: int, is_last_round: bool = False
    ) -> None:
        """Show these in seat order; a `goal` of 0 has no line."""
        self.goal.setText(say_count(texts.GOAL, goal) if goal else say(texts.TOTALS))
        self.last_round.setVisible(is_last_round)
        self._have(len(lines))
        most = max([goal * _BEYOND, 1.0, *(float(line.points) for line in lines)])
        for shown, line in zip(self._lines, lines, strict=True):
            shown.show_total(line, share=line.points / most, goal=goal / most)

    def _have(self, count: int) -> None:
        while len(self._lines) < count:
            line = TotalLine()
            self._lines.append(line)
            self._column.addWidget(line)
        while len(self._lines) > count:
            gone = self._lines.pop()
            # Deletion waits for the event loop; hidden, it takes no room until then.
            gone.hide()
            gone.deleteLater()
