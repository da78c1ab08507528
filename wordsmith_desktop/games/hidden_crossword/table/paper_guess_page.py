"""The second page: a sheet for the guesser, made of nothing but what the guesser is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from wordsmith_desktop.window.kit.paper_print.paper import PALE, Align, PrintedPage, Type, Weight
from wordsmith_desktop.wording.texts import Text, say

from ..rules.clues import Guess
from ..rules.marks import Mark
from ..rules.puzzle_file import KnownAtStart
from ..words import sheet_texts as texts
from ..words.in_words import PaperHeading
from ..words.table_texts import PLACEMENT_NAMES
from .paper_puzzle_page import SIGN, clue_rows, paint_heading, paint_mark, placement_key, section

NAMES: Final = 46
"""Height of the names above the rows."""
ROW: Final = 128
"""From one row to the next."""
_NUMBER: Final = 48
_BOXES: Final = 10
"""Letters of a guess; a longer one by hand runs on into the next row."""
_BOX: Final = 58
_MARK: Final = 46
"""Height of the room for a mark."""
HEIGHT: Final = _BOX + _MARK
_ANSWERS: Final = (texts.COUNT, texts.WHICH, texts.WHERE)


def paint_names(paper: PrintedPage, left: float, width: float) -> None:
    """What the parts of a row are for."""
    heading = QRectF(left + _NUMBER, paper.y, _BOXES * _BOX, NAMES)
    paper.text(say(texts.GUESS), heading, size=Type.TINY)
    answer = _answer_width(width)
    for number, name in enumerate(_ANSWERS):
        place = QRectF(heading.right() + number * answer, paper.y, answer, NAMES - 10)
        paper.text(say(name), place, size=Type.TINY, align=Align.CENTRE)


def paint_row(paper: PrintedPage, number: int, place: QRectF, guess: Guess | None = None) -> None:
    """A guess with what was answered, or room for one."""
    paint_number(paper, number, place)
    word = guess.word if guess else " " * _BOXES
    side = min(_BOX, _BOXES * _BOX / len(word))
    corner = QPointF(place.left() + _NUMBER, place.top())
    _paint_mark_room(paper, QRectF(corner, place.bottomRight()), len(word), side)
    paper.boxes(word, corner, side)
    _paint_marks(paper, guess.marks if guess else (), corner, side)
    _paint_answers(paper, place, _said(guess) if guess else ("",) * len(_ANSWERS))


def paint_number(paper: PrintedPage, number: int, place: QRectF) -> float:
    """The round's number; where what follows begins."""
    label = QRectF(place.left(), place.top(), _NUMBER - 8, _BOX)
    paper.text(str(number), label, size=Type.SMALL, align=Align.CENTRE)
    return place.left() + _NUMBER


def _paint_mark_room(paper: PrintedPage, place: QRectF, count: int, side: float) -> None:
    top = place.top() + side
    room = QRectF(place.left(), top, side * count, place.bottom() - top)
    paper.pen(Weight.HAIR, PALE)
    for square in range(1, count):
        x = room.left() + square * side
        paper.painter.drawLine(QLineF(x, room.top(), x, room.bottom()))
    paper.painter.drawRect(room)


def _paint_marks(paper: PrintedPage, marks: Sequence[Mark], corner: QPointF, side: float) -> None:
    sign = min(SIGN, side)
    for square, mark in enumerate(marks):
        middle = corner + QPointF((square + 0.5) * side, side + (HEIGHT - side) / 2)
        paint_mark(paper, mark, middle - QPointF(sign / 2, sign / 2), sign)


def _paint_answers(paper: PrintedPage, place: QRectF, said: Sequence[str]) -> None:
    answer = _answer_width(place.width())
    for number, text in enumerate(said):
        x = place.left() + _NUMBER + _BOXES * _BOX + number * answer + 8
        cell = QRectF(x, place.top(), answer - 8, place.height())
        paper.pen(Weight.HAIR)
        paper.painter.drawRect(cell)
        paper.text(text, cell, bold=True, align=Align.CENTRE)


def _said(guess: Guess) -> tuple[str, ...]:
    """How many words there are, which of them it is, and the letter of where it lies (W14)."""
    which = "" if guess.place is None else str(guess.place + 1)
    name = "" if guess.placement is None else say(PLACEMENT_NAMES[guess.placement])
    return (str(guess.count), which, name[:1].upper())


def _answer_width(width: float) -> float:
    return (width - _NUMBER - _BOXES * _BOX) / len(_ANSWERS)


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


def paint_guess_page(paper: PrintedPage, told: KnownAtStart, occasion: PaperHeading) -> None:
    """All that the guesser starts with, and room for guesses and their answers."""
    paint_first_guesses(paper, told, occasion)


def paint_first_guesses(paper: PrintedPage, told: KnownAtStart, occasion: PaperHeading) -> int:
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


def paint_tiles(paper: PrintedPage, rows: Iterable[Tiles]) -> None:
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


def _measure(paper: PrintedPage, words: tuple[str, ...]) -> tuple[float, float]:
    """The side of a tile, and the width of a row of words that leaves the page at no side."""
    gaps = _APART * max(len(words) - 1, 0)
    count = len("".join(words))
    side = min(_TILE, (paper.width - gaps) / max(count, 1))
    return side, side * count + gaps


def paint_guesses(paper: PrintedPage, bottom: float, first: int = 1) -> int:
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


def _found(paper: PrintedPage) -> None:
    """Room for what the guesser is sure of, by length."""
    section(paper, texts.FOUND)
    paint_shelves(paper, _LENGTHS, _SHELVES)


def paint_shelves(paper: PrintedPage, lengths: Sequence[int], shelves: int) -> None:
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
