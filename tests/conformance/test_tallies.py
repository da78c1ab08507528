"""What holds for the tallies of every game, tried out in random matches of every setting."""

from __future__ import annotations

import pytest

from tests.conformance.case import Setting, all_settings
from tests.conformance.play import AnyMatch, run
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.registry import game_names, rules_of, tallier_of
from wordsmith_desktop.lexicon.folding import bad_characters

SEEDS = (1, 2)
SETTINGS = [
    pytest.param(game, setting, id=f"{game}-{setting.name}") for game, setting in all_settings()
]
over_all_settings = pytest.mark.parametrize(("game", "setting"), SETTINGS)


def finished(game: str, setting: Setting, seed: int) -> AnyMatch:
    """A match that random play has finished; to play it again would take long."""
    match: AnyMatch = Match(rules_of(game), setting.ruleset, setting.seats)
    match._played[:] = run(game, setting, seed).played
    return match


@over_all_settings
@pytest.mark.parametrize("seed", SEEDS)
def test_a_tally_says_what_the_outcome_says(game: str, setting: Setting, seed: int) -> None:
    match = finished(game, setting, seed)
    outcome = match.outcome
    assert outcome is not None
    tallied = tallier_of(game).tally(match)

    assert outcome.scores == tuple(one.score for one in tallied)
    if setting.seats > 1:
        winners = tuple(seat for seat, one in enumerate(tallied) if one.is_winner)
        assert outcome.winners == winners
        shared = tuple(seat for seat, one in enumerate(tallied) if one.is_shared)
        assert (outcome.winners if len(outcome.winners) > 1 else ()) == shared


@over_all_settings
def test_a_tally_has_words_that_a_game_can_show(game: str, setting: Setting) -> None:
    tallied = tallier_of(game).tally(finished(game, setting, SEEDS[0]))

    for word in (word for one in tallied for word in one.words):
        assert word.word
        assert "" == bad_characters(word.word)
        assert word.points is None or word.points > 0
    assert all(one.turns >= 0 for one in tallied)


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


@pytest.mark.parametrize("game", game_names())
def test_random_matches_of_every_game_have_words_and_turns(game: str) -> None:
    matches = [finished(name, setting, 1) for name, setting in all_settings() if name == game]
    tallied = [one for match in matches for one in tallier_of(game).tally(match)]

    assert any(one.words for one in tallied)
    assert any(one.turns for one in tallied)


def test_only_games_have_tallies() -> None:
    with pytest.raises(KeyError):
        tallier_of("chess")
