"""The marks under a guess (W15, W16): the ledger's examples, and a plain reading of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hidden_crossword import hc


def read(marks: hc.Marks) -> str:
    return " ".join(mark.value for mark in marks)


def both(target: str, guess: str) -> tuple[str, str]:
    """Arrows and place marks, as the ledger writes them."""
    return read(hc.alphabet_marks(target, guess)), read(hc.place_marks(target, guess))


def test_X1_rat_for_run() -> None:
    assert ("* > <", "* . .") == both("RUN", "RAT")


def test_X2_nut_for_run() -> None:
    assert ("> * <", "- * .") == both("RUN", "NUT")


def test_X3_run_for_run() -> None:
    assert ("* * *", "* * *") == both("RUN", "RUN")


def test_X4_urn_for_run() -> None:
    assert ("< > *", "- - *") == both("RUN", "URN")


def test_X5_arm_for_run() -> None:
    assert ("> > >", ". - .") == both("RUN", "ARM")


def test_X6_nun_for_run() -> None:
    assert ("> * *", ". * *") == both("RUN", "NUN")


def test_X7_ladder_for_madder() -> None:
    assert ("> * * * * *", ". * * * * *") == both("MADDER", "LADDER")


def test_X9_the_first_of_bat_and_run_is_asked_about() -> None:
    bat = hc.word_tiles("BAT", hc.Cell(0, 0), hc.Direction.ACROSS)
    run = hc.word_tiles("RUN", hc.Cell(5, 0), hc.Direction.ACROSS)
    first, second = hc.sheet_of(hc.layout_of((*run, *bat)), "RUN")

    assert ("BAT", hc.Placement.GIRDER) == (first.word, first.placement)
    assert ("RUN", hc.Placement.ANCHOR) == (second.word, second.placement)
    assert "< * *" == read(hc.alphabet_marks(first.word, "RAT"))


@pytest.mark.parametrize(
    ("target", "guess", "marks"),
    [("A", "A", "*"), ("A", "Z", "<"), ("Z", "A", ">"), ("BY", "CX", "< >")],
)
def test_W15_an_arrow_points_to_where_the_right_letter_lies(
    target: str, guess: str, marks: str
) -> None:
    assert marks == read(hc.marks_of(hc.ClueType.ALPHABET, target, guess))


@pytest.mark.parametrize(
    ("target", "guess", "marks"),
    [
        ("ABCD", "EEAE", ". . - ."),
        ("ABAC", "AAAA", "* . * ."),
        ("BAAC", "AADA", "- * . ."),
        ("BAAA", "AACC", "- * . ."),
        ("BCDA", "AAAE", "- . . ."),
    ],
)
def test_W16_a_letter_gets_no_more_marks_than_the_word_holds_of_it(
    target: str, guess: str, marks: str
) -> None:
    assert marks == read(hc.marks_of(hc.ClueType.PLACE, target, guess))


def test_W16_where_repeats_do_not_count_every_letter_of_the_word_is_marked() -> None:
    assert "* - *" == read(hc.place_marks("NAN", "NNN", counts_repeats=False))
    assert "* - - ." == read(hc.place_marks("EXIT", "EEEA", counts_repeats=False))


def plain_place_marks(target: str, guess: str) -> str:
    """First the stars; then every other letter takes one of the letters that are left."""
    left = [right for right, said in zip(target, guess, strict=True) if right != said]
    marks = ["*" if right == said else "." for right, said in zip(target, guess, strict=True)]
    for place, said in enumerate(guess):
        if marks[place] == "." and said in left:
            left.remove(said)
            marks[place] = "-"
    return " ".join(marks)


def plain_arrow(right: str, said: str) -> str:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    distance = alphabet.index(right) - alphabet.index(said)
    return "*" if distance == 0 else ">" if distance > 0 else "<"


LETTERS = st.sampled_from("ABCZ")
PAIRS = st.lists(st.tuples(LETTERS, LETTERS), min_size=1, max_size=7).map(
    lambda pairs: tuple("".join(word) for word in zip(*pairs, strict=True))
)


@given(PAIRS)
def test_the_marks_are_those_of_a_plain_reading(pair: tuple[str, str]) -> None:
    target, guess = pair
    arrows = " ".join(plain_arrow(right, said) for right, said in zip(target, guess, strict=True))

    assert (arrows, plain_place_marks(target, guess)) == both(target, guess)


@given(PAIRS)
def test_no_letter_gets_more_marks_than_the_word_holds(pair: tuple[str, str]) -> None:
    target, guess = pair
    marks = hc.place_marks(target, guess)
    for letter in set(guess):
        marked = sum(
            said == letter and mark is not hc.Mark.NOTHING
            for said, mark in zip(guess, marks, strict=True)
        )
        assert marked == min(guess.count(letter), target.count(letter))


WORDS = st.integers(1, 6).flatmap(
    lambda length: st.lists(
        st.text("ABCZ", min_size=length, max_size=length), min_size=2, max_size=9
    )
)


@given(WORDS, st.sampled_from(hc.ClueType), st.booleans())
def test_the_marks_for_many_words_are_those_for_each(
    words: list[str], clue: hc.ClueType, counts_repeats: bool
) -> None:
    guess, *targets = words
    codes = hc.letter_codes(targets, len(guess))

    table = hc.mark_matrix(clue, codes, guess, counts_repeats=counts_repeats)

    each = [hc.marks_of(clue, one, guess, counts_repeats=counts_repeats) for one in targets]
    assert [read(marks) for marks in each] == [" ".join(map(chr, row)) for row in table.tolist()]
    for marks in each:
        assert [marks == other for other in each] == hc.agreeing(marks, table).tolist()


@given(PAIRS, st.sampled_from(hc.ClueType))
def test_only_the_word_itself_gets_stars_alone(pair: tuple[str, str], clue: hc.ClueType) -> None:
    target, guess = pair
    is_right = all(mark is hc.Mark.STAR for mark in hc.marks_of(clue, target, guess))

    assert (target == guess) == is_right
