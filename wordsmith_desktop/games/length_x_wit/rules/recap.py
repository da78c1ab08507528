"""How a match of Length × Wit went, its best word in its dice and tiles, and its awards."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from itertools import groupby
from typing import Any, Final, TypeAlias

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.mosaic import Mosaic, Row, Tint
from wordsmith_desktop.games.common.recapper import (
    Award,
    BestWord,
    Recap,
    course_of,
    first_best,
    greatest,
    most_often,
)
from wordsmith_desktop.games.common.tallier import AnyMatch

from .events import TurnFailed, WordResponded, WordScored
from .material import Rolled, Tile
from .state import State
from .tally import TALLIER

Scored: TypeAlias = WordScored | WordResponded
Laid: TypeAlias = Rolled | Tile
"""A die or a tile of a word."""


@unique
class WitAward(Enum):
    """What a match of this game can be praised for."""

    LONGEST_WORD = "longest_word"
    BOLDEST_PRESS = "boldest_press"
    """The most dice that a word was multiplied by, after pressing one's luck."""
    BEST_RESPONSE = "best_response"
    """The most points for a response."""
    LONGEST_RUN = "longest_run"
    """The most turns in a row that a word was scored in, two at least."""
    MOST_RESPONSES = "most_responses"
    RICHEST_BANK = "richest_bank"
    """The most points that were banked on the way to a word."""
    BEST_OF_ONE_DIE = "best_of_one_die"
    """The most points without pressing one's luck."""
    MOST_WORDS = "most_words"
    """The most words scored, responses among them."""


class _Word(Value):
    """A word that brought points."""

    event: Scored
    before: State

    @property
    def found(self) -> tuple[Seat, str]:
        return self.event.seat, self.event.word

    @property
    def pressed_dice(self) -> int:
        """The dice it was multiplied by; 0 where nobody pressed for them."""
        event = self.event
        return event.dice if isinstance(event, WordScored) and event.dice > 1 else 0


def recap(match: AnyMatch) -> Recap:
    """What is told of a match that is over."""
    words = [one for played in match.played for one in _words(played)]
    scored = [one.event for one in words if isinstance(one.event, WordScored)]
    responses = [one for one in words if isinstance(one.event, WordResponded)]
    kind = WitAward

    def best_of(award: WitAward, figures: Iterator[tuple[WordScored, int]]) -> tuple[Award, ...]:
        return first_best(award, ((one.seat, one.word, figure) for one, figure in figures))

    return Recap(
        words=TALLIER.words(match),
        course=course_of(match, TALLIER.turn_of, _points),
        turns=max(TALLIER.turns(match)),
        best=_best(words),
        mosaic=_mosaic(match),
        awards=(
            *first_best(kind.LONGEST_WORD, ((*one.found, len(one.event.word)) for one in words)),
            *_boldest(words),
            *first_best(kind.BEST_RESPONSE, ((*one.found, one.event.points) for one in responses)),
            *best_of(kind.RICHEST_BANK, ((one, one.banked) for one in scored)),
            *_longest_run(match),
            *most_often(kind.MOST_RESPONSES, [one.event.seat for one in responses], match.seats),
            *best_of(kind.BEST_OF_ONE_DIE, ((one, one.points) for one in scored if one.dice == 1)),
            *most_often(kind.MOST_WORDS, [one.event.seat for one in words], match.seats, least=2),
        ),
    )


def _words(played: Played[State, Any, Any]) -> Iterator[_Word]:
    for event in played.step.events:
        if isinstance(event, WordScored | WordResponded):
            yield _Word(event, played.before)


def _points(state: State) -> tuple[int, ...]:
    return tuple(player.points for player in state.players)


def _mosaic(match: AnyMatch) -> Mosaic:
    """Each turn's dice in red and tiles in white; one without a word is a black square."""
    events = (event for played in match.played for event in played.step.events)
    return tuple(_row(event) for event in events if isinstance(event, WordScored | TurnFailed))


def _row(event: WordScored | TurnFailed) -> Row:
    if isinstance(event, TurnFailed):
        return (Tint.BLACK,)
    return (*(Tint.RED,) * event.dice, *(Tint.WHITE,) * len(event.tiles))


def _boldest(words: list[_Word]) -> tuple[Award, ...]:
    """The most dice; of as many, the most points."""
    pressed = [one for one in words if one.pressed_dice]
    best = max(pressed, key=lambda one: (one.pressed_dice, one.event.points), default=None)
    if best is None:
        return ()
    seat, word = best.found
    return (Award(WitAward.BOLDEST_PRESS, (seat,), word, best.pressed_dice),)


def _longest_run(match: AnyMatch) -> tuple[Award, ...]:
    """Turns in a row that ended with a word, of everybody's own turns."""
    events = [event for played in match.played for event in played.step.events]
    turns = [event for event in events if isinstance(event, WordScored | TurnFailed)]

    def longest(seat: Seat) -> int:
        own = (isinstance(event, WordScored) for event in turns if event.seat == seat)
        return max((len(list(run)) for scored, run in groupby(own) if scored), default=0)

    return greatest(WitAward.LONGEST_RUN, list(map(longest, range(match.seats))), least=2)


def _best(words: list[_Word]) -> BestWord | None:
    best = max(words, key=lambda one: one.event.points, default=None)
    if best is None:
        return None
    event = best.event
    pieces = in_order(event.word, (*best.before.dice, *event.tiles))
    factor = event.dice if isinstance(event, WordScored) else 1
    return BestWord(event.seat, event.word, event.points, pieces, factor)


def in_order(word: str, pieces: tuple[Laid, ...]) -> tuple[Laid, ...]:
    """The dice and tiles in an order that spells the word; none where they do not."""
    if not pieces or not word:
        return ()
    for place, piece in enumerate(pieces):
        if word == piece.text and len(pieces) == 1:
            return (piece,)
        if word.startswith(piece.text):
            rest = in_order(word[len(piece.text) :], (*pieces[:place], *pieces[place + 1 :]))
            if rest:
                return (piece, *rest)
    return ()


RECAPPER: Final = recap
