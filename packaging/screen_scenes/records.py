"""The people who play here, and what was played: players, statistics, high scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from packaging.screen_stage import Scene, SceneContext
else:
    from screen_stage import Scene

GAME = "letter_pieces"
NAMES = ("Ana", "Ben", "Cho", "Dörte", "Jürgen & Åsa")


def _remember(context: SceneContext) -> None:
    profiles = context.services.profiles()
    for name in NAMES:
        profiles.add(name)
    profiles.change(profiles.all[0].id, clock_percent=150, buzz_key="F12", language="de")


def players(context: SceneContext) -> QWidget:
    """The list of players, one of them with wishes."""
    _remember(context)
    context.window.commands.players()
    return context.dialog


def players_nobody(context: SceneContext) -> QWidget:
    """The list of players at first."""
    context.window.commands.players()
    return context.dialog


def players_removed(context: SceneContext) -> QWidget:
    """Somebody was just removed, and can be brought back."""
    from wordsmith_desktop.ui.shell.players.dialog import PlayersDialog

    dialog = players(context)
    assert isinstance(dialog, PlayersDialog)
    dialog.list.setCurrentRow(3)
    dialog.remove_button.click()
    return dialog


def new_match_of_profiles(context: SceneContext) -> QWidget:
    """A new match of two who are remembered and a guest."""
    _remember(context)
    context.preferences.change(player_names=("Ana", "dörte", "Eva"))
    context.window.commands.new(context.entry(GAME))
    return context.dialog


SCENES = (
    Scene("players", players),
    Scene("players-nobody", players_nobody),
    Scene("players-removed", players_removed),
    Scene("new-match-profiles", new_match_of_profiles),
)
