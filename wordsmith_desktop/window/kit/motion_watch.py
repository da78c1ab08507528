"""Asks the desktop whether it wants less movement, now and again."""

from __future__ import annotations

import os
import shutil
import sys
from configparser import ConfigParser
from configparser import Error as ConfigError
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, Qt, Signal
from PySide6.QtGui import QGuiApplication

from .system_motion import reduce_system_motion

_ASKED: Final = ("get", "org.gnome.desktop.interface", "enable-animations")
"""What GNOME and the desktops near it keep it by."""


class MotionWatch(QObject):
    """Asks the system at once, and again whenever somebody comes back to the program.

    Some systems answer later: nothing waits for them.
    """

    changed = Signal()
    """`system_reduces_motion` is otherwise than before."""

    def __init__(
        self, parent: QObject | None = None, *, system: str = sys.platform, tool: str = "gsettings"
    ) -> None:
        """`tool` reads a setting of GNOME's."""
        super().__init__(parent)
        self._system = system
        self._tool = shutil.which(tool) if system not in ("win32", "darwin") else None
        self._run = QProcess(self)
        self._run.finished.connect(self._read)
        hints = QGuiApplication.instance()
        if isinstance(hints, QGuiApplication):
            hints.applicationStateChanged.connect(self._come_back)

    def ask(self) -> None:
        """Ask the system."""
        if self._system == "win32":
            self._take(_windows_reduces())
        elif self._system == "darwin":
            self._take(_mac_reduces())
        elif "KDE" in os.environ.get("XDG_CURRENT_DESKTOP", ""):
            self._take(_kde_reduces(config_home() / "kdeglobals"))
        elif self._tool is not None and self._run.state() is QProcess.ProcessState.NotRunning:
            self._run.start(self._tool, list(_ASKED))

    def close(self) -> None:
        """Ask no more."""
        self._run.finished.disconnect(self._read)
        if self._run.state() is not QProcess.ProcessState.NotRunning:
            self._run.kill()
            self._run.waitForFinished(200)
        self._take(False)

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _read(self) -> None:
        said = bytes(self._run.readAllStandardOutput().data()).decode(errors="replace").strip()
        if said in ("true", "false"):
            self._take(said == "false")

    def _take(self, is_reduced: bool) -> None:
        if reduce_system_motion(is_reduced):
            self.changed.emit()


def config_home() -> Path:
    """Where a Linux desktop keeps settings."""
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")


def _kde_reduces(settings: Path) -> bool:
    """Whether somebody has set the speed of KDE's animations to none."""
    # Its file has groups like [$Version] and keys without values.
    parser = ConfigParser(strict=False, interpolation=None, allow_no_value=True)
    try:
        parser.read(settings, "utf-8")
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (ConfigError, ValueError, OSError):
        return False


_CLIENT_AREA_ANIMATION: Final = 0x1042
"""`SPI_GETCLIENTAREAANIMATION` of winuser.h."""


def _windows_reduces() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    moves = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(
        _CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0
    )
    return bool(asked) and not moves.value


def _mac_reduces() -> bool:
    """By `NSWorkspace.accessibilityDisplayShouldReduceMotion`."""
    if sys.platform != "darwin":
        return False
    import ctypes
    import ctypes.util

    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
        ("objc_msgSend", objc)
    )
    asks = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    workspace = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    wanted = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(workspace) and bool(asks(workspace, wanted))
