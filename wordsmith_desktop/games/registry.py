"""The games: every folder beside this file, with `RULES` in a module `rules`.

Beside it the modules `ruleset`, `tally`, `review` and `bots` have the game's `Ruleset`,
`TALLIER`, `REVIEWER` and `SOLOISTS`. A game is added by adding its folder; nothing else names the
games.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from wordsmith_desktop import games
from wordsmith_desktop.core.rules import AnyRules

if TYPE_CHECKING:
    from wordsmith_desktop.games.reviewing import Reviewer
    from wordsmith_desktop.games.soloing import Soloist, Soloists
    from wordsmith_desktop.games.tallying import Tallier


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(
        sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)
    )


def rules_of(game: str) -> AnyRules:
    """The rules of a game; KeyError for a name that is no game's."""
    rules: AnyRules = _module(game, "rules").RULES
    return rules


def ruleset_type_of(game: str) -> type[Any]:
    """The class of a game's rulesets, without its rules; KeyError for a name that is no game's."""
    kind: type[Any] = _module(game, "ruleset").Ruleset
    return kind


def tallier_of(game: str) -> Tallier:
    """What makes statistics of a game's matches; KeyError for a name that is no game's."""
    tallier: Tallier = _module(game, "tally").TALLIER
    return tallier


def reviewer_of(game: str) -> Reviewer:
    """What finds the plays that could have been; KeyError for a name that is no game's."""
    reviewer: Reviewer = _module(game, "review").REVIEWER
    return reviewer


def soloists_of(game: str) -> Soloists:
    """Who shows what is possible in a deal; KeyError for a name that is no game's."""
    soloists: Soloists = _module(game, "bots").SOLOISTS
    return soloists


def setter_of(game: str) -> Soloist | None:
    """Who acts for the computer's seat, where a game has one; KeyError as above."""
    setter: Soloist | None = getattr(_module(game, "bots"), "SETTER", None)
    return setter


def _module(game: str, name: str) -> Any:
    if game not in game_names():
        raise KeyError(game)
    return import_module(f"{games.__name__}.{game}.{name}")
