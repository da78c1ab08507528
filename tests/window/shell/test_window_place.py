"""Where the window stands: on every screen all of it can be seen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.games.play_hands import tap
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.window_place import FIRST_SIZE, FRAME, place

STARTED = """
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.app.start import Program, application
app = application()
program = Program(SettingsStore())
window = program.window
window.show()
app.processEvents()
normal = window.normalGeometry().size() if window.isMaximized() else window.size()
print(window.isMaximized(), *window.size().toTuple(), *normal.toTuple())
window.hide()
program.close()
"""


def _start(folder: Path, width: int, height: int) -> tuple[bool, QSize, QSize]:
    """Start the program on a screen of that size: maximised or not, its size, and its usual one."""
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height}
    screens = folder / "screens.json"
    screens.write_text(json.dumps({"screens": [screen]}))
    done = subprocess.run(
        [sys.executable, "-c", STARTED],
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
            "WORDSMITH_DATA": str(folder / "data"),
        },
    )
    is_maximised, *sizes = done.stdout.split()
    one, two, three, four = map(int, sizes)
    return is_maximised == "True", QSize(one, two), QSize(three, four)


@pytest.mark.parametrize(
    ("screen", "is_maximised"),
    [
        ((1024, 768), True),
        ((1280, 800), True),
        ((1366, 768), True),
        ((1440, 900), False),
        ((1920, 1080), False),
    ],
)
def test_the_first_window_is_all_to_be_seen(
    tmp_path: Path, screen: tuple[int, int], is_maximised: bool
) -> None:
    found, size, usual = _start(tmp_path, *screen)
    assert is_maximised is found
    # The offscreen platform keeps a few pixels of the screen for a frame.
    whole = QSize(*screen) - QSize(4, 4) if is_maximised else FIRST_SIZE
    assert whole == size
    room = QSize(*screen) - FRAME
    assert usual.boundedTo(room) == usual, "it fits too once it is no longer maximised"


def test_a_window_comes_back_in_the_size_it_had(qtbot: QtBot) -> None:
    before, after = QWidget(), QWidget()
    qtbot.addWidget(before)
    qtbot.addWidget(after)
    before.resize(700, 600)
    place(after, bytes(before.saveGeometry().data()))
    assert (700, 600) == after.size().toTuple()
    assert not after.isMaximized()


def test_a_window_of_a_larger_screen_is_maximised_on_a_smaller(qtbot: QtBot) -> None:
    before, after = QWidget(), QWidget()
    qtbot.addWidget(before)
    qtbot.addWidget(after)
    before.resize(1900, 1000)
    place(after, bytes(before.saveGeometry().data()))
    room = QGuiApplication.primaryScreen().availableSize()
    assert after.isMaximized()
    assert after.normalGeometry().width() <= room.width()


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowNoState])
def test_F11_fills_the_screen_and_gives_it_back(window: MainWindow, state: Qt.WindowState) -> None:
    window.setWindowState(state)
    tap(Qt.Key.Key_F11)
    assert window.isFullScreen()
    tap(Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert state == window.windowState() & Qt.WindowState.WindowMaximized
