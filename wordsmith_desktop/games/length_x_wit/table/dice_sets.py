"""The letter dice of Length × Wit, one set for each language (L1, L2)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.dice_set import DiceSet
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.wording.texts import LANGUAGES, language

from ..rules.material import material_of
from ..words.texts import DICE_TITLES
from .pieces import PieceFace, PieceKind, paint_print, say_die


def dice_sets() -> tuple[DiceSet, ...]:
    """The dice of both boxes, those of the language in use first."""
    tags = sorted(LANGUAGES, key=lambda tag: tag != language())
    return tuple(_set_of(tag) for tag in tags)


def _set_of(tag: str) -> DiceSet:
    material = material_of(tag)
    dice = tuple(
        tuple(PieceFace(text, material.values[text], PieceKind.DIE) for text in faces)
        for faces in material.dice
    )
    # Each turn begins with one die (L6).
    key = f"length_x_wit/{tag}"
    return DiceSet(key, DICE_TITLES[tag], dice, 1, _paint_face, _name_face)


def _paint_face(painter: QPainter, material: QRectF, face: PieceFace, look: Look) -> None:
    paint_print(painter, material, face, look, ink=look.theme.ink)


def _name_face(face: PieceFace) -> str:
    return say_die(face.text, face.value)
