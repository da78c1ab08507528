"""The six levels at which a computer plays, and the file beside each game that says how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from .bot import AnyBot

COUNT: Final = 6
"""Levels go from 1, the mildest, to this one."""
LEVELS: Final = range(1, COUNT + 1)
BLUFFERS: Final = range(5, COUNT + 1)
"""Levels whose players may bluff, where a game has it and a table agreed to it."""
_PREFIX: Final = "level-"
_GAMES: Final = "wordsmith_desktop.games"

USUAL_STRENGTHS: Final = (1020.0, 1260.0, 1500.0, 1740.0, 1980.0, 2220.0)

D = TypeVar("D")
"""What a game can turn to make a player stronger: a value."""


def bot_of_level(level: int) -> str:
    """The name of a level's bot in a game's `BOTS`, and in the logs of matches."""
    return f"{_PREFIX}{level}"


def level_of(bot: str) -> int | None:
    """The level of a bot of that name; None where it is none of the six."""
    number = bot.removeprefix(_PREFIX)
    if number == bot or not number.isdecimal():
        return None
    return int(number) if int(number) in LEVELS else None


def players(package: str, dials: type[D], make: Callable[[D], AnyBot]) -> Mapping[str, AnyBot]:
    """A game's six players, by name, made from the dials in its `levels.toml`."""
    return {bot_of_level(level): make(dials_of(package, dials, level)) for level in LEVELS}


def dials_of(package: str, dials: type[D], level: int) -> D:
    """The dials of one of a game's six players."""
    found = read_levels(package)["level"]
    assert len(found) == COUNT
    return dials(**found[level - 1])


def strengths(game: str, language: str) -> tuple[float, ...]:
    """What each level of a game is worth in a language, in Glicko's points, mildest first.

    Measured by `packaging/measure/ladder.py`; where nothing was, each is as far above the one below
    as who wins four matches of five.
    """
    measured: Mapping[str, Any] = read_levels(f"{_GAMES}.{game}.rules").get("strength", {})
    found = measured.get(language)
    return tuple(map(float, found)) if found else USUAL_STRENGTHS


def read_levels(package: str) -> Mapping[str, Any]:
    """What `levels.toml` beside a game's modules says; `level` has a table for each, mildest first.

    `ladder` has what `packaging/measure/ladder.py` measured with them.
    """
    # The home page knows the levels, and does without their files.
    import tomllib
    from importlib.resources import files

    found: dict[str, Any] = tomllib.loads((files(package) / "levels.toml").read_text("utf-8"))
    return found
