"""How a match of the Letter Piece Game went, its best word in its pieces, and its awards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum, unique
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.mosaic import Row, Tint, sorted_row
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

from .bench import by_slot
from .claims import reading
from .events import DoneCalled, WordClaimed
from .pieces import Placed, Shape
from .ruleset import Mode
from .scoring import bonus, sheet_points
from .state import State
from .tally import TALLIER, claims_in, stands

REMIX_LETTERS: Final = 4
"""A remix that is praised has at least so many."""
TINTS: Final = {
    Shape.L: Tint.RED,
    Shape.S: Tint.YELLOW,
    Shape.B: Tint.BLUE,
    Shape.C: Tint.GREEN,
}
"""The squares nearest to the lacquer of the pieces."""
AnyPlayed = Played[State, Any, Any]


@unique
class LetterAward(Enum):
    """What a match of this game can be praised for."""

    LONGEST_WORD = "longest_word"
    CLEAN_WORDS = "clean_words"
    """The most words that left no piece over."""
    OPEN_BOXES = "open_boxes"
    """The most discard boxes that stayed open in all challenges."""
    CHEAPEST_REMIX = "cheapest_remix"
    """The word of at least four letters for which fewest pieces had to be moved."""
    LONGEST_CHAIN = "longest_chain"
    """The most words one after the other without a discard."""
    FIRST_DONE = "first_done"
    """First with all words, in the most challenges."""
    BEST_CHALLENGE = "best_challenge"
    """The most points in one challenge."""
    MOST_LETTERS = "most_letters"
    """The most letters in words that stood."""


class _Standing(Value):
    """A word that stood to the end."""

    claimed: WordClaimed
    played: AnyPlayed


def recap(match: AnyMatch) -> Recap:
    """What is told of a match that is over."""
    standing = tuple(_standing(match))
    return Recap(
        words=TALLIER.words(match),
        course=course_of(match, TALLIER.turn_of, _points),
        turns=max(TALLIER.turns(match)),
        best=_best(standing, match.state),
        mosaic=tuple(map(_row, standing)),
        awards=(
            *_longest_word(match.state, standing),
            *_cheapest_remix(match, standing),
            *_longest_chain(match, standing),
            *_clean_words(match, standing),
            *_first_done(match),
            *_open_boxes(match.state),
            *_best_challenge(match.state),
            *_most_letters(match, standing),
        ),
    )


def _standing(match: AnyMatch) -> Iterator[_Standing]:
    last: State = match.state
    for played in match.played:
        for event in claims_in(played):
            if stands(last, played.before.challenge, event):
                yield _Standing(event, played)


def _points(state: State) -> tuple[int, ...]:
    """The words' points so far, and with each challenge that is filed its bonus (R24)."""
    rules = state.ruleset
    return tuple(
        sum(sheet_points(sheet, rules) for sheet in player.past)
        + sheet_points(player.sheet, rules)
        - bonus(player.sheet, rules)
        for player in state.players
    )


def _longest_word(state: State, standing: tuple[_Standing, ...]) -> tuple[Award, ...]:
    """Where words count alike, the longest is the best, and lies on the felt already."""
    if not state.ruleset.counts_letters:
        return ()
    words = ((one.claimed.seat, one.claimed.word, len(one.claimed.word)) for one in standing)
    return first_best(LetterAward.LONGEST_WORD, words)


def _best(standing: tuple[_Standing, ...], last: State) -> BestWord | None:
    """The most points; of equals the fewest ticked boxes, then the longest, then the first."""

    def worth(one: _Standing) -> tuple[int, int, int]:
        return one.claimed.points, -one.claimed.ticked, len(one.claimed.word)

    best = max(standing, key=worth, default=None)
    if best is None:
        return None
    claimed = best.claimed
    letters = _letters(best.played.before, claimed.seat)
    points = claimed.points if last.ruleset.counts_letters else None
    return BestWord(claimed.seat, claimed.word, points, letters)


def _letters(state: State, seat: Seat) -> tuple[tuple[Placed, ...], ...]:
    """The pieces of each letter as they lay on the bench, in cell coordinates."""
    player = state.players[seat]
    used = reading(player, state.ruleset).letter_pieces
    return tuple(by_slot(one for one in player.placed if one.id in used).values())


def _row(one: _Standing) -> Row:
    """The pieces of a word by their shapes: in their order they would tell its letters."""
    letters = _letters(one.played.before, one.claimed.seat)
    return sorted_row(Counter(TINTS[piece.kind] for letter in letters for piece in letter))


def _clean_words(match: AnyMatch, standing: tuple[_Standing, ...]) -> tuple[Award, ...]:
    if match.state.ruleset.mode is Mode.WARM_UP:
        # There what is left over ticks nothing, and so says nothing.
        return ()
    seats = [one.claimed.seat for one in standing if not one.claimed.ticked]
    return most_often(LetterAward.CLEAN_WORDS, seats, match.seats)


def _cheapest_remix(match: AnyMatch, standing: tuple[_Standing, ...]) -> tuple[Award, ...]:
    """Of equals the longest, then the first; a word that all moved for, or none, is no remix."""
    claims = [one.claimed for one in standing]
    remixes = [
        one for one in claims if 0 < one.stayed < one.used and len(one.word) >= REMIX_LETTERS
    ]
    if not remixes or match.state.ruleset.mode is Mode.WARM_UP:
        return ()
    best = min(remixes, key=lambda one: (one.used - one.stayed, -len(one.word)))
    moved = best.used - best.stayed
    return (Award(LetterAward.CHEAPEST_REMIX, (best.seat,), best.word, moved),)


def _longest_chain(match: AnyMatch, standing: tuple[_Standing, ...]) -> tuple[Award, ...]:
    """Words of one player in a round, one after the other, with nothing back in the tray."""
    if match.state.ruleset.mode is Mode.WARM_UP:
        return ()
    longest, running = [0] * match.seats, [0] * match.seats
    challenge = 0
    for one in standing:
        if one.played.before.challenge != challenge:
            challenge, running = one.played.before.challenge, [0] * match.seats
        seat = one.claimed.seat
        running[seat] = 0 if one.claimed.discarded else running[seat] + 1
        longest[seat] = max(longest[seat], running[seat])
    return greatest(LetterAward.LONGEST_CHAIN, longest) if max(longest) > 1 else ()


def _most_letters(match: AnyMatch, standing: tuple[_Standing, ...]) -> tuple[Award, ...]:
    letters = [0] * match.seats
    for one in standing:
        letters[one.claimed.seat] += len(one.claimed.word)
    return greatest(LetterAward.MOST_LETTERS, letters)


def _first_done(match: AnyMatch) -> tuple[Award, ...]:
    events = (event for played in match.played for event in played.step.events)
    seats = [event.seat for event in events if isinstance(event, DoneCalled)]
    return most_often(LetterAward.FIRST_DONE, seats, match.seats)


def _open_boxes(state: State) -> tuple[Award, ...]:
    if state.ruleset.mode is Mode.WARM_UP:
        return ()
    boxes = state.ruleset.boxes
    free = [
        sum(boxes - sheet.crossed - sheet.ticks for sheet in player.past)
        for player in state.players
    ]
    return greatest(LetterAward.OPEN_BOXES, free)


def _best_challenge(state: State) -> tuple[Award, ...]:
    if state.ruleset.challenges == 1:
        return ()
    points = [
        max((sheet_points(sheet, state.ruleset) for sheet in player.past), default=0)
        for player in state.players
    ]
    return greatest(LetterAward.BEST_CHALLENGE, points)


RECAPPER: Final = recap
