"""Every dialog fits the screen: what has no room on it scrolls, and its buttons are in view."""

from __future__ import annotations

import sys
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.window.known_scenes import SCENES
from wordsmith_desktop.window.kit import dialogs
from wordsmith_desktop.window.kit.dialogs import PlainDialog

SCREENS: Final = {
    "1024 x 600": QSize(1024, 600),
    "1280 x 720 at 1.25": QSize(1024, 576),
    "1366 x 768 at 1.5": QSize(911, 512),
    "1920 x 1080 at 2": QSize(960, 540),
}
"""What a desktop leaves of them to windows, in pixels of the program."""
DIALOGS: Final = (
    "asked-dialog",
    "box-correcting",
    "crash",
    "data-bring-in",
    "data-leaving",
    "data-secrets",
    "data-take-over",
    "house",
    "keys",
    "look-up",
    "mixed-dialog",
    "print-match",
    "print-worksheet-words",
    "words-only-played",
    "workshop-giving",
    "workshop-letters",
)


FILLED: Final = "primary"


@pytest.fixture(name="screen")
def small_screen(monkeypatch: pytest.MonkeyPatch) -> list[QSize]:
    """Holds the screen on which dialogs are from now on."""
    held = [QSize(1920, 1080)]
    monkeypatch.setattr(dialogs, "room_on_screen", lambda _dialog: held[0] - QSize(40, 80))
    return held


def _cut_off(dialog: PlainDialog) -> list[str]:
    """The buttons of the dialog's own row that are not wholly in view."""
    above = dialog.contents
    row = [one for one in dialog.findChildren(QPushButton) if not above.isAncestorOf(one)]
    shown = [one for one in row if one.isVisible()]
    assert shown
    whole = dialog.rect()
    return [
        one.text()
        for one in shown
        if not whole.contains(QRect(one.mapTo(dialog, QPoint()), one.size()))
        or one.width() < one.minimumSizeHint().width()
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="type is of another size on every system")
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.usefixtures("same_every_time")
def test_every_dialog_fits_small_screens(
    name: str, text_scale: int, screens: Any, typeface: str, screen: list[QSize]
) -> None:
    variant = screens.Variant("de", "light", (1024, 600), text_scale)
    screen[0] = SCREENS["1024 x 600"]
    with screens.staged(SCENES[name], variant, typeface) as (dialog, context):
        context.wait_for_work()
        filled = [one for one in dialog.findChildren(QPushButton) if one.property("rank") == FILLED]
        assert all(one.isDefault() for one in filled), "Enter presses the filled button"
        for name, size in SCREENS.items():
            screen[0] = size
            dialog.fit_again()
            context.settle()
            room = dialogs.room_on_screen(dialog)
            assert dialog.width() <= room.width(), name
            assert dialog.height() <= room.height(), name
            assert [] == _cut_off(dialog), name


def _long(dialog: PlainDialog, lines: int) -> QLabel:
    told = QLabel("\n".join(f"Line {number}" for number in range(lines)))
    dialog.add(told)
    return told


def test_a_dialog_is_as_high_as_what_is_in_it_while_the_screen_has_room(
    qtbot: QtBot, dressed: QApplication, screen: list[QSize]
) -> None:
    assert dressed
    assert screen
    dialog = PlainDialog("Much")
    qtbot.addWidget(dialog)
    dialog.add_close()
    told = _long(dialog, 20)
    dialog.fit(300, 100)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert 0 == dialog.contents.verticalScrollBar().maximum()
    told.setText("\n".join(["more"] * 30))
    qtbot.waitUntil(lambda: dialog.height() > told.sizeHint().height())
    assert 0 == dialog.contents.verticalScrollBar().maximum()


def test_it_scrolls_where_the_screen_has_none(
    qtbot: QtBot, dressed: QApplication, screen: list[QSize]
) -> None:
    assert dressed
    screen[0] = QSize(640, 480)
    dialog = PlainDialog("Much")
    qtbot.addWidget(dialog)
    dialog.add_close()
    _long(dialog, 100)
    dialog.fit(300, 100)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert 400 == dialog.height()
    assert dialog.contents.verticalScrollBar().maximum() > 0
    assert [] == _cut_off(dialog)
