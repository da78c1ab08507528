"""The rules' examples in tiles and marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.rule_pictures import PicturePart, RulePicture, right, wrong
from wordsmith_desktop.wording.texts import Text, say

from ..rules.marks import Marks, alphabet_marks, place_marks
from ..words import example_texts as texts
from .mark_face import paint_mark
from .tile import TileKind, paint_tile

_STEP: Final = 1.06
"""From one tile to the next, in a tile's height."""
_TILE: Final = 0.8
"""A tile's height in a line's, where several rows lie below each other."""
_MARK: Final = 0.5
"""A mark's height in a tile's."""


def _grid(wanted: Text) -> PicturePart:
    rows = [row.strip() for row in say(wanted).split("/")]
    tile = 1.0 if len(rows) == 1 else _TILE
    columns = max(map(len, rows))

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        side = area.width() / (columns * _STEP)
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                if letter == ".":
                    continue
                kind = TileKind.ANCHOR if letter.islower() else TileKind.PLAIN
                corner = area.topLeft() + QPointF(column, row) * _STEP * side
                rect = QRectF(corner, QSizeF(side, side))
                paint_tile(painter, rect, letter.upper(), look, kind=kind)

    return PicturePart(columns * _STEP * tile, paint)


def _height(wanted: Text) -> float:
    rows = max(text.count("/") + 1 for text in (wanted.en, wanted.de))
    return rows * _STEP * _TILE


def _guess(find: Callable[[str, str], Marks]) -> PicturePart:
    guess, marks = say(texts.GUESS), find(say(texts.HIDDEN_WORD), say(texts.GUESS))

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        side = area.width() / (len(guess) * _STEP)
        for place, (letter, mark) in enumerate(zip(guess, marks, strict=True)):
            left = area.left() + place * _STEP * side
            paint_tile(painter, QRectF(left, area.top(), side, side), letter, look)
            below = QRectF(left, area.top() + side * _STEP, side, side * _MARK)
            paint_mark(painter, below, mark, look)

    return PicturePart(len(guess) * _STEP, paint)


def _arrows() -> str:
    return say(texts.ARROWS, hidden=say(texts.HIDDEN_WORD), guess=say(texts.GUESS))


_MARKED: Final = _STEP + _MARK

RULE_PICTURES: Final[Mapping[str, Sequence[RulePicture]]] = {
    "W8": (
        RulePicture(
            partial(say, texts.ANCHORED),
            lambda: [_grid(texts.ANCHOR), right(), _grid(texts.LENGTHENED), wrong()],
        ),
    ),
    "W14": (
        RulePicture(
            partial(say, texts.WAYS), lambda: [_grid(texts.WAYS_GRID)], _height(texts.WAYS_GRID)
        ),
    ),
    "W15": (RulePicture(_arrows, lambda: [_guess(alphabet_marks)], _MARKED),),
    "W16": (RulePicture(partial(say, texts.PLACES), lambda: [_guess(place_marks)], _MARKED),),
    "W19": (
        RulePicture(
            partial(say, texts.EITHER),
            lambda: [_grid(texts.FIRST_WAY), _grid(texts.SECOND_WAY)],
            _height(texts.FIRST_WAY),
        ),
    ),
}
"""By the number of the rule that they belong to."""
