"""Keys are chosen by what they are for; what clashes is told, and all lists follow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.settings import ChosenKey
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.key_map import as_chosen, chords_in, sequences, use_keys, written
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.help_dialogs import KeysDialog
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.own_keys_dialog import OwnKeysDialog
from wordsmith_desktop.wording.texts import Text, set_language

CTRL = Qt.KeyboardModifier.ControlModifier
GAMES = tuple(entry for name in game_names() if (entry := find_entry(name)) is not None)


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    yield
    use_keys({})


@pytest.fixture
def dialog(qtbot: QtBot, dressed: QApplication) -> OwnKeysDialog:
    assert dressed
    made = OwnKeysDialog(GAMES)
    qtbot.addWidget(made)
    made.show()
    return made


def _press(dialog: OwnKeysDialog, usual: str, key: Qt.Key, keys: Qt.KeyboardModifier = CTRL) -> str:
    """Press the line of a key, and then another; what is told."""
    button = dialog.buttons[usual]
    button.setFocus()
    button.click()
    QTest.keyClick(button, key, keys)
    return dialog.line.text()


def test_every_key_of_the_lists_can_be_chosen(dialog: OwnKeysDialog) -> None:
    of_tables = {chord for game in GAMES for one in game.keys for chord in chords_in(one.keys.en)}
    assert of_tables <= set(dialog.buttons)
    assert {"Ctrl+R", "Ctrl+Return", "Ctrl+4", "F2", "F8", "F9", "Ctrl+N", "F10"} <= set(
        dialog.buttons
    )
    assert not {"Ctrl+C", "Ctrl+Left", "Tab"} & set(dialog.buttons)


def test_another_key_is_taken_once_the_dialog_closes(dialog: OwnKeysDialog, qtbot: QtBot) -> None:
    assert _press(dialog, "Ctrl+R", Qt.Key.Key_J).endswith(f"now {written('Ctrl+J')}.")
    assert written("Ctrl+J") == dialog.buttons["Ctrl+R"].text()
    with qtbot.waitSignal(dialog.chosen) as told:
        # Accepted it would delete itself, which is how the window closes it.
        dialog.finished.emit(0)
    assert [(ChosenKey("Ctrl+R", "Ctrl+J"),)] == told.args


def test_a_clash_is_told_and_not_taken(dialog: OwnKeysDialog) -> None:
    assert "taken" in _press(dialog, "Ctrl+R", Qt.Key.Key_E)
    assert "Press a key …" == dialog.buttons["Ctrl+R"].text()
    QTest.keyClick(dialog.buttons["Ctrl+R"], Qt.Key.Key_Escape)
    assert written("Ctrl+R") == dialog.buttons["Ctrl+R"].text()
    assert dialog.isVisible()
    # Once its own line has left it, it is free.
    _press(dialog, "Ctrl+E", Qt.Key.Key_J)
    assert _press(dialog, "Ctrl+R", Qt.Key.Key_E).endswith(f"now {written('Ctrl+E')}.")


@pytest.mark.parametrize("key", [Qt.Key.Key_T, Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_what_types_or_moves_about_cannot_be_chosen(dialog: OwnKeysDialog, key: Qt.Key) -> None:
    said = _press(dialog, "Ctrl+R", key, Qt.KeyboardModifier.NoModifier)
    assert "own use everywhere" in said


def test_all_are_the_usual_ones_again_by_one_button(qtbot: QtBot) -> None:
    made = OwnKeysDialog(GAMES, (ChosenKey("F2", "F12"),))
    qtbot.addWidget(made)
    assert "F12" == made.buttons["F2"].text()
    made.usual.click()
    assert "F2" == made.buttons["F2"].text()


def test_menus_and_their_keys_follow_at_once(window: MainWindow, preferences: Preferences) -> None:
    def keys() -> list[str]:
        menus = window._menus
        assert menus is not None
        return [one.toString() for one in menus.settings_action.shortcuts()]

    assert ["Ctrl+,"] == keys()
    preferences.change(chosen_keys=(ChosenKey("Ctrl+,", "Ctrl+J"),))
    assert ["Ctrl+J"] == keys()
    preferences.change(chosen_keys=())
    assert ["Ctrl+,"] == keys()


def test_the_list_of_keys_follows(qtbot: QtBot) -> None:
    use_keys({"Ctrl+R": "Ctrl+J", "F6": "F12"})
    dialog = KeysDialog(GAMES, "letter_pieces")
    qtbot.addWidget(dialog)
    said = [one.text() for one in dialog.findChildren(QLabel)]
    assert written("Ctrl+J") in said
    assert "Ctrl+R" not in said
    assert "F5, F12, F7, F8" in said


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (Text("Ctrl+Z, Ctrl+Y", "Strg+Z, Strg+Y"), "Strg+Z, F12"),
        (Text("Ctrl+Enter", "Strg+Eingabe"), "F11"),
        (Text("Ctrl+Shift+E", "Strg+Umschalt+E"), "Strg+Umschalt+E"),
    ],
)
def test_a_list_in_german_follows_too(keys: Text, expected: str) -> None:
    use_keys({"Ctrl+Y": "F12", "Ctrl+Return": "F11", "Ctrl+E": "F9"})
    set_language("de")
    try:
        assert expected == as_chosen(keys)
    finally:
        set_language("en")


def test_an_action_listens_to_what_was_chosen() -> None:
    use_keys({"F9": "F12"})
    assert ["F12", "Pause"] == [one.toString() for one in sequences(("F9", "Pause"))]
