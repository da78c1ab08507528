"""The calendar of challenges and the shelf of medals: read, walked by keys, and played from."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import challenges
from tests.helpers.statistics import record, tally
from tests.window.listening import heard
from wordsmith_desktop.app.services import OwnServices
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.album import Album
from wordsmith_desktop.features.challenges.challenge import (
    Challenge,
    challenge_of_day,
    challenge_of_week,
    puzzles_of_day,
)
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.pages import calendar as calendar_module
from wordsmith_desktop.features.challenges.pages.calendar import Calendar
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage, ChallengeWish
from wordsmith_desktop.features.challenges.pages.shelf import MedalShelf
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.results.deals import OwnResult
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import set_language

TODAY = date(2026, 11, 23)
DAY = timedelta(days=1)


def reached(challenge: Challenge, merit: int, lines: tuple[int, ...] = (40, 60, 80)) -> OwnResult:
    kind = challenge.kind
    return OwnResult("m", challenge.name, merit, kind.ranking, False, lines, 0)


@pytest.fixture
def calendar(qtbot: QtBot, dressed: QApplication) -> Calendar:
    assert dressed
    made = Calendar(TODAY)
    qtbot.addWidget(made)
    deck = challenge_of_day(date(2026, 11, 19), "en")
    assert "deck-time" == deck.kind.key
    week = challenge_of_week(date(2026, 11, 16), "en")
    late = challenge_of_day(date(2026, 11, 21), "en").late()
    made.show_album(Album([reached(deck, 61), reached(week, 3), reached(late, 90)]), "en")
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def current(calendar: Calendar) -> date:
    focused = calendar.focusWidget()
    cell = getattr(focused, "cell", None)
    assert cell is not None
    day: date = cell.day
    return day


def press(calendar: Calendar, key: Qt.Key) -> date:
    QTest.keyClick(calendar.focusWidget(), key)
    return current(calendar)


def test_every_day_and_week_says_what_was_reached_in_it(calendar: Calendar) -> None:
    names = {button.cell.day: button.cell.name for button in calendar.days if button.cell}
    # A day keeps the one challenge that it had before there were puzzles, once that was played.
    assert "19 November, 1 of 5 played, Silver, in time" == names[date(2026, 11, 19)]
    assert "21 November, 1 of 5 played, Gold" == names[date(2026, 11, 21)]
    assert "23 November, 0 of 4 played" == names[TODAY]
    assert [23, date(2026, 11, 1)] == [len(names), min(names)]
    weeks = [button.cell.name for button in calendar.weeks if button.cell]
    assert ["week 44", "week 45", "week 46", "week 47", "week 48"] == [
        name.partition(",")[0] for name in weeks
    ]
    assert "in time" in weeks[3]
    set_language("de")
    calendar.show_album(Album(), "de")
    assert calendar.button_of(TODAY).accessibleName().startswith("23. November, ")


def test_arrows_go_from_day_to_day_and_pages_from_month_to_month(calendar: Calendar) -> None:
    calendar.button_of(TODAY).setFocus()
    assert TODAY == press(calendar, Qt.Key.Key_Right)
    assert TODAY - DAY == press(calendar, Qt.Key.Key_Left)
    assert TODAY - 8 * DAY == press(calendar, Qt.Key.Key_Up)
    assert calendar.told.text() == calendar.button_of(TODAY - 8 * DAY).accessibleName()
    assert date(2026, 10, 15) == press(calendar, Qt.Key.Key_PageUp)
    assert "October 2026" == calendar.title.text()
    assert date(2026, 10, 31) == press(calendar, Qt.Key.Key_End)
    assert date(2026, 11, 1) == press(calendar, Qt.Key.Key_Right)
    assert date(2026, 11, 8) == press(calendar, Qt.Key.Key_Down)
    assert date(2026, 11, 1) == press(calendar, Qt.Key.Key_Home)
    for _ in range(30):
        calendar.earlier.click()
    assert "November 2024" == calendar.title.text()
    assert not calendar.earlier.isEnabled()


def test_another_month_is_read_out_and_beyond_the_last_there_is_none(
    calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, calendar_module)
    assert not calendar.later.isEnabled()
    calendar.earlier.click()
    assert calendar.later.isEnabled()
    calendar.later.click()
    assert ["October 2026", "November 2026"] == said
    calendar.button_of(TODAY).setFocus()
    press(calendar, Qt.Key.Key_PageDown)
    assert ("November 2026", 2) == (calendar.title.text(), len(said))


def test_one_day_alone_is_a_stop_of_the_tab_key(calendar: Calendar) -> None:
    def stops() -> list[date]:
        tab = Qt.FocusPolicy.TabFocus
        shown = [one for one in calendar.days if one.cell and one.focusPolicy() & tab]
        return [one.cell.day for one in shown if one.cell]

    assert [TODAY] == stops()
    calendar.button_of(TODAY).setFocus()
    press(calendar, Qt.Key.Key_Left)
    assert [TODAY - DAY] == stops()


def test_a_day_is_shown_and_a_past_week_played_as_one_that_is_over(calendar: Calendar) -> None:
    chosen: list[Challenge] = []
    days: list[date] = []
    calendar.chosen.connect(chosen.append)
    calendar.day_chosen.connect(days.append)
    for day in (TODAY, date(2026, 11, 12)):
        calendar.button_of(day).setFocus()
        QTest.keyClick(calendar.button_of(day), Qt.Key.Key_Return)
    calendar.weeks[-2].click()
    calendar.weeks[1].click()
    assert [TODAY, date(2026, 11, 12)] == days
    weeks = [challenge_of_week(date(2026, 11, day), "en") for day in (23, 2)]
    assert [weeks[0], weeks[1].late()] == chosen


def test_the_shelf_tells_medals_and_what_is_missing(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    shelf = MedalShelf(KINDS)
    qtbot.addWidget(shelf)
    decks = [challenge_of_day(date(2026, 11, day), "en") for day in (19, 11)]
    sprint = challenge_of_day(date(2026, 11, 18), "en")
    assert "sprint" == sprint.kind.key
    fast = reached(sprint, -150_000, (-300_000, -200_000, -120_000))
    shelf.show_album(Album([reached(decks[0], 61), reached(decks[1], 73), fast]))
    assert "Gold: 0, Silver: 2, Bronze: 0, Iron: 0" == shelf.counts["deck-time"].accessibleName()
    assert "7 points short of Gold" == shelf.following["deck-time"].text()
    assert "0:30 minutes too many for Gold" == shelf.following["sprint"].text()
    assert "" == shelf.following["warm-up"].text()


def test_cards_and_rows_follow_who_plays(
    page: ChallengesPage, services: OwnServices, window: MainWindow
) -> None:
    today, statistics = services.today(), services.bookkeeping.statistics()
    ben = services.people.add("Ben")
    kind = puzzles_of_day(today, "en")[3].kind
    for name, ago in (("Ana", 0), ("Ana", 1), ("Ben", 0)):
        deal = puzzles_of_day(today - ago * DAY, "en")[3]
        player = Player(name, ben.id if name == "Ben" else None)
        match = f"{name}-{ago}"
        done = replace(tally(60 + ago), merit=-5)
        statistics.record(record(match, (player, done), occasion=deal.occasion(Clock.HARD)))
        statistics.keep_lines(match, (-12, -9, -6, -3))
    page.form.changed.emit()
    assert "Silver" in page.dated[3].accessibleName()
    assert "Silver" in page.kinds[kind.key].accessibleName()
    assert ["Ana: 2 days (record: 2 days)", "Ben: 1 day (record: 1 day)"] == (
        page.shelf.streaks.text().splitlines()
    )
    page.form.field.setText("Cho")
    assert "New" in page.kinds[kind.key].accessibleName()
    assert page.shelf.streaks.text().startswith("A puzzle on its own day")
    wishes: list[ChallengeWish] = []
    page.wished.disconnect(challenges(window).beginning.challenge)
    page.wished.connect(wishes.append)
    page.calendar.button_of(today - DAY).click()
    assert page.dated[0] is page.window().focusWidget()
    page.dated[0].click()
    assert [("Cho", True)] == [(one.player, one.challenge.is_late) for one in wishes]
