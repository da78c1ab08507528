"""Marks of plays order players of known strength; small here, at length in `measure_marks.py`."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from wordsmith_desktop.games.common.valuer import SeatWorth
from wordsmith_desktop.session.measured_play import LevelPlay, by_level, marked
from wordsmith_desktop.session.simulation import Simulation, ruleset_with

DICTIONARIES = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"


def levels(game: str, matches: int) -> tuple[LevelPlay, ...]:
    """How three levels of a game play."""
    found: list[tuple[int, SeatWorth]] = []
    for pair in ((1, 4), (4, 6)):
        simulation = Simulation(
            game=game,
            ruleset=ruleset_with(game, "en", ()),
            levels=pair,
            matches=matches,
            seed=3,
            dictionaries=DICTIONARIES,
        )
        for number in range(matches):
            found += marked(simulation, number)
    return tuple(by_level(found))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "matches"),
    [("length_x_wit", 6), pytest.param("rewordable", 3, marks=pytest.mark.nightly)],
)
def test_stronger_players_have_a_greater_share_of_best_plays_and_lose_less(
    game: str, matches: int
) -> None:
    found = levels(game, matches)
    assert [1, 4, 6] == [one.level for one in found]
    assert all(one.best < other.best for one, other in pairwise(found))
    assert all(one.lost > other.lost for one, other in pairwise(found))


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "matches"), [("letter_pieces", 12), ("hidden_crossword", 20)])
def test_so_they_have_where_a_play_takes_longer_to_value(game: str, matches: int) -> None:
    found = levels(game, matches)
    assert all(one.best < other.best for one, other in pairwise(found))
