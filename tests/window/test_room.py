"""Every scene has room at every size: what is acted on in reach, nothing clipped (WCAG 1.4.10).

A few scenes each time, by a seed; all of them at night, in both languages.
"""

from __future__ import annotations

import sys
from random import Random

import pytest
from measure.room import SIZES, faults, measured
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.window.known_scenes import SCENES
from wordsmith_desktop.wording.texts import Language

TABLES = sorted(
    name
    for name in SCENES
    if name.startswith(("letters-", "wit-", "rewordable-", "crossword-", "computers-"))
)
KNOWN = (
    "crossword-no-anchor",
    "crossword-suggesting",
    "letters-move-menu",
    "rewordable-fullest",
    "wit-all-moves",
)
"""Which have more at once than small windows hold, or were scrolled on purpose."""
CHOSEN = Random("room").sample([name for name in TABLES if name not in KNOWN], 2)

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="type is drawn differently on every system"),
    pytest.mark.usefixtures("same_every_time"),
]


def _assert_has_room(name: str, language: Language, typeface: str) -> None:
    found = [
        f"{fit.name}: {fault}"
        for fit, said in measured(SCENES[name], language, SIZES, typeface)
        for fault in said
        if not (name in KNOWN and fault.startswith("out of view"))
    ]
    assert [] == found


@pytest.mark.parametrize("name", CHOSEN)
def test_a_table_has_room_at_every_size(name: str, typeface: str) -> None:
    _assert_has_room(name, "de", typeface)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_has_room_at_every_size(name: str, language: Language, typeface: str) -> None:
    _assert_has_room(name, language, typeface)


# What measures


def _page(qtbot: QtBot, *parts: QWidget) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    for part in parts:
        column.addWidget(part)
    page.resize(300, 200)
    page.show()
    return page


@pytest.mark.usefixtures("dressed")
def test_a_button_beyond_the_edge_is_clipped(qtbot: QtBot, qapp: QApplication) -> None:
    assert qapp
    page = _page(qtbot)
    button = QPushButton("Beyond", page)
    button.setGeometry(280, 10, 100, 40)
    button.show()
    assert any(one.startswith("clipped: ") for one in faults(page, is_whole=False))


@pytest.mark.usefixtures("dressed")
def test_what_scrolls_away_is_out_of_view_only_where_all_is_to_be_whole(qtbot: QtBot) -> None:
    area, held = QScrollArea(), QWidget()
    held.setFixedSize(200, 900)
    QPushButton("Below", held).setGeometry(0, 800, 120, 40)
    area.setWidget(held)
    page = _page(qtbot, area)
    assert [] == faults(page, is_whole=False)
    assert ["out of view: QPushButton “Below”"] == faults(page, is_whole=True)
    held.setFixedSize(900, 900)
    assert ["both ways: QScrollArea “”"] == faults(page, is_whole=False)


@pytest.mark.usefixtures("dressed")
def test_words_without_room_are_cut_and_small_targets_told(qtbot: QtBot) -> None:
    label, button = QLabel("A sentence that needs more room than this"), QPushButton()
    page = _page(qtbot, label, button)
    label.setFixedWidth(60)
    button.setStyleSheet("min-height: 0px; padding: 0px;")
    button.setFixedSize(20, 20)
    QApplication.processEvents()
    said = faults(page, is_whole=False)
    assert any(one.startswith("cut: QLabel") for one in said)
    assert any(one.startswith("small: QPushButton") for one in said)
