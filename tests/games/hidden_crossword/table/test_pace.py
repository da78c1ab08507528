"""How letters turn up: by hand, or by themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.table.draw_table import (
    HALF,
    DrawTable,
    asked,
    dealt,
    draw_of,
    nobody_saw,
)
from tests.games.play_hands import click, focused, tab_to, tap
from wordsmith_desktop.games.hidden_crossword.rules.observation import Observation
from wordsmith_desktop.games.hidden_crossword.table.draw import pace_bar as pace_module
from wordsmith_desktop.games.hidden_crossword.table.draw.pace_bar import (
    DrawPace,
    PaceBar,
    PaceClock,
)
from wordsmith_desktop.wording.texts import set_language

Key = Qt.Key


@pytest.fixture
def brisk(table: DrawTable) -> DrawTable:
    """Letters turn up by themselves."""
    table.panel.set_pace(DrawPace.BRISK)
    return table


@pytest.fixture
def seconds_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second lasts a hundredth of one."""
    monkeypatch.setattr(pace_module, "SECOND_MS", 10)


def is_running(table: DrawTable) -> bool:
    return table.panel.pace_bar.clock.is_running


# The clock


def test_by_hand_nothing_is_due() -> None:
    assert (0, 8, 4) == tuple(pace.seconds for pace in DrawPace)


@pytest.mark.usefixtures("seconds_are_short", "qapp")
def test_letters_are_due_again_and_again(qtbot: QtBot) -> None:
    clock = PaceClock()
    clock.set_pace(DrawPace.BRISK)
    clock.let_run(True)
    for _ in range(2):
        with qtbot.waitSignal(clock.due, timeout=2000):
            assert clock.is_running
    clock.let_run(False)
    assert not clock.is_running


@pytest.mark.usefixtures("qapp")
def test_a_clock_that_may_not_run_stands_still_at_any_pace() -> None:
    clock = PaceClock()
    clock.set_pace(DrawPace.SLOW)
    assert not clock.is_running
    clock.let_run(True)
    clock.set_pace(DrawPace.HAND)
    assert not clock.is_running


# By hand


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_key_turns_up_the_next_letter(table: DrawTable, key: Qt.Key) -> None:
    assert table.panel.pace_bar.next is focused()
    tap(key)
    assert [("turned",)] == table.told


def test_space_turns_up_the_next_letter_from_anywhere(table: DrawTable) -> None:
    table.panel.call.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.panel.call.setFocus()
    tap(Key.Key_Space, text=" ")
    assert [("turned",)] == table.told


def test_a_click_turns_up_the_next_letter(table: DrawTable) -> None:
    click(table.panel.pace_bar.next)
    assert [("turned",)] == table.told


def test_nothing_turns_up_while_a_letter_is_on_its_way(table: DrawTable) -> None:
    table.show(draw_of(HALF, is_turning=True))
    tap(Key.Key_Space)
    click(table.panel.pace_bar.next)
    assert [] == table.told
    assert table.panel.pace_bar.next is focused()


# By itself


@pytest.mark.usefixtures("seconds_are_short")
def test_letters_turn_up_by_themselves(brisk: DrawTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(brisk.panel.turned, timeout=2000):
        brisk.panel.set_pace(DrawPace.BRISK)
    assert [("turned",)] == brisk.told


def test_a_pace_is_chosen_and_told(table: DrawTable) -> None:
    click(table.panel.pace_bar.choice.button(DrawPace.SLOW))
    assert [("pace", DrawPace.SLOW)] == table.told
    assert is_running(table)
    assert DrawPace.SLOW is table.panel.pace


def test_a_pace_is_chosen_by_keys(table: DrawTable) -> None:
    tab_to(table.panel.pace_bar.choice.button(DrawPace.HAND))
    tap(Key.Key_Right, times=2)
    assert [("pace", DrawPace.SLOW), ("pace", DrawPace.BRISK)] == table.told


def test_a_pace_that_is_set_is_not_told(table: DrawTable) -> None:
    table.panel.set_pace(DrawPace.SLOW)
    assert [] == table.told
    assert DrawPace.SLOW is table.panel.pace
    assert is_running(table)


def test_by_hand_there_is_nothing_to_pause(table: DrawTable) -> None:
    stop = table.panel.pace_bar.stop
    assert not stop.isVisible()
    table.panel.set_pace(DrawPace.SLOW)
    assert stop.isVisible()


def test_the_letters_can_be_paused(brisk: DrawTable) -> None:
    stop = brisk.panel.pace_bar.stop
    click(stop)
    assert (False, "Go on", "Go on") == (is_running(brisk), stop.text(), stop.accessibleName())
    tap(Key.Key_Space)
    assert (True, "Pause") == (is_running(brisk), stop.text())


def test_a_letter_can_be_asked_for_during_a_pause(brisk: DrawTable) -> None:
    click(brisk.panel.pace_bar.stop)
    click(brisk.panel.pace_bar.next)
    assert [("turned",)] == brisk.told
    assert not is_running(brisk)


def test_the_clock_stands_still_while_somebody_calls(brisk: DrawTable) -> None:
    tap(Key.Key_F5)
    assert not is_running(brisk)
    tap(Key.Key_Escape)
    assert is_running(brisk)


@pytest.mark.parametrize(
    "seen",
    [asked("BEAT"), draw_of(HALF, is_turning=True), nobody_saw(), dealt()],
    ids=["asked", "turning", "complete", "dealt"],
)
def test_the_clock_stands_still_where_no_letter_may_come(
    brisk: DrawTable, seen: Observation
) -> None:
    assert is_running(brisk)
    brisk.show(seen)
    assert not is_running(brisk)


def test_the_clock_goes_on_once_there_is_an_anchor(brisk: DrawTable) -> None:
    brisk.show(asked("BEAT"))
    brisk.show(draw_of(HALF, anchor="BEAT", anchor_seat=0))
    assert is_running(brisk)


def test_the_clock_stands_still_in_a_pause_of_the_match(brisk: DrawTable) -> None:
    brisk.panel.set_paused(True)
    assert not is_running(brisk)
    brisk.panel.set_paused(False)
    assert is_running(brisk)


def test_the_clock_stands_still_while_nobody_sees_it(brisk: DrawTable, qtbot: QtBot) -> None:
    brisk.panel.hide()
    assert not is_running(brisk)
    with qtbot.waitExposed(brisk.panel):
        brisk.panel.show()
    assert is_running(brisk)


def test_every_letter_gets_the_whole_time(
    brisk: DrawTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(brisk.panel.pace_bar, "restart", lambda: begun.append(True))
    brisk.show(draw_of(HALF))
    assert [] == begun
    brisk.show(draw_of(HALF + "S"))
    brisk.show(draw_of(HALF + "S", aside="Z"))
    assert [True, True] == begun


def test_a_pace_of_its_own_starts_open_and_at_rest(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    bar = PaceBar()
    qtbot.addWidget(bar)
    bar.set_pace(DrawPace.BRISK)
    bar.set_open(True)
    assert not bar.clock.is_running


def test_the_pace_speaks_german(table: DrawTable) -> None:
    set_language("de")
    german = DrawTable(table.qtbot)
    bar = german.panel.pace_bar
    names = [bar.choice.button(pace).accessibleName() for pace in DrawPace]
    assert ["von Hand", "alle 8 Sekunden", "alle 4 Sekunden"] == names
    assert "Nächster Buchstabe (Leertaste)" == bar.next.accessibleName()
