"""One player alone: C4, C8, C11, C13, C15 and C18 read for one, turns and time of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table, dealt
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.common.open_table import Clock, Referee, Rule
from wordsmith_desktop.games.common.table_events import MatchEnded
from wordsmith_desktop.lexicon.rulings import Reason, Ruling


def alone(hand: str, **fields: Any) -> Table:
    return Table(hand, seats=1, **fields)


@pytest.mark.parametrize(
    ("fields", "seats", "wrong"),
    [
        ({}, 1, []),
        ({"turns": 5}, 1, []),
        ({"match_seconds": 60}, 1, []),
        ({"turns": 5, "match_seconds": 60}, 1, []),
        ({"turns": 5}, 2, [rw.Fault.ALONE]),
        ({"match_seconds": 60}, 8, [rw.Fault.ALONE]),
        ({"referee": Referee.OBJECTION}, 1, [rw.Fault.REFEREE]),
        ({"referee": Referee.VOTE}, 1, [rw.Fault.REFEREE]),
        ({"referee": Referee.VOTE}, 2, []),
    ],
)
def test_C4_what_one_alone_can_play_by(fields: Any, seats: int, wrong: list[rw.Fault]) -> None:
    assert wrong == [one.code for one in rw.faults(rw.Ruleset(**fields), seats)]


def test_C5_nothing_is_hidden_behind_a_curtain_from_one_alone() -> None:
    assert not rw.RULES.hides(dealt(1))
    assert rw.RULES.hides(dealt(2))


def test_C8_own_words_can_be_extended() -> None:
    table = alone("H TER", words={0: ["C AT"]}, row=(rw.Goal.ADD_ON, rw.Goal.THREE_COLOURS))
    table.claim("C H AT TER")

    assert ["C H AT TER"] == table.words()
    assert [rw.Goal.ADD_ON, rw.Goal.THREE_COLOURS] == table.won()
    assert 7 + 4 + 4 == table.points()


# Draws

Drawn = list[rw.Card | rw.Token]


def _drawn(match: Match[Any, Any, Any, Any]) -> Iterator[rw.Card | rw.Token]:
    """Every card and token that turned up after the deal, in order."""
    for played in match.played[1:]:
        for event in played.step.events:
            match event:
                case rw.CardsDrawn(cards=cards) | rw.PoolRefilled(cards=cards):
                    yield from cards
                case rw.TokensTurned(tokens=turned):
                    yield from turned


def _play(style: int) -> Match[Any, Any, Any, Any]:
    """The whole deck of one seed, played at random in the style of that number."""
    match: Match[Any, Any, Any, Any] = Match(rw.RULES, rw.Ruleset(idle_rounds=0), 1)
    match.play(CHANCE, rw.RULES.chance(match.state, Rng(5)))
    rng = Rng(style)
    while rw.RULES.actors(match.state):
        call = match.state.call
        if call:
            match.play(REFEREE, Rule(Ruling(call.word, True, Reason.LISTED, "any")))
        else:
            match.play(0, _wish(match.state, rng, passes=rng.below(4) < style % 4))
    return match


def _wish(state: rw.State, rng: Rng, *, passes: bool) -> rw.Build | rw.Pass:
    """Exchange some cards, or build of the hand, the pool and the newest word."""
    hand = rng.shuffled([card.id for card in state.players[0].hand])
    if passes or not hand:
        return rw.Pass(hand[: min(rng.below(4), len(state.deck))])
    words = [card.id for word in state.players[0].words[-1:] for card in word.cards]
    pool = [card.id for card in state.pool]
    row = [*hand[: 2 + rng.below(2)], *pool[: rng.below(3)], *(words if rng.below(2) else [])]
    return rw.Build(tuple(row)) if len(row) > 1 else rw.Pass()


@pytest.mark.parametrize("kind", [rw.Card, rw.Token])
def test_C11_whoever_plays_a_seed_draws_the_same_in_the_same_order(kind: type) -> None:
    matches = [_play(style) for style in range(8)]
    rows = [[one for one in _drawn(match) if isinstance(one, kind)] for match in matches]
    deal = matches[0].played[0].action
    assert isinstance(deal, rw.Deal)
    if kind is rw.Card:
        box = {card.id: card for card in matches[0].played[0].before.box}
        order: Drawn = [box[number] for number in deal.cards[8:]]
    else:
        order = [rw.TOKENS[number] for number in deal.tokens[3:]]

    assert 8 == len({str(match.played) for match in matches})
    assert all(row == order[: len(row)] for row in rows)
    assert min(map(len, rows)) > 3


def test_C11_the_deal_is_the_same_however_the_match_ends() -> None:
    ways: list[dict[str, Any]] = [{}, {"turns": 5}, {"match_seconds": 60, "clock": Clock.HARD}]
    deals = [rw.RULES.chance(rw.RULES.new(rw.Ruleset(**fields), 1), Rng(5)) for fields in ways]

    assert deals[0] == deals[1] == deals[2]


def test_C13_exchanged_cards_go_back_into_the_box() -> None:
    table = alone("C A T S O", deck="AD AL AN AR")
    table.pass_("A S")

    assert ("C AD T AL O", "AN AR") == (table.hand(), table.deck)
    assert ["A", "S"] == [card.text for card in table.state.box[-2:]]


@pytest.mark.parametrize(("left", "is_open"), [("AD", False), ("AD AL", True), ("AD AL AN", True)])
def test_C13_no_more_cards_are_exchanged_than_the_deck_has(left: str, is_open: bool) -> None:
    table = alone("C A T S O", deck=left)
    numbers = tuple(card.id for card in table.state.players[0].hand[:2])

    assert ([] if is_open else [(rw.Why.DECK_SHORT, "C13")]) == table.against(0, rw.Pass(numbers))


# The end


def test_C15_after_the_last_card_one_alone_has_one_more_turn() -> None:
    table = alone("C A T", deck="AD AL AN")
    table.claim("C A T")
    assert [rw.DeckRanOut(0)] == table.told(rw.DeckRanOut)
    assert 1 == table.state.turns_left
    table.claim("AD AL AN")

    assert table.is_over
    assert [MatchEnded((9,))] == table.told(MatchEnded)


def test_C15_an_exchange_may_take_the_last_card_of_one_alone() -> None:
    table = alone("C A T S O", deck="AD AL")
    table.pass_("A S")
    assert [rw.DeckRanOut(0)] == table.told(rw.DeckRanOut)
    table.pass_()

    assert table.is_over


def test_C15_a_deck_that_is_dealt_out_whole_gives_one_turn() -> None:
    table = Table(seats=1)
    table.state = dealt(1, cards=8)
    table.pass_()

    assert table.is_over


def test_C18_a_pass_without_a_deck_is_a_round_of_one() -> None:
    table = alone("C A T S O", deck="AD AL AN", ending=rw.EndRule.ALL_PASS)
    table.claim("C A T")
    table.claim("S O")
    assert not table.is_over
    table.pass_()

    assert table.is_over


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_house_turns(turns: int) -> None:
    table = Table(seats=1)
    table.state = dealt(1, turns=turns)
    for left in range(turns, 0, -1):
        assert left == table.state.turns_left
        table.pass_()

    assert table.is_over


def test_house_turns_0_plays_on_until_the_deck_ends_it() -> None:
    assert dealt(1).turns_left is None
    assert () == _play(0).state.deck


def test_house_turns_a_refused_word_is_none() -> None:
    table = alone("C A T", known=())
    table.state = table.state.but(turns_left=1)
    table.claim("T A C")

    assert (0,) == table.actors


@pytest.mark.parametrize(("turns_left", "after"), [(5, 1), (2, 1), (1, 0)])
def test_house_turns_end_the_match_before_the_deck_does(turns_left: int, after: int) -> None:
    table = alone("C A T", deck="AD AL AN")
    table.state = table.state.but(turns_left=turns_left)
    table.claim("C A T")

    assert (after, not after) == (table.state.turns_left, table.is_over)


@pytest.mark.parametrize(
    ("clock", "is_hard"), [(Clock.OFF, None), (Clock.SOFT, False), (Clock.HARD, True)]
)
def test_house_match_seconds(clock: Clock, is_hard: bool | None) -> None:
    timed = [rw.RULES.timers(dealt(1, match_seconds=90, clock=clock))]
    timed.append(rw.RULES.timers(_turns_on(2, match_seconds=90, clock=clock).state))
    wanted = [] if is_hard is None else [("match/0/0", 90, is_hard, True)]

    for timers in timed:
        assert wanted == [(one.key, one.seconds, one.is_hard, one.can_stretch) for one in timers]


def _turns_on(count: int, **fields: Any) -> Table:
    table = Table(seats=1)
    table.state = dealt(1, idle_rounds=0, **fields)
    for _ in range(count):
        table.pass_()
    return table


def test_house_match_seconds_0_leaves_the_clock_of_turns() -> None:
    (timer,) = rw.RULES.timers(dealt(1, clock=Clock.HARD))
    assert ("turn", 120) == (timer.name, timer.seconds)


def test_house_match_seconds_end_the_match_and_take_nothing() -> None:
    table = _turns_on(2, match_seconds=90, clock=Clock.HARD)
    table.state = table.state.with_word(0, rw.deck("en")[-2:])
    before = table.state.players
    table.expire(0, "match")

    assert table.is_over
    assert before == table.state.players
    assert [rw.MatchTimeRanOut()] == table.told(rw.MatchTimeRanOut)
    assert [MatchEnded((6,))] == table.told(MatchEnded)
    assert [] == table.told(rw.WordBuilt)
