"""What every test runs under: no screen, no Qt warnings, nothing left behind."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest

from tests.helpers.effort import EFFORT
from tests.helpers.sampling import sample

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Programs that tests start begin on the home page; those of the first start ask for it.
os.environ.setdefault("WORDSMITH_NO_WELCOME", "1")

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# The offscreen platform says this of every window that has a least size, and of every list or
# menu that unfolds.
HARMLESS = "This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)"

MUCH = 20_000
"""Objects made since the last collection that are there still."""


def pytest_configure(config: pytest.Config) -> None:
    """Properties are tried on fewer examples than Hypothesis would choose, and at any pace.

    A run is the same each time; one of more effort looks for what no run has tried yet.
    """
    from hypothesis import settings

    config.addinivalue_line("qt_log_ignore", HARMLESS)
    config.addinivalue_line("markers", "sampled(n): one in n parameters by day, all by night")
    # Who holds Hypothesis' own generator is frozen by then, and so not found by it.
    config.addinivalue_line("filterwarnings", "ignore:It looks like `register_random` was passed")
    # As in the program: by itself Python collects in whichever thread makes the next object.
    gc.disable()
    # What a test is decorated with takes the rest from the profile of that moment.
    settings.register_profile(
        "usual",
        settings(),
        max_examples=30 * EFFORT,
        deadline=None,
        derandomize=EFFORT == 1,
    )
    settings.load_profile("usual")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a sampled test only some are left for the day, before the lane chooses among all."""
    groups: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker("sampled"):
            groups[item.nodeid.partition("[")[0]].append(item)
    for group in groups.values():
        sample(group)


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the default look and language, and back to them afterwards."""
    from PySide6.QtCore import QCoreApplication, QEvent

    from wordsmith_desktop.window.kit.appearance import appearance, dress
    from wordsmith_desktop.window.kit.focus import set_moving_by_key
    from wordsmith_desktop.window.kit.look import Look
    from wordsmith_desktop.window.shell.look_in_use import translate_qt
    from wordsmith_desktop.wording import texts

    def reset() -> None:
        if texts.language() != "en":
            texts.set_language("en")
            translate_qt("en")
        set_moving_by_key(False)
        # What is closed would be dressed as well, if it were not gone yet.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        appearance().set_look(Look())
        if not qapp.styleSheet():
            dress(Look())

    reset()
    yield qapp
    reset()


def pytest_collection_finish() -> None:
    """All that was loaded stays to the end: no collection need look through it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def the_next_test_reads_english() -> Iterator[None]:
    """Whatever a test read: those without a window are not `dressed`, and nobody else sets it."""
    yield
    texts = sys.modules.get("wordsmith_desktop.wording.texts")
    if texts is not None and texts.language() != "en":
        texts.set_language("en")


@pytest.fixture(autouse=True)
def garbage_is_collected_in_this_thread() -> Iterator[None]:
    """Where a test left much, before the next one begins."""
    yield
    if gc.get_count()[0] > MUCH:
        # The young, and all only now and then, as Python itself would.
        gc.collect(2 if gc.get_count()[2] > gc.get_threshold()[2] else 1)


@pytest.fixture(autouse=True)
def nothing_is_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves windows, threads or running timers."""
    if not {"qtbot", "qapp", "dressed"} & set(request.fixturenames):
        yield
        return
    # pytest-qt closes the widgets of `qtbot` before any fixture is torn down.
    yield
    found = Counter(_leaks())
    # What an earlier test left is that test's failure alone.
    leaks = sorted((found - _LEFT).elements())
    _LEFT.clear()
    _LEFT.update(found)
    assert leaks == [], f"left behind by {request.node.name}: {leaks}"


_LEFT: Final[Counter[str]] = Counter()
"""What was left behind when the last test with a window ended."""


def _leaks() -> list[str]:
    from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return []
    QThreadPool.globalInstance().waitForDone(5000)
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = [*_windows(app), *_timers(), *_threads()]
    if found and gc.collect():
        found = [*_windows(app), *_timers(), *_threads()]
    return found


def _windows(app: QApplication) -> list[str]:
    shown = [widget for widget in app.topLevelWidgets() if not _is_qts_own(widget)]
    return [f"window {type(widget).__name__} {widget.windowTitle()!r}" for widget in shown]


def _is_qts_own(widget: object) -> bool:
    """Qt keeps the frames of combo boxes and tool tips for later."""
    return type(widget).__name__ in {"QTipLabel", "QComboBoxPrivateContainer"} or (
        getattr(widget, "inherits", lambda _name: False)("QTipLabel")
    )


def _timers() -> list[str]:
    from PySide6.QtCore import QAbstractAnimation, QTimer
    from shiboken6 import Shiboken

    moving = QAbstractAnimation.State.Running
    return [
        f"{type(thing).__name__} still running"
        for thing in Shiboken.getAllValidWrappers()
        if (isinstance(thing, QTimer) and thing.isActive())
        or (isinstance(thing, QAbstractAnimation) and thing.state() == moving)
    ]


def _threads() -> list[str]:
    from PySide6.QtCore import QThreadPool

    count = QThreadPool.globalInstance().activeThreadCount()
    found = [f"{count} threads at work"] if count else []
    # Of `records.disk_queue`; one that has done its work is gone in a moment.
    disks = [one for one in threading.enumerate() if one.name == "disk"]
    for one in disks:
        one.join(0.05)
    return [*found, *("a thread waits for the disk" for one in disks if one.is_alive())]
