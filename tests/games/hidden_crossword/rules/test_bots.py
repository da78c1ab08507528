"""Who lays the computer's puzzle, solves it and advises does so by what that seat may know."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.rules.whole_matches import dealt, decided, play_on
from tests.helpers.crossword_draws import dictionary, small_index
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_building, at_guessing, grid
from tests.helpers.tallies import match_of
from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import SETTER as SEAT_OF_SETTER
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.word_strip import LayRow, Row

GERMAN: dict[str, Any] = {"language": "de", "dictionary": "de"}
PLACES: dict[str, Any] = {"clue": hc.ClueType.PLACE}
HOUSE: dict[str, Any] = {"lists_anchor": False, "counts_repeats": False, "limits_copies": False}
EVERY = pytest.mark.parametrize("soloist", hc.SOLOISTS)


def guesses(match: AnyMatch) -> list[str]:
    return [one.action.word for one in match.played if isinstance(one.action, hc.MakeGuess)]


def commonness(words: Vocabulary, word: str) -> int:
    place = words.index.position(word)
    assert place is not None, word
    assert not words.index.vulgar[place]
    return int(words.index.commonness[place])


def test_the_registry_finds_them() -> None:
    assert hc.SOLOISTS is game_of("hidden_crossword").soloists()
    assert (hc.SETTER, hc.HINTER) == (
        game_of("hidden_crossword").setter(),
        game_of("hidden_crossword").hinter(),
    )


@EVERY
@pytest.mark.parametrize(
    ("tag", "seed", "fields"),
    [
        ("en", 1, {}),
        ("de", 1, {**GERMAN, **PLACES}),
        ("en", 2, {"density": hc.Density.DENSE}),
        ("de", 5, {**GERMAN, "density": hc.Density.DENSE}),
        ("en", 5, {**PLACES, **HOUSE, "solving_takes_round": False}),
    ],
)
@pytest.mark.sampled(2)
def test_a_puzzle_is_solved_in_few_rounds(
    soloist: AnyBot, tag: str, seed: int, fields: dict[str, Any]
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
    match = dealt(Vocabulary(index), 2, difficulty=hc.Difficulty.HARD)
    rare = [
        word
        for word in hc.Crossword(match.state.computers).words
        if len(word) > 2 and commonness(Vocabulary(index), word) < COMMON
    ]
    assert rare
    play_on(match, hc.SOLOISTS[0], Vocabulary(index, COMMON))

    assert match.outcome is not None
    assert (1,) == match.outcome.scores
    assert COMMON <= commonness(Vocabulary(index), guesses(match)[0])


@EVERY
def test_where_the_words_do_not_hold_the_hidden_ones_it_gives_up(soloist: AnyBot) -> None:
    """SOD hides END, SIT and SOD; only two of them are listed."""
    match = match_of(at_guessing(SOD))
    words = Vocabulary(small_index({"SIT": 50, "SOD": 50, "TOD": 50, "RATE": 50}))
    play_on(match, soloist, words)

    assert isinstance(match.played[-1].action, hc.GiveUp)
    assert match.state.round <= 5


@EVERY
def test_after_very_many_rounds_it_gives_up(soloist: AnyBot) -> None:
    state: hc.State = at_guessing(SOD).state
    words = Vocabulary(dictionary("en"))

    assert hc.GiveUp() == decided(soloist, state.but(round=hc.MOST_ROUNDS + 1), 0, words)
    assert hc.GiveUp() != decided(soloist, state.but(round=hc.MOST_ROUNDS), 0, words)


@EVERY
def test_it_looks_at_nothing_that_the_player_may_not_know(soloist: AnyBot) -> None:
    """In another puzzle that is answered for alike, it does the same."""
    words = Vocabulary(dictionary("en"))
    match = play_on(dealt(words, 20), soloist, words)
    for played in match.played:
        if played.seat == 0:
            other = hc.RULES.imagine(played.before, 0, Rng(3))
            assert played.action == decided(soloist, other, 0, words)


def test_a_match_from_the_first_letter_on_has_an_anchor_called_and_is_solved() -> None:
    words = Vocabulary(dictionary("en"))
    match: AnyMatch = Match(hc.RULES, hc.Ruleset(), 1)
    play_on(match, hc.SOLOISTS[0], words)
    kinds = [type(one.action) for one in match.played]

    assert hc.CallAnchor in kinds
    assert hc.Solve in kinds
    assert match.outcome is not None
    assert (1,) == match.outcome.scores


def test_without_an_anchor_it_draws_afresh() -> None:
    match: AnyMatch = Match(hc.RULES, hc.Ruleset(), 1)
    words = Vocabulary(small_index({"BE": 50}))
    while not match.state.is_drawn:
        seat = hc.RULES.actors(match.state)[0]
        if seat < 0:
            match.play(seat, hc.RULES.chance(match.state, Rng(1, stream=len(match.played))))
        else:
            match.play(0, decided(hc.SOLOISTS[0], match.state, 0, words))

    assert hc.DrawAfresh() == decided(hc.SOLOISTS[0], match.state, 0, words)


def test_the_setter_lays_what_the_window_would() -> None:
    words = Vocabulary(dictionary("en"), COMMON)
    match = dealt(Vocabulary(dictionary("en")), 1)
    before = next(one.before for one in match.played if isinstance(one.action, hc.SetPuzzleAround))

    assert match.played[-1].action == decided(hc.SETTER, before, SEAT_OF_SETTER, words)


# Advice


def half_built() -> Table:
    """Ana has laid one word."""
    table = at_building()
    table.lay(RAN)
    return table


def choosing() -> Table:
    """Ana has to choose which of three words she asks about."""
    table = at_guessing(RAN, SOD)
    table.guess("TEN")
    return table


def answered() -> Table:
    """Ana has her answer."""
    table = choosing()
    table.choose(0)
    return table


def spelling() -> Table:
    """Ana spells her second guess, and Ben has guessed something."""
    table = answered()
    table.on()
    table.guess("RAN")
    table.on()
    table.play(0, LayRow(Row("TE", caret=2)))
    return table


MOMENTS: dict[str, Callable[[], Table]] = {
    "empty": at_building,
    "half": half_built,
    "first": at_guessing,
    "answered": answered,
    "spelling": spelling,
    "alone": lambda: at_guessing(SOD),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_advice_is_legal_and_the_same_whatever_its_seat_may_not_know(moment: str) -> None:
    words, state = Vocabulary(dictionary("en")), MOMENTS[moment]().state
    advised = decided(hc.HINTER, state, 0, words)

    assert advised is not None
    assert () == hc.RULES.check(state, 0, advised)
    for stream in range(3):
        other = hc.RULES.imagine(state, 0, Rng(5, stream=stream))
        assert advised == decided(hc.HINTER, other, 0, words)


@EVERY
@pytest.mark.parametrize("layout", [RAN, SOD])
def test_a_soloist_plays_what_is_legal(soloist: AnyBot, layout: hc.Layout) -> None:
    state = at_guessing(layout).state

    action = decided(soloist, state, 0, Vocabulary(dictionary("en")))
    assert () == hc.RULES.check(state, 0, action)


@pytest.mark.parametrize("fields", [{}, {"names_anchor": True}])
def test_the_setter_lays_what_is_legal(fields: dict[str, Any]) -> None:
    state = at_building(seats=1, anchor="" if fields else "RATE", **fields).state
    state = state.but(is_turning=False)
    action = decided(hc.SETTER, state, SEAT_OF_SETTER, Vocabulary(dictionary("en")))

    assert () == hc.RULES.check(state, SEAT_OF_SETTER, action)


def test_a_setter_that_is_stopped_lays_nothing() -> None:
    stop = Event()
    stop.set()
    seen = hc.RULES.observe(at_building(seats=1).state, None)

    assert hc.SETTER(seen, Vocabulary(dictionary("en")), Rng(1), Search(stop.is_set)) is None


def test_there_is_no_advice_where_a_word_is_to_be_chosen_nor_during_the_draw() -> None:
    words = Vocabulary(dictionary("en"))
    assert decided(hc.HINTER, choosing().state, 0, words) is None
    assert decided(hc.HINTER, Table().state, 0, words) is None


def test_advice_knows_the_words_that_the_table_itself_takes() -> None:
    """The dictionary has none of the hidden words, but the table takes one of them."""
    table = at_guessing(RAN, grid("RATE", "A", "D"))
    table.guess("TAR")
    words = Vocabulary(small_index({"RATE": 50}), accepted=frozenset({"RAD"}))
    decision = hc.HINTER(hc.RULES.observe(table.state, 0), words, Rng(1), Search())

    assert decision is not None
    assert decision.motive is not None
    assert "RAD" == decision.motive.word
