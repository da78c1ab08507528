"""What could have been spelled for each roll of a match that is over."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.games.common.reviewer import Play, TurnReview
from wordsmith_desktop.lexicon.index import WordIndex

COMMON_WORDS = ("RAT", "RATE", "TRAP", "ROPE", "PORE")
RARE_WORDS = ("PROA",)
VULGAR = "PRAT"


def words(least_commonness: int = 0, *, is_family: bool = True) -> Vocabulary:
    """A dictionary of some common words, rare ones, and one that is not for the family."""
    listed = sorted((*COMMON_WORDS, *RARE_WORDS, VULGAR))
    index = WordIndex(
        np.array(listed, "S15"),
        np.array([10 if word in RARE_WORDS else 40 for word in listed], np.uint8),
        np.array([word == VULGAR for word in listed]),
    )
    return Vocabulary(index, least_commonness, is_family)


def as_match(table: Table) -> AnyMatch:
    """What was played at a table."""
    match: AnyMatch = Match(lw.RULES, table.state.ruleset, len(table.state.players))
    match._played[:] = table.played
    return match


def reviews(table: Table, known: Vocabulary | None = None) -> list[TurnReview]:
    match = as_match(table)
    return [
        lw.REVIEWER.review(match, place, known or words()) for place in lw.REVIEWER.positions(match)
    ]


def play(word: str, points: int) -> Play:
    return Play(word, points, points)


def test_the_registry_finds_it() -> None:
    assert lw.REVIEWER is reviewer_of("length_x_wit")


def test_a_turn_by_hand() -> None:
    table = Table("A T E P", dice="R", seats=1, turns=1)
    table.press("RAT")
    table.throw("R P")
    table.spend("E")
    table.throw("R P")
    table.give_up()
    pressed, failed = reviews(table)

    # R A T are worth 3 with one die, RATE 4 and TRAP 6; PRAT is not for the family.
    assert (0, 0, play("RAT", 3)) == (pressed.seat, pressed.position, pressed.own)
    assert play("TRAP", 6) == pressed.best == pressed.best_common
    assert (3, 3) == (pressed.rank, pressed.of)
    # Of R P and the tile P nothing can be spelled.
    assert (None, None, None, 0) == (failed.own, failed.best, failed.rank, failed.of)


def test_a_word_counts_as_often_as_there_are_dice_and_with_the_bank() -> None:
    table = Table("O E A", dice="R P", banked="S P")
    table.score("PROA")
    (turn,) = reviews(table)

    # (3 + 1 + 1 + 1) × 2, and 4 are banked; ROPE and PORE bring as much.
    assert play("PROA", 16) == turn.own == turn.best
    assert play("PORE", 16) == turn.best_common
    assert (1, 3) == (turn.rank, turn.of)


def test_responses_are_turns_too_and_count_once() -> None:
    table = Table("T", "O E", "O E", dice="R P", seats=3)
    table.give_up()
    table.respond("PORE")
    table.decline()
    failed, responded, declined = reviews(table)

    assert (0, None, None) == (failed.seat, failed.own, failed.best)
    assert (1, play("PORE", 6), 1, 2) == (
        responded.seat,
        responded.own,
        responded.rank,
        responded.of,
    )
    assert (2, None, play("PORE", 6)) == (declined.seat, declined.own, declined.best)


def test_a_turn_that_time_ended_is_given_up_and_decides_nothing_before_its_first_die() -> None:
    table = Table("A T E", "T", clock=Clock.HARD)
    table.expire(0)
    assert () == lw.REVIEWER.positions(as_match(table))

    table = Table("A T E", dice="R", clock=Clock.HARD, response_seconds=5)
    table.expire(0)
    table.expire(1, "response")
    given_up, declined = reviews(table)
    assert (None, play("RATE", 4)) == (given_up.own, given_up.best)
    assert (1, None) == (declined.seat, declined.own)


def test_the_place_of_a_word_is_where_it_was_said_and_refused_words_have_none() -> None:
    table = Table("A T E", "A T", dice="R", known={"RATE", "RAT"}, referee=Referee.OBJECTION)
    table.score("TAR")
    table.object(1)
    table.rule()
    table.score("RATE")
    table.let_stand(1)
    table.respond("RAT")
    table.object(0)
    table.rule()
    match = as_match(table)

    said = [match.played[place].action for place in lw.REVIEWER.positions(match)]
    assert ["RATE", "RAT"] == [one.word for one in said if isinstance(one, lw.Score | lw.Respond)]


@pytest.mark.parametrize(
    ("word", "best", "is_bluff", "rank"),
    [("TAR", "RATE", True, None), ("RATE", "RATE", False, 1)],
)
def test_L13_a_word_that_nobody_objected_to_is_best_only_if_it_is_one(
    word: str, best: str, is_bluff: bool, rank: int | None
) -> None:
    table = Table("A T E", "A T", dice="R", referee=Referee.OBJECTION)
    table.score(word)
    table.let_stand(1)
    turn = reviews(table)[0]

    assert (word, best) == (turn.own and turn.own.word, turn.best and turn.best.word)
    assert (is_bluff, rank) == (turn.is_bluff, turn.rank)


@pytest.mark.parametrize(("is_family", "of"), [(True, 1), (False, 2)])
def test_words_that_are_not_for_the_family_are_left_out(is_family: bool, of: int) -> None:
    table = Table("A T", dice="R P")
    table.score("TRAP")
    (turn,) = reviews(table, words(is_family=is_family))

    assert of == turn.of


@pytest.mark.parametrize(("least_commonness", "of"), [(0, 3), (35, 2)])
def test_rare_words_are_left_out_where_they_are_not_wanted(least_commonness: int, of: int) -> None:
    table = Table("A O E", dice="R P")
    table.score("ROPE")
    (turn,) = reviews(table, words(least_commonness))

    assert of == turn.of


def test_an_own_word_that_is_too_rare_counts_all_the_same() -> None:
    table = Table("A O E", dice="R P")
    table.score("PROA")
    (turn,) = reviews(table, words(35))

    assert (play("PROA", 12), play("PORE", 12), 1, 3) == (
        turn.best,
        turn.best_common,
        turn.rank,
        turn.of,
    )


def test_a_word_that_no_dictionary_has_is_best_where_it_scored_most() -> None:
    table = Table("A T E P", dice="R")
    table.score("TAPER")
    (turn,) = reviews(table)

    assert play("TAPER", 7) == turn.own == turn.best
    assert (play("TRAP", 6), 1, 4) == (turn.best_common, turn.rank, turn.of)


def test_any_word_can_be_asked_about_at_its_dearest() -> None:
    table = Table("A T E P", dice="R", seats=1, turns=1)
    table.press("RAT")
    table.throw("R P")
    table.spend("E")
    match = as_match(table)
    assert lw.REVIEWER.play_of is not None
    place = lw.REVIEWER.positions(match)[0]
    asked = [lw.REVIEWER.play_of(match, place, word, words()) for word in ("RAT", "ROPE", "")]
    own = lw.REVIEWER.review(match, place, words()).own
    assert [own, None, None] == asked
