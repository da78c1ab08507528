"""What stands above and below the rows of a score pad: challenges, boxes and sums."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QWidget,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..words import table_texts as texts
from ..words.texts import BONUS, CHALLENGE, DISCARDS
from .pad_lines import DiscardBox, PadPage, PadPages, say_boxes, say_hidden, say_totals
from .pad_row import margin_width, paint_box, paint_tick, pencil, points_width


class ChallengeTab(QAbstractButton):
    """A challenge's number above its points; the one that is open is framed."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        """`number` counts from 1."""
        super().__init__(parent)
        self._number = number
        self._points = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_page(self, page: PadPage | None) -> None:
        """Show this challenge's points; None where it was not begun."""
        self.setEnabled(page is not None)
        self._points = str(page.total) if page and page.total is not None else "–"
        self.setAccessibleName(self._spoken(page))
        set_tip(self, self.accessibleName())
        self.updateGeometry()
        self.update()

    def _spoken(self, page: PadPage | None) -> str:
        if page is None:
            return say(texts.CHALLENGE_NOT_BEGUN, number=self._number)
        if page.total is None:
            return say(CHALLENGE, number=self._number)
        points = say_count(POINTS, page.total)
        return say(texts.CHALLENGE_WITH_POINTS, number=self._number, points=points)

    def sizeHint(self) -> QSize:
        small, points = QFontMetrics(look().font()), QFontMetrics(look().font(bold=True))
        width = max(points.horizontalAdvance("88"), points.horizontalAdvance(self._points))
        height = small.height() + points.height() + look().gap(0.5)
        return QSize(max(look().target - 8, look().least_target, width + look().gap(1.5)), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        ink = theme.paper_ink if self.isEnabled() else theme.paper_muted
        small = QFontMetrics(in_use.font()).height()
        painter.setPen(colour(theme.paper_muted))
        painter.setFont(in_use.font())
        number = QRectF(0, in_use.gap(0.25), whole.width(), small)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setPen(colour(ink))
        painter.setFont(in_use.font(bold=self.isChecked()))
        below = whole.adjusted(0, small, 0, 0)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._points)
        if self.isChecked():
            painter.setPen(QPen(colour(theme.paper_ink), 2))
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 5, 5)
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
            painter.setPen(QPen(colour(theme.paper_ink), 1.5))
            painter.drawRoundedRect(whole.adjusted(4, 4, -4, -4), 4, 4)


def _tick(painter: QPainter, area: QRectF) -> None:
    paint_tick(painter, area, look().theme.paper_ink)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@has_role(QAccessible.Role.StaticText)
class PadFoot(QWidget):
    """White boxes, blue boxes with their bonus, this challenge's sum and the match's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pad: PadPages | None = None
        self._page: PadPage | None = None
        self._coming: frozenset[Key] = frozenset()
        self._new = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_page(self, pad: PadPages, page: PadPage, *, new: int = 0) -> None:
        """Show one challenge's boxes and sums; the last ticks, so many, are `new`."""
        self._pad, self._page, self._new = pad, page, new
        ticked = say_count(texts.BOXES_NEW, new) if new else ""
        boxes = f"{say_hidden(pad)}." if page.is_hidden else say_boxes(page)
        self.setAccessibleName(
            " ".join(part for part in (boxes, ticked, say_totals(pad, page)) if part)
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look().px(30), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(16), self._height())

    def _height(self) -> int:
        in_use, line = look(), self._line()
        if self._page is None:
            return line
        if self._page.is_hidden:
            return self._hidden_height() + in_use.gap(0.5)
        sums = (line if self._has_match() else 0) + self._match_line() + in_use.gap(2)
        return sums if self._page.bonus is None else line + 2 * self._box_line() + sums

    def _line(self) -> int:
        return QFontMetrics(look().font(Size.LEAD, bold=True)).height() + look().gap(0.5)

    def _match_line(self) -> int:
        return QFontMetrics(look().font(_total_size(), bold=True)).height()

    def _box_line(self) -> int:
        return look().px(3) + look().gap(1)

    def _has_match(self) -> bool:
        return self._pad is not None and self._pad.challenges > 1

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pad is None or self._page is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        if self._page.is_hidden:
            self._paint_hidden(painter, say_hidden(self._pad))
            return
        if self._page.bonus is not None:
            top = self._paint_boxes(painter, self._page, self._page.bonus)
        self._paint_sums(painter, top + look().gap(1), self._pad, self._page)

    def _hidden_height(self) -> int:
        """Room for two lines."""
        return 2 * QFontMetrics(look().font()).lineSpacing() + look().gap(1)

    def _paint_hidden(self, painter: QPainter, sentence: str) -> None:
        left = margin_width() + look().gap(1)
        height = self._hidden_height()
        band = QRectF(left, look().gap(0.5), self.width() - left - look().gap(1), height)
        painter.setFont(look().font())
        painter.setPen(colour(look().theme.paper_muted))
        painter.drawText(band, Qt.TextFlag.TextWordWrap, sentence)

    def _paint_boxes(self, painter: QPainter, page: PadPage, bonus: int) -> float:
        discards, title = say(DISCARDS), say(BONUS)
        top = self._paint_line(painter, 0.0, discards, extra=title)
        # Blue boxes are ticked last.
        blue = min(self._new, page.blue.count(DiscardBox.TICKED))
        self._paint_box_line(painter, top, page.white, is_blue=False, new=self._new - blue)
        top += self._box_line()
        self._paint_box_line(painter, top, page.blue, is_blue=True, new=blue)
        painter.setFont(look().font(Size.LEAD, bold=True))
        painter.setPen(colour(look().theme.paper_ink))
        cell = QRectF(self.width() - points_width(), top, points_width(), look().px(3))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(bonus))
        return top + self._box_line()

    def _paint_box_line(
        self,
        painter: QPainter,
        top: float,
        boxes: tuple[DiscardBox, ...],
        *,
        is_blue: bool,
        new: int,
    ) -> None:
        line, ticked = "blue" if is_blue else "white", boxes.count(DiscardBox.TICKED)
        seen = 0
        for place, (state, area) in enumerate(
            zip(boxes, self._areas(top, len(boxes)), strict=True)
        ):
            is_coming = ("tick", line, place) in self._coming
            shown = DiscardBox.OPEN if is_coming else state
            paint_box(painter, area, look(), state=shown, is_blue=is_blue)
            seen += state is DiscardBox.TICKED
            if state is DiscardBox.TICKED and seen > ticked - new:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colour(look().theme.paper_good), 2.5))
                painter.drawEllipse(area.adjusted(-4, -4, 4, 4))

    def _areas(self, top: float, count: int) -> list[QRectF]:
        """Where the boxes of a line are painted."""
        in_use = look()
        left = margin_width() + in_use.gap(1)
        room = self.width() - left - points_width()
        step = min(in_use.px(3) + in_use.gap(1), room / max(1, count))
        side = min(in_use.px(3), step - 3)
        return [
            QRectF(left + place * step + 1, top + 1, side - 2, side - 2) for place in range(count)
        ]

    def lying(self) -> dict[Key, Lying]:
        """The ticks, as ("tick", "white" or "blue", place)."""
        page = self._page
        if page is None or page.bonus is None:
            return {}
        below = self._line()
        lines = (("white", page.white, below), ("blue", page.blue, below + self._box_line()))
        return {
            ("tick", line, place): Lying(area, _tick)
            for line, boxes, top in lines
            for place, (state, area) in enumerate(
                zip(boxes, self._areas(top, len(boxes)), strict=True)
            )
            if state is DiscardBox.TICKED
        }

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show ticks that are about to be made."""
        if keys != self._coming:
            self._coming = keys
            self.update()

    def _paint_sums(self, painter: QPainter, top: float, pad: PadPages, page: PadPage) -> None:
        in_use, theme = look(), look().theme
        painter.setPen(pencil(theme.paper_ink, 2))
        left = margin_width() + in_use.gap(1)
        painter.drawLine(QLineF(left, top, self.width() - in_use.gap(1), top))
        top += in_use.gap(0.5)
        if page.total is not None:
            # A match of one challenge has no other total.
            size = Size.LEAD if self._has_match() else _total_size()
            title, value = say(texts.THIS_CHALLENGE), str(page.total)
            top = self._paint_line(painter, top, title, extra=_sum(page), value=value, size=size)
        if self._has_match() or page.total is None:
            is_last = len(pad.pages) == pad.challenges
            match = texts.MATCH if is_last else texts.SO_FAR
            size = _total_size()
            self._paint_line(painter, top, say(match), value=str(pad.match_total), size=size)

    def _paint_line(
        self,
        painter: QPainter,
        top: float,
        title: str,
        *,
        extra: str = "",
        value: str = "",
        size: Size = Size.LEAD,
    ) -> float:
        """A title at the left, a quiet and a bold part at the right; returns the next line's top.

        The title gives way where there is not room for everything; `size` is that of the value.
        """
        in_use, theme = look(), look().theme
        left, right = margin_width() + in_use.gap(1), self.width() - in_use.gap(1)
        bold, plain = in_use.font(size, bold=True), in_use.font()
        height = self._line() if size is Size.LEAD else self._match_line()
        for font, ink, text in (
            (bold, theme.paper_ink, value),
            (plain, theme.paper_muted, extra),
        ):
            width = QFontMetrics(font).horizontalAdvance(text)
            painter.setFont(font)
            painter.setPen(colour(ink))
            painter.drawText(QRectF(right - width, top, width + 1, height), _LEFT, text)
            right -= width
        room = max(0, right - left - in_use.gap(0.5))
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, top, room + 1, height), _LEFT, shown)
        return top + height


def _total_size() -> Size:
    """Type of the match's total; at the largest text it would push everything else out."""
    return Size.TITLE if look().is_large else Size.MATCH


def _sum(page: PadPage) -> str:
    if page.bonus is None:
        return ""
    return say(texts.SUM, words=page.word_points, bonus=page.bonus)
