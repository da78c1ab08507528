"""The screen of statistics as the measurements open it, by the program's own window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wordsmith_desktop.app.start import Program

PAUSE_MS: Final = 2500
"""So long a person looks at the home page at least."""
CHART_MS: Final = 1500
"""So long they look at the statistics."""
OPENINGS: Final = ("first", "second")


def open_twice(program: Program, note: Callable[[str], None]) -> None:
    """Note when each opening was asked for and when its answer was painted."""
    from PySide6.QtCore import QThreadPool

    _wait(PAUSE_MS)
    QThreadPool.globalInstance().waitForDone()
    for name in OPENINGS:
        note(f"{name} asked")
        _open(program)
        note(f"{name} seen")
        _wait(CHART_MS)
        program.window.go_home()
        _wait(CHART_MS)


def _open(program: Program) -> None:
    from PySide6.QtCore import QEventLoop

    from wordsmith_desktop.app.start import FirstPaint
    from wordsmith_desktop.features.statistics.pages.page import StatisticsPage

    loop = QEventLoop()
    program.window.offers.statistics()
    page = program.window.screen_shown
    if not isinstance(page, StatisticsPage):
        raise SystemExit("the statistics were not shown")
    page.shown.connect(lambda: FirstPaint(page.statistics, loop.quit))
    loop.exec()


def _wait(ms: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
