"""Hints: a word that still goes in, or one that still fits all clues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.lexicon.index import WordIndex

from .candidates import TOLD_LENGTH, ClueKnowledge, candidates
from .clues import Guess, Placement
from .crossword import (
    Cell,
    Crossword,
    Demands,
    Direction,
    Layout,
    grid_faults,
    layout_of,
    word_tiles,
)
from .observation import Observation

MOST_TRIED: Final = 400
"""Words that are tried in a grid, the longest first."""
FIRST_LENGTHS: Final = (4, 5, 3)
"""Of the first guess; most puzzles have a word of four letters."""


class GridHint(Motive, kw_only=True):
    """A word that goes into a grid."""

    start: Cell
    direction: Direction
    layout: Layout
    """The grid with it."""


class FittingHint(Motive, kw_only=True):
    """A word that fits all clues to the word asked about."""

    length: int
    place: int
    """By the alphabet, from 0."""
    count: int
    """How many words fit."""


def knowledge_of(seen: Observation, accepted: Collection[str] = ()) -> ClueKnowledge:
    """All that the clues and the table have told whoever looks. `ValueError` for the table.

    `accepted` are words that the table takes although the dictionary does not.
    """
    rules, records = seen.ruleset, seen.own.records or ()
    return ClueKnowledge(
        available=seen.letters,
        anchor=seen.anchor,
        two_letter_words=seen.target.short_words if seen.target else (),
        clue=rules.clue,
        counts_anchor=rules.counts_anchor and rules.lists_anchor,
        counts_repeats=rules.counts_repeats,
        may_repeat=rules.may_repeat,
        guesses=tuple(one for one in records if isinstance(one, Guess)),
        accepted=tuple(sorted(accepted)),
    )


# Building


def place_hint(grid: Crossword, demands: Demands, words: Vocabulary) -> GridHint | None:
    """The longest of the words that goes in as the grid lies, or None."""
    rack = grid.left_over(demands.pool)
    for tried, place in enumerate(_places(grid, rack, words)):
        is_new = place.word not in grid.words
        if is_new and not _spoils(grid, place.layout, demands, words.index):
            return place
        if tried >= MOST_TRIED:
            return None
    return None


def still_goes_in(grid: Crossword, demands: Demands, place: GridHint) -> bool:
    """Whether a word that was told of can still be laid there, and does not lie there yet."""
    tiles = word_tiles(place.word, place.start, place.direction)
    rack = Counter(grid.left_over(demands.pool))
    missing = Counter(tile.letter for tile in tiles if tile.cell not in grid.letters)
    is_in_way = any(grid.letters.get(tile.cell, tile.letter) != tile.letter for tile in tiles)
    return bool(missing) and not missing - rack and not is_in_way


def _spoils(grid: Crossword, layout: Layout, demands: Demands, index: WordIndex) -> bool:
    """Whether a word brings a fault that was not there before."""

    def is_word(word: str) -> bool:
        return index.position(word) is not None or word in grid.words

    loose = Demands(demands.anchor, demands.pool, 0, demands.may_repeat)
    return bool(grid_faults(Crossword(layout), loose, is_word))


def _places(grid: Crossword, rack: str, words: Vocabulary) -> Iterator[GridHint]:
    """Words through each letter that lies, the longest first."""
    letters = sorted(set(grid.letters.values()))
    fitting = {letter: set(_usable(words, rack + letter)) for letter in letters}
    for word in sorted(set().union(*fitting.values()), key=lambda word: (-len(word), word)):
        for tile in grid.tiles:
            if word in fitting[tile.letter]:
                yield from _through(grid, word, tile.cell, tile.letter)


def _through(grid: Crossword, word: str, cell: Cell, letter: str) -> Iterator[GridHint]:
    for at, own in enumerate(word):
        if own != letter:
            continue
        for direction in Direction:
            start = cell.step(direction, -at)
            new = word_tiles(word, start, direction)
            if all(grid.letters.get(tile.cell, tile.letter) == tile.letter for tile in new):
                layout = layout_of({*grid.tiles, *new})
                if len(layout) == len(grid.tiles) + len(word) - 1:
                    yield GridHint(word=word, start=start, direction=direction, layout=layout)


# Guessing


def guess_hint(seen: Observation, words: Vocabulary) -> FittingHint | None:
    """A common word for the one about which most is known, though not all.

    Else one of a length that was not asked for, else the last word that fits somewhere; None
    where nothing does.
    """
    knowledge, index = knowledge_of(seen, words.accepted), words.index
    slots = open_slots(knowledge.guesses)
    is_family = words.is_family
    fits = [fit for slot in slots if (fit := _fit(knowledge, index, *slot, is_family)) is not None]
    # A word that alone fits is known, and asking for it would spend a round.
    doubtful = [fit for fit in fits if fit.count > 1]
    found = min(doubtful, key=lambda fit: fit.count, default=None)
    # Better a rare word than none.
    first = found or _first(knowledge, words.everyday) or _first(knowledge, words)
    return first or next(iter(fits), None)


def open_slots(guesses: tuple[Guess, ...]) -> tuple[tuple[int, int], ...]:
    """Length and place of the words of which it is known that they are there, but not which."""
    counts = {len(one.word): one.count for one in guesses if len(one.word) != TOLD_LENGTH}
    known = {
        (len(one.word), one.place)
        for one in guesses
        if one.is_right or one.placement is Placement.ANCHOR
    }
    there = ((length, place) for length, count in counts.items() for place in range(count))
    return tuple(slot for slot in there if slot not in known)


def _fit(
    knowledge: ClueKnowledge, index: WordIndex, length: int, place: int, is_family: bool
) -> FittingHint | None:
    found = candidates(knowledge, index, length, place, limit=1, is_family=is_family)
    if not found.words:
        return None
    return FittingHint(word=found.words[0], length=length, place=place, count=found.count)


def _first(knowledge: ClueKnowledge, words: Vocabulary) -> FittingHint | None:
    """A word of a length that was not asked for yet."""
    asked = {len(one.word) for one in knowledge.guesses}
    found = [one for one in _usable(words, knowledge.available) if one != knowledge.anchor]
    for length in (*FIRST_LENGTHS, *range(6, 12)):
        alike = [word for word in found if len(word) == length]
        if length not in asked and alike:
            liveliest = max(alike, key=lambda word: len(set(word)))
            return FittingHint(word=liveliest, length=length, place=0, count=0)
    return None


def _usable(words: Vocabulary, letters: str) -> list[str]:
    """The words that some letters make, in the order of `WordIndex.from_letters`."""
    index = words.index
    found = index.from_letters(
        letters, min_commonness=words.least_commonness, family=words.is_family
    )
    if not words.is_everyday:
        return [one.word for one in found]
    return [one.word for one in found if index.is_everyday(one.word)]
