"""The rules' examples in dice and tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.rule_pictures import PicturePart, RulePicture, written
from wordsmith_desktop.wording.texts import Text, language, say

from ..rules.material import material_of
from ..words import example_texts as texts
from .pieces import ASPECT, PieceFace, PieceKind, paint_face

_KINDS: Final = (PieceKind.DIE, PieceKind.TILE, PieceKind.DIE)
"""Of the example's word."""
_TIMES: Final = 1.1
"""Breadth of "× 2", in a piece's height."""


def dice_part(texts_up: str) -> list[PicturePart]:
    """Dice with these letters."""
    return [_piece(text, PieceKind.DIE) for text in texts_up]


def _piece(text: str, kind: PieceKind, *, is_spent: bool = False) -> PicturePart:
    face = PieceFace(text, material_of(language()).values[text], kind, is_spent=is_spent)

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        paint_face(painter, area, face, look)

    return PicturePart(ASPECT, paint)


def _word() -> list[PicturePart]:
    return [_piece(text, kind) for text, kind in zip(say(texts.WORD), _KINDS, strict=True)]


def _times() -> list[PicturePart]:
    return [*_word(), written(f"× {_KINDS.count(PieceKind.DIE)}", _TIMES)]


def _scored() -> str:
    values = [material_of(language()).values[text] for text in say(texts.WORD)]
    points = sum(values) * _KINDS.count(PieceKind.DIE)
    spelled = " + ".join(map(str, values))
    return say(texts.SCORED, word=say(texts.WORD), values=spelled, points=points)


def _told(caption: Text) -> str:
    return say(caption, word=say(texts.WORD))


RULE_PICTURES: Final[Mapping[str, Sequence[RulePicture]]] = {
    "L1": (
        RulePicture(
            partial(_told, texts.DIE_AND_TILE),
            lambda: [_piece("W", PieceKind.DIE), _piece("I", PieceKind.TILE)],
        ),
    ),
    "L2": (RulePicture(partial(_told, texts.TOGETHER), lambda: [_piece("QU", PieceKind.TILE)]),),
    "L7": (RulePicture(partial(_told, texts.ALL_DICE), _word),),
    "L8": (
        RulePicture(_scored, _times),
        RulePicture(
            partial(_told, texts.SPENT), lambda: [_piece("A", PieceKind.TILE, is_spent=True)]
        ),
    ),
}
"""By the number of the rule that they belong to."""
