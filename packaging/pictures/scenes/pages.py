"""Pages that are neither home nor a game: settings, the curtain, the pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext


def settings(context: SceneContext) -> QWidget:
    """The settings."""
    context.window.offers.settings()
    return context.window


def curtain(context: SceneContext) -> QWidget:
    """The curtain between two seats."""
    from wordsmith_desktop.window.kit.curtain import Curtain

    return Curtain("Ana" if context.language == "en" else "Jürgen", lambda: None)


def pause(_context: SceneContext) -> QWidget:
    """A covered table."""
    from wordsmith_desktop.window.shell.table_covers import PauseCover

    return PauseCover(lambda: None)


SCENES = (
    Scene("settings", settings),
    Scene("curtain", curtain),
    Scene("pause", pause),
)
