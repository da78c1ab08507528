"""The second page: a sheet for the guesser, made of nothing but what the guesser is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from wordsmith_desktop.games.hidden_crossword.puzzle_file import Told
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.guess_row import (
    HEIGHT,
    NAMES,
    ROW,
    paint_names,
    paint_row,
)
from wordsmith_desktop.ui.games.hidden_crossword.export.heading import paint_heading, section
from wordsmith_desktop.ui.games.hidden_crossword.export.legend import clue_rows, placement_key
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.paper import Paper, Type, Weight
from wordsmith_desktop.ui.kit.texts import Text, say

_TILE: Final = 74
_APART: Final = 22
"""Between words in a row of tiles."""
_BESIDE: Final = 60
"""Between rows of tiles on one line."""
_LABEL: Final = 46
_COLUMNS: Final = 2
_GUTTER: Final = 44
_LENGTHS: Final = (3, 4, 5, 6, 7, 8)
_SHELVES: Final = 2
_SHELF: Final = 76
"""Height of the room for the words of one length."""
_FOUND: Final = 60 + _SHELVES * _SHELF

Tiles = tuple[Text, tuple[str, ...]]
"""A name, and words or letters that belong together."""


def paint_guess_page(paper: Paper, told: Told, occasion: Occasion) -> None:
    """All that the guesser starts with, and room for guesses and their answers."""
    paint_first_guesses(paper, told, occasion)


def paint_first_guesses(paper: Paper, told: Told, occasion: Occasion) -> int:
    """The same page; the number of the guess that would be the next."""
    paint_heading(paper, texts.GUESS_PAGE, occasion)
    unused = (told.unused,) if told.unused else ()
    paint_tiles(
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
    following = paint_guesses(paper, paper.height - _FOUND)
    paper.y = paper.height - _FOUND
    _found(paper)
    return following


def paint_tiles(paper: Paper, rows: Iterable[Tiles]) -> None:
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


def paint_guesses(paper: Paper, bottom: float, first: int = 1) -> int:
    """Rows numbered from `first`, down one column and then down the other; the next number."""
    width = (paper.width - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    top = paper.y + NAMES
    rows = int((bottom - top) // ROW)
    for column in range(_COLUMNS):
        left = column * (width + _GUTTER)
        paint_names(paper, left, width)
        for row in range(rows):
            place = QRectF(left, top + row * ROW, width, HEIGHT)
            paint_row(paper, first + column * rows + row, place)
    return first + _COLUMNS * rows


def _found(paper: Paper) -> None:
    """Room for what the guesser is sure of, by length."""
    section(paper, texts.FOUND)
    paint_shelves(paper, _LENGTHS, _SHELVES)


def paint_shelves(paper: Paper, lengths: Sequence[int], shelves: int) -> None:
    """Lines to write words on, one for each length, the last for all longer ones too."""
    columns = -(-len(lengths) // shelves)
    width = (paper.width - _GUTTER * (columns - 1)) / columns
    for place, length in enumerate(lengths):
        x, y = place % columns * (width + _GUTTER), paper.y + place // columns * _SHELF
        name = str(length) if length < lengths[-1] else say(texts.AND_MORE, n=length)
        room = QRectF(x, y, width, _SHELF - 12)
        paper.text(name, room.translated(0, 28), size=Type.SMALL)
        paper.pen(Weight.HAIR)
        label = paper.advance(name, Type.SMALL) + 12
        paper.painter.drawLine(QLineF(x + label, room.bottom(), room.right(), room.bottom()))
    paper.skip(shelves * _SHELF)
