"""Where things stand on the strip: arithmetic in pixels, with rectangles for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from wordsmith_desktop.core.value import Value

from ..look import Look

LETTER: Final = 0.6
"""Breadth of an outlined letter in that of a piece."""
GAP: Final = 0.1
"""Room between two pieces in the breadth of a piece."""
PAD: Final = 1.5
"""Room between the strip's edge and what is on it, in grid steps."""
CHIP: Final = 40
"""Least height of a piece, in pixels."""
_EDGE: Final = 3
"""Least room between brackets and the strip's edge, in pixels."""
_NEARLY_FULL: Final = 0.75
"""Least height of a piece, in its full height, where there is room for levels."""


class Areas(Value):
    """The bands of a strip from top to bottom, in pixels."""

    pieces: QRectF
    ties: QRectF
    """Brackets around the pieces of groups."""


class PiecePlaces(Value):
    """Where everything in the line of pieces stands."""

    pieces: tuple[QRectF, ...]
    unlaid: tuple[QRectF, ...]
    """Letters that were typed and have no piece."""
    gap: QRectF | None
    """Room held free for a piece that is being carried."""
    caret: float
    """The x of the place where the next piece goes."""


def tie_height(look: Look) -> float:
    """Height of one level of brackets with their writing."""
    return look.text_px() * 1.4 + 10


def full_height(look: Look) -> float:
    """Height of a piece where a page does not say otherwise."""
    return 48 + look.px(4.5)


def strip_height(look: Look, *, piece: float, levels: int) -> int:
    """Height of a strip in pixels, by that of a piece and the levels of brackets."""
    return round(2 * look.gap(PAD) + piece + levels * tie_height(look))


def least_height(look: Look, *, levels: int) -> int:
    """Height that holds small pieces over so many levels of brackets, larger ones over one."""
    few = strip_height(look, piece=1.6 * CHIP, levels=min(1, levels))
    return max(few, strip_height(look, piece=CHIP, levels=levels))


def areas(size: QSizeF, look: Look, *, piece: float, levels: int, spare: int, aside: int) -> Areas:
    """Bands of a strip of that size, in the middle of its height.

    `piece` is the height of a piece that has all its room. `levels` of brackets are there; `spare`
    of them have room from the start where there is enough, so that the pieces keep their place
    while groups are added. `aside` pixels at the right are not for pieces.
    """
    pad = look.gap(PAD)
    whole = QRectF(0, 0, size.width(), size.height()).adjusted(pad, pad, -pad - aside, -pad)
    tie = tie_height(look)
    has_room = whole.height() - spare * tie >= piece * _NEARLY_FULL
    ties = max(spare if has_room else min(1, spare), levels) * tie
    # More levels than have room kept take the edge below first.
    spill = pad - _EDGE if levels > max(1, spare) or (levels > 1 and not has_room) else 0.0
    room = whole.height() + spill
    height = max(CHIP, min(room - ties, piece))
    # Whole pixels: half of one would make a piece's button a pixel higher than the piece.
    top = whole.top() + max(0.0, room - height - ties) // 2
    return Areas(
        QRectF(whole.left(), top, whole.width(), height),
        QRectF(whole.left(), top + height, whole.width(), ties),
    )


def stand(
    count: int, *, caret: int, unlaid: int, gap: int | None, area: QRectF, aspect: float
) -> PiecePlaces:
    """Place so many pieces, letters without a piece after them, and a gap before one piece.

    A caret after the last piece stands after the letters too.
    """
    breadths = [1.0] * count + [LETTER] * unlaid
    if gap is not None:
        breadths.insert(gap, 1.0)
    areas = in_line(breadths, area, aspect)
    free = None if gap is None else areas.pop(gap)
    before = len(areas) if caret == count else caret
    x = _caret_x(areas, before, area, aspect)
    return PiecePlaces(tuple(areas[:count]), tuple(areas[count:]), free, x)


def in_line(breadths: Sequence[float], area: QRectF, aspect: float) -> list[QRectF]:
    """Things side by side in the middle, standing on the area's foot.

    Breadths are shares of a piece's, which is `aspect` of its height. A piece is as tall as the
    area; where that does not fit, all shrink.
    """
    height = area.height()
    whole = line_breadth(breadths, height, aspect)
    share = min(1.0, area.width() / whole) if whole else 1.0
    top, unit = area.bottom() - height * share, height * aspect * share
    areas, x = [], area.left() + max(0.0, area.width() - whole * share) / 2
    for breadth in breadths:
        areas.append(QRectF(x, top, breadth * unit, height * share))
        x += (breadth + GAP) * unit
    return areas


def line_breadth(breadths: Sequence[float], height: float, aspect: float) -> float:
    """Room in pixels that things of such breadths take side by side at that height."""
    return (sum(breadths) + GAP * max(0, len(breadths) - 1)) * height * aspect


def place_in(areas: Sequence[QRectF], x: float) -> int:
    """The place among areas in a line that a point is nearest to; 0 is before all of them."""
    return sum(area.center().x() < x for area in areas)


def slot_in(areas: Sequence[QRectF], x: float) -> int:
    """The place that a point lies in, where one more of the same breadth is to go."""
    return sum(area.right() < x for area in areas)


def after_taking(place: int, taken: int) -> int:
    """What a place becomes once the thing at index `taken` is out of the line."""
    return place - 1 if place > taken else place


def _caret_x(areas: Sequence[QRectF], place: int, area: QRectF, aspect: float) -> float:
    """The middle of the room before the area at a place, or after the last one."""
    if not areas:
        return area.center().x()
    room = GAP * areas[0].height() * aspect / 2
    return areas[place - 1].right() + room if place else areas[0].left() - room
