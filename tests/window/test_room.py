"""Every scene has room at every size: what is acted on in reach, nothing clipped (WCAG 1.4.10).

A few scenes each time, by a seed; all of them at night, in both languages.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Final

import pytest
from measure.room import SIZES, Fit, faults, measured
from pictures.screens import find_scenes
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.wording.texts import Language

ALL_SCENES: Final = {one.name: one for one in find_scenes()}
TABLES = sorted(
    name
    for name in ALL_SCENES
    if name.startswith(("letters-", "wit-", "rewordable-", "crossword-", "computers-"))
)
OTHERS = sorted(set(ALL_SCENES) - set(TABLES))
KNOWN = (
    "box-cards",
    "letters-move-menu",
    "rewordable-fullest",
    "wit-all-moves",
    "workshop-solving",
)
"""Which have more at once than small windows hold, or were scrolled on purpose."""
TAUGHT = ("lesson-", "letters-lesson-")
"""Beside what a coach says, a table in a small window may scroll."""
CHOSEN = [*Random("room").sample(TABLES, 1), *Random("room").sample(OTHERS, 1)]
TOUCHED = Random("fingers").sample(sorted(ALL_SCENES), 2)
FOR_FINGERS: Final = (Fit(1280, 800, 100, False), Fit(800, 600, 100, False))

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="type is drawn differently on every system"),
    pytest.mark.usefixtures("same_every_time"),
]


def _assert_has_room(name: str, language: Language, typeface: str) -> None:
    may_scroll = name in KNOWN or name.startswith(TAUGHT)
    found = [
        f"{fit.name}: {fault}"
        for fit, said in measured(ALL_SCENES[name], language, SIZES, typeface)
        for fault in said
        if not (may_scroll and fault.startswith("out of view"))
    ]
    assert [] == found


def _assert_suits_fingers(name: str, typeface: str) -> None:
    at_sizes = measured(ALL_SCENES[name], "de", FOR_FINGERS, typeface, for_fingers=True)
    found = [fault for _fit, said in at_sizes for fault in said if fault.startswith("small")]
    assert [] == found


@pytest.mark.parametrize("name", CHOSEN)
def test_a_scene_has_room_at_every_size(name: str, typeface: str) -> None:
    _assert_has_room(name, "de", typeface)


@pytest.mark.parametrize("name", TOUCHED)
def test_all_that_is_pressed_in_a_scene_is_large_enough_for_fingers(
    name: str, typeface: str
) -> None:
    _assert_suits_fingers(name, typeface)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", sorted(ALL_SCENES))
def test_every_scene_has_room_at_every_size(name: str, language: Language, typeface: str) -> None:
    _assert_has_room(name, language, typeface)


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(ALL_SCENES))
def test_all_that_is_pressed_in_every_scene_is_large_enough_for_fingers(
    name: str, typeface: str
) -> None:
    _assert_suits_fingers(name, typeface)


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


@pytest.mark.usefixtures("dressed")
def test_a_line_may_lack_what_is_empty_but_no_ink(qtbot: QtBot) -> None:
    label = QLabel("Ägypten")
    page = _page(qtbot, label)
    needed = label.minimumSizeHint().height()
    told = []
    for height in range(needed, needed // 2, -1):
        label.setFixedHeight(height)
        QApplication.processEvents()
        told.append(any(one.startswith("cut: QLabel") for one in faults(page, is_whole=False)))
    assert not told[0]
    assert told[-1]
    assert told == sorted(told)


@pytest.mark.usefixtures("dressed")
def test_a_button_whose_margins_leave_its_words_no_room_is_cut(qtbot: QtBot) -> None:
    button = QPushButton("…")
    page = _page(qtbot, button)
    button.setStyleSheet("padding: 0px 16px;")
    button.setFixedWidth(44)
    QApplication.processEvents()
    assert any(one.startswith("cut: QPushButton") for one in faults(page, is_whole=False))
