"""A match of Length × Wit from its paper: points turn by turn (L8–L11)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from itertools import accumulate
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.on_paper import Entry, Line, Misfit, OnPaper, Sheet, number_in
from wordsmith_desktop.games.common.tallying import SeatTally, seat_tally

from .box import Box, box_of
from .ruleset import FULL_TILES, Ruleset


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match."""

    EMPTY = "empty"
    """Nothing is written on it."""
    STARTER = "starter"
    """Nobody sits on the seat that began, or another had to begin."""
    WIDTH = "width"
    """A turn has not one field for each seat."""
    NUMBER = "number"
    """A field says something else than a number from 0 on."""
    TOO_MANY = "too_many"
    """More than all dice and the dearest tiles can bring."""
    BROKEN_ROUND = "broken_round"
    """The last round is not finished."""
    GOAL_MISSED = "goal_missed"
    """Nobody reached the goal."""
    AFTER_END = "after_end"
    """Turns after the round in which the goal was reached."""
    TURNS = "turns"
    """One player alone had another number of turns."""


@unique
class PaperLine(Enum):
    """What the lines of a sheet are called."""

    TURN = "turn"
    """The points of each seat in one turn, in control or responding; nothing is 0."""


def lines(ruleset: Ruleset, _seats: int, written: int) -> tuple[Line, ...]:
    """The turns that one player alone has agreed on, or always one more than are written."""
    count = max(ruleset.turns, written) if ruleset.turns else written + 1
    return tuple(Line(PaperLine.TURN, Entry.NUMBER, turn) for turn in range(1, count + 1))


def holder(sheet: Sheet, turn: int, seats: int) -> Seat:
    """The seat in control of a turn, counted from 0; control goes to the left (L3, L10)."""
    return ((sheet.starter or 0) + turn) % seats


def most_points(box: Box, *, is_response: bool) -> int:
    """What no turn, or no response, can exceed (L8, L9).

    Tiles are banked or in the word, never both, so counting all as multiplied is enough.
    """
    tiles = sorted((box.value([tile.text]) for tile in box.tiles), reverse=True)[:FULL_TILES]
    dice = [max(box.value([face]) for face in die) for die in box.dice]
    whole = sum(tiles) + sum(dice)
    return whole if is_response else whole * len(dice)


def check(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet; how it ended is looked at where its fields are right."""
    found = (*_whole(sheet, ruleset, seats), *_fields(sheet, ruleset, seats))
    return found or tuple(_ending(sheet, ruleset, seats))


def _whole(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    if sheet.starter not in ruleset.first_seats(seats):
        yield Misfit(Rejection.of(PaperFault.STARTER, "L3"))
    if not sheet.rows:
        yield Misfit(Rejection.of(PaperFault.EMPTY))


def _fields(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    box = box_of(ruleset.material)
    in_control, responding = (most_points(box, is_response=one) for one in (False, True))
    for turn, row in enumerate(sheet.rows):
        if len(row) != seats:
            yield Misfit(Rejection.of(PaperFault.WIDTH), turn)
            continue
        for seat, field in enumerate(row):
            points, is_own = number_in(field), seat == holder(sheet, turn, seats)
            most, rule = (in_control, "L8") if is_own else (responding, "L9")
            if points is None:
                yield Misfit(Rejection.of(PaperFault.NUMBER), turn, seat)
            elif points > most:
                yield Misfit(Rejection.of(PaperFault.TOO_MANY, rule, most=most), turn, seat)


def _ending(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    """The goal begins the last round, which goes on until the first player's turn (L11)."""
    had = len(sheet.rows)
    if ruleset.turns:
        if had != ruleset.turns:
            yield Misfit(Rejection.of(PaperFault.TURNS, turns=ruleset.turns, had=had))
        return
    reached = _goal_turn(sheet, ruleset, seats)
    if reached is None:
        yield Misfit(Rejection.of(PaperFault.GOAL_MISSED, "L11", goal=ruleset.goal))
        return
    end = (reached // seats + 1) * seats
    if had < end:
        yield Misfit(Rejection.of(PaperFault.BROKEN_ROUND, "L11", missing=end - had))
    if had > end:
        yield Misfit(Rejection.of(PaperFault.AFTER_END, "L11", turns=end), end)


def _goal_turn(sheet: Sheet, ruleset: Ruleset, seats: int) -> int | None:
    """The turn in which the goal was first reached by points that count for it (L11)."""
    totals = tuple(accumulate(_points(sheet, seats), _added, initial=(0,) * seats))[1:]
    for turn, row in enumerate(totals):
        counting = range(seats) if ruleset.counts_responses else (holder(sheet, turn, seats),)
        if any(
            row[seat] >= ruleset.goal and _scores(sheet, turn, seat, seats) for seat in counting
        ):
            return turn
    return None


def _scores(sheet: Sheet, turn: int, seat: Seat, seats: int) -> bool:
    """Whether points are given in a turn: to who is in control always, to others for a word."""
    return seat == holder(sheet, turn, seats) or bool(number_in(sheet.rows[turn][seat]))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def _points(sheet: Sheet, seats: int) -> list[tuple[int, ...]]:
    """For each turn the points by seat; a field that says no number, or is not there, has none."""
    return [
        tuple(number_in(row[seat]) or 0 if seat < len(row) else 0 for seat in range(seats))
        for row in sheet.rows
    ]


def sums(sheet: Sheet, _ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    """The points by seat."""
    return tuple(sum(row[seat] for row in _points(sheet, seats)) for seat in range(seats))


def outcome(sheet: Sheet, ruleset: Ruleset, seats: int) -> Outcome:
    """How the match ended; the most points made at once may tell equal ones apart (L11)."""
    rows = _points(sheet, seats)
    best = tuple(max((row[seat] for row in rows), default=0) for seat in range(seats))
    return Outcome(sums(sheet, ruleset, seats), () if ruleset.shares_wins else best)


def tallies(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats; paper keeps no words and no luck that was pressed."""
    ended = outcome(sheet, ruleset, seats)
    holders = [holder(sheet, turn, seats) for turn in range(len(sheet.rows))]
    return tuple(
        seat_tally(ended, seat, turns=holders.count(seat)) for seat in range(len(ended.scores))
    )


ON_PAPER: Final = OnPaper(
    has_starter=True,
    lines=lines,
    check=check,
    sums=sums,
    words=lambda _sheet, _ruleset, _seats: (),
    tallies=tallies,
)
