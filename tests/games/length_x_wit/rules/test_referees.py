"""Referees: the dictionary, objections and votes, in turns and in responses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table
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
from wordsmith_desktop.games.common.table_events import (
    ObjectionRaised,
    VoteAsked,
    VoteCast,
    WordJudged,
    WordRefused,
)
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]
NOT_NOW = (TableWhy.NOT_NOW, "")


def called(kind: type[lw.Spelling] = lw.Score, word: str = "RAT", **fields: Any) -> Table:
    """A table at which a word has just been called, in a turn or in a response."""
    table = Table("A T", "A T", **{"dice": "R", "seats": 3, **fields})
    if kind is lw.Respond:
        table.state = table.state.but(phase=lw.Phase.RESPOND, responder=1)
    table.play(table.speller, table.said(kind, word))
    return table


@pytest.mark.parametrize("kind", [lw.Score, lw.Press, lw.Respond])
@pytest.mark.parametrize("referee", [Referee.AUTOMATIC, Referee.VOTE])
def test_the_dictionary_is_asked_at_once(referee: Referee, kind: type[lw.Spelling]) -> None:
    table = called(kind, referee=referee)

    assert ((REFEREE,), "RAT") == (table.actors, lw.RULES.question(table.state))
    assert ["RAT"] == [one.said.word for one in table.told(lw.WordSpelled)]


def test_without_a_word_there_is_no_question() -> None:
    table = Table("A T", dice="R")
    assert lw.RULES.question(table.state) is None
    table.score("RAT")

    assert lw.RULES.question(table.state) is None


def test_a_ruling_must_be_about_the_word() -> None:
    other = Rule(Ruling("TAR", True, Reason.LISTED, "test"))

    assert [(TableWhy.OTHER_WORD, "")] == called().against(REFEREE, other)


@pytest.mark.parametrize("kind", [lw.Score, lw.Press, lw.Respond])
def test_every_other_seat_may_object(kind: type[lw.Spelling]) -> None:
    table = called(kind, referee=Referee.OBJECTION)
    others = {0: (1, 2), 1: (2, 0)}[table.speller]
    assert others == table.actors
    table.object(others[1])

    assert [REFEREE] == list(table.actors)
    assert [ObjectionRaised(others[1], "RAT")] == table.told(ObjectionRaised)
    assert NOT_YOUR_TURN == table.against(others[0], Object())
    assert NOT_YOUR_TURN == table.against(others[0], LetStand())


def test_whoever_called_neither_objects_nor_lets_stand() -> None:
    table = called(referee=Referee.OBJECTION)

    for action in (Object(), LetStand(), Vote(True)):
        assert NOT_YOUR_TURN == table.against(0, action)
    assert [NOT_NOW] == table.against(1, Vote(True))


@pytest.mark.parametrize("action", [Object(), LetStand(), Vote(True), Vote(False)])
def test_without_a_word_there_is_nothing_to_judge(action: Object | LetStand | Vote) -> None:
    table = Table("A T", dice="R", referee=Referee.OBJECTION)

    assert [NOT_NOW] == table.against(0, action)


def test_a_word_that_stands_undoubted_is_not_judged() -> None:
    table = called(referee=Referee.OBJECTION)
    table.let_stand(1)

    assert ([], 3) == (table.told(WordJudged), table.points[0])


@pytest.mark.parametrize("is_word", [True, False])
def test_an_objection_lets_the_dictionary_decide(is_word: bool) -> None:
    table = called(referee=Referee.OBJECTION, known={"RAT"} if is_word else ())
    table.object(2)
    table.rule()

    assert [3 if is_word else 0, 0, 0] == table.points
    assert (1 if is_word else 0,) == table.actors


@pytest.mark.parametrize("is_word", [True, False])
def test_a_doubted_press_banks_only_if_it_is_a_word(is_word: bool) -> None:
    table = called(lw.Press, referee=Referee.OBJECTION, known={"RAT"} if is_word else ())
    table.object(1)
    table.rule()

    assert ("A T" if is_word else "") == table.banked
    assert (lw.Phase.THROW if is_word else lw.Phase.DECIDE) is table.phase


def test_a_word_that_waits_for_judgement_keeps_the_turn_from_going_on() -> None:
    table = called(referee=Referee.OBJECTION)

    assert NOT_YOUR_TURN == table.against(0, table.said(lw.Score, "TAR"))


def test_a_call_cannot_be_followed_by_another_before_it_is_judged() -> None:
    table = called(lw.Respond, referee=Referee.OBJECTION)

    assert NOT_NOW in table.against(2, lw.Respond("RAT", ()))


def voting(**fields: Any) -> Table:
    table = called(referee=Referee.VOTE, known=(), **fields)
    table.rule()
    return table


def test_an_unknown_word_is_put_to_the_others() -> None:
    table = voting()

    assert [(0, "RAT")] == [(one.seat, one.word) for one in table.told(VoteAsked)]
    assert (1, 2) == table.actors
    table.vote(2, True)
    assert [1] == list(table.actors)
    assert NOT_YOUR_TURN == table.against(2, Vote(False))
    assert [NOT_NOW] == table.against(1, Object())
    table.vote(1, True)
    assert 3 == table.points[0]


def test_a_known_word_needs_no_vote() -> None:
    table = called(referee=Referee.VOTE)
    table.rule()

    assert (3, []) == (table.points[0], table.told(VoteAsked))


def test_a_word_the_table_has_banned_is_not_voted_on() -> None:
    table = called(referee=Referee.VOTE, known=())
    table.rule(Reason.HOUSE_BANNED)

    assert ([], 1, (0,)) == (table.told(VoteAsked), len(table.told(WordRefused)), table.actors)


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
    ],
)
def test_votes_are_counted(vote: VoteRule, votes: tuple[bool, ...], is_accepted: bool) -> None:
    table = voting(seats=len(votes) + 1, vote=vote)
    for seat, accept in enumerate(votes, 1):
        table.vote(seat, accept)

    assert [VoteCast(seat, accept) for seat, accept in enumerate(votes, 1)] == table.told(VoteCast)
    assert (3 if is_accepted else 0) == table.points[0]
    assert (frozenset({"RAT"}) if is_accepted else frozenset()) == table.state.voted_words


def test_an_accepted_word_holds_for_the_whole_match() -> None:
    table = voting()
    table.vote(1, True)
    table.vote(2, True)
    table.respond("RAT")

    assert [3, 3, 0] == table.points
    assert 1 == len(table.told(VoteAsked))


def test_a_ban_is_stronger_than_a_vote_of_before() -> None:
    table = voting()
    table.vote(1, True)
    table.vote(2, True)
    table.play(1, table.said(lw.Respond, "RAT"))
    table.rule(Reason.HOUSE_BANNED)

    assert [3, 0, 0] == table.points


def test_a_word_that_was_voted_down_may_be_put_to_the_vote_again() -> None:
    table = voting()
    table.vote(1, False)
    table.vote(2, False)
    table.score("RAT")

    assert table.state.call is not None
    assert (CallStage.VOTE, ()) == (table.state.call.stage, table.state.call.votes)


def test_whoever_is_in_control_votes_on_a_response() -> None:
    table = called(lw.Respond, referee=Referee.VOTE, known=())
    table.rule()
    assert (2, 0) == table.actors
    table.vote(0, True)
    table.vote(2, True)

    assert [0, 3, 0] == table.points
