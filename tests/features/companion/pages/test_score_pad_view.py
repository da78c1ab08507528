"""The score pad is filled by keys, undone, and there again after the program was closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.companion.pages import names_line, score_pad_view
from wordsmith_desktop.features.companion.pages.score_pad_view import ScorePadView
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.preferences import Preferences

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


def test_names_are_shown_as_they_were_taken(view: ScorePadView) -> None:
    type_in(view.names.field, " Ana ,, Ben,")
    assert "Ana, Ben" == view.names.field.text()
    type_in(view.names.field, "a,b,c,d,e,f,g,h,i")
    assert "a, b, c, d, e, f, g, h" == view.names.field.text()


def test_a_refusal_of_names_is_seen_until_others_are_taken(view: ScorePadView) -> None:
    type_in(view.field, "1")
    assert not view.names.message.isVisible()
    type_in(view.names.field, "")
    assert view.names.message.isVisible()
    assert ("Ana", "Ben") == view.pad.players
    type_in(view.names.field, "Eva")
    assert not view.names.message.isVisible()
    assert "" == view.names.message.text()


def test_what_is_wrong_with_points_is_seen_until_others_are_entered(view: ScorePadView) -> None:
    assert not view.message.isVisible()
    type_in(view.field, "x")
    assert view.message.isVisible()
    assert "x" == view.field.text()
    type_in(view.field, "4")
    assert not view.message.isVisible()
    assert "" == view.field.text()


def test_after_points_the_next_ones_are_typed_at_once(view: ScorePadView) -> None:
    view.field.setText("4")
    view.enter.setFocus()
    view.enter.click()
    assert QApplication.focusWidget() is view.field


def test_a_counter_goes_up_and_down_for_the_same_player(view: ScorePadView) -> None:
    view.player.setCurrentIndex(1)
    for button in (view.up, view.up, view.down):
        button.click()
    assert "1" == view.table.texts()[1][2]
    assert "Ben" == view.player.currentText()


def test_what_stands_on_the_pad_now_is_said(
    view: ScorePadView, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    for module in (names_line, score_pad_view):
        monkeypatch.setattr(
            module, "announce", lambda _source, sentence: told.append(sentence) if sentence else 0
        )
    type_in(view.field, "12")
    view.up.click()
    view.undo.click()
    type_in(view.names.field, "Eva, Ben, Cem")
    type_in(view.names.field, "")
    assert [
        "Ana: 12, sum 12. Next: Ben.",
        "Ben: counter 1.",
        "Taken back.",
        "3 names on the pad.",
        "Somebody with points would be missing: begin a new pad.",
    ] == told


def test_buttons_without_a_use_are_off(qtbot: QtBot, view: ScorePadView) -> None:
    def usable(shown: ScorePadView) -> list[bool]:
        return [one.isEnabled() for one in (shown.up, shown.down, shown.undo, shown.anew)]

    assert [True, True, False, False] == usable(view)
    type_in(view.field, "12")
    assert [True] * 4 == usable(view)
    nobody = ScorePadView(Preferences(Settings()))
    qtbot.addWidget(nobody)
    assert [False] * 4 == usable(nobody)
    assert nobody.table.isHidden()


def test_everybody_on_the_pad_can_be_chosen_once(view: ScorePadView) -> None:
    def offered() -> list[str]:
        return [view.player.itemText(place) for place in range(view.player.count())]

    type_in(view.field, "12")
    assert ["Ana", "Ben"] == offered()
    type_in(view.names.field, "Eva, Ben, Cem")
    assert ["Eva", "Ben", "Cem"] == offered()


def test_how_names_are_typed_is_told(view: ScorePadView) -> None:
    hint = "1 to 8 names, with commas between them"
    field = view.names.field
    assert (hint, hint) == (field.placeholderText(), field.accessibleDescription())
