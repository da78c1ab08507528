"""What the marks and the placements mean, with stars, arrows, dashes and boxes to tick."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from wordsmith_desktop.games.hidden_crossword.clues import ClueType, Mark, Placement
from wordsmith_desktop.ui.games.hidden_crossword.marks import OUTLINES
from wordsmith_desktop.ui.kit.paper_print.blocks import paint_box, paint_tick
from wordsmith_desktop.ui.kit.paper_print.paper import INK, Align, PrintedPage, Type
from wordsmith_desktop.wording.games.hidden_crossword import paper_texts as texts
from wordsmith_desktop.wording.games.hidden_crossword.in_words import Occasion
from wordsmith_desktop.wording.games.hidden_crossword.texts import (
    PLACEMENT_EXPLAINED,
    PLACEMENT_NAMES,
)
from wordsmith_desktop.wording.texts import say

SIGN: Final = 34
"""Side of a sign in a legend, in tenths of a millimetre."""
_ROW: Final = 50


def paint_mark(paper: PrintedPage, mark: Mark, corner: QPointF, side: float = SIGN) -> None:
    """A mark in a square with that corner."""
    middle = corner + QPointF(side / 2, side / 2)
    points = [middle + QPointF(x * side, y * side) for x, y in OUTLINES[mark]]
    paper.painter.setPen(Qt.PenStyle.NoPen)
    paper.painter.setBrush(INK)
    paper.painter.drawPolygon(QPolygonF(points))


def paint_tick_box(paper: PrintedPage, corner: QPointF, *, is_ticked: bool) -> None:
    """A box to be ticked, or one that is."""
    box = QRectF(corner.x(), corner.y(), SIGN, SIGN)
    paint_box(paper, box)
    if is_ticked:
        paint_tick(paper, box)


def clue_rows(paper: PrintedPage, agreed: ClueType | None, *, x: float = 0) -> None:
    """The marks and what they tell: of the type agreed on, or of both, each to be ticked."""
    for clue in ClueType:
        if agreed in (None, clue):
            paint_tick_box(paper, QPointF(x, paper.y + 6), is_ticked=agreed is clue)
            _clue_row(paper, clue, x + SIGN + 16)


def placement_key(paper: PrintedPage, occasion: Occasion, *, x: float = 0) -> None:
    """Where a word that is asked about may lie, and the letter that this is noted with."""
    counted = (one for one in Placement if occasion.counts_anchor or one is not Placement.ANCHOR)
    sentence = "; ".join(map(_key, counted)) + "."
    if not occasion.counts_anchor:
        sentence = f"{sentence} {say(texts.ANCHOR_UNCOUNTED)}"
    paper.paragraph(sentence, Type.SMALL, x=x)


def _key(placement: Placement) -> str:
    """A placement with the letter it begins with, which is another for each."""
    name = say(PLACEMENT_NAMES[placement])
    means = say(PLACEMENT_EXPLAINED[placement])
    return say(texts.PLACEMENT_KEY, letter=name[0].upper(), name=name, means=means)


def _clue_row(paper: PrintedPage, clue: ClueType, x: float) -> None:
    x += _words(paper, say(texts.CLUES[clue]), x, bold=True)
    for mark, means in texts.MARKS[clue].items():
        if mark is not Mark.NOTHING:
            paint_mark(paper, mark, QPointF(x, paper.y + 5))
            x += SIGN + 8
        x += _words(paper, say(means), x)
    paper.skip(_ROW)


def _words(paper: PrintedPage, text: str, x: float, *, bold: bool = False) -> float:
    """A few words on the line; how far on the next may begin."""
    width = paper.advance(text, Type.SMALL, bold=bold)
    place = QRectF(x, paper.y + 4, width + 1, SIGN)
    paper.text(text, place, size=Type.SMALL, bold=bold, align=Align.CENTRE)
    return width + 26
