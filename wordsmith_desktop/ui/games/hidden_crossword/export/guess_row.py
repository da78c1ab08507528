"""One guess on paper: boxes for its letters, room for the marks beneath, and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from wordsmith_desktop.games.hidden_crossword.clues import Guess, Mark
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.legend import SIGN, paint_mark
from wordsmith_desktop.ui.games.hidden_crossword.export.paper import (
    PALE,
    Align,
    Paper,
    Type,
    Weight,
)
from wordsmith_desktop.ui.games.hidden_crossword.terms_texts import PLACEMENT_NAMES
from wordsmith_desktop.ui.kit.texts import say

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


def paint_names(paper: Paper, left: float, width: float) -> None:
    """What the parts of a row are for."""
    boxes = QRectF(left + _NUMBER, paper.y, _BOXES * _BOX, NAMES)
    paper.text(say(texts.GUESS), boxes, size=Type.TINY)
    answer = _answer_width(width)
    for number, name in enumerate(_ANSWERS):
        place = QRectF(boxes.right() + number * answer, paper.y, answer, NAMES - 10)
        paper.text(say(name), place, size=Type.TINY, align=Align.CENTRE)


def paint_row(paper: Paper, number: int, place: QRectF, guess: Guess | None = None) -> None:
    """A guess with what was answered, or room for one."""
    paint_number(paper, number, place)
    word = guess.word if guess else " " * _BOXES
    side = min(_BOX, _BOXES * _BOX / len(word))
    corner = QPointF(place.left() + _NUMBER, place.top())
    _paint_mark_room(paper, QRectF(corner, place.bottomRight()), len(word), side)
    paper.boxes(word, corner, side)
    _paint_marks(paper, guess.marks if guess else (), corner, side)
    _paint_answers(paper, place, _said(guess) if guess else ("",) * len(_ANSWERS))


def paint_number(paper: Paper, number: int, place: QRectF) -> float:
    """The round's number; where what follows begins."""
    label = QRectF(place.left(), place.top(), _NUMBER - 8, _BOX)
    paper.text(str(number), label, size=Type.SMALL, align=Align.CENTRE)
    return place.left() + _NUMBER


def _paint_mark_room(paper: Paper, place: QRectF, count: int, side: float) -> None:
    top = place.top() + side
    room = QRectF(place.left(), top, side * count, place.bottom() - top)
    paper.pen(Weight.HAIR, PALE)
    for box in range(1, count):
        x = room.left() + box * side
        paper.painter.drawLine(QLineF(x, room.top(), x, room.bottom()))
    paper.painter.drawRect(room)


def _paint_marks(paper: Paper, marks: Sequence[Mark], corner: QPointF, side: float) -> None:
    sign = min(SIGN, side)
    for box, mark in enumerate(marks):
        middle = corner + QPointF((box + 0.5) * side, side + (HEIGHT - side) / 2)
        paint_mark(paper, mark, middle - QPointF(sign / 2, sign / 2), sign)


def _paint_answers(paper: Paper, place: QRectF, said: Sequence[str]) -> None:
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
