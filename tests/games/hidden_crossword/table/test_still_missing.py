"""What is struck from the words still to find, and what is told of those that stay."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from wordsmith_desktop.games.hidden_crossword.table.sheet.clue_notes import (
    still_missing,
    unbroken,
)
from wordsmith_desktop.games.hidden_crossword.table.sheet.fitting_words import MOST_WORDS
from wordsmith_desktop.games.hidden_crossword.table.sheet.slot_card import listed_of, still_fit

ANCHOR = hc.KnownWord("NEAR", 0, 1, hc.Placement.ANCHOR)
FOUND = hc.KnownWord("RAT", 0, 2, hc.Placement.GIRDER)
OPEN = hc.KnownWord("R?T", 1, 2, hc.Placement.GIRDER)
BLANK = hc.KnownWord("????", 0, 1)


@pytest.mark.parametrize(
    ("laid", "left"),
    [
        ({"NEAR"}, [FOUND, OPEN, BLANK]),
        ({"NEAR", "RAT"}, [OPEN, BLANK]),
        ({"NEAR", "RAT", "ROT"}, [BLANK]),
        ({"NEAR", "ROT"}, [FOUND, BLANK]),
        ({"NEAR", "TEAR", "RAT"}, [OPEN]),
    ],
)
def test_each_laid_word_strikes_one_that_it_could_be(
    laid: set[str], left: list[hc.KnownWord]
) -> None:
    """The anchor strikes none, nor does a found word an open one."""
    assert left == still_missing((ANCHOR, FOUND, OPEN, BLANK), laid)


def test_question_marks_hold_a_pattern_together() -> None:
    assert "?\u2060?\u2060T" == unbroken("??T")


def test_fewer_words_than_fit_are_explained_over_their_list() -> None:
    assert ("162 words still fit", "") == (still_fit(162), listed_of(162, 162))
    assert "Here are 160 of them: all but the vulgar ones." == listed_of(162, 160)
    assert f"Here are the {MOST_WORDS} commonest of them." == listed_of(900, MOST_WORDS)
