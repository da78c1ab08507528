"""Where the lines of medals lie, as `packaging/medals.py` measured and wrote it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.session.challenges.kinds import ChallengeKind
from wordsmith_desktop.session.challenges.medals import Shares

FILE: Final = "medals.toml"
TIMED, UNTIMED = "timed", "untimed"


def shares_of(kind: ChallengeKind, language: str, clock: Clock) -> Shares | None:
    """The shares of the yardstick that a kind's medals take; None before it was measured."""
    found = read_measured().get(kind.key, {}).get(language, {}).get(name_of(clock))
    if found is None:
        return None
    bronze, silver, gold = found["lines"]
    return bronze, silver, gold


def name_of(clock: Clock) -> str:
    """Which of a kind's tables goes with a clock; one that only warns is a clock."""
    return UNTIMED if clock is Clock.OFF else TIMED


@cache
def read_measured() -> Mapping[str, Any]:
    """The whole file, by kind, language and `name_of` its clock."""
    # The page of challenges does without the file.
    import tomllib
    from importlib.resources import files

    text = files("wordsmith_desktop.session.challenges").joinpath(FILE).read_text("utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    return found
