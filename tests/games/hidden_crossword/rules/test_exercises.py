"""Crosswords to be found on paper: words that one may ask for, and just one solution."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary, small_index
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.exercising import KNOWN_TO_ALL, Level

SEEDS = range(3)
EVERY = [
    (language, level, clue) for language in ("en", "de") for level in Level for clue in hc.ClueType
]


@cache
def made(language: str, level: Level, clue: hc.ClueType, seed: int) -> hc.CrosswordExercise:
    words = Vocabulary(dictionary(language))
    found = hc.make_exercise(words, language, level, clue, Rng(seed))
    assert found is not None
    return found


@cache
def of_length(language: str, length: int) -> tuple[str, ...]:
    """Every listed word of a length."""
    index = dictionary(language)
    return tuple(word.decode() for word in index.words[index.lengths == length].tolist())


def options_of(exercise: hc.CrosswordExercise, language: str, clue: hc.ClueType) -> hc.Options:
    """For each word, all of the dictionary that agree with what is printed beneath it."""
    return [
        (
            one.entry,
            [
                word
                for word in of_length(language, len(one.word))
                if all(hc.marks_of(clue, word, guess) == marks for guess, marks in one.guesses)
            ],
        )
        for one in exercise.riddles
    ]


@pytest.mark.parametrize(("language", "level", "clue"), EVERY)
def test_just_one_crossword_agrees_with_all_that_is_printed(
    language: str, level: Level, clue: hc.ClueType
) -> None:
    for seed in SEEDS:
        exercise = made(language, level, clue, seed)
        found = hc.solutions_of(exercise.puzzle, options_of(exercise, language, clue), most=3)
        assert [tuple(one.word for one in exercise.riddles)] == found


@pytest.mark.parametrize(("language", "level", "clue"), EVERY)
def test_W8_W9_the_crossword_is_legal_and_fits_on_paper(
    language: str, level: Level, clue: hc.ClueType
) -> None:
    for seed in SEEDS:
        puzzle = made(language, level, clue, seed).puzzle
        assert () == hc.grid_faults(
            hc.Crossword(puzzle.layout), hc.Demands(puzzle.anchor, puzzle.pool)
        )
        assert max(puzzle.width, puzzle.height) <= hc.MOST_SIDE
        assert len(puzzle.sheet) in hc.WORDS


@pytest.mark.parametrize(("language", "level", "clue"), EVERY)
def test_every_word_is_of_the_level_and_known_to_everybody(
    language: str, level: Level, clue: hc.ClueType
) -> None:
    index = dictionary(language)
    assert index.known is not None
    for seed in SEEDS:
        for one in made(language, level, clue, seed).puzzle.sheet:
            place = index.position(one.word)
            assert place is not None
            assert index.commonness[place] >= level.least_commonness
            assert index.known[place] == KNOWN_TO_ALL
            assert not index.vulgar[place]
            assert len(one.word) >= hc.SHORTEST


@pytest.mark.parametrize(("language", "level", "clue"), EVERY)
def test_W13_guesses_are_of_the_letters_there_are_and_give_no_word_away(
    language: str, level: Level, clue: hc.ClueType
) -> None:
    for seed in SEEDS:
        exercise = made(language, level, clue, seed)
        letters = Counter(tile.letter for tile in exercise.puzzle.layout)
        hidden = {one.word for one in exercise.puzzle.sheet}
        for one in exercise.riddles:
            guesses = [guess for guess, _ in one.guesses]
            assert len(guesses) == len(set(guesses)) <= hc.MOST_GUESSES
            assert hidden.isdisjoint(guesses)
            assert all(Counter(guess) <= letters for guess in guesses)
            for guess, marks in one.guesses:
                assert hc.marks_of(clue, one.word, guess) == marks


def test_an_easier_level_tells_more() -> None:
    told = [hc.AMOUNTS[level] for level in Level]
    assert sorted((one.guesses for one in told), reverse=True) == [one.guesses for one in told]
    assert sorted(one.left for one in told) == [one.left for one in told]


def test_the_same_seed_makes_the_same_exercise_and_another_another() -> None:
    words = Vocabulary(dictionary("en"))
    first = made("en", Level.EASY, hc.ClueType.ALPHABET, 0)
    again = hc.make_exercise(words, "en", Level.EASY, hc.ClueType.ALPHABET, Rng(0))
    assert again == first
    assert first != made("en", Level.EASY, hc.ClueType.ALPHABET, 1)


def test_a_dictionary_of_few_words_makes_none_and_nobody_waits_for_it() -> None:
    few = Vocabulary(small_index({"CALL": 60, "CELL": 60}))
    assert None is hc.make_exercise(few, "en", Level.EASY, hc.ClueType.ALPHABET, Rng(0))
    many = Vocabulary(dictionary("en"))
    assert None is hc.make_exercise(many, "en", Level.EASY, hc.ClueType.PLACE, Rng(0), lambda: True)


def crossed() -> hc.Puzzle:
    """BAT across; BEG hangs from its B, and TOE from its T."""
    tiles = {
        *hc.word_tiles("BAT", hc.Cell(0, 0), hc.Direction.ACROSS),
        *hc.word_tiles("BEG", hc.Cell(0, 0), hc.Direction.DOWN),
        *hc.word_tiles("TOE", hc.Cell(0, 2), hc.Direction.DOWN),
    }
    return hc.Puzzle(hc.layout_of(tiles), "BAT", "BATEGOE", "en")


def test_a_solution_meets_the_anchor_and_uses_each_letter_once() -> None:
    puzzle = crossed()
    beg, toe = hc.entries_of(puzzle, hc.Direction.DOWN)

    def found(first: list[str], second: list[str]) -> list[tuple[str, ...]]:
        return hc.solutions_of(puzzle, [(beg, first), (toe, second)], most=9)

    assert [("BEG", "TOE")] == found(["BEG"], ["TOE"])
    # LEG meets the B, and BEE has an E more than is left beside TOE.
    assert [("BEG", "TOE")] == found(["LEG", "BEE", "BEG"], ["TOE"])
    assert [("BEG", "TOE"), ("BOG", "TEE")] == found(["BEG", "BOG"], ["TOE", "TEE"])
    assert [] == found(["BIG"], ["TOE"])
