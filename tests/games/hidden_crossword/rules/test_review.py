"""Each guess of a match that is over, beside those that would have told more."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary, small_index
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_guessing
from tests.helpers.tallies import match_of
from tests.playthroughs.book import FOLDER, replayed
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Clock, Rule
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.games.common.reviewer import AnyMatch, Play, TurnReview

FOUR = {"DON": 30, "NOD": 50, "SOD": 20, "SIT": 40}
"""Arrows tell all of them apart under NOD and SOD; under DON and SIT two look alike."""


def reviews(table: Table, words: Vocabulary) -> list[TurnReview]:
    match = match_of(table)
    return [hc.REVIEWER.review(match, place, words) for place in hc.REVIEWER.positions(match)]


def one_guess(word: str, place: int | None = 0) -> Table:
    """Seat 0 looks for END, SIT and SOD beside RATE."""
    table = at_guessing(RAN, SOD)
    table.guess(word)
    if place is not None:
        table.choose(place)
    return table


def whole_match(name: str) -> AnyMatch:
    text = (FOLDER / f"hidden_crossword_{name}.jsonl").read_text(encoding="utf-8")
    return replayed(text)


def all_of(match: AnyMatch, tag: str = "en", least: int = 0) -> list[TurnReview]:
    words = Vocabulary(dictionary(tag), least)
    return [hc.REVIEWER.review(match, place, words) for place in hc.REVIEWER.positions(match)]


def test_the_registry_finds_it() -> None:
    assert hc.REVIEWER is reviewer_of("hidden_crossword")


# By hand


def test_a_guess_by_hand() -> None:
    """Of four words DON leaves itself, SIT, or one of two: (1 + 1 + 2 · 2) / 4 = 1.5."""
    (found,) = reviews(one_guess("DON"), Vocabulary(small_index(FOUR)))

    assert (0, Play("DON", -5, 2)) == (found.seat, found.own)
    assert Play("NOD", -3, 1) == found.best == found.best_common
    assert (3, 4) == (found.rank, found.of)


@pytest.mark.parametrize("word", ["NOD", "SOD"])
def test_a_guess_that_tells_most_has_the_first_rank(word: str) -> None:
    (found,) = reviews(one_guess(word), Vocabulary(small_index(FOUR)))

    assert (1, 4) == (found.rank, found.of)
    assert Play(word, -3, 1) == found.own == found.best
    assert Play("NOD", -3, 1) == found.best_common


def test_a_guess_that_cannot_be_right_may_tell_most() -> None:
    """DON tells four words apart; each of them would leave two of the others."""
    words = Vocabulary(small_index({"AND": 40, "NOT": 50, "ITS": 40, "END": 40}))
    (found,) = reviews(one_guess("DON"), words)

    assert Play("DON", -4, 1) == found.own == found.best
    assert Play("NOT", -5, 2) == found.best_common
    assert (1, 5) == (found.rank, found.of)


def test_of_a_length_that_was_asked_for_the_word_asked_about_is_weighed() -> None:
    """After TEN, only AND and END can be the first of the three words."""
    words = Vocabulary(small_index({"AND": 50, "END": 60, "SIT": 40, "SOD": 30, "TEN": 50}))
    table = one_guess("TEN")
    for guess in ("AND", "SIT"):
        table.on()
        table.spend()
        table.guess(guess)
        table.choose(0)
    found = [one for one in reviews(table, words) if one.seat == 0]

    assert (Play("AND", -1, 1), 1, 2) == (found[1].own, found[1].rank, found[1].of)
    # By then END alone is left.
    assert (Play("SIT", -1, 1), Play("END", 0, 1)) == (found[2].own, found[2].best)
    assert (2, 2) == (found[2].rank, found[2].of)


def test_only_words_that_a_search_may_use_are_plays() -> None:
    index = small_index(FOUR, vulgar=["NOD"])
    (polite,) = reviews(one_guess("DON"), Vocabulary(index))
    (any_words,) = reviews(one_guess("DON"), Vocabulary(index, is_family=False))
    (common,) = reviews(one_guess("DON"), Vocabulary(index, COMMON))

    # Vulgar words count among those that may be hidden all the same.
    assert (Play("DON", -5, 2), Play("SOD", -3, 1), 2, 3) == (
        polite.own,
        polite.best,
        polite.rank,
        polite.of,
    )
    assert Play("SIT", -5, 2) == polite.best_common
    assert Play("NOD", -3, 1) == any_words.best
    assert (Play("SIT", -5, 2), 1, 2) == (common.best_common, common.rank, common.of)


def test_without_a_word_that_fits_nothing_is_better() -> None:
    (found,) = reviews(one_guess("DON"), Vocabulary(small_index({"RATE": 50})))

    assert (Play("DON", 0, 0), None, None) == (found.own, found.best, found.best_common)
    assert (1, 1) == (found.rank, found.of)


def test_a_length_that_is_not_there_is_weighed_as_it_looked_before() -> None:
    """First as if there were one; once it is told that there is none, nothing fits."""
    words = Vocabulary(small_index({"NOTED": 50, "TIDES": 40}))
    table = at_guessing(RAN, SOD)
    table.spend()
    table.spend()
    table.spend()
    first, second, third = reviews(table, words)

    assert (0, Play("ANTRE", -2, 1)) == (first.seat, first.own)
    assert (Play("NOTED", -1, 1), 3, 3) == (first.best, first.rank, first.of)
    # The other one looks for another puzzle.
    assert 1 == second.seat
    assert (Play("ANTRE", 0, 0), None) == (third.own, third.best)


# Which guesses there are


def test_a_guess_is_found_where_its_answer_was_whole() -> None:
    table = one_guess("TEN")
    table.on()
    assert 0 == table.guess("ANTRE").count
    match = match_of(table)

    first, second = hc.REVIEWER.positions(match)
    assert isinstance(match.played[first].action, hc.Choose)
    assert isinstance(match.played[second].action, Rule)
    assert [0, 1] == [one.seat for one in reviews(table, Vocabulary(small_index(FOUR)))]


def test_neither_a_puzzle_nor_giving_up_nor_lost_time_is_a_guess() -> None:
    table = at_guessing(RAN, SOD, clock=Clock.HARD)
    table.solve(RAN)
    table.on()
    table.expire(1)
    table.guess("TEN")
    table.expire(0)
    table.play(1, hc.GiveUp())

    assert () == hc.REVIEWER.positions(match_of(table))


def test_after_a_free_try_the_guess_of_the_round_is_still_one() -> None:
    table = at_guessing(RAN, SOD, solving_takes_round=False)
    table.solve(RAN)
    assert 0 == table.guess("ANTRE").count

    assert 1 == len(hc.REVIEWER.positions(match_of(table)))


# Whole matches


@pytest.mark.parametrize("name", ["solo_places", "house"])
def test_a_whole_match_is_reviewed(name: str) -> None:
    match = whole_match(name)
    records = [one for player in match.state.players for one in player.records]
    found = all_of(match)

    assert sum(isinstance(one, hc.Guess) for one in records) == len(found)
    for one in found:
        assert one.own is not None
        assert one.best is not None
        assert one.rank is not None
        assert 1 <= one.rank <= one.of
        assert (one.rank == 1) == (one.own.worth == one.best.worth)
        assert one.best_common is None or one.best_common.worth <= one.best.worth


@pytest.mark.parametrize("name", ["arrows", "solo"])
def test_a_review_knows_no_more_than_the_guesser(name: str) -> None:
    """Another puzzle that would have been answered for alike makes no difference."""
    match = whole_match(name)
    words = Vocabulary(dictionary("en"))
    for place in hc.REVIEWER.positions(match)[::4]:
        played = match.played[place]
        plain = hc.REVIEWER.review(match, place, words)
        other = hc.RULES.imagine(played.before, played.before.seat, Rng(place))
        step = hc.RULES.apply(other, played.seat, played.action)
        match._played[place] = Played(played.seat, played.action, other, step)

        assert plain == hc.REVIEWER.review(match, place, words)


@pytest.mark.parametrize("clue", hc.ClueType)
def test_a_review_takes_no_word_that_the_letters_do_not_allow(clue: hc.ClueType) -> None:
    table = at_guessing(RAN, SOD, clue=clue)
    table.guess("TEN")
    table.choose(0)
    (found,) = reviews(table, Vocabulary(dictionary("en")))
    letters = hc.RULES.observe(table.state, 0).letters

    for play in (found.best, found.best_common):
        assert play is not None
        assert all(play.word.count(letter) <= letters.count(letter) for letter in play.word)
