"""A whole match from the keyboard alone, and each key of the strip by itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import CTRL, chord, focused, tab_to, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.games.rewordable.rules.state import Phase
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.shell.home import Home

ANA, BEN = 0, 1
EXCHANGING, BY_CARDS = 2, 3
"""Turns, counted from 0, in which cards are exchanged, and in which cards are picked by keys."""


def enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


def space() -> None:
    tap(Qt.Key.Key_Space, text=" ")


def lift(play: Play) -> None:
    """Lift the curtain by Enter; the strip has the keyboard then."""
    assert play.curtain is not None
    assert play.curtain.button.hasFocus()
    enter()
    assert play.curtain is None
    assert play.parts.strip.has_keyboard


def key_to(play: Play, card: int) -> None:
    """Bring the keyboard to a card of hand or pool: Tab to the row, arrows within."""
    wanted = play.strip.button(card)
    row = play.parts.hand if wanted in play.parts.hand.buttons else play.parts.pool
    while (at := focused()) not in row.buttons:
        tap(Qt.Key.Key_Tab, text="\t")
    assert isinstance(at, PieceButton)
    steps = row.buttons.index(wanted) - row.buttons.index(at)
    tap(Qt.Key.Key_Right if steps > 0 else Qt.Key.Key_Left, times=abs(steps))
    assert focused() is wanted


def tab_home(play: Play) -> None:
    """Tab until the strip has the keyboard."""
    while not play.parts.strip.has_keyboard:
        tap(Qt.Key.Key_Tab, text="\t")


# A match


def _begin(play: Play) -> None:
    """From the home page: the game, a short deck, and Start."""
    play.key_way("set-up")
    asked, form = play.asked()
    lengths = [form.length.button(cards) for cards in form.length.offered]
    while focused() not in lengths:
        tap(Qt.Key.Key_Tab, text="\t")
    while focused() is not form.length.button(30):
        tap(Qt.Key.Key_Left)
    space()
    assert 30 == form.length.value
    tab_to(asked.start)
    enter()
    play.come_back()
    play.lexicon()


def _exchange(play: Play) -> None:
    """Ctrl+E, two cards with the space bar, and Enter on what passes."""
    seat, state = play.seat, play.state
    gone, drawn = state.players[seat].hand[1:3], state.deck[:2]
    chord("E")
    assert focused() is play.parts.hand.buttons[0]
    for card in gone:
        key_to(play, card.id)
        space()
    tab_to(play.parts.acts.confirm)
    assert "Pass, exchange 2 cards" == play.parts.acts.confirm.accessibleName()
    enter()
    assert drawn == play.state.players[seat].hand[1:3]
    assert gone == play.state.deck[-2:]


def _pick_by_cards(play: Play) -> bool:
    """Pick the cards of the best word one by one with Enter, and build at the strip."""
    found = play.find(lambda planned: not planned.words)
    if found is None:
        return False
    for card in found.cards:
        key_to(play, card)
        enter()
    assert found.word == play.parts.strip.word
    tab_home(play)
    enter()
    return True


def _type(play: Play) -> bool:
    """Type the best word, look at the ways to lay it, and build."""
    found = play.find()
    if found is None:
        return False
    write(found.word.lower())
    strip = play.page.gestures.strip
    assert strip is not None
    ways = strip.ways()
    assert list(ways[0]) == play.strip.pieces
    tap(Qt.Key.Key_Down)
    assert list(ways[1 % len(ways)]) == play.strip.pieces
    tap(Qt.Key.Key_Up)
    assert list(ways[0]) == play.strip.pieces
    enter()
    return True


def test_a_match_is_played_by_keys_alone_from_the_home_page_on(play: Play) -> None:
    play.seed = 5
    _begin(play)
    built = 0
    for turn in range(60):
        if play.is_over:
            break
        lift(play)
        seat, before = play.seat, len(play.state.built)
        if turn == EXCHANGING:
            _exchange(play)
        elif (_pick_by_cards if turn == BY_CARDS else _type)(play):
            assert before + 1 == len(play.state.built), play.message
            built += 1
        else:
            chord("E")
            enter()
        assert play.is_over or seat != play.seat
    assert Phase.OVER == play.state.phase
    assert built > 5
    outcome = play.outcome
    assert outcome is not None
    assert {str(score) for score in outcome.scores} <= set(play.end_texts())
    assert focused() is play.end.play_again
    tab_to(play.end.home)
    enter()
    assert isinstance(play.window.screen_shown, Home)


# The keys of an exchange


def test_an_exchange_begins_at_the_first_card_and_enter_ends_it(table: Play) -> None:
    hand, deck = table.state.players[ANA].hand, table.state.deck
    chord("E")
    cards = table.parts.hand.buttons
    assert focused() is cards[0]
    tap(Qt.Key.Key_4, text="4")
    assert focused() is cards[3]
    write("a")
    assert focused() is cards[2]
    space()
    assert [hand[3].id] == list(table.parts.hand.chosen)
    enter()
    assert (*hand[:3], deck[0], hand[4]) == table.state.players[ANA].hand
    assert BEN == table.seat


def test_letters_and_places_choose_cards_for_an_exchange_and_no_longer(table: Play) -> None:
    chord("E")
    cards = table.parts.hand.buttons
    chosen = []
    for key in ("h", "t", "a", "5", "9", "0", "x", "t"):
        write(key)
        chosen.append("".join(str(place + 1) for place in range(5) if cards[place].isChecked()))
    assert ["2", "25", "235", "23", "23", "23", "23", "235"] == chosen
    write("c")
    write("c")
    assert "235" == "".join(str(place + 1) for place in range(5) if cards[place].isChecked())
    tap(Qt.Key.Key_Escape)
    assert not table.page.gestures.is_passing
    assert table.parts.strip.word == ""


def test_while_cards_are_exchanged_the_menu_offers_nothing_for_the_word_that_waits(
    table: Play,
) -> None:
    def offered() -> list[bool]:
        commands = table.page.commands
        return [commands.action(key).isEnabled() for key in ("build", "way", "clear")]

    assert [False] * 3 == offered()
    write("at")
    word = table.parts.strip.word
    assert (True, [True] * 3) == (bool(word), offered())
    chord("E")
    assert [False] * 3 == offered()
    tap(Qt.Key.Key_Escape)
    assert (word, [True] * 3) == (table.parts.strip.word, offered())


# The keys of the strip


@pytest.fixture
def table(play: Play) -> Play:
    """Ana looks at C H AT A T, with an ER and an ING in the pool."""
    play.sit_at(Dealt(("C H AT A T", "R E L D TH"), pool="ER ING QU"), "Ana", "Ben")
    lift(play)
    return play


def test_up_and_down_lay_the_same_letters_with_other_cards(table: Play) -> None:
    write("chat")
    shown = [table.strip.shown]
    tap(Qt.Key.Key_Down)
    shown.append(table.strip.shown)
    assert {"C H AT", "C H A T"} == set(shown)
    tap(Qt.Key.Key_Down)
    assert shown[0] == table.strip.shown
    tap(Qt.Key.Key_Up)
    assert shown[1] == table.strip.shown
    enter()
    assert ["CHAT"] == table.words(ANA)
    assert shown[1].split() == [card.text for card in table.state.players[ANA].words[0].cards]


def test_what_cannot_be_laid_is_told_while_it_is_typed(table: Play) -> None:
    table.write_word("CHAT")
    lift(table)
    write("chatted")
    assert "CHAT" == table.parts.strip.word
    assert "CHATTED cannot be laid: after CHAT" in table.parts.acts.note
    tap(Qt.Key.Key_Backspace, times=3)
    write("er")
    # The ER of the pool would do for the letters, but a card of the hand must be in it.
    assert table.strip.shown.endswith("AT E R")
    assert re.search("takes Ana.*CHAT", table.parts.gain.accessibleName())


def test_control_and_arrows_carry_a_card_along(table: Play) -> None:
    for text in ("AT", "C", "H"):
        key_to(table, table.card_of_hand(text).id)
        enter()
    tab_home(table)
    assert "AT C H" == table.strip.shown
    tap(Qt.Key.Key_Home)
    tap(Qt.Key.Key_Right, CTRL, times=2)
    assert "C H AT" == table.strip.shown
    tap(Qt.Key.Key_Left, CTRL)
    assert "C AT H" == table.strip.shown
    tap(Qt.Key.Key_Right, CTRL)
    enter()
    assert ["CHAT"] == table.words(ANA)


def test_backspace_takes_letters_back_that_were_typed_and_cards_that_were_picked(
    table: Play,
) -> None:
    write("chat")
    tap(Qt.Key.Key_Backspace)
    assert "C H A" == table.strip.shown
    tap(Qt.Key.Key_Escape)
    for text in ("C", "AT"):
        key_to(table, table.card_of_hand(text).id)
        space()
    tab_home(table)
    tap(Qt.Key.Key_Backspace)
    assert "C" == table.strip.shown
    tap(Qt.Key.Key_Home)
    tap(Qt.Key.Key_Delete)
    assert "" == table.strip.shown


def test_undo_and_redo_go_step_by_step_through_the_strip(table: Play) -> None:
    steps = [""]
    for letter in "chat":
        write(letter)
        steps.append(table.strip.shown)
    tap(Qt.Key.Key_Down)
    steps.append(table.strip.shown)
    for wanted in reversed(steps[:-1]):
        chord("Z")
        assert wanted == table.strip.shown
    chord("Z")
    assert "" == table.strip.shown
    for wanted in steps[1:]:
        chord("Y")
        assert wanted == table.strip.shown
    chord("Y")
    assert steps[-1] == table.strip.shown


def test_a_new_letter_after_undo_leaves_nothing_to_redo(table: Play) -> None:
    write("chat")
    chord("Z")
    chord("Z")
    write("a")
    assert not table.page.commands.action("redo").isEnabled()
    chord("Y")
    assert "C H A" == table.strip.shown


def test_a_card_that_is_laid_by_keys_keeps_the_keyboard(table: Play) -> None:
    card = table.card_of_hand("T").id
    key_to(table, card)
    space()
    assert "T" == table.strip.shown
    assert table.strip.button(card).hasFocus()


def test_letters_typed_anywhere_on_the_page_go_to_the_strip(table: Play) -> None:
    key_to(table, table.card_of_hand("T").id)
    write("cat")
    assert "CAT" == table.parts.strip.word
    tab_to(table.parts.acts.pass_turn)
    write("ch")
    assert "CATCH" == table.state.row.text


def _press_back(play: Play) -> None:
    tab_to(play.parts.acts.back)
    enter()


def _press_escape(_play: Play) -> None:
    tap(Qt.Key.Key_Escape)


@pytest.mark.parametrize("leave", [_press_back, _press_escape])
def test_the_exchange_is_left_again_and_nothing_is_passed(
    table: Play, leave: Callable[[Play], None]
) -> None:
    before = table.state
    chord("E")
    key_to(table, table.card_of_hand("H").id)
    space()
    write("cat")
    assert "" == table.strip.shown
    leave(table)
    assert before == table.state
    assert table.parts.strip.has_keyboard
    assert () == table.parts.hand.chosen
    write("cat")
    assert "CAT" == table.parts.strip.word
