"""What a turn brings: tokens, refill, passing: C11 to C13."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from wordsmith_desktop.games.common.table_events import HandedOver

B, P, A = rw.Goal.BLUE_ONLY, rw.Goal.PINK_ONLY, rw.Goal.ADD_ON


def test_C11_tokens_then_hand_then_pool_then_token_row() -> None:
    table = Table("C A T S O", pool="E R I", deck="AD AL AN AR AS", row=(B, A, P))
    events = table.claim("C A T E")[2:]

    assert [
        rw.WordBuilt,
        rw.TokensWon,
        rw.CardsDrawn,
        rw.PoolRefilled,
        rw.TokensTurned,
        HandedOver,
    ] == [type(event) for event in events]
    assert ("AD AL AN S O", "AR R I", "AS") == (table.hand(), table.pool, table.deck)


def test_C11_new_cards_lie_where_the_old_ones_lay() -> None:
    table = Table("C O A L T", pool="E R I", deck="AD AN AR AS AT")
    table.claim("R A T I")

    assert ("C O AD L AN", "E AR AS", "AT") == (table.hand(), table.pool, table.deck)


def test_C11_the_hand_is_filled_before_the_pool() -> None:
    table = Table("C A T", pool="E R I", deck="AD AL")
    table.claim("C A R E")

    assert ("AD AL T", "I", "") == (table.hand(), table.pool, table.deck)


def test_C11_cards_of_words_are_not_replaced() -> None:
    table = Table("C A S", pool="E R I", words={1: ["AT E"]}, deck="AD AL")
    table.claim("C AT E@words S")

    assert ("AD A AL", "E R I", "") == (table.hand(), table.pool, table.deck)


def test_C11_new_tokens_turn_up_in_the_places_of_those_won() -> None:
    table = Table("C A T", "D O", row=(P, B, A))
    top = table.state.token_pile[0].goal
    table.claim("C A T")

    assert [P, top, A] == table.row
    assert 12 == len(table.state.token_pile)


def test_C11_an_empty_pile_leaves_the_row_shorter() -> None:
    table = Table("C A T", row=(P, B, A))
    table.state = table.state.but(token_pile=())
    table.claim("C A T")

    assert [P, A] == table.row
    assert [] == table.told(rw.TokensTurned)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_C11_play_passes_clockwise(seats: int) -> None:
    table = Table(seats=seats, deck="A")
    order: list[int] = []
    for _ in range(seats + 1):
        order += table.actors
        table.pass_()

    assert [*range(seats), 0] == order
    assert [*order[1:], 1] == [one.seat for one in table.told(HandedOver)]


def test_C12_several_tokens_at_once() -> None:
    row = (rw.Goal.BLUE_ONLY, rw.Goal.FOUR_CARDS, rw.Goal.PINK_ONLY, rw.Goal.FROM_HAND)
    table = Table("C A R D", row=row)
    table.claim("C A R D")

    assert [rw.Goal.BLUE_ONLY, rw.Goal.FOUR_CARDS, rw.Goal.FROM_HAND] == table.won()


def test_C12_both_add_on_tokens_are_earned_at_once() -> None:
    table = Table("S", words={1: ["C AT"]}, row=(A, P, A))
    table.claim("C AT S")

    assert [A, A] == table.won()


def test_C12_only_tokens_face_up_are_won() -> None:
    table = Table("C A R D", row=(rw.Goal.PINK_ONLY,))
    table.claim("C A R D")

    assert [] == table.won()
    assert [] == table.told(rw.TokensWon)


def test_C12_what_turned_up_is_to_be_had_from_the_next_turn_on() -> None:
    table = Table("C A T", "D O G", row=(B,))
    earned_by_both = rw.Goal.FROM_HAND
    pile = [token for token in table.state.token_pile if token.goal is earned_by_both]
    table.state = table.state.but(token_pile=tuple(pile))
    table.claim("C A T")
    assert [B] == table.won(0)
    table.claim("D O G")

    assert [earned_by_both] == table.won(1)


def test_C12_tokens_count_for_the_word_of_this_turn_alone() -> None:
    table = Table("C A R D S O", words={0: ["T EN"]}, row=(rw.Goal.BLUE_PINK,))
    table.claim("C A R D")

    assert [] == table.won()


@pytest.mark.parametrize("owner", [0, 1])
def test_C12_the_whole_word_counts_and_not_only_what_is_new(owner: int) -> None:
    row = (rw.Goal.FOUR_CARDS, rw.Goal.BLUE_PINK, rw.Goal.SIX_LETTERS, rw.Goal.FROM_HAND)
    table = Table("S", words={owner: ["C AR ED"]}, row=row)
    table.claim("S C AR ED")

    assert [rw.Goal.FOUR_CARDS, rw.Goal.BLUE_PINK, rw.Goal.SIX_LETTERS] == table.won()


def test_C12_a_stolen_words_tokens_stay_with_their_winner() -> None:
    table = Table("C A T", "S", row=(B, rw.Goal.FROM_HAND))
    table.claim("C A T")
    table.claim("C A T S")

    assert [B, rw.Goal.FROM_HAND] == table.won(0)
    assert ["C A T S"] == table.words(1)
    assert (8, []) == (table.points(0), table.words(0))


@pytest.mark.parametrize("exchanged", ["", "C", "T C", "C A T S O"])
def test_C13_any_number_of_cards_goes_under_the_deck(exchanged: str) -> None:
    deck = "AD AL AN AR AS AT ED"
    table = Table("C A T S O", deck=deck)
    table.pass_(exchanged)

    given = exchanged.split()
    assert [*deck.split()[len(given) :], *given] == table.deck.split()
    assert 5 == len(table.state.players[0].hand)
    assert (1,) == table.actors


def test_C13_new_cards_lie_where_those_given_away_lay() -> None:
    table = Table("C A T S O", deck="AD AL AN")
    table.pass_("S A")

    assert ("C AD T AL O", "AN S A") == (table.hand(), table.deck)


def test_C13_from_a_short_deck_one_draws_ones_own_cards_again() -> None:
    table = Table("C A T S O", deck="AD")
    table.pass_("A T C")

    hand = table.state.players[0].hand
    assert Counter(["AD", "A", "T", "S", "O"]) == Counter(card.text for card in hand)
    assert "C" == table.deck


def test_C13_passing_is_open_to_whoever_could_build() -> None:
    assert [] == Table("C AT").against(0, rw.Pass())


def test_C13_only_cards_of_the_hand_are_exchanged() -> None:
    table = Table("C A", "T", pool="E", deck="AD AL", words={0: ["O N"]})
    state = table.state
    of_others = (state.players[1].hand[0], state.pool[0], state.deck[0])
    (own, *_) = state.players[0].hand

    for card in (*of_others, state.players[0].words[0].cards[0], state.box[0]):
        assert [(rw.Why.NOT_IN_HAND, "C13")] == table.against(0, rw.Pass((own.id, card.id)))
    assert [(rw.Why.NOT_IN_HAND, "C13")] == table.against(0, rw.Pass((own.id, own.id)))


def test_C13_a_pass_changes_nothing_but_hand_and_deck() -> None:
    table = Table("C A T", pool="E R", deck="AD AL", row=(B, P))
    before = table.state
    table.pass_("C")

    assert (before.pool, before.token_row) == (table.state.pool, table.state.token_row)
    assert [(0, 1)] == [(one.seat, one.count) for one in table.told(rw.Passed)]
    assert [] == table.won()
