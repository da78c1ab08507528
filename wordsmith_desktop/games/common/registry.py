"""The games: every folder beside this one, with `RULES` in a module `rules` of its folder `rules`.

What a game has more is in modules of these names: `ruleset` with `Ruleset`, where that is not
beside the rules, `opening` with `IS_DULL`, `tally` with `TALLIER`, `recap` with `RECAPPER`,
`from_box` with `ASKS`, `on_paper` with `ON_PAPER`, `review` with `REVIEWER`, `POSSIBLE` and
`MISSED`, `valuation` with `VALUER`, and `bots` with `BOTS`, `SPRINTERS`, `SOLOISTS`,
`FORMER_SOLOISTS`, `HINTER`, `SETTER` and `RESORTS`.
A game is added by adding its folder.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop import games

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import AnyBot
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.rules import AnyRules
    from wordsmith_desktop.core.seats import Seat

    from .box_telling import Asked
    from .on_paper import OnPaper
    from .ranking import Ranking
    from .recapping import Recapper
    from .reviewing import AnyMatch, Missed, Possible, Reviewer
    from .tallying import Tallier
    from .valuing import Valuer


_SHARED: Final = "common"
"""The folder among theirs that is no game's."""


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(
        sorted(
            found.name
            for found in pkgutil.iter_modules(games.__path__)
            if found.ispkg and found.name != _SHARED
        )
    )


def rules_of(game: str) -> AnyRules:
    """The rules of a game; KeyError for a name that is no game's."""
    rules: AnyRules = _module(game, "rules").RULES
    return rules


def ruleset_type_of(game: str) -> type[Any]:
    """The class of a game's rulesets, without its rules; KeyError for a name that is no game's."""
    kind: type[Any] = _part(game, "ruleset", "Ruleset", None) or rules_of(game).ruleset_type
    return kind


def shortener_of(game: str) -> Callable[[Any, int], Any] | None:
    """What makes a ruleset for so many players that of a short match, where a game has it."""
    found: Callable[[Any, int], Any] | None = _part(game, "ruleset", "short", None)
    return found


def dullness_of(game: str) -> Callable[[Any], bool] | None:
    """What says of the state after a deal to one alone whether it is dull, where a game has it.

    It asks no dictionary, so that it always says the same of the same deal.
    """
    found: Callable[[Any], bool] | None = _part(game, "opening", "IS_DULL", None)
    return found


def tallier_of(game: str) -> Tallier:
    """What makes statistics of a game's matches; KeyError for a name that is no game's."""
    from .tallying import usual_tallier

    found: Tallier | None = _part(game, "tally", "TALLIER", None)
    return found or usual_tallier(rules_of(game))


def recapper_of(game: str) -> Recapper:
    """What tells how a match of a game went; KeyError for a name that is no game's."""
    from .recapping import usual_recapper

    found: Recapper | None = _part(game, "recap", "RECAPPER", None)
    return found or usual_recapper(tallier_of(game))


def reviewer_of(game: str) -> Reviewer | None:
    """What finds the plays that could have been, where a game has it."""
    found: Reviewer | None = _part(game, "review", "REVIEWER", None)
    return found


def valuer_of(game: str) -> Valuer | None:
    """What tells how well somebody played, where a game has it."""
    found: Valuer | None = _part(game, "valuation", "VALUER", None)
    return found


def box_asker_of(game: str) -> Callable[[Any, Seat | None], Asked | None] | None:
    """What asks a table with a printed box what was rolled or drawn, where a game has it.

    It gets the state and the seat that looks, before which nothing else may be told.
    """
    found: Any = _part(game, "from_box", "ASKS", None)
    return found  # type: ignore[no-any-return]


def check_of_made(game: str) -> Callable[[bytes], object] | None:
    """What reads a file that somebody made in a game's own pages, where the game has such.

    It raises a `WordsmithError` for any other file. None for a name that is no game's.
    """
    found: Callable[[bytes], object] | None = _part(game, "made", "READ", None)
    return found


def on_paper_of(game: str) -> OnPaper | None:
    """What checks and adds up a match that was played on paper, where a game has it."""
    found: OnPaper | None = _part(game, "on_paper", "ON_PAPER", None)
    return found


def is_on_paper(game: str) -> bool:
    """Whether there is an `on_paper_of` a game; it is not loaded for that."""
    return _has(game, "on_paper")


def possible_of(game: str) -> Callable[[AnyMatch, Vocabulary], Possible | None] | None:
    """What counts the words that a finished match offered from beginning to end, where a game has
    it; it finds None where other material came on the way. Asked off the window's thread."""
    found: Any = _part(game, "review", "POSSIBLE", None)
    return found  # type: ignore[no-any-return]


def missed_of(
    game: str,
) -> Callable[[AnyMatch, Ranking | None, Vocabulary], tuple[Missed, ...] | None] | None:
    """What lists the words that somebody alone missed in a finished match, where a game has it.

    It finds None for a match in which one word is worth more than another; what ranks it is given.
    Asked off the window's thread.
    """
    found: Any = _part(game, "review", "MISSED", None)
    return found  # type: ignore[no-any-return]


def is_reviewed(game: str) -> bool:
    """Whether there is a `reviewer_of` a game; it is not loaded for that."""
    return _has(game, "review")


def bots_of(game: str) -> Mapping[str, AnyBot]:
    """Who can sit at the table in a person's place, by name; none for a game without `BOTS`."""
    found: Mapping[str, AnyBot] = _part(game, "bots", "BOTS", {})
    return found


def sprinters_of(game: str) -> Mapping[str, AnyBot]:
    """The same players where nothing but time counts; who knows no other way plays as ever."""
    found: Mapping[str, AnyBot] | None = _part(game, "bots", "SPRINTERS", None)
    return bots_of(game) if found is None else found


def has_players(game: str) -> bool:
    """Whether computers can sit at its table; they are not loaded for that."""
    return _has(game, "players")


def soloists_of(game: str) -> Sequence[AnyBot]:
    """Who plays a deal alone, for a good result; the best of theirs is what can be reached."""
    found: Sequence[AnyBot] = _part(game, "bots", "SOLOISTS", ())
    return found


def former_soloists_of(game: str) -> Sequence[AnyBot]:
    """Those by whom medals went that were won before players were measured; they never change."""
    found: Sequence[AnyBot] | None = _part(game, "bots", "FORMER_SOLOISTS", None)
    return soloists_of(game) if found is None else found


def setter_of(game: str) -> AnyBot | None:
    """Who acts for the seat `SETTER`, where a game has one."""
    found: AnyBot | None = _part(game, "bots", "SETTER", None)
    return found


def hinter_of(game: str) -> AnyBot | None:
    """Whose decision is told to whoever asks for a hint, where a game has one."""
    found: AnyBot | None = _part(game, "bots", "HINTER", None)
    return found


def resorts_of(game: str) -> Callable[[Any, Vocabulary], Iterator[Any]] | None:
    """What gives the acts that end a turn without any idea, the mildest first, where a game has it.

    It gets what the seat may know. One of them is open wherever a bot is to act and does not wait.
    """
    found: Any = _part(game, "bots", "RESORTS", None)
    return found  # type: ignore[no-any-return]


def _part(game: str, module: str, name: str, default: Any) -> Any:
    """What a module of a game has under a name; the default where there is no such thing."""
    return getattr(_module(game, module), name, default) if _has(game, module) else default


def _has(game: str, module: str) -> bool:
    return game in game_names() and find_spec(f"{games.__name__}.{game}.rules.{module}") is not None


def _module(game: str, name: str) -> Any:
    if game not in game_names():
        raise KeyError(game)
    return import_module(f"{games.__name__}.{game}.rules.{name}")
