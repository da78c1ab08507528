"""One player in the row: emblem, name, points, what was won, and how far it is to the goal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.computer_players import SAID
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .bell import paint_bell
from .buttons import EnterButton
from .faces import paint_pips
from .focus import shows_focus
from .look import Look, Size, colour
from .seat_line import PART, SeatLine, Winnings
from .seat_marks import SeatMark
from .tips import set_tip

_STAR: Final = "*"
"""Behind the name of whoever something was agreed for, as of a note: the tip says what."""
ROUND: Final = 10
"""Radius of a chip's corners in pixels."""
_PROGRESS: Final = 4
"""Height of the bar to the goal in pixels."""
_ARROW: Final = 1.5
"""Breadth of the arrow before whoever is to move, in grid steps."""
_PRIZE: Final = 4
"""Side of what was won, in grid steps."""
_SMALL_PRIZE: Final = 2.75
"""The same below a name."""
_EMBLEM: Final = 2.5
"""Side of the seat's emblem, in grid steps."""
_FACE: Final = 3.75
"""Side of a computer's face, which has more on it."""
_STROKE: Final = 4
"""Breadth of the seat's stroke at the left edge, in pixels."""
_CRAMPED: Final = 15
"""A chip that is narrower than this, in grid steps, keeps its room for the name in large text."""
_CRAMPED_EMBLEM: Final = 2
"""Side of the emblem there."""
_WON_SHARE: Final = 0.45
"""Of the lower line, what was won has so much beside what was done."""
_LEAST_STEP: Final = 0.5
"""How much of each of them is to be seen at least where they lie over each other."""


class SeatChip(EnterButton):
    """One seat: an arrow and a filled card mark the one to move.

    It can be pressed only where something is offered behind it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = SeatLine("")
        self._mark: SeatMark | None = None
        self._terms = ""
        self._behind = ""
        self._is_thinking = False
        self._said = ""
        self._since = ""
        self._newly_won = 0
        self._won_left: float | None = None
        """Where what was won begins; None where nothing lies there."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        # Else Qt does not repaint when the mouse comes or goes, which `paintEvent` shows.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.offer("")

    def offer(self, what: str) -> None:
        """Have it open this; nothing where it is empty."""
        policy = Qt.FocusPolicy.StrongFocus if what else Qt.FocusPolicy.NoFocus
        shape = Qt.CursorShape.PointingHandCursor if what else Qt.CursorShape.ArrowCursor
        self.setEnabled(bool(what))
        self.setFocusPolicy(policy)
        self.setCursor(shape)
        self._behind = what
        self._describe()

    def show_mark(self, mark: SeatMark | None) -> None:
        """Show by which emblem and colour the seat is told from others; None for by neither."""
        if mark == self._mark:
            return
        self._mark = mark
        self._describe()
        self.update()

    def show_terms(self, terms: str) -> None:
        """Have a star behind the name say that something was agreed for this player alone."""
        if terms != self._terms:
            self._terms = terms
            self._describe()
            self.update()

    def show_said(self, line: str) -> None:
        """Keep what somebody said last for whoever asks; nothing reads it out by itself."""
        self._said = say(SAID, line=line)
        self._describe()

    def show_seat(self, seat: SeatLine) -> None:
        """Show this seat."""
        if seat == self._seat:
            # Most keys change nothing here, and every chip is painted anew.
            return
        self._seat = seat
        self._describe()
        # The hint depends on the words; a layout does not ask again unless told.
        self.updateGeometry()
        self.update()

    def show_since(self, line: str, won: int = 0) -> None:
        """Have a line below the name say what the player did since whoever looks acted last.

        The last prizes, so many as were `won` by it, are ringed.
        """
        if (line, won) != (self._since, self._newly_won):
            self._since, self._newly_won = line, won
            self._describe()
            self.update()

    @property
    def newly_won(self) -> int:
        """How many of the prizes are ringed."""
        return self._newly_won

    @property
    def since(self) -> str:
        """That line; empty where there is none."""
        return self._since

    def _describe(self) -> None:
        """The emblem is in the tip and the description: whoever hears names needs no picture."""
        emblem = self._mark.name if self._mark else ""
        since = say(texts.SEAT_SINCE, line=self._since) if self._since else ""
        spoken = ", ".join(filter(None, (self._seat.name, self._seat.second_line, since)))
        self.setAccessibleName(spoken.replace(" · ", ", "))
        told = (self._seat.name, self._seat.second_line, since, self._terms, emblem, self._said)
        set_tip(self, "\n".join(line for line in told if line))
        described = (self._behind, self._terms.replace(" · ", ", "), emblem, self._said)
        self.setAccessibleDescription(", ".join(part for part in described if part))

    def show_thinking(self, *, is_so: bool) -> None:
        """Have three dots behind the name tell that the seat thinks."""
        if self._is_thinking != is_so:
            self._is_thinking = is_so
            self.update()

    def sizeHint(self) -> QSize:
        # As broad as any other chip, whatever is written on it.
        height = max(look().px(4.5 if look().is_large else 6.5), look().least_target)
        return QSize(look().px(26), height)

    def minimumSizeHint(self) -> QSize:
        # Far less than the hint: long names are cut short rather than widen the window.
        return QSize(look().px(12), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Half of the ring’s three pixels lie outside of what it is drawn along.
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self._seat.is_to_move:
            painter.setPen(QPen(colour(theme.accent), 3))
            painter.setBrush(colour(theme.accent_soft))
        else:
            painter.setPen(QPen(colour(theme.hairline), 1))
            is_lively = self.isEnabled() and self.underMouse()
            painter.setBrush(colour(theme.raised) if is_lively else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, ROUND, ROUND)
        if self.hasFocus() and shows_focus():
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(area, ROUND, ROUND)
        inner = area.adjusted(self._edge, 0, -self._edge, 0)
        # A second line needs the room of the bar.
        if self._seat.share is not None and (in_use.is_large or not self._note):
            self._paint_progress(painter, inner)
            inner.adjust(0, 0, 0, -_PROGRESS)
        inner.setRight(inner.right() - self._paint_points(painter, inner))
        if self._seat.has_bell:
            inner.setRight(inner.right() - self._paint_bell(painter, inner))
        if self._mark is not None:
            # Before the arrow, so that it stands still whoever is to move.
            self._paint_mark(painter, area, self._mark)
            inner.setLeft(inner.left() + self._emblem + in_use.gap(0.75))
        arrow = in_use.px(_ARROW)
        if self._has_arrow(inner.width() - arrow - in_use.gap(0.75)):
            self._paint_arrow(painter, QPointF(inner.left(), inner.center().y()), arrow)
            inner.setLeft(inner.left() + arrow + in_use.gap(0.75))
        self._won_left = None
        if self._seat.winnings is not None:
            inner.adjust(0, 0, 0, -self._paint_winnings(painter, inner, self._seat.winnings))
        self._paint_lines(painter, inner)

    def _has_arrow(self, room: float) -> bool:
        """Whether an arrow stands before the name and leaves it so much room in pixels.

        The frame says whose turn it is, too, and what a player needs is said by nothing else; who
        is asked has the arrow alone.
        """
        if self._seat.is_asked or not self._seat.is_to_move or look().is_large:
            return self._seat.is_asked or (self._seat.is_to_move and not self._is_cramped)
        note = "" if self._since else self._seat.note
        return QFontMetrics(look().font()).horizontalAdvance(note) <= room

    @property
    def _is_cramped(self) -> bool:
        """Whether a name would else have room for a letter at most."""
        return look().is_large and self.width() < look().px(_CRAMPED)

    @property
    def _edge(self) -> int:
        """Between the chip's edges and what is on it, in pixels."""
        return look().gap(0.75 if self._is_cramped else 1.25)

    @property
    def _emblem(self) -> int:
        """Side of the seat's emblem in pixels."""
        if self._is_cramped:
            return look().px(_CRAMPED_EMBLEM)
        return look().px(_FACE if self._level else _EMBLEM)

    def _paint_mark(self, painter: QPainter, area: QRectF, mark: SeatMark) -> None:
        """The emblem, and at the left edge a stroke with the dashes that the charts have."""
        in_use, theme = look(), look().theme
        ground = theme.accent_soft if self._seat.is_to_move else theme.table
        pen = mark.pen_on(ground, theme, _STROKE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        edge = area.left() + _STROKE + 1
        painter.drawLine(QPointF(edge, area.top() + ROUND), QPointF(edge, area.bottom() - ROUND))
        side = self._emblem
        left = area.left() + self._edge
        mark.paint(painter, QRectF(left, area.center().y() - side / 2, side, side), in_use, ground)

    def _paint_progress(self, painter: QPainter, inner: QRectF) -> None:
        theme = look().theme
        whole = QRectF(inner.left(), inner.bottom() - _PROGRESS - 3, inner.width(), _PROGRESS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.hairline))
        painter.drawRoundedRect(whole, 2, 2)
        whole.setWidth(whole.width() * min(1.0, max(0.0, self._seat.share or 0.0)))
        if whole.width() >= 1:
            painter.setBrush(colour(theme.accent))
            painter.drawRoundedRect(whole, 2, 2)

    def _paint_points(self, painter: QPainter, inner: QRectF) -> float:
        """The points at the right; answers the breadth that they take."""
        if self._seat.points is None:
            return 0.0
        font = look().font(Size.LEAD if look().is_large else Size.TITLE, bold=True)
        painter.setFont(font)
        painter.setPen(colour(look().theme.ink))
        text = str(self._seat.points)
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        return QFontMetrics(font).horizontalAdvance(text) + look().gap(0.75)

    def _paint_bell(self, painter: QPainter, inner: QRectF) -> float:
        """The bell at the right; answers the breadth that it takes."""
        side = look().px(2.5)
        paint_bell(
            painter,
            QRectF(inner.right() - side, inner.center().y() - side / 2, side, side),
            look(),
        )
        return side + look().gap(0.5)

    def _paint_arrow(self, painter: QPainter, left: QPointF, size: float) -> None:
        """Filled for whoever is to move, an outline for who may answer."""
        accent = colour(look().theme.accent)
        painter.setPen(QPen(accent, 2))
        painter.setBrush(accent if self._seat.is_to_move else Qt.BrushStyle.NoBrush)
        corners = ((1.0, -size / 2), (size * 0.85, 0.0), (1.0, size / 2))
        painter.drawPolygon(QPolygonF([left + QPointF(x, y) for x, y in corners]))

    def _paint_winnings(self, painter: QPainter, inner: QRectF, winnings: Winnings) -> float:
        """Between name and points, where there is room; else smaller, below the name.

        Answers the height that they take from the name.
        """
        in_use, count = look(), len(winnings.pictures)
        side, room = in_use.px(_PRIZE), inner.width() - self._words_width - in_use.gap(1)
        if room >= side * (1 + (count - 1) * _LEAST_STEP):
            step = min(side * 1.05, (room - side) / max(1, count - 1))
            left = inner.right() - side - step * (count - 1)
            below, top = 0.0, inner.center().y() - side / 2
        elif in_use.is_large:
            return 0.0  # Below the name there is no room.
        else:
            side = in_use.px(_SMALL_PRIZE)
            won = self._room_of_prizes(inner.width())
            step = min(side * 1.05, max(1.0, won - side) / max(1, count - 1))
            left, below, top = inner.left(), float(side), inner.bottom() - side - 3
            if self._note:
                # They share the lower line with it.
                left, below = inner.right() - side - step * (count - 1), 0.0
        self._won_left = left if self._note else None
        for place, paint in enumerate(winnings.pictures):
            square = QRectF(left + place * step, top, side, side)
            paint(painter, square, in_use)
            if place >= count - self._newly_won:
                _paint_ring(painter, square, in_use)
        return below

    def _paint_lines(self, painter: QPainter, inner: QRectF) -> None:
        """The name, and below it the note where there is one."""
        in_use, theme, seat = look(), look().theme, self._seat
        # Two lines have no room in large text; the tip has both, and a screen reader says them.
        note = "" if in_use.is_large else self._note
        name = in_use.font(Size.NAME, bold=seat.is_to_move)
        shown = f"{seat.name} {_STAR}" if self._terms else seat.name
        shown = f"{shown} …" if self._is_thinking else shown
        lines = [(shown, name, theme.ink)]
        if note:
            font, ink = in_use.font(bold=bool(self._since)), theme.muted
            lines.append((note, font, theme.accent if self._since else ink))
        heights = [QFontMetrics(font).height() for _, font, _ in lines]
        top = inner.center().y() - sum(heights) / 2
        for (text, font, ink), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(colour(ink))
            metrics = painter.fontMetrics()
            is_name = text is shown
            pips = self._pips_room(metrics) if is_name else 0
            room = inner.width() if is_name or self._won_left is None else self._room_of_note(inner)
            cut = shortened if is_name else _whole_words if self._since else _whole_number
            line = cut(text, metrics, int(room) - pips)
            painter.drawText(QPointF(inner.left(), top + metrics.ascent()), line)
            if pips:
                self._paint_pips(painter, inner.left() + metrics.horizontalAdvance(line), top)
            top += height

    def _room_of_prizes(self, width: float) -> float:
        """What they take of the lower line: a number below the name stands there whole."""
        if not self._note:
            return width
        share = _WON_SHARE * width
        if self._since:
            return share
        left = width - QFontMetrics(look().font()).horizontalAdvance(self._note) - look().gap(1)
        return min(share, left)

    @property
    def _words_width(self) -> int:
        """What name and level take, or what stands below them if that is more, in pixels."""
        name = QFontMetrics(look().font(Size.NAME, bold=True))
        note = QFontMetrics(look().font(bold=bool(self._since)))
        upper = name.horizontalAdvance(self._seat.name) + self._pips_room(name)
        # What was done is cut short where there is no room for all of it.
        lower = 0 if self._since else note.horizontalAdvance(self._note)
        return max(upper, lower)

    @property
    def _note(self) -> str:
        """What stands below the name."""
        done = say(texts.SEAT_DONE) if self._seat.is_done else ""
        return self._since or self._seat.note or done

    def _room_of_note(self, inner: QRectF) -> float:
        """Its breadth, beside what was won."""
        left = inner.right() if self._won_left is None else self._won_left
        return left - inner.left() - look().gap(0.5)

    @property
    def _level(self) -> int:
        return self._mark.level if self._mark else 0

    def _pips_room(self, metrics: QFontMetrics) -> int:
        """What the level takes beside a name, in pixels; nothing where there is no room."""
        has_room = self._level and not self._is_cramped
        return metrics.capHeight() + look().gap(1) if has_room else 0

    def _paint_pips(self, painter: QPainter, left: float, top: float) -> None:
        metrics = painter.fontMetrics()
        side = metrics.capHeight()
        area = QRectF(left + look().gap(1), top + metrics.ascent() - side, side, side)
        paint_pips(painter, area.adjusted(0, -1, 2, 1), self._level, look())


def _paint_ring(painter: QPainter, square: QRectF, in_use: Look) -> None:
    """Around what was just won; a thin line in the ground's colour parts the two."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((in_use.theme.table, 4.0), (in_use.theme.accent, 2.0)):
        painter.setPen(QPen(colour(ink), width))
        painter.drawEllipse(square.adjusted(1, 1, -1, -1))


def _whole_words(text: str, metrics: QFontMetrics, width: int) -> str:
    """What was done cut short to so many pixels: half a number would be another one.

    Points may stand without their word; of a sentence dots say that it goes on.
    """
    parts = text.split(PART)
    while len(parts) > 1 and metrics.horizontalAdvance(PART.join(parts)) > width:
        parts.pop()
    first = PART.join(parts)
    if not first.startswith("+") or metrics.horizontalAdvance(first) <= width:
        return shortened(first, metrics, width)
    points, _, _ = first.partition(" ")
    return points if metrics.horizontalAdvance(points) <= width else ""


def _whole_number(text: str, metrics: QFontMetrics, width: int) -> str:
    """A note cut short to so many pixels; one with a number in it whole, or not at all."""
    if metrics.horizontalAdvance(text) > width and any(one.isdigit() for one in text):
        return ""
    return shortened(text, metrics, width)


def shortened(text: str, metrics: QFontMetrics, width: int) -> str:
    """A name cut short to so many pixels: its first letters, where dots would leave one at most."""
    elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    if elided == text or len(elided) > 2:
        return elided
    fitting = (text[:count] for count in range(len(text), 0, -1))
    return next((part for part in fitting if metrics.horizontalAdvance(part) <= width), "")
