"""The answers to guesses at a puzzle on paper are those that the ledger asks for (W8-W16)."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc

PAPER = (
    hc.OwnWords()
    .with_word("RUN", hc.Placement.POST)
    .with_word("MADDER", hc.Placement.ANCHOR)
    .with_word("AID", hc.Placement.CROSSBEAM)
)


def _signs(words: hc.OwnWords) -> str:
    return "".join(mark.value for mark in words.guesses[-1].marks)


@pytest.mark.parametrize(
    ("guess", "arrows", "places"),
    [("RAT", "*><", "*.."), ("NUT", ">*<", "-*."), ("RUN", "***", "***"), ("URN", "<>*", "--*")],
)
def test_both_kinds_of_clue_are_those_of_the_ledgers_examples(
    guess: str, arrows: str, places: str
) -> None:
    alone = hc.OwnWords().with_word("RUN", hc.Placement.POST)
    assert arrows == _signs(alone.guessed(guess, hc.ClueType.ALPHABET))
    assert places == _signs(alone.guessed(guess, hc.ClueType.PLACE))


def test_of_several_words_one_is_chosen_by_the_alphabet_before_anything_is_told() -> None:
    asked = PAPER.guessed("RAT", hc.ClueType.ALPHABET)
    guess = asked.guesses[-1]
    assert (2, True, (), None) == (guess.count, guess.is_open, guess.marks, guess.placement)
    first, second = asked.chosen(0, hc.ClueType.ALPHABET), asked.chosen(1, hc.ClueType.ALPHABET)
    assert hc.Placement.CROSSBEAM is first.guesses[-1].placement
    assert hc.Placement.POST is second.guesses[-1].placement
    assert "*><" == _signs(second)


def test_where_no_word_is_as_long_the_answer_is_none_and_the_round_is_over() -> None:
    guess = PAPER.guessed("RATES", hc.ClueType.PLACE).guesses[-1]
    assert (0, False, None) == (guess.count, guess.is_open, guess.place)


def test_the_anchor_counts_and_is_named() -> None:
    guess = PAPER.guessed("LADDER", hc.ClueType.PLACE).guesses[-1]
    assert (1, hc.Placement.ANCHOR) == (guess.count, guess.placement)


def test_another_type_of_clue_marks_the_same_guesses_again() -> None:
    arrows = PAPER.guessed("LADDER", hc.ClueType.ALPHABET)
    assert ">*****" == _signs(arrows)
    assert ".*****" == _signs(arrows.marked_by(hc.ClueType.PLACE))
    assert arrows == arrows.marked_by(hc.ClueType.PLACE).marked_by(hc.ClueType.ALPHABET)


def test_an_open_guess_gives_way_to_the_next_one() -> None:
    twice = PAPER.guessed("RAT", hc.ClueType.PLACE).guessed("NUT", hc.ClueType.PLACE)
    assert ["NUT"] == [guess.word for guess in twice.guesses]
    assert 1 == twice.guesses[-1].round


@pytest.mark.parametrize(
    ("word", "placement", "why"),
    [
        ("RUN", hc.Placement.GIRDER, hc.WordWhy.TWICE),
        ("LADDER", hc.Placement.ANCHOR, hc.WordWhy.ANCHOR),
        ("IT'S", hc.Placement.POST, hc.WordWhy.LETTERS),
        ("A", hc.Placement.POST, hc.WordWhy.LENGTH),
    ],
)
def test_what_can_be_no_word_of_the_puzzle_is_not_taken(
    word: str, placement: hc.Placement, why: hc.WordWhy
) -> None:
    assert (why,) == PAPER.faults(word, placement)
    assert () == PAPER.faults("SEE", hc.Placement.GIRDER)


def test_a_word_more_makes_earlier_answers_void() -> None:
    asked = PAPER.guessed("LADDER", hc.ClueType.PLACE)
    assert () == asked.with_word("SEE", hc.Placement.GIRDER).guesses
    assert PAPER == asked.with_word("SEE", hc.Placement.GIRDER).without_last()
