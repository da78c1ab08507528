"""Laying the rest around what lies: all of it stays, and what comes is legal."""

from __future__ import annotations

from time import process_time

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary
from wordsmith_desktop.core.rng import Rng

POOL = "TRAINTRAESGDMOES"


def _begun() -> hc.Editor:
    over = hc.Editor.over((), POOL, "TRAIN").typed_word("EARS", hc.Cell(-1, 2), hc.Direction.DOWN)
    assert isinstance(over, hc.Editor)
    return over


def test_what_lies_stays_and_the_rest_is_legal() -> None:
    index, over = dictionary("en"), _begun()
    layout = hc.finished(over, index, Rng(1), least=35)
    assert layout is not None
    assert set(over.layout) < set(layout)
    demands = hc.Demands("TRAIN", POOL)
    assert () == hc.grid_faults(
        hc.Crossword(layout), demands, lambda word: index.position(word) is not None
    )


def test_asked_again_it_lays_another_one() -> None:
    index = dictionary("en")
    laid = {hc.finished(_begun(), index, Rng(seed), least=35) for seed in range(4)}
    assert len(laid) > 1


def test_the_same_chance_lays_the_same() -> None:
    index = dictionary("en")
    assert hc.finished(_begun(), index, Rng(3)) == hc.finished(_begun(), index, Rng(3))


GERMAN = "STEINEERNATUDGLB"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("tag", "pool", "anchor"),
    [("de", GERMAN, "STEIN"), ("de", "YYUUWWIIQAHEGMLN", "WEIL"), ("en", POOL, "TRAIN")],
)
def test_all_letters_are_laid_and_no_word_twice(
    tag: str, pool: str, anchor: str, seed: int
) -> None:
    index = dictionary(tag)
    layout = hc.finished(hc.Editor.over((), pool, anchor), index, Rng(seed))
    assert layout is not None
    assert len(pool) == len(layout)
    demands = hc.Demands(anchor, pool)
    assert () == hc.grid_faults(
        hc.Crossword(layout), demands, lambda word: index.position(word) is not None
    )


@pytest.mark.parametrize("away", [-60, 60])
def test_far_from_the_middle_it_is_the_same(away: int) -> None:
    def shifted(tiles: hc.Layout, by: int) -> hc.Layout:
        return hc.layout_of(hc.Tile(one.row + by, one.col - by, one.letter) for one in tiles)

    index, over = dictionary("de"), hc.Editor.over((), GERMAN, "STEIN")
    there = hc.Editor(shifted(over.layout, away), GERMAN)
    laid = hc.finished(there, index, Rng(1))
    assert laid is not None
    assert len(GERMAN) == len(laid)
    assert set(there.layout) < set(laid)


def test_where_nothing_lies_it_begins_with_a_word_of_its_own() -> None:
    index = dictionary("de")
    layout = hc.finished(hc.Editor((), GERMAN), index, Rng(2), least=20)
    assert layout is not None
    assert len(GERMAN) - 1 <= len(layout)
    grid = hc.Crossword(layout)
    assert len(set(grid.words)) == len(grid.words)
    assert all(index.position(word) is not None for word in grid.words)


@pytest.mark.parametrize("pool", ["ABCDEFGHIJKLMNOPRST", POOL + "ABCDEFGHIJ"])
def test_of_very_many_letters_it_lays_what_it_can(pool: str) -> None:
    layout = hc.finished(
        hc.Editor.over((), pool, "TRAIN" if pool[0] == "T" else "CHAIR"), dictionary("en"), Rng(1)
    )
    assert layout is not None
    assert len(layout) > 8


def test_tiles_that_nobody_has_do_not_confuse_it() -> None:
    over = hc.Editor(
        hc.layout_of(hc.word_tiles("ZEBRA", hc.Cell(0, 0), hc.Direction.ACROSS)), "EBRATON"
    )
    layout = hc.finished(over, dictionary("en"), Rng(1))
    assert layout is not None
    assert set(over.layout) < set(layout)


def test_it_stops_when_it_is_told_to() -> None:
    assert None is hc.finished(_begun(), dictionary("en"), Rng(1), should_stop=lambda: True)


def test_it_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    hc.finished(
        _begun(), dictionary("en"), Rng(2), report=lambda done, whole: told.append((done, whole))
    )
    assert told
    assert all(whole == hc.TRIES for _, whole in told)


def test_without_letters_left_there_is_nothing_to_finish() -> None:
    assert None is hc.finished(hc.Editor.over((), "TRAIN", "TRAIN"), dictionary("en"), Rng(1))


@pytest.mark.parametrize(
    ("tag", "pool", "anchor"),
    [("en", POOL, "TRAIN"), ("de", "STEINEERNATUDGLB", "STEIN")],
)
def test_it_takes_about_a_second_at_most(tag: str, pool: str, anchor: str) -> None:
    index = dictionary(tag)
    begun = process_time()
    layout = hc.finished(hc.Editor.over((), pool, anchor), index, Rng(5), least=30)
    took = process_time() - begun
    assert layout is not None
    print(f"{tag}: {took:.2f} s, {len(pool) - len(layout)} left")
    assert took < 3.0
