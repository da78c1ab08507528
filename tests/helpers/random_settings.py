"""Rulesets at random that can be played: every field anything that the faults let through."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, get_type_hints

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import field_names
from wordsmith_desktop.games.common.registry import rules_of

LANGUAGES: Final = ("en", "de")
SEATS: Final = range(1, 5)
"""More players would take longer, and meet nothing else."""
SECONDS: Final = (30, 120)
MATCH_SECONDS: Final = (0, 0, 240)
VALUES: Final[Mapping[str, Mapping[str, tuple[Any, ...]]]] = {
    "hidden_crossword": {
        "least_words": (0, 1, 2, 3, 5),
        "build_minutes": (1, 15),
        "turn_seconds": SECONDS,
        "match_seconds": MATCH_SECONDS,
    },
    "length_x_wit": {
        "goal": (1, 40, 150),
        "turns": (0, 0, 1, 5),
        "start_tiles": (0, 4, 9),
        "turn_seconds": (1, *SECONDS),
        "response_seconds": (0, 1, 30),
        "match_seconds": MATCH_SECONDS,
    },
    "letter_pieces": {
        "challenges": (1, 1, 2, 3),
        "words": (1, 2, 4, 6, 6, 12),
        "white_boxes": (0, 3, 6, 20),
        "blue_boxes": (0, 3, 6, 20),
        "handicaps": ((), (), (3,), (0, 2)),
        "given": (None, None, (3, 4, 0, 1), (0, 0, 0, 0), (10, 10, 5, 5), (0, 0, 5, 0)),
        "turn_seconds": (1, *SECONDS),
        "match_seconds": MATCH_SECONDS,
        "bench_seconds": (0, 1, 30),
        "lockout_seconds": (1, 10, 60),
        "rolls_a_turn": (0, 0, 1, 3, 20),
        "min_word_length": (1, 2, 2, 3, 6),
        "warm_up_pieces": (1, 8, 10, 15),
        "warm_up_seconds": (1, 30, 120),
    },
    "rewordable": {
        "cards": (None, 8, 15, 23, 40),
        "name_letters": ((), (), (3,), (5, 3), (4, 4, 4), (1, 2, 3, 2)),
        "challenge_cost": (0, 0, 4, 100),
        "idle_rounds": (0, 1, 2, 3),
        "turn_seconds": SECONDS,
        "turns": (0, 0, 1, 5),
        "match_seconds": MATCH_SECONDS,
    },
}
"""What a field may be, by game, where its type does not say it: the usual, and the ends."""
TRIES: Final = 10_000


def random_setting(game: str, rng: Rng) -> tuple[Any, int]:
    """A ruleset at random, with a number of players who can play by it."""
    rules = rules_of(game)
    for _ in range(TRIES):
        ruleset, seats = random_ruleset(game, rng), rng.choice(SEATS)
        # Somebody has to make a given puzzle before the match.
        if getattr(ruleset, "is_given", False):
            continue
        try:
            rules.new(ruleset, seats)
        except ValueError:
            continue
        return ruleset, seats
    raise AssertionError(f"nothing that can be played in {TRIES} tries")


def random_ruleset(game: str, rng: Rng) -> Any:
    """A ruleset at random, whether it can be played or not."""
    kind = rules_of(game).ruleset_type
    hints, language = get_type_hints(kind), rng.choice(LANGUAGES)
    values: dict[str, Any] = {"language": language, "dictionary": language}
    # Letters of another language come with the words of that language, which are not here.
    letters: frozenset[str] = getattr(kind, "LATER", frozenset())
    for name in field_names(kind):
        if name not in values and name not in letters:
            values[name] = rng.choice(_values(game, name, hints[name]))
    return kind(**values)


def _values(game: str, field: str, hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    return VALUES[game][field]
