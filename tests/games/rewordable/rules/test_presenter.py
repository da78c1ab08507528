"""Gestures at the building strip, as cards in a row."""

from __future__ import annotations

from typing import Any

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table, shown
from wordsmith_desktop.core.rejections import Rejection

CHATTER: dict[str, Any] = {
    "pool": "AT C IN",
    "words": {0: ["TER N"], 1: ["C AT"]},
    "row": (rw.Goal.ADD_ON, rw.Goal.FOUR_CARDS, rw.Goal.BLUE_PINK),
}


def strip(hand: str = "H T ER S RES", **table: Any) -> rw.Strip:
    """The strip of seat 0."""
    return rw.Strip(seen=rw.observe(Table(hand, **table).state, 0))


def typed(over: rw.Strip, word: str) -> rw.Strip:
    for letter in word:
        over = over.typed(letter)
    return over


def cards(over: rw.Strip) -> str:
    return shown(over.plan.cards)


def codes(over: rw.Strip) -> list[Any]:
    return [fault.code for fault in over.faults()]


def test_typed_letters_are_laid_the_way_that_brings_most() -> None:
    over = typed(strip(**CHATTER), "CHAT")

    assert "C H AT" == cards(over)
    assert ["C AT"] == [shown(word.cards) for word in over.plan.words]
    assert () == over.faults()
    assert [rw.Goal.ADD_ON, rw.Goal.BLUE_PINK] == [token.goal for token in over.earned]
    assert 4 + 8 == over.gain


def test_letters_that_cannot_be_laid_stay_as_wanted() -> None:
    over = typed(strip(**CHATTER), "CHAX")

    assert ("C H", "AX") == (cards(over), over.ghost)
    assert [rw.Why.LETTERS_MISSING] == codes(over)
    assert () == over.earned


def test_a_word_is_laid_as_soon_as_its_last_letter_makes_it_possible() -> None:
    over = typed(strip(**CHATTER), "CHATTE")
    assert "" != over.ghost

    assert ("C H AT T ER", "") == (cards(over.typed("R")), over.typed("R").ghost)


def test_letters_that_lie_only_in_other_cards_would_split_them() -> None:
    over = typed(strip("SH EA", pool="OW"), "HE")

    assert [rw.Why.CARDS_WOULD_SPLIT] == codes(over)


def test_an_umlaut_is_typed_as_two_letters() -> None:
    over = typed(strip("UE B ER", language="de", dictionary="de"), "über")

    assert "UE B ER" == cards(over)


def test_marks_and_digits_are_no_letters() -> None:
    over = strip("A T")

    assert over == typed(over, "1-' ")


def test_backspace_after_typing_takes_one_letter() -> None:
    over = typed(strip(**CHATTER), "CHATTER").erased()

    assert ("CHATTE", "E") == (over.row.text, over.ghost)


def test_backspace_after_laying_takes_one_card() -> None:
    over = strip("RES T")
    hand = over.reach.hand
    over = over.with_piece(hand[0].id).with_piece(hand[1].id).erased()

    assert "RES" == cards(over)


def test_backspace_at_the_start_changes_nothing() -> None:
    over = strip("RES T")

    assert over == over.erased()


def test_taking_off_a_card_of_a_word_takes_the_word_off() -> None:
    over = typed(strip(**CHATTER), "CHAT").without(2)

    assert "H" == cards(over)


def test_a_word_goes_on_whole_where_the_caret_stands() -> None:
    over = strip(**CHATTER)
    over = over.with_piece(over.reach.hand[3].id).with_caret(0).with_word(over.reach.words[1].id)

    assert "C AT S" == cards(over)
    assert 2 == over.caret


def test_a_card_that_lies_there_already_is_moved() -> None:
    over = typed(strip("C A R D"), "CARD")
    over = over.with_piece(over.row.pieces[0], 4)

    assert "A R D C" == cards(over)


def test_typing_inside_an_existing_word_finds_the_card_for_it() -> None:
    over = strip(**CHATTER)
    over = over.with_word(over.reach.words[1].id).with_caret(1).typed("h")

    assert ("C H AT", 2) == (cards(over), over.caret)


def test_c8_an_existing_words_cards_keep_their_order() -> None:
    over = typed(strip(**CHATTER), "CHAT")
    refused = over.moved(0, 2)

    assert isinstance(refused, Rejection)
    assert (rw.Why.ORDER_CHANGED, "C8") == (refused.code, refused.rule)


def test_c9_words_that_must_not_mix_are_kept_apart() -> None:
    mixed: dict[str, Any] = {"words": {0: ["A B"], 1: ["C D"]}, "interleaves": False}
    over = strip("E", **mixed)
    for word in over.reach.words:
        over = over.with_word(word.id)
    refused = over.moved(1, 2)

    assert isinstance(refused, Rejection)
    assert rw.Why.WORDS_MIXED is refused.code


def test_a_loose_card_may_go_anywhere() -> None:
    over = typed(strip(**CHATTER), "CHAT").moved(1, 2)

    assert isinstance(over, rw.Strip)
    assert ("C AT H", "CATH") == (cards(over), over.row.text)


def test_other_ways_come_round_again() -> None:
    over = typed(strip(**CHATTER), "CHAT")
    ways = over.ways()
    seen = [over.row.pieces]
    for _ in range(len(ways) - 1):
        over = over.other_way(1)
        seen.append(over.row.pieces)

    assert set(ways) == set(seen)
    assert len(ways) > 1
    assert ways[0] == over.other_way(1).row.pieces
    assert seen[-2] == over.other_way(-1).row.pieces


def test_without_another_way_the_row_stays() -> None:
    over = typed(strip("C A R D"), "CARD")

    assert over.row == over.other_way(1).row
    assert strip("C") == strip("C").other_way(1)


def test_the_caret_counts_cards() -> None:
    over = typed(strip("RES T"), "REST")

    assert [0, 1, 2] == [over.with_caret(place).caret for place in range(3)]
    assert 2 == over.with_caret(9).caret
