"""Whatever anybody does, with whatever values: typed reasons against it, or a result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.case import Setting, all_settings, cases_of
from tests.conformance.play import Run, run, some
from tests.conformance.wild import bent, wild
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.rejections import IllegalActionError, Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, PLAYER, REFEREE, SETTER, Seat
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.games.common.table_rules import TableRules

MOMENTS = 12
"""States looked at in each match."""
TRIES = 3 * EFFORT
"""Wild actions of each verb in each of them, for each seat that may act."""
OUTSIDE = (-(2**63), -4, 99, 2**64)
"""No seats at all."""

SETTINGS = [
    pytest.param(game, setting, id=f"{game}-{setting.name}") for game, setting in all_settings()
]
over_all_settings = pytest.mark.parametrize(("game", "setting"), SETTINGS)


def moments(match: Run, rng: Rng) -> Iterator[tuple[Any, Seat]]:
    """States of a match, each with the seats that may act in it and one that is none."""
    for state in some(match.states, MOMENTS, rng):
        yield from ((state, seat) for seat in match.rules.actors(state))
        yield state, rng.choice(OUTSIDE)


def table_rules(game: str) -> TableRules[Any, Any, Any, Any]:
    """A game's rules as the table they are made of."""
    rules = rules_of(game)
    assert isinstance(rules, TableRules)
    return rules


def answer(match: Run, state: Any, seat: Seat, action: Any) -> None:
    """The rules give typed reasons against the action, and the same when it is played."""
    reasons = match.rules.check(state, seat, action)
    assert all(isinstance(reason, Rejection) for reason in reasons)
    if not reasons:
        match.rules.apply(state, seat, action)
        return
    with pytest.raises(IllegalActionError) as caught:
        match.rules.apply(state, seat, action)
    assert reasons == caught.value.rejections


@over_all_settings
@pytest.mark.sampled(3)
def test_wild_values_are_refused_with_typed_reasons_or_played(game: str, setting: Setting) -> None:
    match, rng = run(game, setting, 1), Rng(37)
    for state, seat in moments(match, rng):
        for verb in match.rules.action_types:
            for _ in range(TRIES):
                answer(match, state, seat, wild(verb, rng))


@over_all_settings
@pytest.mark.sampled(3)
def test_one_wild_value_in_a_sound_action_is_refused_or_played(game: str, setting: Setting) -> None:
    match, rng = run(game, setting, 1), Rng(38)
    played = some(match.played, 60 * EFFORT, rng)
    for one in played:
        for _ in range(TRIES):
            answer(match, one.before, one.seat, bent(one.action, rng))


@pytest.mark.parametrize("game", game_names())
def test_every_verb_names_the_seats_that_may_use_it(game: str) -> None:
    verbs = {verb.action.__name__: frozenset(verb.by) for verb in table_rules(game).verbs}

    people = dict.fromkeys(verbs, frozenset({PLAYER}))
    assert {**people, **cases_of(game).others_verbs} == verbs


@over_all_settings
@pytest.mark.sampled(3)
def test_every_verb_is_open_to_no_seat_but_those_it_is_for(game: str, setting: Setting) -> None:
    match, rng = run(game, setting, 1), Rng(39)
    others = cases_of(game).others_verbs
    for one in some(match.played, 60 * EFFORT, rng):
        # What each verb did at any time of the match, tried by all at this one.
        for action in {
            type(each): each for each in (*some(match.actions, 40, rng), one.action)
        }.values():
            allowed = others.get(type(action).__name__, frozenset({PLAYER}))
            for seat in (*match.seats, CHANCE, REFEREE, SETTER):
                is_named = (PLAYER if seat >= 0 else seat) in allowed
                is_due = seat in match.rules.actors(one.before)
                assert (is_named and is_due) or match.rules.check(one.before, seat, action)
