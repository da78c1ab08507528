"""One player's statistics: am I getting better, with whom, year by year, and how do I press."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.statistics import ANA, BEN, record, tally
from tests.helpers.toy_explainer import ToyExplainer
from tests.window.shell.stand_ins import ToyPorts, unnamed
from wordsmith_desktop.bots.levels import USUAL_STRENGTHS
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.players.pages.players_page import PlayersPage
from wordsmith_desktop.features.statistics.pages import statistics_source
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage, Tab
from wordsmith_desktop.features.statistics.pages.person_view import (
    _trend_cells,
    is_alike,
    risk_sentence,
)
from wordsmith_desktop.features.statistics.pages.statistics_source import Selection
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.tallier import Risk
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.profiles import Profile, Removed
from wordsmith_desktop.records.results import contests
from wordsmith_desktop.records.results.persons import Trend
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")
OWL = Player("Owl", bot="level-3")
WON, LOST = tally(30, [("CHALICE", 9)], is_winner=True), tally(10, is_winner=False)


@pytest.fixture
def played(ports: ToyPorts, monkeypatch: pytest.MonkeyPatch) -> ToyPorts:
    """Ana has lost to Ben twice and then beaten him twice, and once a computer."""
    # No levels of the toy were ever measured.
    for module in (contests, statistics_source):
        monkeypatch.setattr(module, "strengths", lambda *_: USUAL_STRENGTHS)
    for place, profile in enumerate((Profile("p1", "Ana"), Profile("p2", "Ben"))):
        ports.people.restore(Removed(place, profile))
    game = {"game": "toy", "setting": "s1"}
    pressed = replace(WON, risks=(Risk(0, 1, 1, 12), Risk(2, 1, 1, 30)))
    ports.bookkeeping.kept.record(
        record("a", (ANA, LOST), (BEN, WON), hour=0, **game),
        record("b", (ANA, LOST), (BEN, WON), hour=1, **game),
        record("c", (ANA, pressed), (BEN, LOST), hour=2, **game),
        record("d", (ANA, WON), (BEN, LOST), hour=9000, **game),
        record("e", (ANA, WON), (OWL, LOST), hour=9001, setting="s2", game="toy"),
    )
    return ports


def opened(qtbot: QtBot, ports: ToyPorts, player: str | None = "p1") -> StatisticsPage:
    page = StatisticsPage(
        ports.games(),
        ports.people,
        ports.bookkeeping,
        Tab.STATISTICS,
        Selection(player),
        ToyExplainer(),
    )
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    qtbot.waitUntil(lambda: not page.is_waiting)
    QApplication.processEvents()
    return page


def test_it_says_whether_one_gets_better_and_in_what_unit(qtbot: QtBot, played: ToyPorts) -> None:
    (row,) = opened(qtbot, played).statistics.person.trends.table.texts()
    assert ["Toy Game", "English", "4"] == [row[0], row[1], row[3]]
    assert ["10 points", "30 points (last 2)", "↑ better by 20 points"] == row[4:]


def test_it_says_with_whom_one_has_played_and_how_that_went(qtbot: QtBot, played: ToyPorts) -> None:
    rows = opened(qtbot, played).statistics.person.companions.table.texts()
    assert [["Ben", "4", "2 of 4"], ["Owl (computer)", "1", "1 of 1"]] == [row[:3] for row in rows]
    assert ["0 % won", "100 % won (last 2)", "↑ better by 100 percentage points"] == rows[0][3:6]
    assert ["–", "–", "too few matches yet"] == rows[1][3:6]


def test_years_stand_below_one_another_with_averages_of_something(
    qtbot: QtBot, played: ToyPorts
) -> None:
    rows = opened(qtbot, played).statistics.person.years.table.texts()
    assert ["2024", "2023"] == [row[0] for row in rows]
    assert ["2", "2 of 2", "30 points a match", "30 points"] == [
        rows[0][place] for place in (2, 4, 5, 6)
    ]


def test_it_says_how_often_luck_is_pressed_and_how_it_ends(qtbot: QtBot, played: ToyPorts) -> None:
    page = opened(qtbot, played)
    assert [
        ["not at all", "2", "1 of 2", "1 of 2", "6 points a turn"],
        ["2 times", "2", "1 of 2", "1 of 2", "15 points a turn"],
    ] == page.statistics.person.risks.table.texts()
    assert (
        "Pressed in 50 % of 4 turns; 50 % of those ended with a word."
        == page.statistics.person.risk_line.text()
    )


def test_words_have_their_meanings(qtbot: QtBot, played: ToyPorts) -> None:
    page = opened(qtbot, played)
    (row,) = page.statistics.person.words.longest.table.texts()
    assert ("CHALICE", "7") == (row[0], row[1])
    assert "what chalice means" in row[4]
    page.pickers.changed.emit(Selection("p1", "toy"))
    qtbot.waitUntil(lambda: not page.is_waiting)
    (row,) = page.statistics.person.words.best.table.texts()
    assert ("CHALICE", "9 points") == (row[0], row[1])
    # The longest word is the best one too, and stands there once.
    assert page.statistics.person.words.longest.isHidden()


def test_words_that_are_not_all_the_best_stand_among_the_longest_too(
    qtbot: QtBot, played: ToyPorts
) -> None:
    words = tally(12, [("QUIZ", 30), ("OBOE", None)])
    played.bookkeeping.kept.record(record("f", (ANA, words), hour=9002, game="toy", setting="s1"))
    page = opened(qtbot, played)
    page.pickers.changed.emit(Selection("p1", "toy"))
    qtbot.waitUntil(lambda: not page.is_waiting)
    shown = page.statistics.person.words
    assert ["QUIZ", "CHALICE"] == [row[0] for row in shown.best.table.texts()]
    assert {"CHALICE", "QUIZ", "OBOE"} == {row[0] for row in shown.longest.table.texts()}


def test_of_everybody_nothing_is_told_that_is_of_one(qtbot: QtBot, played: ToyPorts) -> None:
    page = opened(qtbot, played, None)
    names = [page.pickers.player.itemText(n) for n in range(page.pickers.player.count())]
    assert ["Ana", "Ben", "Everybody"] == names
    assert page.statistics.overview.isVisible()
    assert page.statistics.longest_words.isVisible()
    assert page.statistics.person.isHidden()
    choose = page.pickers.player
    choose.setCurrentIndex(0)
    choose.activated.emit(0)
    qtbot.waitUntil(lambda: not page.is_waiting)
    assert page.statistics.person.companions.isVisible()
    assert not page.statistics.longest_words.isVisible()


def test_everything_on_it_has_a_name(qtbot: QtBot, played: ToyPorts) -> None:
    assert [] == unnamed(opened(qtbot, played))


def test_one_gets_there_from_the_list_of_players(
    qtbot: QtBot, played: ToyPorts, window: MainWindow
) -> None:
    assert played is not None
    window.offers.players()
    players = window.screen_shown
    assert isinstance(players, PlayersPage)
    players.list.setCurrentRow(1)
    players.page_button.click()
    page = window.screen_shown
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: not page.is_waiting)
    assert (Tab.STATISTICS, "Ben") == (page.tab, page.pickers.player.currentText())


@pytest.mark.parametrize(
    ("ranking", "before", "late", "change"),
    [
        (Ranking.FASTEST, -120_000, -90_000, "↑ better by 0:30"),
        (Ranking.FEWEST_TURNS, -6, -8, "↓ weaker by 2 rounds"),
        (Ranking.MOST_POINTS, 100, 101, "= about the same"),
        (Ranking.MOST_WORDS, 4, 5, "↑ better by 1 word"),
    ],
)
def test_better_is_what_the_game_calls_better(
    ranking: Ranking, before: float, late: float, change: str
) -> None:
    assert change == _trend_cells(Trend(before, late, 3), ranking)[2]


def test_nothing_beside_nothing_is_alike() -> None:
    assert is_alike(0, 0)
    assert not is_alike(0, 1)


def test_pressing_is_told_in_both_languages() -> None:
    found = (Risk(0, 3, 0, 9), Risk(1, 1, 0, 5))
    assert "" == risk_sentence(())
    assert "Not pressed in any of 3 turns." == risk_sentence(found[:1])
    set_language("de")
    said = risk_sentence(found)
    set_language("en")
    assert "In 25 % von 4 Zügen versucht; 100 % davon endeten mit einem Wort." == said
