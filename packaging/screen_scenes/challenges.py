"""Challenges: chosen, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from packaging.screen_stage import Scene, SceneContext
else:
    from screen_stage import Scene

NAMES: Final = ("Ana", "Ben", "Dörte")


def _remember(context: SceneContext) -> None:
    profiles = context.services.profiles()
    for name in NAMES:
        profiles.add(name)
    profiles.change(profiles.all[0].id, clock_percent=200)


def challenges(context: SceneContext) -> QWidget:
    """The screen of challenges."""
    _remember(context)
    context.preferences.change(player_names=("Ana",))
    context.window.show_challenges()
    return context.window


def code(context: SceneContext) -> QWidget:
    """A code with a slip in it."""
    from wordsmith_desktop.ui.shell.challenges.page import ChallengesPage

    window = challenges(context)
    page = context.window.screen_shown
    assert isinstance(page, ChallengesPage)
    page.code.field.setText("TAMO-RIKU-DELA")
    page.code.field.setFocus()
    return window


SCENES = (
    Scene("challenges", challenges),
    Scene("challenges-code", code),
)
