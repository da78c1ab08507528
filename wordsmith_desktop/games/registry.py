"""The games: every folder beside this file that has a module `rules` with `RULES`.

A game is added by adding its folder; nothing else names the games.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from wordsmith_desktop import games
from wordsmith_desktop.core.rules import AnyRules


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


@cache
def all_rules() -> Mapping[str, AnyRules]:
    """The rules of every game by name."""
    return MappingProxyType({name: rules_of(name) for name in game_names()})
