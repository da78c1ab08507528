"""A replay is stepped, scrubbed, jumped about in and played, by mouse and by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.features.replay.conftest import OpenReplay
from tests.window.shell.stand_ins import unnamed
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.features.replay.pages.signs import ReplaySign
from wordsmith_desktop.features.replay.playback import LONGEST_MS
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.appearance import dress as dress_application
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

SHORT = "rewordable_short"
LENGTH = 17
STARTS = (1, 3, 5, 7, 11, 15)
"""Where its turns begin."""
KEYS = Qt.Key


@pytest.fixture
def page(open_replay: OpenReplay) -> ReplayPage:
    return open_replay(SHORT, is_plain=True)


@pytest.fixture
def whole(open_replay: OpenReplay) -> ReplayPage:
    """With the game's own page, which would like to have the keyboard."""
    return open_replay(SHORT)


def press(key: Qt.Key) -> None:
    """Press a key wherever the keyboard is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


# Steps, turns, places


STEPS: tuple[tuple[int, Qt.Key, int], ...] = (
    (0, KEYS.Key_Right, 1),
    (6, KEYS.Key_Right, 7),
    (LENGTH, KEYS.Key_Right, LENGTH),
    (6, KEYS.Key_Left, 5),
    (0, KEYS.Key_Left, 0),
    (0, KEYS.Key_PageDown, 1),
    (8, KEYS.Key_PageDown, 11),
    (15, KEYS.Key_PageDown, LENGTH),
    (8, KEYS.Key_PageUp, 7),
    (7, KEYS.Key_PageUp, 5),
    (1, KEYS.Key_PageUp, 0),
    (8, KEYS.Key_Home, 0),
    (8, KEYS.Key_End, LENGTH),
)
"""From which step which key leads to which."""


def test_keys_step_and_jump(page: ReplayPage) -> None:
    for start, key, expected in STEPS:
        page.go_to(start)
        press(key)
        assert (start, key, expected) == (start, key, page.replay.position)


def test_the_keys_count_wherever_the_keyboard_is(whole: ReplayPage) -> None:
    controls = whole.controls
    for part in (controls.timeline, controls.turns, controls.factor, controls.back, whole.page):
        whole.go_to(8)
        part.setFocus()
        for key in (KEYS.Key_PageDown, KEYS.Key_Right, KEYS.Key_Left, KEYS.Key_PageUp):
            press(key)
        assert 7 == whole.replay.position


def test_buttons_do_the_same(page: ReplayPage) -> None:
    found = []
    page.go_to(8)
    for sign in (
        ReplaySign.STEP_ON,
        ReplaySign.STEP_BACK,
        ReplaySign.TURN_ON,
        ReplaySign.TURN_BACK,
        ReplaySign.TO_END,
        ReplaySign.TO_BEGINNING,
    ):
        QTest.mouseClick(page.controls.buttons[sign], Qt.MouseButton.LeftButton)
        found.append(page.replay.position)
    assert [9, 8, 11, 7, LENGTH, 0] == found


def test_what_leads_nowhere_is_closed_and_the_keyboard_stays(page: ReplayPage) -> None:
    buttons = page.controls.buttons
    closed = {sign for sign in ReplaySign if sign in buttons and not buttons[sign].isEnabled()}
    assert {ReplaySign.TO_BEGINNING, ReplaySign.TURN_BACK, ReplaySign.STEP_BACK} == closed
    page.go_to(LENGTH - 1)
    buttons[ReplaySign.STEP_ON].setFocus()
    press(KEYS.Key_Return)
    assert QApplication.focusWidget() is page.controls.play
    closed = {sign for sign in ReplaySign if sign in buttons and not buttons[sign].isEnabled()}
    assert {ReplaySign.TO_END, ReplaySign.TURN_ON, ReplaySign.STEP_ON} == closed


def test_a_button_keeps_the_keyboard_while_the_match_goes_by(whole: ReplayPage) -> None:
    button = whole.controls.buttons[ReplaySign.STEP_ON]
    button.setFocus()
    for _ in range(LENGTH - 2):
        press(KEYS.Key_Return)
        assert QApplication.focusWidget() is button
    assert LENGTH - 2 == whole.replay.position


def test_scrubbing_shows_only_where_the_handle_is_in_the_end(page: ReplayPage) -> None:
    shown: list[object] = []
    page.replay.subscribe(shown.append)
    timeline, y = page.controls.timeline, page.controls.timeline.height() // 2
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(timeline, left, pos=QPoint(2, y))
    for x in range(10, timeline.width(), 40):
        QTest.mouseMove(timeline, QPoint(x, y))
    QTest.mouseMove(timeline, QPoint(timeline.width() - 2, y))
    QTest.mouseRelease(timeline, left, pos=QPoint(timeline.width() - 2, y))
    QApplication.processEvents()
    assert LENGTH == page.replay.position
    assert 3 > len(shown)


def test_a_click_on_the_line_goes_there(page: ReplayPage) -> None:
    timeline = page.controls.timeline
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=timeline.rect().center())
    QApplication.processEvents()
    assert page.replay.position in (8, 9)


def test_the_list_of_turns_follows_and_leads(page: ReplayPage) -> None:
    turns = page.controls.turns
    lines = [turns.itemText(line) for line in range(turns.count())]
    assert ("Beginning", "End") == (lines[0], lines[-1])
    assert ("Turn 1 · Ana", "0:01") == (lines[1].rpartition(" · ")[0][:12], lines[1][-4:])
    assert len(STARTS) + 2 == len(lines)
    found = []
    for position in (0, 1, 2, 3, 16, LENGTH):
        page.go_to(position)
        found.append(turns.currentIndex())
    assert [0, 1, 1, 2, 6, 7] == found
    turns.setFocus()
    press(KEYS.Key_Up)
    assert STARTS[-1] == page.replay.position


# Time


def test_the_true_time_of_each_step_is_shown(open_replay: OpenReplay) -> None:
    page = open_replay(SHORT, is_plain=True, times=[61_500 * place for place in range(LENGTH)])
    page.go_to(3)
    assert ("Step 3 of 17", "2:03 of 16:24") == (
        page.controls.step.text(),
        page.controls.time.text(),
    )
    described = page.controls.timeline.accessibleDescription()
    assert described.startswith("Step 3 of 17, Turn 2 · Ben")
    assert described.endswith("2:03 of 16:24")


def test_where_nobody_knows_the_times_none_is_shown(open_replay: OpenReplay) -> None:
    page = open_replay(SHORT, is_plain=True, times=[None] * LENGTH)
    page.go_to(3)
    assert (False, "Turn 2 · Ben") == (
        page.controls.time.isVisible(),
        page.controls.turns.currentText()[:12],
    )


def test_it_plays_at_its_pace_and_stops_at_the_end(page: ReplayPage) -> None:
    QTest.mouseClick(page.controls.play, Qt.MouseButton.LeftButton)
    assert (ReplaySign.STOP, "Stop (Space)") == (
        page.controls.play.sign,
        page.controls.play.accessibleName(),
    )
    page.tick(999)
    assert 0 == page.replay.position
    page.tick(1)
    assert 1 == page.replay.position
    page.controls.factor.setCurrentIndex(3)
    page.controls.factor.activated.emit(3)
    page.tick(100)
    assert 2 == page.replay.position
    for _ in range(LENGTH):
        page.tick(LONGEST_MS)
    assert (LENGTH, False, ReplaySign.PLAY) == (
        page.replay.position,
        page.playback.is_playing,
        page.controls.play.sign,
    )


def test_space_plays_and_stops_but_presses_a_button_that_has_the_keyboard(
    page: ReplayPage,
) -> None:
    page.page.setFocus()
    press(KEYS.Key_Space)
    assert page.playback.is_playing
    press(KEYS.Key_Space)
    assert not page.playback.is_playing
    page.controls.buttons[ReplaySign.STEP_ON].setFocus()
    press(KEYS.Key_Space)
    assert (False, 1) == (page.playback.is_playing, page.replay.position)


def test_a_step_by_hand_and_going_away_stop_it(page: ReplayPage) -> None:
    page.toggle()
    press(KEYS.Key_Right)
    assert not page.playback.is_playing
    page.toggle()
    page.hide()
    assert not page.playback.is_playing


# Leaving, branching, and everything for everybody


def test_escape_and_back_leave(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left, timeout=100):
        press(KEYS.Key_Escape)
    with qtbot.waitSignal(page.left, timeout=100):
        page.controls.back.click()


def test_a_branch_is_wanted_from_where_it_stands(page: ReplayPage, qtbot: QtBot) -> None:
    page.go_to(9)
    with qtbot.waitSignal(page.branch_wanted, timeout=100) as wanted:
        page.controls.branch.click()
    assert [9] == wanted.args
    page.go_to(LENGTH)
    assert not page.controls.branch.isEnabled()


def test_every_control_has_a_name_and_tab_reaches_all(whole: ReplayPage) -> None:
    assert [] == unnamed(whole.controls)
    whole.go_to(5)
    wanted = {*whole.controls.buttons.values(), whole.controls.timeline, whole.controls.factor}
    wanted |= {whole.controls.turns, whole.controls.branch, whole.controls.back}
    reached = set()
    for _ in range(80):
        press(KEYS.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert set() == wanted - reached


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("de", 200)])
def test_the_controls_have_room(
    open_replay: OpenReplay, typeface: str, language: str, scale: int
) -> None:
    set_language(language)
    look = Look(text_scale=scale, family=typeface)
    appearance().set_look(look)
    dress_application(look)
    page = open_replay(SHORT, width=1024, is_active=False, is_plain=True)
    page.go_to(9)
    controls = page.controls
    parts = (*controls.buttons.values(), controls.factor, controls.turns, controls.branch)
    for part in (*parts, controls.back, controls.step, controls.time, controls.timeline):
        at = part.mapTo(controls, QPoint())
        assert controls.rect().contains(part.rect().translated(at)), part.accessibleName()
        assert min(part.width(), part.height()) >= 24
    assert controls.branch.width() >= controls.branch.sizeHint().width()
