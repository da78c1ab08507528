"""Every dialog fits the screen: what has no room on it scrolls, and its buttons are in view."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from pictures.screens import find_scenes
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

import wordsmith_desktop
from wordsmith_desktop.window.kit import dialogs
from wordsmith_desktop.window.kit.dialogs import PlainDialog

SCREENS: Final = {
    "1024 x 600": QSize(1024, 600),
    "1280 x 720 at 1.25": QSize(1024, 576),
    "1366 x 768 at 1.5": QSize(911, 512),
    "1920 x 1080 at 2": QSize(960, 540),
}
"""What a desktop leaves of them to windows, in pixels of the program."""
DIALOGS: Final = {
    "about": "AboutDialog",
    "asked-dialog": "HouseDialog",
    "asking-details": "DetailsDialog",
    "asking-doubt": "DoubtDialog",
    "asking-folder": "PlainDialog",
    "asking-from-words": "FromWordsDialog",
    "asking-give-up": "PlainDialog",
    "asking-lists": "WordListsDialog",
    "asking-name": "NameDialog",
    "asking-names": "NamesDialog",
    "asking-number": "NumberDialog",
    "asking-own-keys": "OwnKeysDialog",
    "asking-size": "SizeDialog",
    "asking-waiting": "WaitingDialog",
    "box-correcting": "CorrectingDialog",
    "challenges-next-player": "NextPlayerDialog",
    "crash": "PlainDialog",
    "data-bring-in": "BringInDialog",
    "data-leaving": "LeavingDialog",
    "data-secrets": "PlainDialog",
    "data-take-over": "TakeOverDialog",
    "house": "HouseDialog",
    "keys": "KeysDialog",
    "look-up": "LookUpDialog",
    "mixed-dialog": "TermsDialog",
    "print-match": "PrintDialog",
    "print-worksheet-words": "WorksheetDialog",
    "words-only-played": "LookUpDialog",
    "workshop-giving": "GivingDialog",
    "workshop-letters": "LettersDialog",
}
"""All of the program, each by a scene that shows it."""
ROWLESS: Final = {"asking-waiting"}
"""They close by themselves."""
WIDE: Final = [
    pytest.param(tag, scale, marks=[] if (tag, scale) == ("de", 200) else pytest.mark.nightly)
    for tag in ("de", "en")
    for scale in (200, 100, 150)
]


ALL_SCENES: Final = {one.name: one for one in find_scenes()}
PROGRAM: Final = Path(wordsmith_desktop.__file__).parent
FILLED: Final = "primary"


@pytest.fixture(name="screen")
def small_screen(monkeypatch: pytest.MonkeyPatch) -> list[QSize]:
    """Holds the screen on which dialogs are from now on."""
    held = [QSize(1920, 1080)]
    monkeypatch.setattr(dialogs, "room_on_screen", lambda _dialog: held[0] - QSize(40, 80))
    return held


def _buttons(dialog: PlainDialog) -> list[QPushButton]:
    return dialog.findChildren(QPushButton)


def _cut_off(dialog: PlainDialog) -> list[str]:
    """The buttons of the dialog's own row that are not wholly in view."""
    above = dialog.contents
    row = [one for one in _buttons(dialog) if not above.isAncestorOf(one)]
    shown = [one for one in row if one.isVisible()]
    whole = dialog.rect()
    return [
        one.text()
        for one in shown
        if not whole.contains(QRect(one.mapTo(dialog, QPoint()), one.size()))
        or one.width() < one.minimumSizeHint().width()
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="type is of another size on every system")
@pytest.mark.parametrize(("tag", "text_scale"), WIDE)
@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.usefixtures("same_every_time")
@pytest.mark.sampled(2)
def test_every_dialog_fits_small_screens(
    name: str, tag: str, text_scale: int, screens: Any, typeface: str, screen: list[QSize]
) -> None:
    variant = screens.Variant(tag, "light", (1024, 600), text_scale)
    screen[0] = SCREENS["1024 x 600"]
    with screens.staged(ALL_SCENES[name], variant, typeface) as (dialog, context):
        context.wait_for_work()
        assert DIALOGS[name] == type(dialog).__name__
        has_row = any(not dialog.contents.isAncestorOf(one) for one in _buttons(dialog))
        assert has_row == (name not in ROWLESS)
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


def test_every_dialog_of_the_program_is_tried() -> None:
    parents = {
        found[1]: found[2]
        for path in PROGRAM.rglob("*.py")
        for found in re.finditer(r"^class (\w+)\((\w+)\):", path.read_text("utf-8"), re.MULTILINE)
    }
    dialogs = {name for name, parent in parents.items() if parent.endswith("Dialog")}
    # What only others are made of.
    bases = set(parents.values()) - {"NameDialog"}
    assert dialogs - bases - {"PlainDialog"} == set(DIALOGS.values()) - {"PlainDialog"}


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such setting")
@pytest.mark.parametrize("dpi", [144, 192])
def test_every_dialog_fits_where_the_system_has_larger_type(dpi: int) -> None:
    named = f"{__file__}::{test_every_dialog_fits_small_screens.__name__}"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", named]
    done = subprocess.run(
        command, env={**os.environ, "QT_FONT_DPI": f"{dpi}"}, capture_output=True, text=True
    )
    assert 0 == done.returncode, done.stdout


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
