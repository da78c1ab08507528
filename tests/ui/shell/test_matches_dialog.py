"""The list of saved matches, which may be long."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.ui.shell.matches_dialog import PAGE, MatchesDialog
from wordsmith_desktop.ui.shell.ports import SavedMatch

pytestmark = pytest.mark.usefixtures("dressed")


class Shelved:
    """Matches that count how many of them were read."""

    def __init__(self, count: int) -> None:
        self.read = 0
        self._count = count

    def __iter__(self) -> Iterator[SavedMatch]:
        for number in range(self._count):
            self.read += 1
            yield SavedMatch(Path(f"{number}.jsonl"), "toy", (f"Player {number}",), 1_000 * number)


def opened(qtbot: QtBot, saves: Shelved) -> MatchesDialog:
    dialog = MatchesDialog((), saves, lambda path: path, replay=lambda _path: "")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_only_the_first_page_is_read_until_the_list_is_scrolled(qtbot: QtBot) -> None:
    saves = Shelved(4 * PAGE)
    dialog = opened(qtbot, saves)
    assert (PAGE, PAGE) == (saves.read, dialog.list.count())
    dialog.list.scrollToBottom()
    qtbot.waitUntil(lambda: dialog.list.count() == 2 * PAGE)
    assert 2 * PAGE == saves.read


def test_the_keyboard_leads_to_the_oldest_match(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Shelved(3 * PAGE + 7))
    for _ in range(5):
        QTest.keyClick(dialog.list, Qt.Key.Key_End)
        # What was read is laid out, and the bar gets its new range, in the next turn.
        QTest.qWait(0)
    assert 3 * PAGE + 6 == dialog.list.currentRow()
    assert f"Player {3 * PAGE + 6}" in dialog.list.item(dialog.list.currentRow()).text()


def test_what_is_thrown_away_makes_room_for_older_ones(qtbot: QtBot) -> None:
    saves = Shelved(2 * PAGE)
    dialog = opened(qtbot, saves)
    for _ in range(PAGE - 1):
        dialog.delete_button.click()
    qtbot.waitUntil(lambda: saves.read > PAGE)
    assert saves.read - (PAGE - 1) == dialog.list.count()
