"""What is answered to a guess: where the word lies, and a mark under each letter (W14–W16)."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.value import Value, replace

from .crossword import Crossword, Direction, Layout, Run
from .marks import ClueType, Mark, Marks, marks_of


@unique
class Placement(Enum):
    """Where a word lies in its puzzle (W14)."""

    ANCHOR = "anchor"
    CROSSBEAM = "crossbeam"
    """It crosses the anchor."""
    GIRDER = "girder"
    """It lies horizontally."""
    POST = "post"
    """It stands vertically and does not cross the anchor."""


class SheetWord(Value):
    """A word as the recording sheet has it."""

    word: str
    placement: Placement


def placement_of(run: Run, anchor: Run | None) -> Placement:
    """Where a run lies; `anchor` is the anchor's own run."""
    if run == anchor:
        return Placement.ANCHOR
    if run.direction is Direction.ACROSS:
        return Placement.GIRDER
    is_crossing = anchor is not None and not set(run.cells).isdisjoint(anchor.cells)
    return Placement.CROSSBEAM if is_crossing else Placement.POST


def sheet_of(layout: Layout, anchor: str, *, lists_anchor: bool = True) -> tuple[SheetWord, ...]:
    """The puzzle's words by length, alphabetically within a length (W11)."""
    runs = sheet_runs(Crossword(layout), anchor, lists_anchor=lists_anchor)
    return tuple(SheetWord(run.word, placement) for run, placement in runs)


def sheet_runs(
    grid: Crossword, anchor: str, *, lists_anchor: bool = True
) -> tuple[tuple[Run, Placement], ...]:
    """Where the words of the sheet lie, in its order (W11)."""
    anchored = grid.anchor_run(anchor)
    placed = [(run, placement_of(run, anchored)) for run in grid.runs]
    listed = [one for one in placed if lists_anchor or one[1] is not Placement.ANCHOR]
    return tuple(sorted(listed, key=lambda one: (len(one[0].word), one[0].word, one[1].value)))


class Guess(Value):
    """A guess and its answer."""

    round: int
    """Counted from 1."""
    word: str
    count: int
    """How many words of that length the puzzle has."""
    place: int | None = None
    """Which of them was asked about, by alphabetical place from 0; None while not chosen."""
    placement: Placement | None = None
    marks: Marks = ()

    @property
    def is_open(self) -> bool:
        """Whether it still has to be chosen which word is asked about."""
        return self.count > 1 and self.place is None

    @property
    def is_right(self) -> bool:
        """Whether it is the word that was asked about."""
        return bool(self.marks) and all(mark is Mark.STAR for mark in self.marks)


def answered(
    guess: Guess, place: int, word: SheetWord, clue: ClueType, *, counts_repeats: bool
) -> Guess:
    """A guess with what is answered once it is about the word at that place (W14–W16)."""
    marks = marks_of(clue, word.word, guess.word, counts_repeats=counts_repeats)
    return replace(guess, place=place, placement=word.placement, marks=marks)


class Attempt(Value):
    """A whole puzzle that was submitted as the solution (W18)."""

    round: int
    layout: Layout
    is_right: bool


Record = Guess | Attempt
"""A line of the recording sheet."""
