"""What the whole puzzle may be: as found by trying every set of words."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import small_index
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.rules import whole_puzzles
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


def searched(
    known: hc.ClueKnowledge, index: WordIndex = INDEX, *, extras: int = 0
) -> hc.WholePuzzles:
    return hc.WholePuzzles(
        known, hc.slots_of(known, index), hc.free_words(known, index), extras=extras
    )


def unplaced(known: hc.ClueKnowledge) -> int:
    return hc.unplaced_letters(known, hc.slots_of(known, INDEX))


def crosses(words: tuple[str, ...], letters: str, extras: int) -> bool:
    """Whether words can share out the letters beside the anchor's, each giving up one or more."""
    spelled = Counter("".join((ANCHOR, *words)))
    if Counter(letters) - spelled:
        return False
    given = spelled - Counter(letters)
    if not len(words) <= given.total() <= len(words) + extras:
        return False
    return any(
        Counter("".join(first)) <= given for first in product(*(sorted(set(w)) for w in words))
    )


def tried(letters: str, two_letter_words: tuple[str, ...] = (), extras: int = 0) -> set[hc.World]:
    """Every set of words that can share out the letters."""
    found = set()
    usable = [word for word in WORDS if not Counter(word) - Counter(letters)]
    for size in range(4):
        for words in combinations(usable, size):
            others = *words, *two_letter_words
            if crosses(others, letters, extras):
                found.add(by_length((ANCHOR, *others)))
    return found


def by_length(words: tuple[str, ...]) -> hc.World:
    return tuple(sorted(words, key=lambda word: (len(word), word)))


def guess(word: str, target: str, count: int, place: int, placement: hc.Placement) -> hc.Guess:
    return hc.Guess(1, word, count, place, placement, hc.alphabet_marks(target, word))


def test_every_way_to_share_out_the_letters_is_found() -> None:
    found = searched(hc.ClueKnowledge(LETTERS, ANCHOR)).all()

    assert tried(LETTERS) == set(found)
    assert ("DEN", "NOD", "RATE") in found
    assert len(found) == len(set(found))


def test_told_words_are_in_all_of_them() -> None:
    letters, short = "RATENODNON", ("NO", "ON")
    found = searched(hc.ClueKnowledge(letters, ANCHOR, short)).all()

    assert tried(letters, short) == set(found)
    assert found
    assert all(set(short) < set(world) for world in found)


@pytest.mark.parametrize("counts_anchor", [True, False])
def test_answers_leave_those_that_would_have_been_answered_so(counts_anchor: bool) -> None:
    """One word of three letters is there, and beside the anchor one of four."""
    count = 2 if counts_anchor else 1
    three = guess("DON", "END", 1, 0, hc.Placement.CROSSBEAM)
    four = guess("DEAN", "NOTE", count, 0, hc.Placement.CROSSBEAM)
    letters = "RATENDNOE"
    known = hc.ClueKnowledge(letters, ANCHOR, counts_anchor=counts_anchor, guesses=(three, four))
    found = searched(known).all()

    def fits(world: hc.World) -> bool:
        threes = [word for word in world if len(word) == 3]
        fours = [word for word in world if len(word) == 4 and (counts_anchor or word != ANCHOR)]
        return [1, count] == [len(threes), len(fours)] and (three.marks, four.marks) == (
            hc.alphabet_marks(threes[0], "DON"),
            hc.alphabet_marks(fours[0], "DEAN"),
        )

    assert {world for world in tried(letters) if fits(world)} == set(found)
    assert ("END", "NOTE", "RATE") in found
    assert len(found) < len(tried(letters))


def test_what_would_take_too_long_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    known = hc.ClueKnowledge(LETTERS, ANCHOR)
    count = len(tried(LETTERS))
    assert count <= searched(known).total

    monkeypatch.setattr(whole_puzzles, "MOST_WORK", 3)
    with pytest.raises(hc.TooMuchWorkError):
        searched(known)


@pytest.mark.parametrize("extras", [1, 2])
def test_words_that_cross_more_often_than_they_must_are_found_as_well(extras: int) -> None:
    letters = "RATENOD"
    found = searched(hc.ClueKnowledge(letters, ANCHOR), extras=extras).all()

    assert tried(letters) < set(found)
    assert set(found) <= tried(letters, extras=extras)


def test_every_puzzle_is_drawn_and_nothing_else() -> None:
    search = searched(hc.ClueKnowledge(LETTERS, ANCHOR))
    drawn = Counter(search.drawn(Rng(1), 40 * len(search.all())))

    assert set(search.all()) == set(drawn)
    assert search.drawn(Rng(2), 5) == search.drawn(Rng(2), 5)


def test_nothing_is_drawn_where_nothing_explains_the_letters() -> None:
    search = searched(hc.ClueKnowledge("RATEXX", ANCHOR))

    assert 0 == search.total
    assert () == search.all() == search.drawn(Rng(1), 5)


def test_letters_in_words_of_unknown_lengths_are_counted() -> None:
    """Of four letters beside the anchor, a word of three takes two."""
    known = hc.ClueKnowledge(LETTERS, ANCHOR)
    assert 4 == unplaced(known)
    three = guess("DON", "NOD", 1, 0, hc.Placement.CROSSBEAM)
    assert 2 == unplaced(hc.ClueKnowledge(LETTERS, ANCHOR, guesses=(three,)))
    four = guess("DEAN", "RATE", 1, 0, hc.Placement.ANCHOR)
    assert 4 == unplaced(hc.ClueKnowledge(LETTERS, ANCHOR, guesses=(four,)))


def test_a_puzzle_is_laid_of_exactly_these_words_and_letters() -> None:
    known = hc.ClueKnowledge(LETTERS, ANCHOR)
    for world in searched(known).all():
        layout = hc.laid(world, known)
        if layout is not None:
            assert world == hc.Crossword(layout).words
            assert Counter(LETTERS) == Counter(tile.letter for tile in layout)
