"""The games: every folder beside this file, with `RULES` in a module `rules`.

Beside it `ruleset` has the game's `Ruleset`, and what a game has more is in modules of these
names: `tally` with `TALLIER`, `review` with `REVIEWER`, and `bots` with `BOTS`, `SOLOISTS`,
`HINTER` and `SETTER`. A game is added by adding its folder; nothing else names the games.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from wordsmith_desktop import games
from wordsmith_desktop.core.rules import AnyRules

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import AnyBot
    from wordsmith_desktop.games.reviewing import Reviewer
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


def bots_of(game: str) -> Mapping[str, AnyBot]:
    """Who can sit at the table in a person's place, by name; none for a game without `BOTS`."""
    found: Mapping[str, AnyBot] = _part(game, "bots", "BOTS", {})
    return found


def soloists_of(game: str) -> Sequence[AnyBot]:
    """Who shows what is possible in a deal; the best of their results is."""
    found: Sequence[AnyBot] = _part(game, "bots", "SOLOISTS", ())
    return found


def setter_of(game: str) -> AnyBot | None:
    """Who acts for the seat `SETTER`, where a game has one."""
    found: AnyBot | None = _part(game, "bots", "SETTER", None)
    return found


def hinter_of(game: str) -> AnyBot | None:
    """Whose decision is told to whoever asks for a hint, where a game has one."""
    found: AnyBot | None = _part(game, "bots", "HINTER", None)
    return found


def _part(game: str, module: str, name: str, default: Any) -> Any:
    """What a module of a game has under a name; the default where there is no such thing."""
    if game not in game_names() or not find_spec(f"{games.__name__}.{game}.{module}"):
        return default
    return getattr(_module(game, module), name, default)


def _module(game: str, name: str) -> Any:
    if game not in game_names():
        raise KeyError(game)
    return import_module(f"{games.__name__}.{game}.{name}")
