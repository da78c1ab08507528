"""A name with markup in it is shown letter by letter on every page and in every dialog."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import challenges
from tests.helpers.markup import MARKUP, taken_for_markup
from tests.helpers.statistics import record, tally
from tests.helpers.toy_game import ToyRuleset
from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage, Tab
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.window.shell.main_window import MainWindow

NAMES = (f"{MARKUP}Ana", f"{MARKUP}Ben")


@pytest.fixture(autouse=True)
def known(window: MainWindow, ports: ToyPorts) -> None:
    """Two people with such names, a match of theirs and results."""
    people = [ports.people.add(name) for name in NAMES]
    opened = ports.sessions.start("toy", ToyRuleset(), players=NAMES, dictionary="en")
    opened.session.resume_drivers()
    opened.session.close()
    seats = [(Player(one.name, one.id), tally(9, [("CAT", 3)], is_winner=True)) for one in people]
    ports.bookkeeping.kept.record(record("m1", *seats), record("m2", seats[0], setting="s2"))
    window.go_home()


PAGES: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.go_home(),
    "matches": lambda window: window.saves.load(),
    "players": lambda window: window.offers.players(),
    "new match": lambda window: window.commands.new(window._services.games()[0]),
    "challenges": lambda window: challenges(window).show(),
    "settings": lambda window: window.offers.settings(),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_name_with_markup_is_plain_text(window: MainWindow, page: str) -> None:
    PAGES[page](window)
    QApplication.processEvents()
    assert [] == taken_for_markup(window)
    if window.dialog is not None:
        window.dialog.close()


@pytest.mark.parametrize("is_scores", [False, True])
def test_a_name_with_markup_is_plain_text_among_results(
    window: MainWindow, qtbot: QtBot, is_scores: bool
) -> None:
    window.offers.statistics()
    page = window.screen_shown
    assert isinstance(page, StatisticsPage)
    if is_scores:
        page.tabs.setCurrentIndex(Tab.HIGH_SCORES.value)
    qtbot.waitUntil(lambda: not page.is_waiting)
    QApplication.processEvents()
    assert [] == taken_for_markup(window)
    assert NAMES[0] in [page.pickers.player.itemText(n) for n in range(page.pickers.player.count())]
