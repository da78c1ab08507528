"""What can be done by menu and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.commands import Command, Commands, on_keys
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")

CLAIM = Text("Claim & go on", "Ansagen & weiter")
SNAP = Text("Snap", "Rasten")


class Page(QWidget):
    """A page with a board, a field beside it, and what was called."""

    def __init__(self) -> None:
        super().__init__()
        self.board, self.field = QWidget(), QLineEdit()
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.addWidget(self.board)
        column.addWidget(self.field)
        self.called: list[str] = []
        self.is_open = True
        self.snaps = False
        self.commands = Commands(self, self.board, ((self._claim(),), (self._snap(),)))

    def _claim(self) -> Command:
        return Command(
            "claim",
            CLAIM,
            ("Return",),
            lambda: self.called.append("claim"),
            lambda: self.is_open,
            is_of_board=True,
        )

    def _snap(self) -> Command:
        return Command("snap", SNAP, (), lambda: None, lambda: True, is_on=lambda: self.snaps)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_the_menu_has_the_groups_with_a_line_between(page: Page) -> None:
    shown = ["-" if one.isSeparator() else one.text() for one in page.actions()]
    assert shown == ["Claim && go on\tEnter", "-", "Snap"]


def test_an_entry_opens_closes_and_is_ticked_as_the_match_stands(page: Page) -> None:
    page.is_open, page.snaps = False, True
    page.commands.refresh()
    assert not page.commands.action("claim").isEnabled()
    assert page.commands.action("snap").isChecked()


def test_in_a_match_that_is_only_looked_at_nothing_is_open_but_looking(page: Page) -> None:
    looking = Command("look", SNAP, (), lambda: None, lambda: page.is_open, is_for_looking=True)
    groups = ((page._claim(), looking),)
    commands = Commands(page, page.board, groups, is_read_only=True)
    found = []
    for page.is_open in (True, False):
        commands.refresh()
        found.append([commands.action(name).isEnabled() for name in ("claim", "look")])
    assert [[False, True], [False, False]] == found


def test_a_key_of_the_board_counts_at_the_board_only(page: Page) -> None:
    page.field.setFocus()
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert page.called == []
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.called == ["claim"]


def test_each_key_of_a_row_says_its_place(page: Page) -> None:
    pressed: list[int] = []
    on_keys(page, ("F5", "F6"), pressed.append)
    QTest.keyClick(page, Qt.Key.Key_F6)
    QTest.keyClick(page, Qt.Key.Key_F5)
    assert pressed == [1, 0]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize(
    "held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier]
)
def test_the_keypads_enter_does_what_enter_does_in_every_combination(
    qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    called: list[str] = []
    page = QWidget()
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    plain = Command("claim", CLAIM, ("Return",), lambda: called.append("plain"), lambda: True)
    both = Command("press", SNAP, ("Ctrl+Return",), lambda: called.append("ctrl"), lambda: True)
    commands = Commands(page, page, ((plain, both),))
    commands.refresh()
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus()
    is_keypad = key is Qt.Key.Key_Enter
    keypad = Qt.KeyboardModifier.KeypadModifier if is_keypad else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(page, key, held | keypad)
    assert ["plain" if held is Qt.KeyboardModifier.NoModifier else "ctrl"] == called
