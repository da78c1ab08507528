"""Length × Wit as the shell finds it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from tests.ui.games.table_play import TablePlay
from wordsmith_desktop.games.length_x_wit.ruleset import SEATS, Ruleset
from wordsmith_desktop.games.registry import game_names
from wordsmith_desktop.ui.kit.game_entry import GameEntry, GamePage, NewMatchForm, find_entry
from wordsmith_desktop.ui.kit.settings import Settings
from wordsmith_desktop.ui.kit.sheets import sheet_text_of


@pytest.fixture
def entry() -> GameEntry:
    found = find_entry("length_x_wit")
    assert found is not None
    return found


def test_the_shell_finds_it_by_the_name_of_its_rules(entry: GameEntry) -> None:
    assert entry.game in game_names()
    assert entry.title == sheet_text_of(entry.game).title
    assert (SEATS[0], SEATS[-1]) == entry.players


@pytest.mark.usefixtures("dressed")
def test_its_form_makes_a_ruleset_of_the_game(entry: GameEntry, qtbot: QtBot) -> None:
    form = entry.make_form(Settings())
    qtbot.addWidget(form)
    assert isinstance(form.ruleset(), Ruleset)


def test_its_rules_and_keys_are_told_and_no_key_twice(entry: GameEntry) -> None:
    assert entry.rules_book()
    keys = [key.keys.en for key in entry.keys]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.usefixtures("dressed")
def test_it_takes_no_key_of_the_window_s_menus(
    entry: GameEntry, qtbot: QtBot, tmp_path: Path
) -> None:
    table: TablePlay[GamePage, NewMatchForm] = TablePlay(tmp_path, qtbot)
    actions = table.open().menuBar().findChildren(QAction)
    taken = {key.toString() for action in actions for key in action.shortcuts()}
    table.shut()
    assert {"Ctrl+W", "Ctrl+Shift+S", "F1"} <= taken
    own = {key for one in entry.keys for key in one.keys.en.split(", ")}
    assert "Ctrl+R" in own
    assert taken.isdisjoint(own)
