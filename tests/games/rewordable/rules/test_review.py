"""What could have been built in each turn of a match that is over."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.games.rewordable import rw
from tests.games.rewordable.rules.test_word_search import index_of
from tests.games.rewordable.rules.whole_matches import played, words_of
from tests.helpers.rewordable import Table
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.games.common.reviewer import AnyMatch, Play, TurnReview
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

COMMON_WORDS = ["CAT", "CHAT", "CHATTER", "ACT", "TEA"]
RARE = "CHATTERER"


def as_match(table: Table) -> AnyMatch:
    """What was played at a table."""
    match: AnyMatch = Match(rw.RULES, table.state.ruleset, len(table.state.players))
    match._played[:] = table.played
    return match


def reviews(table: Table, words: Vocabulary | None = None) -> list[TurnReview]:
    match = as_match(table)
    usual = words or Vocabulary(index_of(COMMON_WORDS))
    return [rw.REVIEWER.review(match, place, usual) for place in rw.REVIEWER.positions(match)]


def play(word: str, gain: int) -> Play:
    return Play(word, gain, gain)


def test_the_registry_finds_it() -> None:
    assert rw.REVIEWER is reviewer_of("rewordable")


def test_a_turn_by_hand() -> None:
    table = Table(
        "H TER T EA S",
        pool="C AT",
        words={1: ["C AT"], 0: ["S O"]},
        row=(rw.Goal.SEVEN_LETTERS, rw.Goal.ADD_ON),
    )
    table.claim("C@words H AT@words")
    (turn,) = reviews(table)

    # CHATTER steals CAT: seven letters and both tokens; CHAT steals it too: four and one.
    assert (0, 0) == (turn.seat, turn.position)
    assert play("CHAT", 8) == turn.own
    assert play("CHATTER", 15) == turn.best == turn.best_common
    # CAT and ACT cannot be built with a card of the hand; TEA can.
    assert (2, 3) == (turn.rank, turn.of)


def test_an_own_word_that_is_extended_counts_only_for_what_is_new() -> None:
    table = Table("H TER S", words={0: ["C AT"]})
    table.claim("C H AT")
    (turn,) = reviews(table)

    assert (play("CHAT", 1), play("CHATTER", 4)) == (turn.own, turn.best)


def test_the_dearest_way_is_looked_for() -> None:
    table = Table("C H AT", words={0: ["C AT"]}, row=(rw.Goal.FROM_HAND,))
    table.claim("C@words H@hand AT@words")
    (turn,) = reviews(table, Vocabulary(index_of(["CHAT"])))

    # The same word of three cards of the hand would have left CAT where it is.
    assert (play("CHAT", 1), play("CHAT", 8)) == (turn.own, turn.best)
    assert (1, 1) == (turn.rank, turn.of)


def test_a_pass_has_no_word_of_its_own() -> None:
    table = Table("C AT S", deck="A E")
    table.pass_("S")
    (turn,) = reviews(table)

    assert (None, None, play("CAT", 3), 1) == (turn.own, turn.rank, turn.best, turn.of)


def test_where_nothing_can_be_built_nothing_is_best() -> None:
    table = Table("S S")
    table.pass_()
    (turn,) = reviews(table)

    assert (None, None, None, 0) == (turn.own, turn.best, turn.best_common, turn.of)


def test_a_turn_that_time_ended_is_a_pass() -> None:
    table = Table("C AT S", clock=Clock.HARD)
    table.expire(0)
    (turn,) = reviews(table)

    assert (None, play("CAT", 3)) == (turn.own, turn.best)


def test_the_time_of_a_whole_match_decides_no_turn() -> None:
    table = Table("C AT S", seats=1, clock=Clock.HARD, match_seconds=60)
    table.claim("C AT")
    table.expire(0, "match")

    assert (0,) == rw.REVIEWER.positions(as_match(table))


def test_the_place_of_a_word_is_where_it_was_laid_and_refused_words_have_none() -> None:
    table = Table("C A T", "T EA", known={"ACT", "TEA"}, referee=Referee.OBJECTION)
    table.build("T A C")
    table.object(1)
    table.rule()
    table.build("A C T")
    table.let_stand(1)
    table.build("T EA")
    table.object(0)
    table.rule()
    match = as_match(table)

    laid = [one.action for one in map(match.played.__getitem__, rw.REVIEWER.positions(match))]
    assert [one.action for one in match.played if isinstance(one.action, rw.Build)][1:] == laid


@pytest.mark.parametrize(
    ("extra", "is_bluff", "rank"),
    [
        ({}, True, None),
        ({"accepted": frozenset({"TERAT"})}, False, 1),
        ({"judge": lambda word: Ruling(word, word == "TERAT", Reason.COMPOUND, "de")}, False, 1),
    ],
)
def test_C14_a_word_that_nobody_objected_to_is_best_only_if_it_is_one(
    extra: dict[str, Any], is_bluff: bool, rank: int | None
) -> None:
    table = Table("C AT TER", "T EA", referee=Referee.OBJECTION)
    table.build("TER AT")
    table.let_stand(1)
    (turn,) = reviews(table, Vocabulary(index_of(COMMON_WORDS), **extra))

    assert (play("TERAT", 5), is_bluff, rank) == (turn.own, turn.is_bluff, turn.rank)
    assert play("CAT" if is_bluff else "TERAT", 3 if is_bluff else 5) == turn.best
    assert (1 if is_bluff else 2) == turn.of


@pytest.mark.parametrize(("accepts_names", "is_bluff"), [(False, True), (True, False)])
def test_C17_a_name_is_no_bluff_where_names_count(accepts_names: bool, is_bluff: bool) -> None:
    table = Table("C AT TER", "T EA", referee=Referee.OBJECTION, accepts_names=accepts_names)
    table.build("TER AT")
    table.let_stand(1)
    words = Vocabulary(
        index_of(COMMON_WORDS), judge=lambda word: Ruling(word, False, Reason.NAME, "en")
    )
    (turn,) = reviews(table, words)

    assert is_bluff == turn.is_bluff


def test_a_word_that_cost_the_turn_is_no_word() -> None:
    table = Table("C A T", known=(), referee=Referee.OBJECTION, may_try_again=False)
    table.build("T A C")
    table.object(1)
    table.rule()
    (turn,) = reviews(table)

    assert (None, play("ACT", 3), 2) == (turn.own, turn.best, turn.of)


def test_a_word_that_no_dictionary_has_is_best_where_it_was_worth_most() -> None:
    table = Table("C AT TER")
    table.claim("TER AT")
    (turn,) = reviews(table)

    assert (play("TERAT", 5), play("TERAT", 5)) == (turn.own, turn.best)
    assert (play("CAT", 3), 1, 2) == (turn.best_common, turn.rank, turn.of)


@pytest.mark.parametrize(("least", "best"), [(0, RARE), (35, "CHATTER"), (60, None)])
def test_the_best_is_as_common_as_is_wanted(least: int, best: str | None) -> None:
    index = index_of([*COMMON_WORDS, RARE])
    index.commonness[index.words == RARE.encode()] = 10
    table = Table("C H AT TER ER")
    table.pass_()
    (turn,) = reviews(table, Vocabulary(index, least))

    assert best == (turn.best.word if turn.best else None)
    assert play("CHATTER", 7) == turn.best_common


@pytest.mark.parametrize(("is_family", "best"), [(True, "CAT"), (False, "CHAT")])
def test_a_family_hears_of_no_vulgar_word(is_family: bool, best: str) -> None:
    index = index_of(["CAT", "CHAT"])
    index.vulgar[1] = True
    table = Table("C H AT")
    table.pass_()
    (turn,) = reviews(table, Vocabulary(index, is_family=is_family))

    assert turn.best
    assert best == turn.best.word


def test_C17_words_that_may_not_be_built_again_are_no_plays() -> None:
    table = Table("C AT S", words={1: ["C AT"]}, may_repeat=False)
    table.pass_()
    (turn,) = reviews(table)

    assert turn.best is None


# Whole matches


@cache
def whole(seats: int, soloist: int, tag: str = "en") -> AnyMatch:
    rules = rw.Ruleset(language=tag, dictionary=tag, cards=40)
    return played(rw.SOLOISTS[soloist], rules, words_of(tag), seats=seats, seed=4)


@pytest.mark.parametrize("tag", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 3])
def test_no_best_play_is_worth_less_than_the_own(seats: int, tag: str) -> None:
    match = whole(seats, 1, tag)
    turns = [rw.REVIEWER.review(match, at, words_of(tag)) for at in rw.REVIEWER.positions(match)]
    made = [turn for turn in turns if turn.own]
    assert len(made) > 5
    assert any(turn.rank and turn.rank > 1 for turn in made)
    for turn in made:
        assert turn.best
        assert turn.own
        assert turn.rank
        assert turn.best.worth >= turn.own.worth
        assert (turn.rank == 1) == (turn.best.worth == turn.own.worth)
        assert turn.rank <= turn.of
        assert turn.best_common is None or turn.best_common.worth <= turn.best.worth


@pytest.mark.parametrize("seats", [1, 3])
def test_whoever_always_builds_the_best_is_always_first(seats: int) -> None:
    match = whole(seats, 0)
    turns = [rw.REVIEWER.review(match, at, words_of("en")) for at in rw.REVIEWER.positions(match)]
    for turn in (turn for turn in turns if turn.own):
        assert (1, turn.best) == (turn.rank, turn.own)


def test_the_turns_add_up_to_the_points_of_one_alone() -> None:
    match = whole(1, 0)
    turns = [rw.REVIEWER.review(match, at, words_of("en")) for at in rw.REVIEWER.positions(match)]
    state: rw.State = match.state
    assert rw.points(state.players[0]) == sum(turn.own.figure for turn in turns if turn.own)


def test_every_turn_has_a_place_in_order() -> None:
    match = whole(3, 1)
    places = rw.REVIEWER.positions(match)
    assert all(before < after for before, after in pairwise(places))
    actions: list[Any] = [match.played[place].action for place in places]
    assert {rw.Build, rw.Pass} >= set(map(type, actions))
    built = [event for one in match.played for event in one.step.events]
    assert sum(isinstance(event, rw.WordBuilt) for event in built) == sum(
        isinstance(action, rw.Build) for action in actions
    )
