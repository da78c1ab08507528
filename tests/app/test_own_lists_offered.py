"""A dictionary that somebody brought along is offered wherever words are asked for, and counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import challenges
from tests.helpers.own_words import add_list
from tests.helpers.window_fixtures import (
    typeface as typeface,
)
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage
from wordsmith_desktop.features.companion.pages.page import CompanionPage
from wordsmith_desktop.features.from_paper.pages.page import PaperPage
from wordsmith_desktop.features.look_up.pages.look_up import LookUpView
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.players.pages.players_page import PlayersPage
from wordsmith_desktop.features.worksheets.pages.worksheet_dialog import WorksheetDialog
from wordsmith_desktop.records.results.queries import settings
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow

W = TypeVar("W", bound=QWidget)
OWN = ("en+Club", "fr+Mots")


@pytest.fixture
def services(qapp: object, tmp_path: Path) -> Iterator[OwnServices]:
    assert qapp is not None
    made = open_services(Folders(data=tmp_path / "data", config=tmp_path / "config"))
    dictionaries = made.dictionaries
    add_list(dictionaries.own, dictionaries.files, "en+Club", "zzyx", "house", "tharn", "tharns")
    add_list(dictionaries.own, dictionaries.files, "fr+Mots", "été", "garçon")
    yield made
    end_all()
    made.close()


@pytest.fixture
def window(services: OwnServices, typeface: str, qtbot: QtBot) -> MainWindow:
    seated = Settings(
        language="en", theme="light", player_names=("Ana", "Ben"), last_game="rewordable"
    )
    made = MainWindow(services, Preferences(seated), family=typeface)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitActive(made)
    return made


def page(window: MainWindow, kind: type[W]) -> W:
    QApplication.processEvents()
    found = window.screen_shown
    assert isinstance(found, kind), found
    return found


def dialog(window: MainWindow) -> QDialog:
    QApplication.processEvents()
    (found,) = (one for one in window.findChildren(QDialog) if one.isVisible())
    return found


def offers(field: QComboBox) -> bool:
    return all(field.findData(tag) >= 0 for tag in OWN)


def test_every_form_that_asks_for_words_offers_ones_own(
    window: MainWindow, services: OwnServices, qtbot: QtBot
) -> None:
    for entry in services.games():
        window.screens.show_new_match(entry)
        assert offers(page(window, NewMatchPage).dictionary), entry.game
    challenges(window).show()
    assert set(OWN) <= set(page(window, ChallengesPage).form.words.offered)
    window.offers.players()
    assert offers(page(window, PlayersPage).details.words)
    window.offers.enter_paper()
    assert offers(page(window, PaperPage).dictionary)
    window.offers.look_up()
    looking = dialog(window)
    (asked,) = looking.findChildren(LookUpView)
    assert offers(asked.dictionary)
    looking.reject()
    window.offers.worksheets()
    sheets = dialog(window)
    assert isinstance(sheets, WorksheetDialog)
    assert set(OWN) <= set(sheets.choices.language.offered)
    sheets.reject()
    # Asking has it opened.
    qtbot.waitUntil(lambda: services.dictionaries.lexicon("en") is not None, timeout=20_000)


def test_the_companion_looks_words_up_in_ones_own(window: MainWindow, qtbot: QtBot) -> None:
    window.offers.companion()
    view = page(window, CompanionPage).shown
    assert isinstance(view, LookUpView)
    QTest.keyClicks(view.field, "zzyx")
    qtbot.waitUntil(lambda: "“ZZYX” is not in the dictionary." in view.known.text, timeout=20_000)
    view.dictionary.setCurrentIndex(view.dictionary.findData("en+Club"))
    qtbot.waitUntil(lambda: "“ZZYX” is in the dictionary." in view.known.text, timeout=20_000)
    view.dictionary.setCurrentIndex(view.dictionary.findData("fr+Mots"))
    view.field.setText("Garçon")
    qtbot.waitUntil(lambda: "“GARCON” is in the dictionary." in view.known.text, timeout=20_000)


def test_a_match_from_paper_goes_by_ones_own_words(
    window: MainWindow, services: OwnServices, qtbot: QtBot
) -> None:
    window.offers.enter_paper()
    paper = page(window, PaperPage)
    paper.dictionary.setCurrentIndex(paper.dictionary.findData("en+Club"))
    for seat, text in enumerate(("tharn tharns", "house home")):
        paper.sheet.field(0, seat).write(text)
    qtbot.waitUntil(
        lambda: (
            [one for one in paper.notes.lines if "dictionary" in one]
            == ["? Words, Ben: not in the dictionary: HOME"]
        ),
        timeout=20_000,
    )
    paper.sheet.field(1, 0).write("3")
    paper.save.click()
    assert "doubtful" in paper.message.text(), paper.notes.lines
    paper.save.click()
    (kept,) = services.papers.all()
    assert "en+Club" == kept.ruleset.dictionary
    assert ["en+Club"] == [one.dictionary for one in settings(services.bookkeeping.statistics())]
    # Corrected after the list was removed it stays a match by those words.
    services.dictionaries.own.remove("en+Club")
    services.dictionaries.forget("en+Club")
    window.offers.correct_paper(kept)
    paper = page(window, PaperPage)
    assert "Club (English)" == paper.dictionary.currentText()
    qtbot.waitUntil(lambda: services.dictionaries.lexicon("en+Club") is not None)
    assert not [one for one in paper.notes.lines if "dictionary" in one]
    paper.sheet.field(1, 1).write("1")
    paper.save.click()
    (corrected,) = services.papers.all()
    assert ("en+Club", "1") == (corrected.ruleset.dictionary, corrected.sheet.rows[1][1])
