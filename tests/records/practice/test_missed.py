"""What somebody missed in a match becomes exercises, and answers are judged on its table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.games.length_x_wit.test_review import as_match, words
from tests.helpers.golden_matches import golden, header_of
from tests.helpers.length_x_wit import Table
from wordsmith_desktop.games.registry import reviewer_of
from wordsmith_desktop.games.reviewing import AnyMatch, Play, TurnReview, moment_before
from wordsmith_desktop.records.log import Header, Player
from wordsmith_desktop.records.practice.missed import (
    MOST_OF_A_MATCH,
    Verdict,
    answer_of,
    can_be_practised,
    exercises_in,
    exercises_of,
    is_of,
    lost_by,
    words_at,
)
from wordsmith_desktop.records.replay import Replayed


def replayed(match: AnyMatch, header: Header | None = None) -> Replayed:
    return Replayed(
        Path("m.jsonl"), header or header_of(match), match, {}, (), None, None, (), None
    )


@pytest.fixture
def table() -> Table:
    """R and P on the dice; somebody says TRAP where ROPE would have brought more."""
    made = Table("A T E O P", dice="R", seats=1, turns=1)
    made.score("RAT")
    return made


def test_a_turn_in_which_a_common_word_was_worth_more_is_an_exercise(table: Table) -> None:
    match = as_match(table)
    (one,) = exercises_of(replayed(match), words())
    review = reviewer_of("length_x_wit")
    assert review is not None
    (turn,) = [review.review(match, place, words()) for place in review.positions(match)]
    assert turn.best_common is not None
    assert (turn.best_common.word, turn.best_common.worth) == (one.word, one.worth)
    assert ("guest:ana", "printed", "length_x_wit") == (one.player, one.match, one.game)


def test_an_answer_is_the_best_or_less_or_not_on_this_table(table: Table) -> None:
    found = replayed(as_match(table))
    (one,) = exercises_of(found, words())
    verdicts = {
        typed: answer_of(one, found, typed, words()).verdict
        for typed in (one.word.lower(), "rat", "xyz", "")
    }
    assert [Verdict.SOLVED, Verdict.LESS, Verdict.NOT_HERE, Verdict.NOT_HERE] == list(
        verdicts.values()
    )
    rare = answer_of(one, found, "PROA", words())
    assert Verdict.SOLVED is rare.verdict or Verdict.LESS is rare.verdict


def test_a_match_that_went_on_otherwise_does_not_have_the_turn(table: Table) -> None:
    found = replayed(as_match(table))
    (one,) = exercises_of(found, words())
    assert is_of(one, found)
    assert not is_of(replace(one, position=one.position + 1), found)
    assert not is_of(replace(one, game="hidden_crossword"), found)


def test_computers_practise_nothing(table: Table) -> None:
    match = as_match(table)
    header = replace(header_of(match), seats=(Player("Owl", bot="level-3"),))
    assert () == exercises_of(replayed(match, header), words())


def test_what_is_cancelled_or_goes_on_brings_nothing(table: Table) -> None:
    match = as_match(table)
    assert () == exercises_of(replayed(match), words(), is_cancelled=lambda: True)
    assert () == exercises_of(replayed(golden("length_x_wit_solo", 0.5)), words())


def review(position: int, own: int | None, best: int, word: str = "") -> TurnReview:
    played = None if own is None else Play("OWN", own, own)
    common = Play(word or f"BEST{position}", best, best)
    return TurnReview(0, position, played, common, common, rank=None, of=5)


def test_the_worst_misses_of_a_match_are_enough_and_each_word_comes_once(table: Table) -> None:
    header = header_of(as_match(table))
    reviews = [review(place, 3, 3 + place) for place in range(8)]
    found = exercises_in(header, reviews)
    assert [5, 6, 7] == [one.position for one in found]
    assert MOST_OF_A_MATCH == len(found)
    alike = [review(1, 3, 9, "SAME"), review(2, 3, 9, "SAME"), review(3, 9, 9)]
    assert ["SAME"] == [one.word for one in exercises_in(header, alike)]


def test_a_pass_is_a_miss_and_a_bluff_is_none() -> None:
    assert 7 == lost_by(review(1, None, 7))
    assert 0 == lost_by(replace(review(1, 3, 7), is_bluff=True))
    assert 0 == lost_by(replace(review(1, 3, 7), best_common=None))


def test_a_guess_that_nobody_can_find_by_looking_is_no_exercise() -> None:
    assert can_be_practised("rewordable")
    assert can_be_practised("letter_pieces")
    assert not can_be_practised("hidden_crossword")
    assert not can_be_practised("no game")


@pytest.mark.parametrize("name", ["letter_pieces_solo", "length_x_wit_solo", "rewordable_votes"])
def test_the_table_of_an_exercise_lies_as_before_anything_was_laid(name: str) -> None:
    match = golden(name)
    reviewer = reviewer_of(match.rules.game)
    assert reviewer is not None
    for position in reviewer.positions(match):
        moment = moment_before(match, position)
        assert moment <= position
        assert all(played.step.is_laying for played in match.played[moment:position])
        assert not moment or not (
            match.played[moment - 1].step.is_laying
            and match.played[moment - 1].seat == match.played[position].seat
        )


def test_words_of_the_table_itself_count_as_they_did_then(table: Table) -> None:
    lexicon: Any = SimpleNamespace(
        index=words().index,
        judge=None,
        house_words=lambda house: (
            frozenset(word for word, is_in in house.words() if is_in),
            frozenset(word for word, is_in in house.words() if not is_in),
        ),
    )
    match = replace(replayed(as_match(table)), house={"RAPT": True, "TRAP": False})
    known = words_at(match, cast("Any", lexicon), is_family=True)
    assert (frozenset({"RAPT"}), frozenset({"TRAP"})) == (known.accepted, known.banned)
