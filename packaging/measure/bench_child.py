"""The programs whose start and memory are measured, each in a process of its own.

`python bench_child.py empty` opens an empty window, `program` the home page, `letters TAG` a match
of the Letter Piece Game with a dictionary and `statistics TAG` the statistics, twice. Each prints
one line of JSON when it is done.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import bench_letters, bench_page

if TYPE_CHECKING:
    from wordsmith_desktop.app.start import Program

_FOUND: dict[str, float] = {}


def note(name: str) -> None:
    """Write the moment down, on the clock that all processes share."""
    _FOUND.setdefault(name, time.monotonic())


def tell() -> None:
    """Print what was found, with the peak of memory."""
    print(json.dumps({**_FOUND, "peak_mb": peak_mb()}), flush=True)


def peak_mb() -> float:
    """The most memory that this process has held, in megabytes."""
    status = Path("/proc/self/status")
    if status.exists():
        # ru_maxrss would count the parent's memory too: it outlives the exec.
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(lines["VmHWM"].split()[0]) / 1024
    if sys.platform == "win32":
        return float("nan")
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


def empty() -> None:
    """An empty window, until it has been painted."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    def painted() -> None:
        note("painted")
        app.quit()

    class Empty(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:
            QTimer.singleShot(0, painted)

    app = QApplication([])
    window = Empty()
    window.resize(1280, 800)
    window.show()
    app.exec()


def run_program(then: Callable[[Program], None], tag: str = "en") -> None:
    """The program as it is started, until its dictionary is open and `then` was called."""
    from wordsmith_desktop.app import qt_loading
    from wordsmith_desktop.app.command_line import run

    load = qt_loading.load_qt

    def load_and_watch() -> None:
        # No sooner: nothing of Qt may be there before the program itself asks for it.
        load()
        watch(then, tag)

    qt_loading.load_qt = load_and_watch
    status = run([])
    if status:
        raise SystemExit(status)


def watch(then: Callable[[Program], None], tag: str) -> None:
    """Note when frame and home page were painted and when the dictionary is open."""
    from PySide6.QtCore import QTimer

    from wordsmith_desktop.app.start import Program

    def end(program: Program) -> None:
        if program.services is not None:
            _FOUND["has_opened_statistics"] = program.services.bookkeeping.has_opened_statistics
        then(program)
        QTimer.singleShot(0, program.window.close)

    def painted(program: Program) -> None:
        note("painted")
        paint(program)

    def home_painted(program: Program) -> None:
        note("home")
        watch_pictures(program)

        def opened(_tag: str) -> None:
            note("opened")
            # Once only, and outside the callback.
            if "ended" not in _FOUND:
                note("ended")
                QTimer.singleShot(0, lambda: end(program))

        assert program.services is not None
        program.services.dictionaries.when_opened(opened)
        program.preferences.change(word_language=tag)
        begin(program)

    paint, begin = Program.after_first_paint, Program.after_home_page
    Program.after_first_paint = painted  # type: ignore[assignment, method-assign]
    Program.after_home_page = home_painted  # type: ignore[assignment, method-assign]


def watch_pictures(program: Program) -> None:
    """Note when the last of the games' pictures is painted."""
    from wordsmith_desktop.app.start import FirstPaint
    from wordsmith_desktop.window.kit.cards import Picture

    for picture in program.window.findChildren(Picture):
        FirstPaint(picture, lambda: _FOUND.update(pictures=time.monotonic()))


def letters(tag: str) -> None:
    """A match of the Letter Piece Game on the table, with the dictionary open."""
    run_program(lambda program: bench_letters.sit_down(program, tag), tag)


def statistics(tag: str) -> None:
    """The statistics, once nothing else is loaded any more, and a second time."""
    run_program(lambda program: bench_page.open_twice(program, note), tag)


def main(what: str, *more: str) -> None:
    if what == "empty":
        empty()
    elif what == "program":
        run_program(lambda _program: None, *more)
    elif what == "statistics":
        statistics(*more)
    else:
        letters(*more)
    tell()


if __name__ == "__main__":
    main(*sys.argv[1:])
