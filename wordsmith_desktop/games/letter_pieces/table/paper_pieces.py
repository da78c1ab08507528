"""Pieces on paper: black outlines filled with a light grey, by which a copier prints them too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QTransform

from wordsmith_desktop.window.kit.paper_print.paper import INK, SHADE, PrintedPage, Type
from wordsmith_desktop.window.kit.pieces import shape

from ..rules.alphabet import Alphabet, Construction
from ..rules.pieces import CAP_HEIGHT, UNIT, Counts, Shape, outline
from .picture import letters_in_row, lying_order

CAP: Final = CAP_HEIGHT / UNIT
"""Height of a letter, in units."""
_OUTLINE: Final = 0.045
"""Breadth of the line around a piece, in units, and at least so many tenths of a millimetre."""
_LEAST_OUTLINE: Final = 2.0
UPRIGHT: Final = {Shape.L: 90, Shape.S: 90, Shape.B: 0, Shape.C: 0}
"""How a piece stands by itself, in degrees."""


def paint_paper_piece(
    paper: PrintedPage, kind: Shape, at: QPointF, unit: float, angle: float
) -> None:
    """A piece with its centre at a point; `unit` in tenths of a millimetre, `angle` in degrees."""
    path = QTransform.fromScale(unit, unit).map(shape(outline(kind), angle)).translated(at)
    pen = QPen(INK, max(_LEAST_OUTLINE, _OUTLINE * unit))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    paper.painter.setPen(pen)
    paper.painter.setBrush(SHADE)
    paper.painter.drawPath(path)


def paint_paper_letter(
    paper: PrintedPage, construction: Construction, at: QPointF, unit: float
) -> None:
    """A built letter; `at` is the middle of its foot."""
    for part in lying_order(construction):
        place = QPointF(part.pose.x, -part.pose.y) * (unit / UNIT)
        paint_paper_piece(paper, part.kind, at + place, unit, part.pose.angle)


def paint_paper_word(
    paper: PrintedPage, alphabet: Alphabet, word: str, at: QPointF, unit: float
) -> None:
    """A built word; `at` is where its baseline begins."""
    for construction, x in letters_in_row(alphabet, word):
        paint_paper_letter(paper, construction, at + QPointF(x * unit, 0), unit)


BREADTH: Final = {Shape.L: 0.3, Shape.S: 0.3, Shape.B: 1.0, Shape.C: 1.0}
"""Breadth of a piece that stands by itself, in units."""
_FIGURE_GAP: Final = 12
_APART: Final = 26


def counts_width(paper: PrintedPage, counts: Counts, unit: float, size: int = Type.BODY) -> float:
    """Breadth of what `paint_counts` paints."""
    kinds = [kind for kind in Shape if counts[kind]]
    figures = sum(paper.advance(str(counts[kind]), size, bold=True) for kind in kinds)
    signs = sum(BREADTH[kind] * unit + _FIGURE_GAP for kind in kinds)
    return figures + signs + _APART * (len(kinds) - 1)


def paint_counts(
    paper: PrintedPage, counts: Counts, corner: QPointF, unit: float, size: int = Type.BODY
) -> None:
    """How many of each kind, as figures beside small pieces; on a line `CAP` units high."""
    x, height = corner.x(), CAP * unit
    for kind in Shape:
        if not counts[kind]:
            continue
        said = str(counts[kind])
        width = paper.advance(said, size, bold=True)
        place = QRectF(x, corner.y(), width + 2, height)
        paper.line(said, place, size=size, bold=True)
        x += width + _FIGURE_GAP
        middle = QPointF(x + BREADTH[kind] * unit / 2, corner.y() + height / 2)
        paint_paper_piece(paper, kind, middle, unit, UPRIGHT[kind])
        x += BREADTH[kind] * unit + _APART
