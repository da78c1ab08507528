"""What lies on the felt of an ending: its captions, and how it turns up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.match_end.ending import BestShown, StagePiece
from wordsmith_desktop.window.kit.match_end.stage import (
    ASSEMBLE_MS,
    TURN_MS,
    BestWordStage,
    caption_spans,
)

GAP = 16.0


def boxes_at(*lefts: float, breadth: float = 100) -> list[QRectF]:
    return [QRectF(left, 20, breadth, 80) for left in lefts]


def test_a_caption_stands_in_the_middle_below_its_piece_where_there_is_room() -> None:
    spans = caption_spans(boxes_at(100, 500), (80, 120), 700, GAP)
    assert [(110, 80), (490, 120)] == spans


@pytest.mark.parametrize("lefts", [(300, 420), (100, 210), (490, 600)])
def test_long_captions_of_neighbours_never_overlap(lefts: tuple[float, float]) -> None:
    (left, breadth), (right, other) = caption_spans(boxes_at(*lefts), (340, 420), 800, GAP)
    assert left >= 0
    assert left + breadth + GAP <= right
    assert right + other <= 800


def test_a_caption_that_finds_no_room_has_all_that_there_is() -> None:
    assert [(0, 200)] == caption_spans(boxes_at(50), (500,), 200, GAP)


def _said(into: list[str], what: str) -> Callable[[QPainter, QRectF, Look], None]:
    return lambda _painter, _rect, _look: into.append(what)


def test_what_turns_up_little_by_little_does_so_once_it_lies_there(
    dressed: QApplication, qtbot: QtBot
) -> None:
    assert dressed
    seen: list[str] = []
    turning = (_said(seen, "face down"), _said(seen, "half"))
    stage = BestWordStage(BestShown("", (StagePiece(1.0, _said(seen, "open"), turning=turning),)))
    qtbot.addWidget(stage)
    stage.resize(400, 300)
    stage.show()
    assert stage.is_moving
    stage._animation.pause()
    for done in (0, ASSEMBLE_MS // 2, ASSEMBLE_MS + 1, ASSEMBLE_MS + TURN_MS + 1):
        stage._animation.setCurrentTime(done)
        stage.grab()
    stage.settle()
    stage.grab()
    assert ["face down", "half", "open"] == [name for name, _ in groupby(seen)]


def test_without_movement_all_is_turned_up_at_once(dressed: QApplication, qtbot: QtBot) -> None:
    assert dressed
    appearance().set_look(Look(reduced_motion=True))
    seen: list[str] = []
    piece = StagePiece(1.0, _said(seen, "open"), turning=(_said(seen, "face down"),))
    stage = BestWordStage(BestShown("", (piece,)))
    qtbot.addWidget(stage)
    stage.resize(400, 300)
    stage.show()
    stage.grab()
    assert not stage.is_moving
    assert {"open"} == set(seen)
