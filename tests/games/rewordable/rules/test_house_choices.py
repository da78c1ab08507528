"""Every house choice, each way: the fields of the ruleset marked (house)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.lexicon.rulings import Reason


@pytest.mark.parametrize(("draws_lots", "starters"), [(True, {1, 2}), (False, {1})])
def test_house_draws_lots(draws_lots: bool, starters: set[int]) -> None:
    first = rw.RULES.new(rw.Ruleset(draws_lots=draws_lots, name_letters=(3, 5, 5)), 3)
    deals = [rw.RULES.chance(first, Rng(seed)) for seed in range(40)]

    assert starters == {deal.starter for deal in deals if isinstance(deal, rw.Deal)}


@pytest.mark.parametrize(("draws_lots", "is_open"), [(True, True), (False, False)])
def test_house_draws_lots_or_the_first_seat_starts_without_names(
    draws_lots: bool, is_open: bool
) -> None:
    first = rw.RULES.new(rw.Ruleset(draws_lots=draws_lots, cards=13), 2)
    deal = rw.Deal(tuple(range(13)), tuple(range(16)), 1)

    assert is_open == (not rw.RULES.check(first, CHANCE, deal))


@pytest.mark.parametrize(
    ("texts", "are_mixed"),
    [
        ("C AT I NG S", False),
        ("I NG C AT S", False),
        ("C AT S I NG", False),
        ("C S AT I NG", False),
        ("C I AT NG S", True),
        ("I C AT NG S", True),
        ("C I NG AT S", True),
        ("I S C NG AT", True),
    ],
)
@pytest.mark.parametrize("interleaves", [True, False])
@pytest.mark.parametrize("owners", [(0, 1), (1, 0), (1, 1)])
def test_house_interleaves(
    interleaves: bool, texts: str, are_mixed: bool, owners: tuple[int, int]
) -> None:
    first, second = owners
    words = {first: ["C AT"]}
    words.setdefault(second, []).append("I NG")
    table = Table("S", words=words, interleaves=interleaves)

    refused = [(rw.Why.WORDS_MIXED, "C9")] if are_mixed and not interleaves else []
    assert refused == table.refusals(texts)


@pytest.mark.parametrize("may_keep", [True, False])
def test_house_may_keep_hand(may_keep: bool) -> None:
    table = Table("C A T", deck="AD AL", may_keep_hand=may_keep)
    (card, *_) = table.state.players[0].hand

    assert ([] if may_keep else [(rw.Why.NOTHING_EXCHANGED, "C13")]) == table.against(0, rw.Pass())
    assert [] == table.against(0, rw.Pass((card.id,)))


@pytest.mark.parametrize("may_keep", [True, False])
def test_house_may_keep_hand_where_there_is_nothing_to_exchange_for(may_keep: bool) -> None:
    assert [] == Table("C A T", may_keep_hand=may_keep).against(0, rw.Pass())


def test_house_may_keep_hand_when_time_has_run_out() -> None:
    table = Table("C A T", deck="AD AL", may_keep_hand=False, clock=Clock.HARD)
    table.expire(0)

    assert ("C A T", (1,)) == (table.hand(0), table.actors)


@pytest.mark.parametrize("may_try_again", [True, False])
def test_house_may_try_again(may_try_again: bool) -> None:
    table = Table("C A T", referee=Referee.OBJECTION, known=(), may_try_again=may_try_again)
    table.build("T A C")
    table.object(1)
    table.rule()

    assert (0 if may_try_again else 1,) == table.actors
    assert ([] if may_try_again else [rw.TurnLost(0)]) == table.told(rw.TurnLost)
    assert "C A T" == table.hand(0)


@pytest.mark.parametrize("may_try_again", [True, False])
def test_house_may_try_again_after_a_vote(may_try_again: bool) -> None:
    table = Table("C A T", referee=Referee.VOTE, known=(), may_try_again=may_try_again)
    table.claim("T A C")
    table.vote(1, False)

    assert (0 if may_try_again else 1,) == table.actors


@pytest.mark.parametrize("referee", [Referee.AUTOMATIC, Referee.VOTE])
def test_house_may_try_again_always_where_the_table_never_saw_the_word(referee: Referee) -> None:
    table = Table("C A T", referee=referee, known=(), may_try_again=False)
    table.build("T A C")
    table.rule(Reason.HOUSE_BANNED)

    assert (0,) == table.actors


@pytest.mark.parametrize("cost", [0, 3])
def test_house_challenge_cost(cost: int) -> None:
    words = {2: ["I T"]}
    table = Table(
        "C A T", words=words, seats=3, referee=Referee.OBJECTION, challenge_cost=cost, known={"CAT"}
    )
    table.build("C A T")
    table.object(2)
    table.rule()

    assert [3, 0, 2 - cost] == [table.points(seat) for seat in range(3)]
    assert [rw.ChallengeFailed(2, "CAT", cost)] == table.told(rw.ChallengeFailed)


def test_house_challenge_cost_is_for_those_who_were_wrong() -> None:
    table = Table("C A T", referee=Referee.OBJECTION, challenge_cost=3, known=())
    table.build("T A C")
    table.object(1)
    table.rule()

    assert [0, 0] == [table.points(seat) for seat in range(2)]


def test_house_challenge_cost_adds_up() -> None:
    table = Table("C A T", "", "I T", seats=3, referee=Referee.OBJECTION, challenge_cost=2)
    table.build("C A T")
    table.object(1)
    table.rule()
    table.pass_()
    table.build("I T")
    table.object(1)
    table.rule()

    assert [3, -4, 2] == [table.points(seat) for seat in range(3)]


@pytest.mark.parametrize(("shares", "winners"), [(True, (0, 2)), (False, (2,))])
def test_house_shares_wins(shares: bool, winners: tuple[int, ...]) -> None:
    lexicons = {0: ["C AT"], 1: ["D O"], 2: ["BLE S T OR"]}
    table = Table(words=lexicons, seats=3, shares_wins=shares)
    won = table.state.token_pile[:1]
    table.state = table.state.with_player(0, tokens=won)
    for _ in range(3):
        table.pass_()

    outcome = rw.RULES.outcome(table.state)
    assert outcome is not None
    assert (7, 2, 7) == outcome.scores
    assert winners == outcome.winners


@pytest.mark.parametrize("shares", [True, False])
def test_house_shares_wins_of_equal_points_and_letters(shares: bool) -> None:
    table = Table(words={0: ["C AT"], 1: ["D O G"]}, shares_wins=shares)
    table.pass_()
    table.pass_()

    outcome = rw.RULES.outcome(table.state)
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
    table = Table("A N N A", known=(), **fields)
    table.build("A N N A")
    table.rule(reason)
    return bool(table.words())


@pytest.mark.parametrize("may_repeat", [True, False])
def test_house_may_repeat(may_repeat: bool) -> None:
    table = Table("C AT", words={1: ["C A T"]}, may_repeat=may_repeat)

    assert ([] if may_repeat else [(rw.Why.BUILT_BEFORE, "C17")]) == table.refusals("C AT")


def test_house_may_repeat_counts_words_that_are_gone() -> None:
    table = Table("C A T", "S", "C AT", seats=3, may_repeat=False)
    table.claim("C A T")
    table.claim("C A T S")

    assert [(rw.Why.BUILT_BEFORE, "C17")] == table.refusals("C AT")


def test_house_may_repeat_a_word_that_was_refused() -> None:
    table = Table("C A T", known=(), may_repeat=False)
    table.claim("C A T")

    assert [] == table.refusals("C A T")


@pytest.mark.parametrize("ending", rw.EndRule)
def test_house_ending(ending: rw.EndRule) -> None:
    table = Table("C A T", "D O", deck="AD AL AN", ending=ending)
    table.claim("C A T")
    table.claim("D O")
    table.claim("AD AL")

    assert (ending is rw.EndRule.LAST_ROUND) == table.is_over


@pytest.mark.parametrize(
    ("fields", "is_playable"),
    [
        ({"challenge_cost": 0}, True),
        ({"challenge_cost": 100}, True),
        ({"challenge_cost": -1}, False),
        ({"challenge_cost": 101}, False),
        ({"turn_seconds": 1}, True),
        ({"turn_seconds": 3600}, True),
        ({"turn_seconds": 0}, False),
        ({"turn_seconds": 3601}, False),
        ({"turns": 50}, True),
        ({"turns": -1}, False),
        ({"turns": 51}, False),
        ({"match_seconds": 86_400}, True),
        ({"match_seconds": -1}, False),
        ({"match_seconds": 86_401}, False),
    ],
)
def test_numbers_have_their_limits(fields: dict[str, Any], is_playable: bool) -> None:
    wrong = [one.code for one in rw.faults(rw.Ruleset(**fields), 1)]

    assert ([] if is_playable else [rw.Fault.NUMBERS]) == wrong


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize("may_bluff", [False, True])
def test_house_may_bluff(referee: Referee, may_bluff: bool) -> None:
    """Only where somebody can object; `games/common/test_bluffing.py` has what comes of it."""
    ruleset = rw.Ruleset(referee=referee, may_bluff=may_bluff)
    wrong = may_bluff and referee is not Referee.OBJECTION

    assert ((Rejection.of(rw.Fault.BLUFF),) if wrong else ()) == rw.faults(ruleset, 2)


@pytest.mark.parametrize("may_bluff", [False, True])
def test_house_may_bluff_notes_what_was_refused(may_bluff: bool) -> None:
    table = Table("C A R D", referee=Referee.OBJECTION, known=(), may_bluff=may_bluff)
    table.build("C A R D")
    table.object(1)
    table.rule()

    assert (((table.state.turn, "CARD"),) if may_bluff else ()) == table.state.refused
