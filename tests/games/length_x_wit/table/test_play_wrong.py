"""Everything done wrong on purpose at the table of Length × Wit, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import chord, click, focused, tap, write
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap
from wordsmith_desktop.window.kit import buttons

ANA, BEN = 0, 1
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def fresh(play: Play) -> Play:
    """Ana has T R A S E O N Y I and has not rolled yet."""
    luck = Luck(("T R A S", "E O R P"), draws=["E O N Y I"], throws=["R", "R P"])
    play.sit_at(luck, "Ana", "Ben")
    return play


@pytest.fixture
def table(fresh: Play) -> Play:
    """Ana has the die R besides."""
    fresh.roll()
    return fresh


# Words


def test_X8_a_word_that_leaves_a_die_out_is_refused(table: Play) -> None:
    table.press_on("RAT")
    before = table.state_but_row
    write("or")
    assert "OR leaves out P: every die has to be in the word." == table.parts.acts.note
    table.enter()
    assert table.is_refused("OR leaves out P: every die has to be in the word.")
    assert (before, "O R") == (table.state_but_row, table.pieces.shown)


def test_a_refusal_is_not_said_any_longer_once_the_strip_is_another(table: Play) -> None:
    table.press_on("RAT")
    write("or")
    table.enter()
    assert table.is_refused("OR leaves out P: every die has to be in the word.")
    tap(Qt.Key.Key_Backspace)
    assert "" == table.message


def test_beside_a_refusal_nothing_else_is_said_of_the_word(table: Play) -> None:
    table.press_on("RAT")
    write("or")
    score = table.parts.score
    assert _has_paint(score)
    table.enter()
    assert table.is_refused("OR leaves out P: every die has to be in the word.")
    assert not _has_paint(score)
    tap(Qt.Key.Key_Backspace)
    assert _has_paint(score)


def _has_paint(widget: QWidget) -> bool:
    """Whether a widget paints anything of its own."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    empty = image.copy()
    widget.render(image, renderFlags=QWidget.RenderFlag.DrawChildren)
    return image != empty


def test_buttons_promise_points_only_for_a_word_that_may_be_said(table: Play) -> None:
    table.press_on("RAT")
    acts = table.parts.acts
    write("or")
    assert "Score" == acts.score.text()
    assert not acts.score.isEnabled()
    assert not acts.press.isEnabled()
    tap(Qt.Key.Key_Escape)
    write("rope")
    assert acts.score.text().startswith("Score 14")
    assert acts.press.isEnabled()


def test_X8_letters_that_are_missing_are_told_before_dice_left_out(table: Play) -> None:
    table.press_on("RAT")
    write("xq")
    assert "XQ cannot be laid: there is no die and no free tile for X and Q." == (
        table.parts.acts.note
    )


def test_only_letters_that_nobody_holds_are_told_and_none_of_those_behind(table: Play) -> None:
    write("xrat")
    assert "XRAT cannot be laid: there is no die and no free tile for X." == table.parts.acts.note
    table.enter()
    assert table.is_refused("there is no die and no free tile for X.")
    assert [0, 0] == table.points


def test_after_a_word_is_accepted_enter_says_it_and_takes_nothing_out(table: Play) -> None:
    table.say("RYAT")
    click(table.button("Count it this time"))
    assert "R Y A T" == table.pieces.shown
    table.enter()
    table.wait_for_ruling()
    assert [7, 0] == table.points


def test_a_key_pressed_twice_is_not_taken_for_the_next_player(
    table: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    table.say("RAT")
    told = table.message
    table.enter()
    chord("E")
    assert (lw.Phase.RESPOND, BEN, told) == (table.phase, table.speller, table.message)
    table.say("PORE")
    assert [3, 6] == table.points


def test_a_letter_that_nobody_holds_is_told_while_it_is_typed(table: Play) -> None:
    write("rag")
    assert "R A" == table.pieces.shown
    assert "RAG cannot be laid: there is no die and no free tile for G." == (table.parts.acts.note)
    table.enter()
    assert table.is_refused("no die and no free tile for G")
    assert [0, 0] == table.points


def test_another_players_tile_cannot_be_taken(table: Play) -> None:
    write("rap")
    assert "R A" == table.pieces.shown
    table.enter()
    assert table.is_refused("no free tile for P")


def test_a_banked_tile_cannot_be_laid_again(table: Play) -> None:
    table.press_on("RAT")
    assert "A" not in table.pieces.rack.split()
    write("rapt")
    table.enter()
    assert lw.Phase.DECIDE == table.phase
    assert table.is_refused("cannot be laid")


def test_nothing_can_be_scored_or_pressed_with_an_empty_strip(table: Play) -> None:
    before = table.state
    assert not table.parts.acts.score.isEnabled()
    assert not table.parts.acts.press.isEnabled()
    table.enter()
    assert table.is_refused("The word strip is empty: lay or type a word first.")
    tap(Qt.Key.Key_Return, CTRL, text="\r")
    assert before == table.state


def test_one_letter_is_no_word(table: Play) -> None:
    write("r")
    table.enter()
    assert table.is_refused("R is only one letter: a word needs at least two.")


def test_no_word_is_refused_and_then_accepted_by_the_table(table: Play) -> None:
    before = table.state_but_row
    table.say("RYAT")
    assert table.is_refused("RYAT"), table.message
    assert table.is_refused("not in the dictionary"), table.message
    assert table.is_refused("is not in the dictionary.")
    assert (before, "R Y A T") == (table.state_but_row, table.pieces.shown)
    click(table.button("Count it this time"))
    assert "RYAT is accepted: say it again." == table.message
    click(table.parts.acts.score)
    table.wait_for_ruling()
    assert [7, 0] == table.points


def test_a_change_on_the_strip_takes_the_offer_back(table: Play) -> None:
    table.say("RYAT")
    assert table.page.overruling.isVisible()
    tap(Qt.Key.Key_Backspace)
    assert not table.page.overruling.isVisible()


@pytest.mark.parametrize("signs", ["🎲", "ж", "漢", "\x00", "\ud83d", "\u0301", "½", "-", "'"])
@pytest.mark.sampled(3)
def test_other_signs_lay_nothing_and_break_nothing(table: Play, signs: str) -> None:
    write(signs)
    assert ("", "") == (table.pieces.shown, table.parts.strip.word)


def test_far_too_many_letters_break_nothing(table: Play) -> None:
    write("rat" * 20)
    table.enter()
    assert table.is_refused("cannot be laid")
    tap(Qt.Key.Key_Escape)
    table.say("RAT")
    assert [3, 0] == table.points


# Vowels


def test_X10_whoever_still_holds_a_vowel_cannot_give_up(table: Play) -> None:
    before = table.state
    assert not table.parts.acts.give_up.isEnabled()
    chord("E")
    assert table.is_refused("You still have A, E, O and I: spend a vowel and roll again")
    assert before == table.state


def test_a_vowel_is_not_spent_after_all_and_the_word_lies_there_as_before(table: Play) -> None:
    write("ra")
    before = table.state
    click(table.parts.acts.spend)
    assert not table.parts.strip.isEnabled()
    write("t")
    assert "R A" == table.pieces.shown
    tap(Qt.Key.Key_Escape)
    assert (before, "R A") == (table.state, table.pieces.shown)
    assert table.parts.strip.has_keyboard
    chord("U")
    click(table.parts.acts.keep)
    assert table.parts.strip.has_keyboard
    write("t")
    table.enter()
    assert [3, 0] == table.points


def test_a_consonant_cannot_be_spent(table: Play) -> None:
    chord("U")
    enabled = [tile.view.text for tile in table.parts.rack.tiles if tile.isEnabled()]
    assert ["A", "E", "O", "I"] == enabled
    assert focused().accessibleName() in {
        tile.accessibleName() for tile in table.parts.rack.tiles if tile.view.face.is_vowel
    }
    write("t")
    assert () == table.state.spent


def test_a_vowel_that_lies_on_the_strip_can_be_spent_and_the_strip_is_empty_then(
    table: Play,
) -> None:
    write("rat")
    table.luck.throws = ["T"]
    chord("U")
    click(next(tile for tile in table.parts.rack.tiles if tile.view.text == "A"))
    click(table.parts.acts.confirm_spend)
    assert ("A", "T", "") == (table.spent, table.dice, table.pieces.shown)


def test_spending_is_over_when_the_others_respond(table: Play) -> None:
    chord("U")
    tap(Qt.Key.Key_Escape)
    table.say("RAT")
    assert not table.page.gestures.is_spending
    chord("U")
    assert lw.Phase.RESPOND == table.phase
    assert not table.page.gestures.is_spending


# The wrong moment


def test_keys_of_other_phases_do_nothing_before_the_first_die(fresh: Play) -> None:
    before = fresh.state
    write("rat")
    for letter in "UDEZY":
        chord(letter)
    tap(Qt.Key.Key_Escape)
    tap(Qt.Key.Key_Backspace)
    assert (before, "") == (fresh.state, fresh.pieces.shown)


def test_an_unbalanced_set_is_needed_to_swap(fresh: Play) -> None:
    before = fresh.state
    assert not fresh.parts.acts.swap.isVisible()
    chord("T")
    assert fresh.is_refused("You have 4 vowels and 5 consonants")
    assert before == fresh.state


def test_a_set_is_swapped_only_once(play: Play) -> None:
    luck = Luck(("T R A S", "E O R P"), draws=["E O N Y I", "P P S S T T A O N"])
    play.sit_at(luck, "Ana", "Ben", swap=Swap.ONCE)
    assert play.parts.acts.swap.isVisible()
    chord("T")
    assert "P P S S T T A O N" == play.pieces.rack
    assert not play.parts.acts.swap.isVisible()
    chord("T")
    assert play.is_refused("You have swapped already")


def test_nobody_rolls_or_swaps_once_a_die_lies_there(table: Play) -> None:
    before = table.state
    chord("R")
    chord("T")
    assert before == table.state


def test_a_responder_can_neither_press_nor_spend(table: Play) -> None:
    table.say("RAT")
    before = table.state_but_row
    assert not table.parts.acts.press.isVisible()
    assert not table.parts.acts.spend.isVisible()
    write("pore")
    table.press_on("PORE")
    assert before == table.state_but_row


def test_enter_pressed_twice_scores_once(table: Play) -> None:
    table.say("RAT")
    table.enter()
    assert ([3, 0], BEN) == (table.points, table.speller)
    assert table.is_refused("The word strip is empty: lay or type a word first.")


def test_enter_pressed_twice_at_the_last_response_does_not_roll(
    table: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    table.luck.throws.clear()
    table.say("RAT")
    table.say("PORE")
    table.enter()
    assert (lw.Phase.READY, BEN) == (table.phase, table.state.seat)
    table.roll()
    assert lw.Phase.DECIDE == table.phase


def test_a_double_click_on_press_presses_once(table: Play) -> None:
    write("rat")
    at = table.parts.acts.press.rect().center()
    click(table.parts.acts.press, at)
    table.wait_for_ruling()
    assert "R P" == table.dice
    assert not table.parts.acts.press.isEnabled()


# The strip


def test_the_strip_goes_back_and_forth_step_by_step(table: Play) -> None:
    write("ra")
    click(table.pieces.tile("T"))
    assert "R A T" == table.pieces.shown
    chord("Z")
    assert "R A" == table.pieces.shown
    chord("Z")
    chord("Z")
    assert "" == table.pieces.shown
    chord("Y")
    chord("Y")
    chord("Y")
    assert "R A T" == table.pieces.shown


def test_nothing_of_a_roll_can_be_taken_back(table: Play) -> None:
    table.press_on("RAT")
    before = table.state
    chord("Z")
    assert before == table.state


def test_a_piece_dragged_beside_the_strip_goes_back(table: Play) -> None:
    write("rat")
    table.pieces.drag(table.parts.strip.pieces[1], table.pieces.beside)
    assert "R T" == table.pieces.shown
    table.pieces.drag(table.pieces.tile("A"), table.pieces.beside)
    assert "R T" == table.pieces.shown


@pytest.mark.parametrize(
    "change",
    [{"theme": "dark"}, {"theme": "contrast"}, {"language": "de"}, {"text_scale": 150}],
)
@pytest.mark.sampled(2)
def test_another_look_in_the_middle_of_a_turn_keeps_the_strip(
    table: Play, change: dict[str, object]
) -> None:
    table.press_on("RAT")
    write("ro")
    tap(Qt.Key.Key_Left)
    before, pieces, page = table.state, table.pieces.pieces, table.page
    table.preferences.change(**change)
    assert page is not table.page
    assert (before, pieces, 1) == (table.state, table.pieces.pieces, table.parts.strip.caret)
    assert table.parts.strip.has_keyboard
    tap(Qt.Key.Key_End)
    write("pe")
    table.enter()
    assert [14, 0] == table.points


def test_a_window_closed_in_mid_turn_opens_on_the_same_turn(table: Play) -> None:
    table.press_on("RAT")
    write("ro")
    before = table.state
    table.open()
    card = table.card("Continue")
    assert "Ana’s turn, 2 dice" in card.accessibleName()
    click(card)
    table.come_back()
    assert before == table.state
    assert ("R P", "A T") == (table.pieces.dice, " ".join(sorted(table.banked.split())))
    table.say("ROPE")
    assert [14, 0] == table.points


def test_the_home_page_and_back_keeps_the_turn(table: Play) -> None:
    before = table.state
    chord("W")
    click(table.card("Continue"))
    table.come_back()
    assert before == table.state
