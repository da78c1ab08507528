"""Rows of framed cells, as score sheets are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QRectF

from wordsmith_desktop.ui.kit.paper_print.blocks import Block
from wordsmith_desktop.ui.kit.paper_print.paper import SHADE, Align, Paper, Type, Weight
from wordsmith_desktop.ui.kit.paper_print.texts import NAME
from wordsmith_desktop.ui.kit.texts import say

_PADDING: Final = 12


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a row."""

    width: float
    text: str = ""
    size: int = Type.BODY
    bold: bool = False
    align: Align = Align.CENTRE
    is_shaded: bool = False
    is_struck: bool = False
    """Whether a line is drawn through the text."""
    has_frame: bool = True


def paint_cells(
    paper: Paper, cells: Sequence[Cell], height: float, *, weight: Weight = Weight.HAIR
) -> None:
    """A row of cells from the left edge on."""
    x = 0.0
    for cell in cells:
        place = QRectF(x, paper.y, cell.width, height)
        if cell.is_shaded:
            paper.painter.fillRect(place, SHADE)
        if cell.has_frame:
            paper.pen(weight)
            paper.painter.drawRect(place)
        _write(paper, cell, place.adjusted(_PADDING, 0, -_PADDING, 0))
        x += cell.width


def row(cells: Sequence[Cell], height: float, *, weight: Weight = Weight.HAIR) -> Block:
    """A row of cells as a block."""
    return Block(height, partial(paint_cells, cells=tuple(cells), height=height, weight=weight))


def name_bar(width: float, name: str, height: float) -> Block:
    """A player's name above a table, or room to write it."""
    if name:
        return row((Cell(width, name, Type.LEAD, True, Align.START, is_shaded=True),), height)
    return row((Cell(width, say(NAME), Type.SMALL, align=Align.START),), height)


def _write(paper: Paper, cell: Cell, place: QRectF) -> None:
    paper.line(cell.text, place, size=cell.size, bold=cell.bold, align=cell.align)
    if cell.is_struck:
        long = min(paper.advance(cell.text, cell.size, bold=cell.bold), place.width())
        middle = place.center().y() + 2
        paper.pen(Weight.LINE)
        paper.painter.drawLine(QLineF(place.left() - 4, middle, place.left() + long + 4, middle))
