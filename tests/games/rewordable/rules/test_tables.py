"""Turns and their clocks, undo, and what rulesets there are."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.common.open_table import (
    Clock,
    LetStand,
    Referee,
    Rule,
    TimeExpired,
    Vote,
)
from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent, TimeRanOut
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]
NO_TIMER = [(TableWhy.NO_SUCH_TIMER, "")]


def test_the_clock_is_off_by_default() -> None:
    assert () == rw.RULES.timers(Table("C A T").state)


@pytest.mark.parametrize("clock", [Clock.SOFT, Clock.HARD])
def test_a_turn_has_a_clock(clock: Clock) -> None:
    (timer,) = rw.RULES.timers(Table("C A T", clock=clock, turn_seconds=90).state)

    assert ("turn", 0, 90) == (timer.name, timer.seat, timer.seconds)
    assert (clock is Clock.HARD, True) == (timer.is_hard, timer.is_running)


def test_a_hard_clock_ends_the_turn_and_the_hand_is_kept() -> None:
    table = Table("C A T", deck="AD AL AN", clock=Clock.HARD)
    table.expire(0)

    assert ((1,), "C A T", "AD AL AN") == (table.actors, table.hand(0), table.deck)
    assert [TimeRanOut, rw.Passed, HandedOver] == [type(event) for event in table.events]


def test_a_soft_clock_takes_nothing() -> None:
    table = Table("C A T", clock=Clock.SOFT)

    assert NO_TIMER == table.against(0, TimeExpired("turn"))


def test_only_a_clock_that_runs_can_end() -> None:
    table = Table("C A T", clock=Clock.HARD)

    assert NO_TIMER == table.against(0, TimeExpired("bench"))
    assert NOT_YOUR_TURN == table.against(1, TimeExpired("turn"))


def test_every_turn_has_a_clock_of_its_own() -> None:
    table = Table("C A T", "D O", deck="E", clock=Clock.HARD)
    keys = set()
    for _ in range(4):
        keys |= {timer.key for timer in rw.RULES.timers(table.state)}
        table.pass_()

    assert 4 == len(keys)


def test_a_refused_word_leaves_the_clock_going() -> None:
    table = Table("C A T", clock=Clock.HARD, known=())
    before = rw.RULES.timers(table.state)
    table.claim("C A T")

    assert before == rw.RULES.timers(table.state)


@pytest.mark.parametrize("referee", [Referee.OBJECTION, Referee.VOTE])
def test_the_clock_rests_while_the_table_is_asked(referee: Referee) -> None:
    table = Table("C A T", clock=Clock.HARD, referee=referee, known=())
    table.claim("C A T")

    (timer,) = rw.RULES.timers(table.state)
    assert (0, False) == (timer.seat, timer.is_running)
    assert NO_TIMER == table.against(1, TimeExpired("turn"))


def test_no_clock_runs_before_the_deal_and_after_the_end() -> None:
    ruleset = rw.Ruleset(clock=Clock.HARD)
    assert () == rw.RULES.timers(rw.RULES.new(ruleset, 2))
    table = Table(clock=Clock.HARD)
    table.expire(0)
    table.expire(1)

    assert table.is_over
    assert () == rw.RULES.timers(table.state)


def test_chance_deals_first_and_only_once() -> None:
    first = rw.RULES.new(rw.Ruleset(), 2)
    assert (CHANCE,) == rw.RULES.actors(first)
    assert not rw.RULES.hides(first)
    deal = rw.RULES.chance(first, Rng(1))
    state = rw.RULES.apply(first, CHANCE, deal).state

    assert isinstance(deal, rw.Deal)
    assert rw.RULES.check(state, CHANCE, deal)
    for seat in range(2):
        assert rw.RULES.check(state, seat, deal)


def test_chance_and_referee_do_not_do_what_people_do() -> None:
    first = rw.RULES.new(rw.Ruleset(), 2)
    (reason,) = rw.RULES.check(first, CHANCE, rw.Pass())
    assert Gate.UNKNOWN_ACTION is reason.code

    table = Table("C A T")
    table.build("C A T")
    assert [(Gate.UNKNOWN_ACTION, "")] == table.against(REFEREE, Vote(True))


def test_after_the_end_nothing_is_open() -> None:
    table = Table("C A T")
    table.pass_()
    table.pass_()

    assert [(Gate.OVER, "")] == table.against(0, rw.Pass())
    assert rw.Phase.OVER is table.state.phase


def test_an_unknown_action_is_refused() -> None:
    (reason,) = rw.RULES.check(Table("C A T").state, 0, "build")  # type: ignore[arg-type]

    assert Gate.UNKNOWN_ACTION is reason.code


AnyMatch = Match[rw.Ruleset, rw.State, Any, TableEvent]


def _match(**fields: Any) -> AnyMatch:
    match: AnyMatch = Match(rw.RULES, rw.Ruleset(cards=20, **fields), 3)
    match.play(CHANCE, rw.Deal(tuple(range(20)), tuple(range(16)), 0))
    return match


def _two_of_the_hand(match: AnyMatch) -> rw.Build:
    hand = match.state.players[match.state.seat].hand
    return rw.Build((hand[0].id, hand[1].id))


def test_what_others_have_seen_is_not_undone() -> None:
    match = _match(referee=Referee.OBJECTION)
    assert match.undoable is None
    match.play(0, rw.Pass())
    assert match.undoable is None
    match.play(1, _two_of_the_hand(match))
    assert match.undoable is None
    match.play(2, LetStand())

    assert match.undoable is None


def test_a_vote_can_be_undone_until_the_last_is_cast() -> None:
    match = _match(referee=Referee.VOTE)
    match.play(0, _two_of_the_hand(match))
    word = rw.RULES.question(match.state) or ""
    match.play(REFEREE, Rule(Ruling(word, False, Reason.UNKNOWN, "test")))
    match.play(1, Vote(True))
    assert match.undoable is not None
    match.play(2, Vote(True))

    assert match.undoable is None


def test_all_faults_are_named_at_once() -> None:
    wrong = rw.Ruleset(cards=200, name_letters=(1,), turn_seconds=0)

    assert {rw.Fault.SEATS, rw.Fault.DECK, rw.Fault.NAMES, rw.Fault.NUMBERS} == {
        fault.code for fault in rw.faults(wrong, 9)
    }


def test_a_match_with_a_fault_is_not_begun() -> None:
    with pytest.raises(ValueError, match="deck"):
        rw.RULES.new(rw.Ruleset(cards=12), 2)
