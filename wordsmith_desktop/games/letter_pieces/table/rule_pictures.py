"""The rules' examples in built letters, loose pieces and dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.die import Tumble, paint_die
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.pieces import PieceState, paint_piece, shape
from wordsmith_desktop.window.kit.rule_pictures import PicturePart, RulePicture, arrow, right, wrong
from wordsmith_desktop.wording.texts import Text, say

from ..rules.actions import Face
from ..rules.alphabet import Alphabet
from ..rules.pieces import CAP_HEIGHT, UNIT, Shape, outline
from ..words import example_texts as texts
from .picture import paint_word, word_width
from .tray import paint_face

_ALPHABET: Final = Alphabet()
_CAP: Final = CAP_HEIGHT / UNIT


def word_part(word: str, state: PieceState = PieceState.RESTING) -> PicturePart:
    """A built word."""

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        unit = area.height() / _CAP
        at = QPointF(area.center().x(), area.bottom())
        paint_word(painter, _ALPHABET, word, look, at=at, unit=unit, state=state)

    return PicturePart(word_width(_ALPHABET, word) / _CAP, paint)


def piece_part(kind: Shape, angle: int = 0) -> PicturePart:
    """A loose piece, turned by so many degrees."""
    bounds = shape(outline(kind), angle).boundingRect()

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        unit = area.height() / _CAP
        at = area.center() - bounds.center() * unit
        lacquer = look.theme.lacquer(kind.name)
        paint_piece(painter, outline(kind), lacquer, look, at=at, unit=unit, angle=angle)

    return PicturePart(bounds.width() / _CAP, paint)


def die_part(face: Face) -> PicturePart:
    """A die that shows a face."""

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        tumble = Tumble(tuple(Face))
        tumble.set_face(face)
        paint_die(painter, area, tumble, look, paint_face)

    return PicturePart(1.0, paint)


def _two(words: Text) -> tuple[str, str]:
    first, second = say(words).split()
    return first, second


def _picture(caption: Text, *parts: Callable[[], PicturePart]) -> RulePicture:
    return RulePicture(partial(say, caption), lambda: [part() for part in parts])


def _after(caption: Text, old: str, new: str, sign: Callable[[], PicturePart]) -> RulePicture:
    return _picture(caption, partial(word_part, old), arrow, partial(word_part, new), sign)


def _shuffled_caption() -> str:
    old, new = _two(texts.SHUFFLED_WORDS)
    return say(texts.SHUFFLED, word=new, previous=old)


def _shuffled() -> Sequence[PicturePart]:
    old, new = _two(texts.SHUFFLED_WORDS)
    return word_part(old), arrow(), word_part(new), wrong()


def _lesson_caption() -> str:
    old, new = _two(texts.LESSON_WORDS)
    return say(texts.LESSON, old=old, new=new)


def _lesson() -> Sequence[PicturePart]:
    old, new = _two(texts.LESSON_WORDS)
    return word_part(old), arrow(), word_part(new)


_LYING: Final = 90
"""Degrees by which the small curve opens to the right, as a C would."""

RULE_PICTURES: Final[Mapping[str, Sequence[RulePicture]]] = {
    "R1": (
        _picture(
            texts.U_AND_C,
            *(partial(word_part, letter) for letter in "UC"),
            right,
            partial(piece_part, Shape.C, _LYING),
            wrong,
        ),
        _picture(texts.J_AND_Y, *(partial(word_part, letter) for letter in "JY")),
    ),
    "R2": (_picture(texts.RELAID, partial(word_part, "A"), arrow, partial(word_part, "H")),),
    "R3": (_picture(texts.MARKS, lambda: word_part(say(texts.MARKED_WORD))),),
    "R4": (_picture(texts.TWO_LETTERS, partial(word_part, "TUER")),),
    "R5": (
        RulePicture(_shuffled_caption, _shuffled),
        _after(texts.SECOND_E, "EINE", "NIERE", right),
        _after(texts.FEWER, "EINE", "NIE", wrong),
    ),
    "R8": (_picture(texts.FOUR_PIECES, *(partial(piece_part, kind) for kind in Shape)),),
    "R9": (_picture(texts.FOUR_FACES, *(partial(die_part, face) for face in Face)),),
    "R47": (RulePicture(_lesson_caption, _lesson),),
}
"""By the number of the rule that they belong to."""
