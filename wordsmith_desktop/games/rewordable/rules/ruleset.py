"""What can be chosen before a match; every house choice of the rule ledger is a field."""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.lexicon.languages import code_of, ours_of

from .cards import deck


@unique
class EndRule(Enum):
    """When a match ends once the deck is empty."""

    LAST_ROUND = "last_round"
    """Everybody plays once more, whoever drew the last card as the last (C15)."""
    ALL_PASS = "all_pass"
    """When everybody passes in one full round (C18)."""


@unique
class Fault(Enum):
    """Why a ruleset cannot be played."""

    SEATS = "seats"
    LANGUAGE = "language"
    DECK = "deck"
    """Too few or too many cards for so many people."""
    NAMES = "names"
    ALONE = "alone"
    """Several have neither a number of turns nor a time for the whole match."""
    REFEREE = "referee"
    """Whoever plays alone has the dictionary as referee."""
    BLUFF = "bluff"
    """Only where somebody can object may computers bluff."""
    NUMBERS = "numbers"


SEATS = range(1, 9)
HAND = 5
"""Cards in a hand (C5)."""
POOL = 3
"""Cards face up in the common pool (C5)."""
TOKEN_ROW = 3
"""Tokens face up (C5)."""
MOST_TURNS = 50
MOST_IDLE_ROUNDS = 3
LONGEST_MATCH = 86_400
"""The most seconds that a whole match can be given."""


class Ruleset(Value, kw_only=True):
    """One way to play. Fields marked (house) settle what the printed rules leave open."""

    LATER: ClassVar = frozenset({"own_deck"})
    """See `core.later`."""

    language: str = "en"
    """The deck's language, "en" or "de" (C2)."""
    dictionary: str = "en"
    """The dictionary's tag (C17)."""
    cards: int | None = None
    """Cards in the game deck; None for the printed number (C4)."""
    name_letters: tuple[int, ...] = ()
    """Letters in each player's name, by seat; whoever has the most starts (C6).

    Empty where names do not count: then the lot decides among all.
    """
    draws_lots: bool = True
    """C6: whether the lot decides between equally long names, else the first in order (house)."""
    interleaves: bool = True
    """C9: whether the cards of several existing words may interleave (house)."""
    may_keep_hand: bool = True
    """C13: whether one may pass without exchanging a card (house)."""
    may_try_again: bool = True
    """C14: whether a word that the table refused may be followed by another one (house)."""
    late_challenges: bool = False
    """C14: whether a word that nobody doubted may still be challenged until it is built on, by
    whoever has the turn (house)."""
    challenge_cost: int = 0
    """C14: points that a failed challenge costs (house)."""
    shares_wins: bool = True
    """C16: whether equal points share the win, else the most letters in words win (house)."""
    accepts_names: bool = False
    """C17: whether proper names count as words (house)."""
    accepts_abbreviations: bool = False
    """C17: whether abbreviations count as words (house)."""
    may_repeat: bool = True
    """C17: whether a word may be built again in the same match (house)."""
    ending: EndRule = EndRule.LAST_ROUND
    """C15, C18 (house)."""
    idle_rounds: int = 2
    """C19: full rounds of passes that end a match; 0 plays on, however often all pass (house)."""
    referee: Referee = Referee.AUTOMATIC
    may_bluff: bool = False
    """C14: whether computers of the highest levels may build what is no word (house)."""
    vote: VoteRule = VoteRule.MAJORITY
    clock: Clock = Clock.OFF
    turn_seconds: int = 120
    turns: int = 0
    """Own turns of a match alone; 0 plays the deck to its end (house)."""
    match_seconds: int = 0
    """Seconds for the whole match of one player alone; 0 is without end (house). No turn is timed
    then, and a hard clock ends the match."""
    own_deck: str = ""
    """The cards of another language than ours, see `cards.own_deck` (house); empty for those that
    come with the language."""

    @property
    def material(self) -> str:
        """What the cards are those of: a list of their own, else a language of ours."""
        return self.own_deck or ours_of(self.language)

    def deck_size(self, seats: int) -> int:
        """Cards in the game deck (C4): 60, and ten more for each player above four."""
        return 60 + 10 * max(seats - 4, 0) if self.cards is None else self.cards

    def first_seats(self, seats: int) -> tuple[Seat, ...]:
        """The seats that may start; more than one where the lot decides (C6)."""
        lengths = self.name_letters or (0,) * seats
        longest = tuple(seat for seat in range(seats) if lengths[seat] == max(lengths))
        return longest if self.draws_lots else longest[:1]


def least_cards(seats: int) -> int:
    """The shortest deck that deals to everyone and to the pool (C4)."""
    return HAND * seats + POOL


def faults(ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
    """Every reason why this ruleset cannot be played by so many people; empty means it can."""
    if not (code_of(ruleset.language) and _has_material(ruleset)):
        return (Rejection.of(Fault.LANGUAGE),)
    whole = len(deck(ruleset.material))
    wrong = {
        Fault.SEATS: seats not in SEATS,
        Fault.DECK: not least_cards(seats) <= ruleset.deck_size(seats) <= whole,
        Fault.NAMES: bool(ruleset.name_letters) and len(ruleset.name_letters) != seats,
        Fault.ALONE: seats > 1 and bool(ruleset.turns or ruleset.match_seconds),
        Fault.REFEREE: seats == 1 and ruleset.referee is not Referee.AUTOMATIC,
        Fault.BLUFF: ruleset.may_bluff and ruleset.referee is not Referee.OBJECTION,
        Fault.NUMBERS: not (
            1 <= ruleset.turn_seconds <= 3600
            and 0 <= ruleset.challenge_cost <= 100
            and 0 <= ruleset.idle_rounds <= MOST_IDLE_ROUNDS
            and 0 <= ruleset.turns <= MOST_TURNS
            and 0 <= ruleset.match_seconds <= LONGEST_MATCH
        ),
    }
    return tuple(Rejection.of(fault) for fault, is_wrong in wrong.items() if is_wrong)


def short(ruleset: Ruleset, seats: int) -> Ruleset:
    """The same for a short evening: half as many cards to draw as in the printed deck (C4)."""
    dealt, printed = least_cards(seats), Ruleset().deck_size(seats)
    return replace(ruleset, cards=dealt + (printed - dealt) // 2)


FIRST_CARDS = 8
"""Cards to draw in the round after a lesson."""


def first_round(ruleset: Ruleset, seats: int) -> Ruleset:
    """The same for newcomers: a handful of cards to draw (C4)."""
    return replace(ruleset, cards=least_cards(seats) + FIRST_CARDS)


def _has_material(ruleset: Ruleset) -> bool:
    """Whether what it says of its own material can be read."""
    try:
        deck(ruleset.material)
    except (ValueError, KeyError):
        return False
    return True
