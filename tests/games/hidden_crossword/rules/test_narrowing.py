"""How far a guess narrows down words: as counted one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary

LETTERS = "AADEEINNORRSTT"


@pytest.mark.parametrize("counts_repeats", [True, False])
@pytest.mark.parametrize("clue", hc.ClueType)
@pytest.mark.parametrize("guess", ["TEN", "NOON", "RATTED", "SENATOR"])
def test_every_answer_is_counted(guess: str, clue: hc.ClueType, counts_repeats: bool) -> None:
    known = hc.ClueKnowledge(LETTERS, "RATE", clue=clue, counts_repeats=counts_repeats)
    hidden = hc.fitting(known, dictionary("en"), len(guess))
    answers = Counter(
        hc.marks_of(clue, word, guess, counts_repeats=counts_repeats) for word in hidden.best()
    )
    squares = sum(count**2 for count in answers.values())
    expected = hc.Narrowing(answers.total(), squares, guess in hidden.best())

    assert expected == hc.narrowing(known, hidden.codes, guess)


def test_a_guess_that_may_be_right_is_worth_more_than_one_that_tells_as_much() -> None:
    right, other = hc.Narrowing(4, 6, True), hc.Narrowing(4, 6, False)

    assert (1.5, 1.5) == (right.left, other.left)
    assert (-5, -6) == (right.worth, other.worth)


def test_of_no_words_none_is_left() -> None:
    known = hc.ClueKnowledge("RATES", "RATE")
    hidden = hc.fitting(known, dictionary("en"), 9)

    assert hc.Narrowing(0, 0, False) == hc.narrowing(known, hidden.codes, "ABCDEFGHI")
    assert 0.0 == hc.Narrowing(0, 0, False).left
