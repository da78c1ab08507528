"""What scrolls is brought into sight, through every area around it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.layouts import reveal

pytestmark = pytest.mark.usefixtures("dressed")

PLACE, SIDE = 700, 40


def _area(content: QWidget, size: int) -> QScrollArea:
    area = QScrollArea()
    area.resize(size, size)
    area.setWidget(content)
    return area


def _paper(*, height: int = SIDE) -> tuple[QWidget, QWidget]:
    """A high paper, and something far down on it."""
    paper = QWidget()
    paper.resize(100, 1000)
    thing = QWidget(paper)
    thing.setGeometry(0, PLACE, SIDE, height)
    return paper, thing


def _is_seen(thing: QWidget) -> bool:
    return thing.visibleRegion().boundingRect() == thing.rect()


def test_what_is_far_down_comes_into_sight(qtbot: QtBot) -> None:
    paper, thing = _paper()
    area = _area(paper, 200)
    qtbot.addWidget(area)
    area.show()
    assert not _is_seen(thing)
    reveal(thing)
    assert _is_seen(thing)


def test_an_area_in_an_area_scrolls_too(qtbot: QtBot) -> None:
    paper, thing = _paper()
    outer_paper = QWidget()
    outer_paper.resize(300, 1000)
    inner = _area(paper, 200)
    inner.setParent(outer_paper)
    inner.move(0, PLACE)
    outer = _area(outer_paper, 300)
    qtbot.addWidget(outer)
    outer.show()
    reveal(thing)
    assert _is_seen(thing)


def test_of_what_has_no_room_the_top_is_seen_or_the_part_that_is_asked_for(qtbot: QtBot) -> None:
    paper, thing = _paper(height=300)
    area = _area(paper, 200)
    qtbot.addWidget(area)
    area.show()
    reveal(thing)
    assert 0 == thing.visibleRegion().boundingRect().top()
    foot = QRect(0, 280, SIDE, 20)
    reveal(thing, foot)
    assert thing.visibleRegion().contains(foot)
