"""What holds for the tallies of every game before anything is played."""

from __future__ import annotations

import pytest

from tests.conformance.case import Setting, all_settings
from tests.conformance.play import AnyMatch
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.common.registry import rules_of, tallier_of

SETTINGS = [
    pytest.param(game, setting, id=f"{game}-{setting.name}") for game, setting in all_settings()
]
over_all_settings = pytest.mark.parametrize(("game", "setting"), SETTINGS)


@over_all_settings
def test_a_match_that_goes_on_has_no_tally(game: str, setting: Setting) -> None:
    match: AnyMatch = Match(rules_of(game), setting.ruleset, setting.seats)

    with pytest.raises(ValueError, match="goes on"):
        tallier_of(game).tally(match)


@over_all_settings
def test_a_setting_is_still_a_ruleset_that_so_many_can_play(game: str, setting: Setting) -> None:
    tallier = tallier_of(game)
    like = tallier.setting(setting.ruleset)

    assert rules_of(game).new(like, setting.seats) is not None
    assert like == tallier.setting(like)


def test_only_games_have_tallies() -> None:
    with pytest.raises(KeyError):
        tallier_of("chess")
