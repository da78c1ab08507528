"""Words that are still possible: against trying all rows, and never without the true word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary, random_deal, small_index
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.index import WordIndex

Row = tuple[hc.SheetWord, ...]

FREE = (hc.Placement.CROSSBEAM, hc.Placement.GIRDER, hc.Placement.POST)


def answered(row: Row, word: str, place: int | None, known: hc.ClueKnowledge) -> hc.Guess:
    """A guess with its true answer; `row` is the sheet's words of its length."""
    guess = hc.Guess(1, word, len(row))
    if len(row) == 1:
        place = 0
    if place is None or not row:
        return guess
    target = row[place]
    marks = hc.marks_of(known.clue, target.word, word, counts_repeats=known.counts_repeats)
    return replace(guess, place=place, placement=target.placement, marks=marks)


def told(known: hc.ClueKnowledge, guess: hc.Guess) -> hc.ClueKnowledge:
    return replace(known, guesses=(*known.guesses, guess))


# Against trying all rows


def holds(letters: Counter[str], word: str) -> bool:
    return not Counter(word) - letters


def may_lie(known: hc.ClueKnowledge, one: hc.SheetWord) -> bool:
    """Whether a word may lie so, by its letters alone."""
    if one.placement is hc.Placement.ANCHOR:
        return one.word == known.anchor
    if one.word == known.anchor and not known.may_repeat:
        return False
    left = Counter(known.available) - Counter(known.anchor)
    if one.placement is not hc.Placement.CROSSBEAM:
        return holds(left, one.word)
    shared = set(one.word) & set(known.anchor)
    return any(holds(left, one.word.replace(letter, "", 1)) for letter in shared)


def all_rows(known: hc.ClueKnowledge, words: list[str], count: int) -> Iterator[Row]:
    """Every row of so many words of one length that a sheet may have."""
    roles = [hc.SheetWord(word, placement) for word in words for placement in hc.Placement]
    possible = [one for one in roles if may_lie(known, one)]
    anchors = int(known.counts_anchor and len(known.anchor) == len(words[0]))
    for row in product(possible, repeat=count):
        in_order = all(
            a.word < b.word or (known.may_repeat and a.word == b.word) for a, b in pairwise(row)
        )
        if in_order and anchors == sum(one.placement is hc.Placement.ANCHOR for one in row):
            yield row


def agrees(known: hc.ClueKnowledge, row: Row) -> bool:
    return all(
        guess.place is None or guess == answered(row, guess.word, guess.place, known)
        for guess in known.guesses
    )


def random_case(rng: Rng) -> tuple[hc.ClueKnowledge, list[str], list[Row]]:
    """Few words of few letters, what is known before any guess, and all rows there are."""
    known = hc.ClueKnowledge(
        available="ABCAABBC"[: 6 + rng.below(3)],
        anchor=rng.choice(["BACA", *(word for word in SHAPES if holds(Counter("ABCAAB"), word))]),
        clue=rng.choice(list(hc.ClueType)),
        counts_anchor=bool(rng.below(3)),
        counts_repeats=bool(rng.below(2)),
        may_repeat=not rng.below(3),
    )
    some = {*rng.shuffled(SHAPES)[: 6 + rng.below(5)], known.anchor}
    words = sorted(word for word in some if holds(Counter(known.available), word))
    words = [word for word in words if len(word) == 3]
    rows = list(all_rows(known, words, 1 + rng.below(3)))
    return (known, words, rows) if rows else random_case(rng)


SHAPES = ["".join(letters) for letters in product("ABC", repeat=3)]


@pytest.mark.parametrize("seed", range(150))
def test_exactly_the_words_of_all_rows_that_agree_are_possible(seed: int) -> None:
    rng = Rng(seed)
    known, words, rows = random_case(rng)
    truth, index = rng.choice(rows), small_index(dict.fromkeys(words, 40))
    for _ in range(3):
        place = rng.choice([None, *range(len(truth))])
        known = told(known, answered(truth, rng.choice(words), place, known))

        left = [row for row in rows if agrees(known, row)]

        expected = [sorted({row[at].word for row in left}) for at in range(len(truth))]
        found = hc.slot_candidates(known, index, 3)
        assert expected == [sorted(one.words) for one in found]
        assert list(map(len, expected)) == [one.count for one in found]
        assert list(found) == [hc.candidates(known, index, 3, at) for at in range(len(truth))]


# The true word is never left out


@cache
def made_sheet(tag: str, seed: int, counts_anchor: bool) -> tuple[hc.ClueKnowledge, Row]:
    """What is known before the first guess at a made puzzle, and its sheet."""
    index, rng = dictionary(tag), Rng(seed)
    deal = random_deal(rng, index)
    layout = hc.make_puzzle(deal.pool, deal.anchor, index, rng, least_words=4)
    assert layout is not None
    grid = hc.Crossword(layout)
    sheet = hc.sheet_of(layout, deal.anchor, lists_anchor=counts_anchor)
    known = hc.ClueKnowledge(
        available="".join(tile.letter for tile in layout),
        anchor=deal.anchor,
        two_letter_words=tuple(word for word in grid.words if len(word) == 2),
        counts_anchor=counts_anchor,
    )
    return known, sheet


def of_length(sheet: Row, length: int) -> Row:
    return tuple(one for one in sheet if len(one.word) == length)


def random_guess(known: hc.ClueKnowledge, sheet: Row, index: WordIndex, rng: Rng) -> hc.Guess:
    """A word of the dictionary, of a length that the puzzle has, for one of the words."""
    row = of_length(sheet, len(rng.choice(sheet).word))
    words = [one.word for one in index.from_letters(known.available)]
    word = rng.choice([word for word in words if len(word) == len(row[0].word)])
    return answered(row, word, rng.below(len(row)), known)


@pytest.mark.slow
@pytest.mark.parametrize("counts_anchor", [True, False])
@pytest.mark.parametrize("clue", hc.ClueType)
@pytest.mark.parametrize("tag", ["en", "de"])
@pytest.mark.sampled(2)
def test_the_true_word_is_always_possible(tag: str, clue: hc.ClueType, counts_anchor: bool) -> None:
    index, rng = dictionary(tag), Rng(9)
    for seed in range(4 * EFFORT):
        known, sheet = made_sheet(tag, seed, counts_anchor)
        known = replace(known, clue=clue, counts_repeats=bool(seed % 2))
        for _ in range(10):
            known = told(known, random_guess(known, sheet, index, rng))
            for length in {len(guess.word) for guess in known.guesses}:
                row = of_length(sheet, length)
                found = hc.slot_candidates(known, index, length)
                assert len(row) == len(found)
                for one, fit in zip(row, found, strict=True):
                    assert one.word in fit.words


@pytest.mark.parametrize("clue", hc.ClueType)
def test_every_answer_leaves_fewer_words_or_as_many(clue: hc.ClueType) -> None:
    index, rng = dictionary("en"), Rng(3)
    known, sheet = made_sheet("en", 1, True)
    known = replace(known, clue=clue)
    counts = dict[tuple[int, int], int]()
    for _ in range(15):
        known = told(known, random_guess(known, sheet, index, rng))
        for length in {len(guess.word) for guess in known.guesses}:
            for place, fit in enumerate(hc.slot_candidates(known, index, length)):
                assert fit.count <= counts.get((length, place), len(index))
                counts[length, place] = fit.count
    assert min(counts.values()) < 10


# What each answer tells

INDEX = small_index(
    {"ART": 50, "ATE": 60, "EAR": 40, "RAT": 55, "TAR": 45, "TEA": 60, "TEAR": 50, "RATE": 50}
)
KNOWN = hc.ClueKnowledge(available="TEARLAMPT", anchor="LAMP")


def only(known: hc.ClueKnowledge, length: int = 3, place: int | None = 0) -> tuple[str, ...]:
    return hc.candidates(known, INDEX, length, place).words


def test_the_commonest_word_comes_first() -> None:
    known = told(KNOWN, hc.Guess(1, "ART", 1))

    assert ("ATE", "TEA", "RAT", "ART", "TAR", "EAR") == only(known)
    assert hc.Candidates(6, ("ATE", "TEA")) == hc.candidates(known, INDEX, 3, 0, limit=2)


def test_before_a_length_was_asked_for_all_its_words_are_possible() -> None:
    assert KNOWN.count_of(3) is None
    assert 6 == hc.candidates(KNOWN, INDEX, 3).count == hc.candidates(KNOWN, INDEX, 3, 4).count
    assert () == hc.slot_candidates(KNOWN, INDEX, 3)


def test_of_a_length_that_there_is_not_no_word_is_possible() -> None:
    known = told(KNOWN, hc.Guess(1, "ART", 0))

    assert hc.Candidates(0, ()) == hc.candidates(known, INDEX, 3)
    assert () == hc.slot_candidates(known, INDEX, 3)
    with pytest.raises(IndexError):
        hc.candidates(known, INDEX, 3, 0)


def test_no_other_word_than_the_letters_allow_is_possible() -> None:
    known = hc.ClueKnowledge(available="TEALAMP", anchor="LAMP", guesses=(hc.Guess(1, "TEA", 1),))

    assert {"ATE", "TEA"} == set(only(known))


@pytest.mark.parametrize(
    ("placement", "expected"),
    [
        (hc.Placement.CROSSBEAM, {"TEA", "ATE"}),
        (hc.Placement.POST, set()),
        (hc.Placement.GIRDER, set()),
    ],
)
def test_only_a_crossbeam_shares_a_tile_with_the_anchor(
    placement: hc.Placement, expected: set[str]
) -> None:
    marks = hc.marks_of(hc.ClueType.PLACE, "TEA", "EAT")
    known = hc.ClueKnowledge("TELAMP", "LAMP", clue=hc.ClueType.PLACE)
    known = told(known, hc.Guess(1, "EAT", 1, 0, placement, marks))

    assert expected == set(only(known))


@pytest.mark.parametrize(
    ("placement", "expected"),
    [(hc.Placement.CROSSBEAM, ("TEA",)), (hc.Placement.POST, ("TEA", "TEE"))],
)
def test_a_crossbeam_shares_a_letter_with_the_anchor(
    placement: hc.Placement, expected: tuple[str, ...]
) -> None:
    marks = hc.marks_of(hc.ClueType.PLACE, "TEE", "TIX")
    known = hc.ClueKnowledge("TEEALAMP", "LAMP", clue=hc.ClueType.PLACE)
    known = told(known, hc.Guess(1, "TIX", 1, 0, placement, marks))

    assert expected == hc.candidates(known, small_index({"TEE": 50, "TEA": 50}), 3, 0).words


def test_neighbours_on_the_sheet_are_in_alphabetical_order() -> None:
    known = told(KNOWN, answered(row_of("ATE", "RAT", "TEA"), "RAT", 1, KNOWN))

    first, second, third = hc.slot_candidates(known, INDEX, 3)

    assert ("RAT",) == second.words
    assert {"ART", "ATE", "EAR"} == set(first.words)
    assert {"TAR", "TEA"} == set(third.words)


def row_of(*words: str, placement: hc.Placement = hc.Placement.POST) -> Row:
    return tuple(hc.SheetWord(word, placement) for word in words)


def test_a_place_needs_room_for_all_words_before_and_behind_it() -> None:
    known = told(KNOWN, hc.Guess(1, "RAT", 5))

    rows = [set(one.words) for one in hc.slot_candidates(known, INDEX, 3)]

    assert [{"ART", "ATE"}, {"ATE", "EAR"}, {"EAR", "RAT"}, {"RAT", "TAR"}, {"TAR", "TEA"}] == rows


def test_the_anchor_has_one_of_the_places_of_its_length() -> None:
    known = hc.ClueKnowledge("TEARRATE", "RATE", guesses=(hc.Guess(1, "TEAR", 2),))

    first, second = hc.slot_candidates(known, INDEX, 4)
    assert (("RATE",), ("TEAR",)) == (first.words, second.words)

    unlisted = replace(known, counts_anchor=False, guesses=(hc.Guess(1, "TEAR", 1),))
    assert ("TEAR",) == only(unlisted, 4)
    assert 1 == hc.candidates(replace(unlisted, guesses=()), INDEX, 4).count
    assert 2 == hc.candidates(replace(known, guesses=()), INDEX, 4).count


def test_a_place_named_the_anchors_is_known() -> None:
    known = hc.ClueKnowledge("TEARRATELATE", "RATE")
    row = (hc.SheetWord("LATE", hc.Placement.POST), hc.SheetWord("RATE", hc.Placement.ANCHOR))
    index = small_index({"LATE": 50, "RATE": 50, "TALE": 50, "TEAR": 50})
    known = told(known, answered(row, "TALE", 1, known))

    first, second = hc.slot_candidates(known, index, 4)

    assert (("LATE",), ("RATE",)) == (first.words, second.words)


def test_two_letter_words_are_known() -> None:
    known = replace(KNOWN, two_letter_words=("AT", "RE"))

    assert ["AT", "RE"] == [one.words[0] for one in hc.slot_candidates(known, INDEX, 2)]
    assert hc.Candidates(1, ("RE",)) == hc.candidates(known, INDEX, 2, 1)
    assert hc.Candidates(0, ()) == hc.candidates(KNOWN, INDEX, 2)


def test_a_word_that_was_guessed_right_stays_even_where_it_is_not_listed() -> None:
    row = row_of("ATE", "RET")
    known = told(KNOWN, answered(row, "RET", 1, KNOWN))

    first, second = hc.slot_candidates(known, INDEX, 3)

    assert ("RET",) == second.words
    assert "ATE" in first.words
    assert "RET" not in first.words


@pytest.mark.parametrize("word", ["RET", "TEARLAMPTEARLAMP"])
def test_without_a_dictionary_the_words_that_were_told_are_possible(word: str) -> None:
    known = hc.ClueKnowledge(
        available="TEARLAMP" * 3, anchor="LAMP", guesses=(hc.Guess(1, word, 1),)
    )
    for index in (small_index({}), INDEX):
        assert word in hc.candidates(known, index, len(word), 0).words
        assert ("LAMP",) == hc.candidates(replace(known, guesses=()), small_index({}), 4).words


def test_words_that_the_table_accepts_are_possible() -> None:
    known = replace(KNOWN, accepted=("RET", "ZZZ"), guesses=(hc.Guess(1, "ART", 1),))

    assert {"RET"} == set(only(known)) - set(only(replace(known, accepted=())))


def test_the_same_word_may_stand_twice_where_the_table_allows_it() -> None:
    known = hc.ClueKnowledge("ARTARTLAMP", "LAMP", guesses=(hc.Guess(1, "ART", 2),))
    index = small_index({"ART": 50})

    assert [0, 0] == [one.count for one in hc.slot_candidates(known, index, 3)]
    twice = replace(known, may_repeat=True)
    assert [("ART",)] * 2 == [one.words for one in hc.slot_candidates(twice, index, 3)]
