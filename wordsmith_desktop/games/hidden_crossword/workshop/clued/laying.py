"""Lays somebody's words as a criss-cross: each crosses another, none lie side by side.

Every limit counts tries, never time, so that the same words and number give the same figure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value

from ...rules.crossword import Cell, Direction, Layout, layout_of, word_tiles
from ...rules.grid_tiles import Bounds

TRIES: Final = 40
"""Figures of which the best one is taken."""


class LaidWords(Value):
    """A figure, and the words that found no place in it."""

    layout: Layout
    left_over: tuple[str, ...]


class _Place(Value):
    start: Cell
    way: Direction
    crossings: int


def laid_out(words: Sequence[str], rng: Rng, should_stop: ShouldStop = lambda: False) -> LaidWords:
    """The figure with the most words, and of those the smallest one; `words` are folded."""
    best = _Figure()
    for _ in range(TRIES):
        if should_stop():
            break
        figure = _Figure()
        figure.lay_all(_ordered(words, rng), rng)
        best = max(best, figure, key=_worth)
    left = tuple(word for word in words if word not in best.laid)
    return LaidWords(best.layout, left)


def _ordered(words: Sequence[str], rng: Rng) -> list[str]:
    """Long ones first, with a little chance."""
    return sorted(dict.fromkeys(words), key=lambda word: -len(word) - rng.below(3))


def _worth(figure: _Figure) -> tuple[int, int, int]:
    bounds = Bounds.of(figure.letters)
    return len(figure.laid), -max(bounds.rows, bounds.cols), -bounds.rows * bounds.cols


class _Figure:
    """Words that lie, and where another may go."""

    def __init__(self) -> None:
        self.letters: dict[Cell, str] = {}
        self.laid: set[str] = set()
        self._runs: set[tuple[Cell, Direction]] = set()
        """Cells and the directions in which a word takes them in."""

    @property
    def layout(self) -> Layout:
        """All tiles."""
        tiles = [
            tile
            for cell, letter in self.letters.items()
            for tile in word_tiles(letter, cell, Direction.ACROSS)
        ]
        return layout_of(tiles)

    def lay_all(self, words: Sequence[str], rng: Rng) -> None:
        """Lay what finds a place; what found none is tried again at the end."""
        waiting = list(words)
        for _ in range(2):
            waiting = [word for word in waiting if not self._lay(word, rng)]

    def _lay(self, word: str, rng: Rng) -> bool:
        if not self.letters:
            place: _Place | None = _Place(Cell(0, 0), Direction.ACROSS, 0)
        else:
            places = list(self._places(word))
            place = max(places, key=lambda one: self._liking(word, one, rng), default=None)
        if place is None:
            return False
        for tile in word_tiles(word, place.start, place.way):
            self.letters[tile.cell] = tile.letter
            self._runs.add((tile.cell, place.way))
        self.laid.add(word)
        return True

    def _liking(self, word: str, place: _Place, rng: Rng) -> tuple[int, int]:
        ends = (place.start, place.start.step(place.way, len(word) - 1))
        grown = Bounds.of(self.letters).around(ends)
        return place.crossings, -3 * max(grown.rows, grown.cols) + rng.below(4)

    def _places(self, word: str) -> Iterator[_Place]:
        for cell, letter in self.letters.items():
            for at, one in enumerate(word):
                if one == letter:
                    for way in Direction:
                        start = cell.step(way, -at)
                        crossings = self._crossings(word, start, way)
                        if crossings:
                            yield _Place(start, way, crossings)

    def _crossings(self, word: str, start: Cell, way: Direction) -> int:
        """How many words it would cross there; 0 where it may not lie."""
        if start.step(way, -1) in self.letters or start.step(way, len(word)) in self.letters:
            return 0
        found = 0
        for at, letter in enumerate(word):
            cell = start.step(way, at)
            lying = self.letters.get(cell)
            if lying is None:
                if any(cell.step(way.other, side) in self.letters for side in (-1, 1)):
                    return 0
            elif lying != letter or (cell, way) in self._runs:
                return 0
            else:
                found += 1
        return found


def clued_words(text: str) -> Mapping[str, str]:
    """Words as somebody pastes them, each with its clue: one a line, or between commas.

    Behind a word may stand its clue, after a colon, a tab, a dash or a semicolon.
    """
    found: dict[str, str] = {}
    for line in text.splitlines() if "\n" in text.strip() else text.split(","):
        word, clue = _parted(line)
        if word:
            found[word] = clue
    return found


_PARTERS: Final = ("\t", ":", ";", " – ", " - ", " = ")


def _parted(line: str) -> tuple[str, str]:
    for sign in _PARTERS:
        if sign in line:
            word, _, clue = line.partition(sign)
            return word.strip(), clue.strip()
    return line.strip(), ""
