"""The score pad is filled by keys, undone, and there again after the program was closed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.shell.companion.score_pad_view import ScorePadView

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def preferences() -> Preferences:
    return Preferences(Settings(pad_players=("Ana", "Ben")))


@pytest.fixture
def view(qtbot: QtBot, preferences: Preferences) -> ScorePadView:
    made = ScorePadView(preferences)
    qtbot.addWidget(made)
    made.show()
    return made


def type_in(field: QLineEdit, text: str) -> None:
    field.clear()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_points_are_typed_one_after_another_for_all_in_turn(view: ScorePadView) -> None:
    for points in ("12", "7", "-3"):
        type_in(view.field, points)
    assert [["Ana", "12 · -3", "0", "9"], ["Ben", "7", "0", "7"]] == view.table.texts()
    assert "Ben" == view.player.currentText()


def test_the_last_entry_is_undone(view: ScorePadView) -> None:
    type_in(view.field, "12")
    view.player.setCurrentIndex(1)
    view.up.click()
    assert "1" == view.table.texts()[1][2]
    view.undo.click()
    assert "0" == view.table.texts()[1][2]
    view.undo.click()
    assert "0" == view.table.texts()[0][3]
    assert not view.undo.isEnabled()


def test_a_minus_sign_from_a_text_counts_as_one(view: ScorePadView) -> None:
    view.field.setText("\N{MINUS SIGN}3")
    view.enter.click()
    assert "-3" == view.table.texts()[0][3]


@pytest.mark.parametrize("wrong", ["", "x", "1.5"])
def test_what_is_no_number_is_not_entered(view: ScorePadView, wrong: str) -> None:
    type_in(view.field, wrong)
    assert view.message.text().startswith("Points are a whole number")
    assert () == view.pad.entries


def test_names_are_typed_and_nobody_with_points_is_dropped(view: ScorePadView) -> None:
    type_in(view.names.field, "Eva, Ben, Cem")
    assert ["Eva", "Ben", "Cem"] == [row[0] for row in view.table.texts()]
    for points in ("1", "2", "3"):
        type_in(view.field, points)
    type_in(view.names.field, "Eva")
    assert ("Eva", "Ben", "Cem") == view.pad.players
    assert view.names.message.text().startswith("Somebody with points")


def test_every_entry_is_kept_with_the_settings(
    qtbot: QtBot, view: ScorePadView, preferences: Preferences
) -> None:
    type_in(view.field, "12")
    again = ScorePadView(Preferences(replace(preferences.settings)))
    qtbot.addWidget(again)
    assert view.table.texts() == again.table.texts()


def test_a_new_pad_is_begun_only_when_one_means_it(view: ScorePadView) -> None:
    type_in(view.field, "12")
    view.anew.click()
    (dialog,) = view.findChildren(PlainDialog)
    assert "12" == view.table.texts()[0][3]
    dialog.accept()
    assert "0" == view.table.texts()[0][3]
    assert "Ana" == view.table.texts()[0][0]


def test_without_names_nothing_is_entered(qtbot: QtBot) -> None:
    view = ScorePadView(Preferences(Settings()))
    qtbot.addWidget(view)
    type_in(view.field, "5")
    assert "Type names first." == view.message.text()
