"""Behind the curtain: what the others are told, and what they may imagine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.conformance.cases.rewordable import material
from tests.games.rewordable import rw
from tests.helpers.rewordable import Table, shown
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.table_events import (
    HandedOver,
    TableEvent,
    WordJudged,
    WordRefused,
)

EVERYBODY = (0, 1, 2, None)


def table_of_three(**fields: Any) -> Table:
    chosen: dict[str, Any] = {"known": {"CAT"}, **fields}
    return Table(
        "C A T S O",
        "D E F G H",
        "I N B LE K",
        pool="E R I",
        words={1: ["AT E"]},
        deck="AD AL AN AR AS ED",
        seats=3,
        **chosen,
    )


def told_to(table: Table, seat: int | None) -> list[TableEvent]:
    """What one seat is told of everything so far; None for the whole table."""
    return [told for event in table.events if (told := rw.RULES.redact(event, seat)) is not None]


def hand_seen(state: rw.State, other: int, seat: int | None) -> str | None:
    """What a seat sees of another's hand."""
    hand = rw.RULES.observe(state, seat).players[other].hand
    return None if hand is None else shown(hand)


def test_everybody_sees_the_own_hand_alone() -> None:
    state = table_of_three().state
    hands = ["C A T S O", "D E F G H", "I N B LE K"]

    for seat in EVERYBODY:
        seen = [hand_seen(state, other, seat) for other in range(3)]
        assert [hand if other == seat else None for other, hand in enumerate(hands)] == seen
        assert [5, 5, 5] == [view.hand_count for view in rw.RULES.observe(state, seat).players]


def test_words_pool_and_tokens_lie_open() -> None:
    table = table_of_three()
    for seat in EVERYBODY:
        view = rw.RULES.observe(table.state, seat)
        assert table.state.pool == view.pool
        assert table.state.token_row == view.token_row
        assert table.state.players[1].words == view.words
        assert (6, 16) == (view.deck_count, view.token_count)


def test_what_can_be_built_with_is_what_the_rules_say() -> None:
    state = table_of_three().state

    for seat in range(3):
        assert state.reach(seat) == rw.RULES.observe(state, seat).reach
    assert () == rw.RULES.observe(state, None).reach.hand


def test_the_hand_is_hidden_at_every_change_of_seat() -> None:
    table = table_of_three()
    assert rw.RULES.hides(table.state)
    table.claim("C A T")
    table.pass_()

    assert [HandedOver(1), HandedOver(2)] == table.told(HandedOver)
    assert rw.RULES.hides(table.state)


def test_before_the_deal_and_after_the_end_nothing_is_hidden() -> None:
    table = Table("C A T")
    assert not rw.RULES.hides(rw.RULES.new(table.state.ruleset, 2))
    table.pass_()
    table.pass_()

    assert not rw.RULES.hides(table.state)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_drawn_cards_are_told_to_whoever_drew_them(seat: int | None) -> None:
    table = table_of_three()
    table.claim("C A T")

    (drawn,) = [event for event in told_to(table, seat) if isinstance(event, rw.CardsDrawn)]
    assert (0, 3) == (drawn.seat, drawn.count)
    assert ("AD AL AN" if seat == 0 else "") == shown(drawn.cards)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_exchanged_cards_are_told_to_whoever_gave_them(seat: int | None) -> None:
    table = table_of_three()
    table.pass_("S A")

    (passed, drawn) = told_to(table, seat)[:2]
    assert isinstance(passed, rw.Passed)
    assert isinstance(drawn, rw.CardsDrawn)
    assert (0, 2, 2) == (passed.seat, passed.count, drawn.count)
    assert ("S A" if seat == 0 else "") == shown(passed.cards)
    assert ("AD AL" if seat == 0 else "") == shown(drawn.cards)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_new_cards_of_the_pool_are_told_to_all(seat: int | None) -> None:
    table = table_of_three(known={"CARE"})
    table.claim("C A R E")

    (filled,) = [event for event in told_to(table, seat) if isinstance(event, rw.PoolRefilled)]
    assert "AN AR" == shown(filled.cards)


@pytest.mark.parametrize("seat", [1, 2, None])
@pytest.mark.parametrize("referee", [Referee.AUTOMATIC, Referee.VOTE])
def test_a_word_before_the_dictionary_is_its_builders_alone(
    referee: Referee, seat: int | None
) -> None:
    table = table_of_three(referee=referee)
    table.build("C A T")

    assert [] == told_to(table, seat)
    assert [rw.WordLaid] == [type(event) for event in told_to(table, 0)]
    assert rw.RULES.observe(table.state, seat).call is None
    assert table.state.call == rw.RULES.observe(table.state, 0).call


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_word_that_the_dictionary_refused_is_never_told(seat: int | None) -> None:
    table = table_of_three()
    table.claim("T A C")

    assert [] == told_to(table, seat)
    assert [rw.WordLaid, WordJudged, WordRefused] == [type(event) for event in told_to(table, 0)]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_word_that_stands_is_told_to_all(seat: int | None) -> None:
    table = table_of_three()
    table.claim("C A T")

    (built,) = [event for event in told_to(table, seat) if isinstance(event, rw.WordBuilt)]
    assert ("CAT", "C A T") == (built.word.text, shown(built.from_hand))


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("referee", [Referee.OBJECTION, Referee.VOTE])
def test_a_word_before_the_table_is_told_to_all(referee: Referee, seat: int | None) -> None:
    table = table_of_three(referee=referee)
    table.claim("T A C")

    call = rw.RULES.observe(table.state, seat).call
    assert call is not None
    assert ("TAC", "T A C") == (call.word, shown(call.cards))
    assert "TAC" in [getattr(event, "word", None) for event in told_to(table, seat)]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_in_a_vote_the_dictionarys_word_is_told_only_when_the_table_is_asked(
    seat: int | None,
) -> None:
    table = table_of_three(referee=Referee.VOTE)
    table.claim("T A C")

    assert not any(isinstance(event, WordJudged) for event in told_to(table, seat))


def _known(state: rw.State, seat: int) -> list[object]:
    """Everything that lies open, and the hand of a seat."""
    return [state.pool, state.token_row, state.token_pile, state.players[seat].hand, state.built]


@pytest.mark.parametrize("seat", range(3))
def test_other_hands_deck_and_box_are_imagined(seat: int) -> None:
    state = table_of_three().state
    imagined = [rw.RULES.imagine(state, seat, Rng(seed)) for seed in range(20)]

    for other in imagined:
        assert _known(state, seat) == _known(other, seat)
        assert len(state.deck) == len(other.deck)
        assert len(state.box) == len(other.box)
    for place in range(3):
        hands = {shown(other.players[place].hand) for other in imagined}
        assert (len(hands) == 1) == (place == seat)
    assert 20 == len({shown(other.deck) for other in imagined})


def test_no_card_is_imagined_twice() -> None:
    state = table_of_three().state
    imagined = rw.RULES.imagine(state, 1, Rng(3))
    hands = [card for player in imagined.players for card in player.hand]
    cards = [*hands, *imagined.pool, *imagined.deck, *imagined.box]

    assert not [number for number, count in Counter(c.id for c in cards).items() if count > 1]
    assert material(state) == material(imagined)


def test_any_hidden_card_may_be_in_another_hand() -> None:
    table = Table("A", "C", deck="D")
    imagined = [rw.RULES.imagine(table.state, 0, Rng(seed)) for seed in range(400)]
    texts = {other.players[1].hand[0].text for other in imagined}

    assert {card.text for card in (*table.state.box, *table.state.deck)} >= texts
    assert len(texts) > 60


@pytest.mark.parametrize("referee", [Referee.OBJECTION, Referee.VOTE])
def test_the_cards_of_an_open_word_are_imagined_where_they_are(referee: Referee) -> None:
    table = table_of_three(referee=referee)
    table.claim("T A C")
    for seed in range(10):
        imagined = rw.RULES.imagine(table.state, 1, Rng(seed))
        assert table.state.call == imagined.call
        hand = shown(imagined.players[0].hand).split()
        assert ["C", "A", "T"] == hand[:3]


def test_a_word_one_may_not_know_is_imagined_with_other_cards() -> None:
    table = table_of_three()
    table.build("C AT E@words R")
    words = set()
    for seed in range(10):
        imagined = rw.RULES.imagine(table.state, 1, Rng(seed))
        call = imagined.call
        assert call is not None
        assert imagined.players[0].hand[0] == call.cards[0]
        assert "AT E R" == shown(call.cards[1:])
        words.add(call.word)

    assert len(words) > 3
