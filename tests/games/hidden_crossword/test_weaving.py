"""Laying words on a grid so that each crosses one tile and touches nothing else."""

from __future__ import annotations

import pytest

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.crossword import (
    Cell,
    Crossword,
    Demands,
    Direction,
    Layout,
    grid_faults,
)
from wordsmith_desktop.games.hidden_crossword.letter_sharing import Branch
from wordsmith_desktop.games.hidden_crossword.word_weaving import MOST_TILES, weave

STEPS = 500
BRANCHES = (Branch("TOAD", "A"), Branch("DRUM", "R"), Branch("MEOW", "M"))


def woven(anchor: str, *branches: Branch, seed: int = 1) -> Layout | None:
    return weave(anchor, branches, Rng(seed), STEPS)


@pytest.mark.parametrize("seed", range(20))
def test_the_words_stand_there_and_no_others(seed: int) -> None:
    layout = woven("STAIR", *BRANCHES, seed=seed)

    assert layout is not None
    grid = Crossword(layout)
    assert ("DRUM", "MEOW", "TOAD", "STAIR") == grid.words
    assert () == grid_faults(grid, Demands("STAIR", "".join(grid.letters.values())))
    assert 5 + 3 + 3 + 3 == len(layout)


def test_the_anchor_lies_across_from_the_first_cell_on() -> None:
    layout = woven("STAIR", *BRANCHES)

    assert layout is not None
    anchored = Crossword(layout).anchor_run("STAIR")
    assert anchored is not None
    assert (Cell(0, 0), Direction.ACROSS) == (anchored.start, anchored.direction)


def test_other_numbers_lay_the_words_elsewhere() -> None:
    aha = Branch("AHA", "A")

    assert woven("ANNA", aha) == woven("ANNA", aha)
    assert 4 == len({woven("ANNA", aha, seed=seed) for seed in range(20)})


def test_a_word_waits_for_the_one_that_it_crosses() -> None:
    for seed in range(10):
        layout = woven("AA", Branch("ZY", "Y"), Branch("YX", "X"), Branch("XA", "A"), seed=seed)
        assert layout is not None
        assert ("AA", "XA", "YX", "ZY") == Crossword(layout).words


def test_what_would_touch_is_not_laid() -> None:
    below_both = (Branch("ABC", "A"), Branch("ADE", "A"))

    assert woven("AA", *below_both) is None
    assert woven("AXA", *below_both) is not None


def test_words_beside_one_another_may_go_up_and_down() -> None:
    layout = woven("AA", Branch("ABC", "A"), Branch("EDA", "A"))

    assert layout is not None
    assert ("AA", "ABC", "EDA") == Crossword(layout).words


def test_a_letter_that_nothing_has_is_not_crossed() -> None:
    assert woven("STAIR", Branch("TOAD", "O")) is None


def test_no_tile_is_crossed_twice() -> None:
    assert woven("XAY", Branch("LAM", "A"), Branch("OAP", "A")) is None


def test_the_search_ends_with_its_steps() -> None:
    assert weave("STAIR", BRANCHES, Rng(1), 2) is None


@pytest.mark.parametrize("is_upward", [False, True])
def test_the_longest_figure_lies_on_the_square(is_upward: bool) -> None:
    ladder = "ABCDEFGHIJKLMNOPQRST"
    steps = [ladder[at : at + 2] for at in range(MOST_TILES - 1)]
    anchor, *words = [step[::-1] for step in steps] if is_upward else steps
    branches = [Branch(word, letter) for word, letter in zip(words, ladder[1:], strict=False)]

    layout = weave(anchor, branches, Rng(1), 10_000)

    assert layout is not None
    assert MOST_TILES == len(ladder) == len(layout)
