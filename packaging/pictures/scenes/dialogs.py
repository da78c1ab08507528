"""Pages and dialogs that are asked for on the home page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

GAME = "letter_pieces"


def new_match(context: SceneContext) -> QWidget:
    """A new match with the defaults."""
    context.window.commands.new(context.entry(GAME))
    return context.window


def new_match_of_four(context: SceneContext) -> QWidget:
    """A new match with everybody's name."""
    context.preferences.change(player_names=("Ana", "Ben", "Cho", "Dörte"))
    context.window.commands.new(context.entry(GAME))
    return context.window


def load(context: SceneContext) -> QWidget:
    """The list of saved matches of two who are remembered and others."""
    for name in ("Ana", "Jürgen"):
        context.services.people.add(name)
    for days, players in enumerate((("Ana", "Ben"), ("Jürgen",), ("Ben", "Jürgen", "Ana")), 1):
        context.shelve(context.begin(GAME, Ruleset(), *players), days_ago=days)
    context.window.saves.load()
    return context.window


def load_nothing(context: SceneContext) -> QWidget:
    """The list without a match."""
    context.window.saves.load()
    return context.window


def house(context: SceneContext) -> QWidget:
    """Words of the house."""
    words = context.services.dictionaries.house(context.language)
    words.accept("xylopolist")
    words.ban("crwth")
    context.window.dialogs.house()
    return context.dialog


def rules(context: SceneContext) -> QWidget:
    """The rule book."""
    context.window.offers.rules("", "")
    return context.window


def rules_of(game: str, number: str) -> Callable[[SceneContext], QWidget]:
    """The rule book of a game, open at the rule that a refusal named."""

    def show(context: SceneContext) -> QWidget:
        context.window.offers.rules(game, number)
        return context.window

    return show


def manual(context: SceneContext) -> QWidget:
    """The manual, from its beginning."""
    context.window.offers.manual("")
    return context.window


def manual_of_game(context: SceneContext) -> QWidget:
    """The manual at the chapter of a game."""
    context.window.offers.manual("rewordable")
    return context.window


def learn(context: SceneContext) -> QWidget:
    """How all games are played, and the lessons."""
    context.window.offers.learn()
    return context.window


def keys(context: SceneContext) -> QWidget:
    """The list of keys."""
    context.window.dialogs.keys()
    return context.dialog


def about(context: SceneContext) -> QWidget:
    """Version and licences."""
    context.window.dialogs.about()
    return context.dialog


def crash(context: SceneContext) -> QWidget:
    """A mistake of the program."""
    from wordsmith_desktop.app.uncaught import crash_dialog

    report = Path("/home/ana/.local/share/wordsmith-desktop/reports/crash-2026-01-01-150640-1.txt")
    dialog = crash_dialog(report, context.window, lambda _folder: True)
    dialog.open()
    return dialog


SCENES = (
    Scene("new-match", new_match),
    Scene("new-match-four", new_match_of_four),
    Scene("load", load),
    Scene("load-nothing", load_nothing),
    Scene("house", house),
    Scene("rules", rules),
    Scene("rules-open-letters", rules_of(GAME, "R5")),
    Scene("rules-open-cards", rules_of("rewordable", "C8")),
    Scene("rules-open-dice", rules_of("length_x_wit", "L7")),
    Scene("rules-open-crossword", rules_of("hidden_crossword", "W14")),
    Scene("learn", learn),
    Scene("manual", manual),
    Scene("manual-game", manual_of_game),
    Scene("keys", keys),
    Scene("about", about),
    Scene("crash", crash),
)
