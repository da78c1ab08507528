"""Things to be painted that are never broken, and putting them together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPolygonF

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import NAME, say

from ..appearance import look
from .paper import SHADE, Align, PrintedPage, Type, Weight


class Block(Value):
    """Something that is never broken."""

    height: float
    """In tenths of a millimetre."""
    paint: Callable[[PrintedPage], object]
    """Paints it from where the paper is filled to; that it goes on below is not its business."""


def space(height: float) -> Block:
    """Nothing."""
    return Block(height, lambda _paper: None)


@contextmanager
def scratch(room: QSizeF) -> Iterator[PrintedPage]:
    """Paper that nobody will see, to find out what something needs."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    try:
        yield PrintedPage(painter, room, look().family)
    finally:
        painter.end()


def measured(paint: Callable[[PrintedPage], object], width: float) -> Block:
    """A block as high as what is painted on paper of that width turns out to be."""

    def paint_narrowed(paper: PrintedPage) -> None:
        whole, paper.width = paper.width, width
        paint(paper)
        paper.width = whole

    with scratch(QSizeF(width, 0)) as paper:
        paint(paper)
        return Block(paper.y, paint_narrowed)


def stacked(blocks: Iterable[Block]) -> Block:
    """Blocks one below the other as one."""
    inside = tuple(blocks)

    def paint(paper: PrintedPage) -> None:
        for block in inside:
            paint_block(paper, block)

    return Block(height_of(inside), paint)


def beside(columns: Sequence[tuple[float, Block]]) -> Block:
    """Blocks side by side, each with its distance from the left."""

    def paint(paper: PrintedPage) -> None:
        top = paper.y
        for x, block in columns:
            paper.y = top
            paper.painter.translate(x, 0)
            block.paint(paper)
            paper.painter.translate(-x, 0)

    return Block(max((block.height for _, block in columns), default=0), paint)


def paint_block(paper: PrintedPage, block: Block) -> None:
    """Paint a block, and go on below it."""
    top = paper.y
    block.paint(paper)
    paper.y = top + block.height


def height_of(blocks: Iterable[Block]) -> float:
    """Of blocks one below the other."""
    return sum((block.height for block in blocks), 0.0)


_TICK: Final = ((0.2, 0.52), (0.43, 0.76), (0.82, 0.22))
"""Corners in a box whose side is 1."""


def paint_box(paper: PrintedPage, area: QRectF, *, is_shaded: bool = False) -> None:
    """An empty box."""
    if is_shaded:
        paper.painter.fillRect(area, SHADE)
    paper.pen(Weight.LINE)
    paper.painter.drawRect(area)


def paint_tick(paper: PrintedPage, area: QRectF) -> None:
    """Tick a box."""
    paper.pen(Weight.FIRM)
    paper.painter.drawPolyline(QPolygonF(_points(area, _TICK)))


def paint_cross(paper: PrintedPage, area: QRectF) -> None:
    """Cross a box out."""
    paper.pen(Weight.FIRM)
    paper.painter.drawLine(QLineF(area.topLeft(), area.bottomRight()))
    paper.painter.drawLine(QLineF(area.bottomLeft(), area.topRight()))


def _points(area: QRectF, shares: Sequence[tuple[float, float]]) -> list[QPointF]:
    return [area.topLeft() + QPointF(x * area.width(), y * area.height()) for x, y in shares]


_PADDING: Final = 12


class PrintedCell(Value):
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
    paper: PrintedPage, cells: Sequence[PrintedCell], height: float, *, weight: Weight = Weight.HAIR
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


def row(cells: Sequence[PrintedCell], height: float, *, weight: Weight = Weight.HAIR) -> Block:
    """A row of cells as a block."""
    return Block(height, partial(paint_cells, cells=tuple(cells), height=height, weight=weight))


def name_bar(width: float, name: str, height: float) -> Block:
    """A player's name above a table, or room to write it."""
    if name:
        return row(
            (PrintedCell(width, name, Type.LEAD, True, Align.START, is_shaded=True),), height
        )
    return row((PrintedCell(width, say(NAME), Type.SMALL, align=Align.START),), height)


def _write(paper: PrintedPage, cell: PrintedCell, place: QRectF) -> None:
    paper.line(cell.text, place, size=cell.size, bold=cell.bold, align=cell.align)
    if cell.is_struck:
        long = min(paper.advance(cell.text, cell.size, bold=cell.bold), place.width())
        middle = place.center().y() + 2
        paper.pen(Weight.LINE)
        paper.painter.drawLine(QLineF(place.left() - 4, middle, place.left() + long + 4, middle))
