"""A match of the Hidden Crossword from its paper: its words and the last round (W18–W20)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.games.on_paper import (
    Entry,
    Line,
    Misfit,
    OnPaper,
    Sheet,
    SheetFault,
    WrittenWord,
    field_of,
    number_faults,
    number_in,
    seat_tally,
    word_faults,
    written_words,
)
from wordsmith_desktop.games.tallying import SeatTally, TallyWord


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match, beside what is so in any game."""

    NO_ROUND = "no_round"
    """Somebody was right before the first round."""
    TOO_LATE = "too_late"
    """Somebody was right after the round in which the match was over (round)."""
    GAVE_UP = "gave_up"
    """Whoever was right, or whose opponent was, cannot have given up."""
    BOTH = "both"
    """Both gave up."""


@unique
class PaperLine(Enum):
    """What the lines of a sheet are called."""

    ROUND = "round"
    """The round in which somebody had the other's whole puzzle; nothing for never."""
    GAVE_UP = "gave_up"
    WORDS = "words"
    """The words of the own puzzle, as far as somebody wants to keep them."""


_ROUND, _GAVE_UP, _WORDS = range(3)
_LEAST: Final = 2
"""A word that crosses another has two letters."""


def lines(_ruleset: Ruleset, seats: int, _written: int) -> tuple[Line, ...]:
    """How it ended; one alone hides no words."""
    ended = (Line(PaperLine.ROUND, Entry.NUMBER), Line(PaperLine.GAVE_UP, Entry.TICK))
    return (*ended, Line(PaperLine.WORDS, Entry.WORDS)) if seats > 1 else ended


def words(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[WrittenWord, ...]:
    """The words of both puzzles."""
    return written_words(sheet, lines(ruleset, seats, 0), seats)


def check(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet; how it ended is looked at where its fields are right."""
    fields = (
        *number_faults(sheet, lines(ruleset, seats, 0), seats),
        *_round_faults(sheet, seats),
        *_word_faults(sheet, ruleset, seats),
    )
    return fields or tuple(_ending(sheet, seats))


def _round_faults(sheet: Sheet, seats: int) -> Iterator[Misfit]:
    for seat in range(seats):
        if field_of(sheet, _ROUND, seat) and number_in(field_of(sheet, _ROUND, seat)) == 0:
            yield Misfit(Rejection.of(PaperFault.NO_ROUND), _ROUND, seat)


def _word_faults(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    seen: set[tuple[Seat, str]] = set()
    for word in words(sheet, ruleset, seats):
        yield from word_faults(word, least=_LEAST)
        if (word.seat, word.word) in seen and not ruleset.may_repeat:
            found = Rejection.of(SheetFault.REPEATED, "W11", word=word.word)
            yield Misfit(found, word.row, word.seat)
        seen.add((word.seat, word.word))


def _ending(sheet: Sheet, seats: int) -> Iterator[Misfit]:
    """The first right puzzle ends the match with its round (W20), or somebody's giving up."""
    rounds = [number_in(field_of(sheet, _ROUND, seat)) or 0 for seat in range(seats)]
    quitters = _quitters(sheet, seats)
    first = min(filter(None, rounds), default=0)
    if not first and not quitters:
        yield Misfit(Rejection.of(SheetFault.EMPTY), _ROUND)
    for seat, one in enumerate(rounds):
        if one > first:
            yield Misfit(Rejection.of(PaperFault.TOO_LATE, "W20", round=first), _ROUND, seat)
    if first:
        for seat in quitters:
            yield Misfit(Rejection.of(PaperFault.GAVE_UP, "W20"), _GAVE_UP, seat)
    elif len(quitters) > 1:
        yield Misfit(Rejection.of(PaperFault.BOTH), _GAVE_UP)


def _quitters(sheet: Sheet, seats: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(seats) if field_of(sheet, _GAVE_UP, seat))


def sums(sheet: Sheet, _ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    """A point for whoever was right, or for the other one if somebody gave up (W20)."""
    rounds = [number_in(field_of(sheet, _ROUND, seat)) or 0 for seat in range(seats)]
    if any(rounds):
        return tuple(int(bool(one)) for one in rounds)
    quitters = _quitters(sheet, seats)
    return tuple(int(bool(quitters) and seat not in quitters) for seat in range(seats))


def tallies(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats; the fewer rounds the better for who was right."""
    ended = Outcome(sums(sheet, ruleset, seats))
    rounds = [number_in(field_of(sheet, _ROUND, seat)) or 0 for seat in range(seats)]
    last, found = max(rounds), words(sheet, ruleset, seats)
    told = [
        tuple(TallyWord(one.word) for one in found if one.seat == seat) for seat in range(seats)
    ]
    return tuple(
        replace(
            seat_tally(ended, seat, turns=last, merit=-one if one else None, words=told[seat]),
            is_winner=bool(ended.scores[seat]),
        )
        for seat, one in enumerate(rounds)
    )


ON_PAPER: Final = OnPaper(
    has_starter=False, lines=lines, check=check, sums=sums, words=words, tallies=tallies
)
