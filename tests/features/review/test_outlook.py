"""The chances of winning at a moment, judged by playing on."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.features.review.outlook import chances
from wordsmith_desktop.games.length_x_wit.rules.actions import Score
from wordsmith_desktop.session.simulation import Simulation, ruleset_with, whole_match, words_of

DICTIONARIES = Path(__file__).resolve().parents[3] / "resources" / "dictionaries"


def whole(game: str) -> tuple[AnyMatch, Vocabulary]:
    """A match of the mildest player against the strongest."""
    simulation = Simulation(
        game=game,
        ruleset=ruleset_with(game, "en", ()),
        levels=(1, 6),
        matches=1,
        seed=2,
        dictionaries=DICTIONARIES,
    )
    return whole_match(simulation, 0), words_of(simulation)


def test_they_are_the_same_at_each_look_and_sure_in_the_end() -> None:
    match, words = whole("length_x_wit")
    scores = [at for at, one in enumerate(match.played) if isinstance(one.action, Score)]
    last = scores[-1]
    found = chances(match, last, words, lambda: False)
    assert found is not None
    assert 0 <= found.own <= found.best <= 1
    assert found == chances(match, last, words, lambda: False)
    assert match.outcome is not None
    assert (match.played[last].seat in match.outcome.winners) == (found.own > 0.5)


def test_nobody_waits_for_them_once_it_is_to_stop() -> None:
    match, words = whole("length_x_wit")
    assert chances(match, 10, words, lambda: True) is None


@pytest.mark.parametrize("game", ["rewordable"])
def test_where_something_is_hidden_nobody_judges_them(game: str) -> None:
    match, words = whole(game)
    assert chances(match, 4, words, lambda: False) is None
