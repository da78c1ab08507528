"""A screen that nobody sees, and somebody at its keyboard."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from building import BuildError, tool

SIZE: Final = "1366x900x24"
PATIENCE_S: Final = 60.0
_BETWEEN_S: Final = 0.05
_KEY_MS: Final = "60"


class Screen:
    """An X server's display."""

    def __init__(self, display: str) -> None:
        self.display = display

    def wait_for_window(self, title: str) -> str:
        """The window whose title holds `title`, in front of the keyboard; says its id."""
        window = wait_for(lambda: self._window(title), f"a window named {title!r}")
        self._xdotool("windowfocus", "--sync", window)
        return window

    def has(self, window: str) -> bool:
        """Whether there still is a window of that id."""
        try:
            self._xdotool("getwindowgeometry", window)
        except BuildError:
            return False
        return True

    def press(self, *keys: str) -> None:
        """Press keys one after the other, named as X names them."""
        self._xdotool("key", "--delay", _KEY_MS, *keys)

    def write(self, text: str) -> None:
        """Type a text."""
        self._xdotool("type", "--delay", _KEY_MS, text)

    def shoot(self, path: Path) -> None:
        """Take a picture of all that can be seen."""
        tool(["import", "-display", self.display, "-window", "root", path])

    def _window(self, title: str) -> str:
        try:
            return self._xdotool("search", "--onlyvisible", "--name", title).split("\n")[0]
        except BuildError:
            return ""

    def _xdotool(self, *arguments: str) -> str:
        return tool(["env", f"DISPLAY={self.display}", "xdotool", *arguments])


@contextmanager
def screen() -> Iterator[Screen]:
    """A screen of its own, gone at the end."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SIZE]
    # Without -noreset it forgets its settings when the last window closes, and Qt stumbles.
    command += ["-noreset", "-ac", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as said:
            number = said.readline().strip()
        if not number:
            raise BuildError("Xvfb did not start")
        yield Screen(f":{number}")
    finally:
        server.terminate()
        server.wait()


def wait_for(ask: Callable[[], str], what: str) -> str:
    """The first answer that is not empty. Raises `BuildError` when patience ends."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(_BETWEEN_S)
    raise BuildError(f"waited {PATIENCE_S:.0f} s in vain for {what}")
