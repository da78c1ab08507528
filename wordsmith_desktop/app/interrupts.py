"""Ctrl+C and the wish of the system that the program end, heard while Qt waits for events."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier


class Interrupts(QObject):
    """Calls a function in the window's thread when the process is asked to end."""

    def __init__(self, call: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call = call
        self._read, self._write = socket.socketpair()
        # `set_wakeup_fd` takes nothing that blocks.
        self._read.setblocking(False)
        self._write.setblocking(False)
        # A signal writes a byte here, and reading it gives Python its turn.
        self._wakeup_before = signal.set_wakeup_fd(self._write.fileno())
        self._handlers = {
            number: signal.signal(number, self._caught)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._drain)

    def close(self) -> None:
        """Leave the signals to whoever had them before."""
        self._notifier.setEnabled(False)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        self._read.close()
        self._write.close()

    def _drain(self) -> None:
        # A byte that stays unread would wake the event loop again and again.
        self._read.recv(64)

    def _caught(self, _number: int, _frame: FrameType | None) -> None:
        self._call()
