"""Things on their way over a page: they lie above all its parts and let the mouse through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from wordsmith_desktop.core.value import Value, replace

from ..appearance import look
from ..look import colour

Paint: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints a thing that fills a rectangle; its shadow lies around it."""

_ROOM: Final = (4.0, 0.1)
"""Room around a picture for the shadow of the thing: pixels, and a share of its height."""
FLIGHT_MS: Final = 200
"""How long one thing is on its way."""
WHOLE_MS: Final = 400
"""How long all the movement of one move takes at most."""
STEP_MS: Final = 40
"""How much later the next of several things sets out, where there is time for that."""
LAID_MS: Final = 700
"""How long all of a word takes that is laid piece by piece for all to see, at most."""
LAID_STEP_MS: Final = 110
"""How much later the next of its pieces sets out, where there is time for that."""
_LIFT: Final = 0.12
"""How high a thing rises on its way, in the length of that."""
_MOST_LIFT: Final = 48.0
"""The same in pixels, at most."""
_POP: Final = 1.35
"""How much larger than it is a thing appears that comes from nowhere."""


class Lying(Value, eq=False):
    """Something that lies on a page."""

    area: QRectF
    """Where, in the coordinates of whoever tells it."""
    paint: Paint

    def moved(self, dx: float, dy: float) -> Lying:
        """The same elsewhere."""
        return replace(self, area=self.area.translated(dx, dy))


class Flight(Value, eq=False):
    """The way of one thing; without a start it pops up, without a goal it is gone in the end."""

    start: Lying | None
    goal: Lying | None
    begins_ms: int = 0
    lasts_ms: int = FLIGHT_MS
    turns_over: bool = False
    """Whether it shows the picture of its start in the first half, and that of its goal then."""
    stays: bool = False
    """Whether it is seen at its goal until everything is there."""
    is_seen: bool = True
    """Whether it is seen at all: what is not keeps its place empty until everything is there."""
    is_laid: bool = False
    """Whether it is a piece of a word that is laid for all to see."""

    @property
    def ends_ms(self) -> int:
        """When it is there."""
        return self.begins_ms + self.lasts_ms


def in_turn(flights: Sequence[Flight]) -> list[Flight]:
    """The same, each setting out a little later than the one before, all there in `WHOLE_MS`.

    Pieces of a word that is laid for all to see take their time, up to `LAID_MS`.
    """
    laid = [flight for flight in flights if flight.is_laid]
    others = [flight for flight in flights if not flight.is_laid]
    begins = {
        **dict(zip(laid, _begins(laid, LAID_MS, LAID_STEP_MS), strict=True)),
        **dict(zip(others, _begins(others, WHOLE_MS, STEP_MS), strict=True)),
    }
    return [replace(flight, begins_ms=begins[flight]) for flight in flights]


def _begins(flights: Sequence[Flight], whole_ms: int, step_ms: int) -> list[int]:
    """When each sets out, so that all are there in time."""
    room = whole_ms - max((flight.lasts_ms for flight in flights), default=0)
    step = min(step_ms, room / max(1, len(flights) - 1))
    return [round(place * step) for place in range(len(flights))]


class _Sprite:
    """One flight with its pictures, which are painted once."""

    def __init__(self, flight: Flight, ratio: float) -> None:
        self.flight = flight
        ends = [end for end in (flight.goal, flight.start) if end is not None]
        largest = max(ends, key=lambda end: end.area.width() * end.area.height())
        self._size = largest.area.size()
        self._room = round(_ROOM[0] + _ROOM[1] * self._size.height())
        # Made smaller, a picture keeps its shape; painted for a smaller area it would not fit in.
        second = ends[0] if flight.turns_over else largest
        shown = self._picture(second.paint, ratio)
        first = self._picture(ends[-1].paint, ratio) if flight.turns_over else shown
        self._pictures = (first, shown)
        self._way = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._lift = _way_up(flight)
        self.place(0)

    def _picture(self, paint: Paint, ratio: float) -> QPixmap:
        size = self._size.toSize() + QSize(2 * self._room, 2 * self._room)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(self._room, self._room, self._size.width(), self._size.height()))
        painter.end()
        return picture

    def place(self, at_ms: int) -> None:
        """Be where it is at that moment."""
        flight = self.flight
        gone = (at_ms - flight.begins_ms) / max(1, flight.lasts_ms)
        self._share = float(self._way.valueForProgress(min(1.0, max(0.0, gone))))
        self.area = self._area()
        around = self._room * max(1.0, self.area.height() / max(1.0, self._size.height())) + 1
        self.painted = self.area.adjusted(-around, -around, around, around).toAlignedRect()

    def _area(self) -> QRectF:
        start, goal, share = self.flight.start, self.flight.goal, self._share
        if start is None or goal is None:
            return _scaled((goal or start).area, _pop(share))  # type: ignore[union-attr]
        area = _between(start.area, goal.area, share)
        area.translate(0, -self._lift * 4 * share * (1 - share))
        if self.flight.turns_over:
            return _narrowed(area, max(0.04, abs(1 - 2 * share)))
        return area

    def _opacity(self) -> float:
        if self.flight.start is None:
            return self._share
        return 1 - self._share if self.flight.goal is None else 1.0

    def paint(self, painter: QPainter) -> None:
        """Paint it as it is on its way."""
        area = self.area
        picture = self._pictures[0 if self.flight.turns_over and self._share < 0.5 else 1]
        painter.setOpacity(self._opacity())
        is_scaled = area.size() != self._size
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_scaled)
        if not is_scaled:
            # Without scaling, and on whole pixels, a picture is copied: much faster.
            painter.drawPixmap(
                (area.topLeft() - QPointF(self._room, self._room)).toPoint(), picture
            )
            return
        x, y = area.width() / self._size.width(), area.height() / self._size.height()
        around = area.adjusted(-self._room * x, -self._room * y, self._room * x, self._room * y)
        painter.drawPixmap(around, picture, QRectF(picture.rect()))


def _way_up(flight: Flight) -> float:
    """How high it rises, in pixels."""
    if flight.start is None or flight.goal is None:
        return 0.0
    way = (flight.goal.area.center() - flight.start.area.center()).manhattanLength()
    return min(_MOST_LIFT, way * _LIFT)


def _between(start: QRectF, goal: QRectF, share: float) -> QRectF:
    def mixed(one: float, other: float) -> float:
        return one + (other - one) * share

    return QRectF(
        mixed(start.x(), goal.x()),
        mixed(start.y(), goal.y()),
        mixed(start.width(), goal.width()),
        mixed(start.height(), goal.height()),
    )


def _pop(share: float) -> float:
    return _POP + (1 - _POP) * share


def _scaled(area: QRectF, times: float) -> QRectF:
    made = QRectF(0, 0, area.width() * times, area.height() * times)
    made.moveCenter(area.center())
    return made


def _narrowed(area: QRectF, times: float) -> QRectF:
    made = QRectF(0, 0, area.width() * times, area.height())
    made.moveCenter(area.center())
    return made


MARKED_MS: Final = 700
"""How long it is marked where something has come to lie, in place of movement."""
_RING: Final = 3
"""Breadth of such a mark in pixels."""
_CUTS_SHORT: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
)


class Flights(QWidget):
    """Shows things on their way; any key, click or wheel has all of them be there at once."""

    changed = Signal()
    """Something set out, or is there."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        # The mouse means what lies below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sprites: list[_Sprite] = []
        self._now = 0
        self.animation = QVariantAnimation(self)
        """Its time in milliseconds; whoever stops it may set that."""
        self.animation.setStartValue(0)
        self.animation.valueChanged.connect(self._advance)
        self.animation.finished.connect(self.settle)
        self._marked: list[QRectF] = []
        self._unmark = QTimer(self)
        self._unmark.setSingleShot(True)
        self._unmark.setInterval(MARKED_MS)
        self._unmark.timeout.connect(self.settle)
        self.hide()

    @property
    def flights(self) -> tuple[Flight, ...]:
        """What is on its way, or is about to set out."""
        return tuple(sprite.flight for sprite in self._under_way())

    def areas(self) -> list[QRectF]:
        """Where that is now."""
        return [sprite.area for sprite in self._under_way()]

    def send(self, flights: Sequence[Flight]) -> None:
        """Have these set out; what is on its way already is there."""
        self.settle()
        whole = [flight for flight in flights if _is_whole(flight)]
        if not whole:
            return
        lasts = max(flight.ends_ms for flight in whole)
        # Qt tells of another value with each of these, which is of the time before.
        self.animation.setEndValue(lasts)
        self.animation.setDuration(lasts)
        self.animation.setCurrentTime(0)
        ratio = self.devicePixelRatioF()
        self._sprites = [_Sprite(flight, ratio) for flight in whole]
        self._now = 0
        self._appear()
        self.animation.start()
        self.changed.emit()

    def mark(self, areas: Sequence[QRectF]) -> None:
        """Have it be seen for a moment where something has come to lie; nothing moves."""
        self.settle()
        self._marked = list(areas)
        if self._marked:
            self._appear()
            self._unmark.start()

    @property
    def marked(self) -> tuple[QRectF, ...]:
        """What is marked now."""
        return tuple(self._marked)

    def settle(self) -> None:
        """Have everything be where it goes, and nothing be marked."""
        if not self._sprites and not self._marked:
            return
        self._sprites, self._marked = [], []
        self.animation.stop()
        self._unmark.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self.hide()
        self.changed.emit()

    def _appear(self) -> None:
        self.setGeometry(self._page.rect())
        # Whatever the page has made since lies above it otherwise.
        self.raise_()
        self.show()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _CUTS_SHORT:
            self.settle()
        return False

    def hideEvent(self, event: object) -> None:
        super().hideEvent(event)  # type: ignore[arg-type]
        self.settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(look().theme.accent), _RING))
        for area in self._marked:
            painter.drawRoundedRect(area.adjusted(-_RING, -_RING, _RING, _RING), 8, 8)
        # With soft edges asked for, Qt copies a picture ten times as slowly.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for sprite in self._under_way():
            if sprite.flight.is_seen and sprite.painted.intersects(event.rect()):
                sprite.paint(painter)

    def _advance(self, now: int) -> None:
        count = len(self.flights)
        # One rectangle of what is covered and uncovered: in a region of many Qt copies slowly.
        painted = QRect()
        for sprite in self._under_way():
            painted |= sprite.painted
            sprite.place(now)
            painted |= sprite.painted
        self.update(painted)
        self._now = now
        if count != len(self.flights):
            self.changed.emit()

    def _under_way(self) -> Iterator[_Sprite]:
        return (sprite for sprite in self._sprites if _lasts(sprite.flight, self._now))


def _lasts(flight: Flight, now: int) -> bool:
    return flight.ends_ms > now or flight.stays or not flight.is_seen


def _is_whole(flight: Flight) -> bool:
    """Whether there is anything to be seen of it."""
    ends = [end.area for end in (flight.start, flight.goal) if end is not None]
    return bool(ends) and all(area.width() >= 1 and area.height() >= 1 for area in ends)
