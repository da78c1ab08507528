"""How large the bundle is, and how soon its first window is there beside an empty one."""

from __future__ import annotations

import ctypes
import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import system_needs as system
from building import size_of
from linux.screen import screen

ROOT: Final = Path(__file__).resolve().parents[2]
BUNDLE: Final = ROOT / "build" / "package" / "wordsmith-desktop"
PROGRAM: Final = BUNDLE / "wordsmith-desktop"
EMPTY: Final = (sys.executable, "-m", "measure.bench_child", "empty")
NEEDS: Final = (system.Need("Xvfb", "xvfb"), *system.DISPLAY_LIBRARIES["xcb"])
_PATIENCE_S: Final = 30.0
_SUBSTRUCTURE_NOTIFY: Final = 1 << 19
_MAP_NOTIFY: Final = 19
_EVENT_SIZE: Final = 192


def find() -> str:
    """See that there is a bundle; how it came to be. Raises `RuntimeError`."""
    if PROGRAM.exists():
        made = time.localtime(PROGRAM.stat().st_mtime)
        return time.strftime("as it was built on %Y-%m-%d, %H:%M", made)
    command = [sys.executable, str(ROOT / "packaging" / "dev.py"), "package", "--bundle-only"]
    if subprocess.call(command, stdout=sys.stderr):
        raise RuntimeError("the bundle could not be built, see above")
    return "built just now"


def size_mb() -> float:
    """Of all its files, in millions of bytes."""
    return size_of(BUNDLE) / 1e6


def packed_mb() -> tuple[float, str]:
    """The smallest package that was made of it, else what xz makes of it; in millions of bytes."""
    made = [*(ROOT / "dist").glob("*.deb"), *(ROOT / "dist").glob("*.run")]
    newer = [path for path in made if path.stat().st_mtime > PROGRAM.stat().st_mtime]
    if newer:
        smallest = min(newer, key=lambda path: path.stat().st_size)
        return smallest.stat().st_size / 1e6, smallest.name
    pack = ["tar", "-c", "-C", str(BUNDLE.parent), "-I", "xz -T0", "-f", "-", BUNDLE.name]
    with tempfile.TemporaryFile() as packed:
        subprocess.run(pack, stdout=packed, check=True)
        return packed.tell() / 1e6, "tar and xz"


def first_windows(runs: int) -> tuple[list[float], list[float]]:
    """Seconds from the start of the bundle, and of an empty window, until a window is there.

    Taken by turns on one X server of their own, after one of each that warms the disk. Raises
    `RuntimeError` where there is no such server.
    """
    if sys.platform != "linux":
        raise RuntimeError("the bundle's start is measured on an X server, thus on Linux")
    try:
        system.provide(NEEDS)
    except system.SetupError as error:
        raise RuntimeError(str(error)) from error
    ours, alone = [], []
    with screen() as shown, _watched(shown.display) as watch:
        for _ in range(runs + 1):
            ours.append(_first_window([str(PROGRAM)], shown.display, watch))
            alone.append(_first_window(EMPTY, shown.display, watch))
    return ours[1:], alone[1:]


class _Watch:
    """Sees windows appear on a display."""

    def __init__(self, library: ctypes.CDLL, display: ctypes.c_void_p) -> None:
        self._library = library
        self._display = display
        self._event = ctypes.create_string_buffer(_EVENT_SIZE)

    def wait(self, seconds: float) -> None:
        """Until a window is mapped. Raises `RuntimeError` after so many seconds."""
        end = time.monotonic() + seconds
        while self._next(end - time.monotonic()) != _MAP_NOTIFY:
            pass

    def forget(self) -> None:
        """Let go of all that has happened so far."""
        self._library.XSync(self._display, 1)

    def _next(self, seconds: float) -> int:
        """The type of the next event."""
        if not self._library.XPending(self._display):
            number = self._library.XConnectionNumber(self._display)
            if not select.select([number], [], [], max(seconds, 0))[0]:
                raise RuntimeError("no window appeared")
            return 0
        self._library.XNextEvent(self._display, self._event)
        return int.from_bytes(self._event.raw[:4], sys.byteorder)


@contextmanager
def _watched(display: str) -> Iterator[_Watch]:
    library = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    opened = ctypes.c_void_p(library.XOpenDisplay(display.encode()))
    library.XDefaultRootWindow.restype = ctypes.c_ulong
    root = ctypes.c_ulong(library.XDefaultRootWindow(opened))
    library.XSelectInput(opened, root, ctypes.c_long(_SUBSTRUCTURE_NOTIFY))
    try:
        yield _Watch(library, opened)
    finally:
        library.XCloseDisplay(opened)


def _first_window(command: Sequence[str], display: str, watch: _Watch) -> float:
    with tempfile.TemporaryDirectory(prefix="wordsmith-bench-") as folder:
        chosen: Mapping[str, str] = {
            "QT_QPA_PLATFORM": "xcb",
            "DISPLAY": display,
            "WORDSMITH_DATA": folder,
            "WORDSMITH_NO_WELCOME": "1",
        }
        watch.forget()
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **chosen})
        try:
            watch.wait(_PATIENCE_S)
            return time.monotonic() - start
        finally:
            process.kill()
            process.wait()
