"""Enter builds the word on the strip: never a neighbour's button, never through the curtain."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.games.play_hands import click, focused, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.window.kit import buttons

ANA, BEN = 0, 1
DEALT = Dealt(("C AT T SE ER", "H E AR TH Y"))


@pytest.fixture
def table(play: Play) -> Play:
    """Ana looks at C AT T SE ER."""
    play.sit_at(DEALT, "Ana", "Ben")
    play.lift()
    return play


def _enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


def _click_last(play: Play) -> None:
    click(play.strip.button(play.card_of_hand("AT").id))


def _drag_last(play: Play) -> None:
    play.strip.drag(play.strip.button(play.card_of_hand("AT").id), play.strip.place(1))


def _put_one_back(play: Play) -> None:
    _click_last(play)
    click(play.strip.button(play.card_of_hand("SE").id))
    click(play.strip.button(play.card_of_hand("SE").id))


def _order_by_mouse(play: Play) -> None:
    _click_last(play)
    play.strip.carry(0, 1)
    play.strip.carry(0, 1)


@pytest.mark.parametrize("last", [_click_last, _drag_last, _put_one_back, _order_by_mouse])
def test_enter_builds_after_the_mouse_has_laid_the_last_card(
    table: Play, last: Callable[[Play], None]
) -> None:
    click(table.strip.button(table.card_of_hand("C").id))
    last(table)
    assert "C AT" == table.strip.shown
    _enter()
    assert ["CAT"] == table.words(ANA)


def test_enter_builds_after_a_word_was_clicked_in_a_lexicon(table: Play) -> None:
    table.write_word("CAT")
    table.lift()
    click(table.strip.button(table.card_of_hand("H").id))
    click(table.strip.word(table.word("CAT")))
    table.strip.carry(1, 0)
    assert "C H AT" == table.strip.shown
    _enter()
    assert ["CHAT"] == table.words(BEN)


def test_enter_on_a_card_that_has_the_keyboard_picks_it(table: Play) -> None:
    table.strip.button(table.card_of_hand("C").id).setFocus(Qt.FocusReason.TabFocusReason)
    _enter()
    assert "C" == table.strip.shown
    _enter()
    assert "" == table.strip.shown


def test_enter_builds_after_a_refused_word_was_accepted(table: Play) -> None:
    table.type_word("CT")
    table.build()
    assert [] == table.words(ANA)
    click(table.button("Count it this time"))
    _enter()
    assert ["CT"] == table.words(ANA)


def _hold_enter(times: int) -> None:
    """Repeat Enter as a keyboard does while the key is held."""
    for _ in range(times):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            key, none = Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(focused(), QKeyEvent(kind, key, none, "\r", True))


def test_the_enter_that_built_does_not_lift_the_curtain_however_long_it_is_held(
    table: Play,
) -> None:
    write("cat")
    _enter()
    assert table.curtain is not None
    _hold_enter(5)
    assert table.curtain is not None
    assert (["CAT"], BEN) == (table.words(ANA), table.seat)
    _enter()
    assert table.curtain is None


def test_enter_pressed_twice_neither_lifts_the_curtain_nor_answers_for_others(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    play.sit_at(DEALT, "Ana", "Ben", referee=Referee.OBJECTION)
    play.lift()
    write("cat")
    tap(Qt.Key.Key_Return, text="\r", times=2)
    assert play.state.call is not None
    click(play.button("No objection"))
    play.lift()
    play.pass_turn()
    tap(Qt.Key.Key_Return, text="\r", times=2)
    assert ANA == play.seat
    assert play.curtain is not None
    play.lift()
    assert play.curtain is None


def test_the_enter_that_asked_for_the_exchange_pressed_twice_does_not_pass(
    table: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    table.parts.acts.pass_turn.setFocus()
    tap(Qt.Key.Key_Return, text="\r", times=2)
    assert table.parts.acts.confirm.isVisible()
    assert ANA == table.seat
    click(table.parts.acts.confirm)
    assert BEN == table.seat
