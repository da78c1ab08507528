"""Grids of the Hidden Crossword as people lay them: word by word, and close together.

A person lays a word that comes to mind wherever it goes in, also beside another one where all that
touches makes words. So about half of such grids have more crossings than they need.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.index import WordIndex

KNOWN = 35
"""The least commonness of a word that comes to mind."""
KNOWN_SHORT = 50
"""The same of two letters: most of those listed are no words to most people."""
FEW_LEFT = 2
"""With so many tiles left over a person is content."""
GLANCES = 60
"""Words that are thought of before each that is laid."""


def people_grid(pool: str, anchor: str, index: WordIndex, rng: Rng) -> hc.Layout:
    """A legal grid of those letters with at least one word beside the anchor."""
    while True:
        layout = _laid_once(pool, anchor, index, rng)
        if not hc.grid_faults(hc.Crossword(layout), hc.Demands(anchor, pool)):
            return layout


def extra_crossings(layout: hc.Layout) -> int:
    """How many crossings a grid has beyond those that it needs to hang together."""
    words = hc.Crossword(layout).words
    return sum(map(len, words)) - len(layout) - (len(words) - 1)


def _laid_once(pool: str, anchor: str, index: WordIndex, rng: Rng) -> hc.Layout:
    layout = hc.layout_of(hc.word_tiles(anchor, hc.Cell(0, 0), hc.Direction.ACROSS))
    vocabulary = _vocabulary(pool, index)
    while len(hc.Crossword(layout).left_over(pool)) > FEW_LEFT:
        grown = next(_thought_of(layout, pool, vocabulary, rng), None)
        if grown is None:
            break
        layout = grown
    return layout


def _vocabulary(pool: str, index: WordIndex) -> frozenset[str]:
    found = index.from_letters(pool, min_commonness=KNOWN, family=True)
    return frozenset(one.word for one in found if one.length > 2 or one.commonness >= KNOWN_SHORT)


def _thought_of(
    layout: hc.Layout, pool: str, vocabulary: frozenset[str], rng: Rng
) -> Iterator[hc.Layout]:
    """The grid with one word more: every other time one that lies close, else any."""
    grid = hc.Crossword(layout)
    rack = grid.left_over(pool)
    reach = Counter(rack) + Counter(dict.fromkeys(grid.letters.values(), 2))
    words = [word for word in sorted(vocabulary) if not Counter(word) - reach]
    ways = [
        grown
        for word in rng.shuffled(words)[:GLANCES]
        for grown in _ways(grid, word, rack, vocabulary)
    ]
    some = rng.shuffled(ways)
    yield from sorted(some, key=extra_crossings, reverse=True)[:1] if rng.below(5) else some[:1]


def _ways(
    grid: hc.Crossword, word: str, rack: str, vocabulary: frozenset[str]
) -> Iterator[hc.Layout]:
    for tile in grid.tiles:
        for place, letter in enumerate(word):
            if letter == tile.letter:
                for direction in hc.Direction:
                    start = tile.cell.step(direction, -place)
                    new = hc.word_tiles(word, start, direction)
                    if all(grid.letters.get(one.cell, one.letter) == one.letter for one in new):
                        grown = hc.layout_of({*grid.tiles, *new})
                        if _is_good(grid, hc.Crossword(grown), rack, vocabulary):
                            yield grown


def _is_good(
    before: hc.Crossword, after: hc.Crossword, rack: str, vocabulary: frozenset[str]
) -> bool:
    if len(after.tiles) == len(before.tiles) or len(set(after.words)) < len(after.words):
        return False
    new = [one.letter for one in set(after.tiles) - set(before.tiles)]
    if any(new.count(letter) > rack.count(letter) for letter in new):
        return False
    return vocabulary.issuperset(set(after.words) - set(before.words)) and not (
        set(before.words) - set(after.words)
    )
