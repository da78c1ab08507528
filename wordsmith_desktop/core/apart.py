"""Long work in a process of its own, which can be watched, bounded and stopped at any time.

A thread would make the window's wait for Python's lock, and what it takes of memory would stay.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

_EVERY_S: Final = 0.05
"""How often is asked whether to stop."""

Report = Callable[[int, int], None]
Apart = Callable[..., Any]
"""Gets what reports how much is done and of how much, and its own arguments; all of a module."""


class StoppedError(Exception):
    """Nobody wants the result any more."""


class TooMuchError(Exception):
    """The work took longer, or more memory, than it may."""


def done_apart(
    work: Apart,
    *arguments: Any,
    progress: Callable[[int, int], object],
    should_stop: Callable[[], bool],
    most_s: float | None = None,
) -> Any:
    """Return what `work` gives, done in a process of its own.

    Raises what it raised, `StoppedError` and `TooMuchError`. Where a system lets processes share
    nothing, it is done here.
    """
    context = get_context("spawn")
    begun = time.monotonic()
    try:
        ours, theirs = context.Pipe(duplex=False)
        # It ends with the program, whatever becomes of it.
        process = context.Process(target=_do, args=(theirs, work, arguments), daemon=True)
        process.start()
    except (OSError, ImportError, NotImplementedError):
        return work(lambda done, whole: progress(done, whole), *arguments)
    theirs.close()
    try:
        return _followed(ours, progress, should_stop, None if most_s is None else begun + most_s)
    finally:
        process.terminate()
        process.join()
        ours.close()


def _followed(
    pipe: Connection,
    progress: Callable[[int, int], object],
    should_stop: Callable[[], bool],
    until: float | None,
) -> Any:
    while True:
        if should_stop():
            raise StoppedError
        if until is not None and time.monotonic() > until:
            raise TooMuchError
        if not pipe.poll(_EVERY_S):
            continue
        try:
            kind, value = pipe.recv()
        except EOFError:
            # The system ended it, most likely for want of memory.
            raise TooMuchError from None
        if kind == "failed":
            raise value
        if kind == "done":
            return value
        progress(*value)


def _do(pipe: Connection, work: Apart, arguments: tuple[Any, ...]) -> None:
    try:
        found = work(lambda done, whole: pipe.send(("progress", (done, whole))), *arguments)
        pipe.send(("done", found))
    except Exception as error:  # whatever it is, who waits must hear of it
        with suppress(Exception):
            pipe.send(("failed", error))
    finally:
        pipe.close()


def memory_mb() -> float:
    """The most memory that this process has held, in MB; 0 where the system does not tell."""
    with suppress(OSError):
        # What `getrusage` tells on Linux begins with what the process had that started this one.
        found = _PEAK.search(Path("/proc/self/status").read_text("ascii", "replace"))
        if found is not None:
            return int(found[1]) / 1024
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


_PEAK: Final = re.compile(r"^VmHWM:\s+(\d+) kB$", re.MULTILINE)
