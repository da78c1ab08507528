"""Every word that goes into the slot at a cell: it fits what lies there and the letters left."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .crossword import Cell, Direction
from .presenter import Editor
from .ranked_words import WordsOfLength, ranked_words

LONGEST: Final = 15
"""Letters of the longest listed word."""
MOST_OF_STRETCH: Final = 15
"""Of so many words for one stretch no more are wanted where there is no end of letters."""


class Suggestion(Value):
    """A word and where it would lie."""

    word: str
    start: Cell
    direction: Direction
    commonness: int
    """Ten times the Zipf frequency."""


def suggestions(
    editor: Editor, index: WordIndex, *, least: int = 0, family: bool = True
) -> tuple[Suggestion, ...]:
    """The words for the slot at the caret in its direction, the commonest first.

    Each covers the caret, uses at least one tile of the rack, hangs together with what is laid,
    lengthens neither anchor nor any word that it does not take in, and makes only listed words
    where it crosses others; none of them stands twice then. `least` is the least commonness,
    `family` leaves vulgar words out.
    """
    slot = _Slot(editor, index)
    if not slot.letters:
        return ()
    if editor.is_free:
        return _sorted(_of_all(slot, ranked_words(index, least=least, family=family)))
    found = index.from_letters(slot.letters, min_commonness=least, family=family)
    by_length: defaultdict[int, list[str]] = defaultdict(list)
    commonness = {}
    for one in found:
        by_length[one.length].append(one.word)
        commonness[one.word] = one.commonness
    return _sorted(
        Suggestion(word, slot.cell(first), editor.direction, commonness[word])
        for first, length, letters in slot.stretches(by_length)
        for word in _pattern(letters).findall("\n".join(by_length[length]))
        if slot.has_letters_for(word, first) and slot.repeats_none(word, first)
    )


def _of_all(slot: _Slot, every: Mapping[int, WordsOfLength]) -> Iterator[Suggestion]:
    for first, length, letters in slot.stretches(every):
        start, way = slot.cell(first), slot.direction
        for word, commonness in every[length].fitting(letters, MOST_OF_STRETCH):
            if slot.repeats_none(word, first):
                yield Suggestion(word, start, way, commonness)


def _sorted(found: Iterable[Suggestion]) -> tuple[Suggestion, ...]:
    return tuple(sorted(found, key=lambda one: (-one.commonness, one.word, one.start)))


def _pattern(letters: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(f"^{''.join(f'[{one}]' for one in letters)}$", re.MULTILINE)


class _Slot:
    """The line through the caret: what lies in its cells, and what may come there."""

    def __init__(self, editor: Editor, index: WordIndex) -> None:
        self._editor, self._index = editor, index
        self._grid, self._way = editor.grid, editor.direction
        self._rack = Counter(editor.rack)
        letters, line = self._grid.letters, range(-LONGEST, LONGEST + 1)
        # All of it is asked of every stretch of the line, of which there are more than a hundred.
        self._cells = {at: editor.caret.step(self._way, at) for at in line}
        self._laid = {at: letters[cell] for at, cell in self._cells.items() if cell in letters}
        """The letters of the line, by how far from the caret."""
        self._beside_tiles = {at for at, cell in self._cells.items() if self._is_beside(cell)}
        """Where a tile would lie beside another line's."""
        self._fixed = {at for at, cell in self._cells.items() if cell in editor.fixed}
        self._words = frozenset(self._grid.words)
        self._beside = dict[int, tuple[str, str]]()
        """What a tile would join across the line, before it and behind it."""
        self._may = {at: self._letters_at(at) for at in line}
        self._shut = {at for at, letters in self._may.items() if not letters}
        """Where nothing may stand."""

    @property
    def letters(self) -> str:
        """The rack's letters and those of the line that a word through the caret could take in."""
        if not self._rack:
            return ""
        return self._editor.rack + "".join(self._laid.values())

    def cell(self, at: int) -> Cell:
        """The cell so far from the caret."""
        return self._cells[at]

    @property
    def direction(self) -> Direction:
        """Which way it reads."""
        return self._way

    def stretches(
        self, by_length: Mapping[int, object]
    ) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """For every stretch that could be a word: where it begins, its length, and what may stand
        in each of its cells."""
        for first in range(1 - LONGEST, 1):
            if first - 1 in self._laid:
                continue
            for length in range(max(2, 1 - first), LONGEST + 1):
                cells = range(first, first + length)
                if not self._shut.isdisjoint(cells):
                    break
                if cells.stop - 1 > LONGEST or not by_length.get(length):
                    continue
                if cells.stop not in self._laid and self._is_open(cells):
                    yield first, length, tuple(self._may[at] for at in cells)

    def has_letters_for(self, word: str, first: int) -> bool:
        """Whether the rack has what the line has not."""
        new = Counter(letter for at, letter in enumerate(word, first) if at not in self._laid)
        return not new - self._rack

    def repeats_none(self, word: str, first: int) -> bool:
        """Whether neither it nor a word that it makes across the line would stand twice."""
        if word in self._words or not self._beside:
            return word not in self._words
        made = {word, *self._words}
        for at, (before, behind) in self._beside.items():
            if first <= at < first + len(word):
                across = f"{before}{word[at - first]}{behind}"
                if across in made:
                    return False
                made.add(across)
        return True

    def _is_open(self, cells: range) -> bool:
        """Whether a word there lays a tile, is joined to the others, and leaves the anchor be."""
        is_new = any(at not in self._laid for at in cells)
        is_joined = any(at in self._laid or at in self._beside_tiles for at in cells)
        # In the anchor's own line it would be lengthened; elsewhere only one letter is shared.
        is_apart = len(self._fixed.intersection(cells)) < 2
        return is_new and (is_joined or not self._editor.layout) and is_apart

    def _is_beside(self, cell: Cell) -> bool:
        return any(cell.step(self._way.other, count) in self._grid.letters for count in (-1, 1))

    def _letters_at(self, at: int) -> str:
        """The letters that may stand so far from the caret."""
        cell = self.cell(at)
        lying = self._grid.letters.get(cell)
        if lying is not None:
            return lying
        if at not in self._beside_tiles:
            return "".join(sorted(self._rack))
        before, behind = self._run(cell, -1)[::-1], self._run(cell, 1)
        self._beside[at] = before, behind
        if self._touches_anchor(cell):
            return ""
        return "".join(
            letter
            for letter in sorted(self._rack)
            if self._index.position(f"{before}{letter}{behind}") is not None
        )

    def _run(self, cell: Cell, step: int) -> str:
        """The letters on from a cell across the line."""
        letters, word = self._grid.letters, ""
        following = cell.step(self._way.other, step)
        while following in letters:
            word += letters[following]
            following = following.step(self._way.other, step)
        return word

    def _touches_anchor(self, cell: Cell) -> bool:
        """Whether a tile there would lengthen the anchor."""
        ends = (cell.step(Direction.ACROSS, count) for count in (-1, 1))
        is_upright = self._way is Direction.DOWN
        return is_upright and any(end in self._editor.fixed for end in ends)
