"""What may be built, and from what: C7 to C10."""

from __future__ import annotations

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from tests.helpers.rule_table import Reasons
from wordsmith_desktop.core.rejections import Gate, Rejection
from wordsmith_desktop.games.common.open_table import Referee


def test_C7_one_word_is_built_in_a_turn() -> None:
    table = Table("C A T", "ING")
    table.claim("C A T")

    assert (1,) == table.actors
    assert [(Gate.NOT_YOUR_TURN, "")] == table.against(0, rw.Pass())


@pytest.mark.parametrize("texts", ["C", "ING", "AT"])
def test_C7_one_card_is_no_word(texts: str) -> None:
    table = Table("C ING AT")

    assert [(rw.Why.TOO_FEW_CARDS, "C7")] == table.refusals(texts)


def test_C7_two_cards_are_enough() -> None:
    assert [] == Table("C AT").refusals("C AT")


def test_C7_no_cards_are_no_word() -> None:
    assert [(rw.Why.NOTHING_LAID, "C7")] == Table("C AT").refusals("")


@pytest.mark.parametrize("texts", ["AT ER", "L AT ER", "L E AT"])
def test_C7_a_card_must_come_from_the_hand(texts: str) -> None:
    table = Table("C", pool="AT ER E", words={1: ["L"]})

    assert [(rw.Why.NO_HAND_CARD, "C7")] == table.refusals(texts)


def test_C7_hand_pool_and_words_may_go_together() -> None:
    table = Table("C", pool="ER", words={0: ["H AT"], 1: ["I NG"]})

    assert [] == table.refusals("C H AT ER I NG")


@pytest.mark.parametrize("texts", ["K AT", "AT K", "C K"])
def test_C7_others_hands_are_out_of_reach(texts: str) -> None:
    table = Table("C", "K", pool="AT")
    of_other = table.state.players[1].hand[0]
    numbers = {card.text: card.id for card in (*table.state.players[0].hand, *table.state.pool)}
    cards = tuple(numbers.get(text, of_other.id) for text in texts.split())

    (reason, *_) = rw.RULES.check(table.state, 0, rw.Build(cards))
    assert Rejection.of(rw.Why.OUT_OF_REACH, "C7", card=of_other.id) == reason


def test_C7_deck_box_and_what_is_no_card_are_out_of_reach() -> None:
    table = Table("C A", deck="T")
    (hand, top, box) = (table.build_of("C A").cards, table.state.deck[0], table.state.box[0])

    for number in (top.id, box.id, 9999, -1):
        assert [(rw.Why.OUT_OF_REACH, "C7")] == table.against(0, rw.Build((*hand, number)))


def test_C7_a_card_is_laid_once() -> None:
    table = Table("C A T")
    (card, *_) = table.build_of("C").cards

    assert [(rw.Why.CARD_TWICE, "C7")] == table.against(0, rw.Build((card, card)))


def test_C7_all_reasons_are_given_at_once() -> None:
    table = Table("C", pool="AT", words={1: ["T E N", "I NG"]})
    torn = table.build_of("N T AT").cards

    assert [
        (rw.Why.OUT_OF_REACH, "C7"),
        (rw.Why.CARD_TWICE, "C7"),
        (rw.Why.NO_HAND_CARD, "C7"),
        (rw.Why.WORD_TORN, "C8"),
    ] == table.against(0, rw.Build((9999, *torn, torn[0])))


def test_C7_whoever_is_not_at_turn_builds_nothing() -> None:
    table = Table("C A T", "D O")
    cards = tuple(card.id for card in table.state.players[1].hand)

    assert [(Gate.NOT_YOUR_TURN, "")] == table.against(1, rw.Build(cards))


@pytest.mark.parametrize("referee", Referee)
def test_C7_nobody_builds_while_a_word_is_judged(referee: Referee) -> None:
    table = Table("C A T", "D O", referee=referee)
    table.build("C A T")

    for seat in range(2):
        assert table.against(seat, rw.Build(table.build_of("C A").cards))
        assert table.against(seat, rw.Pass())


@pytest.mark.parametrize("texts", ["S C H AT", "C H AT S", "C S H AT", "C H S AT"])
@pytest.mark.parametrize("owner", [0, 1])
def test_C8_cards_go_before_after_and_into_a_word(texts: str, owner: int) -> None:
    table = Table("S", words={owner: ["C H AT"]})
    table.claim(texts)

    assert [texts] == table.words(0)
    assert [] == table.words(1)


@pytest.mark.parametrize(
    ("texts", "reasons"),
    [
        ("AT H C S", [(rw.Why.ORDER_CHANGED, "C8")]),
        ("C AT H S", [(rw.Why.ORDER_CHANGED, "C8")]),
        ("S H C AT", [(rw.Why.ORDER_CHANGED, "C8")]),
        ("C S H", [(rw.Why.WORD_TORN, "C8")]),
        ("C S", [(rw.Why.WORD_TORN, "C8")]),
        ("AT S", [(rw.Why.WORD_TORN, "C8")]),
        ("AT C S", [(rw.Why.WORD_TORN, "C8")]),
    ],
)
def test_C8_a_word_keeps_its_cards_and_their_order(texts: str, reasons: Reasons) -> None:
    table = Table("S", words={1: ["C H AT"]})

    assert reasons == table.refusals(texts)


def test_C8_like_cards_of_a_word_are_told_apart() -> None:
    table = Table("S", words={1: ["T O T"]})
    first, middle, last = (card.id for card in table.state.players[1].words[0].cards)
    (hand,) = table.build_of("S").cards

    assert [] == table.against(0, rw.Build((first, middle, last, hand)))
    assert [(rw.Why.ORDER_CHANGED, "C8")] == table.against(0, rw.Build((last, middle, first, hand)))


def test_C8_a_like_card_of_the_hand_does_not_stand_in_for_a_words_own() -> None:
    table = Table("T S", words={1: ["T O"]})

    assert [(rw.Why.ORDER_CHANGED, "C8")] == table.refusals("S O T@words T@hand")
    assert [(rw.Why.WORD_TORN, "C8")] == table.refusals("T@hand O S")
    assert [] == table.refusals("T@hand T@words O S")


@pytest.mark.parametrize("texts", ["C AT I NG S", "I NG C AT S", "C I AT NG S", "S I C AT NG"])
def test_C9_several_words_go_into_one_each_in_its_order(texts: str) -> None:
    table = Table("S", words={0: ["C AT"], 1: ["I NG", "ON E"]})
    table.claim(texts)

    assert [texts] == table.words(0)
    assert ["ON E"] == table.words(1)


def test_C9_each_of_several_words_is_whole_and_in_order() -> None:
    table = Table("S", words={0: ["C AT"], 1: ["I NG"], 2: ["D O"]}, seats=3)

    assert [(rw.Why.ORDER_CHANGED, "C8")] == table.refusals("AT I C NG S")
    assert [(rw.Why.WORD_TORN, "C8")] == table.refusals("C AT I S")
    assert [(rw.Why.ORDER_CHANGED, "C8"), (rw.Why.WORD_TORN, "C8")] == table.refusals("AT I C S")
    assert [] == table.refusals("D C O AT I NG S")


def test_C10_the_word_is_its_builders_and_leaves_its_old_lexicons() -> None:
    table = Table("S", words={0: ["D O", "ON E"], 1: ["C AT"], 2: ["I NG", "U P"]}, seats=3)
    table.claim("D O C AT I NG S")

    assert ["ON E", "D O C AT I NG S"] == table.words(0)
    assert [] == table.words(1)
    assert ["U P"] == table.words(2)


def test_C10_what_was_used_and_stolen_is_told() -> None:
    table = Table("S", pool="E", words={0: ["D O"], 1: ["C AT"]})
    old = [word for player in table.state.players for word in player.words]
    table.claim("C AT D O E S")

    (built,) = table.told(rw.WordBuilt)
    assert set(old) == set(built.used)
    assert (old[1],) == built.stolen
    assert (["S"], ["E"]) == (
        [card.text for card in built.from_hand],
        [card.text for card in built.from_pool],
    )
    assert "CATDOES" == built.word.text


def test_C10_a_word_always_differs_from_those_it_was_made_of() -> None:
    table = Table("S", words={1: ["C AT"]})

    assert [(rw.Why.NO_HAND_CARD, "C7")] == table.refusals("C AT")


def test_C10_every_word_has_a_number_of_its_own() -> None:
    table = Table("C AT S", "D O")
    table.claim("C AT")
    table.claim("D O")
    table.claim("C AT S")

    numbers = [word.id for player in table.state.players for word in player.words]
    assert [2, 1] == numbers
