"""The kinds of challenge: one line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.lexicon.languages import OURS, code_of
from wordsmith_desktop.records.codec import decode, encode

LANGUAGES: Final = OURS
"""Of the words; their places stand in codes."""


class ChallengeKind(Value, kw_only=True):
    """What is played, and for what."""

    key: str
    """Its name in logs."""
    number: int
    """Its place in codes. A kind whose deals change gets a new one, so that an old code never
    gives another deal than it did."""
    guarded_number: int | None = None
    """Its place in codes whose deals are none too dull; None where nothing is guarded against,
    and every code deals as it falls."""
    game: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    """What its ruleset has other than the game's usual one, as JSON."""
    ranking: Ranking
    untimed_ranking: Ranking
    """The same without a clock."""
    seconds: int
    """How long all of it may take by the clock; 0 where each turn has its own time."""
    action_ms: int
    """How long a quick player takes for one action, from which medals by time are reckoned."""
    is_weekly: bool = False
    """Whether it is long enough for the challenge of a week."""

    def __hash__(self) -> int:
        return hash(self.key)

    def ruleset(self, tag: str, clock: Clock) -> Any:
        """The game's ruleset for the words of a dictionary."""
        kind = game_of(self.game).ruleset_type()
        usual: Any = encode(kind())
        own = {"language": code_of(tag), "dictionary": tag, "clock": clock.value}
        return decode(kind, {**usual, **self.fields, **own})

    def ranked_by(self, clock: Clock) -> Ranking:
        """What ranks it with such a clock."""
        return self.untimed_ranking if clock is Clock.OFF else self.ranking


POINTS, TURNS, WORDS, TIME = (
    Ranking.MOST_POINTS,
    Ranking.FEWEST_TURNS,
    Ranking.MOST_WORDS,
    Ranking.FASTEST,
)

_AS_IT_FALLS: Final = {"redeals_dull": False}
"""A code gives the same pieces as ever; what it guards against is not dealt to begin with."""

KINDS: Final = (
    ChallengeKind(
        key="warm-up",
        number=0,
        guarded_number=8,
        game="letter_pieces",
        fields={
            "mode": "warm_up",
            "challenges": 1,
            "warm_up_pieces": 10,
            "warm_up_seconds": 120,
            **_AS_IT_FALLS,
        },
        ranking=WORDS,
        untimed_ranking=WORDS,
        seconds=120,
        action_ms=1_800,
    ),
    ChallengeKind(
        key="word-by-word",
        number=1,
        game="letter_pieces",
        fields={"mode": "word_by_word", "challenges": 1, "match_seconds": 480, **_AS_IT_FALLS},
        ranking=POINTS,
        untimed_ranking=POINTS,
        seconds=480,
        action_ms=3_000,
        is_weekly=True,
    ),
    ChallengeKind(
        key="sprint",
        number=2,
        game="letter_pieces",
        fields={
            "mode": "standard",
            "challenges": 1,
            "words": 6,
            "match_seconds": 600,
            **_AS_IT_FALLS,
        },
        ranking=TIME,
        untimed_ranking=POINTS,
        seconds=600,
        action_ms=5_000,
    ),
    ChallengeKind(
        key="deck-time",
        number=3,
        guarded_number=9,
        game="rewordable",
        fields={"match_seconds": 300},
        ranking=POINTS,
        untimed_ranking=POINTS,
        seconds=300,
        action_ms=15_000,
    ),
    ChallengeKind(
        key="deck-turns",
        number=4,
        guarded_number=10,
        game="rewordable",
        fields={"turns": 10, "turn_seconds": 60},
        ranking=POINTS,
        untimed_ranking=POINTS,
        seconds=0,
        action_ms=20_000,
        is_weekly=True,
    ),
    ChallengeKind(
        key="dice-turns",
        number=5,
        game="length_x_wit",
        fields={"turns": 6, "turn_seconds": 90},
        ranking=POINTS,
        untimed_ranking=POINTS,
        seconds=0,
        action_ms=10_000,
        is_weekly=True,
    ),
    ChallengeKind(
        key="puzzle-rounds",
        number=6,
        game="hidden_crossword",
        fields={"names_anchor": True, "turn_seconds": 180},
        ranking=TURNS,
        untimed_ranking=TURNS,
        seconds=0,
        action_ms=40_000,
        is_weekly=True,
    ),
    ChallengeKind(
        key="puzzle-time",
        number=7,
        game="hidden_crossword",
        fields={"names_anchor": True, "match_seconds": 900},
        ranking=TIME,
        untimed_ranking=TURNS,
        seconds=900,
        action_ms=30_000,
    ),
)
"""The kinds to choose from. A new one gets the next number that is free, and none is used twice."""

_SHORT: Final = (
    ChallengeKind(
        key="six-words",
        number=11,
        guarded_number=11,
        game="letter_pieces",
        fields={
            "mode": "standard",
            "challenges": 1,
            "words": 6,
            "match_seconds": 480,
            **_AS_IT_FALLS,
        },
        ranking=POINTS,
        untimed_ranking=POINTS,
        seconds=480,
        action_ms=5_000,
    ),
    ChallengeKind(
        key="twenty-cards",
        number=12,
        guarded_number=12,
        game="rewordable",
        fields={"cards": 20, "match_seconds": 480},
        ranking=POINTS,
        untimed_ranking=POINTS,
        seconds=480,
        action_ms=20_000,
    ),
    ChallengeKind(
        key="five-turns",
        number=13,
        game="length_x_wit",
        fields={"turns": 5, "turn_seconds": 90},
        ranking=POINTS,
        untimed_ranking=POINTS,
        seconds=0,
        action_ms=10_000,
    ),
)

PUZZLES: Final = (*_SHORT, next(kind for kind in KINDS if kind.key == "puzzle-rounds"))
"""One for each game, five to ten minutes long: what every day deals to everybody."""

ALL_KINDS: Final = (*KINDS, *_SHORT)


def kind_with(key: str) -> ChallengeKind | None:
    """The kind with a key; None for a key that this program does not know."""
    return next((kind for kind in ALL_KINDS if kind.key == key), None)


def kind_numbered(number: int) -> ChallengeKind | None:
    """The kind with a number, guarded or not; None for one that this program does not know."""
    return next((kind for kind in ALL_KINDS if number in (kind.number, kind.guarded_number)), None)


def plays_as_titled(key: str, tag: str, ruleset: Any) -> bool:
    """Whether this program plays a kind, in a language, by just that ruleset with its clock."""
    kind = kind_with(key)
    return kind is not None and bool(ruleset == kind.ruleset(tag, ruleset.clock))
