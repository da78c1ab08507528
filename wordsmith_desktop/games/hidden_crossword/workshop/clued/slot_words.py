"""The words that fit a slot, and how many then fit across it at the tightest crossing."""

from __future__ import annotations

import re
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value

from ...rules.crossword import Cell
from .diagram import Diagram, WordSlot
from .fill_words import LETTERS, UNKNOWN, FillWords, ScoredWords

MOST: Final = 400
"""So many words are listed."""


_ANY: Final = "*"


class SlotWord(Value):
    """A word for a slot, or one that was looked up."""

    word: str
    score: int
    across: int | None
    """Words that fit the tightest crossing once it stands; 0 where one has none left, None for a
    word that is for no slot."""


class WordWish(Value):
    """What words are looked for."""

    pattern: str = ""
    """Such as "S??NE", or "S*NE" with any letters between; empty for any."""
    length: int = 0
    """Of the words; 0 for that of the slot."""
    least: int = 0
    """Their score, from 0 to 100."""

    def for_slot(self, slot: WordSlot | None) -> bool:
        """Whether words for that slot are meant."""
        wanted = self.length or (len(self.pattern) if _ANY not in self.pattern else 0)
        return slot is not None and wanted in (0, len(slot.cells))


def words_wished(
    diagram: Diagram, slot: WordSlot | None, words: FillWords, wish: WordWish
) -> tuple[SlotWord, ...]:
    """Those for a slot; of another length, or where there is none, those that are like it."""
    good = words.of_score(wish.least) if wish.least else words
    if slot is not None and wish.for_slot(slot):
        return words_for(diagram, slot, good, wish.pattern)
    return _like(good, wish)


def _like(words: FillWords, wish: WordWish) -> tuple[SlotWord, ...]:
    """Words of any slot, the best ones first."""
    found: list[SlotWord] = []
    for length in [wish.length] if wish.length else sorted(words.tables):
        rows = words.of(length)
        places = _matching(rows, np.arange(len(rows.codes)), wish.pattern)
        best = places[np.argsort(-rows.scores[places].astype(np.int64), kind="stable")][:MOST]
        found += [SlotWord(rows.word(at), int(rows.scores[at]), None) for at in best.tolist()]
    return tuple(sorted(found, key=lambda one: -one.score)[:MOST])


def _matching(
    rows: ScoredWords, places: npt.NDArray[np.intp], pattern: str
) -> npt.NDArray[np.intp]:
    """Those rows whose words are as a pattern says."""
    if not pattern:
        return places
    signs = {UNKNOWN: ".", _ANY: ".*"}
    told = "".join(signs.get(one, re.escape(one)) for one in pattern.upper())
    wanted = re.compile(told.encode())
    is_one = [wanted.fullmatch(word) is not None for word in rows.words(places)]
    return places[np.array(is_one, np.bool_)]


def words_for(
    diagram: Diagram, slot: WordSlot, words: FillWords, pattern: str = ""
) -> tuple[SlotWord, ...]:
    """The words for a slot, those that can be crossed everywhere first, the best of them first.

    A `pattern` such as "S??NE" or "S*E" narrows it further; what is laid counts all the same.
    """
    shown = _without_own_fill(diagram, slot)
    rows = words.of(len(slot.cells))
    taken = {diagram.word(other) for other in diagram.slots if other != slot}
    places = _matching(rows, words.fitting(shown, without=taken), pattern)
    if not len(places):
        return ()
    across = np.full(len(places), np.iinfo(np.int32).max, np.int64)
    for at, cell in enumerate(slot.cells):
        counts = _counts(diagram, slot, cell, words)
        if counts is not None:
            across = np.minimum(across, counts[rows.codes[places, at]])
    across[across == np.iinfo(np.int32).max] = 1
    scores = rows.scores[places].astype(np.int64)
    order = np.lexsort((-scores, -(np.minimum(across, 10)), across == 0))[:MOST]
    return tuple(
        SlotWord(rows.word(int(places[one])), int(scores[one]), int(across[one]))
        for one in order.tolist()
    )


def _without_own_fill(diagram: Diagram, slot: WordSlot) -> str:
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


def _counts(
    diagram: Diagram, slot: WordSlot, cell: Cell, words: FillWords
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
    rows = words.of(len(other.cells))
    found = words.fitting(open_one)
    return np.bincount(rows.codes[found, at], minlength=LETTERS)


def fits_of(diagram: Diagram, slot: WordSlot, words: FillWords) -> int:
    """How many listed words fit a slot as it stands."""
    return len(words.fitting(diagram.word(slot)))
