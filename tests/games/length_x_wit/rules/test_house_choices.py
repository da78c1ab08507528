"""Every house choice, each way: the fields of the ruleset marked (house)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.case import legal_actions
from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table, begun
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock, Referee, TimeExpired
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap as SwapRule
from wordsmith_desktop.lexicon.rulings import Reason

UNBALANCED, BALANCED = "A R S T P N R S T", "A E O R S T P N Y"


def test_house_own_box() -> None:
    """Words of another language are played with tiles, dice and values chosen from them."""
    box = lw.material_of("de")
    state = lw.RULES.new(lw.Ruleset(language="fr", own_box=lw.material_text(box)), 2)
    assert box == state.material
    assert state.material != lw.RULES.new(lw.Ruleset(language="fr"), 2).material


@pytest.mark.parametrize(("draws_lots", "starters"), [(True, {0, 1, 2}), (False, {0})])
def test_house_draws_lots(draws_lots: bool, starters: set[int]) -> None:
    first = lw.RULES.new(lw.Ruleset(draws_lots=draws_lots), 3)
    lots = [lw.RULES.chance(first, Rng(seed)) for seed in range(30)]
    tiles = tuple(tuple(range(seat * 4, seat * 4 + 4)) for seat in range(3))
    refused = lw.RULES.check(first, CHANCE, lw.Begin(1, tiles))

    assert starters == {lot.starter for lot in lots if isinstance(lot, lw.Begin)}
    assert (() if draws_lots else (Rejection.of(lw.Why.BAD_DRAW, "L3"),)) == refused


@pytest.mark.parametrize(
    ("swap", "tiles", "reasons"),
    [
        (SwapRule.NEVER, UNBALANCED, [(lw.Why.NO_SWAP_HERE, "L5")]),
        (SwapRule.NEVER, BALANCED, [(lw.Why.NO_SWAP_HERE, "L5")]),
        (SwapRule.UNBALANCED, UNBALANCED, []),
        (SwapRule.UNBALANCED, BALANCED, [(lw.Why.BALANCED, "L5")]),
        (SwapRule.ONCE, UNBALANCED, []),
        (SwapRule.ONCE, BALANCED, []),
    ],
)
def test_house_swap(swap: SwapRule, tiles: str, reasons: list[tuple[lw.Why, str]]) -> None:
    assert reasons == Table(tiles, swap=swap).against(0, Swap())


def test_house_swap_once_is_once_in_a_match_for_everybody() -> None:
    table = Table(BALANCED, BALANCED.replace("Y", "S"), swap=SwapRule.ONCE)
    table.play(0, Swap())
    table.draw(UNBALANCED.replace("R S T", "R T", 1) + " E")
    assert [(lw.Why.SWAPPED, "L5")] == table.against(0, Swap())
    table.turn_in_vain()
    assert [] == table.against(1, Swap())
    table.turn_in_vain()
    table.draw()

    assert [(lw.Why.SWAPPED, "L5")] == table.against(0, Swap())


@pytest.mark.parametrize(("clockwise", "order"), [(True, [2, 3, 0]), (False, [0, 3, 2])])
def test_house_responds_clockwise(clockwise: bool, order: list[int]) -> None:
    table = Table(dice="R", seats=4, responds_clockwise=clockwise)
    table.state = table.state.but(seat=1)
    table.fail()

    assert order == [one.seat for one in table.told(lw.ResponseAsked)]
    assert 2 == table.state.seat


@pytest.mark.parametrize("counts", [True, False])
def test_house_counts_responses(counts: bool) -> None:
    table = Table("T", "O E", dice="R P", points=(0, 149), counts_responses=counts)
    table.give_up()
    table.respond("ROPE")

    assert (counts, 155) == (table.state.is_last_round, table.points[1])


@pytest.mark.parametrize("counts", [True, False])
def test_house_counts_responses_but_points_of_a_turn_count_always(counts: bool) -> None:
    table = Table("A T", dice="R", points=(149, 0), counts_responses=counts)
    table.score("RAT")

    assert table.state.is_last_round


@pytest.mark.parametrize(("shares", "winners"), [(True, (0, 1)), (False, (1,))])
def test_house_shares_wins(shares: bool, winners: tuple[int, ...]) -> None:
    table = Table("A T", "A P", dice="R", points=(147, 145), shares_wins=shares)
    table.state = table.state.but(starter=1)
    table.score("RAT")
    table.respond("PAR")

    outcome = lw.RULES.outcome(table.state)
    assert outcome is not None
    assert ((150, 150), winners) == (outcome.scores, outcome.winners)


def test_house_shares_wins_not_with_whoever_made_more_at_once_long_before() -> None:
    table = Table("A T", "A P", dice="R", points=(147, 145), shares_wins=False)
    table.state = table.state.but(starter=1).with_player(0, best=60)
    table.score("RAT")
    table.respond("PAR")

    outcome = lw.RULES.outcome(table.state)
    assert outcome is not None
    assert (0,) == outcome.winners


def test_house_shares_wins_of_equal_points_made_equally_at_once() -> None:
    table = Table("A T", "A T", dice="R", points=(147, 147), shares_wins=False)
    table.state = table.state.but(starter=1)
    table.score("RAT")
    table.respond("RAT")

    outcome = lw.RULES.outcome(table.state)
    assert outcome is not None
    assert (0, 1) == outcome.winners


@pytest.mark.parametrize("reason", [Reason.NAME, Reason.ABBREVIATION, Reason.UNKNOWN])
@pytest.mark.parametrize("accepts", [True, False])
def test_house_accepts_names(accepts: bool, reason: Reason) -> None:
    assert (accepts and reason is Reason.NAME) == _stands(reason, accepts_names=accepts)


@pytest.mark.parametrize("reason", [Reason.NAME, Reason.ABBREVIATION, Reason.UNKNOWN])
@pytest.mark.parametrize("accepts", [True, False])
def test_house_accepts_abbreviations(accepts: bool, reason: Reason) -> None:
    is_open = accepts and reason is Reason.ABBREVIATION
    assert is_open == _stands(reason, accepts_abbreviations=accepts)


def _stands(reason: Reason, **fields: Any) -> bool:
    """Whether a word that is refused for a reason stands all the same."""
    table = Table("A T", dice="R", known=(), **fields)
    table.play(0, table.said(lw.Score, "TAR"))
    table.rule(reason)
    return table.points == [3, 0]


def test_house_odds_as_hint() -> None:
    told, legal = [], []
    for odds_as_hint in (True, False):
        table = Table("A T O E", dice="R", odds_as_hint=odds_as_hint)
        table.press("RAT")
        table.throw("R P")
        told.append(table.events)
        legal.append(list(legal_actions(lw.RULES, table.state, 0)))

    # To look at the odds is no action: with them and without, a match goes the same way.
    assert told[0] == told[1]
    assert legal[0] == legal[1]


@pytest.mark.parametrize("seconds", [0, 20])
def test_house_response_seconds(seconds: int) -> None:
    table = Table(dice="R", response_seconds=seconds)
    table.give_up()

    clocks = [
        (one.name, one.seat, one.seconds, one.is_hard) for one in lw.RULES.timers(table.state)
    ]
    assert ([("response", 1, 20, True)] if seconds else []) == clocks


@pytest.mark.parametrize("seconds", [0, 20])
def test_house_match_seconds(seconds: int) -> None:
    table = Table("A T", dice="R", seats=1, clock=Clock.HARD, match_seconds=seconds)

    assert ["match" if seconds else "turn"] == [one.name for one in lw.RULES.timers(table.state)]
    assert [] == table.against(0, TimeExpired("match" if seconds else "turn"))


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"goal": 1}, []),
        ({"goal": 1000}, []),
        ({"goal": 0}, [lw.Fault.NUMBERS]),
        ({"goal": 1001}, [lw.Fault.NUMBERS]),
        ({"turn_seconds": 1}, []),
        ({"turn_seconds": 3600}, []),
        ({"turn_seconds": 0}, [lw.Fault.NUMBERS]),
        ({"turn_seconds": 3601}, [lw.Fault.NUMBERS]),
        ({"response_seconds": 1}, []),
        ({"response_seconds": 3600}, []),
        ({"response_seconds": -1}, [lw.Fault.NUMBERS]),
        ({"response_seconds": 3601}, [lw.Fault.NUMBERS]),
        ({"match_seconds": 1}, [lw.Fault.MATCH_TIME]),
        ({"match_seconds": -1}, [lw.Fault.NUMBERS]),
        ({"turns": -1}, [lw.Fault.NUMBERS]),
        ({"language": ""}, [lw.Fault.LANGUAGE]),
    ],
)
def test_numbers_have_their_limits(fields: dict[str, Any], wrong: list[lw.Fault]) -> None:
    assert wrong == [one.code for one in lw.faults(lw.Ruleset(**fields), 2)]


@pytest.mark.parametrize(("turns", "wrong"), [(1, []), (50, []), (51, [lw.Fault.NUMBERS])])
def test_turns_alone_have_their_limits(turns: int, wrong: list[lw.Fault]) -> None:
    assert wrong == [one.code for one in lw.faults(lw.Ruleset(turns=turns), 1)]


@pytest.mark.parametrize(
    ("seconds", "wrong"),
    [(1, []), (86_400, []), (-1, [lw.Fault.NUMBERS]), (86_401, [lw.Fault.NUMBERS])],
)
def test_the_time_for_a_match_alone_has_its_limits(seconds: int, wrong: list[lw.Fault]) -> None:
    alone = lw.Ruleset(turns=3, match_seconds=seconds)

    assert wrong == [one.code for one in lw.faults(alone, 1)]


@pytest.mark.parametrize("referee", Referee)
def test_alone_there_is_nobody_to_object_or_vote(referee: Referee) -> None:
    wrong = [one.code for one in lw.faults(lw.Ruleset(turns=3, referee=referee), 1)]

    assert ([] if referee is Referee.AUTOMATIC else [lw.Fault.REFEREE]) == wrong


def test_without_lots_the_first_seat_is_in_control() -> None:
    assert 0 == begun(3, draws_lots=False).seat


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize("may_bluff", [False, True])
def test_house_may_bluff(referee: Referee, may_bluff: bool) -> None:
    """Only where somebody can object; `games/common/test_bluffing.py` has what comes of it."""
    ruleset = lw.Ruleset(referee=referee, may_bluff=may_bluff)
    wrong = may_bluff and referee is not Referee.OBJECTION

    assert ((Rejection.of(lw.Fault.BLUFF),) if wrong else ()) == lw.faults(ruleset, 2)


@pytest.mark.parametrize("may_bluff", [False, True])
def test_house_may_bluff_notes_what_was_refused(may_bluff: bool) -> None:
    table = Table("A T E", dice="R", known=(), referee=Referee.OBJECTION, may_bluff=may_bluff)
    table.score("RAT")
    table.object(1)
    table.rule()

    assert (((table.state.turn, "RAT"),) if may_bluff else ()) == table.state.refused
