"""The words that fit a slot, and how many then fit across it at the tightest crossing."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value

from ...rules.crossword import Cell
from .diagram import Diagram, Slot
from .fill_words import LETTERS, UNKNOWN, FillWords

MOST: Final = 400
"""So many words are listed."""


class SlotWord(Value):
    """A word for a slot."""

    word: str
    score: int
    across: int
    """Words that fit the tightest crossing once it stands; 0 where one has none left."""


def words_for(
    diagram: Diagram, slot: Slot, words: FillWords, pattern: str = ""
) -> tuple[SlotWord, ...]:
    """The words for a slot, those that can be crossed everywhere first, the best of them first.

    A `pattern` such as "S??NE" narrows it further; what is laid counts all the same.
    """
    shown = _joined(_without_own_fill(diagram, slot), pattern)
    table = words.of(len(slot.cells))
    taken = {diagram.word(other) for other in diagram.slots if other != slot}
    places = words.fitting(shown, without=taken)
    if not len(places):
        return ()
    across = np.full(len(places), np.iinfo(np.int32).max, np.int64)
    for at, cell in enumerate(slot.cells):
        counts = _counts(diagram, slot, cell, words)
        if counts is not None:
            across = np.minimum(across, counts[table.codes[places, at]])
    across[across == np.iinfo(np.int32).max] = 1
    scores = table.scores[places].astype(np.int64)
    order = np.lexsort((-scores, -(np.minimum(across, 10)), across == 0))[:MOST]
    return tuple(
        SlotWord(table.word(int(places[one])), int(scores[one]), int(across[one]))
        for one in order.tolist()
    )


def _without_own_fill(diagram: Diagram, slot: Slot) -> str:
    """The letters that crossing words hold; a word that stands whole may be taken for another."""
    shown = diagram.word(slot)
    if UNKNOWN in shown:
        return shown
    letters = diagram.letters
    held = []
    for cell in slot.cells:
        other = diagram.slot_at.get((cell, slot.direction.other))
        is_held = other is not None and all(one in letters for one in other.cells)
        held.append(letters[cell] if is_held else UNKNOWN)
    return "".join(held)


def _joined(shown: str, pattern: str) -> str:
    if len(pattern) != len(shown):
        return shown
    pairs = zip(shown, pattern.upper(), strict=True)
    return "".join(one if one != UNKNOWN or not own.isalpha() else own for one, own in pairs)


def _counts(
    diagram: Diagram, slot: Slot, cell: Cell, words: FillWords
) -> npt.NDArray[np.intp] | None:
    """How many words fit across a cell for each letter; None where nothing crosses, or it stands
    whole already."""
    other = diagram.slot_at.get((cell, slot.direction.other))
    if other is None:
        return None
    at = other.cells.index(cell)
    shown = diagram.word(other)
    if UNKNOWN not in shown:
        return None
    open_one = shown[:at] + UNKNOWN + shown[at + 1 :]
    table = words.of(len(other.cells))
    found = words.fitting(open_one)
    return np.bincount(table.codes[found, at], minlength=LETTERS)


def fits_of(diagram: Diagram, slot: Slot, words: FillWords) -> int:
    """How many listed words fit a slot as it stands."""
    return len(words.fitting(diagram.word(slot)))
