"""How long computer players think, and how many matches they play in a second."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.session.simulation import (
    Played,
    Simulation,
    Tally,
    play,
    ruleset_with,
    tallied,
)

LANGUAGES: Final = ("en", "de")
HUMAN, STRONGEST = 5, 6
"""Up to the first all levels think alike; the second may think longer."""
GOALS: Final = {
    "length_x_wit": (5.0, 50.0, 78.0),
    "rewordable": (5.0, 50.0, 15.0),
    "letter_pieces": (5.0, 50.0, 10.0),
    "hidden_crossword": (60.0, 250.0, 2.0),
}
"""By game: milliseconds of a decision up to level 5, median and 99th percentile, and matches that
one core plays in a second."""
WORST_GOAL_MS: Final = 2000.0
"""Of a decision of the strongest."""


@dataclass(frozen=True, slots=True)
class Players:
    """What was measured of one game in one language."""

    game: str
    language: str
    human: Tally
    """Level 5 against 4."""
    strongest_worst_ms: float
    """The longest decision of level 6."""


def measured(matches: int) -> Iterator[Players]:
    """Every game in both languages."""
    for game in GOALS:
        for language in LANGUAGES:
            human = _played(game, language, (HUMAN, HUMAN - 1), matches)
            strongest = _played(game, language, (STRONGEST, HUMAN), max(1, matches // 2))
            yield Players(game, language, tallied(human), _worst(strongest))


def _played(game: str, language: str, levels: tuple[int, ...], matches: int) -> list[Played]:
    simulation = Simulation(
        game=game,
        ruleset=ruleset_with(game, language, ()),
        levels=levels,
        matches=matches + 1,
        seed=3,
        dictionaries=dictionaries_dir(),
    )
    # The first one opens the dictionary and counts its letters.
    return [play(simulation, number) for number in range(matches + 1)][1:]


def _worst(found: list[Played]) -> float:
    return max(ms for one in found for ms in one.decision_ms[0])
