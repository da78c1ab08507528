"""Laying words on a grid so that each crosses one tile and touches nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.rules.word_weaving import MOST_TILES

STEPS = 500
BRANCHES = (hc.Branch("TOAD", "A"), hc.Branch("DRUM", "R"), hc.Branch("MEOW", "M"))


def woven(anchor: str, *branches: hc.Branch, seed: int = 1) -> hc.Layout | None:
    return hc.weave(anchor, branches, Rng(seed), STEPS)


@pytest.mark.parametrize("seed", range(20))
def test_the_words_stand_there_and_no_others(seed: int) -> None:
    layout = woven("STAIR", *BRANCHES, seed=seed)

    assert layout is not None
    grid = hc.Crossword(layout)
    assert ("DRUM", "MEOW", "TOAD", "STAIR") == grid.words
    assert () == hc.grid_faults(grid, hc.Demands("STAIR", "".join(grid.letters.values())))
    assert 5 + 3 + 3 + 3 == len(layout)


def test_the_anchor_lies_across_from_the_first_cell_on() -> None:
    layout = woven("STAIR", *BRANCHES)

    assert layout is not None
    anchored = hc.Crossword(layout).anchor_run("STAIR")
    assert anchored is not None
    assert (hc.Cell(0, 0), hc.Direction.ACROSS) == (anchored.start, anchored.direction)


def test_other_numbers_lay_the_words_elsewhere() -> None:
    aha = hc.Branch("AHA", "A")

    assert woven("ANNA", aha) == woven("ANNA", aha)
    assert 4 == len({woven("ANNA", aha, seed=seed) for seed in range(20)})


def test_a_word_waits_for_the_one_that_it_crosses() -> None:
    for seed in range(10):
        layout = woven(
            "AA", hc.Branch("ZY", "Y"), hc.Branch("YX", "X"), hc.Branch("XA", "A"), seed=seed
        )
        assert layout is not None
        assert ("AA", "XA", "YX", "ZY") == hc.Crossword(layout).words


def test_what_would_touch_is_not_laid() -> None:
    below_both = (hc.Branch("ABC", "A"), hc.Branch("ADE", "A"))

    assert woven("AA", *below_both) is None
    assert woven("AXA", *below_both) is not None


def test_words_beside_one_another_may_go_up_and_down() -> None:
    layout = woven("AA", hc.Branch("ABC", "A"), hc.Branch("EDA", "A"))

    assert layout is not None
    assert ("AA", "ABC", "EDA") == hc.Crossword(layout).words


def test_a_letter_that_nothing_has_is_not_crossed() -> None:
    assert woven("STAIR", hc.Branch("TOAD", "O")) is None


def test_no_tile_is_crossed_twice() -> None:
    assert woven("XAY", hc.Branch("LAM", "A"), hc.Branch("OAP", "A")) is None


def test_the_search_ends_with_its_steps() -> None:
    assert hc.weave("STAIR", BRANCHES, Rng(1), 2) is None


@pytest.mark.parametrize("is_upward", [False, True])
def test_the_longest_figure_lies_on_the_square(is_upward: bool) -> None:
    ladder = "ABCDEFGHIJKLMNOPQRST"
    steps = [ladder[at : at + 2] for at in range(MOST_TILES - 1)]
    anchor, *words = [step[::-1] for step in steps] if is_upward else steps
    branches = [hc.Branch(word, letter) for word, letter in zip(words, ladder[1:], strict=False)]

    layout = hc.weave(anchor, branches, Rng(1), 10_000)

    assert layout is not None
    assert MOST_TILES == len(ladder) == len(layout)


# Every crossword there is

LISTED = ("SEAT", "TEAS", "EAST", "ATE", "TEA", "SET", "AT", "AS", "STET")
PLENTY = 1_000_000


def across(anchor: str) -> hc.Layout:
    return hc.layout_of(hc.word_tiles(anchor, hc.Cell(0, 0), hc.Direction.ACROSS))


def every(
    pool: str, anchor: str, most: int, *, seed: int = 1, steps: int = PLENTY
) -> list[hc.Layout]:
    sharing = hc.Sharing(pool, anchor, _buildable(pool, anchor))
    return list(hc.weave_all(sharing, across(anchor), most, Rng(seed), hc.Steps(steps)))


def _buildable(pool: str, anchor: str) -> list[str]:
    return [word for word in LISTED if word != anchor and not Counter(word) - Counter(pool)]


def by_trying(pool: str, anchor: str) -> set[hc.Layout]:
    """Every legal crossword of all letters whose words each cross one tile of those before."""
    start = {(0, at): letter for at, letter in enumerate(anchor)}
    return {
        hc.layout_of(hc.Tile(row, col, letter) for (row, col), letter in cells.items())
        for cells in _grown(start, _buildable(pool, anchor), Counter(pool) - Counter(anchor))
    }


def _grown(
    cells: dict[tuple[int, int], str], words: Sequence[str], left: Counter[str]
) -> Iterator[dict[tuple[int, int], str]]:
    if not left:
        yield cells
    for word in words:
        for row, col in cells:
            for at in range(len(word)):
                for down in (0, 1):
                    places = [
                        (row + down * (on - at), col + (1 - down) * (on - at))
                        for on in range(len(word))
                    ]
                    grown = {**cells, **dict(zip(places, word, strict=True))}
                    new = Counter(grown[place] for place in places if place not in cells)
                    kept = all(grown[place] == letter for place, letter in cells.items())
                    if kept and len(word) - 1 == new.total() and not new - left:
                        yield from _grown(grown, words, left - new)


def cross_once(layout: hc.Layout) -> bool:
    """Whether every word but one shares just one tile with those before it."""
    words = hc.Crossword(layout).words
    return sum(map(len, words)) - (len(words) - 1) == len(layout)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    ("pool", "anchor"), [("SEATAT", "SEAT"), ("SEATTEAS", "SEAT"), ("ATESET", "ATE")]
)
@pytest.mark.sampled(2)
def test_every_crossword_of_all_letters_comes_once(pool: str, anchor: str, seed: int) -> None:
    found = every(pool, anchor, 9, seed=seed)

    demands, known = hc.Demands(anchor, pool), {*LISTED, anchor}
    legal = {
        layout
        for layout in by_trying(pool, anchor)
        if not hc.grid_faults(hc.Crossword(layout), demands, known.__contains__)
    }
    assert len(found) == len(set(found)) > 0
    assert {layout for layout in legal if cross_once(layout)} == set(found)


@pytest.mark.parametrize("most", [0, 1, 2])
def test_they_have_no_more_two_letter_words_than_they_may_cost(most: int) -> None:
    found = every("SEATTEAS", "SEAT", most * hc.TWO_LETTERS)

    short = [sum(len(word) == 2 for word in hc.Crossword(one).words) for one in found]
    assert max(short, default=0) <= most
    assert {*found} == {
        one
        for one in every("SEATTEAS", "SEAT", 9)
        if sum(len(word) == 2 for word in hc.Crossword(one).words) <= most
    }


def test_they_end_with_the_steps() -> None:
    whole = every("SEATTEAS", "SEAT", 9)

    assert [] == every("SEATTEAS", "SEAT", 9, steps=1)
    some = every("SEATTEAS", "SEAT", 9, steps=40)
    assert whole[: len(some)] == some
    assert 0 < len(some) < len(whole)


def test_they_end_when_they_are_asked_to_stop() -> None:
    sharing = hc.Sharing("SEATTEAS", "SEAT", _buildable("SEATTEAS", "SEAT"))

    assert [] == list(
        hc.weave_all(sharing, across("SEAT"), 9, Rng(1), hc.Steps(PLENTY, lambda: True))
    )
