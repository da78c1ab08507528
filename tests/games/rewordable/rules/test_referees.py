"""Referees: the dictionary, objections and votes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers.rewordable import Table
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import REFEREE
from wordsmith_desktop.games.common.open_table import (
    CallStage,
    LetStand,
    Object,
    Referee,
    Rule,
    Vote,
    VoteRule,
)
from wordsmith_desktop.games.common.table_events import VoteAsked, VoteCast, WordJudged, WordRefused
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.rewordable.rules.rules import RULES
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]
NOT_NOW = (TableWhy.NOT_NOW, "")


@pytest.mark.parametrize("referee", [Referee.AUTOMATIC, Referee.VOTE])
def test_the_dictionary_is_asked_at_once(referee: Referee) -> None:
    table = Table("C A T", referee=referee)
    table.build("C A T")

    assert (REFEREE,) == table.actors
    assert "CAT" == RULES.question(table.state)


def test_without_a_word_there_is_no_question() -> None:
    table = Table("C A T")
    assert RULES.question(table.state) is None
    table.claim("C A T")

    assert RULES.question(table.state) is None


def test_a_ruling_must_be_about_the_word() -> None:
    table = Table("C A T")
    table.build("C A T")
    other = Rule(Ruling("ACT", True, Reason.LISTED, "test"))

    assert [(TableWhy.OTHER_WORD, "")] == table.against(REFEREE, other)


def test_an_objection_brings_the_dictionary_in() -> None:
    table = Table("C A T", seats=3, referee=Referee.OBJECTION)
    table.build("C A T")
    assert NOT_YOUR_TURN == table.against(REFEREE, Rule(Ruling("CAT", True, Reason.LISTED, "en")))
    table.object(2)

    assert (REFEREE,) == table.actors
    assert NOT_YOUR_TURN == table.against(1, Object())
    assert NOT_YOUR_TURN == table.against(1, LetStand())


def test_the_builder_neither_objects_nor_lets_stand() -> None:
    table = Table("C A T", referee=Referee.OBJECTION)
    table.build("C A T")

    for action in (Object(), LetStand(), Vote(True)):
        assert NOT_YOUR_TURN == table.against(0, action)


def test_others_object_or_let_stand_but_do_not_vote() -> None:
    table = Table("C A T", referee=Referee.OBJECTION)
    table.build("C A T")

    assert [NOT_NOW] == table.against(1, Vote(True))


@pytest.mark.parametrize("action", [Object(), LetStand(), Vote(True), Vote(False)])
def test_without_a_word_there_is_nothing_to_judge(action: Object | LetStand | Vote) -> None:
    table = Table("C A T", referee=Referee.OBJECTION)

    assert [NOT_NOW] == table.against(0, action)


def test_a_word_that_stands_undoubted_is_not_judged() -> None:
    table = Table("C A T", referee=Referee.OBJECTION)
    table.build("C A T")
    table.let_stand(1)

    assert [] == table.told(WordJudged)
    assert ["C A T"] == table.words()


def voting(seats: int = 3, **fields: Any) -> Table:
    return Table("C A T", "T A C", seats=seats, referee=Referee.VOTE, known=(), **fields)


def test_an_unknown_word_is_put_to_the_others() -> None:
    table = voting()
    table.claim("T A C")

    (asked,) = table.told(VoteAsked)
    assert (0, "TAC") == (asked.seat, asked.word)
    assert (1, 2) == table.actors
    table.vote(2, True)
    assert [1] == list(table.actors)
    assert NOT_YOUR_TURN == table.against(2, Vote(False))
    assert [NOT_NOW] == table.against(1, Object())
    table.vote(1, True)
    assert ["T A C"] == table.words()


def test_a_known_word_needs_no_vote() -> None:
    table = Table("C A T", seats=3, referee=Referee.VOTE)
    table.claim("C A T")

    assert ["C A T"] == table.words()
    assert [] == table.told(VoteAsked)


def test_a_word_the_table_has_banned_is_not_voted_on() -> None:
    table = voting()
    table.build("T A C")
    table.rule(Reason.HOUSE_BANNED)

    assert [] == table.told(VoteAsked)
    assert 1 == len(table.told(WordRefused))
    assert (0,) == table.actors


@pytest.mark.parametrize(
    ("vote", "votes", "is_accepted"),
    [
        (VoteRule.MAJORITY, (True, True, False), True),
        (VoteRule.MAJORITY, (True, False, False), False),
        (VoteRule.MAJORITY, (True, False), False),
        (VoteRule.MAJORITY, (True,), True),
        (VoteRule.MAJORITY, (False,), False),
        (VoteRule.ALL, (True, True, False), False),
        (VoteRule.ALL, (True, True, True), True),
        (VoteRule.ALL, (False,), False),
    ],
)
def test_votes_are_counted(vote: VoteRule, votes: tuple[bool, ...], is_accepted: bool) -> None:
    table = voting(seats=len(votes) + 1, vote=vote)
    table.claim("T A C")
    for seat, accept in enumerate(votes, 1):
        table.vote(seat, accept)

    assert [VoteCast(seat, accept) for seat, accept in enumerate(votes, 1)] == table.told(VoteCast)
    assert (["T A C"] if is_accepted else []) == table.words()
    assert (frozenset({"TAC"}) if is_accepted else frozenset()) == table.state.voted_words


def test_the_last_vote_decides_even_if_the_others_agree() -> None:
    table = voting(seats=4)
    table.claim("T A C")
    table.vote(1, True)
    table.vote(2, True)
    assert [] == table.words()
    table.vote(3, False)

    assert ["T A C"] == table.words()


def test_an_accepted_word_holds_for_the_whole_match() -> None:
    table = voting(2)
    table.claim("T A C")
    table.vote(1, True)
    table.claim("T A C")

    assert ["T A C"] == table.words(1)
    assert 1 == len(table.told(VoteAsked))


def test_a_ban_is_stronger_than_a_vote_of_before() -> None:
    table = voting(2)
    table.claim("T A C")
    table.vote(1, True)
    table.build("T A C")
    table.rule(Reason.HOUSE_BANNED)

    assert [] == table.words(1)


def test_a_word_that_was_voted_down_may_be_put_to_the_vote_again() -> None:
    table = voting(2)
    table.claim("T A C")
    table.vote(1, False)
    table.claim("T A C")

    assert table.state.call is not None
    assert CallStage.VOTE is table.state.call.stage
    assert () == table.state.call.votes
