"""What every bot of every game keeps to: legal answers, from nothing but what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.case import Setting, all_settings
from tests.conformance.play import run
from wordsmith_desktop.bots.bot import AnyBot, Decision, Search, Wait
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import SETTER, Seat
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.lexicon.loading import open_lexicon

DICTIONARIES = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"
EVERY = 9
"""Of the moments of a match, so many are passed over for each that is looked at."""
MOST = 8
"""So many moments of a match are looked at."""


@cache
def words(language: str) -> Vocabulary:
    return Vocabulary(open_lexicon(language, DICTIONARIES).index, COMMON)


def bots(game: str, seats: int) -> Iterator[AnyBot]:
    """All that can be asked at a table with so many seats."""
    hinter = game_of(game).hinter()
    yield from game_of(game).bots().values()
    yield from (
        (*game_of(game).soloists(), *game_of(game).sprinters().values()) if seats == 1 else ()
    )
    yield from (hinter,) if hinter else ()


def moments(game: str, setting: Setting) -> Iterator[tuple[Any, Seat]]:
    """States of a random match with a person who is to act in them."""
    match = run(game, setting, 1)
    states = [one.before for one in match.played]
    found = [(state, seat) for state in states for seat in match.rules.actors(state) if seat >= 0]
    yield from found[::EVERY][:MOST]


def decided(bot: AnyBot, rules: Any, state: Any, seat: Seat) -> Decision[Any] | None:
    seen = rules.observe(state, seat if seat >= 0 else None)
    return bot(seen, words(state.ruleset.language), Rng(5), Search())


every_setting = pytest.mark.parametrize(
    ("game", "setting"),
    [pytest.param(game, setting, id=f"{game}-{setting.name}") for game, setting in all_settings()],
)


@every_setting
@pytest.mark.sampled(2)
def test_an_answer_is_legal_and_blind_to_what_the_seat_may_not_know(
    game: str, setting: Setting
) -> None:
    match, players = run(game, setting, 1), tuple(game_of(game).bots().values())
    for state, seat in moments(game, setting):
        for bot in bots(game, setting.seats):
            decision = decided(bot, match.rules, state, seat)
            # Whoever sits at the table always has an answer; only advice may be missing.
            assert decision is not None or bot not in players
            if decision is not None and not isinstance(decision.action, Wait):
                assert () == match.rules.check(state, seat, decision.action)
            other = match.rules.imagine(state, seat, Rng(3))
            assert decision == decided(bot, match.rules, other, seat)


@every_setting
def test_whoever_is_at_a_loss_can_always_do_something_or_wait(game: str, setting: Setting) -> None:
    match, resorts = run(game, setting, 1), game_of(game).resorts()
    assert resorts is not None
    player, rules = next(iter(game_of(game).bots().values())), match.rules
    for state in match.states:
        for seat in rules.actors(state):
            known = words(state.ruleset.language)
            found = resorts(rules.observe(state, seat), known) if seat >= 0 else ()
            if seat >= 0 and all(rules.check(state, seat, one) for one in found):
                decision = decided(player, rules, state, seat)
                assert decision is not None
                assert isinstance(decision.action, Wait)


@every_setting
def test_what_the_setter_lays_is_legal(game: str, setting: Setting) -> None:
    setter, match = game_of(game).setter(), run(game, setting, 1)
    if setter is None:
        return
    asked = [one.before for one in match.played if SETTER in match.rules.actors(one.before)]
    for state in asked[:1]:
        decision = decided(setter, match.rules, state, SETTER)
        if decision is not None:
            assert () == match.rules.check(state, SETTER, decision.action)
