"""One window for one data folder: a second start hands over to the first, and ends.

The first to start holds a lock in the folder and listens; whoever finds the lock taken asks it to
come to the front and to open what the second start was given.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.app.paths import APP_NAME
from wordsmith_desktop.records.locks import lock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_NAME: Final = ".in-use"
"""The file in the data folder whose lock says that a window is open."""
PATIENCE_S: Final = 5.0
"""So long the first window may take to answer: it may only just be starting."""
_STEP_MS: Final = 200
_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""What a desktop gives to whom it lets come to the front."""
_TAKEN: Final = b"taken\n"

Asked = Callable[[Path | None], object]
"""Is called when somebody starts the program again, perhaps with a save to open."""


class OneWindow:
    """Knows whether this is the only window over a data folder, and talks to the other one."""

    def __init__(self, folder: Path) -> None:
        """Take the lock where it is free; a folder that cannot be written to needs none."""
        self._folder = folder
        self._server: QLocalServer | None = None
        self._asked: Asked = lambda _save: None
        self._descriptor: int | None = None
        self.is_first = True
        """Whether no other window has the folder open."""
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o600)
            self.is_first = lock(descriptor)
            if self.is_first:
                self._descriptor = descriptor
            else:
                os.close(descriptor)

    def hand_over(self, save: Path | None, patience_s: float = PATIENCE_S) -> bool:
        """Have the first window come to the front and open a save; whether it answered."""
        _let_come_to_front()
        message = {
            "open": None if save is None else str(save.absolute()),
            "tokens": {name: os.environ[name] for name in _TOKENS if name in os.environ},
        }
        line = json.dumps(message).encode() + b"\n"
        until = monotonic() + patience_s
        while monotonic() < until:
            if _is_taken(_name_for(self._folder), line):
                return True
        return False

    def listen(self, asked: Asked) -> None:
        """Call `asked` in this thread for every further start, from now on."""
        from PySide6.QtNetwork import QLocalServer

        if not self.is_first:
            return
        self._asked = asked
        self._server = QLocalServer()
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # Of a program that was killed the name may be left; the lock says that it is dead.
        QLocalServer.removeServer(_name_for(self._folder))
        self._server.newConnection.connect(self._welcome)
        self._server.listen(_name_for(self._folder))

    def close(self) -> None:
        """Listen no more, and let another window be the first."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    # Inside

    def _welcome(self) -> None:
        caller = self._server.nextPendingConnection() if self._server else None
        if caller is None:
            return
        caller.readyRead.connect(lambda: self._take(caller))
        caller.disconnected.connect(caller.deleteLater)
        if caller.canReadLine():
            self._take(caller)

    def _take(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            return
        save, tokens = _read(bytes(caller.readLine().data()))
        caller.write(_TAKEN)
        caller.flush()
        caller.disconnectFromServer()
        os.environ.update(tokens)
        self._asked(save)


def _name_for(folder: Path) -> str:
    """The name of the folder's window, which no other folder and no other person has."""
    # Imported here: the lock alone, which comes before the window, needs no name.
    from wordsmith_desktop.core.digests import hex_digest

    whose = f"{os.path.realpath(folder)}\n{getattr(os, 'getuid', lambda: 0)()}"
    return f"{APP_NAME}-{hex_digest(whose.encode('utf-8', 'surrogateescape'))[:16]}"


def _is_taken(name: str, line: bytes) -> bool:
    """Whether somebody listens under the name and took the line."""
    from PySide6.QtCore import QThread
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_STEP_MS):
        QThread.msleep(_STEP_MS // 4)
        return False
    socket.write(line)
    until = monotonic() + PATIENCE_S
    while not socket.canReadLine() and monotonic() < until:
        # False also at the end of the connection, with the answer read before it.
        is_there = socket.state() == QLocalSocket.LocalSocketState.ConnectedState
        if not socket.waitForReadyRead(_STEP_MS) and not is_there:
            break
    return bytes(socket.readLine().data()) == _TAKEN


def _read(line: bytes) -> tuple[Path | None, dict[str, str]]:
    """What a caller wants; nothing but to come to the front where the line makes no sense."""
    with suppress(ValueError, AttributeError):
        message = json.loads(line)
        save, tokens = message.get("open"), message.get("tokens")
        known = {name: str(value) for name, value in dict(tokens or {}).items() if name in _TOKENS}
        return (Path(save) if isinstance(save, str) else None), known
    return None, {}


def _let_come_to_front() -> None:
    """Windows lets nobody come to the front whom the program in front does not allow it."""
    if sys.platform == "win32":
        import ctypes

        anybody = -1
        ctypes.windll.user32.AllowSetForegroundWindow(anybody)
