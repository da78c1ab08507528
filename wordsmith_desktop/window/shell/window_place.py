"""Where the window stands when the program starts, and whether it fills the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FIRST_SIZE: Final = QSize(1280, 800)
"""Of the window the first time, in pixels, as far as the screen has room for that."""
FRAME: Final = QSize(16, 40)
"""What a desktop puts around a window at most: nobody tells before the window is shown."""


def place(window: QWidget, geometry: bytes = b"") -> None:
    """Put a window that is not shown yet where it was, as `saveGeometry` gave it.

    The first time it has its first size. Where that is more than the screen has room for, it is
    maximised; restored by its title bar, it still fits.
    """
    if not (geometry and window.restoreGeometry(QByteArray(geometry))):
        window.resize(FIRST_SIZE)
    screen = window.screen() or QGuiApplication.primaryScreen()
    room = screen.availableSize() - FRAME
    state = window.windowState()
    fills = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
    if not state & fills and window.size().boundedTo(room) != window.size():
        window.resize(window.size().boundedTo(room).expandedTo(window.minimumSize()))
        window.setWindowState(state | Qt.WindowState.WindowMaximized)


def toggle_full_screen(window: QWidget) -> None:
    """Fill the whole screen with a window, or have it as it was before."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
