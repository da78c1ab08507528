"""What the whole puzzle may be: as found by trying every set of words."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.helpers.crossword_draws import small_index
from wordsmith_desktop.games.hidden_crossword.candidates import Knowledge
from wordsmith_desktop.games.hidden_crossword.clues import Guess, Placement, alphabet_marks
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword
from wordsmith_desktop.games.hidden_crossword.deduction import laid
from wordsmith_desktop.games.hidden_crossword.possible_puzzles import (
    World,
    Worlds,
    branches_of,
    free_words,
    slots_of,
)
from wordsmith_desktop.lexicon.index import WordIndex

ANCHOR = "RATE"
WORDS = (
    "AND",
    "END",
    "TAN",
    "TEN",
    "DEN",
    "NOD",
    "DON",
    "ODE",
    "NOTE",
    "TONE",
    "DOTE",
    "RAND",
    "DEAN",
)
INDEX = small_index(dict.fromkeys(WORDS, 50))
LETTERS = "RATENODN"
"""The anchor's, and four for other words."""


def searched(known: Knowledge, index: WordIndex = INDEX) -> Worlds:
    return Worlds(known, slots_of(known, index), free_words(known, index))


def tried(letters: str, two_letter_words: tuple[str, ...] = ()) -> set[World]:
    """Every set of words that can share out the letters."""
    found = set()
    usable = [word for word in WORDS if not Counter(word) - Counter(letters)]
    for size in range(4):
        for words in combinations(usable, size):
            world = by_length((ANCHOR, *words, *two_letter_words))
            if any(True for _ in branches_of(world, ANCHOR, letters)):
                found.add(world)
    return found


def by_length(words: tuple[str, ...]) -> World:
    return tuple(sorted(words, key=lambda word: (len(word), word)))


def guess(word: str, target: str, count: int, place: int, placement: Placement) -> Guess:
    return Guess(1, word, count, place, placement, alphabet_marks(target, word))


def test_every_way_to_share_out_the_letters_is_found() -> None:
    found = searched(Knowledge(LETTERS, ANCHOR)).all(100, 10_000)

    assert found is not None
    assert tried(LETTERS) == set(found)
    assert ("DEN", "NOD", "RATE") in found
    assert len(found) == len(set(found))


def test_told_words_are_in_all_of_them() -> None:
    letters, short = "RATENODNON", ("NO", "ON")
    found = searched(Knowledge(letters, ANCHOR, short)).all(100, 10_000)

    assert found is not None
    assert tried(letters, short) == set(found)
    assert found
    assert all(set(short) < set(world) for world in found)


@pytest.mark.parametrize("counts_anchor", [True, False])
def test_answers_leave_those_that_would_have_been_answered_so(counts_anchor: bool) -> None:
    """One word of three letters is there, and beside the anchor one of four."""
    count = 2 if counts_anchor else 1
    three = guess("DON", "END", 1, 0, Placement.CROSSBEAM)
    four = guess("DEAN", "NOTE", count, 0, Placement.CROSSBEAM)
    letters = "RATENDNOE"
    known = Knowledge(letters, ANCHOR, counts_anchor=counts_anchor, guesses=(three, four))
    found = searched(known).all(100, 10_000)

    def fits(world: World) -> bool:
        threes = [word for word in world if len(word) == 3]
        fours = [word for word in world if len(word) == 4 and (counts_anchor or word != ANCHOR)]
        return [1, count] == [len(threes), len(fours)] and (three.marks, four.marks) == (
            alphabet_marks(threes[0], "DON"),
            alphabet_marks(fours[0], "DEAN"),
        )

    assert found is not None
    assert {world for world in tried(letters) if fits(world)} == set(found)
    assert ("END", "NOTE", "RATE") in found
    assert len(found) < len(tried(letters))


def test_too_many_are_not_counted() -> None:
    known = Knowledge(LETTERS, ANCHOR)
    count = len(tried(LETTERS))

    assert searched(known).all(count, 10_000) is not None
    assert searched(known).all(count - 1, 10_000) is None
    assert searched(known).all(count, 3) is None


def test_letters_in_words_of_unknown_lengths_are_counted() -> None:
    """Of four letters beside the anchor, a word of three takes two."""
    known = Knowledge(LETTERS, ANCHOR)
    assert 4 == searched(known).unplaced
    three = guess("DON", "NOD", 1, 0, Placement.CROSSBEAM)
    assert 2 == searched(Knowledge(LETTERS, ANCHOR, guesses=(three,))).unplaced
    four = guess("DEAN", "RATE", 1, 0, Placement.ANCHOR)
    assert 4 == searched(Knowledge(LETTERS, ANCHOR, guesses=(four,))).unplaced


def test_a_puzzle_is_laid_of_exactly_these_words_and_letters() -> None:
    known = Knowledge(LETTERS, ANCHOR)
    for world in searched(known).all(100, 10_000) or ():
        layout = laid(world, known)
        if layout is not None:
            assert world == Crossword(layout).words
            assert Counter(LETTERS) == Counter(tile.letter for tile in layout)
