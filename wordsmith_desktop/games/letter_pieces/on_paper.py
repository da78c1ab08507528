"""A match of the Letter Piece Game from its paper: words and boxes of each challenge (R19–R25)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.claims import has_new_letter
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset
from wordsmith_desktop.games.letter_pieces.scoring import sheet_points, word_points
from wordsmith_desktop.games.letter_pieces.state import Row
from wordsmith_desktop.games.letter_pieces.state import Sheet as Challenge
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
    words_in,
    written_words,
)
from wordsmith_desktop.games.tallying import SeatTally, TallyWord
from wordsmith_desktop.lexicon.folding import MARKS


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match, beside what is so in any game."""

    REARRANGES = "rearranges"
    """A word (word) has no letter that the one before (previous) lacks."""
    CLAIMED = "claimed"
    """A word (word) stands on another's sheet of the same challenge, too."""
    TOO_MANY = "too_many"
    """More words than a challenge has rows (most)."""
    BOXES = "boxes"
    """More boxes ticked than there are (most)."""
    MARK = "mark"
    """A word (word) has a hyphen or an apostrophe, which this table does not build."""


@unique
class PaperLine(Enum):
    """What the lines of a sheet are called; the number is the challenge's."""

    WORDS = "words"
    """In the order in which they were made."""
    BOXES = "boxes"
    """Discard boxes ticked, and white ones crossed out at the start."""
    ONLY_WORDS = "only_words"
    """Those of a warm-up, which has one challenge and no boxes."""


def _has_boxes(ruleset: Ruleset) -> bool:
    return ruleset.mode is not Mode.WARM_UP and ruleset.boxes > 0


def _challenges(ruleset: Ruleset) -> int:
    return 1 if ruleset.mode is Mode.WARM_UP else ruleset.challenges


def lines(ruleset: Ruleset, _seats: int, _written: int) -> tuple[Line, ...]:
    """The words and the boxes of each challenge."""
    if ruleset.mode is Mode.WARM_UP:
        return (Line(PaperLine.ONLY_WORDS, Entry.WORDS),)
    boxes = [(PaperLine.BOXES, Entry.NUMBER)] if _has_boxes(ruleset) else []
    return tuple(
        Line(name, entry, challenge)
        for challenge in range(1, _challenges(ruleset) + 1)
        for name, entry in ((PaperLine.WORDS, Entry.WORDS), *boxes)
    )


def words(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[WrittenWord, ...]:
    """The words of all challenges."""
    return written_words(sheet, lines(ruleset, seats, 0), seats)


def check(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet.

    A challenge may have ended before anybody had all words: when nobody could find another (R22).
    """
    asked = lines(ruleset, seats, 0)
    found = words(sheet, ruleset, seats)
    if not found:
        return (*number_faults(sheet, asked, seats), Misfit(Rejection.of(SheetFault.EMPTY), 0))
    return (
        *number_faults(sheet, asked, seats),
        *_box_faults(sheet, ruleset, seats),
        *(fault for word in found for fault in _own_faults(word, ruleset)),
        *_row_faults(sheet, ruleset, seats),
        *_claimed(sheet, ruleset, seats),
    )


def _box_faults(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    for row, line in enumerate(lines(ruleset, seats, 0)):
        for seat in range(seats) if line.name is PaperLine.BOXES else ():
            if (number_in(field_of(sheet, row, seat)) or 0) > ruleset.boxes:
                yield Misfit(Rejection.of(PaperFault.BOXES, "R19", most=ruleset.boxes), row, seat)


def _own_faults(word: WrittenWord, ruleset: Ruleset) -> Iterator[Misfit]:
    yield from word_faults(word, least=ruleset.min_word_length)
    if not ruleset.has_marks and any(mark in word.word for mark in MARKS):
        yield Misfit(Rejection.of(PaperFault.MARK, "R3", word=word.word), word.row, word.seat)


def _row_faults(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    """How many words a player has in a challenge, and how one follows the other (R5, R28)."""
    for row, line in enumerate(lines(ruleset, seats, 0)):
        for seat in range(seats) if line.entry is Entry.WORDS else ():
            made = words_in(field_of(sheet, row, seat))
            if ruleset.mode is not Mode.WARM_UP and len(made) > ruleset.words:
                found = Rejection.of(PaperFault.TOO_MANY, "R10", most=ruleset.words)
                yield Misfit(found, row, seat)
            for one in _follow_faults(made, ruleset):
                yield Misfit(one, row, seat)


def _follow_faults(made: tuple[str, ...], ruleset: Ruleset) -> Iterator[Rejection]:
    may_repeat = ruleset.own_repeats and ruleset.mode is not Mode.STANDARD
    for place, word in enumerate(made):
        previous = made[place - 1] if place else ""
        if word in made[:place] and not may_repeat:
            yield Rejection.of(SheetFault.REPEATED, "R16", word=word)
        elif ruleset.needs_new_letter and not has_new_letter(
            word, previous, counts_repeats=ruleset.counts_repeats
        ):
            yield Rejection.of(PaperFault.REARRANGES, "R5", word=word, previous=previous)


def _claimed(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    """Words that two have in the same challenge, where a claim keeps others from it (R16, R44)."""
    if not ruleset.refuses_claimed:
        return
    owners: dict[tuple[int, str], Seat] = {}
    for word in words(sheet, ruleset, seats):
        if owners.setdefault((word.row, word.word), word.seat) != word.seat:
            found = Rejection.of(PaperFault.CLAIMED, "R16", word=word.word)
            yield Misfit(found, word.row, word.seat)


def parts(sheet: Sheet, ruleset: Ruleset, seat: Seat) -> tuple[int, ...]:
    """The points of each challenge of a seat (R24)."""
    each = 2 if _has_boxes(ruleset) else 1
    found = []
    for first in range(0, each * _challenges(ruleset), each):
        made = words_in(field_of(sheet, first, seat))
        ticks = (number_in(field_of(sheet, first + 1, seat)) or 0) if each > 1 else 0
        rows = tuple(Row(word) for word in made)
        found.append(sheet_points(Challenge(rows, ticks=min(ticks, ruleset.boxes)), ruleset))
    return tuple(found)


def sums(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    """All challenges together (R25)."""
    return tuple(sum(parts(sheet, ruleset, seat)) for seat in range(seats))


def tallies(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats; each word was a turn at least."""
    ended, found = Outcome(sums(sheet, ruleset, seats)), words(sheet, ruleset, seats)
    made = [
        tuple(
            TallyWord(one.word, word_points(one.word, ruleset)) for one in found if one.seat == seat
        )
        for seat in range(seats)
    ]
    return tuple(
        replace(
            seat_tally(ended, seat, turns=len(made[seat]), merit=score, words=made[seat]),
            parts=parts(sheet, ruleset, seat) if seats == 1 else (),
        )
        for seat, score in enumerate(ended.scores)
    )


ON_PAPER: Final = OnPaper(
    has_starter=False, lines=lines, check=check, sums=sums, words=words, tallies=tallies
)
