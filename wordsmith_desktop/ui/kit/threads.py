"""Runs something long beside the window and brings the result back to it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, QTimer, Signal

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import Search

COLLECT_MS: Final = 500
"""How often is asked whether there is enough to collect: more rarely, one turn would take long."""

GIVES_WAY_S: Final = 0.0005
"""After so many seconds the work lets the window go on: with Python's own 5 ms a frame, which asks
several times, would come late."""


class Ticket:
    """What the work itself may ask and tell, from its own thread."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        self._cancelled = Event()
        self.report = report
        """Tells how much is done, and of how much."""

    @property
    def is_cancelled(self) -> bool:
        """Whether nobody waits for the result any more; the work should end soon."""
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Ask the work to end."""
        self._cancelled.set()


Work = Callable[[Ticket], Any]


class Task(QObject):
    """One piece of work under way; all its signals come in the thread that started it."""

    done = Signal(object)
    """The result."""
    failed = Signal(object)
    """The exception that ended the work."""
    progressed = Signal(int, int)
    """So much is done, of so much."""
    _came_back = Signal(bool, object)
    _reported = Signal(int, int)

    def __init__(self, work: Work) -> None:
        super().__init__()
        self._work: Work | None = work
        self._has_left = Event()
        """Set once the other thread touches it no more."""
        self._ticket = Ticket(self._reported.emit)
        # Queued: they are emitted in the other thread, and widgets may be touched in this one only.
        self._came_back.connect(self._finish, Qt.ConnectionType.QueuedConnection)
        self._reported.connect(self._progress, Qt.ConnectionType.QueuedConnection)

    @property
    def is_cancelled(self) -> bool:
        """Whether it was cancelled; then no signal comes any more."""
        return self._ticket.is_cancelled

    def cancel(self) -> None:
        """Forget the result and ask the work to end."""
        self._ticket.cancel()

    def work(self) -> None:
        """Do the work; called in the other thread."""
        assert self._work is not None
        try:
            result, went_well = self._work(self._ticket), True
        except Exception as error:  # whatever it is, the window must hear of it
            result, went_well = error, False
        self._came_back.emit(went_well, result)
        # What it leads to may belong to the window: the last to let go of it is to be its thread.
        del result
        self._has_left.set()

    def _progress(self, done: int, whole: int) -> None:
        if not self.is_cancelled:
            self.progressed.emit(done, whole)

    def _finish(self, went_well: bool, result: object) -> None:
        if not self.is_cancelled:
            (self.done if went_well else self.failed).emit(result)
        self._let_go()

    def _let_go(self) -> None:
        """Delete it, though not while the other thread is still telling that all is done."""
        if not self._has_left.is_set():
            QTimer.singleShot(0, self, self._let_go)
            return
        self._work = None
        # Not at once, since this is a slot of the object itself.
        self.deleteLater()


# Kept until Qt has deleted them: wherever Python let go of the last hold on a task that is still
# there, be it in the other thread, it would be deleted at once.
_UNDER_WAY: Final[set[Task]] = set()


class _Run(QRunnable):
    def __init__(self, task: Task) -> None:
        super().__init__()
        self._task = task

    def run(self) -> None:
        self._task.work()


def run(
    work: Work,
    *,
    done: Callable[[Any], object],
    failed: Callable[[Exception], object],
    owner: QObject | None = None,
) -> Task:
    """Start `work` in a thread of the pool; with its owner's end it is cancelled."""
    sys.setswitchinterval(GIVES_WAY_S)
    task = Task(work)
    task.done.connect(done)
    task.failed.connect(failed)
    if owner is not None:
        owner.destroyed.connect(task._ticket.cancel)
    _UNDER_WAY.add(task)
    task.destroyed.connect(partial(_UNDER_WAY.discard, task))
    QThreadPool.globalInstance().start(_Run(task))
    return task


def beside(
    work: Callable[[Search], Any],
    done: Callable[[Any], object],
    report: Callable[[int, int], object],
) -> Callable[[], None]:
    """The `Runner` of a session's bots: the pool's threads, and the results in this one."""
    from wordsmith_desktop.bots.bot import Search

    task = run(
        lambda ticket: work(Search(lambda: ticket.is_cancelled, ticket.report)),
        done=done,
        failed=_raise,
    )
    task.progressed.connect(report)
    return task.cancel


def _raise(error: Exception) -> None:
    raise error


def end_all(wait_ms: int = 5000) -> bool:
    """Cancel everything and wait; whether all of it ended in time. For the end of a program."""
    for task in tuple(_UNDER_WAY):
        task.cancel()
    ended = QThreadPool.globalInstance().waitForDone(wait_ms)
    if ended:
        for task in tuple(_UNDER_WAY):
            task.deleteLater()
    return ended


class Collector(QObject):
    """Has Python look for what nobody holds any more in the window's thread alone.

    By itself it looks in whichever thread makes the next object, and deletes there what belongs to
    Qt and to the window's thread.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=COLLECT_MS)
        self._timer.timeout.connect(collect_due)
        self._timer.start()

    def stop(self) -> None:
        """Leave all that is dead lying, at the end of the program."""
        self._timer.stop()


def collect_due() -> None:
    """Collect the oldest generation that is due by Python's own count."""
    due = zip(gc.get_count(), gc.get_threshold(), strict=True)
    oldest = max((age for age, (count, most) in enumerate(due) if count > most), default=None)
    if oldest is not None:
        gc.collect(oldest)
