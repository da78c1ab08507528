"""A result to be shown to others: as text and as a picture, and never with a word in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.mosaic import Mosaic, Tint, counted, written
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.cards import PaintPicture
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.table import paint_table
from wordsmith_desktop.wording.texts import PROGRAM, say

from .. import challenge_texts as texts
from ..medals import Medal
from .medal import paint_medal

_MOST: Final = 3
"""How high a mark can be."""
MOST_MARKS: Final = 24
"""More turns than that share their marks."""
MOST_ROWS: Final = 12
"""A picture in characters of more rows is no picture any more."""


class Shared(Value, kw_only=True):
    """All that is told of a result: figures, and nothing that was played."""

    kind: str
    occasion: str
    """The day or week; empty for a deal of free choice."""
    result: str
    medal: Medal | None
    """None while nobody knows."""
    marks: tuple[int, ...]
    """How well it went from turn to turn, from 0 to 3."""
    mosaic: Mosaic = ()
    """What was made, in the colours of the game's material."""
    tints: Mapping[Tint, str] = {}
    """What each colour stands for."""
    code: str
    is_untimed: bool = False
    """Whether no clock ran."""


def marks_of(recap: Recap) -> tuple[int, ...]:
    """How much every turn of somebody alone brought, beside the best of them.

    Where there are no turns, how long every word was.
    """
    if len(recap.course) > 2:
        points = [row[0] for row in recap.course]
        gains = [after - before for before, after in pairwise(points)]
    else:
        gains = [len(one.word) for one in (recap.words or ((),))[0]]
    each = -(-len(gains) // MOST_MARKS)
    parts = [sum(gains[at : at + each]) for at in range(0, len(gains), each or 1)]
    most = max(parts, default=0)
    return tuple(0 if part <= 0 else -(-_MOST * part // most) for part in parts)


def share_text(shared: Shared) -> str:
    """The lines that are sent to somebody."""
    lines = (
        say(texts.SHARE_TITLE, program=say(PROGRAM), kind=shared.kind),
        shared.occasion,
        result_line(shared),
        written(shared.mosaic) if len(shared.mosaic) <= MOST_ROWS else "",
        mosaic_line(shared),
        say(texts.SHARE_CODE, code=shared.code),
    )
    return "\n".join(line for line in lines if line)


def mosaic_line(shared: Shared) -> str:
    """What its squares stand for and how many there are, for whoever sees no colours."""
    return " · ".join(
        say(texts.SHARE_TINT, square=tint.value, what=shared.tints[tint], n=count)
        for tint, count in counted(shared.mosaic).items()
    )


def result_line(shared: Shared) -> str:
    """Result and medal."""
    result = shared.result
    if shared.is_untimed:
        result = f"{result}, {say(texts.SHARE_UNTIMED)}"
    if not shared.medal:
        return result
    return say(texts.SHARE_RESULT, result=result, medal=say(texts.MEDALS[shared.medal]))


_LARGER: Final = 1.5
"""Type in the picture is seen from further away than that in a window."""
_WIDTH: Final = 1080
_HEIGHT: Final = 600
"""Of the picture, in pixels."""
_EDGE: Final = 56
_FELT: Final = QRectF(_WIDTH - _EDGE - 400, _EDGE, 400, 250)
_MEDAL: Final = QRectF(_EDGE, 236, 136, 170)
_BARS: Final = QRectF(_EDGE, 440, _WIDTH - 2 * _EDGE, 60)
_CODE: Final = QRectF(_EDGE, 524, _WIDTH - 2 * _EDGE, 40)


def share_picture(shared: Shared, paint_kind: PaintPicture | None) -> QPixmap:
    """The same as a picture, of the same size on every screen."""
    made = QPixmap(_WIDTH, _HEIGHT)
    made.fill(colour(look().theme.table))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, QRectF(0, 0, _WIDTH, _HEIGHT), look())
    if paint_kind is not None:
        painter.setPen(colour(look().theme.felt_line))
        painter.setBrush(colour(look().theme.felt))
        painter.drawRoundedRect(_FELT, 12, 12)
        paint_kind(painter, _FELT.adjusted(16, 16, -16, -16), look())
    room = _FELT.left() - 2 * _EDGE
    _write(painter, QRectF(_EDGE, 48, room, 72), shared.kind, Size.DISPLAY * 1.2, is_bold=True)
    _write(painter, QRectF(_EDGE, 124, room, 40), shared.occasion or say(PROGRAM), Size.LEAD)
    has_medal = bool(shared.medal)
    left = _MEDAL.right() + 32 if has_medal else _EDGE
    if shared.medal is not None:
        paint_medal(painter, _MEDAL, shared.medal)
    top = _MEDAL.top() + 24
    wide = _FELT.left() - left - _EDGE / 2
    _write(painter, QRectF(left, top, wide, 72), shared.result, Size.DISPLAY, is_bold=True)
    below = say(texts.MEDALS[shared.medal]) if shared.medal else ""
    _write(painter, QRectF(left, top + 76, wide, 40), below, Size.TITLE)
    _paint_bars(painter, shared.marks)
    code = say(texts.SHARE_CODE, code=shared.code)
    _write(painter, _CODE, f"{say(PROGRAM)} · {code}", Size.LEAD)
    painter.end()
    return made


def _paint_bars(painter: QPainter, marks: Sequence[int]) -> None:
    """A bar for each mark; of nothing a short line, so that every turn is seen."""
    step = min(40.0, _BARS.width() / max(1, len(marks)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(look().theme.accent))
    for place, mark in enumerate(marks):
        height = max(4.0, _BARS.height() * mark / _MOST)
        corner = QPointF(_BARS.left() + place * step, _BARS.bottom() - height)
        bar = QRectF(corner.x(), corner.y(), step * 0.8, height)
        painter.drawRoundedRect(bar, 2, 2)


def _write(
    painter: QPainter, area: QRectF, text: str, size: float, *, is_bold: bool = False
) -> None:
    """A line, as large as it is to be and fits."""
    pixels = size * _LARGER
    font = look().font(Size.BODY, bold=is_bold)
    font.setPixelSize(round(pixels))
    painter.setFont(font)
    breadth = painter.fontMetrics().horizontalAdvance(text)
    if breadth > area.width():
        font.setPixelSize(max(8, int(pixels * area.width() / breadth)))
        painter.setFont(font)
    painter.setPen(colour(look().theme.ink))
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
