"""A table keeps time: what happened stands for its beat, and what follows waits in line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.session.updates import Update, UpdateKind

from ..appearance import appearance
from .beats import SPANS_MS, UNTIL_SEEN, Beat, Tempo, beat_of, longest_ms

_SEEN_BY: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress)
_NO_ANSWERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""These say nothing by themselves: a screen reader is told to be quiet by one."""
_LEAPS: Final = (UpdateKind.UNDONE, UpdateKind.REDONE, UpdateKind.SHOWN)
_LAID: Final = (Beat.WORD, Beat.RESULT)
"""These lie where people lay theirs, also in a replay."""
_UNSEEN_MS: Final = 5000
"""So long the table stands at most for what its page has not shown: never for good."""


class PacedPage(Protocol):
    """What is asked of a page."""

    @property
    def beats(self) -> Mapping[type, Beat | None]:
        """What kinds of things to see the game's own events are."""

    @property
    def is_race(self) -> bool:
        """Whether all act at the same time, so that nothing may wait."""

    @property
    def playing(self) -> QWidget:
        """On it is shown what happens."""


class Pace(QObject):
    """Has a table stand after an act for as long as that is to be seen.

    The session asks `wants` with every act; its drivers and other people's clocks wait from then
    on. The page says with `shown` that it shows the act, and the time runs. It is over when it has
    run, with any key or click *after* that has done what it does, and with the next act of a
    person. Where nobody looks, in a race, and with computers that act at once, nothing stands; in
    a replay words lie there for their beat, and nobody waits. With reduced motion all stands as
    long.
    """

    began = Signal(object)
    """The page shows what stands from now on, as a tuple of `Beat`s."""
    ended = Signal()
    """Nothing stands any more; what follows comes right after."""

    def __init__(self, page: PacedPage, table: AnyTable, tempo: Callable[[], Tempo]) -> None:
        """`tempo` is asked at each act."""
        super().__init__(page.playing)
        self._page, self._table, self._tempo = page, table, tempo
        self.standing: tuple[Beat, ...] = ()
        """What stands; nothing where the table goes on."""
        self._span_ms = 0
        self._is_shown = False
        self._left_ms: int | None = None
        """What was left when somebody stopped the time; None while it runs."""
        self._has_ended = False
        """Whether something stood that is over, which nobody was told yet."""
        self._waiting: list[Callable[[], object]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_on(self) -> bool:
        """Whether anything is to stand at this table at all."""
        return self._is_seen and not (self._table.is_read_only or self._page.is_race)

    @property
    def is_standing(self) -> bool:
        """Whether something stands, or is about to."""
        return bool(self.standing)

    @property
    def awaits_somebody(self) -> bool:
        """Whether it stands until it was seen, however long that takes."""
        return self.is_standing and self._is_shown and self._span_ms == UNTIL_SEEN

    @property
    def holds_up(self) -> bool:
        """Whether nothing happens before somebody goes on, since no person is to act."""
        return self.awaits_somebody and not self._table.people_to_act

    def after(self, then: Callable[[], object]) -> None:
        """Call `then` once nothing stands: now, or when that is over, before what follows.

        What waits already is called once.
        """
        if not self.is_standing:
            then()
        elif then not in self._waiting:
            self._waiting.append(then)

    def is_of_other(self, event: Any) -> bool:
        """Whether an event tells of somebody who is no person: by its seat, or by whose move it
        answers."""
        seat = getattr(event, "seat", None)
        whose = self._table.mover if seat is None or seat < 0 else seat
        return whose is not None and whose not in self._table.people

    # What the session asks, and the page tells

    def wants(self, _seat: Seat, events: tuple[Any, ...]) -> bool:
        """Whether the table is to stand after these; whatever stood is over."""
        self._clear()
        spans = self._spans(events) if self.is_on else {}
        self._span_ms = longest_ms(spans.values())
        self.standing = tuple(beat for beat, span in spans.items() if span)
        if self.standing:
            self._listen()
            self._timer.start(_UNSEEN_MS)
        return self.is_standing

    def turn_to(self, update: Update[Any]) -> None:
        """The page is about to show an update: what stood before is over, and that is told."""
        if update.kind in _LEAPS:
            self.go_on()
        if self._table.is_read_only and update.kind is not UpdateKind.UNWOUND:
            self._replay(update)
        self._tell_end()

    def shows(self, update: Update[Any]) -> bool:
        """Whether what an update tells stands once the page shows it."""
        return update.kind is UpdateKind.PLAYED and self.is_standing

    def shown(self, update: Update[Any]) -> None:
        """The page shows an update: its time begins."""
        if self.shows(update) and not self._is_shown:
            self._is_shown = True
            self._listen()
            if self._span_ms == UNTIL_SEEN:
                self._timer.stop()
            else:
                self._timer.start(self._span_ms)
            self.began.emit(self.standing)

    def go_on(self) -> None:
        """It was seen: have the table go on, where it stands."""
        if self.is_standing:
            self._clear()
            self._tell_end()
            if not self.is_standing:
                # Else somebody who waited for the end has acted, and that stands now.
                self._table.go_on()

    def set_paused(self, paused: bool) -> None:
        """Stop the time, or have it go on."""
        if paused and self._timer.isActive():
            self._left_ms = self._timer.remainingTime()
            self._timer.stop()
        elif not paused and self._left_ms is not None:
            self._timer.start(self._left_ms)
            self._left_ms = None

    def stop(self) -> None:
        """Nobody looks any more: nothing stands, and whoever waited is told nothing."""
        self._waiting.clear()
        self._clear()
        self._table.stand_after(None)

    # Inside

    @property
    def _is_seen(self) -> bool:
        return appearance().has_beats and self._page.playing.isVisible()

    def _replay(self, update: Update[Any]) -> None:
        """In a replay nobody waits, but what was played lies there for its beat all the same."""
        self._clear()
        if update.kind is UpdateKind.PLAYED and self._is_seen:
            found = (beat_of(event, self._page.beats) for event in update.visible)
            self.standing = tuple(beat for beat in dict.fromkeys(found) if beat in _LAID)
            self._span_ms = longest_ms(SPANS_MS[beat] for beat in self.standing)

    def _spans(self, events: tuple[Any, ...]) -> dict[Beat, int]:
        table, tempo = self._table, self._tempo()
        is_timed = not table.people or any(
            one.timer.is_hard and one.timer.is_running for one in table.readings
        )
        spans: dict[Beat, int] = {}
        for event in events:
            beat = beat_of(event, self._page.beats)
            if beat is not None:
                is_others = self.is_of_other(event)
                span = tempo.span_ms(beat, is_of_other=is_others, is_timed=is_timed)
                spans[beat] = longest_ms((spans.get(beat, 0), span))
        return spans

    def _clear(self) -> None:
        self._has_ended |= self.is_standing
        self.standing = ()
        self._is_shown, self._left_ms = False, None
        self._timer.stop()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def _tell_end(self) -> None:
        if self._has_ended:
            self._has_ended = False
            waiting, self._waiting = self._waiting, []
            self.ended.emit()
            for then in waiting:
                then()

    def _listen(self) -> None:
        app = QApplication.instance()
        if app is not None:
            # Once more: who listens last hears first, also what others would keep for themselves.
            app.removeEventFilter(self)
            app.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _SEEN_BY and self._is_shown and _is_meant(event):
            # It does first what it does: the timer runs out in the event loop.
            self._left_ms = None
            self._timer.start(0)
        return False


def _is_meant(event: QEvent) -> bool:
    """Whether a key or click is somebody's answer to what stands there."""
    if isinstance(event, QKeyEvent):
        return not event.isAutoRepeat() and event.key() not in _NO_ANSWERS
    return True
