"""Before a clock starts: what begins is said, a press begins it, and nothing counts before."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.games.composition import is_in_corner
from tests.helpers.challenges import challenges
from tests.window.listening import heard
from wordsmith_desktop.app.services import OwnServices
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import Challenge, challenge_of_day
from wordsmith_desktop.features.challenges.codes import Deal
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage, ChallengeWish
from wordsmith_desktop.features.new_match.drafts import Draft
from wordsmith_desktop.features.new_match.pages import ready_page as ready_page
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.features.new_match.ready_facts import ReadyFacts
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow

SPRINT = Challenge(Deal(KINDS[2], "en", 4711))
FACTS = ReadyFacts(title="Sprint", goal="Six words.", lines=(("Plays", "Ana"),), begin="Begin")


@pytest.fixture
def window(qtbot: QtBot, dressed: QApplication, services: OwnServices) -> Iterator[MainWindow]:
    settings = Settings(language="en", theme="light", reduced_motion=True, player_names=("Ana",))
    preferences = Preferences(settings, parent=dressed)
    made = MainWindow(services, preferences)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    preferences.deleteLater()


def ready(window: MainWindow) -> ReadyPage:
    shown = window.screen_shown
    assert isinstance(shown, ReadyPage)
    return shown


def texts(page: ReadyPage) -> str:
    return "\n".join(one.text() for one in page.findChildren(QLabel))


def saves(services: OwnServices) -> int:
    return len(list(services.saves.newest()))


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_what_begins_a_challenge_is_in_the_corner_while_it_counts_too(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(ready_page, "COUNT", 3)
    page = ReadyPage(FACTS, counts_down=True)
    qtbot.addWidget(page)
    page.setParent(window)
    page.resize(*size)
    window.resize(*size)
    page.show()
    page.raise_()
    assert is_in_corner(page.start)
    page.start.click()
    assert page.is_counting
    QApplication.processEvents()
    assert is_in_corner(page.start)
    QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_challenge_begins_with_a_press_and_not_before(
    window: MainWindow, services: OwnServices
) -> None:
    challenges(window).show()
    challenges(window).beginning.challenge(ChallengeWish(SPRINT, "Ana", Clock.HARD))
    page = ready(window)
    for part in ("Sprint", "Six words as fast as you can", "Ana", SPRINT.deal.text, "counts"):
        assert part in texts(page)
    assert (page.start, None, 0) == (window.focusWidget(), window.host, saves(services))
    QTest.keyClick(page.start, Qt.Key.Key_Escape)
    assert isinstance(window.screen_shown, ChallengesPage)
    assert 0 == saves(services)

    challenges(window).beginning.challenge(ChallengeWish(SPRINT, "Ana", Clock.HARD))
    QTest.keyClick(ready(window).start, Qt.Key.Key_Return)
    assert ("Ana",) == (window.seating.players if window.seating else ())
    assert 1 == saves(services)
    window.go_home()
    challenges(window).beginning.challenge(ChallengeWish(SPRINT, "Ana", Clock.HARD))
    assert "Go on" == ready(window).start.text()
    window.screens.show_home()
    challenges(window).beginning.challenge(ChallengeWish(SPRINT, "ana", Clock.OFF))
    assert "this time it does not count" in texts(ready(window))
    assert 1 == saves(services)


def test_a_past_day_is_told_as_such(window: MainWindow, services: OwnServices) -> None:
    past = challenge_of_day(services.today().replace(day=1), "en").late()
    challenges(window).beginning.challenge(ChallengeWish(past, "Ana", Clock.SOFT))
    assert "Challenge of 1 November" in texts(ready(window))
    assert "A day that is over" in texts(ready(window))


@pytest.mark.parametrize("clock", [Clock.HARD, Clock.SOFT])
def test_of_matches_only_those_with_a_hard_clock_wait(
    window: MainWindow, services: OwnServices, clock: Clock
) -> None:
    entry = next(one for one in services.games() if one.game == "rewordable")
    ruleset = replace(Ruleset(), clock=clock)
    window.commands.begin(entry, Draft(("Ana", "Ben"), "en", ruleset))
    if clock is Clock.HARD:
        assert "Ana and Ben" in texts(ready(window))
        assert 0 == saves(services)
        ready(window).start.click()
    assert ("Ana", "Ben") == (window.seating.players if window.seating else ())
    assert 1 == saves(services)


@pytest.fixture
def counting(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], ReadyPage]:
    """A page that counts to three, quickly."""
    monkeypatch.setattr(ready_page, "COUNT", 3)
    monkeypatch.setattr(ready_page, "COUNT_MS", 1)

    def make(counts_down: bool) -> ReadyPage:
        page = ReadyPage(FACTS, counts_down=counts_down)
        qtbot.addWidget(page)
        page.show()
        return page

    return make


def test_it_counts_three_two_one(qtbot: QtBot, counting: Callable[[bool], ReadyPage]) -> None:
    page = counting(True)
    with qtbot.waitSignal(page.begun):
        page.start.click()
        assert (True, "3") == (page.is_counting, page.number.text())
    assert (False, "1") == (page.is_counting, page.number.text())


def test_what_begins_and_every_number_are_read_out(
    qtbot: QtBot, counting: Callable[[bool], ReadyPage], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, ready_page)
    page = counting(True)
    assert ["Sprint. Six words"] == said
    with qtbot.waitSignal(page.begun):
        page.start.click()
    assert ["3", "2", "1"] == said[1:]


def test_escape_stops_the_count_and_a_second_press_cuts_it_short(
    qtbot: QtBot, counting: Callable[[bool], ReadyPage]
) -> None:
    page = counting(True)
    page._timer.setInterval(60_000)
    page.start.click()
    left: list[int] = []
    page.left.connect(lambda: left.append(1))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert (False, []) == (page.is_counting, left)
    assert not page.number.isVisible()
    page.start.click()
    with qtbot.waitSignal(page.begun):
        page.start.click()
    assert not page.is_counting
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert [1] == left


def test_whoever_turned_the_count_off_begins_at_once(
    qtbot: QtBot, counting: Callable[[bool], ReadyPage]
) -> None:
    page = counting(False)
    with qtbot.waitSignal(page.begun):
        page.start.click()
