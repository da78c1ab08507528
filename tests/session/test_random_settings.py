"""Every setting that no fault keeps from being played is played by computers to its end."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.helpers.computer_matches import finished
from tests.helpers.effort import EFFORT
from tests.helpers.random_settings import VALUES, random_setting
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import field_names
from wordsmith_desktop.games.common.registry import game_names, rules_of

LEVELS: Final = (1, 3, 6)
USUAL: Final = range(8 * EFFORT)
"""Settings of each game that are played as a rule."""
MANY: Final = 1000
"""By night."""
A_TEST: Final = 50


def _play(game: str, number: int) -> None:
    rng = Rng(number, stream=34)
    ruleset, seats = random_setting(game, rng)
    bots = tuple(bot_of_level(rng.choice(LEVELS)) for _ in range(seats))
    try:
        match = finished(game, ruleset, bots, number)
    except Exception as error:
        raise AssertionError(f"{number}: {bots} {_unusual(ruleset)}") from error
    assert match.outcome is not None


def _unusual(ruleset: Any) -> dict[str, Any]:
    """The fields of a ruleset that are not as usual, to be read where a match fails."""
    usual = type(ruleset)()
    found = {name: getattr(ruleset, name) for name in field_names(ruleset)}
    return {name: value for name, value in found.items() if value != getattr(usual, name)}


@pytest.mark.parametrize("game", game_names())
@pytest.mark.sampled(2)
def test_computers_play_settings_at_random_to_the_end(game: str) -> None:
    for number in USUAL:
        _play(game, number)


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(0, MANY, A_TEST))
@pytest.mark.parametrize("game", game_names())
def test_computers_play_many_settings_at_random_to_the_end(game: str, first: int) -> None:
    for number in range(first, first + A_TEST):
        _play(game, number)


@pytest.mark.parametrize("game", game_names())
def test_the_values_are_of_fields_that_there_are(game: str) -> None:
    assert set(VALUES[game]) <= set(field_names(rules_of(game).ruleset_type))
