"""What the commands write: columns on stdout, single lines on stderr, nothing that misleads."""

from __future__ import annotations

import errno
import io
import os
import sys
from contextlib import suppress

from .paths import APP_NAME


class OutputError(Exception):
    """The output could not be written; `reason` is the system's."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.reason = error.strerror or type(error).__name__
        # Windows says EINVAL where a reader has gone.
        self.is_broken_pipe = error.errno in (errno.EPIPE, errno.EINVAL)


def prepare() -> None:
    """Write UTF-8 whatever the locale says, and never fail over a character."""
    for stream in (sys.stdout, sys.stderr):
        # On Windows a program without a console has None for its streams.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def put(*columns: object) -> None:
    """Write a line of tab-separated columns. Raises `OutputError`."""
    try:
        print(*columns, sep="\t")
    except OSError as error:
        raise OutputError(error) from error


def tell_progress(done: int, whole: int) -> None:
    """A line that is written over itself, where somebody watches; 0 of 0 wipes it away."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    sys.stderr.write(f"\r{f'{done} / {whole}' if whole else '':<24}" + ("" if whole else "\r"))
    sys.stderr.flush()


def finish() -> None:
    """See that everything is written. Raises `OutputError`."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise OutputError(error) from error


def complain(line: str) -> None:
    """Write one line on stderr, after what stdout has so far."""
    with suppress(OSError, OutputError, ValueError):
        finish()
        print(f"{APP_NAME}: {line}", file=sys.stderr, flush=True)


def abandon_output() -> None:
    """Have the interpreter's own last flush go nowhere, once the reader has gone."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
