"""What stands on a recording sheet: plain values made of an observation. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wordsmith_desktop.games.hidden_crossword.clues import (
    Attempt,
    ClueType,
    Guess,
    Mark,
    Placement,
    Record,
)
from wordsmith_desktop.games.hidden_crossword.observation import Observation, Told
from wordsmith_desktop.games.hidden_crossword.state import NoteLine, Phase

UNKNOWN_LETTER = "?"


@dataclass(frozen=True, slots=True)
class SheetView:
    """The sheet of whoever looks."""

    anchor: str
    letters: str
    """What may be in the puzzle that is looked for, as often as there are tiles (W13)."""
    told: Told | None
    """What was told of that puzzle (W10)."""
    other: str
    """Whose puzzle it is; empty for the computer's."""
    records: tuple[Record, ...] = ()
    notes: tuple[NoteLine, ...] = ()
    clue: ClueType | None = None
    """What the marks tell (W12)."""
    can_note: bool = True
    shows_candidates: bool = True


BLANK = SheetView(anchor="", letters="", told=None, other="", can_note=False)
"""Nobody's sheet."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A word that is looked for, and everything that was asked about it."""

    length: int
    place: int | None
    """Its place by the alphabet, from 0; None for guesses that are about no word."""
    count: int
    """How many words of that length there are."""
    placement: Placement | None = None
    guesses: tuple[Guess, ...] = ()
    note: str = ""

    @property
    def key(self) -> tuple[int, int | None]:
        """What tells it from the others."""
        return self.length, self.place

    @property
    def pattern(self) -> str:
        """The letters known to be right, the others as question marks: "R?T"."""
        known = {
            at: letter
            for guess in self.guesses
            for at, (letter, mark) in enumerate(zip(guess.word, guess.marks, strict=False))
            if mark is Mark.STAR
        }
        return "".join(known.get(at, UNKNOWN_LETTER) for at in range(self.length))

    @property
    def is_found(self) -> bool:
        """Whether every letter is known."""
        return UNKNOWN_LETTER not in self.pattern


def sheet_view(seen: Observation, *, other: str, is_open: bool = True) -> SheetView:
    """The sheet of whoever looks. `ValueError` for the table.

    `other` is the name of the one who made the puzzle, empty for the computer; on a sheet that
    is not `is_open` nothing can be written.
    """
    own = seen.own
    return SheetView(
        anchor=seen.anchor,
        letters=seen.letters,
        told=seen.target,
        other=other,
        records=own.records or (),
        notes=own.notes or (),
        clue=seen.ruleset.clue,
        can_note=is_open and seen.phase is Phase.GUESS,
        shows_candidates=seen.ruleset.shows_candidates,
    )


def guesses_of(records: Iterable[Record]) -> tuple[Guess, ...]:
    """The guesses without the attempts."""
    return tuple(one for one in records if isinstance(one, Guess))


def attempts_of(records: Iterable[Record]) -> tuple[Attempt, ...]:
    """The attempts without the guesses."""
    return tuple(one for one in records if isinstance(one, Attempt))


def known_counts(view: SheetView) -> dict[int, int]:
    """How many words there are of every length that was asked about, from short to long."""
    return dict(sorted((len(guess.word), guess.count) for guess in guesses_of(view.records)))


def slots_of(records: Iterable[Record], notes: Iterable[NoteLine] = ()) -> tuple[Slot, ...]:
    """Every word that is known to be there, by length and alphabet; guesses about none last."""
    guesses = guesses_of(records)
    counts = {len(guess.word): guess.count for guess in guesses}
    written = {(note.length, note.place): note.text for note in notes}
    there = tuple(
        _slot(guesses, length, place, counts[length], written.get((length, place), ""))
        for length in sorted(counts)
        for place in range(counts[length])
    )
    open_lengths = {len(guess.word) for guess in guesses if guess.place is None}
    none = tuple(_slot(guesses, length, None, counts[length]) for length in sorted(open_lengths))
    return there + none


def _slot(
    guesses: Iterable[Guess], length: int, place: int | None, count: int, note: str = ""
) -> Slot:
    about = tuple(one for one in guesses if (len(one.word), one.place) == (length, place))
    placement = next((one.placement for one in about), None)
    return Slot(length, place, count, placement, about, note)


def common_start(one: Sequence[object], other: Sequence[object]) -> int:
    """How many things two rows begin with alike."""
    differing = (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(differing, min(len(one), len(other)))


def wanted_slots(view: SheetView) -> tuple[tuple[int, int], ...]:
    """The words for which it is worth telling which words still fit, by length and place."""
    if not view.shows_candidates:
        return ()
    return tuple(
        (slot.length, slot.place)
        for slot in slots_of(view.records)
        if slot.place is not None and not slot.is_found and slot.placement is not Placement.ANCHOR
    )
