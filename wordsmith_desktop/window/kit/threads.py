"""Runs something long beside the window and brings the result back to it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThreadPool, QTimer, Signal
from shiboken6 import isValid

from wordsmith_desktop.core.background import Ticket, Work

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import Search

T = TypeVar("T")

COLLECT_MS: Final = 500
"""How often is asked whether there is enough to collect: more rarely, one turn would take long."""

GIVES_WAY_S: Final = 0.0005
"""After so many seconds the work lets the window go on: with Python's own 5 ms a frame, which asks
several times, would come late."""


class _Job:
    """What the other thread has of a task: nothing of Qt's that could ever be deleted.

    PySide lets go of an object in whichever thread holds it last, and that would be the other one.
    """

    def __init__(self, work: Work) -> None:
        self._work: Work | None = work
        self._outcome: tuple[bool, object] | None = None
        self.ticket = Ticket(lambda done, whole: _post().reported.emit(self, done, whole))

    def do(self) -> None:
        """Do the work; called in the other thread."""
        assert self._work is not None
        try:
            self._outcome = True, self._work(self.ticket)
        except Exception as error:  # whatever it is, the window must hear of it
            self._outcome = False, error
        _post().came_back.emit(self)

    def taken(self) -> tuple[bool, object]:
        """Whether it went well and what came of it, told once.

        What the work held may belong to the window: with this its thread lets go of it.
        """
        found, self._work, self._outcome = self._outcome, None, None
        assert found is not None
        return found


class _Post(QObject):
    """Brings what the other threads tell to the window's; there is one to the end."""

    came_back = Signal(object)
    """The `_Job` that is over."""
    reported = Signal(object, int, int)
    """So much of so much of a `_Job` is done."""
    called = Signal(object)
    """A call that is to be made in this thread."""

    def __init__(self) -> None:
        super().__init__()
        # Queued: they are emitted in the other thread, and widgets may be touched in this one only.
        self.called.connect(self._call, Qt.ConnectionType.QueuedConnection)
        self.came_back.connect(self._come_back, Qt.ConnectionType.QueuedConnection)
        self.reported.connect(self._report, Qt.ConnectionType.QueuedConnection)

    def _call(self, call: Callable[[], object]) -> None:
        call()

    def _come_back(self, job: _Job) -> None:
        task = _UNDER_WAY.pop(job, None)
        went_well, result = job.taken()
        if task is not None:
            task.finish(went_well, result)

    def _report(self, job: _Job, done: int, whole: int) -> None:
        task = _UNDER_WAY.get(job)
        if task is not None and not task.is_cancelled:
            task.progressed.emit(done, whole)


@cache
def _post() -> _Post:
    return _Post()


class Task(QObject):
    """One piece of work under way; all its signals come in the thread that started it."""

    done = Signal(object)
    """The result."""
    failed = Signal(object)
    """The exception that ended the work."""
    progressed = Signal(int, int)
    """So much is done, of so much."""

    def __init__(self, ticket: Ticket) -> None:
        super().__init__()
        self._ticket = ticket

    @property
    def is_cancelled(self) -> bool:
        """Whether it was cancelled; then no signal comes any more."""
        return self._ticket.is_cancelled

    def cancel(self) -> None:
        """Forget the result and ask the work to end."""
        self._ticket.cancel()

    def finish(self, went_well: bool, result: object) -> None:
        """The work is over: tell of it, and be gone."""
        if not self.is_cancelled:
            (self.done if went_well else self.failed).emit(result)
        # Not at once, since somebody may be told just now.
        self.deleteLater()


_UNDER_WAY: Final[dict[_Job, Task]] = {}
"""The tasks whose work is not over, or not told of yet."""


def run(
    work: Work,
    *,
    done: Callable[[Any], object],
    failed: Callable[[Exception], object] | None = None,
    progressed: Callable[[int, int], object] | None = None,
    owner: QObject | None = None,
) -> Task:
    """Start `work` in a thread of the pool; with its owner's end it is cancelled.

    What fails is raised in the window's thread, unless it is told to `failed`.
    """
    sys.setswitchinterval(GIVES_WAY_S)
    _post()  # In this thread, which is the window's.
    job = _Job(work)
    task = Task(job.ticket)
    task.done.connect(done)
    task.failed.connect(failed or _raise)
    if progressed is not None:
        task.progressed.connect(progressed)
    if owner is not None:
        owner.destroyed.connect(job.ticket.cancel)
    _UNDER_WAY[job] = task
    QThreadPool.globalInstance().start(job.do)
    return task


class LastAnswer:
    """Asks beside the window, and tells the answer to the last question alone."""

    def __init__(self, owner: QObject) -> None:
        """With the end of its `owner` nothing is told any more."""
        self._owner = owner
        self._task: Task | None = None

    def ask(self, work: Callable[[], T], tell: Callable[[T], object]) -> None:
        """Do `work` in a thread, and tell what came of it in this one."""
        if self._task is not None and isValid(self._task):
            self._task.cancel()
        self._task = run(lambda _ticket: work(), done=tell, owner=self._owner)


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
        progressed=report,
    )
    return task.cancel


def in_own_turn(call: Callable[[], object]) -> None:
    """Make a call of the window's thread once the event loop has its next turn."""
    QTimer.singleShot(0, call)


def to_window() -> Callable[[Callable[[], object]], object]:
    """What has a call made in the window's thread, in a turn of its own; ask for it there."""
    sys.setswitchinterval(GIVES_WAY_S)
    return _post().called.emit


def send_all() -> None:
    """Make the calls that were asked for and not made yet, at the end of a program."""
    QCoreApplication.sendPostedEvents(_post())


def _raise(error: Exception) -> None:
    raise error


def end_all(wait_ms: int = 5000) -> bool:
    """Cancel everything and wait; whether all of it ended in time. For the end of a program."""
    for task in _UNDER_WAY.values():
        task.cancel()
    ended = QThreadPool.globalInstance().waitForDone(wait_ms)
    if ended:
        send_all()
    return ended


class Collector(QObject):
    """Has Python look for what nobody holds any more in the window's thread alone.

    By itself it looks in whichever thread makes the next object, and deletes there what belongs to
    Qt and to the window's thread.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_due)
        self._timer.start(COLLECT_MS)

    def stop(self) -> None:
        """Leave all that is dead lying, at the end of the program."""
        self._timer.stop()


def collect_due() -> None:
    """Collect the oldest generation that is due by Python's own count."""
    due = zip(gc.get_count(), gc.get_threshold(), strict=True)
    oldest = max((age for age, (count, most) in enumerate(due) if count > most), default=None)
    if oldest is not None:
        gc.collect(oldest)
