"""What stays open over midnight goes with the new day, and what is begun then is of that day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import today_card
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.features.challenges.challenge import puzzles_of_day
from wordsmith_desktop.features.challenges.pages.in_words import day_text
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.records.deal_name import Period
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow

EVE = date(2027, 12, 31)
DAY = timedelta(1)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.day = EVE

    def __call__(self) -> int:
        noon = datetime(self.day.year, self.day.month, self.day.day, 12)
        return int(1000 * noon.timestamp())


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(tmp_path: Path, clock: Clock) -> Iterator[OwnServices]:
    made = open_services(Folders(data=tmp_path, config=tmp_path / "config"), clock=clock)
    yield made
    end_all()
    made.close()


@pytest.mark.parametrize("ahead", [1, 60, -1], ids=["a night", "long asleep", "the clock set back"])
def test_the_page_of_challenges_goes_with_the_day_and_keeps_what_was_typed(
    page: ChallengesPage, window: MainWindow, clock: Clock, ahead: int
) -> None:
    page.form.field.setText("Bartholomew")
    clock.day = EVE + ahead * DAY
    window.day_watch.look()
    assert page is window.screen_shown
    assert "Bartholomew" == page.form.player
    assert day_text(clock.day) in page.dated[0].accessibleName()
    assert page.calendar.current == clock.day
    assert page.calendar.button_of(clock.day).cell is not None


def test_the_home_page_names_the_challenge_of_the_new_day(window: MainWindow, clock: Clock) -> None:
    before = window.screen_shown
    window.day_watch.look()
    assert before is window.screen_shown
    clock.day = EVE + DAY
    window.day_watch.look()
    assert before is not window.screen_shown
    todays = puzzles_of_day(clock.day, "en")
    assert todays == tuple(one.challenge for one in today_card(window).puzzles)


def test_what_was_chosen_yesterday_is_begun_as_a_past_day(
    page: ChallengesPage, window: MainWindow, clock: Clock, qtbot: QtBot
) -> None:
    page.dated[0].click()
    clock.day = EVE + DAY
    window.day_watch.look()
    ready = window.screen_shown
    assert isinstance(ready, ReadyPage)
    ready.begun.emit()
    qtbot.waitUntil(lambda: window.seating is not None)
    assert window.seating is not None
    assert window.seating.challenge is not None
    assert window.seating.challenge.period is Period.PAST


def test_without_a_look_the_day_is_asked_at_begin_all_the_same(
    page: ChallengesPage, window: MainWindow, clock: Clock, qtbot: QtBot
) -> None:
    page.dated[0].click()
    clock.day = EVE + DAY
    ready = window.screen_shown
    assert isinstance(ready, ReadyPage)
    ready.begun.emit()
    qtbot.waitUntil(lambda: window.seating is not None)
    assert window.seating is not None
    assert window.seating.challenge is not None
    assert window.seating.challenge.period is Period.PAST
