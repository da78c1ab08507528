"""A clock face: what is left of a span of time, as minutes and seconds and as a disc."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.wording import hearing_texts, texts
from wordsmith_desktop.wording.texts import say, say_count

from .announce import announce
from .appearance import look
from .focus import shows_focus
from .hearing.hearing import hearing
from .look import Size, colour
from .roles import has_role


@has_role(QAccessible.Role.StaticText)
class ClockFace(QWidget):
    """Told what time is left; it measures nothing itself."""

    def __init__(self, parent: QWidget | None = None, *, warn_at: int = 10) -> None:
        """From `warn_at` seconds on a word and a shape warn.

        By voice it says what is left as often as the settings have it.
        """
        super().__init__(parent)
        self._warn_at = warn_at
        self._left: int | None = None
        self._whole = 0
        self._is_paused = False
        self.setAccessibleName(say(texts.CLOCK_NAME))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        # It does nothing, but whoever hears it must get there.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def show_seconds(self, left: int | None, *, whole: int = 0) -> None:
        """Show what is left of `whole` seconds; None means that no clock runs."""
        before, self._left, self._whole = self._left, left, whole
        self.setVisible(left is not None)
        if left is None or left == before:
            return
        self._describe()
        if before is not None and any(left <= one < before for one in hearing().calls):
            announce(self, left_text(left))
        self.update()

    def show_readings(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the first of the clocks that run, in whole seconds; without any, no face."""
        if not readings:
            self.show_seconds(None)
            return
        self.show_seconds(-(-readings[0].left_ms // 1000), whole=readings[0].timer.seconds)
        self.show_paused(is_paused)

    def show_paused(self, is_paused: bool) -> None:
        """Say that the clock stands still."""
        self._is_paused = is_paused
        self._describe()
        self.update()

    def _describe(self) -> None:
        """By whole steps: a reader tells of each change of what is looked at."""
        left = max(0, self._left or 0)
        step = _STEP if left > self._warn_at else self._warn_at
        self.setAccessibleDescription(self._spoken(-(-left // step) * step))

    @property
    def spoken(self) -> str:
        """What is left in words; empty where no clock runs."""
        return "" if self._left is None else self._spoken(max(0, self._left))

    @property
    def word(self) -> str:
        """The word beside the figures: soon over, time is up, paused, or none."""
        if self._left is None:
            return ""
        if self._is_paused:
            return say(texts.CLOCK_PAUSED)
        if self._left <= 0:
            return say(texts.CLOCK_OVER)
        return say(texts.CLOCK_SOON) if self._left <= self._warn_at else ""

    @property
    def figures(self) -> str:
        """Minutes and seconds, such as 1:05."""
        return _figures(max(0, self._left or 0))

    def sizeHint(self) -> QSize:
        in_use = look()
        words = (texts.CLOCK_SOON, texts.CLOCK_OVER, texts.CLOCK_PAUSED)
        # Room for the longest word at all times, or the row would shift when the word changes.
        word = max(in_words_width(say(text)) for text in words)
        figures = QFontMetrics(in_use.font(Size.LEAD, bold=True)).horizontalAdvance("00:00")
        # At the largest text the table needs all that a line can do without.
        return QSize(
            in_use.px(5) + figures + in_use.gap(1) + word, in_use.px(3 if in_use.is_large else 5)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use = look()
        theme = in_use.theme
        ink = theme.bad if self.word and not self._is_paused else theme.ink
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(in_use.px(3.5), self.height() - 4)
        disc = QRectF(2, (self.height() - side) / 2, side, side)
        self._paint_disc(painter, disc, ink)
        painter.setPen(colour(ink))
        painter.setFont(in_use.font(Size.LEAD, bold=True))
        rest = self.rect().adjusted(in_use.px(4.5), 0, 0, 0)
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, self.figures)
        rest.adjust(painter.fontMetrics().horizontalAdvance(self.figures) + in_use.gap(1), 0, 0, 0)
        painter.setFont(in_use.font())
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, self.word)
        if self.hasFocus() and shows_focus():
            painter.setPen(QPen(colour(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 5, 5)

    def _paint_disc(self, painter: QPainter, disc: QRectF, ink: str) -> None:
        painter.setPen(QPen(colour(ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        share = min(1.0, max(0, self._left or 0) / self._whole) if self._whole else 0.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        inner = disc.adjusted(4, 4, -4, -4)
        if share >= 1.0:
            painter.drawEllipse(inner)
        else:
            # Sixteenths of a degree, counter-clockwise from three o'clock; 90 degrees is the top.
            painter.drawPie(inner, 90 * 16, round(360 * 16 * share))

    def _spoken(self, left_seconds: int) -> str:
        minutes, seconds = _figures(left_seconds).split(":")
        left = say(texts.CLOCK_LEFT, minutes=minutes, seconds=seconds)
        return f"{left}, {self.word}" if self.word else left


def left_text(seconds: int) -> str:
    """What is left, as one says it: whole minutes as minutes, all else as seconds."""
    if seconds >= 60 and seconds % 60 == 0:
        return say_count(hearing_texts.MINUTES_LEFT, seconds // 60)
    return say_count(hearing_texts.SECONDS_LEFT, seconds)


_STEP: Final = 30
"""Seconds from one description of a clock to the next, until it is soon over."""


def _figures(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def in_words_width(word: str) -> int:
    """Width of a word in body type, in pixels."""
    return QFontMetrics(look().font()).horizontalAdvance(word) + look().gap(1)
