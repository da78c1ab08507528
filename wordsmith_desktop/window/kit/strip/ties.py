"""Paints the brackets that tie the pieces of a group together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from wordsmith_desktop.core.value import Value

from ..look import Look, colour
from .geometry import tie_height
from .views import LaidView


class Bracket(Value):
    """What ties the pieces of one group together."""

    name: str
    """What is written on it."""
    places: tuple[int, ...]
    """Where its pieces lie on the strip, ascending."""
    level: int
    """Brackets of groups that interleave lie at different levels, 0 on top."""


def brackets(pieces: Sequence[LaidView]) -> tuple[Bracket, ...]:
    """A bracket for each group, from left to right, at the highest level that is free."""
    ends: list[int] = []
    made = []
    for group in dict.fromkeys(piece.group for piece in pieces if piece.group is not None):
        places = tuple(i for i, piece in enumerate(pieces) if piece.group == group)
        level = next((n for n, end in enumerate(ends) if end < places[0]), len(ends))
        ends[level : level + 1] = [places[-1]]
        made.append(Bracket(pieces[places[0]].group_name, places, level))
    return tuple(made)


def level_count(tied: Sequence[Bracket]) -> int:
    """How many levels brackets take."""
    return 1 + max((bracket.level for bracket in tied), default=-1)


_STYLES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""Of the lines at each level, so that crossing brackets can be told apart without colour."""
_BROAD: Final = 2.5
_FOOT: Final = 8
"""How much of a bracket's feet is to be seen above the names, in pixels."""
_SIDE: Final = 8
"""Room on either side of a name, in pixels."""


class Tie(Value):
    """A bracket with its place on the screen."""

    bracket: Bracket
    feet: tuple[float, ...]
    """The x of the middle of each piece, in pixels."""
    y: float
    """Height of the line."""
    room: tuple[float, float]
    """Left and right end of what its name may take."""


def ties(
    brackets: Sequence[Bracket], areas: Sequence[QRectF], area: QRectF, look: Look
) -> list[Tie]:
    """Brackets under the pieces' areas; a name may reach half way to the next one beside it."""
    made = []
    for bracket in brackets:
        beside = [other for other in brackets if other.level == bracket.level]
        at = beside.index(bracket)
        left, right = area.left(), area.right()
        if at > 0:
            left = _between(areas, beside[at - 1], bracket)
        if at + 1 < len(beside):
            right = _between(areas, bracket, beside[at + 1])
        feet = tuple(areas[place].center().x() for place in bracket.places)
        y = area.top() + (bracket.level + 0.5) * tie_height(look) + _FOOT / 2
        made.append(Tie(bracket, feet, y, (left, right)))
    return made


def _between(areas: Sequence[QRectF], one: Bracket, other: Bracket) -> float:
    return (areas[one.places[-1]].right() + areas[other.places[0]].left()) / 2


def paint_ties(painter: QPainter, tied: Sequence[Tie], top: float, look: Look) -> None:
    """Lines first, from the pieces' feet at `top`, then the names on them."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tie in tied:
        style = _STYLES[tie.bracket.level % len(_STYLES)]
        pen = QPen(colour(look.theme.ink), _BROAD, style)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QLineF(tie.feet[0], tie.y, tie.feet[-1], tie.y))
        for x in tie.feet:
            painter.drawLine(QLineF(x, top + 2, x, tie.y))
    for tie in tied:
        _paint_name(painter, tie, look)


def name_area(tie: Tie, look: Look) -> QRectF:
    """Where a bracket's name stands: in the middle, but within its room."""
    left, right = tie.room
    wanted = QFontMetricsF(look.font()).horizontalAdvance(tie.bracket.name) + 2 * _SIDE
    width = min(wanted, right - left - 4)
    x = (tie.feet[0] + tie.feet[-1] - width) / 2
    height = tie_height(look) - _FOOT
    return QRectF(max(left + 2, min(x, right - 2 - width)), tie.y - height / 2, width, height)


def _paint_name(painter: QPainter, tie: Tie, look: Look) -> None:
    theme, area = look.theme, name_area(tie, look)
    painter.setPen(QPen(colour(theme.ink), 1.5, _STYLES[tie.bracket.level % len(_STYLES)]))
    painter.setBrush(colour(theme.raised))
    painter.drawRoundedRect(area, 6, 6)
    painter.setFont(look.font())
    painter.setPen(colour(theme.ink))
    metrics = QFontMetricsF(look.font())
    # The owner's name is longest and is shortened first: the word stands at the end.
    room = area.width() - _SIDE
    text = metrics.elidedText(tie.bracket.name, Qt.TextElideMode.ElideMiddle, room)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
