"""How well somebody played: each turn's play beside what the strongest player makes of it.

A game answers with its `Game.valuer`. What a
play is worth is what the strongest of the computer players reckons with at that moment, from what
the seat could know then; what chance gave is told apart from it. The same turn of the same match is
worth the same whenever it is asked about.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from typing import Any, Final

from wordsmith_desktop.bots.bot import AnyBot, Decision, Motive
from wordsmith_desktop.bots.levels import COUNT, bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace

from .reviewer import AnyMatch

STRONGEST: Final = bot_of_level(COUNT)
"""The name of the player by whom plays are measured."""
ALIKE: Final = 0.05
"""What is worth no more than this less is worth as much: figures are told to a tenth."""


def honest(bot: AnyBot) -> AnyBot:
    """The same player, who never bluffs: what it might get away with is no measure."""

    def decide(seen: Any, *given: Any) -> Decision[Any] | None:
        if getattr(seen.ruleset, "may_bluff", False):
            seen = replace(seen, ruleset=replace(seen.ruleset, may_bluff=False))
        return bot(seen, *given)

    return decide


@unique
class PlayMark(Enum):
    """What a play was, beside the best."""

    BEST = "best"
    GOOD = "good"
    MISSED = "missed"
    EASY = "easy"
    """Good, at a moment of which the mildest player makes as much: it tells nobody apart."""


class Valued(Value):
    """One turn: what was made of it, what could have been, and what chance had given."""

    seat: Seat
    worth: float
    """What the play was worth, in the game's own unit."""
    best: float
    """What the best play that the seat could have known was worth; no less than `worth`."""
    mark: PlayMark
    luck: float | None = None
    """What chance gave for this turn above the mean of many deals; None where it gave nothing."""
    motive: Motive | None = None
    """Why the strongest player would have played otherwise; None where it would not."""
    laid: tuple[Any, ...] = ()
    """Actions that lay the better play on the table of that moment, before anybody judges it; none
    where there is nothing to lay."""
    moment: int | None = None
    """After how many actions the play was made, where that is before the turn was decided."""

    @property
    def lost(self) -> float:
        """How much less the play was worth than the best."""
        return self.best - self.worth


class Better(Value):
    """What the strongest player would have done in a turn."""

    worth: float
    motive: Motive | None = None
    laid: tuple[Any, ...] = ()


class Valuer(Value):
    """A game's answers."""

    value: Callable[[AnyMatch, int, Vocabulary], Valued | None]
    """The turn that one of a reviewer's positions decided; None where it is worth no figure. Takes
    up to some tenths of a second, so it is asked off the window's thread. The words are those of
    the strongest player; their `mind` is to be the same at each look."""
    is_open: bool = False
    """Whether all lies open but what chance will do, so that matches can be played on from any
    moment to see who wins."""


def valued(
    seat: Seat,
    worth: float,
    better: Better,
    *,
    near: float,
    luck: float | None,
    moment: int | None = None,
    is_easy: bool = False,
) -> Valued:
    """A turn beside the better play; what lost no more than `near` was good.

    `is_easy` says that the mildest player makes as much of the moment as the strongest.
    """
    best = max(worth, better.worth)
    lost = best - worth
    if lost <= ALIKE:
        mark = PlayMark.EASY if is_easy else PlayMark.BEST
        return Valued(seat, worth, best, mark, luck, moment=moment)
    near_mark = PlayMark.EASY if is_easy else PlayMark.GOOD
    mark = near_mark if lost <= near else PlayMark.MISSED
    return Valued(seat, worth, best, mark, luck, better.motive, better.laid, moment)


class SeatWorth(Value):
    """How well one seat played, all its turns together."""

    seat: Seat
    turns: int
    """Those that tell players apart."""
    marks: tuple[int, int, int]
    """How many of them were best, good and missed."""
    easy: int
    """How many turns there were besides."""
    taken: float
    """What its plays were worth together..."""
    offered: float
    """... and what the best ones would have been."""
    luck: float | None
    """What chance gave it above the mean; None where it gave nothing."""

    @property
    def share_best(self) -> float:
        """The share of best plays, 0 to 1."""
        return self.marks[0] / self.turns if self.turns else 0.0


def standings(found: tuple[Valued, ...], seats: int) -> tuple[SeatWorth, ...]:
    """How well each seat played that had a turn, by seat."""
    by_seat = [[one for one in found if one.seat == seat] for seat in range(seats)]
    return tuple(_standing(seat, own) for seat, own in enumerate(by_seat) if own)


def _standing(seat: Seat, own: list[Valued]) -> SeatWorth:
    best, good, missed, easy = (sum(one.mark is mark for one in own) for mark in PlayMark)
    lucks = [one.luck for one in own if one.luck is not None]
    return SeatWorth(
        seat=seat,
        turns=len(own) - easy,
        marks=(best, good, missed),
        easy=easy,
        taken=sum(one.worth for one in own),
        offered=sum(one.best for one in own),
        luck=sum(lucks) if lucks else None,
    )
