"""Challenges and which words are legal: C14 and C17."""

from __future__ import annotations

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from wordsmith_desktop.core.seats import REFEREE
from wordsmith_desktop.games.common.open_table import Referee, Rule
from wordsmith_desktop.games.common.table_events import ObjectionRaised, WordRefused
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

OBJECTION = Referee.OBJECTION


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_C14_anyone_else_may_challenge_a_word(seats: int) -> None:
    for objector in range(1, seats):
        table = Table("C A T", seats=seats, referee=OBJECTION, known=())
        table.build("C A T")
        assert tuple(range(1, seats)) == table.actors
        table.object(objector)
        table.rule()
        assert [ObjectionRaised(objector, "CAT")] == table.told(ObjectionRaised)
        assert [] == table.words()


@pytest.mark.parametrize("referee", Referee)
def test_C14_cards_of_a_refused_word_go_back_where_they_came_from(referee: Referee) -> None:
    table = Table(
        "C A S",
        pool="E R I",
        words={0: ["O N"], 1: ["AT E"]},
        deck="AD AL",
        row=(rw.Goal.ADD_ON, rw.Goal.FIVE_CARDS),
        referee=referee,
        known=(),
    )
    before = table.state
    table.build("C O AT N E@words R S")
    if referee is OBJECTION:
        table.object(1)
    table.rule()
    if referee is Referee.VOTE:
        table.vote(1, False)

    assert before == table.state
    assert 1 == len(table.told(WordRefused))
    assert [] == table.told(rw.WordBuilt)
    assert [] == table.told(rw.TokensWon)


def test_C14_after_a_refusal_another_word_may_be_built_in_the_same_turn() -> None:
    table = Table("C A T", known={"CAT"})
    table.claim("T A C")
    assert (0,) == table.actors
    table.claim("C A T")

    assert ["C A T"] == table.words()


def test_C14_after_a_refusal_one_may_pass() -> None:
    table = Table("C A T", known=())
    table.claim("T A C")
    table.pass_()

    assert (1,) == table.actors


def test_C14_a_challenge_in_vain_lets_the_word_stand_and_costs_nothing() -> None:
    table = Table("C A T", referee=OBJECTION, row=(rw.Goal.BLUE_ONLY,))
    table.build("C A T")
    table.object(1)
    table.rule()

    assert ["C A T"] == table.words()
    assert [rw.Goal.BLUE_ONLY] == table.won()
    assert [rw.ChallengeFailed(1, "CAT", 0)] == table.told(rw.ChallengeFailed)
    assert 0 == table.points(1)


def test_C14_unchallenged_a_word_stands_unjudged() -> None:
    table = Table("C A T", referee=OBJECTION, known=())
    table.build("T A C")
    table.let_stand(1)

    assert ["T A C"] == table.words()


def test_C14_nothing_moves_before_the_word_stands() -> None:
    table = Table("C A S", pool="E", words={1: ["AT E"]}, deck="AD", referee=OBJECTION)
    before = table.state
    table.build("C AT E@words S")

    assert before == table.state.but(call=None)


def test_C17_the_dictionary_decides() -> None:
    table = Table("C A T", known={"ACT"})
    table.claim("C A T")
    assert [] == table.words()
    table.claim("A C T")

    assert ["A C T"] == table.words()


@pytest.mark.parametrize("reason", [Reason.NAME, Reason.ABBREVIATION, Reason.UNKNOWN])
def test_C17_names_and_abbreviations_are_no_words(reason: Reason) -> None:
    table = Table("A N N A", known=())
    table.build("A N N A")
    table.rule(reason)

    assert [] == table.words()


@pytest.mark.parametrize("reason", [Reason.LISTED, Reason.COMPOUND, Reason.HOUSE_ACCEPTED])
def test_C17_whatever_the_dictionary_accepts_stands(reason: Reason) -> None:
    table = Table("A N N A")
    table.build("A N N A")
    table.play(REFEREE, Rule(Ruling("ANNA", True, reason, "test")))

    assert ["A N N A"] == table.words()


def test_C17_a_word_may_be_built_again() -> None:
    table = Table("C AT", words={1: ["C A T"]})
    table.claim("C AT")

    assert ["C AT"] == table.words(0)
    assert ["C A T"] == table.words(1)
