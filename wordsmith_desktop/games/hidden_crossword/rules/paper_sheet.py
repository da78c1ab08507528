"""A match of the Hidden Crossword from its paper: its rounds, and how it ended (W20)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.paper_sheet import (
    FieldKind,
    Misfit,
    OnPaper,
    SheetLine,
    WrittenSheet,
    WrittenWord,
    number_in,
)
from wordsmith_desktop.games.common.tallier import SeatTally, seat_tally

from . import flow
from .clues import Attempt
from .ruleset import Ruleset
from .state import State, new_state


@unique
class PaperLine(Enum):
    """What the lines of a sheet are."""

    ROUNDS = "rounds"
    """How many were begun; one of two may leave it to the other."""
    FOUND = "found"
    """Who had the whole puzzle right."""
    GAVE_UP = "gave_up"


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match."""

    EMPTY = "empty"
    """Nothing is written on it."""
    NUMBER = "number"
    """A field that needs a number says something else."""
    NO_ROUND = "no_round"
    """The puzzle can be found in the first round at the earliest."""
    UNEQUAL = "unequal"
    """Two say different numbers of rounds; both complete each one."""
    NO_END = "no_end"
    """Nobody found a puzzle or gave up."""
    BOTH_GAVE_UP = "both_gave_up"
    """The match is over as soon as one gives up."""
    FOUND_AND_GAVE_UP = "found_and_gave_up"
    """Whoever was right has nothing to give up."""


_LINES: Final = (
    SheetLine(PaperLine.ROUNDS, FieldKind.NUMBER),
    SheetLine(PaperLine.FOUND, FieldKind.TICK),
    SheetLine(PaperLine.GAVE_UP, FieldKind.TICK),
)


def lines(_ruleset: Ruleset, _seats: int, _written: int) -> tuple[SheetLine, ...]:
    """Rounds, who found a puzzle, who gave up."""
    return _LINES


def _row(name: PaperLine) -> int:
    return [line.name for line in _LINES].index(name)


def _fields_of(sheet: WrittenSheet, name: PaperLine, seats: int) -> tuple[str, ...]:
    """What stands in a line, by seat; empty for a field that is missing."""
    row = _row(name)
    written = sheet.rows[row] if row < len(sheet.rows) else ()
    return tuple(field.strip() for field in (*written, *("",) * seats)[:seats])


def _ticked(sheet: WrittenSheet, name: PaperLine, seats: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, field in enumerate(_fields_of(sheet, name, seats)) if field)


def _rounds(sheet: WrittenSheet, seats: int) -> int:
    """The largest number of rounds that somebody wrote; 0 for none."""
    return max(number_in(field) or 0 for field in _fields_of(sheet, PaperLine.ROUNDS, seats))


def check(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet."""
    if not any(any(_fields_of(sheet, name, seats)) for name in PaperLine):
        return (Misfit(Rejection.of(PaperFault.EMPTY)),)
    return (*_round_faults(sheet, seats), *_end_faults(sheet, ruleset, seats))


def _round_faults(sheet: WrittenSheet, seats: int) -> Iterator[Misfit]:
    row, written = _row(PaperLine.ROUNDS), _fields_of(sheet, PaperLine.ROUNDS, seats)
    numbers = {seat: number_in(field) for seat, field in enumerate(written) if field}
    for seat, number in numbers.items():
        if number is None:
            yield Misfit(Rejection.of(PaperFault.NUMBER), row, seat)
    if None in numbers.values():
        return
    if not all(numbers.values()) or not numbers:
        yield Misfit(Rejection.of(PaperFault.NO_ROUND), row)
    elif len(set(numbers.values())) > 1:
        yield Misfit(Rejection.of(PaperFault.UNEQUAL, "W20"), row)


def _end_faults(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    found = _ticked(sheet, PaperLine.FOUND, seats)
    gave_up = _ticked(sheet, PaperLine.GAVE_UP, seats)
    # Only the time for a whole match alone can end one without either.
    if not found and not gave_up and not ruleset.match_seconds:
        yield Misfit(Rejection.of(PaperFault.NO_END, "W20"))
    if len(gave_up) > 1:
        yield Misfit(Rejection.of(PaperFault.BOTH_GAVE_UP), _row(PaperLine.GAVE_UP))
    for seat in found:
        if seat in gave_up:
            fault = Rejection.of(PaperFault.FOUND_AND_GAVE_UP, "W20")
            yield Misfit(fault, _row(PaperLine.GAVE_UP), seat)


def _state(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> State:
    """The end of the match as the rules keep it, without the puzzles."""
    right = Attempt(_rounds(sheet, seats), (), is_right=True)
    state = new_state(ruleset, seats)
    for seat in _ticked(sheet, PaperLine.FOUND, seats):
        state = state.with_player(seat, records=(right,))
    gave_up = _ticked(sheet, PaperLine.GAVE_UP, seats)
    return state.but(given_up=gave_up[0] if gave_up else None)


def sums(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    """A point for whoever was right, or for the other one if somebody gave up (W20)."""
    return flow.scores(_state(sheet, ruleset, seats))


def words(_sheet: WrittenSheet, _ruleset: Ruleset, _seats: int) -> tuple[WrittenWord, ...]:
    """None: the sheet asks for no words."""
    return ()


def tallies(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats: the fewer rounds the better, for who was right."""
    state, rounds = _state(sheet, ruleset, seats), _rounds(sheet, seats)
    ended = Outcome(flow.scores(state))
    return tuple(
        replace(
            seat_tally(ended, seat, turns=rounds, has_won_alone=score > 0),
            merit=-rounds if state.players[seat].has_solved else None,
        )
        for seat, score in enumerate(ended.scores)
    )


ON_PAPER: Final = OnPaper(lines=lines, check=check, sums=sums, words=words, tallies=tallies)
