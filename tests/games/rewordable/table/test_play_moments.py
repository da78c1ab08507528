"""Everything done at the wrong moment at the table of Rewordable, in the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import chord, click, tap, write
from tests.games.rewordable.table.play_deal import CATS
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.rewordable.rules.ruleset import EndRule

ANA, BEN = 0, 1


def _keys_of_a_turn() -> None:
    write("cat")
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Backspace, Qt.Key.Key_Escape, Qt.Key.Key_F2):
        tap(key)
    for letter in "EZY":
        chord(letter)


def test_behind_the_curtain_no_key_reaches_the_table(table: Play) -> None:
    table.write_word("CAT")
    before = table.state
    assert table.curtain is not None
    _keys_of_a_turn()
    assert not table.page.isVisible()
    host = table.window.host
    assert host is not None
    assert [] == host.move_actions()
    assert table.curtain is not None
    assert before == table.state
    table.lift()
    assert ("", False) == (table.strip.shown, table.page.commands.action("undo").isEnabled())
    assert table.parts.acts.build.isVisible()


def test_while_the_others_are_asked_nobody_lays_or_passes(play: Play) -> None:
    play.sit_at(CATS, "Ana", "Ben", referee=Referee.OBJECTION)
    play.lift()
    play.type_word("CAT")
    play.build()
    before = play.state
    assert before.call is not None
    _keys_of_a_turn()
    assert before == play.state
    assert ("C AT", False) == (play.strip.shown, play.parts.strip.isEnabled())
    assert not play.parts.acts.pass_turn.isEnabled()
    assert not play.page.commands.action("pass").isEnabled()
    assert not play.parts.hand.isVisible()
    click(play.button("No objection"))
    assert ["CAT"] == play.words(ANA)


def test_tiles_and_words_are_not_moved_while_the_others_are_asked(play: Play) -> None:
    play.sit_at(CATS, "Ana", "Ben", referee=Referee.OBJECTION)
    play.lift()
    play.write_word("CAT")
    click(play.button("No objection"))
    play.lift()
    play.click_hand("ER")
    play.click_hand("TH")
    play.build()
    before = play.state
    assert before.call is not None
    play.strip.drag(play.strip.word(play.word("CAT")), play.strip.place(0))
    assert ("ER TH", before) == (play.strip.shown, play.state)
    click(play.strip.word(play.word("CAT")))
    assert ("ER TH", before) == (play.strip.shown, play.state)


def test_a_clock_that_ends_the_turn_in_the_middle_of_a_drag_leaves_nothing_in_the_hand(
    play: Play,
) -> None:
    play.sit_at(CATS, "Ana", "Ben", clock=Clock.HARD, turn_seconds=30)
    play.lift()
    source = play.strip.button(play.card_of_hand("AT").id)
    play.strip.grasp(source)
    for _ in range(30):
        play.session.tick(1000)
    assert play.curtain is not None
    assert play.page.dragging.load is None
    assert BEN == play.seat
    play.lift()
    assert "" == play.strip.shown


def _press_the_exchange_key_again(_play: Play) -> None:
    chord("E")


def _click_the_pool(play: Play) -> None:
    play.click_pool("I")


def _click_a_word(play: Play) -> None:
    click(play.strip.word(play.word("CAT")))


def _undo(_play: Play) -> None:
    chord("Z")


@pytest.mark.parametrize(
    "do", [_press_the_exchange_key_again, _click_the_pool, _click_a_word, _undo]
)
def test_while_cards_are_exchanged_nothing_is_laid_and_the_choice_stays(
    robbing: Play, do: Callable[[Play], None]
) -> None:
    write("her")
    chord("E")
    robbing.click_hand("TH", "E")
    chosen = robbing.parts.hand.chosen
    do(robbing)
    assert (2, chosen) == (len(chosen), robbing.parts.hand.chosen)
    assert "H ER" == robbing.strip.shown
    click(robbing.parts.acts.confirm)
    assert "Ben passes and exchanges 2 cards." == robbing.news[0]


def test_passing_with_an_empty_deck_keeps_the_hand(play: Play) -> None:
    play.sit_at(CATS, "Ana", "Ben", cards=13, ending=EndRule.ALL_PASS)
    play.lift()
    assert () == play.state.deck
    chord("E")
    play.click_hand("C")
    assert ((), "") == (play.parts.hand.chosen, play.strip.shown)
    assert "The deck is empty" in play.parts.acts.note
    click(play.parts.acts.confirm)
    play.lift()
    play.pass_turn()
    assert play.is_over


def test_undo_goes_back_no_further_than_the_turn(robbing: Play) -> None:
    before = robbing.state
    for letter in "ZZZ":
        chord(letter)
    assert (before, "") == (robbing.state, robbing.strip.shown)
