"""Where the parts of the window's pages lie, in pixels: nothing scrolls, and the way on has its
corner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.games.composition import is_in_corner, place, resize_window
from tests.helpers.challenges import challenges
from tests.helpers.effort import EFFORT
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.features.challenges.pages.today import TodayCard
from wordsmith_desktop.features.from_paper.pages.page import PaperPage
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.players.pages.players_page import PlayersPage
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.cards import PictureCard
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.shell.game_card import GameCard
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import LANGUAGES

_USUAL_SIZES: Final = ((1280, 800), (1920, 1080))
SIZES: Final = (*_USUAL_SIZES, (1366, 768), (2560, 1440)) if EFFORT > 1 else _USUAL_SIZES
SMALLEST: Final = (1024, 700)
SCALES: Final = (100, 200)

Open = Callable[[tuple[int, int], int, str], MainWindow]
Widths = Callable[[MainWindow], Iterator[tuple[int, int]]]
every_size = pytest.mark.parametrize(
    "size",
    [SMALLEST, pytest.param(SIZES[0], marks=pytest.mark.nightly), *SIZES[1:]],
    ids=lambda size: f"{size[0]}",
)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_scale = pytest.mark.parametrize("scale", SCALES)


@pytest.fixture
def services(tmp_path: Path) -> Iterator[OwnServices]:
    made = open_services(Folders(data=tmp_path, config=tmp_path / "config"), seed=lambda: 7)
    yield made
    made.close()


@pytest.fixture
def open_window(qtbot: QtBot, typeface: str, services: OwnServices) -> Open:
    """The program in a window of a size, with text of a size, in a language."""

    def opened(size: tuple[int, int], scale: int = 100, language: str = "en") -> MainWindow:
        settings = Settings(
            language=language,
            theme="light",
            text_scale=scale,
            reduced_motion=True,
            player_names=("Ana", "Ben"),
        )
        window = MainWindow(services, Preferences(settings), family=typeface)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        resize_window(window, QSize(*size), qtbot)
        return window

    return opened


@pytest.fixture
def widths(qtbot: QtBot) -> Widths:
    """Gives a window every size, one after the other."""

    def given(window: MainWindow) -> Iterator[tuple[int, int]]:
        for size in (SMALLEST, *SIZES):
            resize_window(window, QSize(*size), qtbot)
            yield size

    return given


def settle() -> None:
    """Have everything stand where it is painted next."""
    for _ in range(4):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def shown(window: MainWindow) -> QWidget:
    settle()
    screen = window.screen_shown
    assert screen is not None
    return screen


def page(window: MainWindow) -> Page:
    found = shown(window)
    assert isinstance(found, Page)
    return found


def scrolls(screen: QWidget) -> list[Qt.Orientation]:
    """The directions in which any area of a screen scrolls."""
    bars = [
        bar
        for area in screen.findChildren(QScrollArea)
        if area.isVisible()
        for bar in (area.horizontalScrollBar(), area.verticalScrollBar())
    ]
    return [bar.orientation() for bar in bars if bar.maximum() > bar.minimum()]


def wait_for(qtbot: QtBot, statistics: StatisticsPage) -> None:
    """Until all answers have come."""
    qtbot.waitUntil(lambda: not statistics.is_waiting)


def _leave_a_match(services: OwnServices) -> None:
    """Have a match to go on with, so that the home page has most to show."""
    names = ("Ana", "Dörte-Marie", "Jürgen", "Cho")
    opened = services.sessions.start("letter_pieces", Ruleset(), players=names, dictionary="en")
    opened.session.resume_drivers()
    opened.session.close()


@every_language
def test_the_home_page_is_in_view_at_once(
    open_window: Open, services: OwnServices, widths: Widths, language: str
) -> None:
    _leave_a_match(services)
    window = open_window(SMALLEST, 100, language)
    for size in widths(window):
        home = shown(window)
        assert [] == scrolls(home), size
        cards = home.findChildren(GameCard)
        assert list(game_names()) == sorted(one.play.objectName()[len("play:") :] for one in cards)
        assert 1 == len({card.mapTo(home, QPoint()).y() for card in cards}), size
        lefts = [card.mapTo(home, QPoint()).x() for card in cards]
        assert lefts == sorted(lefts)
        used = cards[-1].mapTo(home, QPoint(cards[-1].width(), 0)).x() - lefts[0]
        assert abs(min(0.94 * size[0], 2200) - used) <= 4, size


@every_language
def test_the_cards_of_the_home_page_are_level(
    open_window: Open, services: OwnServices, widths: Widths, language: str
) -> None:
    _leave_a_match(services)
    window = open_window(SMALLEST, 100, language)
    for size in widths(window):
        home = shown(window)
        cards = home.findChildren(GameCard)
        lefts = [place(card).left() for card in cards]
        (today,) = home.findChildren(TodayCard)
        assert lefts[0] == place(today).left(), size
        rows = {(place(card.more).top(), place(card.play).top()) for card in cards}
        assert 1 == len(rows), size
        felts = {place(card.picture).bottom() for card in cards}
        assert 1 == len(felts), size


@every_language
def test_the_picture_of_a_game_has_its_share_of_the_card(
    open_window: Open, widths: Widths, language: str
) -> None:
    window = open_window(SMALLEST, 100, language)
    for size in widths(window):
        for card in shown(window).findChildren(GameCard) if size != SMALLEST else ():
            assert 0.4 <= card.picture.height() / card.height() <= 0.5, size


@every_language
def test_nothing_on_the_home_page_is_cut_off(
    open_window: Open, widths: Widths, language: str
) -> None:
    window = open_window(SMALLEST, 100, language)
    for size in widths(window):
        home = shown(window)
        for line in home.findChildren(QLabel):
            if line.isVisible() and line.text():
                assert line.heightForWidth(line.width()) <= line.height(), (size, line.text())
        for button in home.findChildren(QPushButton):
            room = button.width() - button.fontMetrics().horizontalAdvance(button.text())
            assert room >= 0, (size, button.text())


@every_language
def test_in_large_text_the_home_page_scrolls_one_way_only(
    open_window: Open, widths: Widths, language: str
) -> None:
    window = open_window(SMALLEST, 200, language)
    for size in widths(window):
        home = shown(window)
        assert Qt.Orientation.Horizontal not in scrolls(home), size
        rows = {card.mapTo(home, QPoint()).y() for card in home.findChildren(GameCard)}
        assert len(rows) in (1, 2, 4), size


@every_language
def test_settings_scroll_in_the_smallest_window_alone_and_only_downwards(
    open_window: Open, widths: Widths, language: str
) -> None:
    window = open_window(SMALLEST, 100, language)
    window.offers.settings()
    for size in widths(window):
        allowed = {Qt.Orientation.Vertical} if size == SMALLEST else set()
        assert set(scrolls(shown(window))) <= allowed, size


@every_scale
def test_the_way_on_of_the_settings_is_in_the_corner(
    open_window: Open, widths: Widths, scale: int
) -> None:
    window = open_window(SMALLEST, scale, "de")
    window.offers.settings()
    for size in widths(window):
        assert Qt.Orientation.Horizontal not in scrolls(shown(window)), size
        assert is_in_corner(page(window).way_on), size


PAGES: Final[dict[str, Callable[[MainWindow], object]]] = {
    "welcome": lambda window: window.offers.welcome(),
    "rules": lambda window: window.offers.rules("", ""),
    "manual": lambda window: window.offers.manual(""),
    "learn": lambda window: window.offers.learn(),
    "players": lambda window: window.offers.players(),
    "from paper": lambda window: window.offers.enter_paper(),
    "matches": lambda window: window.saves.load(),
    "statistics": lambda window: window.offers.statistics(),
    "challenges": lambda window: challenges(window).show(),
}


@every_size
@every_scale
@pytest.mark.sampled(2)
def test_the_way_on_of_every_page_is_in_the_corner(
    open_window: Open, qtbot: QtBot, size: tuple[int, int], scale: int
) -> None:
    window = open_window(size, scale, "de")
    for show in PAGES.values():
        show(window)
        shown_page = page(window)
        if isinstance(shown_page, StatisticsPage):
            wait_for(qtbot, shown_page)
        settle()
        assert is_in_corner(shown_page.way_on)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
@every_language
@pytest.mark.sampled(2)
def test_a_new_match_of_few_or_many_does_not_scroll(
    open_window: Open, services: OwnServices, size: tuple[int, int], language: str
) -> None:
    for name in ("Ana", "Ben", "Cho", "Dörte", "Jürgen"):
        services.people.add(name)
    window = open_window(size, 100, language)
    for entry in services.games():
        for players in (1, entry.players[1]):
            window.preferences.change(player_names=tuple("ABCDEFGH"[:players]))
            window.screens.show_new_match(entry)
            asked = shown(window)
            assert isinstance(asked, NewMatchPage)
            assert (entry.game, players, []) == (entry.game, players, scrolls(asked))
            assert is_in_corner(asked.start)


@pytest.mark.parametrize("size", [SMALLEST, SIZES[0]], ids=lambda size: f"{size[0]}")
@every_language
@pytest.mark.sampled(2)
def test_in_large_text_nothing_of_a_new_match_is_cut(
    open_window: Open, services: OwnServices, size: tuple[int, int], language: str
) -> None:
    for name in ("Ana", "Ben", "Cho", "Dörte", "Wilhelmina Wolkenstein-H"):
        services.people.add(name)
    window = open_window(size, 200, language)
    for entry in services.games():
        window.screens.show_new_match(entry)
        asked = shown(window)
        labels = [one for one in asked.findChildren(QLabel) if one.isVisible() and one.wordWrap()]
        cut = [one.text() for one in labels if one.height() < one.heightForWidth(one.width())]
        assert (entry.game, []) == (entry.game, cut)


@every_size
@every_scale
@every_language
@pytest.mark.sampled(2)
def test_the_longest_names_make_no_list_of_players_scroll_sideways(
    open_window: Open, services: OwnServices, size: tuple[int, int], scale: int, language: str
) -> None:
    for name in ("Wilhelmina Wolkenstein-H", "Ana"):
        services.people.add(name)
    window = open_window(size, scale, language)
    window.offers.players()
    areas = shown(window).findChildren(QAbstractScrollArea)
    bars = [area.horizontalScrollBar() for area in areas if area.isVisible()]
    assert all(bar.maximum() == bar.minimum() for bar in bars)


@every_size
@every_scale
def test_the_challenge_that_enter_plays_is_in_view(
    open_window: Open, size: tuple[int, int], scale: int
) -> None:
    window = open_window(size, scale, "de")
    challenges(window).show()
    card = None
    for _ in range(3):
        card = shown(window).focusWidget()
    assert isinstance(card, PictureCard)
    assert card.visibleRegion().boundingRect() == card.rect()


def test_the_name_of_a_new_player_is_in_view(open_window: Open, services: OwnServices) -> None:
    services.people.add("Ana")
    window = open_window(SMALLEST, 200, "de")
    window.offers.players()
    players = shown(window)
    assert isinstance(players, PlayersPage)
    for area in players.findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert players.details.name.visibleRegion().isEmpty()
    players.new_button.click()
    assert players.details.name.hasFocus()
    assert players.details.name.visibleRegion().boundingRect() == players.details.name.rect()


@every_scale
def test_start_is_in_the_corner_of_the_smallest_window(
    open_window: Open, services: OwnServices, scale: int
) -> None:
    window = open_window(SMALLEST, scale, "de")
    for entry in services.games():
        window.screens.show_new_match(entry)
        assert Qt.Orientation.Horizontal not in scrolls(shown(window))
        assert is_in_corner(page(window).way_on)


def test_in_large_text_a_new_match_uses_both_halves_of_the_window(
    open_window: Open, services: OwnServices
) -> None:
    window = open_window(SIZES[0], 200, "de")
    for entry in services.games():
        window.screens.show_new_match(entry)
        asked = shown(window)
        assert isinstance(asked, NewMatchPage)
        people, words, rules = map(place, (asked.players, asked.dictionary, asked.form))
        assert people.right() < words.left()
        assert people.top() <= words.top() < rules.top()
        assert rules.left() == people.left()
        assert rules.width() >= 0.9 * window.width()


@every_scale
@pytest.mark.sampled(2)
def test_a_paper_of_as_many_as_can_play_scrolls_downwards_only(
    open_window: Open, services: OwnServices, scale: int
) -> None:
    window = open_window(SMALLEST, scale, "de")
    for entry in services.games():
        players = tuple("ABCDEFGH"[: entry.players[1]])
        window.preferences.change(player_names=players, last_game=entry.game)
        window.offers.enter_paper()
        asked = shown(window)
        assert isinstance(asked, PaperPage)
        assert (entry.game, players) == (asked.entry.game, asked.players.names)
        assert Qt.Orientation.Horizontal not in scrolls(asked)
        asked.left.emit()


def test_the_field_in_question_of_a_refused_paper_comes_into_view(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window(SIZES[0], 200, "de")
    window.preferences.change(last_game="length_x_wit")
    window.offers.enter_paper()
    asked = shown(window)
    assert isinstance(asked, PaperPage)
    for row in range(6):
        asked.sheet.field(row, 0).write("x" if row == 4 else "1")
    asked.area.verticalScrollBar().setValue(0)
    asked.save.click()
    field = asked.sheet.field(4, 0)
    assert field.hasFocus()
    qtbot.waitUntil(lambda: field.visibleRegion().boundingRect() == field.rect())
