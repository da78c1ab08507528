"""Codes of whole puzzles: there and back, and no slip of tongue or finger goes unnoticed."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.workshop.pieces import damaged
from tests.helpers.effort import EFFORT
from tests.helpers.finished_puzzles import LONG, STAIRS, TALL, TRAIN
from wordsmith_desktop.core.syllables import SYLLABLES
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.workshop.file_faults import FileFault, PuzzleFileError
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import (
    HiddenFile,
    hidden_from_bytes,
    hidden_to_text,
    is_hidden,
)
from wordsmith_desktop.games.hidden_crossword.workshop.puzzle_code import (
    HiddenPuzzle,
    PuzzleCodeError,
    PuzzleCodeFault,
    parse_puzzle_code,
    puzzle_code,
)

SLIPS: Final = 150 * EFFORT


def hidden(puzzle: hc.Puzzle) -> HiddenPuzzle:
    pool = "".join(sorted(puzzle.pool))
    return HiddenPuzzle(puzzle.language, hc.SetGiven(puzzle.anchor, pool, puzzle.layout))


def fault_of(code: str) -> PuzzleCodeError:
    with pytest.raises(PuzzleCodeError) as caught:
        parse_puzzle_code(code)
    return caught.value


CODE: Final = puzzle_code(hidden(TRAIN))
WORD: Final = [CODE.replace("-", "")[at : at + 2] for at in range(0, len(CODE.replace("-", "")), 2)]


@pytest.mark.parametrize("puzzle", [TRAIN, STAIRS, TALL], ids=["train", "stairs", "tall"])
def test_there_and_back(puzzle: hc.Puzzle) -> None:
    code = puzzle_code(hidden(puzzle))
    assert re.fullmatch(r"([B-T][AEIOU]){2}(-([B-T][AEIOU]){1,2})+", code)
    assert hidden(puzzle) == parse_puzzle_code(code)
    assert hidden(puzzle) == parse_puzzle_code(code.replace("-", "  ").lower())
    # As long as a few telephone numbers.
    assert len(code.replace("-", "")) <= 52


def test_a_code_shows_no_word_and_hardly_changes_into_another() -> None:
    assert not [word for word in hc.Crossword(TRAIN.layout).words if len(word) > 2 and word in CODE]
    other = hc.SetGiven("TRAIN", "".join(sorted(TRAIN.pool + "E")), TRAIN.layout)
    other_code = puzzle_code(HiddenPuzzle("en", other))
    same = sum(a == b for a, b in zip(CODE, other_code, strict=False) if a != "-")
    assert same < len(CODE) / 2


def test_the_code_of_a_puzzle_in_another_language_does_not_tell_which() -> None:
    french = HiddenPuzzle("fr", hidden(TRAIN).given)
    assert HiddenPuzzle("en", french.given) == parse_puzzle_code(puzzle_code(french))


@pytest.mark.parametrize(("tag", "language"), [("fr+Mots", "fr"), ("en+Mots", "en"), ("de", "de")])
def test_a_file_tells_the_language_but_not_whose_list_it_was(tag: str, language: str) -> None:
    text = hidden_to_text(replace(FILE, puzzle=HiddenPuzzle(tag, hidden(TRAIN).given)))
    assert language == hidden_from_bytes(text.encode()).puzzle.language
    assert "Mots" not in text


def test_a_word_longer_than_any_dictionary_has_no_code_that_is_read() -> None:
    assert PuzzleCodeFault.CHECK is fault_of(puzzle_code(hidden(LONG))).fault


@pytest.mark.parametrize("place", range(len(WORD)))
def test_one_wrong_syllable_is_noticed_and_found(place: int) -> None:
    wrong = [*WORD]
    wrong[place] = SYLLABLES[(SYLLABLES.index(WORD[place]) + place % 59 + 1) % len(SYLLABLES)]
    error = fault_of("".join(wrong))
    assert (PuzzleCodeFault.CHECK, place // 2) == (error.fault, error.group)


def test_two_or_three_wrong_syllables_and_two_that_changed_places_are_noticed() -> None:
    rng = Random(3)
    for _ in range(SLIPS):
        wrong = [*WORD]
        for place in rng.sample(range(len(WORD)), rng.choice((2, 3))):
            wrong[place] = rng.choice(SYLLABLES)
        if wrong != WORD:
            assert PuzzleCodeFault.CHECK is fault_of("".join(wrong)).fault
    for place in range(len(WORD) - 1):
        turned = [*WORD[:place], WORD[place + 1], WORD[place], *WORD[place + 2 :]]
        if turned != WORD:
            assert PuzzleCodeFault.CHECK is fault_of("".join(turned)).fault


def test_what_else_is_wrong_is_told() -> None:
    assert PuzzleCodeFault.LENGTH is fault_of("").fault
    assert PuzzleCodeFault.LENGTH is fault_of(CODE[:-1]).fault
    assert PuzzleCodeFault.LENGTH is fault_of(CODE * 4).fault
    strange = fault_of("".join(["AB", *WORD[1:]]))
    assert (PuzzleCodeFault.LETTERS, 0) == (strange.fault, strange.group)
    assert PuzzleCodeFault.CHECK is fault_of(CODE[:-3]).fault


def test_random_syllables_are_no_code() -> None:
    """Of three syllables that check, one in 226,981 is right by chance."""
    rng = Random(5)
    for _ in range(SLIPS):
        fault_of("".join(rng.choice(SYLLABLES) for _ in range(rng.randrange(5, 30))))


# In a file


FILE: Final = HiddenFile(hidden(TRAIN), "For Ben", "Ana")


def test_a_file_there_and_back_that_shows_nothing() -> None:
    text = hidden_to_text(FILE)
    assert is_hidden(text.encode())
    assert FILE == hidden_from_bytes(text.encode())
    assert not [word for word in hc.Crossword(TRAIN.layout).words if len(word) > 2 and word in text]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"format": 1', '"format": 2', FileFault.NEWER),
        ('"format": 1', '"format": "1"', FileFault.UNREADABLE),
        (CODE[:4], "NONO", FileFault.UNREADABLE),
        ("hidden crossword", "crossword", FileFault.UNREADABLE),
        ("{", "[", FileFault.UNREADABLE),
    ],
)
def test_a_file_that_is_refused(old: str, new: str, fault: FileFault) -> None:
    with pytest.raises(PuzzleFileError) as caught:
        hidden_from_bytes(hidden_to_text(FILE).replace(old, new).encode())
    assert fault == caught.value.fault


def test_a_damaged_file_gives_the_same_puzzle_or_none() -> None:
    for content in damaged(hidden_to_text(FILE).encode(), SLIPS):
        try:
            assert FILE.puzzle == hidden_from_bytes(content).puzzle
        except PuzzleFileError:
            continue
