"""What a match played wholly on paper says: one sheet of lines and seats for every game.

A game answers with its `Game.on_paper`.
One that has none cannot be entered from its paper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, unique
from typing import Any

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from .tallier import SeatTally


@unique
class FieldKind(Enum):
    """What is written in the fields of a line."""

    NUMBER = "number"
    NUMBERS = "numbers"
    """Numbers with spaces or + between them."""
    WORDS = "words"
    """Words with spaces between them."""
    TICK = "tick"
    """Yes where anything is written."""


class SheetLine(Value):
    """One line of a sheet, with a field for each seat."""

    name: Enum
    """The game's own; its wording says it."""
    entry: FieldKind
    number: int | None = None
    """Counted from 1 where the same line comes again, as turns do."""


class WrittenSheet(Value):
    """What the paper tells, as it is written."""

    starter: Seat | None
    """Who began, which only sheets say that were entered turn by turn."""
    rows: tuple[tuple[str, ...], ...]
    """Line by line what each seat's field says; empty for nothing."""


class Misfit(Value):
    """Why a sheet cannot be true, and where on it that stands."""

    rejection: Rejection
    row: int | None = None
    """From 0; None for what concerns the whole sheet."""
    seat: Seat | None = None
    """Whose field it is; None for the whole row."""


class WrittenWord(Value):
    """A word of a sheet, and where on it that stands."""

    word: str
    row: int
    seat: Seat


class OnPaper(Value):
    """A game's answers; the rulesets are ones that so many seats can play."""

    lines: Callable[[Any, int, int], tuple[SheetLine, ...]]
    """What a sheet asks by a ruleset, of so many seats, when so many lines are written: where
    lines come again, one more than those."""
    check: Callable[[WrittenSheet, Any, int], tuple[Misfit, ...]]
    """Every reason why a sheet cannot be that of a finished match."""
    sums: Callable[[WrittenSheet, Any, int], tuple[int, ...]]
    """The points of a sheet by seat, of one too that is not whole yet."""
    words: Callable[[WrittenSheet, Any, int], tuple[WrittenWord, ...]]
    """Every word that is written on it, for the dictionary to look at."""
    tallies: Callable[[WrittenSheet, Any, int], tuple[SeatTally, ...]]
    """What a sheet that `check` says nothing against says of its seats."""
    renewed: Callable[[WrittenSheet, int], WrittenSheet] = lambda sheet, _seats: sheet
    """A sheet that was kept when other lines were asked, in those of now."""


def number_in(field: str) -> int | None:
    """The number that a field says; 0 where nothing is written, None where it says none."""
    text = field.strip()
    if not text:
        return 0
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else None


def numbers_in(field: str) -> tuple[int, ...] | None:
    """The numbers that a field says; none where nothing is written, None where one is no number."""
    found = tuple(number_in(part) for part in field.replace("+", " ").split())
    return None if None in found else tuple(number for number in found if number is not None)


def fields(sheet: WrittenSheet) -> Iterator[tuple[int, Seat, str]]:
    """Every field with something in it: the line from 0, the seat, what is written."""
    for row, line in enumerate(sheet.rows):
        for seat, field in enumerate(line):
            if field.strip():
                yield row, seat, field.strip()
