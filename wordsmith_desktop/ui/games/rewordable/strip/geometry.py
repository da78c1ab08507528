"""Where things stand on the strip: arithmetic in pixels, with rectangles for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from wordsmith_desktop.ui.games.rewordable.cards.face import card_size
from wordsmith_desktop.ui.kit.look import Look

LETTER: Final = 0.6
"""Breadth of an outlined letter in that of a card."""
GAP: Final = 0.1
"""Room between two cards in the breadth of a card."""
PAD: Final = 1.5
"""Room between the strip's edge and what is on it, in grid steps."""
CHIP: Final = 40
"""Least height of a card, in pixels."""
_LEVELS: Final = 2
"""Levels of brackets that have room beforehand."""
_NEARLY_FULL: Final = 0.75
_GROWN: Final = 1.25
"""Least and greatest height of a card, in its full height, where there is room for levels."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The bands of a strip from top to bottom, in pixels."""

    letters: QRectF
    """The word in large."""
    cards: QRectF
    ties: QRectF
    """Brackets around the cards of existing words."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where everything in the line of cards stands."""

    tiles: tuple[QRectF, ...]
    unlaid: tuple[QRectF, ...]
    """Letters that were typed and have no card."""
    gap: QRectF | None
    """Room held free for a card that is being carried."""
    caret: float
    """The x of the place where the next card goes."""


def letters_px(look: Look) -> int:
    """Height of the type of the word in large."""
    return 24 + look.px(2)


def tie_height(look: Look) -> float:
    """Height of one level of brackets with their writing."""
    return look.text_px() * 1.4 + 10


def full_height(look: Look) -> float:
    """Height of a card that has all the room it wants."""
    return 48 + look.px(4.5)


def strip_height(look: Look, *, card: float, levels: int) -> int:
    """Height of a strip in pixels, by that of a card and the levels of brackets."""
    pads = 2 * look.gap(PAD) + look.gap(1)
    return round(pads + letters_px(look) * 1.2 + card + levels * tie_height(look))


def least_height(look: Look) -> int:
    """Height that holds small cards over two levels of brackets, larger ones over one."""
    few = strip_height(look, card=1.6 * CHIP, levels=1)
    return max(few, strip_height(look, card=CHIP, levels=2))


def areas(size: QSizeF, look: Look, levels: int) -> Areas:
    """Bands of a strip of that size; cards get what letters and brackets leave over.

    Two levels of brackets have room from the start where there is enough, so that the cards keep
    their size while words are added.
    """
    pad = look.gap(PAD)
    whole = QRectF(0, 0, size.width(), size.height()).adjusted(pad, pad, -pad, -pad)
    letters, gap = letters_px(look) * 1.2, look.gap(1)
    rest, tie = whole.height() - letters - gap, tie_height(look)
    has_room = rest - _LEVELS * tie >= full_height(look) * _NEARLY_FULL
    ties = max(_LEVELS if has_room else 1, levels) * tie
    card = max(CHIP, min(rest - ties, full_height(look) * _GROWN))
    top = whole.top() + max(0.0, whole.height() - letters - gap - card - ties) / 2
    foot = top + letters + gap + card
    return Areas(
        QRectF(whole.left(), top, whole.width(), letters),
        QRectF(whole.left(), top + letters + gap, whole.width(), card),
        QRectF(whole.left(), foot, whole.width(), ties),
    )


def stand(count: int, *, caret: int, unlaid: int, gap: int | None, area: QRectF) -> Standing:
    """Place so many tiles, letters without a card after them, and a gap before one tile.

    A caret after the last tile stands after the letters too.
    """
    breadths = [1.0] * count + [LETTER] * unlaid
    if gap is not None:
        breadths.insert(gap, 1.0)
    boxes = in_line(breadths, area)
    free = None if gap is None else boxes.pop(gap)
    before = len(boxes) if caret == count else caret
    x = _caret_x(boxes, before, area)
    return Standing(tuple(boxes[:count]), tuple(boxes[count:]), free, x)


def in_line(breadths: Sequence[float], area: QRectF) -> list[QRectF]:
    """Things side by side from the left, standing on the area's foot.

    Breadths are shares of a card's. A card is as tall as the area; where that does not fit, all
    shrink.
    """
    height = area.height()
    whole = sum(breadths) + GAP * max(0, len(breadths) - 1)
    card = card_size(height).width()
    share = min(1.0, area.width() / (whole * card)) if whole else 1.0
    top, unit = area.bottom() - height * share, card * share
    boxes, x = [], area.left()
    for breadth in breadths:
        boxes.append(QRectF(x, top, breadth * unit, height * share))
        x += (breadth + GAP) * unit
    return boxes


def place_in(boxes: Sequence[QRectF], x: float) -> int:
    """The place among boxes in a line that a point is nearest to; 0 is before all of them."""
    return sum(box.center().x() < x for box in boxes)


def slot_in(boxes: Sequence[QRectF], x: float) -> int:
    """The place that a point lies in, where one more of the same breadth is to go."""
    return sum(box.right() < x for box in boxes)


def after_taking(place: int, taken: int) -> int:
    """What a place becomes once the thing at index `taken` is out of the line."""
    return place - 1 if place > taken else place


def _caret_x(boxes: Sequence[QRectF], place: int, area: QRectF) -> float:
    """The middle of the room before the box at a place, or after the last one."""
    if not boxes:
        return area.left()
    room = GAP * card_size(boxes[0].height()).width() / 2
    return boxes[place - 1].right() + room if place else boxes[0].left() - room
