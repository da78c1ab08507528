"""Keeps the screen awake while something goes on that nobody touches the computer for."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    import subprocess

    from PySide6.QtDBus import QDBusConnection


class Lamp(Protocol):
    """The screen as far as a program may ask for it; it never waits and never fails."""

    def keep_on(self) -> None:
        """Have it stay on from now on, until it is let go."""

    def let_go(self) -> None:
        """Have the system darken it again when it likes."""


_LAMPS: Final[list[Lamp]] = []
_REASONS: Final[set[str]] = set()


def use_lamp(lamp: Lamp | None) -> None:
    """Keep this awake from now on; None keeps nothing awake, as at first."""
    for before in _LAMPS:
        if _REASONS:
            before.let_go()
    _REASONS.clear()
    _LAMPS[:] = [] if lamp is None else [lamp]


def stay_awake(reason: str, is_so: bool) -> None:
    """Whether somebody has a reason to keep the screen awake; it sleeps again without any."""
    had_one = bool(_REASONS)
    (_REASONS.add if is_so else _REASONS.discard)(reason)
    if had_one is bool(_REASONS):
        return
    for lamp in _LAMPS:
        (lamp.keep_on if _REASONS else lamp.let_go)()


class BusLamp:
    """By what the desktops of Linux agree on (`org.freedesktop.ScreenSaver`).

    It lasts as long as the connection that asked. Closing that lets go on every desktop, and needs
    no number of the answer, which Python would hand back as another type than was given.
    """

    _NAME: Final = "wordsmith-awake"

    def __init__(self, program: str, why: str) -> None:
        """Both may be shown by the desktop: who keeps the screen awake, and why."""
        self._words = [program, why]
        self._bus: QDBusConnection | None = None

    def keep_on(self) -> None:
        if not has_session_bus():
            return
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        self._bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, self._NAME)
        if self._bus.isConnected():
            service = "org.freedesktop.ScreenSaver"
            call = QDBusMessage.createMethodCall(
                service, "/org/freedesktop/ScreenSaver", service, "Inhibit"
            )
            call.setArguments(self._words)
            call.setAutoStartService(False)
            self._bus.send(call)

    def let_go(self) -> None:
        if self._bus is None:
            return
        from PySide6.QtDBus import QDBusConnection

        # The name can be used again only once nobody holds the connection.
        self._bus = None
        QDBusConnection.disconnectFromBus(self._NAME)


def has_session_bus() -> bool:
    """Whether the session has one; without, asking for it would have a new one started."""
    own = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent")) / "bus"
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or own.exists()


_CONTINUOUS, _DISPLAY = 0x8000_0000, 0x0000_0002
"""`ES_CONTINUOUS` and `ES_DISPLAY_REQUIRED` of winbase.h."""


class WindowsLamp:
    """By the state of the thread that asks, which must also be the one that lets go."""

    def __init__(self, ask: Callable[[int], object] | None = None) -> None:
        """`ask` stands in for `SetThreadExecutionState`."""
        self._ask = ask or self._kernel

    def keep_on(self) -> None:
        self._ask(_CONTINUOUS | _DISPLAY)

    def let_go(self) -> None:
        self._ask(_CONTINUOUS)

    @staticmethod
    def _kernel(state: int) -> None:
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.kernel32.SetThreadExecutionState(ctypes.c_uint(state))


class MacLamp:
    """By the system's own tool, which ends with the program at the latest."""

    def __init__(self, tool: str = "/usr/bin/caffeinate") -> None:
        self._tool = tool
        self._run: subprocess.Popen[bytes] | None = None

    def keep_on(self) -> None:
        # The program starts without it, and on other systems does without it.
        import subprocess

        try:
            self._run = subprocess.Popen([self._tool, "-d", "-w", str(os.getpid())])
        except OSError:
            self._run = None

    def let_go(self) -> None:
        if self._run is not None:
            self._run.terminate()
            self._run.wait()
            self._run = None


def system_lamp(program: str, why: str, system: str = sys.platform) -> Lamp:
    """How the screen is kept awake on a system."""
    if system == "win32":
        return WindowsLamp()
    return MacLamp() if system == "darwin" else BusLamp(program, why)
