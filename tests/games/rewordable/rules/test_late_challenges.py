"""Words that are challenged later, until they are built on: C14."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.seats import REFEREE
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.table_events import WordJudged, WordRefused


def late(*hands: str, known: Collection[str] = (), **fields: Any) -> Table:
    """A table of three where words may be challenged until they are built on."""
    fields = {"referee": Referee.OBJECTION, "late_challenges": True, **fields}
    return Table(*hands, seats=3, known=known, **fields)


def stood(table: Table, texts: str) -> int:
    """Whoever is to move builds, and nobody objects; the number of the word."""
    seat = table.state.seat
    table.build(texts)
    table.let_stand((seat + 1) % 3)
    return table.state.players[seat].words[-1].id


def test_house_late_challenges() -> None:
    table = late("C A T D O", "G E L N R", deck="AD AL AN AR AS EN", late_challenges=False)
    word = stood(table, "C A T")

    assert [(rw.Why.NOT_OPEN, "C14")] == table.against(1, rw.Challenge(word))


def test_C14_a_word_that_stood_may_be_challenged_until_it_is_built_on() -> None:
    table = late("C A T D O", "G E L N R", deck="AD AL AN AR AS EN ER ES ET", pool="S U I")
    word = stood(table, "C A T S@pool")
    assert [] == table.against(1, rw.Challenge(word))
    table.pass_()
    assert [] == table.against(2, rw.Challenge(word))
    table.pass_()
    assert [(rw.Why.OWN_WORD, "C14")] == table.against(0, rw.Challenge(word))
    table.build("D C@words A@words T@words S@words")
    table.let_stand(1)

    assert [(rw.Why.NOT_OPEN, "C14")] == table.against(1, rw.Challenge(word))
    assert [word + 1] == [one.word for one in table.state.open_words]


@pytest.mark.parametrize("number", [-1, 99, 2**64])
def test_C14_no_other_word_may_be_challenged(number: int) -> None:
    table = late("C A T D O", "G E L N R", deck="AD AL AN AR AS EN")
    stood(table, "C A T")

    assert [(rw.Why.NOT_OPEN, "C14")] == table.against(1, rw.Challenge(number))


def test_C14_the_cards_of_a_word_withdrawn_are_where_they_came_from() -> None:
    table = late(
        "C A T D O",
        "G E L N R",
        deck="AD AL AN AR AS EN ER ES ET",
        pool="S U I",
        words={2: ["H A"]},
        row=(rw.Goal.ADD_ON,),
    )
    word = stood(table, "C H@words A@words T S@pool")
    assert ([rw.Goal.ADD_ON], []) == (table.won(0), table.words(2))
    before = table.state
    table.play(1, rw.Challenge(word))
    assert (REFEREE,) == table.actors
    told = table.rule()

    assert [] == table.words(0)
    assert ["H A"] == table.words(2)
    assert {"C", "T"} <= set(table.hand(0).split())
    assert 7 == len(table.state.players[0].hand)
    assert "S" in table.pool.split()
    assert 4 == len(table.state.pool)
    assert [] == table.won(0)
    assert rw.Goal.ADD_ON is table.state.token_pile[-1].goal
    assert (1, before.turn) == (table.state.seat, table.state.turn)
    assert [WordJudged, WordRefused, rw.WordWithdrawn] == [type(event) for event in told]
    assert [] == table.refusals("G E L")


def test_C14_a_hand_that_is_too_large_is_not_filled_up() -> None:
    table = late("C A T D O", "G E L N R", deck="AD AL AN AR AS EN ER ES ET", pool="S U I")
    word = stood(table, "C A S@pool")
    table.play(1, rw.Challenge(word))
    table.rule()
    assert (7, 4) == (len(table.state.players[0].hand), len(table.state.pool))
    stood(table, "G S@pool")
    assert 3 == len(table.state.pool)
    table.pass_()
    stood(table, "C A T")

    assert 5 == len(table.state.players[0].hand)


def test_C14_a_word_that_the_dictionary_knows_stays() -> None:
    table = late("C A T D O", "G E L N R", deck="AD AL AN AR", known={"CAT"}, challenge_cost=2)
    word = stood(table, "C A T")
    table.play(1, rw.Challenge(word))
    table.rule()

    assert ["C A T"] == table.words(0)
    assert (0, 2) == (table.state.players[0].penalty, table.state.players[1].penalty)
    assert [rw.ChallengeFailed(1, "CAT", 2)] == table.told(rw.ChallengeFailed)
    assert (1,) == table.actors
    assert [(rw.Why.NOT_OPEN, "C14")] == table.against(1, rw.Challenge(word))


def test_C14_a_word_that_was_judged_at_once_is_not_open() -> None:
    table = late("C A T D O", "G E L N R", deck="AD AL AN AR", known={"CAT"})
    table.build("C A T")
    table.object(1)
    table.rule()

    assert () == table.state.open_words


def test_C14_a_word_withdrawn_is_none_that_its_builder_made() -> None:
    table = late("C A T D O", "G E L N R", deck="", known={"GEL"}, ending=rw.EndRule.ALL_PASS)
    word = stood(table, "C A T")
    table.play(1, rw.Challenge(word))
    table.rule()
    table.build("G E L")
    table.let_stand(2)
    for _ in range(3):
        table.pass_()
    match: Match[Any, Any, Any, Any] = Match(rw.RULES, table.state.ruleset, 3)
    match._played[:] = table.played

    assert [0, 1, 0] == [len(one.words) for one in rw.TALLIER.tally(match)]
