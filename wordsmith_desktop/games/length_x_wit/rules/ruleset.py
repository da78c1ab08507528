"""What can be chosen before a match; every house choice of the rule ledger is a field."""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.lexicon.languages import code_of, ours_of

from .material import material_of


@unique
class Swap(Enum):
    """When a whole set of tiles may be swapped before the first die (L5)."""

    NEVER = "never"
    UNBALANCED = "unbalanced"
    """With fewer than two vowels or fewer than two consonants."""
    ONCE = "once"
    """Once in a match, whatever the tiles."""


@unique
class Fault(Enum):
    """Why a ruleset cannot be played."""

    SEATS = "seats"
    LANGUAGE = "language"
    ALONE = "alone"
    """One player needs a number of turns, and several need none."""
    REFEREE = "referee"
    BLUFF = "bluff"
    """Only where somebody can object may computers bluff."""
    MATCH_TIME = "match_time"
    """Only one player alone can have a time for the whole match."""
    NUMBERS = "numbers"


SEATS = range(1, 7)
START_TILES = (0, 4, 9)
"""How many tiles everybody may start with (L3)."""
FULL_TILES = 9
"""Tiles that whoever is in control draws up to (L4)."""
LEAST_OF_A_KIND = 2
"""Vowels and consonants of a set that is balanced (L5)."""
LONGEST_MATCH = 86_400
"""The most seconds that a whole match can be given."""


FIRST_GOAL = 30
"""Points of the round after a lesson."""
SHORT_GOAL = 75
SHORT_TURNS = 5
"""Of a short match: points for several, turns for one alone."""


class Ruleset(Value, kw_only=True):
    """One way to play. Fields marked (house) settle what the printed rules leave open."""

    LATER: ClassVar = frozenset({"own_box"})
    """See `core.later`."""

    language: str = "en"
    """The language of tiles and dice, "en" or "de" (L2)."""
    dictionary: str = "en"
    """The dictionary's tag (L13)."""
    goal: int = 150
    """Points that begin the last round (L11)."""
    turns: int = 0
    """Turns of a match alone; 0 where several play for the goal."""
    start_tiles: int = 4
    """L3: tiles that everybody starts with (house)."""
    draws_lots: bool = True
    """L3: whether the lot decides who begins, else the first in order (house)."""
    swap: Swap = Swap.UNBALANCED
    """L5 (house)."""
    responds_clockwise: bool = True
    """L9: whether the others respond clockwise from the left, else the other way (house)."""
    counts_responses: bool = True
    """L11: whether points of a response can begin the last round (house)."""
    shares_wins: bool = True
    """L11: whether equal points share the win, else the most points made at once win (house)."""
    accepts_names: bool = False
    """L13: whether proper names count as words (house)."""
    accepts_abbreviations: bool = False
    """L13: whether abbreviations count as words (house)."""
    odds_as_hint: bool = False
    """Whether the odds of the next die may be asked for before the decision (house)."""
    referee: Referee = Referee.AUTOMATIC
    may_bluff: bool = False
    """L13: whether computers of the highest levels may say what is no word (house)."""
    vote: VoteRule = VoteRule.MAJORITY
    clock: Clock = Clock.OFF
    turn_seconds: int = 120
    response_seconds: int = 0
    """How long each response may take; 0 is without end (house)."""
    match_seconds: int = 0
    """Seconds for the whole match of one player alone; 0 is without end (house). No turn is timed
    then, and a hard clock ends the match."""
    own_box: str = ""
    """The tiles, dice and values of another language than ours, see `material_text` (house); empty
    for those that come with the language."""

    @property
    def material(self) -> str:
        """What the tiles and dice are those of: a list of their own, else a language of ours."""
        return self.own_box or ours_of(self.language)

    def first_seats(self, seats: int) -> tuple[Seat, ...]:
        """The seats that may begin; more than one where the lot decides (L3)."""
        return tuple(range(seats)) if self.draws_lots else (0,)


def faults(ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
    """Every reason why this ruleset cannot be played by so many people; empty means it can."""
    spans = (ruleset.turn_seconds, ruleset.response_seconds or 1)
    wrong = {
        Fault.LANGUAGE: not (code_of(ruleset.language) and _has_material(ruleset)),
        Fault.SEATS: seats not in SEATS,
        Fault.ALONE: (seats == 1) != (ruleset.turns > 0),
        Fault.REFEREE: ruleset.referee is not Referee.AUTOMATIC and seats < 2,
        Fault.BLUFF: ruleset.may_bluff and ruleset.referee is not Referee.OBJECTION,
        Fault.MATCH_TIME: seats > 1 and ruleset.match_seconds > 0,
        Fault.NUMBERS: not (
            all(1 <= span <= 3600 for span in spans)
            and 1 <= ruleset.goal <= 1000
            and 0 <= ruleset.turns <= 50
            and ruleset.start_tiles in START_TILES
            and 0 <= ruleset.match_seconds <= LONGEST_MATCH
        ),
    }
    return tuple(Rejection.of(fault) for fault, is_wrong in wrong.items() if is_wrong)


def short(ruleset: Ruleset, seats: int) -> Ruleset:
    """The same for a short evening: half the printed goal, or alone half the usual turns."""
    return replace(ruleset, goal=SHORT_GOAL) if seats > 1 else replace(ruleset, turns=SHORT_TURNS)


def first_round(ruleset: Ruleset, seats: int) -> Ruleset:
    """The same for newcomers: a fifth of the printed goal."""
    return replace(ruleset, goal=FIRST_GOAL) if seats > 1 else short(ruleset, seats)


def _has_material(ruleset: Ruleset) -> bool:
    """Whether what it says of its own material can be read."""
    try:
        material_of(ruleset.material)
    except (ValueError, KeyError):
        return False
    return True
