"""The screen of challenges: who plays, with what clock, and which deal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.helpers.challenges import challenges
from tests.helpers.statistics import START_MS, record, tally
from tests.window.listening import heard
from wordsmith_desktop.app.services import OwnServices
from wordsmith_desktop.features.challenges.challenge import challenge_of_week, puzzles_of_day
from wordsmith_desktop.features.challenges.codes import Deal, parse_code
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.pages import code_entry
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage, ChallengeWish
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.log import Occasion, Player
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow

SPRINT = KINDS[2]


@pytest.fixture
def wishes(page: ChallengesPage, window: MainWindow) -> list[ChallengeWish]:
    """What somebody has wished for; nobody sits down to it."""
    found: list[ChallengeWish] = []
    page.wished.disconnect(challenges(window).beginning.challenge)
    page.wished.connect(found.append)
    return found


def test_every_kind_is_offered_with_its_goal(page: ChallengesPage) -> None:
    assert [kind.key for kind in KINDS] == list(page.kinds)
    assert "Six words as fast as you can" in page.kinds["sprint"].accessibleName()


def test_the_challenges_of_the_day_and_the_week_follow_date_and_language(
    page: ChallengesPage, services: OwnServices, wishes: list[ChallengeWish]
) -> None:
    today = services.today()
    for language in ("en", "de"):
        page.form.words.button(language).click()
        for card in page.dated:
            card.click()
    expected = [
        dated
        for language in ("en", "de")
        for dated in (*puzzles_of_day(today, language), challenge_of_week(today, language))
    ]
    assert expected == [wish.challenge for wish in wishes]


def test_enter_plays_the_first_kind(page: ChallengesPage, wishes: list[ChallengeWish]) -> None:
    QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_Return)
    assert [("Ana", Clock.HARD)] == [(wish.player, wish.clock) for wish in wishes]


def test_every_press_of_a_kind_deals_anew(
    page: ChallengesPage, wishes: list[ChallengeWish]
) -> None:
    page.form.clocks.button(Clock.OFF).click()
    page.kinds["sprint"].click()
    page.kinds["sprint"].click()
    first, second = (wish.challenge for wish in wishes)
    assert SPRINT == first.kind == second.kind
    assert first.seed != second.seed
    assert {Clock.OFF} == {wish.clock for wish in wishes}


def test_without_a_name_nobody_plays_and_the_name_is_asked_for_there_and_then(
    page: ChallengesPage, wishes: list[ChallengeWish]
) -> None:
    page.form.field.clear()
    page.kinds["sprint"].click()
    asked = page.asked
    assert asked is not None
    assert ([], "Who plays?") == (wishes, asked.windowTitle())
    assert asked.isVisible()
    assert asked.field is asked.focusWidget()
    QTest.keyClicks(asked.field, "Ben")
    asked.start.click()
    assert [("Ben", SPRINT)] == [(wish.player, wish.challenge.kind) for wish in wishes]
    assert "Ben" == page.form.player


def test_who_will_not_say_a_name_stays_where_they_were(
    page: ChallengesPage, wishes: list[ChallengeWish]
) -> None:
    page.form.field.clear()
    page.kinds["sprint"].click()
    assert page.asked is not None
    page.asked.reject()
    assert ([], "") == (wishes, page.form.player)


@pytest.mark.parametrize("is_other_language", [False, True])
def test_tab_goes_from_above_to_below(page: ChallengesPage, is_other_language: bool) -> None:
    if is_other_language:
        # The cards of the day and of the week are made anew.
        page.form.words.choose("de")
        QApplication.processEvents()
    page.form.field.setFocus()
    reached = []
    for _ in range(60):
        focused = page.window().focusWidget()
        reached.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = [*page.kinds.values(), *page.dated, page.code.field, page.code.button, page.back]
    places = [reached.index(part) for part in wanted]
    assert sorted(places) == places


def test_a_code_is_recognised_as_it_is_typed_and_played_by_enter(
    page: ChallengesPage, wishes: list[ChallengeWish]
) -> None:
    deal = Deal(SPRINT, "de", 4711)
    QTest.keyClicks(page.code.field, deal.text.lower().replace("-", " "))
    assert "Sprint, Letter Piece Game, in German" == page.code.line.text()
    QTest.keyClick(page.code.field, Qt.Key.Key_Return)
    assert [deal] == [wish.challenge.deal for wish in wishes]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("TAMO", "A code has twelve letters; count them, please."),
        ("TAMO-RIKU-DELO", "One syllable of this code was misheard or mistyped"),
        ("TAMO-RIKU-XELA", "In a code consonants and vowels take turns"),
    ],
)
def test_what_is_wrong_with_a_code_is_told(
    page: ChallengesPage, wishes: list[ChallengeWish], typed: str, told: str
) -> None:
    QTest.keyClicks(page.code.field, typed)
    page.code.button.click()
    assert page.code.line.text().startswith(told)
    assert [] == wishes


def test_nobody_is_found_fault_with_while_typing(page: ChallengesPage) -> None:
    QTest.keyClicks(page.code.field, "TAMO-RI")
    assert not page.code.line.isVisible()


def test_what_is_told_of_a_code_is_read_out(
    page: ChallengesPage, wishes: list[ChallengeWish], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, code_entry)
    page.code.field.setText("TAMO")
    assert [] == said
    page.code.button.click()
    assert ([page.code.line.text()], []) == (said, wishes)
    assert said[0] == page.code.field.accessibleDescription()
    page.code.field.setText(Deal(SPRINT, "de", 4711).text)
    assert ["Sprint, Letter Piece Game, in German"] == said[1:]


def test_what_the_player_has_reached_is_told_on_the_card(
    window: MainWindow, services: OwnServices
) -> None:
    today = puzzles_of_day(services.today(), "en")[0]
    occasion = Occasion(str(today.name), ranking=Ranking.MOST_POINTS)
    services.bookkeeping.statistics().record(
        record("m1", (Player("Ben"), tally(34)), occasion=occasion)
    )
    challenges(window).show()
    page = window.screen_shown
    assert isinstance(page, ChallengesPage)
    assert "Played" not in page.dated[0].accessibleName()
    page.form.field.setText("Ben")
    assert "Played: 34 points" in page.dated[0].accessibleName()


def test_a_result_that_is_caught_up_with_is_told_and_the_day_stays_chosen(
    window: MainWindow, services: OwnServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught_up: list[Callable[[], None]] = []
    monkeypatch.setattr(services.bookkeeping, "catch_up", caught_up.append)
    challenges(window).show()
    page = window.screen_shown
    assert isinstance(page, ChallengesPage)
    occasion = puzzles_of_day(services.today(), "en")[0].occasion(Clock.OFF)
    services.bookkeeping.statistics().record(
        record("m1", (Player("Ana"), tally(34)), occasion=occasion)
    )
    page.dated[0].setFocus()
    caught_up[0]()
    assert "Played: " in page.dated[0].accessibleName()
    assert page.dated[0] is window.focusWidget()


def test_a_slower_clock_is_told(window: MainWindow, services: OwnServices) -> None:
    profiles = services.people
    profiles.change(profiles.add("Cho").id, clock_percent=150, language="de")
    challenges(window).show()
    shown = window.screen_shown
    assert isinstance(shown, ChallengesPage)
    shown.form.field.setText("Cho")
    assert "de" == shown.form.language
    assert "Cho has 150 % of the time." in [
        child.text() for child in shown.form.findChildren(QLabel) if child.isVisible()
    ]


def test_escape_goes_back(page: ChallengesPage, window: MainWindow) -> None:
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page is not window.screen_shown


def test_a_code_typed_on_another_computer_gives_the_same_deal(
    window: MainWindow, preferences: Preferences, page: ChallengesPage
) -> None:
    preferences.change(player_names=("Ana", "Ben"))
    code = parse_code(Deal(SPRINT, "en", 4711).text).text
    page.form.clocks.button(Clock.SOFT).click()
    page.code.field.setText(code)
    page.code.button.click()
    ready = window.screen_shown
    assert isinstance(ready, ReadyPage)
    ready.start.click()
    seating = window.seating
    assert seating is not None
    assert seating.opened is not None
    header = seating.opened.header
    assert ("free/-/sprint/" + code.lower().replace("-", ""), False) == (
        header.occasion.challenge,
        header.occasion.is_untimed,
    )
    # A challenge leaves who sits at the home page's table.
    assert ("Ana", ("Ana", "Ben"), "soft") == (
        preferences.settings.soloist,
        preferences.settings.player_names,
        preferences.settings.challenge_clock,
    )
    assert window.windowTitle().endswith("Sprint – Wordsmith Desktop")
    assert START_MS == header.created_ms
