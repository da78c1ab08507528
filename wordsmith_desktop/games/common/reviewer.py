"""What could have been: each turn's best play beside the one that was made.

A game answers with its `Game.reviewer`. A review
is made of a match that is over, so nothing in it is secret any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from .judging import accepted_reasons
from .open_table import Referee

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


class Play(Value):
    """A play that was made, or could have been."""

    word: str
    """Folded."""
    worth: int
    """What it ranks by among the plays of the same turn: the more the better."""
    figure: int
    """What is told of it, in the game's own unit, such as points."""


class TurnReview(Value):
    """One turn, and what could have been."""

    seat: Seat
    position: int
    """The place in `Match.played` of the action that decided the turn."""
    own: Play | None
    """What was played; None for a turn without a word."""
    best: Play | None
    """None where no listed word could be played."""
    best_common: Play | None
    """The best with common words alone."""
    rank: int | None
    """The place of the own play among all, from 1; plays of equal worth share one. None without."""
    of: int
    """How many plays there were, the own one included; each word counts once."""
    is_bluff: bool = False
    """Whether nobody objected to the own word, which is none: it has no rank, and is no best."""
    is_step: bool = False
    """Whether the own word scored nothing itself, but was said to go on with (L8)."""


class Reviewer(Value):
    """A game's answers."""

    positions: Callable[[AnyMatch], tuple[int, ...]]
    """The places in `Match.played` of the actions that decided a turn, in order: a word that
    stood, a pass, a guess. Cheap, so that progress can be told."""
    review: Callable[[AnyMatch, int, Vocabulary], TurnReview]
    """One turn by its position. Takes tens of milliseconds, so it is asked off the window's
    thread. `least_commonness` of the words is that of the best play; `best_common` is always of
    words that are `COMMON`."""
    play_of: Callable[[AnyMatch, int, str, Vocabulary], Play | None] | None = None
    """What a folded word would have been in the turn of a position; None for one that could not be
    played then. None where nobody could find the best play by looking, so that it is no exercise.
    Takes as long as a review."""
    seeks_longest: Callable[[Any], bool] = lambda _ruleset: False
    """Whether the best play is the longest by a ruleset, by which words count alike."""
    is_estimate: bool = False
    """Whether the figures of plays are reckoned, and not what the match itself has counted."""


class Possible(Value):
    """All the words that there were in one and the same material."""

    count: int
    longest: str
    """Folded; of equally long ones the most common."""


class Missed(Value):
    """A word that could have been played and was not."""

    word: str
    """Folded."""
    commonness: int
    """Ten times the Zipf frequency."""


def moment_before(match: AnyMatch, position: int) -> int:
    """After how many actions a table lay before anything of the play at a position was laid."""
    seat = match.played[position].seat
    while position and _is_laying(match, position - 1, seat):
        position -= 1
    return position


def _is_laying(match: AnyMatch, position: int, seat: Seat) -> bool:
    played = match.played[position]
    return played.seat == seat and played.step.is_laying


def is_bluff(own: Play | None, ruleset: Any, words: Vocabulary) -> bool:
    """Whether a word stood that nobody objected to, and that the table's dictionary refuses.

    The ruleset has `referee`, and says which words it accepts that the dictionary does not list.
    """
    if own is None or ruleset.referee is not Referee.OBJECTION:
        return False
    return not words.takes(own.word, tuple(accepted_reasons(ruleset)))


def ranked(own: Play | None, plays: tuple[Play, ...]) -> tuple[int | None, int]:
    """The rank of the own play among all, and how many there are with it (`TurnReview.of`)."""
    others = [play for play in plays if own is None or play.word != own.word]
    if own is None:
        return None, len(others)
    return 1 + sum(play.worth > own.worth for play in others), len(others) + 1
