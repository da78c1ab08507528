"""The door of a feature in a window."""

from __future__ import annotations

from typing import TypeVar

from wordsmith_desktop.window.shell.feature import Feature
from wordsmith_desktop.window.shell.main_window import MainWindow

F = TypeVar("F", bound=Feature)


def door(window: MainWindow, kind: type[F]) -> F:
    """That of a kind."""
    (found,) = (one for one in window.features if isinstance(one, kind))
    return found
