"""Buttons, banner, clock, seats and dice."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.window.listening import heard
from wordsmith_desktop.window.kit import banner as kit_banner
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit import clock as kit_clock
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.banner import Banner, Tone
from wordsmith_desktop.window.kit.clock import ClockFace
from wordsmith_desktop.window.kit.die import DieButton
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.paper import Paper
from wordsmith_desktop.window.kit.seat_chip import SeatChip
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.window.kit.seat_strip import SeatStrip
from wordsmith_desktop.window.kit.table import Tabletop

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize("make", [buttons.primary, buttons.secondary, buttons.quiet])
def test_a_button_has_a_name_and_a_large_target(qtbot: QtBot, make: Any) -> None:
    button = make("Roll & go")
    qtbot.addWidget(button)
    assert button.accessibleName() == "Roll & go"
    assert button.sizeHint().height() >= 40
    assert button.shortcut().isEmpty()


def test_enter_presses_a_focused_button(qtbot: QtBot) -> None:
    pressed: list[str] = []
    button = buttons.primary("Claim", lambda: pressed.append("claim"))
    qtbot.addWidget(button)
    button.show()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert pressed == ["claim"]


def test_a_message_stays_until_the_next(qtbot: QtBot) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    height = banner.sizeHint().height()
    banner.show_refusal("“PERU” is a name.")
    assert (banner.message, banner.tone) == ("“PERU” is a name.", Tone.REFUSAL)
    assert banner.accessibleName() == "Not possible: “PERU” is a name."
    assert banner.sizeHint().height() == height
    banner.clear()
    assert (banner.message, banner.accessibleName()) == ("", "")


def test_every_message_is_read_out_once_and_what_is_added_by_itself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, kit_banner)
    banner = Banner()
    qtbot.addWidget(banner)
    banner.show_refusal("“PERU” is a name.")
    banner.show_info("Ana is to move.", aloud=False)
    banner.show_good("TREE was built.")
    add = banner.adder()
    add("It is a plant.")
    banner.show_info("Ben is to move.")
    add("It grows.")
    assert [
        "Not possible: “PERU” is a name.",
        "Well done: TREE was built.",
        "It is a plant.",
        "Note: Ben is to move.",
    ] == said


@pytest.mark.parametrize(
    ("left", "figures", "word"),
    [(75, "1:15", ""), (10, "0:10", "soon over"), (0, "0:00", "time is up")],
)
def test_the_clock_warns_by_a_word(qtbot: QtBot, left: int, figures: str, word: str) -> None:
    clock = ClockFace()
    qtbot.addWidget(clock)
    clock.show_seconds(left, whole=90)
    assert (clock.figures, clock.word) == (figures, word)
    assert word in clock.accessibleDescription()


def test_the_clock_warns_by_voice_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch, kit_clock)
    clock = ClockFace()
    qtbot.addWidget(clock)
    for left in (12, 11, 10, 10, 9, 1, 0):
        clock.show_seconds(left, whole=90)
    assert ["10 seconds left"] == said


def test_without_a_clock_no_face_is_shown(qtbot: QtBot) -> None:
    clock = ClockFace()
    qtbot.addWidget(clock)
    clock.show_seconds(None)
    assert clock.isHidden()


def test_a_stopped_clock_says_so(qtbot: QtBot) -> None:
    clock = ClockFace()
    qtbot.addWidget(clock)
    clock.show_seconds(5)
    clock.show_paused(True)
    assert clock.word == "paused"


def test_the_seat_to_move_is_said_in_words(qtbot: QtBot, dressed: QApplication) -> None:
    strip = SeatStrip()
    qtbot.addWidget(strip)
    strip.show_seats([SeatLine("Ana", 26, is_to_move=True), SeatLine("Ben", 1), SeatLine("Cho")])
    strip.show_seats([SeatLine("Ana", 26, is_to_move=True), SeatLine("Ben", 1, is_done=True)])
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    names = [chip.accessibleName() for chip in strip.findChildren(SeatChip)]
    assert names == ["Ana, 26 points, to move", "Ben, 1 point, done"]


def _no_paint(_painter: QPainter, _box: QRectF, _face: Any, _look: Look) -> None:
    return None


def test_a_die_tumbles_and_lands(qtbot: QtBot) -> None:
    die = DieButton("LSBC", _no_paint, lambda face: f"a piece {face}")
    qtbot.addWidget(die)
    with qtbot.waitSignal(die.tumble.landed, timeout=1000) as landed:
        die.tumble.roll_to("B")
        assert die.tumble.is_moving
    assert landed.args == ["B"]
    assert die.accessibleDescription() == "a piece B"


def test_under_reduced_motion_a_die_lands_at_once(qtbot: QtBot) -> None:
    appearance().set_look(Look(reduced_motion=True))
    die = DieButton("LSBC", _no_paint, str)
    qtbot.addWidget(die)
    with qtbot.waitSignal(die.tumble.landed, timeout=1):
        die.tumble.roll_to("C")
    assert die.tumble.face == "C"


@pytest.mark.parametrize(
    "make",
    [
        lambda: Paper(row_height=40, margin=48),
        Tabletop,
        SeatChip,
        lambda: DieButton("LS", _no_paint, str),
    ],
)
def test_painted_widgets_paint_without_complaint(
    qtbot: QtBot, dressed: QApplication, make: Any
) -> None:
    widget = make()
    qtbot.addWidget(widget)
    widget.resize(300, 200)
    widget.show()
    dressed.processEvents()
    colours = widget.grab().toImage().convertToFormat(widget.grab().toImage().Format.Format_RGB32)
    assert len({colours.pixel(x, y) for x in range(0, 300, 5) for y in range(0, 200, 5)}) > 1
