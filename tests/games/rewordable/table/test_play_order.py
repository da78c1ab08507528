"""The hand in its player's own order: across turns, across starts of the program, unseen by all."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.play_hands import CTRL, click, tap, write
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.kept_match import read_match

ANA, BEN = 0, 1
DEALT = "C AT T SE EL"
SORTED = "AT C EL SE T"
Key = Qt.Key


def hand(play: Play) -> str:
    """The hand from left to right, as it is seen."""
    return " ".join(button.view.text for button in play.parts.hand.buttons)


def test_the_hand_is_sorted_by_alphabet_and_then_by_colour(table: Play) -> None:
    assert DEALT == hand(table)
    tap(Key.Key_F8)
    assert SORTED == hand(table)
    tap(Key.Key_F8)
    assert "C T AT EL SE" == hand(table)
    tap(Key.Key_F8)
    assert SORTED == hand(table)


def test_the_hand_is_shuffled_by_key_and_by_button(table: Play) -> None:
    table.page.arranging.rng = Rng(3)
    shuffle = table.page.arranging.buttons[0]
    click(shuffle)
    once = hand(table)
    assert (sorted(DEALT.split()), DEALT != once) == (sorted(once.split()), True)
    tap(Key.Key_F7)
    assert (sorted(DEALT.split()), once != hand(table)) == (sorted(hand(table).split()), True)


def test_a_card_is_dragged_to_another_place_of_the_hand(table: Play) -> None:
    buttons = table.parts.hand.buttons
    table.strip.drag(buttons[0], table.strip.at(buttons[3]))
    assert "AT T SE C EL" == hand(table)
    assert "" == table.strip.shown


def test_a_card_is_carried_by_ctrl_and_an_arrow(table: Play) -> None:
    table.parts.hand.buttons[0].setFocus()
    tap(Key.Key_Right, CTRL, times=2)
    assert "AT T C SE EL" == hand(table)


def test_a_card_of_the_word_goes_back_to_where_it_is_let_go(table: Play) -> None:
    write("cat")
    table.strip.drag(table.parts.strip.pieces[0], table.strip.at(table.parts.hand.buttons[4]))
    assert ("AT", "AT T SE EL C") == (table.strip.shown, hand(table))


def test_the_order_stays_across_turns_and_new_cards_come_last(table: Play) -> None:
    tap(Key.Key_F8)
    table.write_word("CAT")
    table.lift()
    table.pass_turn()
    table.lift()
    kept, new = hand(table).split()[:3], hand(table).split()[3:]
    assert ["EL", "SE", "T"] == kept
    assert new == [card.text for card in table.player.hand if card.text not in kept]


def test_each_hand_has_its_own_order(table: Play) -> None:
    tap(Key.Key_F8)
    table.pass_turn()
    table.lift()
    assert "H ER AR TH E" == hand(table)
    tap(Key.Key_F8)
    assert "AR E ER H TH" == hand(table)
    table.pass_turn()
    table.lift()
    assert SORTED == hand(table)


def test_the_order_stays_across_starts_of_the_program(table: Play) -> None:
    tap(Key.Key_F8)
    save = table.save
    table.open()
    table.window.commands.open(save)
    table.come_back()
    table.lift()
    assert SORTED == hand(table)


def test_the_order_is_no_step_that_undo_takes_back(table: Play) -> None:
    write("cat")
    tap(Key.Key_F8)
    tap(Key.Key_Z, CTRL)
    assert ("C", SORTED) == (table.parts.strip.word, hand(table))


def test_the_rules_know_nothing_of_it(table: Play) -> None:
    before = table.state
    tap(Key.Key_F8)
    assert before is table.state
    assert {ANA} == set(read_match(table.save, {"rewordable": table.session.match.rules}).orders)


def test_cards_chosen_for_an_exchange_stay_chosen(table: Play) -> None:
    tap(Key.Key_E, CTRL)
    click(table.strip.button(table.card_of_hand("SE").id))
    tap(Key.Key_F8)
    assert (SORTED, (table.card_of_hand("SE").id,)) == (hand(table), table.parts.hand.chosen)
    tap(Key.Key_1, text="1")
    assert {"AT", "SE"} == {
        button.view.text for button in table.parts.hand.buttons if button.isChecked()
    }
