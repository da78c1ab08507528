"""What stands beside the words that still fit: how common each is, and how much it would tell."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary
from wordsmith_desktop.games.hidden_crossword.table.sheet.fitting_words import (
    NO_FIGURES,
    WordOrder,
    figure_text,
    in_order,
    spoken,
)
from wordsmith_desktop.wording.texts import set_language


@pytest.mark.parametrize("clue", hc.ClueType)
def test_the_words_left_are_those_that_an_answer_would_leave(clue: hc.ClueType) -> None:
    """By trying: for each word that may be hidden, how many have the same marks."""
    known = hc.ClueKnowledge(available="TRAINSED", anchor="TRAIN", clue=clue)
    index = dictionary("en")
    found = hc.candidates(known, index, 3, limit=12)
    every = hc.candidates(known, index, 3).words
    figures = hc.candidate_figures(known, index, 3, 0, found.words)
    for word in found.words:
        marks = [hc.marks_of(clue, hidden, word) for hidden in every]
        left = sum(marks.count(one) for one in marks) / len(every)
        assert left == pytest.approx(figures[word].left)
    common = [figures[word].commonness for word in found.words]
    assert sorted(common, reverse=True) == common


def test_words_stand_in_the_order_that_is_wanted_each_with_its_figure() -> None:
    set_language("en")
    known, index = hc.ClueKnowledge(available="TRAINSED", anchor="TRAIN"), dictionary("en")
    words = hc.candidates(known, index, 3, limit=9).words
    figures = hc.candidate_figures(known, index, 3, 0, words)
    assert list(words) == in_order(words, figures, WordOrder.COMMON)
    assert sorted(words) == in_order(words, figures, WordOrder.ALPHABET)
    telling = in_order(words, figures, WordOrder.TELLING)
    assert sorted(figures[word].left for word in words) == [figures[w].left for w in telling]
    assert f"{figures[telling[0]].left:.1f}" == figure_text(telling[0], figures, WordOrder.TELLING)
    assert 4 == len(figure_text(words[0], figures, WordOrder.COMMON))
    assert "would leave" in spoken(telling[0], figures, WordOrder.TELLING)
    assert ("", "TEA") == (
        figure_text("TEA", NO_FIGURES, WordOrder.TELLING),
        spoken("TEA", NO_FIGURES, WordOrder.COMMON),
    )
