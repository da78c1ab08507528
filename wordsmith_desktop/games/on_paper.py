"""What a match played wholly on paper says: one sheet of lines and seats for every game.

A game answers in its module `on_paper` with an `ON_PAPER`; `registry.on_paper_of` finds it.
One that has none cannot be entered from its paper.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from typing import Any, Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.tallying import SeatTally, Words
from wordsmith_desktop.lexicon.folding import bad_characters, fold


@unique
class Entry(Enum):
    """What is written in the fields of a line."""

    NUMBER = "number"
    WORDS = "words"
    """Words with spaces between them."""
    TICK = "tick"
    """Yes where anything is written."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a sheet, with a field for each seat."""

    name: Enum
    """The game's own; its wording says it."""
    entry: Entry
    number: int | None = None
    """Counted from 1 where the same line comes again, as turns do."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the paper tells, as it is written."""

    starter: Seat | None
    """Who began; None where a game does not ask it."""
    rows: tuple[tuple[str, ...], ...]
    """Line by line what each seat's field says; empty for nothing."""


@unique
class SheetFault(Enum):
    """What can be wrong with a sheet of any game."""

    EMPTY = "empty"
    """Nothing is written on it."""
    NUMBER = "number"
    """A field says something else than a number from 0 on."""
    CHARACTER = "character"
    """A word (word) has something in it that is no letter of the game's."""
    SHORT = "short"
    """A word (word) has fewer letters than the rules ask for (least)."""
    REPEATED = "repeated"
    """A word (word) stands twice where the rules do not let it."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why a sheet cannot be true, and where on it that stands."""

    rejection: Rejection
    row: int | None = None
    """From 0; None for what concerns the whole sheet."""
    seat: Seat | None = None
    """Whose field it is; None for the whole row."""


@dataclass(frozen=True, slots=True)
class WrittenWord:
    """A word of a sheet, and where on it that stands."""

    word: str
    row: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class OnPaper:
    """A game's answers; the rulesets are ones that so many seats can play."""

    has_starter: bool
    lines: Callable[[Any, int, int], tuple[Line, ...]]
    """What a sheet asks by a ruleset, of so many seats, when so many lines are written: where
    lines come again, one more than those."""
    check: Callable[[Sheet, Any, int], tuple[Misfit, ...]]
    """Every reason why a sheet cannot be that of a finished match."""
    sums: Callable[[Sheet, Any, int], tuple[int, ...]]
    """The points of a sheet by seat, of one too that is not whole yet."""
    words: Callable[[Sheet, Any, int], tuple[WrittenWord, ...]]
    """Every word that is written on it, for the dictionary to look at."""
    tallies: Callable[[Sheet, Any, int], tuple[SeatTally, ...]]
    """What a sheet that `check` says nothing against says of its seats."""


def number_in(field: str) -> int | None:
    """The number that a field says; 0 where nothing is written, None where it says none."""
    text = field.strip()
    if not text:
        return 0
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else None


def fields(sheet: Sheet) -> Iterator[tuple[int, Seat, str]]:
    """Every field with something in it: the line from 0, the seat, what is written."""
    for row, line in enumerate(sheet.rows):
        for seat, field in enumerate(line):
            if field.strip():
                yield row, seat, field.strip()


def field_of(sheet: Sheet, row: int, seat: Seat) -> str:
    """What a field says; nothing where the sheet has none there."""
    line = sheet.rows[row] if row < len(sheet.rows) else ()
    return line[seat].strip() if seat < len(line) else ""


def words_in(field: str) -> tuple[str, ...]:
    """The words of a field, folded; spaces, commas and semicolons part them."""
    return tuple(fold(word) for word in _PARTING.split(field) if word)


def written_words(sheet: Sheet, lines: Sequence[Line], seats: int) -> tuple[WrittenWord, ...]:
    """The words of all lines that ask for some, in order."""
    return tuple(
        WrittenWord(word, row, seat)
        for row, line in enumerate(lines)
        if line.entry is Entry.WORDS
        for seat in range(seats)
        for word in words_in(field_of(sheet, row, seat))
    )


def number_faults(sheet: Sheet, lines: Sequence[Line], seats: int) -> Iterator[Misfit]:
    """The fields that should say a number and do not."""
    for row, line in enumerate(lines):
        for seat in range(seats):
            is_asked = line.entry is Entry.NUMBER
            if is_asked and number_in(field_of(sheet, row, seat)) is None:
                yield Misfit(Rejection.of(SheetFault.NUMBER), row, seat)


def word_faults(word: WrittenWord, *, least: int) -> Iterator[Misfit]:
    """What speaks against a word whatever else is written."""
    text = word.word
    if bad_characters(text):
        yield Misfit(Rejection.of(SheetFault.CHARACTER, word=text), word.row, word.seat)
    elif len(text) < least:
        found = Rejection.of(SheetFault.SHORT, word=text, least=least)
        yield Misfit(found, word.row, word.seat)


def seat_tally(
    ended: Outcome, seat: Seat, *, turns: int, merit: int | None, words: Words = ()
) -> SeatTally:
    """What paper says of a seat: how it ended, and what else it tells."""
    is_won = seat in ended.winners
    return SeatTally(
        score=ended.scores[seat],
        is_winner=is_won if len(ended.scores) > 1 else None,
        is_shared=is_won and len(ended.winners) > 1,
        turns=turns,
        merit=merit,
        words=words,
    )


_PARTING: Final = re.compile(r"[\s,;]+")
