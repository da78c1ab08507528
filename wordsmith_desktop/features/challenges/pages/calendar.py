"""A month of challenges: a button for every day and week, with what was reached in it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton, sign
from wordsmith_desktop.window.kit.days import locale
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from ..album import Album, day_challenges, medal_of
from ..challenge import Challenge, challenge_of_week
from ..medals import Medal
from .in_words import date_text, day_text, reached_text, title_of_kind
from .medal import paint_medal

MONTHS: Final = 24
"""So many months before this one can be shown."""
_BREADTH: Final = 62
"""Least breadth at usual text, in grid steps."""
_WEEK: Final = 7
_ROWS: Final = 6
_DAY: Final = timedelta(days=1)
_ARROWS: Final = {
    Qt.Key.Key_Left: -_DAY,
    Qt.Key.Key_Right: _DAY,
    Qt.Key.Key_Up: -_WEEK * _DAY,
    Qt.Key.Key_Down: _WEEK * _DAY,
}
"""How far each goes."""


class CalendarCell(Value):
    """A day or a week, as it is shown."""

    week: Challenge | None
    """That of the week; None for a day."""
    text: str
    """The number that stands there."""
    day: date
    """The day, or the Monday of the week."""
    is_now: bool
    """Whether it is today, or this week."""
    is_played: bool
    medal: Medal | None
    is_in_time: bool
    """Whether it was begun on its own day, or in its own week."""
    name: str
    """What is read of it: "12 November, Warm-up, Silver, 61 points"."""


@has_role(QAccessible.Role.Button)
class CellButton(EnterButton):
    """The number, the medal, and a line below what counts for a row of days."""

    seen = Signal()
    """The keyboard or the pointer is on it."""

    def __init__(self) -> None:
        super().__init__()
        self.cell: CalendarCell | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_cell(self, cell: CalendarCell | None) -> None:
        """Show a day; without one the place stays empty."""
        self.cell = cell
        self.setEnabled(cell is not None)
        self.setAccessibleName(cell.name if cell else "")
        set_tip(self, cell.name if cell else "")
        self.setVisible(cell is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look().px(6.5), max(look().px(5), look().least_target))

    def minimumSizeHint(self) -> QSize:
        least = look().least_target
        return QSize(look().px(4.5), look().px(4)).expandedTo(QSize(least, least))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.seen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            # A button of Qt's would take them to whatever lies beside it.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        cell = self.cell
        if cell is None:
            return
        theme, painter = look().theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Half of the ring’s three pixels lie outside of what it is drawn along.
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(colour(theme.accent if cell.is_now else theme.hairline), 1.5))
        is_lit = self.underMouse() or cell.is_now
        painter.setBrush(colour(theme.accent_soft if is_lit else theme.raised))
        painter.drawRoundedRect(area, 6, 6)
        painter.setFont(look().font(Size.BODY, bold=cell.is_now))
        painter.setPen(colour(theme.ink if cell.is_played or cell.is_now else theme.muted))
        half = QRectF(area.left(), area.top(), area.width() * 0.56, area.height())
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, cell.text)
        self._paint_result(painter, area, cell)
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 6, 6)

    def _paint_result(self, painter: QPainter, area: QRectF, cell: CalendarCell) -> None:
        theme, side = look().theme, min(area.height() * 0.62, area.width() * 0.4)
        place = QRectF(0, 0, side, side)
        place.moveCenter(area.center())
        place.moveRight(area.right() - area.width() * 0.06)
        if cell.medal:
            paint_medal(painter, place, cell.medal, is_small=True)
        elif cell.is_played:
            # Played, without a medal: a tick.
            painter.setPen(QPen(colour(theme.ink), max(2.0, side / 8)))
            tick = ((0.2, 0.5), (0.42, 0.75), (0.8, 0.25))
            points = [place.topLeft() + QPointF(x * side, y * side) for x, y in tick]
            painter.drawPolyline(points)
        if cell.is_in_time:
            painter.setPen(QPen(colour(theme.accent), 3))
            y = area.bottom() - 3
            painter.drawLine(round(area.left() + 6), round(y), round(area.right() - 6), round(y))


@has_role(QAccessible.Role.Grouping)
class Calendar(QFrame):
    """Arrows move from day to day, Page Up and Page Down from month to month, Enter plays."""

    chosen = Signal(object)
    """The `Challenge` of a week, to play."""
    day_chosen = Signal(object)
    """A day whose puzzles are to be shown."""

    def __init__(self, today: date) -> None:
        super().__init__()
        self.setProperty("surface", "raised")
        self.setAccessibleName(say(texts.CALENDAR))
        self._today = today
        self._album = Album()
        self._language = "en"
        self.month = today.replace(day=1)
        """The first day of the month that is shown."""
        self.current = today
        """The day that the keyboard is on."""
        self.title = label("", size="lead", wrap=False)
        self.earlier = sign("‹", lambda: self._turn(-1), name=say(texts.MONTH_BEFORE))
        self.later = sign("›", lambda: self._turn(1), name=say(texts.MONTH_AFTER))
        self.told = label("", tone="muted")
        self.days = [self._button(self._day_seen) for _ in range(_ROWS * _WEEK)]
        self.weeks = [self._button(self._week_seen) for _ in range(_ROWS)]
        self._lay_out()

    def show_album(self, album: Album, language: str) -> None:
        """Show what somebody has reached, in the challenges of a language of words."""
        self._album, self._language = album, language
        self._show()

    def show_day(self, today: date) -> None:
        """It is another day; whoever looked at the day before sees it."""
        if self.current == self._today or self.current > today:
            self.current = today
        self._today = today
        self.month = self.current.replace(day=1)
        self._show()

    def button_of(self, day: date) -> CellButton:
        """The button of a day of the month that is shown."""
        return self.days[(day - self._first).days]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._go_to(self.current + _ARROWS[key])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(-1 if key is Qt.Key.Key_PageUp else 1)
            self.button_of(self.current).setFocus()
        elif key == Qt.Key.Key_Home:
            self._go_to(self.month)
        elif key == Qt.Key.Key_End:
            self._go_to(_last_of(self.month))
        else:
            super().keyPressEvent(event)

    # Inside

    @property
    def _first(self) -> date:
        """The Monday that the first row begins with."""
        return self.month - self.month.weekday() * _DAY

    @property
    def _least(self) -> date:
        """The first day that can be shown."""
        return _months_after(self._today, -MONTHS)

    def _button(self, seen: Callable[[CellButton], None]) -> CellButton:
        button = CellButton()
        button.clicked.connect(lambda: self._play(button))
        button.seen.connect(lambda: seen(button))
        return button

    def _play(self, button: CellButton) -> None:
        cell = button.cell
        if cell is not None and cell.week is None:
            self.day_chosen.emit(cell.day)
        elif cell is not None and cell.week is not None:
            self.chosen.emit(cell.week if cell.is_now else cell.week.late())

    def _day_seen(self, button: CellButton) -> None:
        if button.cell is not None:
            self._settle(button.cell.day)
            self.told.setText(button.cell.name)

    def _week_seen(self, button: CellButton) -> None:
        if button.cell is not None:
            self.told.setText(button.cell.name)

    def _go_to(self, day: date) -> None:
        day = max(self._least, min(day, self._today))
        if day.replace(day=1) != self.month:
            self.month = day.replace(day=1)
            self.current = day
            self._show()
        self.button_of(day).setFocus()

    def _turn(self, months: int) -> None:
        """Another month, as far as there are any."""
        month = _months_after(self.month, months)
        if self._least <= month <= self._today:
            self.month = month
            self.current = min(_last_of(month), month + (self.current.day - 1) * _DAY, self._today)
            self._show()
            announce(self, self.title.text())

    def _settle(self, day: date) -> None:
        """Tab reaches one day only: that which the keyboard was on last."""
        self.current = day
        for button in self.days:
            is_current = button.cell is not None and button.cell.day == day
            policy = Qt.FocusPolicy.StrongFocus if is_current else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _show(self) -> None:
        self.title.setText(locale().standaloneMonthName(self.month.month) + f" {self.month.year}")
        self.earlier.setEnabled(self.month > self._least)
        self.later.setEnabled(self.month < self._today.replace(day=1))
        for place, button in enumerate(self.days):
            day = self._first + place * _DAY
            is_shown = day.month == self.month.month and day <= self._today
            button.show_cell(self._day_cell(day) if is_shown else None)
        for row, button in enumerate(self.weeks):
            monday = self._first + row * _WEEK * _DAY
            last = monday + (_WEEK - 1) * _DAY
            is_shown = last >= self.month and monday <= min(_last_of(self.month), self._today)
            button.show_cell(self._week_cell(monday) if is_shown else None)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._settle(self.current)
        self.told.setText(self._day_cell(self.current).name)

    def _day_cell(self, day: date) -> CalendarCell:
        puzzles = day_challenges(day, self._language, self._album)
        results = [found for one in puzzles if (found := self._album.result_in(one))]
        parts = [day_text(day), say(texts.PLAYED_OF, n=len(results), all=len(puzzles))]
        medals = [medal for one in results if (medal := medal_of(one))]
        best = max(medals, default=Medal.NONE)
        parts += [say(texts.MEDALS[best])] if best else []
        is_in_time = any(map(self._album.is_in_time, puzzles))
        return CalendarCell(
            week=None,
            text=str(day.day),
            day=day,
            is_now=day == self._today,
            is_played=bool(results),
            medal=best,
            is_in_time=is_in_time,
            name=", ".join([*parts, say(texts.IN_TIME)] if is_in_time else parts),
        )

    def _week_cell(self, monday: date) -> CalendarCell:
        challenge = challenge_of_week(monday, self._language)
        result = self._album.result_in(challenge)
        is_in_time = self._album.is_in_time(challenge)
        parts = [date_text(challenge.date), title_of_kind(challenge.kind)]
        if result is None:
            parts.append(say(texts.NOT_PLAYED))
        else:
            parts += reached_text(result, challenge.kind)
            parts += [say(texts.IN_TIME)] if is_in_time else []
        return CalendarCell(
            week=challenge,
            text=say(texts.WEEK_SHORT, number=monday.isocalendar().week),
            day=monday,
            is_now=monday <= self._today < monday + _WEEK * _DAY,
            is_played=result is not None,
            medal=medal_of(result) if result else None,
            is_in_time=is_in_time,
            name=", ".join(parts),
        )

    def _lay_out(self) -> None:
        if not look().is_large:
            self.setMinimumWidth(look().px(_BREADTH))
        step = look().gap(1)
        head = QHBoxLayout()
        head.setSpacing(step)
        head.addWidget(self.title, 1)
        head.addWidget(self.earlier)
        head.addWidget(self.later)
        grid = QGridLayout()
        grid.setSpacing(step // 2)
        grid.addWidget(_heading(say(texts.WEEK_HEAD)), 0, 0)
        for column in range(_WEEK):
            name = locale().dayName(column + 1, locale().FormatType.ShortFormat)
            grid.addWidget(_heading(name), 0, column + 1)
            grid.setColumnStretch(column + 1, 1)
        for row in range(_ROWS):
            grid.setRowMinimumHeight(row + 1, look().px(5))
            grid.addWidget(self.weeks[row], row + 1, 0)
            for column in range(_WEEK):
                grid.addWidget(self.days[row * _WEEK + column], row + 1, column + 1)
        in_column(
            head,
            grid,
            self.told,
            STRETCH,
            inside=self,
            spacing=step,
            margins=2 * step,
        )
        # From day to day in their order, then the weeks.
        before: QWidget = self.later
        for button in (*self.days, *self.weeks):
            QWidget.setTabOrder(before, button)
            before = button


def _heading(text: str) -> QLabel:
    made = label(text, tone="muted", wrap=False)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


def _months_after(day: date, months: int) -> date:
    """The first day of the month so many months after a day's own."""
    count = day.year * 12 + day.month - 1 + months
    return date(count // 12, count % 12 + 1, 1)


def _last_of(month: date) -> date:
    return (month + 31 * _DAY).replace(day=1) - _DAY
