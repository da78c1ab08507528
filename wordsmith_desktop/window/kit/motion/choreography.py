"""From what happened to what moves: events name the things, the page says where those lie."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import Value, replace

from ..appearance import appearance, look
from .flights import Flight, Flights, Lying, Paint, in_turn

Key: TypeAlias = Hashable
"""What a thing on a table is known by, such as a card's number; places have names likewise."""
E_contra = TypeVar("E_contra", contravariant=True)
E = TypeVar("E")
"""A game's events."""


class Movement(Value):
    """What goes somewhere, or comes, because of one event."""

    things: tuple[Key, ...]
    """In the order in which they set out."""
    source: Key | None = None
    """From where they come if they did not lie on the table; None: they appear where they lie."""
    goal: Key | None = None
    """Where they go if they do not lie on the table afterwards; None: they are gone."""
    turns_over: bool = False
    """Whether what comes from the source lay face down there."""
    stays: bool = False
    """Whether what has come to its goal is seen there until everything is where it goes."""
    unless: Key | None = None
    """Where this lies on the table, on the way back in the end, it moves in their place."""
    copies: bool = False
    """Whether things stay where they lie, and only their likenesses go to the goal."""
    grows: bool = False
    """Whether things are as large at their source, or their goal, as there is room."""
    waits: bool = False
    """Whether things do not move, but are seen only once everything is where it goes."""
    is_laid: bool = False
    """Whether it is a word that is laid piece by piece for all to see."""

    @property
    def backward(self) -> Movement:
        """The way back."""
        return replace(self, things=self.things[::-1], source=self.goal, goal=self.source)


class Holder(Protocol):
    """A widget on which things lie that may move."""

    def lying(self) -> Mapping[Key, Lying]:
        """What lies on it by key, in its own coordinates."""

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show these for now: they are on their way here. Empty: show everything."""


Moves: TypeAlias = Callable[[E], Iterable[Movement]]
"""What moves because of an event."""

_LAYOUTS: Final = 3
"""So often at most the layouts of a page ask for another round."""
_BEGIN: Final = QEvent.Type(QEvent.registerEventType())


class Choreographer(QObject, Generic[E]):
    """Has a page's things move as events tell; those of one action and what follows it together.

    Where each thing lay is asked before the page shows anything of what happened, and where it
    lies now once it has shown everything, before that is painted.
    """

    def __init__(self, page: QWidget, holders: Sequence[tuple[QWidget, Holder]], moves: Moves[E]):
        """`holders` are the page's widgets with what lies on them; often one and the same."""
        super().__init__(page)
        self.flights = Flights(page)
        self._page, self._holders, self._moves = page, tuple(holders), moves
        self._before: dict[Key, Lying] | None = None
        self._movements: list[Movement] = []
        self.flights.changed.connect(self._leave_out)
        self._coming: dict[Key, Flight] = {}
        self.is_held = False
        """Whether the page shows nothing of what happened: things leave for the places that there
        are, and what has left stays away until `settle`."""

    @property
    def is_on(self) -> bool:
        """Whether anything moves at this table, or is marked in place of that."""
        return appearance().tells_motion and self._page.isVisible()

    @property
    def has_movements(self) -> bool:
        """Whether something is about to set out."""
        return bool(self._movements)

    def happened(self, events: Iterable[E], *, is_backward: bool = False) -> None:
        """Remember what is to move; the page is about to show it."""
        events = [event for event in events if not getattr(event, "lays", False)]
        if not events or not self.is_on:
            return
        movements = [movement for event in events for movement in self._moves(event)]
        if is_backward:
            movements = [movement.backward for movement in reversed(movements)]
        self.follows(movements)

    def follows(self, movements: Iterable[Movement]) -> None:
        """Remember movements that no event tells; the page is about to show what they lead to."""
        if not self.is_on:
            return
        if self._before is None:
            # Even where nothing moves yet: what follows may, and the page shows that as well.
            self.flights.settle()
            if not self.is_held:
                self._coming = {}
            self._before = self._lying()
            # Ahead of the painting that the page has asked for, so that nothing is seen twice.
            QCoreApplication.postEvent(
                self, QEvent(_BEGIN), Qt.EventPriority.HighEventPriority.value
            )
        self._movements += movements

    def event(self, event: QEvent) -> bool:
        if event.type() == _BEGIN:
            self.begin()
            return True
        return super().event(event)

    def begin(self) -> None:
        """Have everything set out that was remembered."""
        before, movements, is_held = self._before, self._movements, self.is_held
        self._before, self._movements = None, []
        if before is None or not movements or not self._page.isVisible():
            return
        # The page's layouts wait for the event loop; where things lie is asked now. A row that
        # gets another breadth by that asks for its own once more.
        for _ in range(_LAYOUTS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        named = {key for movement in movements for key in movement.things}
        now = self._lying()
        if not any(widget.isVisible() for widget, _holder in self._holders):
            # Another page stands here, such as that of a round that is over.
            return
        after = {key: one for key, one in now.items() if not is_held or key not in named}
        ways = dict(sorted(_ways(movements, before, after), key=_place_in_word))
        if look().reduced_motion:
            self.flights.mark(list(_came(movements, ways, before, after)))
            return
        flights = dict(zip(ways, in_turn(list(ways.values())), strict=True))
        self._coming = {**self._coming, **flights} if is_held else _with_goal(flights)
        self.flights.send(list(flights.values()))

    def settle(self) -> None:
        """Have everything be where it goes; the page shows, or is about to, all that happened."""
        self.is_held = False
        self._coming = {}
        self.flights.settle()
        self._leave_out()

    def _lying(self) -> dict[Key, Lying]:
        found: dict[Key, Lying] = {}
        for widget, holder in self._holders:
            if widget.isVisible():
                corner = QPointF(widget.mapTo(self._page, widget.rect().topLeft()))
                seen = QRectF(in_sight(widget, self._page))
                for key, one in holder.lying().items():
                    # What is scrolled out of sight neither leaves nor comes over other things.
                    if seen.contains(one.area.center()):
                        found.setdefault(key, one.moved(corner.x(), corner.y()))
        return found

    def _leave_out(self) -> None:
        """What is on its way is not to lie there already."""
        under_way = set(self.flights.flights)
        is_out = self.is_held
        keys = frozenset(key for key, one in self._coming.items() if is_out or one in under_way)
        for _widget, holder in self._holders:
            holder.leave_out(keys)


def in_sight(widget: QWidget, page: QWidget) -> QRect:
    """What of a widget none of those that it lies in cuts off; what lies upon it takes nothing."""
    # Qt's own region leaves out what children paint, and of a view they paint everything.
    seen, corner = widget.rect(), QPoint()
    inner = widget
    while inner is not page and (outer := inner.parentWidget()) is not None:
        corner -= inner.pos()
        seen &= outer.rect().translated(corner)
        inner = outer
    return seen


def _with_goal(flights: Mapping[Key, Flight]) -> dict[Key, Flight]:
    return {key: flight for key, flight in flights.items() if flight.goal is not None}


def _ways(
    movements: Iterable[Movement], before: Mapping[Key, Lying], after: Mapping[Key, Lying]
) -> Iterator[tuple[Key, Flight]]:
    """The way of each thing that has one; what is named twice goes from its first to its last."""
    seen: set[Key] = set()
    for movement in movements:
        stand_in = movement.unless
        is_stood_for = stand_in is not None and (stand_in in before or stand_in in after)
        for key in () if is_stood_for else movement.things:
            if key in seen:
                continue
            seen.add(key)
            start, end = _ends(movement, key, before, after)
            if start is None and end is None:
                continue
            is_new = key not in before
            if not _is_still(start, end):
                yield (
                    ("likeness", key) if movement.copies else key,
                    Flight(
                        start,
                        end,
                        turns_over=movement.turns_over and is_new,
                        stays=movement.stays,
                        is_seen=not movement.waits,
                        # Where nothing stands until it was seen, there is no time for that.
                        is_laid=movement.is_laid and appearance().has_beats,
                    ),
                )


def _came(
    movements: Iterable[Movement],
    ways: Mapping[Key, Flight],
    before: Mapping[Key, Lying],
    after: Mapping[Key, Lying],
) -> Iterator[QRectF]:
    """Where something has come to lie, and the whole of each place that took something in."""
    takers = {
        ("likeness", key) if one.copies else key: place
        for one in movements
        for key in one.things
        if (one.copies or key not in after) and (place := _place(after, before, one.goal))
    }
    for key, way in ways.items():
        goal = takers.get(key, way.goal)
        # Likenesses that stay until all is there only stand for what comes after them.
        if goal is not None and not way.stays:
            yield goal.area


def _place_in_word(way: tuple[Key, Flight]) -> tuple[float, float]:
    """A word is laid from its first piece to its last; all else sets out before, as it is named."""
    flight = way[1]
    if not flight.is_laid or flight.goal is None:
        return (-1.0, -1.0)
    area = flight.goal.area
    return (area.top(), area.left())


def _ends(
    movement: Movement, key: Key, before: Mapping[Key, Lying], after: Mapping[Key, Lying]
) -> tuple[Lying | None, Lying | None]:
    """Where one thing comes from, and where it goes."""
    source = _place(before, after, movement.source)
    goal = _place(after, before, movement.goal)
    start, end = before.get(key), after.get(key)
    if movement.copies:
        # Its likeness goes to the goal, or comes back from there.
        start, end = (start, None) if goal is not None else (None, end)
    if start is None and end is not None and source is not None:
        paint = source.paint if movement.turns_over else end.paint
        start = _like(end, source, paint, grows=movement.grows)
    elif end is None and start is not None and goal is not None:
        end = _like(start, goal, start.paint, grows=movement.grows)
    return start, end


def _place(
    first: Mapping[Key, Lying], second: Mapping[Key, Lying], name: Key | None
) -> Lying | None:
    return None if name is None else first.get(name) or second.get(name)


def _like(thing: Lying, place: Lying, paint: Paint, *, grows: bool) -> Lying:
    """A thing as it lies at a place: no larger than there is room, in its middle."""
    size = thing.area.size()
    if grows or size.width() > place.area.width() or size.height() > place.area.height():
        size.scale(place.area.size(), Qt.AspectRatioMode.KeepAspectRatio)
    area = QRectF(0, 0, size.width(), size.height())
    area.moveCenter(place.area.center())
    return Lying(area, paint)


def _is_still(start: Lying | None, end: Lying | None) -> bool:
    if start is None or end is None:
        return False
    way = end.area.center() - start.area.center()
    return way.manhattanLength() < 2
