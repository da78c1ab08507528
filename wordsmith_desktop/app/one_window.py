"""One window for one data folder: a second start hands over to the first, and ends.

The first to start holds a lock in the folder. Whoever finds the lock taken leaves a letter beside
it, which asks the first window to come to the front and to open what the second start was given;
a letter that is gone has been taken. Qt's network library could do that as well, but takes three
megabytes of every window's memory.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.private import FILE, make_folder
from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.records.locks import lock

if TYPE_CHECKING:
    from PySide6.QtCore import QFileSystemWatcher

LOCK_NAME: Final = ".in-use"
"""The file in the data folder whose lock says that a window is open."""
LETTERS_NAME: Final = ".asked"
"""The folder in the data folder where further starts leave their letters."""
PATIENCE_S: Final = 5.0
"""So long the first window may take to answer: it may only just be starting."""
_STEP_S: Final = 0.05
_SUFFIX: Final = ".json"
_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""What a desktop gives to whom it lets come to the front."""

Asked = Callable[[Path | None], object]
"""Is called when somebody starts the program again, perhaps with a save to open."""


class OneWindow:
    """Knows whether this is the only window over a data folder, and talks to the other one."""

    def __init__(self, folder: Path) -> None:
        """Take the lock where it is free; a folder that cannot be written to needs none."""
        self._letters = folder / LETTERS_NAME
        self._watcher: QFileSystemWatcher | None = None
        self._asked: Asked = lambda _save: None
        self._descriptor: int | None = None
        self.is_first = True
        """Whether no other window has the folder open."""
        self.is_others = False
        """Whether another account of this computer keeps its data there."""
        with suppress(OSError):
            make_folder(folder)
            descriptor = self._opened(folder / LOCK_NAME)
            self.is_first = lock(descriptor)
            if self.is_first:
                self._descriptor = descriptor
            else:
                os.close(descriptor)

    def hand_over(self, save: Path | None, patience_s: float = PATIENCE_S) -> bool:
        """Have the first window come to the front and open a save; whether it answered."""
        from wordsmith_desktop.records.files import draft_mark, write_atomically
        from wordsmith_desktop.records.troubles import StoreError

        _let_come_to_front()
        message = {
            "open": None if save is None else str(save.absolute()),
            "tokens": {name: os.environ[name] for name in _TOKENS if name in os.environ},
        }
        letter = self._letters / f"{draft_mark()}{_SUFFIX}"
        try:
            write_atomically(letter, json.dumps(message).encode())
        except StoreError:
            return False
        until = time.monotonic() + patience_s
        while letter.exists() and time.monotonic() < until:
            time.sleep(_STEP_S)
        return not _take_back(letter)

    def listen(self, asked: Asked) -> None:
        """Call `asked` in this thread for every further start, from now on.

        Where the folder cannot be watched, nobody is answered.
        """
        from PySide6.QtCore import QFileSystemWatcher, QTimer

        if not self.is_first:
            return
        self._asked = asked
        with suppress(OSError):
            make_folder(self._letters)
        self._watcher = QFileSystemWatcher()
        self._watcher.directoryChanged.connect(self._read_letters)
        self._watcher.addPath(str(self._letters))
        # Some may have been left while this window was only just starting.
        QTimer.singleShot(0, self._watcher, self._read_letters)

    def close(self) -> None:
        """Listen no more, and let another window be the first."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    # Inside

    def _opened(self, path: Path) -> int:
        try:
            return os.open(path, os.O_RDWR | os.O_CREAT, FILE)
        except PermissionError:
            # A folder that nobody writes to has no such file, or it is our own.
            self.is_others = _is_anothers(path)
            raise

    def _read_letters(self) -> None:
        for letter in sorted(self._letters.glob(f"*{_SUFFIX}")):
            content = _take(letter)
            if content is not None:
                save, tokens = _read(content)
                os.environ.update(tokens)
                self._asked(save)


def _is_anothers(path: Path) -> bool:
    """Whether something belongs to another account; a folder that cannot be entered does."""
    if sys.platform == "win32":
        return False
    try:
        return path.stat().st_uid != os.getuid()
    except PermissionError:
        return True
    except OSError:
        return False


def _take(letter: Path) -> bytes | None:
    """What stands in a letter, which is gone then; None where nobody waits for an answer."""
    from wordsmith_desktop.core.replacing import remove

    try:
        is_waited_for = abs(time.time() - letter.stat().st_mtime) <= PATIENCE_S
        content = letter.read_bytes()
        remove(letter)
    except OSError:
        return None
    return content if is_waited_for else None


def _take_back(letter: Path) -> bool:
    """Take a letter back that nobody has taken; whether there was one."""
    try:
        letter.unlink()
    except FileNotFoundError:
        return False
    except OSError:
        # On Windows, while it is being read.
        return letter.exists()
    return True


def _read(content: bytes) -> tuple[Path | None, dict[str, str]]:
    """What a letter asks for; nothing but to come to the front where it makes no sense."""
    with suppress(RefusedError), refusing():
        message = json_of(content)
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
