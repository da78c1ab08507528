"""The checks of `dev.py test`: linters one after the other, and the tests beside them.

It runs before anything is installed, so it uses the standard library alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple


class Check(NamedTuple):
    """One check: its name, and what Python is called with."""

    name: str
    arguments: tuple[str, ...]


class Result(NamedTuple):
    """How a check ended."""

    name: str
    status: int
    """Exit status; negative: ended by that signal."""
    seconds: float


LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
LINTERS = (
    Check("ruff check", ("-m", "ruff", "check", ".")),
    Check("ruff format", ("-m", "ruff", "format", "--check", ".")),
    Check("mypy", ("-m", "mypy")),
    Check("import-linter", ("-c", LINT_IMPORTS)),
)
PYTEST = "pytest"
PARALLEL = ("-n", "logical", "--maxprocesses", "4", "--dist", "worksteal")
"""Tests that follow one another stay in one process, since they share what they have worked out,
until a process has nothing left to do."""
LANES = ("--quick", "--nightly")
"""Which tests these run is said in tests/lanes.toml; without one of them it is all but the nightly
ones."""
ONE_LANE = f"choose one of {', '.join(LANES)}"
EFFORT = "WORDSMITH_EFFORT"
"""How much random play is tried (tests/helpers/effort.py)."""


class Lane(NamedTuple):
    """What a lane says to pytest."""

    arguments: tuple[str, ...]
    environ: Mapping[str, str]


def lane_of(root: Path, flag: str) -> Lane:
    """A lane as the project's file describes it; what the caller's environment says goes first."""
    # Python 3.10 and older have none, and shall be told so in a sentence.
    import tomllib

    told = tomllib.loads((root / "tests" / "lanes.toml").read_text("utf-8"))[flag.lstrip("-")]
    effort = os.environ.get(EFFORT, str(told["effort"]))
    return Lane(("-m", told["markers"], *told["tests"]), {EFFORT: effort})


class Checker:
    """Runs checks of a project; what they say goes to stdout."""

    def __init__(self, python: str, root: Path, environ: Mapping[str, str] | None = None) -> None:
        self._python = python
        self._root = root
        self._environ = environment() | dict(environ or {})

    def run(self, check: Check) -> Result:
        """Run a check and wait; only the tests make something of Ctrl+C."""
        _say(f"\n== {check.name}")
        start = time.monotonic()
        status = subprocess.call(
            self.command(check),
            cwd=self._root,
            env=self._environ,
            start_new_session=check.name != PYTEST,
        )
        return Result(check.name, status, time.monotonic() - start)

    def run_beside(self, check: Check, others: Iterable[Check]) -> tuple[list[Result], bytes]:
        """Run a check beside others; return all results, and its last line, which is not said yet.

        It is heard after the others.
        """
        beside = _Beside(self.command(check), self._root, self._environ)
        try:
            results = [self.run(other) for other in others]
            _say(f"\n== {check.name}")
            closing = _all_but_last(beside.lines())
            return [*results, Result(check.name, *beside.end())], closing
        except BaseException:
            beside.stop()
            raise

    def command(self, check: Check) -> list[str]:
        """What a check is called with."""
        return [self._python, *check.arguments]


class _Beside:
    """A program that runs in the background; its lines are kept until somebody reads them."""

    def __init__(self, command: Sequence[str], root: Path, environ: Mapping[str, str]) -> None:
        self._start = time.monotonic()
        self._seconds = 0.0
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._process = subprocess.Popen(
            command,
            cwd=root,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def lines(self) -> Iterator[bytes]:
        """Its lines, with their ends, as they come."""
        return iter(self._lines.get, b"")

    def end(self) -> tuple[int, float]:
        """Its exit status and how many seconds it took, once it has ended."""
        self._reader.join()
        return self._process.wait(), self._seconds

    def stop(self) -> None:
        """End it, if it still runs."""
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._seconds = time.monotonic() - self._start
        self._lines.put(b"")


def environment() -> dict[str, str]:
    """What checks run under: no display, and modules compiled once instead of in every process."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if sys.stdout.isatty():
        environ["PY_COLORS"] = "1"
    return environ


def pass_all(
    python: str, root: Path, arguments: Sequence[str], linters: Sequence[Check] | None = None
) -> int:
    """Run every check, also after one has failed; 1 if any did, 2 for two lanes at once.

    The whole run ends with the closing line of the tests. With arguments of one's own the tests
    run by themselves, since they may want the keyboard; a lane is none.
    """
    pytest_arguments = [argument for argument in arguments if argument not in LANES]
    flags = {argument for argument in arguments if argument in LANES}
    if len(flags) > 1:
        print(ONE_LANE, file=sys.stderr)
        return 2
    lane = lane_of(root, *flags) if flags else Lane((), {})
    spread = PARALLEL if flags or not pytest_arguments else ()
    linters = LINTERS if linters is None else linters
    checker, closing = Checker(python, root, lane.environ), b""
    tests = Check(PYTEST, ("-m", "pytest", *spread, *lane.arguments, *pytest_arguments))
    if pytest_arguments:
        results = [checker.run(check) for check in (*linters, tests)]
    else:
        results, closing = checker.run_beside(tests, linters)
    _say(summary(results))
    _pass_on(closing)
    return int(any(result.status for result in results))


def summary(results: Sequence[Result]) -> str:
    """What became of each check."""
    width = max(len(result.name) for result in results)
    lines = [
        f"{'FAILED' if result.status else 'passed'}  {result.name:<{width}} {result.seconds:7.1f} s"
        + (f"  (status {result.status})" if result.status else "")
        for result in results
    ]
    failed = sum(result.status != 0 for result in results)
    end = f"{failed} of {len(results)} checks failed" if failed else "all checks passed"
    return "\n".join(["", "== summary", *lines, end])


def _all_but_last(lines: Iterable[bytes]) -> bytes:
    """Pass lines on as they come; return the last one."""
    last = b""
    for line in lines:
        _pass_on(last)
        last = line
    return last


def _say(text: str) -> None:
    print(text, flush=True)


def _pass_on(line: bytes) -> None:
    """Write what another program has said, in its own encoding."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
