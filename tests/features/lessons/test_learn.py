"""The page that lists the lessons, with how far each of them is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.changed_entry import changed
from tests.window.shell.stand_ins import ABOUT, COUNTER, toy_entry
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.lessons.pages.learn_page import LearnPage
from wordsmith_desktop.records.settings import LessonBegun, Settings
from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson
from wordsmith_desktop.window.kit.lessons.lesson_lines import next_lesson
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")

FURTHER = Lesson(
    "further",
    Text("More counters", "Mehr Zähler"),
    ABOUT,
    "en",
)
DONE = Settings(lessons_done=("toy/en",))
UNDER_WAY = Settings(lessons_begun=(LessonBegun("toy/further/en", 2),))


def _entry() -> GameEntry:
    entry = toy_entry()
    return changed(entry, lessons=(*entry.lessons, FURTHER))


def _learn(qtbot: QtBot, settings: Settings) -> LearnPage:
    page = LearnPage([_entry()], "toy", settings)
    qtbot.addWidget(page)
    return page


@pytest.mark.parametrize(
    ("settings", "count", "first", "further"),
    [
        (Settings(), "0 of 2", "New", "New"),
        (DONE, "1 of 2", "✓ Done", "New"),
        (UNDER_WAY, "0 of 2", "New", "Go on at step 3"),
        (replace(DONE, lessons_begun=(LessonBegun("toy/en", 1),)), "1 of 2", "Go on at", "New"),
    ],
)
def test_each_lesson_tells_how_far_it_is(
    qtbot: QtBot, settings: Settings, count: str, first: str, further: str
) -> None:
    page = _learn(qtbot, settings)
    names = [card.accessibleName() for card in page.lessons]
    assert names[0].startswith(first)
    assert names[1].startswith(further)
    assert "Put a counter" in names[0]
    said = [line.text() for line in page.findChildren(QLabel)]
    assert any(line.startswith(count) for line in said)


def test_only_lessons_in_the_language_in_use_are_listed(qtbot: QtBot) -> None:
    page = _learn(qtbot, Settings())
    names = [card.objectName() for card in page.lessons]
    assert ["lesson:toy:first", "lesson:toy:further"] == names


@pytest.mark.parametrize(("settings", "place"), [(Settings(), 0), (DONE, 1)])
def test_enter_begins_the_first_lesson_that_is_not_done(
    qtbot: QtBot, settings: Settings, place: int
) -> None:
    page = _learn(qtbot, settings)
    wanted: list[Lesson] = []
    page.lesson_wanted.connect(lambda _entry, lesson: wanted.append(lesson))
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    assert page.lessons[place] is page.focusWidget()
    QTest.keyClick(page.lessons[place], Qt.Key.Key_Return)
    assert [page.lessons[place].objectName()] == [f"lesson:toy:{one.key}" for one in wanted]


def test_where_all_lessons_are_done_enter_leads_back(qtbot: QtBot) -> None:
    page = _learn(qtbot, Settings(lessons_done=("toy/en", "toy/further/en")))
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    assert page.back is page.focusWidget()


def test_a_lesson_under_way_can_be_begun_anew(qtbot: QtBot) -> None:
    page = _learn(qtbot, UNDER_WAY)
    wanted: list[tuple[str, Lesson]] = []
    page.lesson_wanted.connect(lambda _entry, lesson: wanted.append(("on", lesson)))
    page.anew_wanted.connect(lambda _entry, lesson: wanted.append(("anew", lesson)))
    page.lessons[1].click()
    (anew,) = page.anew
    anew.click()
    assert [("on", FURTHER), ("anew", FURTHER)] == wanted


def test_what_is_under_way_comes_next_and_then_what_is_new() -> None:
    entry = _entry()
    found = (next_lesson([entry], settings) for settings in (Settings(), DONE, UNDER_WAY))
    assert [COUNTER, FURTHER.title, FURTHER.title] == [one[1].title for one in found if one]
    both = Settings(lessons_done=("toy/en", "toy/further/en"))
    assert next_lesson([entry], both) is None
