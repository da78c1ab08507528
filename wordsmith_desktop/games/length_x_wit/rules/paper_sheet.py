"""A match of Length × Wit from its paper: everybody's own turns and responses (L8–L11).

Everybody keeps a sheet of their own, as our printed one is: the points of a turn, and below it
those of the responses until the next. It does not tell in whose turn a response was made, so one
that is written with a round may belong to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.paper_sheet import (
    FieldKind,
    Misfit,
    OnPaper,
    SheetLine,
    WrittenSheet,
    numbers_in,
)
from wordsmith_desktop.games.common.tallier import SeatTally, seat_tally

from .material import Material, material_of
from .ruleset import FULL_TILES, Ruleset

Points = tuple[int, ...]
"""By seat."""


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match."""

    EMPTY = "empty"
    """Nothing is written on it."""
    WIDTH = "width"
    """A line has not one field for each seat."""
    NUMBER = "number"
    """A field says something else than numbers from 0 on, or a turn more than one."""
    TOO_MANY = "too_many"
    """More than all dice and the dearest tiles can bring."""
    GOAL_MISSED = "goal_missed"
    """Nobody reached the goal."""
    AFTER_END = "after_end"
    """Rounds after the one in which the goal was reached."""
    TURNS = "turns"
    """One player alone had another number of turns."""


@unique
class PaperLine(Enum):
    """What the lines of a sheet are called."""

    TURN = "turn"
    """The points of one player alone in a turn."""
    OWN = "own"
    """The points of each seat in its own turn of a round; nothing is 0."""
    RESPONSES = "responses"
    """The points of each of its responses until its next turn."""


def lines(ruleset: Ruleset, seats: int, written: int) -> tuple[SheetLine, ...]:
    """The turns that one player alone has agreed on, or always a round more than is written."""
    if seats == 1:
        count = max(ruleset.turns, written) if ruleset.turns else written + 1
        return tuple(
            SheetLine(PaperLine.TURN, FieldKind.NUMBER, turn) for turn in range(1, count + 1)
        )
    found: list[SheetLine] = []
    for number in range(1, (written + 1) // 2 + 2):
        found.append(SheetLine(PaperLine.OWN, FieldKind.NUMBER, number))
        found.append(SheetLine(PaperLine.RESPONSES, FieldKind.NUMBERS, number))
    return tuple(found)


def most_points(material: Material, *, is_response: bool) -> int:
    """What no turn, or no response, can exceed (L8, L9).

    Tiles are banked or in the word, never both, so counting all as multiplied is enough.
    """
    tiles = sorted((material.value([tile.text]) for tile in material.tiles), reverse=True)[
        :FULL_TILES
    ]
    dice = [max(material.value([face]) for face in die) for die in material.dice]
    whole = sum(tiles) + sum(dice)
    return whole if is_response else whole * len(dice)


def check(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet; how it ended is looked at where its fields are right."""
    if not sheet.rows:
        return (Misfit(Rejection.of(PaperFault.EMPTY)),)
    return tuple(_fields(sheet, ruleset, seats)) or tuple(_ending(sheet, ruleset, seats))


def _fields(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    material = material_of(ruleset.material)
    most = {
        is_response: most_points(material, is_response=is_response) for is_response in (False, True)
    }
    for row, fields in enumerate(sheet.rows):
        if len(fields) != seats:
            yield Misfit(Rejection.of(PaperFault.WIDTH), row)
            continue
        is_response = seats > 1 and row % 2 == 1
        for seat, field in enumerate(fields):
            points = numbers_in(field)
            if points is None or (not is_response and len(points) > 1):
                yield Misfit(Rejection.of(PaperFault.NUMBER), row, seat)
            elif max(points, default=0) > most[is_response]:
                rule = "L9" if is_response else "L8"
                fault = Rejection.of(PaperFault.TOO_MANY, rule, most=most[is_response])
                yield Misfit(fault, row, seat)


def _ending(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    """The goal begins the last round, which goes on until the first player's turn (L11)."""
    had = _rounds(sheet, seats)
    if ruleset.turns:
        if had != ruleset.turns:
            yield Misfit(Rejection.of(PaperFault.TURNS, turns=ruleset.turns, had=had))
        return
    own, responses = _sums_by_round(sheet, seats)
    # With one round fewer of responses, or two where those do not count, everybody had them when
    # a round ended, whatever round they are written with.
    late = 1 if ruleset.counts_responses else 2
    ended = next(
        (
            last
            for last in range(1, had)
            if _has(ruleset.goal, own[:last], responses[: max(0, last - late)])
        ),
        None,
    )
    if ended is not None:
        yield Misfit(Rejection.of(PaperFault.AFTER_END, "L11", rounds=ended), 2 * ended)
    elif not _has(ruleset.goal, own, responses):
        yield Misfit(Rejection.of(PaperFault.GOAL_MISSED, "L11", goal=ruleset.goal))


def _has(goal: int, *parts: list[Points]) -> bool:
    """Whether anybody has that many points, parts by round taken together."""
    rows = [row for part in parts for row in part]
    return any(sum(of_seat) >= goal for of_seat in zip(*rows, strict=True))


def _rounds(sheet: WrittenSheet, seats: int) -> int:
    """How many rounds are written, of turns of their own in each."""
    return len(sheet.rows) if seats == 1 else (len(sheet.rows) + 1) // 2


def _sums_by_round(sheet: WrittenSheet, seats: int) -> tuple[list[Points], list[Points]]:
    """For each round the points of the seats' own turns, and of their responses."""
    rows = [tuple(map(sum, row)) for row in _points(sheet, seats)]
    if seats == 1:
        return rows, []
    return rows[::2], rows[1::2]


def _points(sheet: WrittenSheet, seats: int) -> list[tuple[Points, ...]]:
    """Line by line what each field says; one that says no numbers, or is not there, has none."""
    return [
        tuple((numbers_in(row[seat]) or ()) if seat < len(row) else () for seat in range(seats))
        for row in sheet.rows
    ]


def _by_seat(sheet: WrittenSheet, seats: int, tell: Callable[[list[int]], int]) -> Points:
    found: list[list[int]] = [[] for _seat in range(seats)]
    for row in _points(sheet, seats):
        for seat, points in enumerate(row):
            found[seat] += points
    return tuple(map(tell, found))


def sums(sheet: WrittenSheet, _ruleset: Ruleset, seats: int) -> Points:
    """The points by seat."""
    return _by_seat(sheet, seats, sum)


def outcome(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> Outcome:
    """How the match ended; the most points made at once may tell equal ones apart (L11)."""
    best = _by_seat(sheet, seats, lambda points: max(points, default=0))
    return Outcome(sums(sheet, ruleset, seats), () if ruleset.shares_wins else best)


def tallies(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats; paper keeps no words and no luck that was pressed."""
    ended, turns = outcome(sheet, ruleset, seats), _rounds(sheet, seats)
    return tuple(seat_tally(ended, seat, turns=turns) for seat in range(len(ended.scores)))


def renewed(sheet: WrittenSheet, seats: int) -> WrittenSheet:
    """A sheet that was entered turn by turn, with a field for each seat, round by round."""
    first = sheet.starter
    if first is None or seats == 1:
        return WrittenSheet(None, sheet.rows)
    found: list[tuple[str, ...]] = []
    for start in range(0, len(sheet.rows), seats):
        turns = sheet.rows[start : start + seats]
        own, responses = [""] * seats, [""] * seats
        for turn, row in enumerate(turns):
            holder = _holder(first, turn, seats)
            for seat, field in enumerate(row):
                if seat == holder:
                    own[seat] = field
                elif field.strip() not in ("", "0"):
                    responses[seat] = f"{responses[seat]} {field.strip()}".strip()
        found += (tuple(own), tuple(responses))
    return WrittenSheet(None, tuple(found))


def _holder(first: Seat, turn: int, seats: int) -> Seat:
    """Who is in control of a turn; control goes to the left (L3, L10)."""
    return (first + turn) % seats


ON_PAPER: Final = OnPaper(
    lines=lines,
    check=check,
    sums=sums,
    words=lambda _sheet, _ruleset, _seats: (),
    tallies=tallies,
    renewed=renewed,
)
