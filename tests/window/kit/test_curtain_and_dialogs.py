from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QClipboard, QGuiApplication, QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import wordsmith_desktop
from tests.window.listening import heard
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit import curtain as curtain_module
from wordsmith_desktop.window.kit.curtain import Curtain
from wordsmith_desktop.window.kit.dialogs import PlainDialog, ask

pytestmark = pytest.mark.usefixtures("dressed")


def test_the_text_of_a_short_dialog_lies_by_its_title(qtbot: QtBot) -> None:
    dialog = PlainDialog("Really?", "It cannot be taken back.")
    qtbot.addWidget(dialog)
    dialog.add_close()
    dialog.fit(480, 400)
    dialog.show()
    qtbot.waitExposed(dialog)
    title, text = dialog.findChildren(QLabel)[:2]
    assert 0 <= text.y() - title.geometry().bottom() <= 2 * title.height()


def test_the_curtain_is_lifted_by_the_named_player(qtbot: QtBot) -> None:
    lifted: list[str] = []
    curtain = Curtain("Ana", lambda: lifted.append("Ana"))
    qtbot.addWidget(curtain)
    curtain.show()
    assert curtain.accessibleName() == "Pass to Ana"
    assert curtain.button.text() == "I am Ana"
    QTest.keyClick(curtain.button, Qt.Key.Key_Return)
    assert lifted == ["Ana"]


def test_a_key_held_down_does_not_lift_it(qtbot: QtBot, dressed: QApplication) -> None:
    lifted: list[str] = []
    curtain = Curtain("Ana", lambda: lifted.append("Ana"))
    qtbot.addWidget(curtain)
    curtain.show()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(
            kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
        )
        dressed.sendEvent(curtain.button, event)
    assert lifted == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_pressed_twice_does_not_lift_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    lifted: list[str] = []
    curtain = Curtain("Ana", lambda: lifted.append("Ana"))
    qtbot.addWidget(curtain)
    curtain.show()
    QTest.keyClick(curtain.button, key)
    assert lifted == []
    QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert lifted == ["Ana"]


def test_a_key_pressed_again_and_again_does_not_lift_it_until_it_has_stood_for_a_moment(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    lifted: list[str] = []
    curtain = Curtain("Ana", lambda: lifted.append("Ana"))
    qtbot.addWidget(curtain)
    curtain.show()
    restarted: list[bool] = []
    monkeypatch.setattr(buttons.Patience, "restart", lambda _self: restarted.append(True))
    for _ in range(4):
        QTest.keyClick(curtain.button, Qt.Key.Key_Return)
    assert ([], [True] * 4) == (lifted, restarted)
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)
    QTest.keyClick(curtain.button, Qt.Key.Key_Return)
    assert ["Ana"] == lifted


def test_what_has_just_happened_stands_on_the_curtain(qtbot: QtBot) -> None:
    curtain = Curtain("Ana", lambda: None, news="Ben built CHAT: 4 points.")
    qtbot.addWidget(curtain)
    said = [text.text() for text in curtain.findChildren(QLabel)]
    assert said[:2] == ["Ben built CHAT: 4 points.", "Pass to Ana"]


@pytest.mark.parametrize("news", ["", "Ben built CHAT: 4 points."])
def test_the_curtain_is_read_out_with_what_has_just_happened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, news: str
) -> None:
    said = heard(monkeypatch, curtain_module)
    curtain = Curtain("Ana", lambda: None, news=news)
    qtbot.addWidget(curtain)
    assert [f"{news} Pass to Ana".strip()] == said


@pytest.mark.parametrize(("is_own", "left"), [(True, ""), (False, "Cat")])
def test_what_was_copied_in_the_program_is_forgotten_at_the_curtain(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_own: bool, left: str
) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("Cat")
    # The platform of the tests does not know whose the content is.
    monkeypatch.setattr(QClipboard, "ownsClipboard", lambda _clipboard: is_own)
    qtbot.addWidget(Curtain("Ana", lambda: None))
    assert left == clipboard.text()


def test_escape_closes_a_dialog_and_it_goes_away(qtbot: QtBot, dressed: QApplication) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    dialog = PlainDialog("Rules", "In our own words.", parent)
    dialog.add_close()
    dialog.open()
    gone: list[bool] = []
    dialog.destroyed.connect(lambda: gone.append(True))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gone == [True]


@pytest.mark.parametrize(("answer", "expected"), [(True, ["done"]), (False, [])])
def test_a_question_does_the_thing_on_yes_only(
    qtbot: QtBot, answer: bool, expected: list[str]
) -> None:
    done: list[str] = []
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    dialog = ask(
        parent, "End?", "The match ends here.", yes="End it", then=lambda: done.append("done")
    )
    if answer:
        dialog.accept()
    else:
        dialog.reject()
    assert done == expected


def test_whatever_a_dialog_has_enter_presses_the_filled_button_wherever_it_stands(
    qtbot: QtBot,
) -> None:
    for filled_at in range(3):
        dialog = PlainDialog("Which?")
        qtbot.addWidget(dialog)
        makers = [buttons.secondary] * 3
        makers[filled_at] = buttons.primary
        row = [dialog.add_button(make(str(at))) for at, make in enumerate(makers)]
        assert [at == filled_at for at in range(3)] == [one.isDefault() for one in row]


def test_no_dialog_has_enter_press_any_other_button() -> None:
    # So what holds for the dialog that all are made of holds for all of them.
    package = Path(wordsmith_desktop.__file__).parent
    asking = re.compile(r"(?<!QLocale)\.setDefault\(")
    found = [path.name for path in package.rglob("*.py") if asking.search(path.read_text("utf-8"))]
    assert ["dialogs.py"] == found


@pytest.mark.parametrize("takes_enter", [False, True])
def test_of_a_question_enter_presses_the_button_that_is_filled(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, takes_enter: bool
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)
    done: list[str] = []
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    dialog = ask(
        parent,
        "End?",
        "The match ends here.",
        yes="End it",
        then=lambda: done.append("done"),
        takes_enter=takes_enter,
    )
    (filled,) = (
        one for one in dialog.findChildren(QPushButton) if one.property("rank") == "primary"
    )
    assert takes_enter == (filled.text() == "End it")
    assert filled.isDefault()
    pressed = QSignalSpy(filled.clicked)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert 1 == pressed.count()
    assert (["done"] if takes_enter else []) == done
