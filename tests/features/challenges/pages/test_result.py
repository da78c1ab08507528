"""After a challenge: the result, its medal, everybody in the same deal, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import challenges, dealing
from tests.helpers.statistics import record, tally
from tests.window.listening import heard
from tests.window.shell.test_messages import places
from wordsmith_desktop.app.services import OwnServices
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import Challenge
from wordsmith_desktop.features.challenges.codes import Deal
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.medals import Medal, MedalReach
from wordsmith_desktop.features.challenges.pages import medal_search
from wordsmith_desktop.features.challenges.pages.in_words import result_text
from wordsmith_desktop.features.challenges.pages.medal_search import ReachOf
from wordsmith_desktop.features.challenges.pages.result import NextStep, ResultPage, ordered
from wordsmith_desktop.features.review.pages.review_page import ReviewPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.letter_pieces.rules.actions import Continue, Pass
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.results.deals import DealAttempt
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.seating import match_seating

WARM_UP = Challenge(Deal(KINDS[0], "en", 4711))
REACH = MedalReach(Ranking.MOST_WORDS, best=20, common=10, shares=(10, 20, 30, 40))


@pytest.fixture
def opened(services: OwnServices, qtbot: QtBot) -> Iterator[Opened]:
    """A warm-up in which Ana found nothing."""
    made = dealing(services).start(WARM_UP, "Ana", Clock.HARD)
    made.session.resume_drivers()
    qtbot.waitUntil(lambda: services.dictionaries.lexicon("en") is not None, timeout=20_000)
    give_up(made)
    yield made
    made.session.close()


def result_page(
    services: OwnServices, opened: Opened, find: ReachOf = lambda *_: REACH
) -> ResultPage:
    return ResultPage(
        opened,
        WARM_UP,
        people=services.people,
        bookkeeping=services.bookkeeping,
        lexicon=services.dictionaries.lexicon,
        find=find,
    )


@pytest.fixture
def page(qtbot: QtBot, services: OwnServices, opened: Opened) -> ResultPage:
    made = result_page(services, opened)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.medal.ended):
        made.show()
    return made


def give_up(opened: Opened) -> None:
    """End a warm-up."""
    for action in (Pass(), Continue()):
        assert () == opened.session.act(0, action)
    assert opened.session.match.outcome is not None


def attempt(name: str, merit: int | None, ranking: Ranking = Ranking.MOST_WORDS) -> DealAttempt:
    return DealAttempt(
        match_id=name,
        player=name,
        name=name,
        score=0,
        turns=1,
        merit=merit,
        ranking=ranking,
        duration_ms=None,
        clock="hard",
        paces="",
        when_ms=0,
        words=0,
    )


@pytest.mark.parametrize("size", [(1280, 800), (1000, 640)])
def test_nothing_moves_when_the_code_was_copied(page: ResultPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    for _turn in range(3):
        # How high lines are is known once they have their breadth.
        QApplication.processEvents()
    before = places(page)
    copy = next(one for one in before if getattr(one, "text", str)() == "Copy the code")
    assert isinstance(copy, QPushButton)
    copy.click()
    QApplication.processEvents()
    assert "Code copied." == page.banner.message
    assert before == places(page)


def test_that_is_searched_and_which_medal_was_found_are_read_out(
    qtbot: QtBot, services: OwnServices, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, medal_search)
    page = result_page(services, opened)
    qtbot.addWidget(page)
    begun = page.medal.title.text()
    with qtbot.waitSignal(page.medal.ended):
        page.show()
    assert [begun, "No medal this time"] == said


def test_result_lines_and_medal_are_told(page: ResultPage) -> None:
    assert "Warm-up: 0 words" == page.title.text()
    assert page.next is page.focusWidget()
    assert (Medal.NONE, "No medal this time") == (page.medal.picture.medal, page.medal.title.text())
    assert [
        "Gold: 8 words or more",
        "Silver: 6 words or more",
        "Bronze: 4 words or more",
        "Iron: 2 words or more",
    ] == page.medal.lines.text().splitlines()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(1024, 660), (1280, 760), (1920, 1040)], ids=str)
def test_the_next_player_is_in_the_corner_and_nothing_scrolls_sideways(
    qtbot: QtBot,
    typeface: str,
    services: OwnServices,
    opened: Opened,
    size: tuple[int, int],
    scale: int,
) -> None:
    appearance().set_look(Look(text_scale=scale, family=typeface))
    page = result_page(services, opened)
    qtbot.addWidget(page)
    page.resize(*size)
    with qtbot.waitSignal(page.medal.ended):
        page.show()
    corner = page.next.geometry().bottomRight() + QPoint(1, 1)
    assert page.size() == QSize(*size)
    assert (size[0] - 20, size[1] - 16) == (corner.x(), corner.y())
    assert page.way_on is page.next
    for area in page.findChildren(QScrollArea):
        assert not area.horizontalScrollBar().isVisible()


def test_everybody_in_the_same_deal_stands_side_by_side(
    qtbot: QtBot, services: OwnServices, page: ResultPage
) -> None:
    other = Challenge(Deal(KINDS[0], "en", 4712))
    for match_id, challenge, words in (("m1", WARM_UP, ("CAT", "DOG")), ("m2", other, ("CAT",))):
        done = replace(tally(2, [(word, None) for word in words]), merit=len(words))
        services.bookkeeping.statistics().record(
            record(match_id, (Player("Ben"), done), occasion=challenge.occasion(Clock.HARD))
        )
    again = result_page(services, page._opened)
    qtbot.addWidget(again)
    with qtbot.waitSignal(again.medal.ended):
        again.show()
    rows = again.table.texts()
    assert ["1", "Ben", "2 words"] == rows[0][:3]
    assert all("Ben" != row[1] for row in rows[1:])


def test_equal_results_share_a_place_and_those_ranked_otherwise_have_none() -> None:
    found = [
        attempt("Ana", 3),
        attempt("Ben", 7),
        attempt("Cho", 7),
        attempt("Dan", None),
        attempt("Eva", 9, Ranking.MOST_POINTS),
        replace(attempt("Fay", 8), clock=Clock.OFF.value),
    ]
    places = [
        (place, one.name) for place, one in ordered(found, Ranking.MOST_WORDS, is_untimed=False)
    ]
    assert [(1, "Ben"), (1, "Cho"), (3, "Ana"), (None, "Dan"), (None, "Eva"), (None, "Fay")] == (
        places
    )


@pytest.mark.parametrize(
    ("ranking", "merit", "text"),
    [
        (Ranking.MOST_POINTS, 1, "1 point"),
        (Ranking.MOST_WORDS, 12, "12 words"),
        (Ranking.FEWEST_TURNS, -5, "5 rounds"),
        (Ranking.FASTEST, -151_400, "2:31 minutes"),
        (Ranking.FASTEST, None, "not finished"),
    ],
)
def test_a_result_is_told_as_what_it_counts(ranking: Ranking, merit: int | None, text: str) -> None:
    assert text == result_text(ranking, merit)


def test_the_code_can_be_copied(page: ResultPage) -> None:
    assert WARM_UP.deal.text == page.code.text()
    page._copy()
    assert WARM_UP.deal.text == QGuiApplication.clipboard().text()


def test_the_search_can_be_stopped(qtbot: QtBot, services: OwnServices, opened: Opened) -> None:
    def endless(*asked: object) -> None:
        ticket = asked[-1]
        while not ticket.is_cancelled:  # type: ignore[attr-defined]
            ticket.report(1, 8)  # type: ignore[attr-defined]

    page = result_page(services, opened, find=endless)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: page.medal.bar.value() == 1)
    page.medal.stop_button.click()
    assert "The search was stopped." == page.medal.title.text()
    assert not page.medal.bar.isVisible()


def test_what_comes_next_is_asked_for_and_escape_goes_back(qtbot: QtBot, page: ResultPage) -> None:
    wanted: list[NextStep] = []
    page.wanted.connect(wanted.append)
    page.next.click()
    assert [NextStep.NEXT_PLAYER] == wanted
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_deal_that_was_known_is_told_to_count_for_nothing(
    qtbot: QtBot, services: OwnServices, opened: Opened
) -> None:
    again = services.sessions.restart(opened)
    again.session.resume_drivers()
    give_up(again)
    page = result_page(services, again)
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.medal.ended):
        page.show()
    assert "You knew this deal already, so this result is not kept." == page.banner.message
    again.session.close()


def test_a_look_back_in_another_look_still_leads_to_the_result(
    window: MainWindow, services: OwnServices, preferences: Preferences, opened: Opened
) -> None:
    entry = next(one for one in services.games() if one.game == opened.header.game)
    window.sit_down(match_seating(entry, opened))
    challenges(window).show_result()
    window.offers.review()
    before = window.screen_shown
    preferences.change(theme="dark")
    review = window.screen_shown
    assert isinstance(review, ReviewPage)
    assert review is not before
    review.left.emit()
    assert isinstance(window.screen_shown, ResultPage)
    window.go_home()
