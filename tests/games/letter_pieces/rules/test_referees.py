"""Referees: the dictionary, objections and votes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import REFEREE
from wordsmith_desktop.games.common.open_table import (
    CallStage,
    LetStand,
    Object,
    Referee,
    Rule,
    Vote,
)
from wordsmith_desktop.games.common.table_events import VoteAsked, WordJudged, WordRefused
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]


def test_the_automatic_referee_asks_the_dictionary_at_once() -> None:
    table = Table(given="3L 2S")
    table.call("AT")

    assert (REFEREE,) == table.actors
    assert "AT" == lp.RULES.question(table.state)


def test_a_ruling_must_be_about_the_word() -> None:
    table = Table(given="3L 2S")
    table.call("AT")
    other = Rule(Ruling("TA", True, Reason.LISTED, "test"))

    assert [(TableWhy.OTHER_WORD, "")] == table.against(REFEREE, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_other_seat_may_object(seats: int) -> None:
    for objector in range(1, seats):
        table = Table(seats=seats, given="3L 2S", referee=Referee.OBJECTION, words=())
        table.call("AT")
        assert NOT_YOUR_TURN == table.against(0, LetStand())
        assert NOT_YOUR_TURN == table.against(0, Object())
        table.object(objector)
        table.rule()
        assert [] == table.words_of()
        assert 0 == table.bench


def test_an_objection_that_fails_lets_the_word_stand() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION, words={"AT"})
    table.call("AT")
    table.object(1)
    table.rule()

    assert ["AT"] == table.words_of()
    assert 1 == len(table.told(WordJudged))


def test_without_a_word_there_is_nothing_to_object_to() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION)

    assert [(TableWhy.NOT_NOW, "")] == table.against(0, Object())
    assert [(TableWhy.NOT_NOW, "")] == table.against(0, LetStand())


def test_one_word_is_doubted_once() -> None:
    table = Table(seats=3, given="3L 2S", referee=Referee.OBJECTION)
    table.call("AT")
    table.object(1)

    assert NOT_YOUR_TURN == table.against(2, Object())


def test_on_objection_a_broken_rule_is_not_refused_at_once() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION)
    table.claim("AT")
    table.let_stand(1)
    table.pass_()

    assert [] == table.refusals("TA")


def voting(seats: int = 3, **fields: Any) -> Table:
    return Table(seats=seats, given="3L 2S", referee=Referee.VOTE, words=(), **fields)


def test_an_unknown_word_is_put_to_the_others() -> None:
    table = voting()
    table.claim("AT")

    assert [VoteAsked(0, "AT")] == table.told(VoteAsked)
    assert (1, 2) == table.actors
    table.vote(2, True)
    assert [1] == list(table.actors)
    assert NOT_YOUR_TURN == table.against(2, Vote(False))


def test_a_known_word_needs_no_vote() -> None:
    table = Table(seats=3, given="3L 2S", referee=Referee.VOTE)
    table.claim("AT")

    assert ["AT"] == table.words_of()
    assert [] == table.told(VoteAsked)


def test_a_word_the_table_has_banned_is_not_voted_on() -> None:
    table = voting()
    table.call("AT")
    table.rule(Reason.HOUSE_BANNED)

    assert [] == table.told(VoteAsked)
    assert 1 == len(table.told(WordRefused))


def test_a_refused_word_may_be_put_to_the_vote_again() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, False)
    assert [] == table.words_of()
    table.claim("AT")

    assert table.state.call is not None
    assert CallStage.VOTE is table.state.call.stage


def test_an_accepted_word_holds_for_the_whole_match() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, True)
    table.pass_()
    table.pass_()
    table.play(0, lp.Continue())
    table.claim("AT")

    assert ["AT"] == table.words_of(1)
    assert frozenset({"AT"}) == table.state.voted_words


def test_a_ban_is_stronger_than_a_vote_of_before() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, True)
    table.pass_()
    table.pass_()
    table.play(0, lp.Continue())
    table.call("AT")
    table.play(REFEREE, Rule(Ruling("AT", False, Reason.HOUSE_BANNED, "table")))

    assert [] == table.words_of(1)


def test_an_accepted_word_still_keeps_the_other_rules() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, True)

    assert [(lp.Why.CLAIMED, "R16")] == table.refusals("AT")


def test_an_accepted_word_is_not_voted_on_again_when_sheets_are_checked() -> None:
    table = voting(2, mode=lp.Mode.SECRET)
    table.claim("AT")
    table.claim("AT")
    table.pass_()
    table.pass_()
    table.rule()
    table.vote(1, True)
    table.rule()

    assert [lp.RowStatus.STANDS] * 2 == [table.statuses(seat)[0] for seat in range(2)]
    assert lp.Phase.CHALLENGE_OVER is table.state.phase
