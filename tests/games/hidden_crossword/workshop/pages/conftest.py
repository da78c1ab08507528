"""The whole program in a window over a folder of its own, with the workshop's door open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.own_words import add_list
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.games.hidden_crossword.workshop.pages.bench_page import BenchPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf import PuzzleShelf
from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf_page import ShelfPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.solve_page import (
    PuzzleSource,
    SolvePage,
)
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow

GAME = "hidden_crossword"
S = TypeVar("S", bound=QWidget)


@dataclass
class House:
    """The program and what it keeps."""

    window: MainWindow
    services: OwnServices
    folder: Path

    @property
    def shelf(self) -> PuzzleShelf:
        """Where the workshop keeps its puzzles."""
        return PuzzleShelf(self.folder / "made" / GAME)

    def add_list(self, tag: str, *words: str) -> None:
        """Add a dictionary of one's own."""
        dictionaries = self.services.dictionaries
        add_list(dictionaries.own, dictionaries.files, tag, *words)

    def enter(self, key: str) -> None:
        """Open a room of the game."""
        entry = next(one for one in self.services.games() if one.game == GAME)
        room = next(one for one in entry.rooms if one.key == key)
        self.window.screens.show_room(entry, room)
        QApplication.processEvents()

    def page(self, kind: type[S]) -> S:
        """The page that is seen, of that kind."""
        QApplication.processEvents()
        found = self.window.stack.shown
        assert isinstance(found, kind), found
        return found

    def list(self) -> ShelfPage:
        """The workshop's list, opened."""
        self.enter("workshop")
        return self.page(ShelfPage)

    def solving(self) -> SolvePage:
        """The page that asks for a puzzle, opened, a code about to be typed."""
        self.enter("solve")
        page = self.page(SolvePage)
        page.source.choose(PuzzleSource.CODE)
        page.code.field.setFocus()
        return page

    def bench(self) -> BenchPage:
        """A new puzzle on the bench."""
        self.list().begin()
        return self.page(BenchPage)


@pytest.fixture
def house(qtbot: QtBot, typeface: str, tmp_path: Path) -> Iterator[House]:
    """Ana is before the screen, with an English window."""
    folders = Folders(data=tmp_path / "data", config=tmp_path / "config")
    services = open_services(folders, seed=lambda: 7)
    settings = Settings(
        language="en",
        theme="light",
        reduced_motion=True,
        player_names=("Ana",),
        word_language="en",
    )
    window = MainWindow(services, Preferences(settings), family=typeface)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitActive(window)
    QGuiApplication.clipboard().clear()
    qtbot.waitUntil(lambda: services.dictionaries.lexicon("en") is not None, timeout=20_000)
    yield House(window, services, folders.data)
    window.close()
    end_all()
    services.close()
