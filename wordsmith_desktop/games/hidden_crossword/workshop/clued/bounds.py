"""How long the texts of a puzzle may be; what a file has beyond that is cut off, and told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.core.value import replace

from ..cells import LONGEST_CLUE, LONGEST_LABEL, LONGEST_LENGTHS, LONGEST_NOTES, shortened
from ..workpiece import LONGEST_TEXT
from .diagram import ARROWS
from .puzzle import AskedClue, CluedPuzzle
from .report import Remark, Remarked, place_name

_OF_PUZZLE: Final[Mapping[str, int]] = {
    "title": LONGEST_TEXT,
    "author": LONGEST_TEXT,
    "copyright": LONGEST_TEXT,
    "notes": LONGEST_NOTES,
}
_OF_CLUE: Final[Mapping[str, int]] = {
    "text": LONGEST_CLUE,
    "lengths": LONGEST_LENGTHS,
    "label": LONGEST_LABEL,
}
_SHOWN: Final = 30
"""Signs by which a text is told."""


def bounded(puzzle: CluedPuzzle) -> tuple[CluedPuzzle, tuple[Remarked, ...]]:
    """The puzzle with no text longer than is kept, and what is to be told of that."""
    texts = _too_long(puzzle, _OF_PUZZLE)
    clues = {one: cut for one in puzzle.clues if (cut := _too_long(one, _OF_CLUE))}
    diagram = puzzle.diagram
    labels = {at: diagram.at(at).label for at in diagram.open_cells}
    long = {at: text[:LONGEST_LABEL] for at, text in labels.items() if len(text) > LONGEST_LABEL}
    if not (texts or clues or long):
        return puzzle, ()
    told = (
        *(begins(getattr(puzzle, name)) for name in texts),
        *(f"{_named(puzzle, one)}{ARROWS[one.direction]}" for one in clues),
        *map(place_name, long),
    )
    made = replace(
        puzzle,
        diagram=diagram.with_labels(long) if long else diagram,
        clues=tuple(replace(one, **clues.get(one, {})) for one in puzzle.clues),
        **texts,
    )
    return made, (Remarked(Remark.CUT, ", ".join(told)),)


def _named(puzzle: CluedPuzzle, clue: AskedClue) -> str:
    return (clue.label or puzzle.diagram.label(clue.start))[:LONGEST_LABEL]


def _too_long(value: CluedPuzzle | AskedClue, most: Mapping[str, int]) -> dict[str, str]:
    """The fields that are too long, as they are kept."""
    fields = {name: getattr(value, name) for name in most}
    return {
        name: text[: most[name]].rstrip() for name, text in fields.items() if len(text) > most[name]
    }


def begins(text: str) -> str:
    """How a text begins, in quotation marks."""
    return f"“{shortened(' '.join(text.split()), _SHOWN)}”"
