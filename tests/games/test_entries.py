"""The games as the shell finds them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.table_play import TablePlay
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entries
from wordsmith_desktop.window.kit.game_page import GamePage, NewMatchForm

ENTRIES = {entry.game: entry for entry in find_entries(game_names())}
every_entry = pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)


def test_every_game_has_an_entry() -> None:
    assert set(game_names()) == set(ENTRIES)


def can_play(rules: AnyRules, seats: int) -> bool:
    """Whether so many can play by the usual ruleset."""
    try:
        rules.new(rules.ruleset_type(), seats)
    except ValueError:
        return False
    return True


@every_entry
def test_as_many_can_play_as_its_rules_allow(entry: GameEntry) -> None:
    rules, (fewest, most) = rules_of(entry.game), entry.players
    tried = (fewest - 1, most, most + 1)
    assert [can_play(rules, seats) for seats in tried] == [False, True, False]


@every_entry
@pytest.mark.usefixtures("dressed")
def test_its_form_makes_a_ruleset_of_the_game(entry: GameEntry, qtbot: QtBot) -> None:
    form = entry.make_form()
    qtbot.addWidget(form)
    assert isinstance(form.ruleset(), rules_of(entry.game).ruleset_type)


@every_entry
def test_its_rules_and_keys_are_told_and_no_key_twice(entry: GameEntry) -> None:
    assert entry.words.rules()
    keys = [key.keys.en for key in entry.keys]
    assert keys
    assert sorted(set(keys)) == sorted(keys)


@pytest.fixture
def taken(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[set[str]]:
    """The keys of the window's own menus."""
    assert dressed
    table: TablePlay[GamePage, NewMatchForm] = TablePlay(tmp_path, qtbot, monkeypatch)
    actions = table.open().menuBar().findChildren(QAction)
    yield {key.toString() for action in actions for key in action.shortcuts()}
    table.shut()


def test_no_game_takes_a_key_of_the_window_s_menus(taken: set[str]) -> None:
    assert {"Ctrl+W", "Ctrl+Shift+S", "F1"} <= taken
    own = {
        key for entry in ENTRIES.values() for one in entry.keys for key in one.keys.en.split(", ")
    }
    assert {"Ctrl+R", "F2", "Ctrl+Z"} <= own
    assert taken.isdisjoint(own)
