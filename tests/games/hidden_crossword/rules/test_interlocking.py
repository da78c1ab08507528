"""Given words are laid in any legal way, however often they cross (W8, W9, W18)."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary, random_deal
from tests.helpers.hidden_crossword import grid
from tests.helpers.people_grids import people_grid
from wordsmith_desktop.core.rng import Rng

STEPS = 1200


def letters_of(layout: hc.Layout) -> str:
    return "".join(sorted(tile.letter for tile in layout))


BLOCK = grid(
    "RATE",
    "AN  ",
    "N   ",
)
"""RAN at RATE, and an AN across and one down that share a tile."""
CLOSED = grid(
    "RATE",
    "A  N",
    "NOOD",
)
"""RAN and END hang on RATE, and NOOD closes the ring."""


@pytest.mark.parametrize("layout", [BLOCK, CLOSED])
def test_words_that_cross_more_often_than_they_must_are_laid(layout: hc.Layout) -> None:
    words = hc.Crossword(layout).words
    found = hc.interlock(words, "RATE", letters_of(layout), STEPS)

    assert found is not None
    assert words == hc.Crossword(found).words
    assert letters_of(layout) == letters_of(found)
    assert hc.Crossword(found).anchor_run("RATE") is not None


@pytest.mark.parametrize("tag", ["en", "de"])
def test_whatever_people_lay_can_be_laid_again(tag: str) -> None:
    index = dictionary(tag)
    for seed in range(12):
        deal = random_deal(Rng(seed, stream=4), index)
        layout = people_grid(deal.pool, deal.anchor, index, Rng(seed))
        found = hc.interlock(hc.Crossword(layout).words, deal.anchor, letters_of(layout), STEPS)

        assert found is not None
        assert hc.Crossword(layout).words == hc.Crossword(found).words
        assert () == hc.grid_faults(hc.Crossword(found), hc.Demands(deal.anchor, deal.pool))


def test_what_does_not_hang_together_is_not_laid() -> None:
    assert hc.interlock(("SUN", "RATE"), "RATE", "AERTSUN", STEPS) is None


def test_no_letter_is_left_over_or_laid_too_often() -> None:
    """RAN crosses RATE at one letter: six tiles, no more and no less."""
    words = ("RAN", "RATE")
    assert hc.interlock(words, "RATE", "AERTAN", STEPS) is not None
    assert hc.interlock(words, "RATE", "AERTANX", STEPS) is None
    assert hc.interlock(words, "RATE", "AERTN", STEPS) is None


def test_neighbours_that_make_no_word_are_not_laid() -> None:
    """TO and RO would have to stand side by side at RATE: what they make beneath is no word."""
    found = hc.interlock(("AN", "TO", "RATE"), "RATE", "AERTNO", STEPS)
    assert found is None


def test_a_search_stops_after_its_steps() -> None:
    words = hc.Crossword(CLOSED).words
    assert hc.interlock(words, "RATE", letters_of(CLOSED), 2) is None
