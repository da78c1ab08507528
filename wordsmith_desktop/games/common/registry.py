"""The games: every folder beside this one that has a `game.py`, and nothing else names them."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from wordsmith_desktop import games

from .game import Game

if TYPE_CHECKING:
    from wordsmith_desktop.core.rules import AnyRules

    from .reviewer import Reviewer
    from .tallier import Tallier
    from .valuer import Valuer

_SHARED: Final = "common"
"""The folder among theirs that is no game's."""


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    folders = (found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)
    return tuple(sorted(name for name in folders if name != _SHARED))


def game_of(name: str) -> Game:
    """The game of a name; for one that is no game's, a game that has nothing, not even rules."""
    if name not in game_names():
        return _Missing(name)
    found: Game = import_module(f"{games.__name__}.{name}.game").GAME
    return found


class _Missing(Game):
    """A game of which there is but the name, as in a save from elsewhere."""

    def __init__(self, name: str) -> None:
        self._name = name

    def rules(self) -> AnyRules:
        raise KeyError(self._name)


def rules_of(game: str) -> AnyRules:
    """The rules of a game, to be handed on; KeyError for a name that is no game's."""
    return game_of(game).rules()


def tallier_of(game: str) -> Tallier:
    """The tallier of a game, to be handed on; KeyError for a name that is no game's."""
    return game_of(game).tallier()


def reviewer_of(game: str) -> Reviewer | None:
    """The reviewer of a game, to be handed on; KeyError for a name that is no game's."""
    return game_of(game).reviewer()


def valuer_of(game: str) -> Valuer | None:
    """The valuer of a game, to be handed on; KeyError for a name that is no game's."""
    return game_of(game).valuer()
