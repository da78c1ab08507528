"""A short match is one click on a game's card, and the game stays set up as it was."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from tests.games.table_case import AnyPlay
from tests.helpers.computer_matches import DICTIONARIES
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_names, game_of, rules_of
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Pool
from wordsmith_desktop.games.rewordable.rules.ruleset import least_cards
from wordsmith_desktop.session.simulation import Simulation, whole_match
from wordsmith_desktop.window.kit.game_entry import find_entry

every_game = pytest.mark.parametrize("game", game_names())
WHAT: dict[str, tuple[str, Any]] = {
    "hidden_crossword": ("pool", Pool.TEN),
    "length_x_wit": ("goal", 75),
    "letter_pieces": ("challenges", 1),
    "rewordable": ("cards", least_cards(2) + (60 - least_cards(2)) // 2),
}
"""What is short about a match of two."""


@every_game
def test_a_click_deals_a_short_match_to_those_who_played_last(play: AnyPlay, game: str) -> None:
    name, value = WHAT[game]
    before = play.preferences.settings.last_setups
    play.choose_way("short")
    play.get_ready()
    play.come_back()
    assert value == getattr(play.session.match.ruleset, name)
    assert 2 == play.session.match.seats
    assert before == play.preferences.settings.last_setups


@every_game
def test_it_is_dealt_by_key_too(play: AnyPlay, game: str) -> None:
    name, value = WHAT[game]
    play.key_way("short")
    play.get_ready()
    play.come_back()
    assert value == getattr(play.session.match.ruleset, name)


def _decisions(game: str, ruleset: Any, matches: int) -> float:
    """How many decisions two players of the third level need for a match, on average."""
    simulation = Simulation(
        game=game,
        ruleset=ruleset,
        levels=(3, 3),
        matches=matches,
        seed=5,
        dictionaries=DICTIONARIES,
    )
    played = (whole_match(simulation, number).played for number in range(matches))
    return fmean(sum(one.seat >= 0 for one in actions) for actions in played)


@every_game
@pytest.mark.sampled(2)
def test_the_time_beside_it_is_the_share_of_a_whole_match_that_players_need(game: str) -> None:
    entry = find_entry(game)
    usual = rules_of(game).ruleset_type()
    shorten = game_of(game).shortener()
    assert shorten is not None
    assert entry is not None
    matches = 12 * EFFORT
    share = _decisions(game, shorten(usual, 2), matches) / _decisions(game, usual, matches)
    assert entry.short_minutes == pytest.approx(share * entry.minutes, rel=0.25)


@every_game
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_short_rules_can_be_played_by_as_many_as_the_usual_ones(game: str, seats: int) -> None:
    rules: Any = rules_of(game)
    shorten = game_of(game).shortener()
    assert shorten is not None
    usual = rules.ruleset_type()
    if game == "length_x_wit" and seats == 1:
        usual = replace(usual, turns=10)
    if rules.ruleset_faults(usual, seats):
        return
    short = shorten(usual, seats)
    assert () == rules.ruleset_faults(short, seats)
    assert short != usual
