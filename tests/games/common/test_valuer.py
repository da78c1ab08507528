"""How well somebody played: marks, luck apart, and the better play, in every game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.common.registry import game_names, reviewer_of, rules_of, valuer_of
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.common.valuer import (
    Better,
    PlayMark,
    SeatWorth,
    Valued,
    standings,
    valued,
)
from wordsmith_desktop.session.simulation import Simulation, ruleset_with, whole_match, words_of

DICTIONARIES = Path(__file__).resolve().parents[3] / "resources" / "dictionaries"
SETTINGS = {
    "length_x_wit": ("goal=60",),
    "letter_pieces": ("rolls_a_turn=3", "challenges=2"),
    "rewordable": (),
    "hidden_crossword": (),
}
every_game = pytest.mark.parametrize("game", sorted(SETTINGS))


@cache
def whole(game: str) -> tuple[AnyMatch, Vocabulary]:
    """A match of the mildest player against the strongest, with the words by which it is valued."""
    simulation = Simulation(
        game=game,
        ruleset=ruleset_with(game, "en", SETTINGS[game]),
        levels=(1, 6),
        matches=1,
        seed=11,
        dictionaries=DICTIONARIES,
    )
    return whole_match(simulation, 0), words_of(simulation)


@cache
def turns(game: str) -> tuple[tuple[int, Valued], ...]:
    """All turns of it that are worth a figure, with their positions."""
    match, words = whole(game)
    reviewer, valuer = reviewer_of(game), valuer_of(game)
    assert reviewer is not None
    assert valuer is not None
    found = ((at, valuer.value(match, at, words)) for at in reviewer.positions(match))
    return tuple((at, one) for at, one in found if one is not None)


@pytest.mark.parametrize(
    ("worth", "mark"),
    [(10.0, PlayMark.BEST), (8.0, PlayMark.GOOD), (7.9, PlayMark.MISSED), (11.0, PlayMark.BEST)],
)
def test_a_play_is_marked_by_what_it_lost(worth: float, mark: PlayMark) -> None:
    found = valued(0, worth, Better(10.0), near=2.0, luck=None)
    assert (mark, max(10.0, worth)) == (found.mark, found.best)


@pytest.mark.parametrize(
    ("worth", "mark"), [(10.0, PlayMark.EASY), (8.0, PlayMark.EASY), (7.9, PlayMark.MISSED)]
)
def test_an_easy_moment_tells_nobody_apart_but_who_misses_it(worth: float, mark: PlayMark) -> None:
    found = valued(0, worth, Better(10.0), near=2.0, luck=None, is_easy=True)
    assert mark is found.mark
    (standing,) = standings((found,), 1)
    assert (mark is PlayMark.MISSED, mark is PlayMark.EASY) == (
        standing.turns == 1,
        standing.easy == 1,
    )


def test_whoever_played_the_best_is_offered_no_other_play() -> None:
    better = Better(10.0, laid=("lay",))
    assert () == valued(0, 10.0, better, near=2.0, luck=None).laid
    assert ("lay",) == valued(0, 1.0, better, near=2.0, luck=None).laid


def test_luck_is_added_up_apart_from_what_was_made_of_it() -> None:
    found = (
        Valued(0, 4.0, 5.0, PlayMark.GOOD, luck=-2.0),
        Valued(2, 1.0, 9.0, PlayMark.MISSED),
        Valued(0, 6.0, 6.0, PlayMark.BEST, luck=0.5),
    )
    assert (
        SeatWorth(0, 2, (1, 1, 0), 0, taken=10.0, offered=11.0, luck=-1.5),
        SeatWorth(2, 1, (0, 0, 1), 0, taken=1.0, offered=9.0, luck=None),
    ) == standings(found, 3)


def test_every_game_has_a_valuer() -> None:
    assert sorted(SETTINGS) == [game for game in game_names() if valuer_of(game)]


@every_game
def test_the_strongest_player_finds_more_of_the_best_plays_than_the_mildest(game: str) -> None:
    mild, strong = standings(tuple(one for _, one in turns(game)), 2)
    assert mild.share_best < strong.share_best


@every_game
def test_no_play_is_worth_more_than_the_best(game: str) -> None:
    assert all(one.worth <= one.best for _, one in turns(game))


@every_game
def test_a_turn_is_worth_the_same_at_each_look(game: str) -> None:
    match, words = whole(game)
    valuer = valuer_of(game)
    assert valuer is not None
    for at, one in turns(game)[:3]:
        assert one == valuer.value(match, at, words)


@every_game
def test_the_better_play_can_be_laid_on_the_table_of_its_moment(game: str) -> None:
    match, _ = whole(game)
    rules = rules_of(game)
    laid = [(at, one) for at, one in turns(game) if one.laid]
    assert laid or game == "hidden_crossword"
    for at, one in laid:
        state = match.played[at if one.moment is None else one.moment].before
        for action in one.laid:
            assert () == rules.check(state, one.seat, action)
            state = rules.apply(state, one.seat, action).state


@pytest.mark.parametrize("game", ["length_x_wit", "rewordable"])
def test_whoever_plays_as_the_strongest_would_has_the_best_mark(game: str) -> None:
    strong = [one for _, one in turns(game) if one.seat == 1]
    assert sum(one.mark is PlayMark.BEST for one in strong) >= 0.8 * len(strong)
