"""What every build has in common: what it has made, how it calls tools, how it fails."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple


class BuildError(Exception):
    """Something could not be made or is not as it should be; the text is for a person."""


class Made(NamedTuple):
    """A file or folder, ready to be handed on."""

    path: Path
    seconds: float
    """How long it took."""

    def line(self) -> str:
        """Name, size and time as a person reads them."""
        return f"{self.path.name:<44} {size_of(self.path) / 1e6:7.1f} MB {self.seconds:6.0f} s"


def timed(make: Callable[[], Path]) -> Made:
    """Make something and look at the clock."""
    start = monotonic()
    path = make()
    return Made(path, monotonic() - start)


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files of a folder; what links lead to is not counted again."""
    if not path.is_dir():
        return path.stat().st_size
    return sum(each.lstat().st_size for each in path.rglob("*") if not each.is_dir())


def tool(command: Sequence[str | Path], folder: Path | None = None) -> str:
    """What a program writes. Raises `BuildError` with what it complains of where it fails."""
    given = [str(part) for part in command]
    done = subprocess.run(given, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = "\n".join(part for part in (done.stdout.strip(), done.stderr.strip()) if part)
        raise BuildError(f"{' '.join(given[:3])} ended with {done.returncode}:\n{said}")
    return done.stdout


class Log:
    """What was tried, on the screen and in a file."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8")

    def say(self, line: str) -> None:
        print(line, flush=True)
        print(line, file=self._file, flush=True)

    def step(self, what: str, work: Callable[[], object]) -> None:
        """Do something and write down that it went well, with what it answered."""
        start = monotonic()
        answer = str(work() or "").strip().splitlines()
        told = f": {answer[-1]}" if answer else ""
        self.say(f"ok {monotonic() - start:6.1f} s  {what}{told}")
