"""The second page: a sheet for the guesser, made of nothing but what the guesser is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from wordsmith_desktop.games.hidden_crossword.puzzle_file import Told
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.heading import paint_heading, section
from wordsmith_desktop.ui.games.hidden_crossword.export.legend import clue_rows, placement_key
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.paper import (
    PALE,
    Align,
    Paper,
    Type,
    Weight,
)
from wordsmith_desktop.ui.kit.texts import Text, say

_TILE: Final = 74
_APART: Final = 22
"""Between words in a row of tiles."""
_BESIDE: Final = 60
"""Between rows of tiles on one line."""
_LABEL: Final = 46
_COLUMNS: Final = 2
_GUTTER: Final = 44
_NUMBER: Final = 48
_BOXES: Final = 10
"""Letters of a guess; a longer one runs on into the next row."""
_BOX: Final = 58
_MARK: Final = 46
"""Height of the room for a mark."""
_ANSWERS: Final = (texts.COUNT, texts.WHICH, texts.WHERE)
_ROW: Final = _BOX + _MARK + 24
_LENGTHS: Final = (3, 4, 5, 6, 7, 8)
_SHELVES: Final = 2
_SHELF: Final = 76
"""Height of the room for the words of one length."""
_FOUND: Final = 60 + _SHELVES * _SHELF

Tiles = tuple[Text, tuple[str, ...]]
"""A name, and words or letters that belong together."""


def paint_guess_page(paper: Paper, told: Told, occasion: Occasion) -> None:
    """All that the guesser starts with, and room for guesses and their answers."""
    paint_heading(paper, texts.GUESS_PAGE, occasion)
    unused = (told.unused,) if told.unused else ()
    _tiles(
        paper,
        (
            (texts.LETTERS, (told.letters,)),
            (texts.ANCHOR, (told.anchor,)),
            (texts.UNUSED, unused),
            (texts.SHORT_WORDS, told.short_words),
        ),
    )
    clue_rows(paper, occasion.clue)
    placement_key(paper, occasion)
    paper.skip(24)
    _guesses(paper, paper.height - _FOUND)
    paper.y = paper.height - _FOUND
    _found(paper)


def _tiles(paper: Paper, rows: Iterable[Tiles]) -> None:
    """Named rows of tiles, as many beside each other as there is room for."""
    x = 0.0
    for name, words in rows:
        side, tiles = _measure(paper, words)
        width = max(tiles, paper.advance(say(name), Type.SMALL))
        if x > 0 and x + width > paper.width:
            paper.skip(_LABEL + _TILE + 24)
            x = 0.0
        paper.text(say(name), QRectF(x, paper.y, width + 1, _LABEL), size=Type.SMALL)
        if not words:
            paper.text(say(texts.NONE), QRectF(x, paper.y + _LABEL + 14, width, _TILE))
        corner = QPointF(x, paper.y + _LABEL)
        for word in words:
            (paper.framed if name is texts.ANCHOR else paper.boxes)(word, corner, side)
            corner += QPointF(side * len(word) + _APART, 0)
        x += width + _BESIDE
    paper.skip(_LABEL + _TILE + 30)


def _measure(paper: Paper, words: tuple[str, ...]) -> tuple[float, float]:
    """The side of a tile, and the width of a row of words that leaves the page at no side."""
    gaps = _APART * max(len(words) - 1, 0)
    count = len("".join(words))
    side = min(_TILE, (paper.width - gaps) / max(count, 1))
    return side, side * count + gaps


def _guesses(paper: Paper, bottom: float) -> None:
    """Numbered rows for guesses, down the first column and then down the second."""
    width = (paper.width - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    top = paper.y + _LABEL
    rows = int((bottom - top) // _ROW)
    for column in range(_COLUMNS):
        left = column * (width + _GUTTER)
        _names(paper, left, width)
        for row in range(rows):
            place = QRectF(left, top + row * _ROW, width, _BOX + _MARK)
            _guess(paper, column * rows + row + 1, place)


def _answer_width(width: float) -> float:
    return (width - _NUMBER - _BOXES * _BOX) / len(_ANSWERS)


def _names(paper: Paper, left: float, width: float) -> None:
    """What the parts of a row are for."""
    boxes = QRectF(left + _NUMBER, paper.y, _BOXES * _BOX, _LABEL)
    paper.text(say(texts.GUESS), boxes, size=Type.TINY)
    answer = _answer_width(width)
    for number, name in enumerate(_ANSWERS):
        place = QRectF(boxes.right() + number * answer, paper.y, answer, _LABEL - 10)
        paper.text(say(name), place, size=Type.TINY, align=Align.CENTRE)


def _guess(paper: Paper, number: int, place: QRectF) -> None:
    """Boxes for letters with room for marks beneath, and for the three answers."""
    label = QRectF(place.left(), place.top(), _NUMBER - 8, _BOX)
    paper.text(str(number), label, size=Type.SMALL, align=Align.CENTRE)
    left = place.left() + _NUMBER
    paper.pen(Weight.HAIR, PALE)
    for box in range(1, _BOXES):
        x = left + box * _BOX
        paper.painter.drawLine(QLineF(x, place.top() + _BOX, x, place.bottom()))
    paper.painter.drawRect(QRectF(left, place.top() + _BOX, _BOXES * _BOX, _MARK))
    paper.boxes([""] * _BOXES, QPointF(left, place.top()), _BOX)
    answer = _answer_width(place.width())
    for box in range(len(_ANSWERS)):
        x = left + _BOXES * _BOX + box * answer + 8
        paper.painter.drawRect(QRectF(x, place.top(), answer - 8, place.height()))


def _found(paper: Paper) -> None:
    """Room for what the guesser is sure of, by length."""
    section(paper, texts.FOUND)
    columns = len(_LENGTHS) // _SHELVES
    width = (paper.width - _GUTTER * (columns - 1)) / columns
    for place, length in enumerate(_LENGTHS):
        x, y = place % columns * (width + _GUTTER), paper.y + place // columns * _SHELF
        name = str(length) if length < _LENGTHS[-1] else say(texts.AND_MORE, n=length)
        room = QRectF(x, y, width, _SHELF - 12)
        paper.text(name, room.translated(0, 28), size=Type.SMALL)
        paper.pen(Weight.HAIR)
        label = paper.advance(name, Type.SMALL) + 12
        paper.painter.drawLine(QLineF(x + label, room.bottom(), room.right(), room.bottom()))
