"""Paints letters and words built from pieces."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet, Construction, Part
from wordsmith_desktop.games.letter_pieces.pieces import UNIT, Kind, outline
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.pieces import PieceState, paint_piece, shape

LETTER_GAP = 0.42
"""Room between two letters of a word, in units."""
_ABOVE = {Kind.B: 0, Kind.C: 1, Kind.L: 2, Kind.S: 3}
"""Which pieces lie above which where they touch: short ones stay whole."""


def paint_letter(
    painter: QPainter,
    construction: Construction,
    look: Look,
    *,
    at: QPointF,
    unit: float,
    state: PieceState = PieceState.SET,
) -> None:
    """Paint a built letter; `at` is the middle of its foot on the baseline, `unit` in pixels."""
    for part in sorted(construction.parts, key=lambda part: _ABOVE[part.kind]):
        x, y = part.pose.x / UNIT * unit, part.pose.y / UNIT * unit
        paint_piece(
            painter,
            outline(part.kind),
            look.theme.lacquer(part.kind.name),
            look,
            at=QPointF(at.x() + x, at.y() - y),
            unit=unit,
            angle=part.pose.angle,
            state=state,
        )


def word_width(alphabet: Alphabet, word: str) -> float:
    """Breadth of a built word in units."""
    return sum(map(alphabet.width, word)) + LETTER_GAP * max(0, len(word) - 1)


def paint_word(
    painter: QPainter,
    alphabet: Alphabet,
    word: str,
    look: Look,
    *,
    at: QPointF,
    unit: float,
    state: PieceState = PieceState.RESTING,
) -> None:
    """Paint a built word; `at` is the middle of its baseline."""
    x = at.x() - word_width(alphabet, word) * unit / 2
    for letter in word:
        width = alphabet.width(letter) * unit
        middle = QPointF(x + _left_reach(alphabet, letter) * unit, at.y())
        construction = alphabet.construction(letter)
        paint_letter(painter, construction, look, at=middle, unit=unit, state=state)
        x += width + LETTER_GAP * unit


def _left_reach(alphabet: Alphabet, letter: str) -> float:
    """How far a letter reaches to the left of its own middle, in units."""
    return -min(_left_end(part) for part in alphabet.construction(letter).parts)


@cache
def _left_end(part: Part) -> float:
    area = shape(outline(part.kind), part.pose.angle).boundingRect()
    return part.pose.x / UNIT + area.left()
