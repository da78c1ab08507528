"""A table stands for the beat of what happened; any key or click goes on, after its own effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.window.beats import BeatClock, beating
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.pace.beats import TEMPI, Beat, Tempo
from wordsmith_desktop.window.kit.pace.go_on import GoOnButton
from wordsmith_desktop.window.kit.pace.pace import Pace

AT_ONCE, BRISKLY, AT_LEISURE = TEMPI.values()
ANA, ROBO = 0, 1
PLAYED: Update[Any] = Update(UpdateKind.PLAYED)


class Word: ...


class Won: ...


class Deal: ...


@dataclass
class Table:
    """What is asked of a table."""

    mover: int | None = ROBO
    people: tuple[int, ...] = (ANA,)
    people_to_act: tuple[int, ...] = ()
    readings: tuple[Reading, ...] = ()
    is_read_only: bool = False
    gone_on: int = 0
    wants: list[object] = field(default_factory=list)

    def go_on(self) -> None:
        self.gone_on += 1

    def stand_after(self, wants: object) -> None:
        self.wants.append(wants)


class Case:
    """A page with a field and a button over such a table."""

    def __init__(self, qtbot: QtBot, clock: BeatClock) -> None:
        self.clock, self.table, self.tempo = clock, Table(), BRISKLY
        self.playing = QWidget()
        qtbot.addWidget(self.playing)
        self.line, self.button = QLineEdit(), QPushButton()
        column = QVBoxLayout(self.playing)
        column.addWidget(self.line)
        column.addWidget(self.button)
        beats = {Word: Beat.WORD, Won: Beat.SCORE, Deal: Beat.DEAL}
        self.page: Any = SimpleNamespace(playing=self.playing, beats=beats, is_race=False)
        table: Any = self.table
        self.pace = Pace(self.page, table, self._tempo)
        self.go_on = GoOnButton(self.pace, self.playing, self.playing.height)
        self.told: list[object] = []
        self.pace.began.connect(self.told.append)
        self.pace.ended.connect(lambda: self.told.append("ended"))
        self.playing.show()
        qtbot.waitExposed(self.playing)
        self.line.setFocus()

    def _tempo(self) -> Tempo:
        return self.tempo

    def happens(self, *events: object) -> bool:
        """It happens, and the page shows it."""
        stands = self.pace.wants(0, events)
        self.pace.turn_to(PLAYED)
        self.pace.shown(PLAYED)
        return stands


@pytest.fixture
def case(qtbot: QtBot) -> Iterator[Case]:
    with beating() as clock:
        yield Case(qtbot, clock)


def test_it_stands_for_its_beat_and_not_longer(case: Case) -> None:
    assert case.happens(Word())
    case.clock.advance(1199)
    assert 0 == case.table.gone_on
    case.clock.advance(1)
    assert 1 == case.table.gone_on
    assert [(Beat.WORD,), "ended"] == case.told
    case.clock.advance(10_000)
    assert 1 == case.table.gone_on


def test_the_time_begins_when_it_is_shown(case: Case) -> None:
    assert case.pace.wants(0, (Word(),))
    case.clock.advance(1200)
    assert 0 == case.table.gone_on
    assert case.pace.is_standing
    case.pace.shown(PLAYED)
    case.clock.advance(1200)
    assert 1 == case.table.gone_on


def test_what_no_page_ever_shows_does_not_hold_the_table_for_good(case: Case) -> None:
    assert case.pace.wants(0, (Word(),))
    case.clock.advance(5000)
    assert 1 == case.table.gone_on


def test_a_key_does_what_it_does_and_then_goes_on(case: Case) -> None:
    case.happens(Word())
    QTest.keyClick(case.line, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    assert "a" == case.line.text()
    assert 0 == case.table.gone_on, "not before the key has done what it does"
    case.clock.advance(0)
    assert 1 == case.table.gone_on


def test_a_click_does_what_it_does_and_then_goes_on(case: Case) -> None:
    pressed: list[bool] = []
    case.button.clicked.connect(lambda: pressed.append(True))
    case.happens(Word())
    QTest.mouseClick(case.button, Qt.MouseButton.LeftButton)
    assert [True] == pressed
    case.clock.advance(0)
    assert 1 == case.table.gone_on


def test_a_key_that_only_goes_with_others_is_no_answer(case: Case) -> None:
    case.happens(Word())
    QTest.keyClick(case.line, Qt.Key.Key_Control)
    case.clock.advance(0)
    assert 0 == case.table.gone_on


def test_at_leisure_a_move_of_another_waits_for_somebody(case: Case) -> None:
    case.tempo = AT_LEISURE
    case.happens(Won())
    case.clock.advance(60_000)
    assert 0 == case.table.gone_on
    assert case.go_on.isVisible()
    QTest.mouseClick(case.go_on, Qt.MouseButton.LeftButton)
    case.clock.advance(0)
    assert 1 == case.table.gone_on
    assert not case.go_on.isVisible()


def test_what_goes_on_takes_the_place_of_what_cannot_be_pressed(case: Case) -> None:
    over = GoOnButton(case.pace, case.playing, case.playing.height, lambda: case.button)
    for is_there in (True, False):
        case.button.setVisible(is_there)
        case.tempo = AT_LEISURE
        case.happens(Won())
        assert over.isVisible()
        assert is_there == (case.button.geometry() == over.geometry())
        case.pace.go_on()


def test_there_is_nothing_to_go_on_from_where_it_is_ones_turn(case: Case) -> None:
    case.tempo, case.table.people_to_act = AT_LEISURE, (ANA,)
    case.happens(Won())
    assert case.pace.awaits_somebody
    assert not case.go_on.isVisible()


def test_a_deal_stands_until_it_was_seen_but_not_where_nobody_plays(case: Case) -> None:
    case.happens(Deal())
    case.clock.advance(60_000)
    assert case.pace.awaits_somebody
    case.table.people = ()
    case.happens(Deal())
    case.clock.advance(1500)
    assert not case.pace.is_standing


def test_under_a_hard_clock_it_goes_on_by_itself(case: Case) -> None:
    case.tempo = AT_LEISURE
    case.table.readings = (Reading(Timer("turn", ANA, 1, 60), 60_000),)
    case.happens(Won())
    case.clock.advance(1200)
    assert 1 == case.table.gone_on


@pytest.mark.parametrize("why", ["at once", "a race", "a replay", "out of sight"])
def test_nothing_stands_where_nobody_waits(case: Case, why: str) -> None:
    case.tempo = AT_ONCE if why == "at once" else BRISKLY
    case.page.is_race = why == "a race"
    case.table.is_read_only = why == "a replay"
    case.playing.setVisible(why != "out of sight")
    assert not case.happens(Word())
    assert [] == case.told


def test_the_next_act_of_a_person_ends_it(case: Case) -> None:
    case.happens(Word())
    case.table.mover = ANA
    assert not case.happens(Word()), "one's own word is laid by hand"
    assert [(Beat.WORD,), "ended"] == case.told
    assert 0 == case.table.gone_on


def test_what_waits_for_it_comes_when_it_is_over_or_at_once(case: Case) -> None:
    came: list[str] = []
    case.pace.after(lambda: came.append("at once"))
    case.happens(Word())
    case.pace.after(lambda: came.append("then"))
    assert ["at once"] == came
    case.clock.advance(1200)
    assert ["at once", "then"] == came


def test_what_is_taken_back_stands_no_more(case: Case) -> None:
    case.happens(Word())
    case.pace.turn_to(Update(UpdateKind.UNDONE))
    assert not case.pace.is_standing


def test_a_pause_stops_its_time(case: Case) -> None:
    case.happens(Word())
    case.clock.advance(1000)
    case.pace.set_paused(True)
    case.clock.advance(60_000)
    assert case.pace.is_standing
    case.pace.set_paused(False)
    case.clock.advance(200)
    assert 1 == case.table.gone_on


def test_a_page_that_goes_lets_go_of_the_table(case: Case) -> None:
    case.happens(Word())
    case.pace.after(lambda: case.told.append("never"))
    case.pace.stop()
    assert [None] == case.table.wants
    case.clock.advance(60_000)
    assert "never" not in case.told
