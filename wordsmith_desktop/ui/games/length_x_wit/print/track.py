"""Boxes on the way to the goal, to be ticked as somebody passes them (L11)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from wordsmith_desktop.ui.kit.paper_print.blocks import Block
from wordsmith_desktop.ui.kit.paper_print.boxes import paint_box, paint_tick
from wordsmith_desktop.ui.kit.paper_print.paper import SMALLEST, Align, Paper, Weight

_STEPS: Final = 15
"""As many boxes as 150 points have tens."""
_APART: Final = 6
_NUMBER: Final = 30
"""Height of the numbers above the boxes."""
_MARGIN: Final = 14


def track(width: float, goal: int, total: int = 0) -> Block:
    """The boxes; those that `total` has passed are ticked, and the goal has a heavy frame."""
    side = width / _STEPS - _APART

    def paint(paper: Paper) -> None:
        top = paper.y + _MARGIN
        for place, points in enumerate(steps(goal)):
            x = place * (side + _APART) + _APART / 2
            number = QRectF(x - _APART / 2, top, side + _APART, _NUMBER)
            paper.line(str(points), number, size=SMALLEST, align=Align.CENTRE)
            box = QRectF(x, top + _NUMBER, side, side)
            paint_box(paper, box, is_shaded=points == goal)
            if points <= total:
                paint_tick(paper, box)
            if points == goal:
                paper.pen(Weight.HEAVY)
                paper.painter.drawRect(box)

    return Block(2 * _MARGIN + _NUMBER + side, paint)


def steps(goal: int) -> tuple[int, ...]:
    """The points of the boxes; the last one is the goal."""
    count = min(_STEPS, goal)
    return tuple(goal * number // count for number in range(1, count + 1))
