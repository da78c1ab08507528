"""The clock of the companion: start, pause, next, signals, and what is kept of it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.window.listening import heard
from wordsmith_desktop.features.companion import companion_texts as texts
from wordsmith_desktop.features.companion.pages import clock_view
from wordsmith_desktop.features.companion.pages.clock_view import ClockView
from wordsmith_desktop.features.companion.pages.page import CLOCK, LOOK_UP, CompanionPage, Part
from wordsmith_desktop.features.companion.pages.score_pad_view import ScorePadView
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.sound.sounds import Sound, use_speaker
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")


class Heard:
    """Writes down which sounds were wanted."""

    def __init__(self) -> None:
        self.sounds: list[Sound] = []

    def play(self, sound: Sound, *, after_ms: int = 0) -> None:  # noqa: ARG002
        self.sounds.append(sound)


class Watch:
    """In place of a stopwatch: so much has passed whenever it is asked."""

    def __init__(self, elapsed_ms: int) -> None:
        self._elapsed_ms = elapsed_ms

    def restart(self) -> int:
        return self._elapsed_ms


@pytest.fixture
def kept() -> dict[str, Any]:
    return {}


@pytest.fixture
def view(qtbot: QtBot, kept: dict[str, Any]) -> ClockView:
    made = ClockView(Preferences(Settings(pad_players=("Ana", "Ben"))), kept)
    qtbot.addWidget(made)
    made.show()
    # Time passes as the tests say.
    made._ticks._timer.setInterval(1_000_000)
    return made


def said(view: ClockView) -> list[str]:
    return [row.text() for row in view.rows if row.isVisible()]


def test_it_counts_up_for_whoever_is_on_the_clock(view: ClockView) -> None:
    assert ["▶ Ana: 0:00", "Ben: 0:00"] == said(view)
    view.start.click()
    view.pass_time(65_000)
    view.next.click()
    view.pass_time(3_000)
    assert ["Ana: 1:05", "▶ Ben: 0:03"] == said(view)
    assert view.face.isHidden()


def test_it_is_paused_and_goes_on(view: ClockView) -> None:
    view.start.click()
    assert "Pause" == view.start.text()
    view.start.click()
    view.pass_time(5_000)
    assert "Start" == view.start.text() == view.start.accessibleName()
    assert "▶ Ana: 0:00" == said(view)[0]


def test_it_counts_down_and_is_heard_when_nearly_over_and_over(view: ClockView) -> None:
    heard = Heard()
    use_speaker(heard)
    try:
        view.limit.choose(1)
        view.start.click()
        view.pass_time(49_000)
        assert [] == heard.sounds
        view.pass_time(2_000)
        view.pass_time(2_000)
        assert [Sound.CLOCK_LOW] == heard.sounds
        view.pass_time(60_000)
        assert [Sound.CLOCK_LOW, Sound.HAND_OVER] == heard.sounds
    finally:
        use_speaker(None)
    assert "▶ Ana: 0:00" == said(view)[0]
    assert view.face.isVisible()
    assert not view.clock.is_running


def test_all_time_is_given_back(view: ClockView) -> None:
    view.start.click()
    view.pass_time(9_000)
    view.next.click()
    view.reset.click()
    assert ["▶ Ana: 0:00", "Ben: 0:00"] == said(view)
    assert "Start" == view.start.text()


def test_without_names_there_is_one_clock_and_up_to_eight_with_them(qtbot: QtBot) -> None:
    set_language("de")
    view = ClockView(Preferences(Settings()), {})
    qtbot.addWidget(view)
    view.show()
    assert ["▶ Alle zusammen: 0:00"] == said(view)
    view.names.field.setText("a,b,c,d,e,f,g,h,i")
    view.names.take.click()
    assert 8 == len(said(view))


def test_it_runs_on_behind_another_part_and_stands_once_the_page_is_left(
    qtbot: QtBot, kept: dict[str, Any]
) -> None:
    made: dict[str, Part] = {
        CLOCK: (texts.CLOCK, lambda: ClockView(Preferences(Settings()), kept)),
        LOOK_UP: (texts.LOOK_UP, QWidget),
    }
    page = CompanionPage(made, CLOCK)
    qtbot.addWidget(page)
    page.show()
    view = page.shown
    assert isinstance(view, ClockView)
    view.start.click()
    page.choice.choose(LOOK_UP)
    view.tick(200)
    behind = view.clock.is_running
    page.hide()
    view.tick(200)
    assert (True, False) == (behind, view.clock.is_running)


def test_the_clock_is_there_again_when_one_comes_back(
    qtbot: QtBot, view: ClockView, kept: dict[str, Any]
) -> None:
    view.limit.choose(5)
    view.start.click()
    view.pass_time(60_000)
    again = ClockView(Preferences(Settings(pad_players=("Ana", "Ben"))), kept)
    qtbot.addWidget(again)
    again.show()
    assert ["▶ Ana: 4:00", "Ben: 5:00"] == said(again)
    assert 5 == again.limit.value


def test_names_that_are_taken_in_one_part_hold_for_the_other(qtbot: QtBot) -> None:
    preferences = Preferences(Settings(pad_players=("Ana", "Ben")))
    clock, pad = ClockView(preferences, {}), ScorePadView(preferences)
    for made in (clock, pad):
        qtbot.addWidget(made)
        made.show()
    pad.names.field.setText("Eva, Ben, Cem")
    pad.names.take.click()
    assert ["▶ Eva: 0:00", "Ben: 0:00", "Cem: 0:00"] == said(clock)
    assert "Eva, Ben, Cem" == clock.names.field.text()


def test_a_screen_reader_hears_who_is_on_the_clock(view: ClockView) -> None:
    view.next.click()
    assert ["Ana: 0:00", "Ben: 0:00, to move"] == [row.accessibleName() for row in view.rows]


def test_what_passed_since_the_last_tick_is_whose_clock_it_was(
    view: ClockView, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.start.click()
    monkeypatch.setattr(view._ticks, "_since", Watch(1_000))
    view.next.click()
    assert ["Ana: 0:01", "▶ Ben: 0:00"] == said(view)
    view.start.click()
    assert ["Ana: 0:01", "▶ Ben: 0:01"] == said(view)
    # Nothing passes while it stands.
    view.next.click()
    assert ["▶ Ana: 0:01", "Ben: 0:01"] == said(view)


def test_while_the_computer_slept_nobody_lost_time(
    view: ClockView, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.start.click()
    monkeypatch.setattr(view._ticks, "_since", Watch(120_000))
    view._ticks.catch_up()
    # As at a table: of a long step a second counts.
    assert ["▶ Ana: 0:01", "Ben: 0:00"] == said(view)


def test_who_is_on_the_clock_and_that_it_stands_is_said(
    view: ClockView, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = heard(monkeypatch, clock_view)
    view.start.click()
    view.next.click()
    view.start.click()
    view.next.click()
    turns = ["Ana is on the clock.", "Ben is on the clock."]
    assert [*turns, *["The clock stands still."] * 2] == told


def test_whose_time_is_up_is_said_once(view: ClockView, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    view.limit.choose(1)
    view.next.click()
    view.start.click()
    monkeypatch.setattr(clock_view, "announce", lambda _source, sentence: told.append(sentence))
    for _ in range(3):
        view.pass_time(30_000)
    assert ["Ben: time is up."] == told


def test_once_a_clock_ran_out_the_next_one_runs_and_it_cannot_be_started_itself(
    view: ClockView,
) -> None:
    view.limit.choose(1)
    view.start.click()
    view.pass_time(60_000)
    assert "time is up" == view.face.word
    view.start.click()
    assert not view.clock.is_running
    view.next.click()
    assert (1, True) == (view.clock.player, view.clock.is_running)


def test_another_limit_gives_all_time_back(view: ClockView) -> None:
    view.start.click()
    view.pass_time(9_000)
    view.limit.choose(2)
    assert ["▶ Ana: 2:00", "Ben: 2:00"] == said(view)
    assert not view.clock.is_running
    view.limit.choose(0)
    assert ["▶ Ana: 0:00", "Ben: 0:00"] == said(view)
    assert view.face.isHidden()


def test_with_other_names_of_as_many_the_clock_goes_on_and_with_fewer_it_begins_again(
    view: ClockView,
) -> None:
    view.limit.choose(1)
    view.start.click()
    view.pass_time(5_000)
    view.names.field.setText("Eva, Ben")
    view.names.take.click()
    assert ["▶ Eva: 0:55", "Ben: 1:00"] == said(view)
    view.names.field.setText("Eva")
    view.names.take.click()
    assert ["▶ Eva: 1:00"] == said(view)
    assert not view.clock.is_running
