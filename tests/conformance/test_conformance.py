"""What holds for every game, tried out in random matches of every setting."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from tests.conformance.case import Setting, all_settings, cases_of, legal_actions
from tests.conformance.play import SEEDS, AnyMatch, Run, run, some, texts_in
from tests.conformance.tallies import (
    tallied,
    tallies_what_the_outcome_says,
    tallies_words_that_a_game_can_show,
)
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rejections import IllegalActionError, Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.records.codec import decode, encode, tagged

NOBODYS = (CHANCE, REFEREE, SETTER)
"""The seats that no person sits on."""
SAMPLE = 10
"""States looked at in each match where all of them would take too long."""

Property = Callable[[Run], None]
SETTINGS = [
    pytest.param(game, setting, id=f"{game}-{setting.name}") for game, setting in all_settings()
]
over_all_settings = pytest.mark.parametrize(("game", "setting"), SETTINGS)


def _ends(match: Run) -> None:
    outcome = match.rules.outcome(match.last)

    assert outcome is not None, "the match has no end"
    assert match.setting.seats == len(outcome.scores)
    assert () == match.rules.actors(match.last)
    assert () == match.rules.timers(match.last)
    for seat in (*match.seats, *NOBODYS):
        assert [] == list(legal_actions(match.rules, match.last, seat))


def _goes_on_until_the_end(match: Run) -> None:
    for state in match.states[:-1]:
        assert match.rules.outcome(state) is None
        assert match.rules.actors(state)


def _every_actor_has_an_action(match: Run) -> None:
    for state in match.sample(SAMPLE):
        for seat in match.rules.actors(state):
            assert next(legal_actions(match.rules, state, seat), None) is not None


def _replays(match: Run) -> None:
    state = match.rules.new(match.setting.ruleset, match.setting.seats)
    assert match.first == state
    for one in match.played:
        step = match.rules.apply(state, one.seat, one.action)
        assert one.step == step
        state = step.state


def _is_written_and_read(match: Run) -> None:
    ruleset = match.setting.ruleset
    assert ruleset == decode(match.rules.ruleset_type, _through_text(encode(ruleset)))
    codec = tagged("type", match.rules.action_types)
    for action in match.actions:
        assert action == codec.decode(_through_text(codec.encode(action)))


def _through_text(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _offers_what_it_allows(match: Run) -> None:
    for state in match.sample(SAMPLE):
        before = repr(state)
        for seat in (*match.seats, *NOBODYS):
            legal = list(legal_actions(match.rules, state, seat))
            assert len(legal) == len(set(legal))
            for action in legal:
                assert () == match.rules.check(state, seat, action)
                match.rules.apply(state, seat, action)
        assert before == repr(state)


def _refuses_with_reasons(match: Run) -> None:
    rng = match.rng()
    refused = 0
    for state in match.sample(SAMPLE):
        before = repr(state)
        for action in some(match.actions, 10, rng):
            for seat in (*match.seats, *NOBODYS):
                refused += _is_refused(match, state, seat, action)
        assert before == repr(state)
    assert refused


def _is_refused(match: Run, state: Any, seat: int, action: Any) -> bool:
    reasons = match.rules.check(state, seat, action)
    if not reasons:
        match.rules.apply(state, seat, action)
        return False
    with pytest.raises(IllegalActionError) as caught:
        match.rules.apply(state, seat, action)
    assert (action, reasons) == (caught.value.action, caught.value.rejections)
    assert all(isinstance(reason, Rejection) for reason in reasons)
    return True


def _keeps_its_material(match: Run) -> None:
    material = cases_of(match.rules.game).material
    for state in match.states:
        assert material(match.first) == material(state)


def _asks_the_referee_exactly_when_there_is_a_question(match: Run) -> None:
    for state in match.states:
        is_asked = REFEREE in match.rules.actors(state)
        assert not is_asked or match.rules.question(state)


def _imagines_what_a_seat_cannot_tell_apart(match: Run) -> None:
    rng, material = match.rng(), cases_of(match.rules.game).material
    for state in match.sample(SAMPLE):
        for seat in match.seats:
            other = match.rules.imagine(state, seat, rng)
            assert match.rules.observe(state, seat) == match.rules.observe(other, seat)
            assert material(state) == material(other)
            assert match.rules.actors(state) == match.rules.actors(other)
            assert list(legal_actions(match.rules, state, seat)) == list(
                legal_actions(match.rules, other, seat)
            )


def _imagines_other_secrets(match: Run) -> None:
    secrets = cases_of(match.rules.game).secrets
    rng = match.rng()
    for state in match.sample(SAMPLE):
        for seat in match.seats:
            hidden = secrets(state, seat)
            others = [match.rules.imagine(state, seat, rng) for _ in range(3)]
            assert not hidden or any(hidden != secrets(other, seat) for other in others)


def _observes_no_secrets(match: Run) -> None:
    secrets = cases_of(match.rules.game).secrets
    for state in match.sample(4 * SAMPLE):
        at_the_table = texts_in(match.rules.observe(state, None))
        for seat in match.seats:
            seen = texts_in(match.rules.observe(state, seat))
            assert set() == seen & secrets(state, seat)
            assert at_the_table <= seen


def _tells_no_secrets(match: Run) -> None:
    game = match.rules.game
    secrets = cases_of(game).secrets
    for one in match.played:
        for seat in match.seats:
            hidden = secrets(one.before, seat) | secrets(one.step.state, seat)
            if hidden:
                before, after = one.before, one.step.state
                hidden -= _known(game, before, seat) | _known(game, after, seat)
            for event in one.step.events:
                told = match.rules.redact(event, seat)
                assert not hidden or set() == texts_in(told) & hidden
                assert told is None or told == match.rules.redact(told, seat)


def _observes_no_hidden_pieces(match: Run) -> None:
    case = cases_of(match.rules.game)
    for state in match.sample(4 * SAMPLE):
        for seat in match.seats:
            seen = case.pieces_in(match.rules.observe(state, seat))
            assert set() == seen & case.hidden_pieces(state, seat)


def _tells_no_hidden_pieces(match: Run) -> None:
    game = match.rules.game
    case = cases_of(game)
    # What a step deals in the open, before anything is hidden, everybody has seen.
    for one in (one for one in match.played if match.rules.hides(one.before)):
        for seat in match.seats:
            hidden = case.hidden_pieces(one.before, seat) | case.hidden_pieces(one.step.state, seat)
            told = [match.rules.redact(event, seat) for event in one.step.events]
            # What the seat has seen before is no news, such as a card that it gives away.
            before, after = one.before, one.step.state
            shown = _shown(game, before, seat) | _shown(game, after, seat)
            assert set() == case.pieces_in(tuple(told)) & (hidden - shown)


@lru_cache(maxsize=32)
def _shown(game: str, state: Any, seat: int) -> frozenset[int]:
    return cases_of(game).pieces_in(rules_of(game).observe(state, seat))


@lru_cache(maxsize=32)
def _known(game: str, state: Any, seat: int) -> frozenset[str]:
    return texts_in(rules_of(game).observe(state, seat))


def _undoes_only_what_nobody_learnt_from(match: Run) -> None:
    again: AnyMatch = Match(match.rules, match.setting.ruleset, match.setting.seats)
    for one in match.played:
        again.play(one.seat, one.action)
        if one.seat < 0 or one.step.is_revealing:
            with pytest.raises(IndexError):
                again.undo()
            continue
        again.undo()
        assert one.before == again.state
        again.redo()
        assert one.step.state == again.state


def _gives_no_two_acts_of_chance_the_same_numbers(match: Run) -> None:
    streams = [match.rules.chance_stream(one.before) for one in match.played if one.seat == CHANCE]
    named = {stream for stream in streams if stream is not None}
    assert len(named) == (len(streams) if named else 0)


def _runs_clocks_that_can_end(match: Run) -> None:
    for state in match.states:
        timers = match.rules.timers(state)
        assert len(timers) == len({timer.key for timer in timers})
        for timer in timers:
            assert timer.seconds > 0
            reasons = match.rules.check(state, timer.seat, TimeExpired(timer.name))
            can_act = timer.seat in match.rules.actors(state)
            assert bool(reasons) != (timer.is_hard and timer.is_running and can_act)


PROPERTIES: tuple[Property, ...] = (
    _ends,
    _goes_on_until_the_end,
    _every_actor_has_an_action,
    _replays,
    _is_written_and_read,
    _offers_what_it_allows,
    _refuses_with_reasons,
    _keeps_its_material,
    _asks_the_referee_exactly_when_there_is_a_question,
    _imagines_what_a_seat_cannot_tell_apart,
    _imagines_other_secrets,
    _observes_no_secrets,
    _tells_no_secrets,
    _observes_no_hidden_pieces,
    _tells_no_hidden_pieces,
    _undoes_only_what_nobody_learnt_from,
    _gives_no_two_acts_of_chance_the_same_numbers,
    _runs_clocks_that_can_end,
    tallies_what_the_outcome_says,
    tallies_words_that_a_game_can_show,
)


@over_all_settings
@pytest.mark.sampled(2)
def test_every_match_has_every_property(game: str, setting: Setting) -> None:
    for seed in SEEDS:
        match = run(game, setting, seed)
        for holds in PROPERTIES:
            holds(match)


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_cases(game: str) -> None:
    cases = cases_of(game)
    names = [setting.name for setting in cases.settings]

    assert names
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", game_names())
def test_a_game_goes_by_its_folders_name(game: str) -> None:
    assert game == rules_of(game).game


@pytest.mark.parametrize("game", game_names())
def test_a_game_refuses_numbers_of_seats_it_is_not_for(game: str) -> None:
    cases = cases_of(game)
    for seats in cases.bad_seats:
        with pytest.raises(ValueError, match=r".+"):
            rules_of(game).new(cases.settings[0].ruleset, seats)


@pytest.mark.parametrize("game", game_names())
def test_random_play_tries_every_verb(game: str) -> None:
    tried = {type(action) for match in _matches_of(game) for action in match.actions}

    assert set(rules_of(game).action_types) == tried


@pytest.mark.parametrize("game", game_names())
def test_random_matches_have_words_and_turns_to_tally(game: str) -> None:
    seats = [one for match in _matches_of(game) for one in tallied(match)]

    assert any(one.words for one in seats)
    assert any(one.turns for one in seats)


def _matches_of(game: str) -> list[Run]:
    return [run(game, setting, seed) for setting in cases_of(game).settings for seed in SEEDS]
