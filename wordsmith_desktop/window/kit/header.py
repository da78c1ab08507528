"""The band above a table: what is to be done, who plays, and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.session.clock import Reading

from .appearance import look
from .clock import ClockFace
from .labels import label
from .layouts import in_column
from .look import Size
from .purpose import PurposeLine
from .seat_line import SeatLine
from .seat_marks import SeatMark
from .seat_strip import SeatStrip

_BESIDE: Final = 4
"""So many seats stand beside the title; more have a line of their own."""


class TableHeader(QWidget):
    """The goal of the phase at the left, a chip for each seat, and what is left of the time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # At the largest text the pieces need the room of a second line more.
        self._title = label("", size="" if look().is_large else "lead")
        self._title.setFont(look().font(bold=True))
        self._goal = self._news = ""
        self._fitted: tuple[str, int, int] | None = None
        """The goal, and the room, that the type was chosen for."""
        self.purpose = PurposeLine()
        """What the phase is about, below all else."""
        self._note = label("", size="" if look().is_large else "lead", wrap=False)
        self._note.hide()
        self.seats = SeatStrip()
        self.clock = ClockFace()
        """What is left of the time."""
        gap = look().gap(2)
        self._top = QHBoxLayout()
        self._top.setSpacing(gap)
        self._top.addWidget(self._title, 1)
        for part in (self.purpose.button, self.seats, self._note, self.clock):
            self._top.addWidget(part)
        self._column = in_column(self._top, self.purpose, inside=self, spacing=look().gap(0.75))
        self._is_own_line = False
        # Beside the seats a goal may take two lines, and the table is not to move when one comes.
        lines = 0 if look().is_large else 2 * QFontMetrics(look().font(Size.LEAD)).lineSpacing()
        least = max(look().px(4 if look().is_large else 6.5), lines)
        self.setMinimumHeight(least)
        self._strut = QSpacerItem(0, least)
        self._top.insertItem(0, self._strut)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.seats.hide()

    def show_match(self, title: str, note: str = "") -> None:
        """Show what is to be done."""
        if title != self._goal:
            self._goal = title
            self._title.setMinimumWidth(0)
        self._show_title()
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def show_news(self, sentence: str, *, is_bad: bool = False) -> bool:
        """Say this in the goal's place, or the goal again; whether it has room for all of it.

        Where there is little room, everything else is acted on.
        """
        self._news = sentence
        tone = "bad" if sentence and is_bad else ""
        if self._title.property("tone") != tone:
            self._title.setProperty("tone", tone)
            # A style sheet does not look at a property again by itself.
            self._title.style().unpolish(self._title)
            self._title.style().polish(self._title)
        self._show_title()
        return self._title.text() == (sentence or self._goal)

    def _show_title(self) -> None:
        """As much of the news as its line holds; the goal in type that leaves it two lines."""
        wide = self._title.width()
        if self._news:
            metrics = QFontMetrics(look().font(bold=True))
            text = metrics.elidedText(self._news, Qt.TextElideMode.ElideRight, wide)
        else:
            text = self._goal
        self._title.setText(text)
        self._fit_goal(wide)

    def _fit_goal(self, wide: int) -> None:
        """Beside the seats there is room for two lines, of smaller type where that takes."""
        if self._is_own_line or look().is_large:
            return
        fitted = (self._goal, wide, self.minimumHeight())
        if fitted == self._fitted:
            return
        if wide and not self._has_room(Size.BODY, wide):
            wide = self._keep_breadth()
        self._fitted = fitted
        sizes = (Size.LEAD, Size.NAME, Size.BODY)
        size = next((one for one in sizes if self._has_room(one, wide)), Size.BODY)
        sheet = f"font-size: {look().text_px(size)}px;"
        if self._title.styleSheet() != sheet:
            self._title.setStyleSheet(sheet)

    def _has_room(self, size: Size, wide: int) -> bool:
        """Whether the goal has room in so many pixels of breadth, in type of that size."""
        metrics, flags = QFontMetrics(look().font(size, bold=True)), int(Qt.TextFlag.TextWordWrap)
        area = metrics.boundingRect(QRect(0, 0, wide, 9999), flags, self._goal)
        return area.height() <= self.minimumHeight() and area.width() <= wide

    def _keep_breadth(self) -> int:
        """Have the seats leave the goal as much breadth as it needs; what it has by then."""
        breadths = range(look().px(10), look().px(40), look().gap(1))
        needed = next((one for one in breadths if self._has_room(Size.BODY, one)), 0)
        self._title.setMinimumWidth(needed)
        self._column.activate()
        return self._title.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Its parts have their new breadth once the layout has been at work.
        self._column.activate()
        self._show_title()

    def show_marks(self, marks: Sequence[SeatMark]) -> None:
        """Tell the seats from each other by these emblems and colours, in seat order."""
        self.seats.show_marks(marks)

    def show_terms(self, terms: Sequence[str]) -> None:
        """Mark the seats for which something was agreed, and tell what, in seat order."""
        self.seats.show_terms(terms)

    def show_seats(self, seats: Sequence[SeatLine]) -> None:
        """Show who plays; none where that says nothing."""
        self.seats.setVisible(bool(seats))
        self.seats.show_seats(seats)
        is_own_line = len(seats) > _BESIDE or look().is_large
        if is_own_line != self._is_own_line:
            self._is_own_line = is_own_line
            # Seats on a line of their own leave the goal all the breadth for one line.
            self._strut.changeSize(0, 0 if is_own_line else self.minimumHeight())
            self._top.invalidate()
            if is_own_line:
                self._top.removeWidget(self.seats)
                self._column.insertWidget(1, self.seats)
            else:
                self._column.removeWidget(self.seats)
                self._top.insertWidget(self._top.indexOf(self.purpose.button) + 1, self.seats)

    @property
    def below_clock(self) -> int:
        """From where on down something may lie over it and leave the time to be read; in pixels."""
        return 0 if self.clock.isHidden() else self.clock.geometry().bottom() + 1

    def show_thinking(self, seat: Seat | None) -> None:
        """Show which seat a computer thinks on; none where none does."""
        self.seats.show_thinking(seat)

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the first of the clocks that run, if one does."""
        self.clock.show_readings(readings, is_paused=is_paused)
