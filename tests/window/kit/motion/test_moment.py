"""A moment before the next table: it ends by itself, or with any key or click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.motion.moment import Moment

LONG_MS = 60_000


class Desk:
    """A field and a button on a page."""

    def __init__(self, qtbot: QtBot) -> None:
        self.page = QWidget()
        self.field, self.button = QLineEdit(), QPushButton("Go")
        column = QVBoxLayout(self.page)
        column.addWidget(self.field)
        column.addWidget(self.button)
        qtbot.addWidget(self.page)
        with qtbot.waitActive(self.page):
            self.page.show()
            self.page.activateWindow()
        self.field.setFocus()
        self.moment = Moment(self.page)
        self.went_on = 0
        self.clicks = 0
        self.button.clicked.connect(self._count)

    def _count(self) -> None:
        self.clicks += 1

    def begin(self, ms: int = LONG_MS, *, takes_keys: bool = False) -> None:
        self.moment.begin(ms, self._go_on, takes_keys=takes_keys)

    def _go_on(self) -> None:
        self.went_on += 1


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_it_ends_by_itself(desk: Desk, qtbot: QtBot) -> None:
    desk.begin(1)
    qtbot.waitUntil(lambda: desk.went_on == 1)
    assert not desk.moment.is_on


def test_a_key_ends_it_and_is_written_on_the_table_that_comes(desk: Desk) -> None:
    desk.begin()
    QTest.keyClick(desk.field, Qt.Key.Key_A)
    assert (1, "a") == (desk.went_on, desk.field.text())


def test_where_a_curtain_comes_the_key_does_nothing_else(desk: Desk) -> None:
    desk.begin(takes_keys=True)
    QTest.keyClick(desk.field, Qt.Key.Key_A)
    assert (1, "") == (desk.went_on, desk.field.text())


def test_a_click_ends_it_and_presses_nothing(desk: Desk) -> None:
    desk.begin()
    QTest.mouseClick(desk.button, Qt.MouseButton.LeftButton)
    assert (1, 0) == (desk.went_on, desk.clicks)
    QTest.mouseClick(desk.button, Qt.MouseButton.LeftButton)
    assert (1, 1) == (desk.went_on, desk.clicks)


def test_what_is_forgotten_never_goes_on(desk: Desk) -> None:
    desk.begin()
    desk.moment.forget()
    QTest.keyClick(desk.field, Qt.Key.Key_A)
    assert (0, "a") == (desk.went_on, desk.field.text())
