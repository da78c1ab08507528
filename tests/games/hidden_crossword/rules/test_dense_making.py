"""Dense puzzles: legal, with words side by side, and the same ones everywhere."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.rules.whole_matches import dealt
from tests.helpers.crossword_draws import Deal, dictionary, picture, random_deal, small_index
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng

FEW_DRAWS = 8
POOL, ANCHOR = "TTNRSSLDAAEEIOMP", "LAND"
OPENLY = ["SQUID.", "A...U.", "W.W.N.", ".GIVEN", "..Z..."]


@cache
def made(tag: str, seed: int, difficulty: hc.Difficulty) -> tuple[Deal, hc.Layout]:
    index, rng = dictionary(tag), Rng(seed)
    deal = random_deal(rng, index)
    layout = hc.make_dense_puzzle(deal.pool, deal.anchor, index, rng, difficulty=difficulty)
    assert layout is not None
    return deal, layout


def lies_side_by_side(layout: hc.Layout) -> bool:
    """Whether four tiles form a square."""
    cells = {(tile.row, tile.col) for tile in layout}
    corners = ((0, 1), (1, 0), (1, 1))
    return any({(row + down, col + on) for down, on in corners} <= cells for row, col in cells)


@pytest.mark.parametrize("difficulty", hc.LEVELS)
@pytest.mark.parametrize("tag", ["en", "de"])
@pytest.mark.sampled(2)
def test_W8_W9_W11_every_run_of_a_dense_puzzle_is_a_word(
    tag: str, difficulty: hc.Difficulty
) -> None:
    index = dictionary(tag)
    for seed in range(FEW_DRAWS):
        deal, layout = made(tag, seed, difficulty)
        faults = hc.grid_faults(
            hc.Crossword(layout),
            hc.Demands(deal.anchor, deal.pool),
            lambda word: index.position(word) is not None,
        )
        assert () == faults


@pytest.mark.parametrize("tag", [pytest.param("en", marks=pytest.mark.nightly), "de"])
@pytest.mark.nightly
def test_its_words_cross_at_least_as_often_as_those_of_open_puzzles(tag: str) -> None:
    index, dense, loose = dictionary(tag), 0, 0
    for difficulty in hc.LEVELS:
        for seed in range(FEW_DRAWS):
            rng = Rng(seed)
            deal, layout = random_deal(rng, index), made(tag, seed, difficulty)[1]
            other = hc.make_puzzle(deal.pool, deal.anchor, index, rng, difficulty=difficulty)
            assert other is not None
            dense += len(hc.Crossword(layout).crossed_cells)
            loose += len(hc.Crossword(other).crossed_cells)
    assert dense > loose


@pytest.mark.parametrize("tag", ["en", "de"])
def test_most_of_them_have_words_side_by_side_and_all_letters(tag: str) -> None:
    found = [made(tag, seed, hc.Difficulty.MEDIUM) for seed in range(FEW_DRAWS)]

    assert FEW_DRAWS / 2 < sum(lies_side_by_side(layout) for _, layout in found)
    assert FEW_DRAWS - 1 <= sum(len(layout) == len(deal.pool) for deal, layout in found)


@pytest.mark.parametrize("tag", ["en", "de"])
def test_hard_dense_puzzles_have_rarer_words(tag: str) -> None:
    index = dictionary(tag)

    def mean_commonness(difficulty: hc.Difficulty) -> float:
        drawn = [made(tag, seed, difficulty) for seed in range(FEW_DRAWS)]
        words = [
            word for deal, layout in drawn for word in {*hc.Crossword(layout).words} - {deal.anchor}
        ]
        return sum(int(index.commonness[index.position(word) or 0]) for word in words) / len(words)

    easy, medium, hard = map(mean_commonness, hc.LEVELS)
    assert min(easy, medium) > hard + 5


def test_the_same_numbers_make_the_same_dense_puzzle() -> None:
    index = dictionary("en")
    first, again, other = (
        hc.make_dense_puzzle(POOL, ANCHOR, index, Rng(seed)) for seed in (1, 1, 2)
    )

    assert first == again
    assert first != other


def test_words_touch_only_where_all_that_they_form_are_words() -> None:
    beside = small_index({"LAMP": 60, "ATE": 60, "AT": 50, "ME": 50})

    assert ["LAMP", ".TE."] != picture(hc.make_dense_puzzle("LAMPTE", "LAMP", beside, Rng(1)) or ())
    among = small_index({"LAMP": 60, "AT": 50, "ME": 50, "TE": 50})
    assert ["LAMP", ".TE."] == picture(hc.make_dense_puzzle("LAMPTE", "LAMP", among, Rng(1)) or ())


def test_W8_the_anchor_is_lengthened_by_nothing() -> None:
    index = small_index({"LAMP": 60, "LAMPS": 60, "SO": 60, "OM": 60})

    layout = hc.make_dense_puzzle("LAMPSO", "LAMP", index, Rng(1))

    assert layout is not None
    assert hc.Crossword(layout).anchor_run("LAMP") is not None


def test_vulgar_and_excluded_words_are_left_out_of_dense_puzzles() -> None:
    index = small_index({"LAMP": 60, "ATE": 60, "PET": 50}, vulgar=["ATE"])

    def words(**given: bool | set[str]) -> tuple[str, ...] | None:
        layout = hc.make_dense_puzzle("LAMPTE", "LAMP", index, Rng(1), **given)  # type: ignore[arg-type]
        return None if layout is None else hc.Crossword(layout).words

    assert ("PET", "LAMP") == words()
    assert words(excluded={"PET"}) is None
    assert ("ATE", "LAMP") == words(excluded={"PET"}, family=False)


@pytest.mark.parametrize("least", [1, 4])
def test_a_dense_puzzle_has_as_many_words_as_the_table_asks_for(least: int) -> None:
    layout = hc.make_dense_puzzle(POOL, ANCHOR, dictionary("en"), Rng(1), least_words=least)

    assert layout is not None
    assert 1 + least <= len(hc.Crossword(layout).words)


def test_without_words_there_is_no_dense_puzzle() -> None:
    assert hc.make_dense_puzzle("LAMPS", "LAMP", small_index({}), Rng(1)) is None


@pytest.mark.parametrize("after", [0, 1, 3])
def test_a_search_for_a_dense_puzzle_that_is_stopped_finds_nothing(after: int) -> None:
    asked: list[None] = []

    def should_stop() -> bool:
        asked.append(None)
        return len(asked) > after

    index = dictionary("en")
    assert hc.make_dense_puzzle(POOL, ANCHOR, index, Rng(1), should_stop=should_stop) is None
    assert after + 1 == len(asked)


def test_puzzles_are_open_as_ever_unless_dense_ones_are_asked_for() -> None:
    words = Vocabulary(dictionary("en"))

    usual, loose, dense = (
        dealt(words, 3, **fields).state.computers
        for fields in ({}, {"density": hc.Density.OPEN}, {"density": hc.Density.DENSE})
    )

    assert OPENLY == picture(usual)
    assert usual == loose
    assert usual != dense
