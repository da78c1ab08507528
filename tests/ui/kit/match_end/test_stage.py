"""Where captions stand below what lies on the felt of an ending."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from wordsmith_desktop.ui.kit.match_end.stage import caption_spans

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
