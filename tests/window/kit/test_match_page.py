"""What all pages over a table have: they show what happens there, until they are let go."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.live import begin
from tests.helpers.toy_game import Put, ToyAction, ToyEvent, ToyObservation
from tests.window.shell.stand_ins import default_settings
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.commands import Command
from wordsmith_desktop.window.kit.game_page import PageContext
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.window.kit.preferences import Preferences

pytestmark = pytest.mark.usefixtures("dressed")


class Told(TableNarrator[ToyEvent]):
    """Says what an event is called."""

    def story(self, events: Sequence[ToyEvent]) -> str:
        return ", ".join(event.what for event in events)


class Page(TablePage[ToyAction, ToyEvent, ToyObservation]):
    """Notes the scores that it shows."""

    def __init__(self, table: TableView[Any, Any, Any], context: PageContext) -> None:
        super().__init__(table, context)
        self.shown: list[int] = []
        self.board = QWidget(self)
        header = TableHeader(self)
        banner = Banner(self)
        self.parts = SimpleNamespace(header=header, banner=banner, ending=None)
        self.set_up(Told(banner, context.players), self.board)

    def show_match(self, seen: ToyObservation) -> None:
        self.shown.append(seen.scores[0])

    def describe(self) -> str:
        return ""

    @property
    def surface(self) -> QWidget:
        return self.board

    def is_building(self) -> bool:
        return True

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        return ()


@pytest.fixture
def page(qtbot: QtBot, dressed: QApplication, tmp_path: Path) -> Page:
    session = begin(Shelf(tmp_path)).session
    context = PageContext(
        preferences=Preferences(default_settings(), parent=dressed),
        lexicon=lambda _tag: None,
        leave=lambda: None,
        cover=lambda _name, _lifted, _news="", _way_back=None: None,
        restart=lambda: None,
        players=("Ana", "Ben"),
    )
    made = Page(TableView(session), context)
    qtbot.addWidget(made)
    return made


def test_what_happens_at_the_table_is_told_and_shown(page: Page) -> None:
    assert [0] == page.shown
    assert () == page.table.act(0, Put())
    assert 2 == len(page.shown)
    assert page.parts.banner.message


def test_a_page_that_was_let_go_hears_no_more_of_its_table(page: Page) -> None:
    page.let_go()
    assert () == page.table.act(0, Put())
    assert [0] == page.shown
    assert "" == page.parts.banner.message
