"""What waits for the disk is done one after the other, beside whoever asks for it.

A line that is written outlives the end of the program in whatever way. Only a power cut can take
it until the disk has confirmed it, and that may take a second on a busy disk, an SD card or a
network home: nobody waits for it at every key. After a power cut at most what was done in the last
second is missing: half a second at the most until the disk is asked, and the time it takes.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable, Iterable
from functools import partial
from itertools import count
from typing import Final, Protocol, TypeAlias

SOON_S: Final = 0.5
"""What may wait, such as half a word, is seen to the disk so much later, all of it at once."""
END_S: Final = 5.0
"""Nobody is kept longer, in seconds, by a disk that does not answer any more."""
_NOW: Final = float("-inf")

Work: TypeAlias = Callable[[], object]
Told: TypeAlias = Callable[[Exception | None], object]
"""Hears how it went."""


class Disk(Protocol):
    """Does what takes the disk its time."""

    def ask(self, key: Hashable, work: Work, told: Told, *, within_s: float = 0.0) -> None:
        """Have `work` done, begun so many seconds from now, and `told` hear how it went.

        What was asked for under the same key and has not begun is done by this, at the earlier of
        both times.
        """

    def finish(self, key: Hashable) -> bool:
        """Wait until nothing of that key is left to do; whether that is so within `END_S`.

        Whoever hears how it went may hear it later.
        """

    def finish_all(self) -> bool:
        """The same for all that was asked for."""


class AtOnce(Disk):
    """Whoever asks waits: for tests, for commands without a window, and for all that is short."""

    def ask(
        self,
        key: Hashable,  # noqa: ARG002
        work: Work,
        told: Told,
        *,
        within_s: float = 0.0,  # noqa: ARG002
    ) -> None:
        try:
            work()
        except Exception as error:
            told(error)
        else:
            told(None)

    def finish(self, key: Hashable) -> bool:  # noqa: ARG002
        return True

    def finish_all(self) -> bool:
        return True


AT_ONCE: Final = AtOnce()


class _Job:
    """What the other thread has of it: nothing of the window's, which it could let go of last."""

    def __init__(self, number: int, work: Work, due_s: float) -> None:
        """`due_s` is when it is to begin, by the queue's clock."""
        self.number = number
        self.work = work
        self.due_s = due_s


class DiskQueue(Disk):
    """One thread, which is there only while there is something to do.

    What is asked for under one key is done in order. `finish_all` in the end.
    """

    def __init__(
        self, tell: Callable[[Work], object], *, now_s: Callable[[], float] = time.monotonic
    ) -> None:
        """`tell` has a call made where whoever asks lives, such as the window's thread.

        `now_s` gives seconds that never go back.
        """
        self._tell = tell
        self._now_s = now_s
        self._changed = threading.Condition()
        self._jobs: dict[Hashable, _Job] = {}
        self._told: dict[int, Told] = {}
        """Who hears of each job, by its number."""
        self._numbers = count()
        self._under_way: Hashable = None
        self._thread: threading.Thread | None = None

    def ask(self, key: Hashable, work: Work, told: Told, *, within_s: float = 0.0) -> None:
        with self._changed:
            known = self._jobs.get(key)
            due_s = self._now_s() + within_s
            if known is not None:
                due_s = min(due_s, known.due_s)
                del self._told[known.number]
            number = next(self._numbers)
            self._told[number] = told
            self._jobs[key] = _Job(number, work, due_s)
            if self._thread is None:
                # A disk that never answers keeps no program from ending.
                self._thread = threading.Thread(target=self._run, name="disk", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def finish(self, key: Hashable) -> bool:
        with self._changed:
            self._hurry({key} & self._jobs.keys())
            return self._changed.wait_for(
                lambda: key not in self._jobs and self._under_way != key, END_S
            )

    def finish_all(self) -> bool:
        with self._changed:
            self._hurry(self._jobs.keys())
            return self._changed.wait_for(lambda: self._thread is None, END_S)

    # Inside

    def _hurry(self, keys: Iterable[Hashable]) -> None:
        for key in keys:
            self._jobs[key].due_s = _NOW
        self._changed.notify_all()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            error: Exception | None = None
            try:
                job.work()
            except Exception as caught:  # whatever it is, whoever asked must hear of it
                error = caught
            with self._changed:
                self._under_way = None
                self._changed.notify_all()
            self._tell(partial(self._hand_over, job.number, error))
            del job, error

    def _hand_over(self, number: int, error: Exception | None) -> None:
        """Tell whoever asked, where they live."""
        self._told.pop(number)(error)

    def _next(self) -> _Job | None:
        """The next job, once it is due; None where nothing is left, and then the thread ends."""
        with self._changed:
            while self._jobs:
                key, job = min(self._jobs.items(), key=lambda one: one[1].due_s)
                rest_s = job.due_s - self._now_s()
                if rest_s <= 0:
                    self._under_way = key
                    return self._jobs.pop(key)
                self._changed.wait(rest_s)
            self._thread = None
            self._changed.notify_all()
            return None
