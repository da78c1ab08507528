"""How the parts of a page share its room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import Shrinking, SideBySide, stacked, stacked_tight
from wordsmith_desktop.window.kit.scrolling import scrolled

pytestmark = pytest.mark.usefixtures("dressed")


def _box(least: int) -> QWidget:
    """A part that needs so many pixels of height."""
    box = QWidget()
    box.setMinimumHeight(least)
    column = QVBoxLayout(box)
    inside = QWidget()
    inside.setMinimumSize(40, least)
    column.addWidget(inside)
    column.setContentsMargins(0, 0, 0, 0)
    return box


@pytest.mark.parametrize(("spare", "is_row"), [(0, True), (-1, False)])
def test_two_parts_stand_side_by_side_where_there_is_room(
    qtbot: QtBot, spare: int, is_row: bool
) -> None:
    left, right = QLabel("left"), QLabel("right")
    least = left.minimumSizeHint().width() + look().px(32)
    both = SideBySide(left, right)
    qtbot.addWidget(both)
    both.resize(least + spare, 200)
    both.show()
    QApplication.sendPostedEvents()
    assert (left.y() == right.y()) is is_row
    assert (left.x() == right.x()) is not is_row


@pytest.mark.parametrize(("room", "shown"), [(300, 300), (120, 120), (60, 100)])
def test_what_can_shrink_does_so_before_it_scrolls(qtbot: QtBot, room: int, shown: int) -> None:
    held = _box(100)
    area = scrolled(Shrinking(held))
    qtbot.addWidget(area)
    area.resize(200, room)
    area.show()
    assert held.height() == shown


def test_the_first_of_several_parts_is_shown(qtbot: QtBot) -> None:
    first, second = QLabel("first"), QLabel("second")
    stack = stacked(first, second)
    qtbot.addWidget(stack)
    stack.show()
    assert (first.isVisible(), second.isVisible()) == (True, False)


def test_only_the_part_that_is_shown_asks_for_room(qtbot: QtBot) -> None:
    low, high = label("a line of text"), QWidget()
    high.setFixedHeight(500)
    parts = stacked_tight(low, high)
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.addWidget(parts)
    column.addStretch(1)
    qtbot.addWidget(whole)
    whole.show()
    assert [True, False] == [low.isVisible(), high.isVisible()]
    assert whole.heightForWidth(400) < 100
    parts.setCurrentWidget(high)
    assert [False, True] == [low.isVisible(), high.isVisible()]
    assert whole.sizeHint().height() >= 500
