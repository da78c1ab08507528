"""The puzzles of today on the home page: how they stand, begun at a press, for whoever plays."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import dealing, today_card
from tests.helpers.statistics import record, tally
from wordsmith_desktop.app.services import OwnServices
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import Challenge, puzzles_of_day
from wordsmith_desktop.features.challenges.codes import parse_code
from wordsmith_desktop.features.challenges.kinds import PUZZLES
from wordsmith_desktop.features.challenges.pages.name_dialog import NameDialog
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage
from wordsmith_desktop.features.challenges.pages.today import PuzzleButton, TodayCard
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import fitting
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.first_names import NamesDialog
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.game_words import words_of
from wordsmith_desktop.wording.texts import LANGUAGES, Language

DAY = timedelta(days=1)


def today(window: MainWindow) -> TodayCard:
    window.go_home()
    return today_card(window)


def ready(window: MainWindow) -> ReadyPage:
    shown = window.screen_shown
    assert isinstance(shown, ReadyPage)
    return shown


def told(page: ReadyPage) -> set[str]:
    return {one.text() for one in page.findChildren(QLabel)}


def played(services: OwnServices, puzzle: Challenge, name: str, points: int) -> None:
    """Somebody has finished a puzzle."""
    result = replace(tally(points), merit=points)
    statistics, match_id = services.bookkeeping.statistics(), f"{puzzle.deal.code}-{name}"
    statistics.record(
        record(match_id, (Player(name), result), occasion=puzzle.occasion(Clock.HARD))
    )
    statistics.keep_lines(match_id, (10, 20, 30, 40))


def test_there_is_one_for_each_game_and_the_same_for_everybody(services: OwnServices) -> None:
    puzzles = puzzles_of_day(services.today(), "en")
    assert sorted(game_names()) == sorted(one.kind.game for one in puzzles)
    assert PUZZLES == tuple(one.kind for one in puzzles)
    assert puzzles == puzzles_of_day(services.today(), "en")
    assert [one.deal for one in puzzles] == [parse_code(one.deal.text) for one in puzzles]
    others = (
        *puzzles_of_day(services.today(), "de"),
        *puzzles_of_day(services.today() + DAY, "en"),
    )
    assert not {one.deal for one in puzzles} & {one.deal for one in others}


def test_before_anything_was_kept_none_is_played_and_no_statistics_are_opened(
    qtbot: QtBot, window: MainWindow, services: OwnServices
) -> None:
    card = today(window)
    qtbot.waitUntil(lambda: {"not yet played"} == {one.said for one in card.puzzles})
    assert not services.bookkeeping.is_begun


def test_the_card_says_how_each_stands_for_whoever_would_play_it(
    qtbot: QtBot, window: MainWindow, services: OwnServices, preferences: Preferences
) -> None:
    day = services.today()
    for ago in range(3):
        played(services, puzzles_of_day(day - ago * DAY, "en")[2], "Ana", 29 + ago)
    played(services, puzzles_of_day(day, "en")[0], "Ben", 12)
    begun = dealing(services).start(puzzles_of_day(day, "en")[1], "Ana", Clock.HARD)
    begun.session.resume_drivers()
    begun.session.close()
    preferences.change(player_names=("Ana", "Ben"))
    card = today(window)
    expected = ("not yet played", "being played", "29 points · 3 days in a row", "not yet played")
    qtbot.waitUntil(lambda: expected == tuple(one.said for one in card.puzzles))
    assert "Length × Wit: 29 points · 3 days in a row, Bronze" == card.puzzles[2].accessibleName()
    preferences.change(soloist="Ben")
    again = today(window)
    qtbot.waitUntil(lambda: "12 points" == again.puzzles[0].said)
    assert again.all.isVisible()
    again.all.click()
    assert isinstance(window.screen_shown, ChallengesPage)


@pytest.mark.parametrize("number", range(4))
def test_a_press_tells_game_language_and_rule_book_before_anything_begins(
    window: MainWindow, services: OwnServices, number: int
) -> None:
    puzzle = today(window).puzzles[number]
    assert isinstance(puzzle, PuzzleButton)
    puzzle.click()
    entry = next(one for one in services.games() if one.game == puzzle.challenge.kind.game)
    origin = entry.words.origin()
    assert origin is not None
    found = told(ready(window))
    assert {"Ana", entry.title.en, "English"} <= found
    assert any(f"“{one}”" in origin.en for one in found if one)
    assert window.seating is None


def test_before_the_first_one_a_name_is_asked_and_whoever_else_may_take_it(
    qtbot: QtBot, window: MainWindow, services: OwnServices, preferences: Preferences
) -> None:
    preferences.change(player_names=())
    today(window).puzzles[0].click()
    question = window.dialog
    assert isinstance(question, NamesDialog)
    (field,) = question.fields
    field.setText("Cho")
    question.play_button.click()
    assert "Cho" in told(ready(window))
    assert ["Cho"] == [one.name for one in services.people.all]
    other = ready(window).other
    assert other is not None
    other.click()
    dialog = window.dialog
    assert isinstance(dialog, NameDialog)
    dialog.field.setText("Dee")
    dialog.start.click()
    assert "Dee" in told(ready(window))
    ready(window).begun.emit()
    qtbot.waitUntil(lambda: window.seating is not None)
    assert window.seating is not None
    assert ("Dee",) == window.seating.players
    assert ("Cho", "Player 2") == preferences.settings.player_names


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_title_has_no_room_the_short_one_stands_and_is_whole(language: Language) -> None:
    metrics = QFontMetrics(look().font(bold=True))
    words = words_of("hidden_crossword")
    title, short = (one.in_language(language) for one in (words.title, words.short_title))
    whole, least = metrics.horizontalAdvance(title), metrics.horizontalAdvance(short)
    assert least < 0.75 * whole
    assert fitting((title, short), metrics, whole) == title
    assert fitting((title, short), metrics, least) == short
