"""How a match of the Hidden Crossword went, and its awards."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.mosaic import Mosaic, Row, Tint
from wordsmith_desktop.games.common.recapper import Award, Recap, course_of, first_best, greatest
from wordsmith_desktop.games.common.tallier import AnyMatch

from .clues import Guess
from .crossword import Crossword
from .events import AnchorNoted
from .marks import Mark
from .state import Phase, State
from .tally import TALLIER

TINTS: Final = {
    Mark.STAR: Tint.GREEN,
    Mark.EARLIER: Tint.ORANGE,
    Mark.LATER: Tint.BLUE,
    Mark.ELSEWHERE: Tint.YELLOW,
    Mark.NOTHING: Tint.WHITE,
}
_CLOSE: Final = 2
"""So many letters in their places are more than chance."""


@unique
class PuzzleAward(Enum):
    """What a match of this game can be praised for."""

    ANCHOR = "anchor"
    """Who saw the anchor (W7)."""
    FIRST_FOUND = "first_found"
    """The first word guessed right; the figure is its round."""
    LONGEST_FOUND = "longest_found"
    """The longest word guessed right."""
    DEDUCED = "deduced"
    """The most words of a puzzle laid whole that were never guessed right before."""
    CLOSEST_GUESS = "closest_guess"
    """The most letters in their places in a word that was not the one looked for."""
    LONGEST_LAID = "longest_laid"
    """The longest word of an own puzzle beside the anchor."""
    MOST_LAID = "most_laid"
    """The most words in the own puzzle."""


def recap(match: AnyMatch) -> Recap:
    """What is told of a match that is over; its course counts the words found, by round."""
    state: State = match.state
    return Recap(
        words=TALLIER.words(match),
        course=course_of(match, _round_of, found_words),
        awards=tuple(_awards(state, match)),
        mosaic=_mosaic(state),
    )


def _mosaic(state: State) -> Mosaic:
    """The marks under each guess; one of a length that no word had is a black square."""
    guesses = (one for one in state.players[0].records if isinstance(one, Guess))
    return tuple(map(_row, guesses))


def _row(guess: Guess) -> Row:
    return tuple(TINTS[mark] for mark in guess.marks) or (Tint.BLACK,)


def _round_of(state: State) -> tuple[Seat | None, int]:
    """Rounds are as turns that all have together."""
    return 0 if state.phase is Phase.GUESS else None, state.round


def found_words(state: State) -> tuple[int, ...]:
    """By seat, how many of the words that it looks for it has found, the anchor left out."""
    return tuple(
        len(_own_words(state, seat))
        if player.has_solved
        else len({guess.word for guess in _right(state, seat)})
        for seat, player in enumerate(state.players)
    )


def hidden_words(state: State, seat: Seat) -> tuple[str, ...]:
    """The words that a seat looks for, the anchor left out."""
    return tuple(word for word in Crossword(state.target(seat)).words if word != state.anchor)


def _own_words(state: State, seat: Seat) -> frozenset[str]:
    return frozenset(hidden_words(state, seat))


def _right(state: State, seat: Seat) -> Iterator[Guess]:
    """The right guesses of a seat in order; the anchor, which is known, is none."""
    records = state.players[seat].records
    guesses = (one for one in records if isinstance(one, Guess) and one.is_right)
    return (one for one in guesses if one.word != state.anchor)


def _awards(state: State, match: AnyMatch) -> Iterator[Award]:
    right = [(seat, guess) for seat in state.seats for guess in _right(state, seat)]
    first = min(right, key=lambda one: one[1].round, default=None)
    if first is not None:
        seat, guess = first
        yield Award(PuzzleAward.FIRST_FOUND, (seat,), guess.word, guess.round)
    found = ((seat, guess.word, len(guess.word)) for seat, guess in right)
    yield from first_best(PuzzleAward.LONGEST_FOUND, found)
    yield from _laid(state)
    yield from (one for played in match.played for one in _anchor(played))
    yield from greatest(PuzzleAward.DEDUCED, [_deduced(state, seat) for seat in state.seats])
    yield from first_best(PuzzleAward.CLOSEST_GUESS, _close(state), least=_CLOSE)


def _deduced(state: State, seat: Seat) -> int:
    """How many words of a puzzle laid whole its clues alone have told."""
    if not state.players[seat].has_solved:
        return 0
    return len(_own_words(state, seat) - {guess.word for guess in _right(state, seat)})


def _close(state: State) -> Iterator[tuple[Seat, str, int]]:
    """The guesses that were not right, with their letters in place."""
    for seat, player in enumerate(state.players):
        for one in player.records:
            if isinstance(one, Guess) and not one.is_right:
                yield seat, one.word, one.marks.count(Mark.STAR)


def _laid(state: State) -> Iterator[Award]:
    if state.is_solo:
        return
    words = [
        tuple(word for word in Crossword(player.draft).words if word != state.anchor)
        for player in state.players
    ]
    laid = ((seat, word, len(word)) for seat, own in enumerate(words) for word in own)
    yield from first_best(PuzzleAward.LONGEST_LAID, laid)
    yield from greatest(PuzzleAward.MOST_LAID, list(map(len, words)))


def _anchor(played: Played[State, Any, Any]) -> Iterator[Award]:
    for event in played.step.events:
        if isinstance(event, AnchorNoted) and event.seat is not None:
            yield Award(PuzzleAward.ANCHOR, (event.seat,), event.word, len(event.word))


RECAPPER: Final = recap
