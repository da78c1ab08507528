"""Laying the rest around what lies: all of it stays, and what comes is legal."""

from __future__ import annotations

from time import process_time

import pytest

from tests.helpers.crossword_draws import dictionary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.crossword import (
    Cell,
    Crossword,
    Demands,
    Direction,
    grid_faults,
)
from wordsmith_desktop.games.hidden_crossword.finishing import TRIES, finished
from wordsmith_desktop.games.hidden_crossword.presenter import Editor

POOL = "TRAINTRAESGDMOES"


def _begun() -> Editor:
    over = Editor.over((), POOL, "TRAIN").typed_word("EARS", Cell(-1, 2), Direction.DOWN)
    assert isinstance(over, Editor)
    return over


def test_what_lies_stays_and_the_rest_is_legal() -> None:
    index, over = dictionary("en"), _begun()
    layout = finished(over, index, Rng(1), least=35)
    assert layout is not None
    assert set(over.layout) < set(layout)
    demands = Demands("TRAIN", POOL)
    assert () == grid_faults(
        Crossword(layout), demands, lambda word: index.position(word) is not None
    )


def test_asked_again_it_lays_another_one() -> None:
    index = dictionary("en")
    laid = {finished(_begun(), index, Rng(seed), least=35) for seed in range(4)}
    assert len(laid) > 1


def test_the_same_chance_lays_the_same() -> None:
    index = dictionary("en")
    assert finished(_begun(), index, Rng(3)) == finished(_begun(), index, Rng(3))


def test_it_stops_when_it_is_told_to() -> None:
    assert None is finished(_begun(), dictionary("en"), Rng(1), should_stop=lambda: True)


def test_it_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    finished(
        _begun(), dictionary("en"), Rng(2), report=lambda done, whole: told.append((done, whole))
    )
    assert told
    assert all(whole == TRIES for _, whole in told)


def test_without_letters_left_there_is_nothing_to_finish() -> None:
    assert None is finished(Editor.over((), "TRAIN", "TRAIN"), dictionary("en"), Rng(1))


@pytest.mark.parametrize(
    ("tag", "pool", "anchor"),
    [("en", POOL, "TRAIN"), ("de", "STEINEERNATUDGLB", "STEIN")],
)
def test_it_takes_about_a_second_at_most(tag: str, pool: str, anchor: str) -> None:
    index = dictionary(tag)
    begun = process_time()
    layout = finished(Editor.over((), pool, anchor), index, Rng(5), least=30)
    took = process_time() - begun
    assert layout is not None
    print(f"{tag}: {took:.2f} s, {len(pool) - len(layout)} left")
    assert took < 3.0
