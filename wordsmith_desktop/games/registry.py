"""The games: every folder beside this file, with `RULES` in a module `rules`.

Beside it a module `tally` has the game's `TALLIER`. A game is added by adding its folder; nothing
else names the games.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING

from wordsmith_desktop import games
from wordsmith_desktop.core.rules import AnyRules

if TYPE_CHECKING:
    from wordsmith_desktop.games.tallying import Tallier


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(
        sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)
    )


def rules_of(game: str) -> AnyRules:
    """The rules of a game; KeyError for a name that is no game's."""
    if game not in game_names():
        raise KeyError(game)
    rules: AnyRules = import_module(f"{games.__name__}.{game}.rules").RULES
    return rules


def tallier_of(game: str) -> Tallier:
    """What makes statistics of a game's matches; KeyError for a name that is no game's."""
    if game not in game_names():
        raise KeyError(game)
    tallier: Tallier = import_module(f"{games.__name__}.{game}.tally").TALLIER
    return tallier


@cache
def all_rules() -> Mapping[str, AnyRules]:
    """The rules of every game by name."""
    return MappingProxyType({name: rules_of(name) for name in game_names()})
