"""Keys are chosen by what they are for; what clashes is told, and all lists follow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.settings import ChosenKey
from wordsmith_desktop.window.kit.board_keys import BoardKeys
from wordsmith_desktop.window.kit.composing import take_composed
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.key_map import as_chosen, chords_in, sequences, use_keys, written
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.help_dialogs import KeysDialog
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.own_keys_dialog import OwnKeysDialog
from wordsmith_desktop.wording.texts import Text, set_language

CTRL = Qt.KeyboardModifier.ControlModifier
ALONE = Qt.KeyboardModifier.NoModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
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
        role = QAction.MenuRole.PreferencesRole
        (settings,) = (one for one in menus._screens if one.menuRole() is role)
        return [one.toString() for one in settings.shortcuts()]

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


# Keys of boards, which are pressed alone


@pytest.fixture
def board_keys() -> Iterator[BoardKeys]:
    made = BoardKeys()
    yield made
    use_keys({})
    made.follow()


def test_boards_own_keys_can_be_chosen_by_what_they_are_for(dialog: OwnKeysDialog) -> None:
    of_boards = {"F", ",", ".", "Space", "Left", "Up", "Home", "Del", "Backspace", "+", "0"}
    assert of_boards | set("123456789") <= set(dialog.buttons)
    assert "(1)" in dialog.buttons["1"].does
    assert "curve" in dialog.buttons["1"].does
    assert _press(dialog, "Space", Qt.Key.Key_Insert, ALONE).endswith("now Ins.")
    # The keypad's keys are those of the same name.
    assert "8 is taken" in _press(dialog, "Up", Qt.Key.Key_8, KEYPAD)
    assert "8" == dialog.buttons["8"].text()


@pytest.mark.parametrize(
    ("usual", "key", "keys", "is_free"),
    [
        ("F", Qt.Key.Key_R, ALONE, True),
        ("1", Qt.Key.Key_R, ALONE, False),
        ("Left", Qt.Key.Key_PageUp, ALONE, True),
        ("Left", Qt.Key.Key_Tab, ALONE, False),
        ("Left", Qt.Key.Key_J, CTRL, False),
        ("Del", Qt.Key.Key_Return, ALONE, False),
        ("F", Qt.Key.Key_5, KEYPAD, False),
        ("F", Qt.Key.Key_Slash, KEYPAD, True),
    ],
)
def test_a_boards_key_is_pressed_alone_and_types_only_where_nothing_is_typed(
    dialog: OwnKeysDialog, usual: str, key: Qt.Key, keys: Qt.KeyboardModifier, is_free: bool
) -> None:
    assert is_free == (": now " in _press(dialog, usual, key, keys))


def test_an_arrow_leaves_the_keys_alone_that_ctrl_makes_a_shortcut(dialog: OwnKeysDialog) -> None:
    _press(dialog, "1", Qt.Key.Key_Insert, ALONE)
    # Ctrl and the digit take from the tray, and Ctrl and an arrow carry.
    assert "taken" in _press(dialog, "Left", Qt.Key.Key_1, ALONE)


class _Page(QWidget):
    """Gets what no board has wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[tuple[int, str]] = []

    def tell_foreign(self, letter: str) -> None:
        raise AssertionError(letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append((event.key(), event.text()))


def test_a_board_is_pressed_with_the_keys_that_were_chosen(
    qtbot: QtBot, board_keys: BoardKeys
) -> None:
    page = _Page()
    qtbot.addWidget(page)
    board, button, field = QWidget(page), QPushButton(page), QLineEdit(page)
    take_composed(board)
    use_keys({"Left": "PgUp", "F": "R", "Space": "Ins", "Ctrl+R": "F12"})
    board_keys.follow()
    pressed = {
        Qt.Key.Key_PageUp: (Qt.Key.Key_Left, ""),
        Qt.Key.Key_Left: (Qt.Key.Key_unknown, ""),
        # A letter says what it types all the same, for when nothing is held.
        Qt.Key.Key_R: (Qt.Key.Key_F, "r"),
        Qt.Key.Key_F: (Qt.Key.Key_unknown, "f"),
        Qt.Key.Key_Insert: (Qt.Key.Key_Space, ""),
        Qt.Key.Key_Right: (Qt.Key.Key_Right, ""),
    }
    for key in pressed:
        QTest.keyClick(board, key)
    assert [(int(key), text) for key, text in pressed.values()] == page.keys
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(field, Qt.Key.Key_R)
    QTest.keyClick(field, Qt.Key.Key_Space)
    assert "r " == field.text()
    use_keys({})
    board_keys.follow()
    page.keys.clear()
    QTest.keyClick(board, Qt.Key.Key_PageUp)
    assert [Qt.Key.Key_PageUp] == [key for key, _text in page.keys]


@pytest.mark.parametrize(
    ("keys", "of_board", "expected"),
    [
        (Text("F, right click", "F, Rechtsklick"), ("F",), "R, right click"),
        (Text("Ctrl+arrows", "Strg+Pfeiltasten"), ("Ctrl+Left", "Ctrl+Up"), "Ctrl+4, Ctrl+Up"),
        (Text("+, −, 0", "+, −, 0"), ("+", "-", "0"), "+, Ins, 0"),
        (Text("Home, End", "Pos1, Ende"), ("Home", "End"), "Home, End"),
    ],
)
def test_lists_of_boards_keys_follow(keys: Text, of_board: tuple[str, ...], expected: str) -> None:
    use_keys({"F": "R", "Left": "4", "-": "Ins"})
    assert expected == as_chosen(keys, of_board)
