"""A computer's puzzle is solved alone, by what a player may know."""

from __future__ import annotations

from typing import Any

import pytest
from wordsmith_desktop.games.soloing import Soloist

from tests.games.hidden_crossword.whole_matches import dealt, play_on
from tests.helpers.crossword_draws import dictionary, small_index
from tests.helpers.hidden_crossword import SOD, at_guessing
from tests.helpers.tallies import match_of
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.actions import (
    CallAnchor,
    DrawAfresh,
    GiveUp,
    MakeGuess,
    SetPuzzleAround,
    Solve,
)
from wordsmith_desktop.games.hidden_crossword.bots import MOST_ROUNDS, SETTER, SOLOISTS
from wordsmith_desktop.games.hidden_crossword.clues import ClueType
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword
from wordsmith_desktop.games.hidden_crossword.rules import RULES
from wordsmith_desktop.games.hidden_crossword.ruleset import Difficulty, Ruleset
from wordsmith_desktop.games.hidden_crossword.state import State
from wordsmith_desktop.games.registry import soloists_of
from wordsmith_desktop.games.reviewing import AnyMatch

GERMAN: dict[str, Any] = {"language": "de", "dictionary": "de"}
PLACES: dict[str, Any] = {"clue": ClueType.PLACE}
HOUSE: dict[str, Any] = {"lists_anchor": False, "counts_repeats": False, "limits_copies": False}
EVERY = pytest.mark.parametrize("soloist", SOLOISTS)


def guesses(match: AnyMatch) -> list[str]:
    return [one.action.word for one in match.played if isinstance(one.action, MakeGuess)]


def commonness(words: Vocabulary, word: str) -> int:
    place = words.index.position(word)
    assert place is not None, word
    assert not words.index.vulgar[place]
    return int(words.index.commonness[place])


def test_the_registry_finds_them() -> None:
    assert SOLOISTS is soloists_of("hidden_crossword")


@EVERY
@pytest.mark.parametrize(
    ("tag", "seed", "fields"),
    [
        ("en", 1, {}),
        ("de", 1, {**GERMAN, **PLACES}),
        ("en", 5, {**PLACES, **HOUSE, "solving_takes_round": False}),
    ],
)
def test_a_puzzle_is_solved_in_few_rounds(
    soloist: Soloist, tag: str, seed: int, fields: dict[str, Any]
) -> None:
    words = Vocabulary(dictionary(tag))
    match = play_on(dealt(words, seed, **fields), soloist, words)

    assert match.outcome is not None
    assert (1,) == match.outcome.scores
    assert match.state.round <= 12
    assert [] == [word for word in guesses(match) if commonness(words, word) < 25]


def test_a_puzzle_of_rare_words_is_solved_with_common_ones_as_far_as_they_go() -> None:
    """Rarer words come in once no common ones explain the answers."""
    index = dictionary("en")
    match = dealt(Vocabulary(index), 2, difficulty=Difficulty.HARD)
    rare = [
        word
        for word in Crossword(match.state.computers).words
        if len(word) > 2 and commonness(Vocabulary(index), word) < COMMON
    ]
    assert rare
    play_on(match, SOLOISTS[0], Vocabulary(index, COMMON))

    assert match.outcome is not None
    assert (1,) == match.outcome.scores
    assert COMMON <= commonness(Vocabulary(index), guesses(match)[0])


@EVERY
def test_where_the_words_do_not_hold_the_hidden_ones_it_gives_up(soloist: Soloist) -> None:
    """SOD hides END, SIT and SOD; only two of them are listed."""
    match = match_of(at_guessing(SOD))
    words = Vocabulary(small_index({"SIT": 50, "SOD": 50, "TOD": 50, "RATE": 50}))
    play_on(match, soloist, words)

    assert isinstance(match.played[-1].action, GiveUp)
    assert match.state.round <= 5


@EVERY
def test_after_very_many_rounds_it_gives_up(soloist: Soloist) -> None:
    state: State = at_guessing(SOD).state
    words = Vocabulary(dictionary("en"))

    assert GiveUp() == soloist(state.but(round=MOST_ROUNDS + 1), words)
    assert GiveUp() != soloist(state.but(round=MOST_ROUNDS), words)


@EVERY
def test_it_looks_at_nothing_that_the_player_may_not_know(soloist: Soloist) -> None:
    """In another puzzle that is answered for alike, it does the same."""
    words = Vocabulary(dictionary("en"))
    match = play_on(dealt(words, 20), soloist, words)
    for played in match.played:
        if played.seat == 0:
            other = RULES.imagine(played.before, 0, Rng(3))
            assert played.action == soloist(other, words)


def test_a_match_from_the_first_letter_on_has_an_anchor_called_and_is_solved() -> None:
    words = Vocabulary(dictionary("en"))
    match: AnyMatch = Match(RULES, Ruleset(), 1)
    play_on(match, SOLOISTS[0], words)
    kinds = [type(one.action) for one in match.played]

    assert CallAnchor in kinds
    assert Solve in kinds
    assert match.outcome is not None
    assert (1,) == match.outcome.scores


def test_without_an_anchor_it_draws_afresh() -> None:
    match: AnyMatch = Match(RULES, Ruleset(), 1)
    words = Vocabulary(small_index({"BE": 50}))
    while not match.state.is_drawn:
        seat = RULES.actors(match.state)[0]
        if seat < 0:
            match.play(seat, RULES.chance(match.state, Rng(1, stream=len(match.played))))
        else:
            match.play(0, SOLOISTS[0](match.state, words))

    assert DrawAfresh() == SOLOISTS[0](match.state, words)


def test_the_setter_lays_what_the_window_would() -> None:
    words = Vocabulary(dictionary("en"), COMMON)
    match = dealt(Vocabulary(dictionary("en")), 1)
    before = next(one.before for one in match.played if isinstance(one.action, SetPuzzleAround))

    assert match.played[-1].action == SETTER(before, words)
