"""A crossword that is solved by its clues."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from wordsmith_desktop.core.value import Value, field, replace

from ...rules.crossword import Cell, Direction
from .diagram import Diagram, WordSlot

Place = tuple[Cell, Direction]
"""Where a word begins, and which way it reads."""
_LENGTHS: Final = re.compile(r"(.*\S) \(([0-9]{1,2}(?:[-,] ?[0-9]{1,2})*)\)")
"""A clue, and behind it the lengths of its words, such as (3,4) or (2-4)."""


class AskedClue(Value):
    """What is asked at a place."""

    start: Cell
    direction: Direction
    text: str
    """May hold the marks of `markup`."""
    lengths: str = ""
    """How long its words are, such as "3,4", where somebody wrote that beside the clue."""
    label: str = ""
    """What it is called where that is not the number by count."""

    @property
    def place(self) -> Place:
        """Where its word begins, and which way it reads."""
        return self.start, self.direction

    @property
    def whole(self) -> str:
        """The clue with the lengths behind it."""
        return f"{self.text} ({self.lengths})" if self.lengths else self.text


class Seal(Value):
    """What is known of a solution that is locked with a number."""

    check: int
    """The check sum of the right letters, as AcrossLite reckons it."""
    scrambled: str
    """The locked letters, row by row, blocks included."""


class CluedPuzzle(Value, dict=True):
    """A crossword with its clues, as files and people hand it on."""

    diagram: Diagram
    clues: tuple[AskedClue, ...] = ()
    """Those of slots that are gone stay, since these may come back."""
    title: str = ""
    author: str = ""
    copyright: str = ""
    notes: str = ""
    """May have lines."""
    language: str = "en"
    """Of its words."""
    is_diagramless: bool = False
    """Whether the solver is to find the blocks as well."""
    seal: Seal | None = None
    accepted: tuple[str, ...] = ()
    """Words that its author wants, whatever the dictionaries say."""
    symmetry: str = field(default="rotational")
    """How blocks are laid at the desk: a value of `Symmetry`."""

    @cached_property
    def texts(self) -> Mapping[Place, AskedClue]:
        """The clues by their places."""
        return {clue.place: clue for clue in self.clues}

    def clue_of(self, slot: WordSlot) -> AskedClue | None:
        """What is asked for a slot; None for nothing."""
        return self.texts.get((slot.start, slot.direction))

    def label_of(self, slot: WordSlot) -> str:
        """What a slot's clue is called: "12"."""
        clue = self.clue_of(slot)
        return (clue.label if clue else "") or self.diagram.label(slot.start)

    @property
    def has_labels(self) -> bool:
        """Whether anything is called otherwise than by count."""
        squares = any(square.label for square in self.diagram.squares)
        return squares or any(clue.label for clue in self.clues)

    @property
    def is_filled(self) -> bool:
        """Whether every open square has its letter."""
        return len(self.diagram.letters) == len(self.diagram.open_cells)

    @cached_property
    def without_clue(self) -> tuple[WordSlot, ...]:
        """The slots that nobody asks for yet."""
        return tuple(slot for slot in self.diagram.slots if not self._has_text(slot))

    def _has_text(self, slot: WordSlot) -> bool:
        clue = self.clue_of(slot)
        return clue is not None and bool(clue.text)

    def with_clue(self, slot: WordSlot, whole: str) -> CluedPuzzle:
        """With another clue for a slot, lengths behind it; an empty one is none."""
        place = (slot.start, slot.direction)
        before = self.texts.get(place, AskedClue(*place, ""))
        others = tuple(clue for clue in self.clues if clue.place != place)
        if whole == before.whole:
            return self
        new = (replace(asked_whole(slot, whole), label=before.label),) if whole else ()
        return replace(self, clues=in_order((*others, *new)))

    def tidied(self) -> CluedPuzzle:
        """Without clues of slots that are gone."""
        places = {(slot.start, slot.direction) for slot in self.diagram.slots}
        return replace(self, clues=tuple(one for one in self.clues if one.place in places))


def asked_whole(slot: WordSlot, whole: str) -> AskedClue:
    """A clue behind which the lengths of its words may stand, as other formats have them apart."""
    parted = _LENGTHS.fullmatch(whole)
    if parted is not None and sum(map(int, re.findall("[0-9]+", parted[2]))) == len(slot.cells):
        return AskedClue(slot.start, slot.direction, parted[1], parted[2])
    return AskedClue(slot.start, slot.direction, whole)


def in_order(clues: tuple[AskedClue, ...]) -> tuple[AskedClue, ...]:
    """By where they begin, across before down."""
    return tuple(sorted(clues, key=lambda one: (one.start, one.direction is Direction.DOWN)))
