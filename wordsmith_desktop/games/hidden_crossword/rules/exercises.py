"""Exercises on paper: a crossword to be found from guesses and the marks under them.

The letters are dealt by the rules and the crossword is made as the computer makes its puzzles. For
every word but the anchor some guesses are answered, so many that only one crossword of all listed
words agrees with the letters, the grid and all marks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np

from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.bots.knowing import PLAIN
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.exercising import Level, may_be_posed

from .clues import Placement
from .crossword import Cell, Direction
from .listed_words import Listed, buildable
from .maker import several_puzzles
from .mark_matrix import agreeing, mark_matrix
from .marks import ClueType, Marks, marks_of
from .puzzle_file import NumberedWord, Puzzle, entries_of
from .rules import RULES
from .ruleset import ANCHOR_LETTERS, Ruleset

SHORTEST: Final = 3
"""Letters of the shortest word: those of two would be told (W10)."""
LONGEST: Final = 7
"""Letters of the longest word."""
WORDS: Final = range(4, 8)
"""So many words an exercise has, the anchor among them."""
MOST_SIDE: Final = 11
"""Rows and columns of a grid that can be written into on paper."""
MOST_DEALS: Final = 80
MOST_GUESSES: Final = 4
_TRIED: Final = 16
"""Guesses of which that is taken that tells most."""


class Amount(NamedTuple):
    """How much is told of a word."""

    guesses: int
    """At least, as far as there are words to guess with."""
    left: int
    """Of the words that could be it by its own guesses, before crossings are looked at, at most
    so many are left."""


AMOUNTS: Final = {
    Level.EASY: Amount(guesses=3, left=1),
    Level.MEDIUM: Amount(guesses=2, left=1),
    Level.HARD: Amount(guesses=2, left=4),
}


class Riddle(Value):
    """A word to be found, and what is told of it."""

    entry: NumberedWord
    guesses: tuple[tuple[str, Marks], ...]

    @property
    def word(self) -> str:
        """What is to be found."""
        return self.entry.run.word


class CrosswordExercise(Value):
    """A crossword to be found."""

    puzzle: Puzzle
    riddles: tuple[Riddle, ...]
    """All words but the anchor, across first and then down, by their numbers."""


def make_exercise(
    words: Vocabulary,
    language: str,
    level: Level,
    clue: ClueType,
    rng: Rng,
    should_stop: ShouldStop = lambda: False,
) -> CrosswordExercise | None:
    """An exercise with just one solution; None where there is none, or if it `should_stop`."""
    for _ in range(MOST_DEALS):
        if should_stop():
            return None
        puzzle = _puzzle(_pool(language, rng), words, language, level, rng)
        found = None if puzzle is None else _exercise(puzzle, words, level, clue, rng)
        if found is not None:
            return found
    return None


def _pool(language: str, rng: Rng) -> str:
    """The letters as the rules deal them to one player (W3–W6)."""
    ruleset = Ruleset(language=language, dictionary=language, names_anchor=True)
    match = Match(RULES, ruleset, 1)
    while RULES.actors(match.state)[:1] == (CHANCE,):
        match.play(CHANCE, RULES.chance(match.state, rng))
    return RULES.observe(match.state, None).pool


def _puzzle(pool: str, words: Vocabulary, language: str, level: Level, rng: Rng) -> Puzzle | None:
    """A crossword of the words of a level, of a size that fits on paper."""
    listed = _posable(pool, words, level)
    anchors = [word for word in listed if len(word) >= ANCHOR_LETTERS]
    if not anchors:
        return None
    anchor = rng.choice(anchors)
    letters = "".join(sorted(pool))
    made = several_puzzles(letters, anchor, listed, rng, count=1, least_words=WORDS.start - 1)
    if not made:
        return None
    puzzle = Puzzle(made[0], anchor, letters, language)
    fits = max(puzzle.width, puzzle.height) <= MOST_SIDE and len(puzzle.sheet) in WORDS
    return puzzle if fits else None


def _posable(pool: str, words: Vocabulary, level: Level) -> list[str]:
    """The words of a level that the letters allow, and that are no trouble on paper."""
    index, may = words.index, may_be_posed(words, level)
    found = index.from_letters(pool, min_length=SHORTEST)
    listed = [one.word for one in found if one.word.isalpha() and one.length <= LONGEST]
    return [word for word in listed if may[index.position(word)]]


def _exercise(
    puzzle: Puzzle, words: Vocabulary, level: Level, clue: ClueType, rng: Rng
) -> CrosswordExercise | None:
    """The puzzle with as many guesses as it takes; None where even the most are too few."""
    hints = [_Hints(entry, puzzle, words, level, clue) for entry in _hidden(puzzle)]
    amount = AMOUNTS[level]
    for one in hints:
        while one.needs(amount) and one.add(rng):
            pass
    while not _is_unique(puzzle, hints):
        # The word about which least is known has most to tell.
        if not any(one.add(rng) for one in sorted(hints, key=lambda one: -len(one.fitting))):
            return None
    return CrosswordExercise(puzzle, tuple(Riddle(one.entry, tuple(one.guesses)) for one in hints))


def _hidden(puzzle: Puzzle) -> Iterator[NumberedWord]:
    for direction in Direction:
        for entry in entries_of(puzzle, direction):
            if entry.placement is not Placement.ANCHOR:
                yield entry


@dataclass(slots=True)
class _Hints:
    """What has been told of one word so far."""

    entry: NumberedWord
    puzzle: Puzzle
    words: Vocabulary
    level: Level
    clue: ClueType
    guesses: list[tuple[str, Marks]] = field(default_factory=list)
    fitting: Listed = field(init=False)
    """The listed words that agree with all marks."""
    _others: list[str] = field(init=False)
    """Words that may still be guessed with."""

    def __post_init__(self) -> None:
        letters = "".join(tile.letter for tile in self.puzzle.layout)
        self.fitting = buildable(self.words.index, letters, len(self.entry.run.word))
        is_common = self.fitting.commonness >= max(COMMON, self.level.least_commonness)
        index, hidden = self.words.index, {one.word for one in self.puzzle.sheet}
        # Little words are seldom posed, but everybody can guess with them.
        may = may_be_posed(self.words, self.level) | ((index.commonness >= PLAIN) & ~index.vulgar)
        self._others = [
            word
            for word in self.fitting.where(is_common).best()
            if word not in hidden and word.isalpha() and may[index.position(word)]
        ]

    def needs(self, amount: Amount) -> bool:
        """Whether less is told than a level asks for."""
        return len(self.guesses) < amount.guesses or len(self.fitting) > amount.left

    def add(self, rng: Rng) -> bool:
        """Answer one more guess, of some by chance the most telling; whether there was one."""
        if not self._others or len(self.guesses) >= MOST_GUESSES:
            return False
        tried = rng.shuffled(self._others)[:_TRIED]
        left = [len(self._after(word)) for word in tried]
        word = tried[int(np.argmin(left))]
        self.fitting = self._after(word)
        self.guesses.append((word, marks_of(self.clue, self.entry.run.word, word)))
        self._others.remove(word)
        return True

    def _after(self, word: str) -> Listed:
        marks = marks_of(self.clue, self.entry.run.word, word)
        return self.fitting.where(agreeing(marks, mark_matrix(self.clue, self.fitting.codes, word)))


def _is_unique(puzzle: Puzzle, hints: Sequence[_Hints]) -> bool:
    options = [(one.entry, one.fitting.best()) for one in hints]
    return len(solutions_of(puzzle, options, most=2)) == 1


Options = Sequence[tuple[NumberedWord, Sequence[str]]]
"""For each word of a grid, the words that may stand there."""
Solution = tuple[str, ...]
"""One word for each of them."""


def solutions_of(puzzle: Puzzle, options: Options, *, most: int) -> list[Solution]:
    """Ways to fill the grid around its anchor with just the puzzle's letters, up to so many.

    No word stands twice, and none is the anchor (W11).
    """
    anchor = dict(zip(puzzle.anchor_cells, puzzle.anchor, strict=True))
    letters = Counter(tile.letter for tile in puzzle.layout) - Counter(puzzle.anchor)
    found: list[Solution] = []
    order = sorted(range(len(options)), key=lambda place: len(options[place][1]))
    _fill(options, order, anchor, letters, {}, found, most)
    return found


def _fill(
    options: Options,
    order: Sequence[int],
    grid: dict[Cell, str],
    letters: Counter[str],
    chosen: dict[int, str],
    found: list[Solution],
    most: int,
) -> None:
    if not order:
        found.append(tuple(chosen[place] for place in range(len(options))))
        return
    place, *rest = order
    entry, words = options[place]
    for word in words:
        laid = _laid(entry, word, grid)
        taken = Counter(laid.values()) if laid is not None else Counter[str]()
        if laid is None or word in chosen.values() or not taken <= letters:
            continue
        after = {**chosen, place: word}
        _fill(options, rest, {**grid, **laid}, letters - taken, after, found, most)
        if len(found) >= most:
            return


def _laid(entry: NumberedWord, word: str, grid: dict[Cell, str]) -> dict[Cell, str] | None:
    """The letters that a word brings; None where it meets others."""
    cells = dict(zip(entry.run.cells, word, strict=True))
    if any(grid.get(cell, letter) != letter for cell, letter in cells.items()):
        return None
    return {cell: letter for cell, letter in cells.items() if cell not in grid}
