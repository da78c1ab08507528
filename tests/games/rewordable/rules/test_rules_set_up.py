"""Tokens and set-up: C2 to C6; the decks have tests of their own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import dealt
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.table_events import HandedOver
from wordsmith_desktop.lexicon.languages import OURS


def test_C2_another_language_cannot_be_played() -> None:
    assert [rw.Fault.LANGUAGE] == [one.code for one in rw.faults(rw.Ruleset(language=""), 2)]


@pytest.mark.parametrize("language", OURS)
def test_C2_each_language_is_played_with_its_own_deck(language: str) -> None:
    state = dealt(2, language=language)
    hands = [card for player in state.players for card in player.hand]

    assert {*rw.deck(language)} == {*hands, *state.pool, *state.deck, *state.box}


def test_house_own_deck() -> None:
    """Words of another language are played with cards that were chosen from them."""
    printed = rw.deck("en")
    texts = {
        colour: [card.text for card in printed if card.colour is colour] for colour in rw.Colour
    }
    texts[rw.Colour.BLUE][0] = "Y"
    state = dealt(2, language="fr", own_deck=rw.own_deck(texts))
    hands = [card for player in state.players for card in player.hand]
    assert {*rw.deck(rw.own_deck(texts))} == {*hands, *state.pool, *state.deck, *state.box}


def test_C3_sixteen_tokens_and_two_for_adding_on() -> None:
    goals = Counter(token.goal for token in rw.TOKENS)

    assert dict.fromkeys(rw.Goal, 1) | {rw.Goal.ADD_ON: 2} == dict(goals)
    assert list(range(16)) == [token.id for token in rw.TOKENS]


@pytest.mark.parametrize(
    ("seats", "cards"), [(1, 60), (2, 60), (3, 60), (4, 60), (5, 70), (6, 80), (7, 90), (8, 100)]
)
def test_C4_the_deck_is_larger_for_more_than_four(seats: int, cards: int) -> None:
    state = dealt(seats)

    assert cards == len(state.deck) + 5 * seats + 3
    assert 120 - cards == len(state.box)


@pytest.mark.parametrize("seats", rw.SEATS)
def test_C4_a_shorter_deck_has_at_least_what_is_dealt(seats: int) -> None:
    least = rw.least_cards(seats)
    assert 5 * seats + 3 == least
    for cards, is_playable in ((least - 1, False), (least, True), (120, True), (121, False)):
        wrong = [one.code for one in rw.faults(rw.Ruleset(cards=cards), seats)]
        assert ([] if is_playable else [rw.Fault.DECK]) == wrong


def test_C4_a_deck_without_cards_is_not_the_printed_one() -> None:
    assert [rw.Fault.DECK] == [one.code for one in rw.faults(rw.Ruleset(cards=0), 2)]


@pytest.mark.parametrize(("seats", "is_playable"), [(0, False), (1, True), (8, True), (9, False)])
def test_C4_one_to_eight_play(seats: int, is_playable: bool) -> None:
    found = {one.code for one in rw.faults(rw.Ruleset(cards=60), seats)}

    assert is_playable == (rw.Fault.SEATS not in found)


@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_C5_five_cards_each_three_in_the_pool_and_three_tokens(seats: int) -> None:
    state = dealt(seats)

    assert [5] * seats == [len(player.hand) for player in state.players]
    assert (3, 3, 13) == (len(state.pool), len(state.token_row), len(state.token_pile))
    assert rw.Phase.PLAY is state.phase


def test_C5_cards_are_dealt_one_by_one_from_the_starter_on_then_the_pool() -> None:
    state = dealt(3, starter=2, cards=20)

    hands = [[card.id for card in player.hand] for player in state.players]
    assert [[1, 4, 7, 10, 13], [2, 5, 8, 11, 14], [0, 3, 6, 9, 12]] == hands
    assert [15, 16, 17] == [card.id for card in state.pool]
    assert [18, 19] == [card.id for card in state.deck]
    assert [0, 1, 2] == [token.id for token in state.token_row]


def test_C5_what_lies_open_is_told_to_all_and_hands_to_their_seats() -> None:
    first = rw.RULES.new(rw.Ruleset(cards=13), 2)
    deal = rw.Deal(tuple(range(13)), tuple(range(16)), 1)
    events = rw.RULES.apply(first, CHANCE, deal).events
    told = [rw.RULES.redact(event, 0) for event in events]

    pool = rw.deck("en")[10:13]
    assert rw.Dealt(1, pool, rw.TOKENS[:3]) in told
    assert rw.CardsDrawn(1, 5, ()) in told
    assert rw.CardsDrawn(0, 5, rw.deck("en")[1:10:2]) in told
    assert HandedOver(1) == told[-1]


def test_C5_chance_shuffles_box_and_tokens() -> None:
    first = rw.RULES.new(rw.Ruleset(), 4)
    deals = [rw.RULES.chance(first, Rng(seed)) for seed in range(20)]

    for deal in deals:
        assert isinstance(deal, rw.Deal)
        assert () == rw.RULES.check(first, CHANCE, deal)
    assert 20 == len({str(deal) for deal in deals})


@pytest.mark.parametrize(
    "changes",
    [
        {"cards": tuple(range(12))},
        {"cards": tuple(range(14))},
        {"cards": (*range(12), 11)},
        {"cards": (*range(12), 120)},
        {"tokens": tuple(range(15))},
        {"tokens": (*range(15), 14)},
        {"starter": 2},
        {"starter": -1},
    ],
)
def test_C5_a_deal_has_every_card_and_token_once(changes: dict[str, Any]) -> None:
    first = rw.RULES.new(rw.Ruleset(cards=13), 2)
    whole = rw.Deal(tuple(range(13)), tuple(range(16)), 0)
    assert () == rw.RULES.check(first, CHANCE, whole)

    (reason,) = rw.RULES.check(first, CHANCE, replace(whole, **changes))
    assert (rw.Why.BAD_DEAL, "C4") == (reason.code, reason.rule)


def _starters(name_letters: tuple[int, ...], **fields: Any) -> set[int]:
    """Whom chance lets start with names so long, in many deals."""
    seats = len(name_letters) or 3
    first = rw.RULES.new(rw.Ruleset(name_letters=name_letters, **fields), seats)
    deals = (rw.RULES.chance(first, Rng(seed)) for seed in range(40))
    return {deal.starter for deal in deals if isinstance(deal, rw.Deal)}


@pytest.mark.parametrize(
    ("name_letters", "starters"),
    [((3, 5, 4), {1}), ((7, 5, 4, 2), {0}), ((0, 1), {1}), ((3, 5, 5), {1, 2}), ((2, 2), {0, 1})],
)
def test_C6_the_longest_name_starts_and_ties_go_by_lot(
    name_letters: tuple[int, ...], starters: set[int]
) -> None:
    assert starters == _starters(name_letters)


def test_C6_without_names_the_lot_decides_among_all() -> None:
    assert {0, 1, 2} == _starters(())


def test_C6_nobody_else_can_be_made_to_start() -> None:
    first = rw.RULES.new(rw.Ruleset(name_letters=(3, 5, 4), cards=18), 3)
    for starter in range(3):
        deal = rw.Deal(tuple(range(18)), tuple(range(16)), starter)
        assert (starter != 1) == bool(rw.RULES.check(first, CHANCE, deal))


def test_C6_the_starter_has_the_first_turn() -> None:
    state = dealt(3, starter=2)

    assert (2,) == rw.RULES.actors(state)


@pytest.mark.parametrize("name_letters", [(3,), (3, 4, 5)])
def test_C6_every_player_has_a_name(name_letters: tuple[int, ...]) -> None:
    wrong = rw.faults(rw.Ruleset(name_letters=name_letters), 2)

    assert [rw.Fault.NAMES] == [one.code for one in wrong]


def test_cards_in_a_row_spell_their_letters() -> None:
    assert "CATER" == rw.spelled((rw.Card(0, "C"), rw.Card(1, "AT"), rw.Card(2, "ER")))
