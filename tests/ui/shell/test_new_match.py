from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import ToyRuleset
from tests.ui.shell.conftest import page_of
from tests.ui.shell.stand_ins import ToyForm, ToyPorts, default_settings, toy_entry
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.shell.cards import Card
from wordsmith_desktop.ui.shell.main_window import MainWindow
from wordsmith_desktop.ui.shell.new_match import NewMatchDialog

pytestmark = pytest.mark.usefixtures("dressed")


def _dialog(qtbot: QtBot, ports: ToyPorts, settings: Settings | None = None) -> NewMatchDialog:
    dialog = NewMatchDialog(toy_entry(), settings or default_settings(), ports.dictionaries.all())
    qtbot.addWidget(dialog)
    return dialog


def test_two_clicks_start_a_match(window: MainWindow, preferences: Preferences) -> None:
    window.findChildren(Card)[0].click()
    dialog = window.dialog
    assert isinstance(dialog, NewMatchDialog)
    dialog.start.click()
    assert page_of(window).context.players == ("Player 1", "Player 2")
    assert preferences.settings.player_names == ("Player 1", "Player 2")
    assert (preferences.settings.word_language, preferences.settings.last_game) == ("en", "toy")


def test_names_and_dictionary_are_remembered(qtbot: QtBot, ports: ToyPorts) -> None:
    settings = Settings(player_names=("Ana", "Ben", "Cho"), word_language="de")
    dialog = _dialog(qtbot, ports, settings)
    assert (dialog.players.names, dialog.tag) == (("Ana", "Ben", "Cho"), "de")
    assert isinstance(dialog.form, ToyForm)
    assert (dialog.form.names, dialog.form.tag) == (("Ana", "Ben", "Cho"), "de")


def test_as_many_can_play_as_the_game_takes(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = _dialog(qtbot, ports)
    dialog.players.more.click()
    dialog.players.more.click()
    assert (len(dialog.players.names), dialog.players.more.isEnabled()) == (4, False)
    for _ in range(3):
        dialog.players.fewer.click()
    assert (len(dialog.players.names), dialog.players.fewer.isEnabled()) == (1, False)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ana", "ana"), "Two players are called ana."),
        (("Ana", "  "), "Every player needs a name."),
        (("Ana", "Nobody"), "Nobody cannot play."),
        (("Ana", "Ben"), ""),
    ],
)
def test_what_keeps_a_match_from_starting_is_said(
    qtbot: QtBot, ports: ToyPorts, names: tuple[str, ...], expected: str
) -> None:
    dialog = _dialog(qtbot, ports)
    for field, name in zip(dialog.players.fields, names, strict=True):
        field.setText(name)
    assert dialog.fault == expected
    assert dialog.start.isEnabled() is (expected == "")


def test_the_choice_is_handed_on(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = _dialog(qtbot, ports)
    dialog.players.fields[0].setText("  Ana   Maria ")
    chosen: list[tuple[Any, ...]] = []
    dialog.chosen.connect(lambda *values: chosen.append(values))
    dialog.start.click()
    assert chosen == [(ToyRuleset(), ("Ana Maria", "Player 2"), "en")]
