"""What is read out, how often, to which reader, and what can be heard again."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.window.listening import heard
from wordsmith_desktop.records.settings import CLOCK_CALLS, SPOKEN_NEWS, Settings
from wordsmith_desktop.window.kit import announce as announcing
from wordsmith_desktop.window.kit import clock as clock_module
from wordsmith_desktop.window.kit import seat_strip
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.clock import ClockFace
from wordsmith_desktop.window.kit.hearing import told_card, worth_teller
from wordsmith_desktop.window.kit.hearing.hearing import Hearing, hearing_for, set_hearing
from wordsmith_desktop.window.kit.hearing.old_readers import Notice, ReaderWatch, tell_by_notice
from wordsmith_desktop.window.kit.hearing.said import KEPT, forget_said, last_said
from wordsmith_desktop.window.kit.hearing.table_ear import TableEar
from wordsmith_desktop.window.kit.hearing.told_card import ToldCard
from wordsmith_desktop.window.kit.hearing.worth_teller import WorthTeller
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.window.kit.seat_strip import SeatStrip

OLD = 'Argument: (ss) ":1.0", "Object:StateChanged:Focused"'
NEW = f'{OLD} "Object:Announcement"'


@pytest.fixture(autouse=True)
def _nothing_said() -> Iterator[None]:
    forget_said()
    yield
    forget_said()
    set_hearing(Hearing())


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 600)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other readers ask for no such")
def test_sentences_of_parts_and_dialogs_are_said_by_the_main_window(
    table: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    speakers: list[QObject | None] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(announcing, "READERS", ReaderWatch(lambda: "", "win32"))
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: speakers.append(event.object())
    )
    part, dialog = QWidget(table), QDialog(table)
    qtbot.addWidget(dialog)
    announce(part, "A part says something")
    announce(QWidget(dialog), "A part of a dialog says something at once")
    assert [table, table] == speakers


def test_the_last_sentences_are_kept_each_once(table: QWidget) -> None:
    for number in range(KEPT + 2):
        announce(table, f"Move {number}")
        announce(table, f"Move {number}")
    announce(table, "Not this", is_kept=False)
    announce(table, "")
    assert tuple(f"Move {number}" for number in range(2, KEPT + 2)) == last_said()


def test_a_pause_in_typing_tells_what_the_word_brings_and_typing_on_does_not(
    qtbot: QtBot, table: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, worth_teller)
    teller = WorthTeller(table)
    teller.setInterval(1)
    teller.show_worth("FIS, not in the dictionary")
    with qtbot.waitSignal(teller.told):
        teller.show_worth("FIST, 4 points")
    assert ["FIST, 4 points"] == said
    # The same again, or less of it, is known.
    teller.show_worth("FIST")
    teller.tell()
    assert ["FIST, 4 points"] == said
    teller.show_worth("")
    assert not teller.isActive()
    teller.show_worth("FIST, 4 points")
    teller.tell()
    assert 2 == len(said)


def test_what_whoever_asked_how_it_stands_has_heard_is_not_said_after_the_pause(
    table: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, worth_teller, told_card)
    ear = TableEar(table, worth=lambda: "FIST, 4 points", standing=lambda: ["FIST, 4 points"])
    ear.follow()
    ear.tell_standing()
    assert not ear.teller.isActive()
    ear.teller.tell()
    assert ["FIST, 4 points"] == said


def test_what_a_refusal_has_said_is_not_said_again(
    table: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(table, "Not possible: FIX was refused.")
    said = heard(monkeypatch, worth_teller)
    teller = WorthTeller(table)
    teller.show_worth("FIX was refused.")
    teller.tell()
    assert [] == said


def test_of_what_is_not_seen_nothing_is_told(
    table: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, worth_teller)
    teller = WorthTeller(table)
    teller.show_worth("FIST, 4 points")
    table.hide()
    teller.tell()
    assert [] == said


@pytest.mark.parametrize(
    ("key", "stays"),
    [(Qt.Key.Key_Control, True), (Qt.Key.Key_A, False), (Qt.Key.Key_Escape, False)],
)
def test_what_is_told_on_demand_lies_there_until_the_next_key(
    table: QWidget, monkeypatch: pytest.MonkeyPatch, key: Qt.Key, stays: bool
) -> None:
    said = heard(monkeypatch, told_card)
    card = ToldCard(table)
    table.setFocus()
    card.tell("How does it stand?", ["Ana’s turn", "Ana, 12 points"])
    assert (["Ana’s turn\nAna, 12 points"], True) == (said, card.isVisible())
    assert table.rect().contains(card.geometry())
    assert table.hasFocus()
    QTest.keyClick(table, key)
    assert (stays, stays) == (card.isVisible(), bool(card.text))
    card.put_away()


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ("often", ["5 minutes left", "one minute left", "30 seconds left", "10 seconds left"]),
        ("last", ["10 seconds left"]),
        ("never", []),
    ],
)
def test_the_clock_says_what_is_left_as_often_as_is_set(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, calls: str, expected: list[str]
) -> None:
    set_hearing(hearing_for(Settings(clock_calls=calls)))
    said = heard(monkeypatch, clock_module)
    clock = ClockFace()
    qtbot.addWidget(clock)
    for left in range(302, -1, -1):
        clock.show_seconds(left, whole=302)
    assert expected == said


def test_a_second_that_was_skipped_is_called_all_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, clock_module)
    clock = ClockFace()
    qtbot.addWidget(clock)
    clock.show_seconds(61, whole=90)
    clock.show_seconds(59, whole=90)
    assert ["59 seconds left"] == said


def test_settings_of_another_version_mean_what_is_usual() -> None:
    assert hearing_for(Settings()) == hearing_for(Settings(clock_calls="?", spoken_news="?"))
    assert len({hearing_for(Settings(clock_calls=one)) for one in CLOCK_CALLS}) == len(CLOCK_CALLS)
    assert len({hearing_for(Settings(spoken_news=one)) for one in SPOKEN_NEWS}) == len(SPOKEN_NEWS)


def test_tab_comes_to_the_seats_and_arrows_read_them(
    table: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, seat_strip)
    seats = SeatStrip(table)
    seats.show_seats([SeatLine("Ana", 12, is_to_move=True), SeatLine("Ben", 3)])
    seats.show()
    seats.setFocus(Qt.FocusReason.TabFocusReason)
    assert seats.hasFocus()
    assert seats.accessibleDescription().startswith("Ana, 12 points, to move. Ben, 3 points")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(seats, key)
    spoken = list(seats.spoken)
    assert [*spoken, spoken[0], spoken[1]] == said
    # Chips that open something are stops themselves.
    seats.offer({0}, "score pad")
    assert Qt.FocusPolicy.NoFocus is seats.focusPolicy()


def test_a_clock_can_be_reached_and_read(table: QWidget) -> None:
    clock = ClockFace(table)
    assert "" == clock.spoken
    clock.show_seconds(65, whole=90)
    clock.setFocus(Qt.FocusReason.TabFocusReason)
    assert (True, "1:05 left") == (clock.hasFocus(), clock.spoken)


@pytest.mark.parametrize(
    ("answer", "system", "is_deaf"),
    [
        (OLD, "linux", True),
        (NEW, "linux", False),
        ("", "linux", False),
        (OLD, "win32", False),
    ],
)
def test_whoever_knows_no_announcements_is_known_by_what_it_listens_to(
    answer: str, system: str, is_deaf: bool
) -> None:
    asked: list[str] = []

    def ask() -> str:
        asked.append(answer)
        return answer

    watch = ReaderWatch(ask, system)
    assert (is_deaf, is_deaf) == (watch.is_deaf, watch.is_deaf)
    assert len(asked) == (1 if system == "linux" else 0)


def test_such_a_reader_is_told_by_a_notice_alone(
    table: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[QAccessible.Event] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: sent.append(event.type()))
    monkeypatch.setattr(announcing, "READERS", ReaderWatch(lambda: OLD, "linux"))
    announce(table, "FIST, 4 points")
    announce(table, "Ben passes")
    assert [] == sent, "Qt tells itself of what is shown for the first time"
    notices = table.findChildren(Notice)
    assert ["FIST, 4 points", "Ben passes"] == [one.accessibleName() for one in notices]
    interface = QAccessible.queryAccessibleInterface(notices[0])
    assert QAccessible.Role.Notification is interface.role()
    monkeypatch.setattr(announcing, "READERS", ReaderWatch(lambda: NEW, "linux"))
    announce(table, "Ana passes")
    assert [QAccessible.Event.Announcement] == sent


def test_sentences_wait_for_a_busy_reader_and_the_oldest_give_way(table: QWidget) -> None:
    for number in range(20):
        tell_by_notice(table, f"Move {number}")
    assert all(one.isVisible() for one in table.findChildren(Notice))
    names = [one.accessibleName() for one in table.findChildren(Notice)]
    assert [f"Move {number}" for number in range(12, 20)] == names


def test_a_notice_takes_no_room_and_no_keyboard(table: QWidget) -> None:
    table.setFocus()
    tell_by_notice(table, "Ben passes")
    notice = table.findChildren(Notice)[0]
    assert (1, 1, True) == (notice.width(), notice.height(), table.hasFocus())
