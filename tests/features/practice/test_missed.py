"""What somebody missed in a match becomes exercises, and answers are judged on its table."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from tests.games.length_x_wit.rules.test_review import as_match, words
from tests.games.letter_pieces.rules.whole_matches import index_in
from tests.helpers.golden_matches import golden, header_of
from tests.helpers.length_x_wit import Table
from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.practice.missed import (
    MOST_OF_A_MATCH,
    AnswerVerdict,
    answer_of,
    can_be_practised,
    exercises_in,
    exercises_of,
    is_of,
    words_at,
)
from wordsmith_desktop.games.common.registry import reviewer_of, valuer_of
from wordsmith_desktop.games.common.reviewer import (
    AnyMatch,
    Play,
    Reviewer,
    TurnReview,
    moment_before,
)
from wordsmith_desktop.games.common.valuer import PlayMark, Valued, Valuer
from wordsmith_desktop.games.common.verdicts import TurnVerdict, verdict_on
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.records.kept_match import KeptMatch
from wordsmith_desktop.records.log import Header, Player


def kept(match: AnyMatch, header: Header | None = None) -> KeptMatch:
    return KeptMatch(
        Path("m.jsonl"), header or header_of(match), match, {}, (), None, None, (), None
    )


@pytest.fixture
def table() -> Table:
    """R and P on the dice; somebody says TRAP where ROPE would have brought more."""
    made = Table("A T E O P", dice="R", seats=1, turns=1)
    made.score("RAT")
    return made


def nobody(_game: str) -> None:
    """Who says how well a turn was played, where words are ranked alone."""


def test_a_turn_in_which_a_common_word_was_worth_more_is_an_exercise(table: Table) -> None:
    match = as_match(table)
    (one,) = exercises_of(kept(match), words(), valuers=nobody)
    review = reviewer_of("length_x_wit")
    assert review is not None
    (turn,) = [review.review(match, place, words()) for place in review.positions(match)]
    assert turn.best_common is not None
    assert (turn.best_common.word, turn.best_common.worth) == (one.word, one.worth)
    assert ("guest:ana", "printed", "length_x_wit") == (one.player, one.match, one.game)


def test_where_it_was_better_to_press_on_no_word_is_to_be_looked_for(table: Table) -> None:
    assert () == exercises_of(kept(as_match(table)), words())


@pytest.mark.parametrize("name", ["rewordable_votes", "letter_pieces_solo"])
def test_every_task_is_of_a_turn_that_the_verdict_calls_missed(name: str) -> None:
    match = golden(name)
    game, known = match.rules.game, Vocabulary(index_in("en"))
    valuer = valuer_of(game)
    assert valuer is not None
    for one in exercises_of(kept(match), known):
        valued = valuer.value(match, one.position, known)
        assert valued is not None
        assert PlayMark.MISSED is valued.mark


def test_an_answer_is_the_best_or_less_or_not_on_this_table(table: Table) -> None:
    found = kept(as_match(table))
    (one,) = exercises_of(found, words(), valuers=nobody)
    verdicts = {
        typed: answer_of(one, found, typed, words()).verdict
        for typed in (one.word.lower(), "rat", "xyz", "")
    }
    assert [
        AnswerVerdict.SOLVED,
        AnswerVerdict.LESS,
        AnswerVerdict.NOT_HERE,
        AnswerVerdict.NOT_HERE,
    ] == list(verdicts.values())
    rare = answer_of(one, found, "PROA", words())
    assert AnswerVerdict.SOLVED is rare.verdict or AnswerVerdict.LESS is rare.verdict


def test_a_match_that_went_on_otherwise_does_not_have_the_turn(table: Table) -> None:
    found = kept(as_match(table))
    (one,) = exercises_of(found, words(), valuers=nobody)
    assert is_of(one, found)
    assert not is_of(replace(one, position=one.position + 1), found)
    assert not is_of(replace(one, game="hidden_crossword"), found)


def test_computers_practise_nothing(table: Table) -> None:
    match = as_match(table)
    header = replace(header_of(match), seats=(Player("Owl", bot="level-3"),))
    assert () == exercises_of(kept(match, header), words())


def test_what_is_cancelled_or_goes_on_brings_nothing(table: Table) -> None:
    match = as_match(table)
    assert () == exercises_of(kept(match), words(), is_cancelled=lambda: True)
    assert () == exercises_of(kept(golden("length_x_wit_solo", 0.5)), words())


def review(position: int, own: int | None, best: int, word: str = "") -> TurnReview:
    played = None if own is None else Play("OWN", own, own)
    common = Play(word or f"BEST{position}", best, best)
    return TurnReview(0, position, played, common, common, rank=None, of=5)


def verdict(*given: Any, **changes: Any) -> TurnVerdict:
    """The verdict on a turn of which nobody says how well it was played."""
    asked: Any = None
    return verdict_on(asked, replace(review(*given), **changes), words(), asked, None)


def judged(mark: PlayMark, motive: Motive | None, **changes: Any) -> Play | None:
    """What is to be practised of a turn that is valued so."""
    valued = Valued(0, 3.0, 9.0, mark, motive=motive)
    plays = {"TRAP": Play("TRAP", 8, 8), "RARE": Play("RARE", 9, 9), "RAT": Play("RAT", 2, 2)}
    reviewer = Reviewer(
        positions=lambda _match: (),
        review=lambda _match, _position, _words: turn,
        play_of=lambda _match, _position, word, _words: plays[word],
    )
    turn = replace(review(1, 3, 7), **changes)
    known = Vocabulary(
        WordIndex(
            np.array(["RARE", "RAT", "TRAP"], "S15"),
            np.array([20, 50, 50], np.uint8),
            np.zeros(3, np.bool_),
        )
    )
    match: Any = None
    valuer = Valuer(value=lambda _match, _position, _words: valued)
    return verdict_on(match, turn, known, reviewer, valuer).task


def test_the_worst_misses_of_a_match_are_enough_and_each_word_comes_once(table: Table) -> None:
    header = header_of(as_match(table))
    found = exercises_in(header, [verdict(place, 3, 3 + place) for place in range(8)])
    assert [5, 6, 7] == [one.position for one in found]
    assert MOST_OF_A_MATCH == len(found)
    alike = [verdict(1, 3, 9, "SAME"), verdict(2, 3, 9, "SAME"), verdict(3, 9, 9)]
    assert ["SAME"] == [one.word for one in exercises_in(header, alike)]


def test_a_pass_is_a_miss_and_a_bluff_is_none() -> None:
    assert 7 == verdict(1, None, 7).missed
    assert 0 == verdict(1, 3, 7, is_bluff=True).missed
    assert 0 == verdict(1, 3, 7, best_common=None).missed


def test_a_task_is_the_better_word_of_the_verdict_or_a_common_one_in_its_place() -> None:
    assert Play("TRAP", 8, 8) == judged(PlayMark.MISSED, Motive("TRAP", 8))
    assert Play("BEST1", 7, 7) == judged(PlayMark.MISSED, Motive("RARE", 9))
    assert judged(PlayMark.MISSED, Motive("RARE", 9), best_common=None) is None


def test_what_the_verdict_calls_good_is_no_task_whatever_ranks_above_it() -> None:
    assert judged(PlayMark.BEST, None) is None
    assert judged(PlayMark.GOOD, Motive("TRAP", 8)) is None


def test_to_roll_to_pass_and_to_press_with_a_word_worth_less_are_no_words_to_look_for() -> None:
    assert judged(PlayMark.MISSED, Motive()) is None
    assert judged(PlayMark.MISSED, Motive("RAT")) is None


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
    match = replace(kept(as_match(table)), house={"RAPT": True, "TRAP": False})
    known = words_at(match, cast("Any", lexicon), is_family=True)
    assert (frozenset({"RAPT"}), frozenset({"TRAP"})) == (known.accepted, known.banned)
