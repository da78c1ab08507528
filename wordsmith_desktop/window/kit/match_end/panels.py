"""What lies below the felt on paper: bars of the totals, the course of points, the awards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.wording import ending_texts as texts
from wordsmith_desktop.wording.texts import say

from ..appearance import look
from ..labels import LabelSize, label
from ..layouts import in_column
from ..look import Size, colour
from ..paper import Paper
from ..roles import has_role, speak_as
from ..seat_marks import SeatMark
from ..tips import set_tip
from .ending import AwardLine, Bar, CourseShown

COUNT_MS: Final = 1800
"""So long points are counted up from what they consist of."""
_ROOMY: Final = 4
"""Up to so many bars there is room for large figures."""
_MOST_LINES: Final = 6
"""More bars stand in two columns."""
_MARKS: Final = 6
"""So many emblems stand on a line of the chart."""
_MOST_SPOKEN: Final = 12
"""So many points of a line are read out."""


def on_paper(text: str, *, size: LabelSize = "", is_muted: bool = False) -> QLabel:
    """A label on paper."""
    made = label(text, size=size)
    theme = look().theme
    made.setProperty("ground", "paper")
    # The program's style sheet colours all labels, and a palette does not prevail over it.
    made.setStyleSheet(f"color: {theme.paper_muted if is_muted else theme.paper_ink};")
    return made


_APART: Final = 2
"""Pixels between a name and its bar."""


@has_role(QAccessible.Role.Grouping)
class Panel(Paper):
    """A sheet with parts from top to bottom."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.column = QVBoxLayout(self)
        step = look().gap(1)
        self.column.setContentsMargins(2 * step, round(1.5 * step), 2 * step, round(1.5 * step))
        self.column.setSpacing(step // 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)


_LEAST_NAME: Final = 3
"""Letters of a name below which it says nothing."""


@has_role(QAccessible.Role.StaticText)
class BarRow(QWidget):
    """One bar with its emblem, name and figure."""

    def __init__(self, bar: Bar, greatest: int, *, is_roomy: bool) -> None:
        super().__init__()
        self.bar = bar
        self._share = max(0.0, bar.value / greatest) if greatest > 0 else 0.0
        self._figure = Size.TITLE if is_roomy else Size.BODY
        self._counted = 1.0
        self.setAccessibleName(bar.spoken)
        set_tip(self, bar.spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def count_to(self, share: float) -> None:
        """Have it counted up so far, from 0 to 1, part by part."""
        self._counted = share
        self.update()

    @property
    def counted(self) -> tuple[int, str]:
        """The points that are counted by now, and which part is."""
        at = self._counted * len(self.bar.parts)
        if self._counted >= 1.0 or not self.bar.parts:
            return self.bar.value, ""
        place = int(at)
        before = sum(part.value for part in self.bar.parts[:place])
        part = self.bar.parts[place]
        return before + round((at - place) * part.value), part.label

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(14), self._text_height() + self._thickness() + _APART)

    def _text_height(self) -> int:
        return QFontMetrics(look().font(self._figure, bold=True)).height()

    def _thickness(self) -> int:
        return max(5, look().px(1.25) if self._figure is Size.TITLE else look().px(0.75))

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height, thickness = self._text_height(), self._thickness()
        top = (self.height() - self.minimumSizeHint().height()) / 2
        line = QRectF(0, top, self.width(), height)
        painter.setPen(colour(theme.paper_ink))
        painter.setFont(in_use.font(self._figure, bold=True))
        figure = painter.fontMetrics().horizontalAdvance(self.bar.text) + in_use.gap(1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        points, part = self.counted
        painter.drawText(line, right, str(points) if part else self.bar.text)
        self._paint_name(painter, line.adjusted(0, 0, -figure, 0))
        self._paint_bar(painter, QRectF(0, line.bottom() + _APART, self.width(), thickness))

    def _paint_name(self, painter: QPainter, area: QRectF) -> None:
        in_use, mark = look(), self.bar.mark
        if mark is not None:
            side = min(area.height(), in_use.text_px(Size.BODY) * 1.2)
            place = QRectF(area.left(), area.center().y() - side / 2, side, side)
            mark.paint(painter, place, in_use, in_use.theme.paper)
            area = area.adjusted(side + in_use.gap(0.75), 0, 0, 0)
        painter.setPen(colour(in_use.theme.paper_ink))
        painter.setFont(in_use.font(Size.BODY, bold=self.bar.is_winner))
        metrics, room = painter.fontMetrics(), round(area.width())
        _points, part = self.counted
        name = bar_name(self.bar, metrics, room)
        if part:
            said = say(texts.PART, name=self.bar.name, part=part)
            name = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_bar(self, painter: QPainter, area: QRectF) -> None:
        theme, mark = look().theme, self.bar.mark
        radius = area.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.paper_line, 0.35))
        painter.drawRoundedRect(area, radius, radius)
        painter.setBrush(colour(mark.colour_on(theme.paper, theme) if mark else theme.paper_muted))
        points, part = self.counted
        share = self._share * points / self.bar.value if part and self.bar.value else self._share
        length = max(area.height(), area.width() * max(0.0, share))
        painter.drawRoundedRect(
            QRectF(area.left(), area.top(), length, area.height()), radius, radius
        )


def bar_name(bar: Bar, metrics: QFontMetrics, room: int) -> str:
    """What stands over a bar in so many pixels: of a winner the name is cut, not that it won.

    Where that would leave next to nothing of the name, it alone stands there; the headline says
    who won.
    """
    right = Qt.TextElideMode.ElideRight
    if bar.is_winner:
        won = metrics.horizontalAdvance(say(texts.BAR_WON, name=""))
        name = metrics.elidedText(bar.name, right, max(0, room - won))
        if name == bar.name or len(name) > _LEAST_NAME:
            return say(texts.BAR_WON, name=name)
    return metrics.elidedText(bar.name, right, room)


class BarsPanel(Panel):
    """A bar for each player, or for this match and the best before it."""

    def __init__(self, bars: Sequence[Bar]) -> None:
        super().__init__(say(texts.BARS_NAME))
        greatest = max((bar.value for bar in bars), default=0)
        is_roomy = len(bars) <= _ROOMY
        self.rows = [BarRow(bar, greatest, is_roomy=is_roomy) for bar in bars]
        lines = len(bars) if len(bars) <= _MOST_LINES else -(-len(bars) // 2)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look().gap(2))
        grid.setVerticalSpacing(look().gap(0.5))
        for place, row in enumerate(self.rows):
            grid.addWidget(row, place % lines, place // lines)
            grid.setColumnStretch(place // lines, 1)
        self.column.addLayout(grid)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        has_parts = any(bar.parts for bar in bars)
        self._animation.setDuration(look().scene_ms(COUNT_MS) if has_parts else 0)
        self._animation.valueChanged.connect(lambda value: self._count_to(float(str(value))))
        self._is_new = True

    @property
    def is_moving(self) -> bool:
        """Whether points are being counted."""
        return self._animation.state() is QVariantAnimation.State.Running

    def settle(self) -> None:
        """Have all of them counted."""
        self._animation.stop()
        self._count_to(1.0)

    def _count_to(self, share: float) -> None:
        for row in self.rows:
            row.count_to(share)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_new and self._animation.duration():
            self._count_to(0.0)
            self._animation.start()
        self._is_new = False


@has_role(QAccessible.Role.Graphic)
class CourseChart(QWidget):
    """A line for each player: colour, dashes and emblems tell whose it is."""

    def __init__(self, course: CourseShown) -> None:
        super().__init__()
        self._course = course
        values = [value for line in course.lines for value in line.values]
        self._low, self._high = min(0, *values), max(1, *values)
        self.setAccessibleName(course.heading)
        self.setAccessibleDescription(course_spoken(course))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), look().px(14))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self.plot
        self._paint_axes(painter, plot)
        # The first seat lies above the others where lines run together.
        for line in reversed(self._course.lines):
            theme = look().theme
            pen = line.mark.pen_on(theme.paper, theme, max(2.0, look().px(0.3)))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(self.points(line.values))
        for line in reversed(self._course.lines):
            self._paint_emblems(painter, self.points(line.values), line.mark)

    @property
    def plot(self) -> QRectF:
        """Where the lines may run."""
        metrics = QFontMetrics(look().font(Size.BODY))
        left = max(map(metrics.horizontalAdvance, (str(self._low), str(self._high))))
        emblem = self._emblem_side() / 2
        return QRectF(self.rect()).adjusted(
            left + look().gap(1), emblem + 2, -emblem - 2, -metrics.height() - 2
        )

    def points(self, values: Sequence[int]) -> list[QPointF]:
        """Where a line's points lie."""
        plot, last = self.plot, max(1, len(values) - 1)
        span = self._high - self._low
        return [
            QPointF(
                plot.left() + plot.width() * place / last,
                plot.bottom() - plot.height() * (value - self._low) / span,
            )
            for place, value in enumerate(values)
        ]

    # Inside

    def _emblem_side(self) -> float:
        return look().px(1.75)

    def _paint_axes(self, painter: QPainter, plot: QRectF) -> None:
        theme = look().theme
        painter.setPen(QPen(colour(theme.paper_line), 1))
        for y in (plot.top(), plot.center().y(), plot.bottom()):
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setFont(look().font(Size.BODY))
        painter.setPen(colour(theme.paper_muted))
        height = painter.fontMetrics().height()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value, y in ((self._high, plot.top()), (self._low, plot.bottom())):
            area = QRectF(0, y - height / 2, plot.left() - look().gap(0.75), height)
            painter.drawText(area, right, str(value))
        below = QRectF(plot.left(), plot.bottom() + 2, plot.width(), height)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, self._course.last)

    def _paint_emblems(self, painter: QPainter, points: list[QPointF], mark: SeatMark) -> None:
        side, theme = self._emblem_side(), look().theme
        step = max(1, (len(points) - 1) // _MARKS)
        places = {len(points) - 1, *range(step, len(points) - step // 2 - 1, step)}
        for place in places:
            area = QRectF(0, 0, side, side)
            area.moveCenter(points[place])
            mark.paint(painter, area, look(), theme.paper)


def course_spoken(course: CourseShown) -> str:
    """The chart in words: everybody's points, where there are many those of some turns."""
    count = len(course.lines[0].values)
    step = max(1, -(-(count - 1) // _MOST_SPOKEN))
    places = sorted({*range(0, count, step), count - 1})
    return ". ".join(
        say(
            texts.COURSE_SPOKEN,
            name=line.name,
            values=", ".join(str(line.values[place]) for place in places),
        )
        for line in course.lines
    )


class CoursePanel(Panel):
    """The course of points under its heading."""

    def __init__(self, course: CourseShown) -> None:
        super().__init__(course.heading)
        self.chart = CourseChart(course)
        heading = on_paper(course.heading, is_muted=True)
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(heading)
        self.column.addWidget(self.chart, 1)


class AwardsPanel(Panel):
    """What earned an award, and whose it is."""

    def __init__(self, awards: Sequence[AwardLine]) -> None:
        super().__init__(say(texts.AWARDS_NAME))
        self.column.addStretch(1)
        for award in awards:
            part = QWidget()
            part.setAccessibleName(f"{award.title}: {award.what}")
            speak_as(part, QAccessible.Role.Grouping)
            in_column(
                on_paper(award.title, is_muted=True),
                on_paper(award.what, size="lead"),
                inside=part,
                spacing=0,
            )
            self.column.addWidget(part)
            self.column.addStretch(2)
