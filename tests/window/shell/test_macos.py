"""What macOS needs of menus and keys, as far as another system can tell."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from tests.window.shell.conftest import OpenTable
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.keyboard import INSTEAD, as_on_macos, own_key

Role = QAction.MenuRole
ORDER = [Role.AboutRole, Role.PreferencesRole, Role.QuitRole]


def entries(window: MainWindow) -> list[QAction]:
    """All that stands in the menus of the bar itself, from which macOS takes."""
    found: list[QAction] = []
    for title in window.menuBar().actions():
        menu = QMenu.menuInAction(title)
        assert isinstance(menu, QMenu)
        found += menu.actions()
    return [one for one in found if not one.isSeparator() and QMenu.menuInAction(one) is None]


def test_about_settings_and_quit_move_to_the_programs_own_menu_and_nothing_else(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table()
    moved = {action.text(): action.menuRole() for action in entries(window)}
    assert [] == [text for text, role in moved.items() if role is Role.TextHeuristicRole]
    named = [role for role in moved.values() if role is not Role.NoRole]
    assert ORDER == sorted(named, key=ORDER.index)


def test_no_key_is_one_that_macos_keeps_for_itself(window: MainWindow) -> None:
    taken = {own_key(key, is_macos=True): key for key in INSTEAD}
    keys = {key.toString() for action in entries(window) for key in action.shortcuts()}
    assert not keys & {QKeySequence(instead).toString() for instead in taken}
    assert {"Ctrl+M", "F11"} <= keys


@pytest.mark.parametrize(
    ("said", "there"),
    [
        ("Ctrl+Z", "⌘Z"),
        ("Strg+Umschalt+S", "⇧⌘S"),
        ("Alle Töne sind aus (Strg+M).", "Alle Töne sind aus (⇧⌘M)."),
        ("F11", "⌃⌘F"),
        ("Ctrl+,", "⌘,"),
        ("Ctrl and an arrow", "⌘ and an arrow"),
        ("Alt+Shift+F1", "⌥⇧F1"),
        ("Ein alter Hut, F1", "Ein alter Hut, F1"),
    ],
)
def test_sentences_name_the_keys_of_its_keyboards(said: str, there: str) -> None:
    assert there == as_on_macos(said)
