"""Things to be painted that are never broken, and putting them together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.paper_print.paper import Paper


@dataclass(frozen=True, slots=True)
class Block:
    """Something that is never broken."""

    height: float
    """In tenths of a millimetre."""
    paint: Callable[[Paper], object]
    """Paints it from where the paper is filled to; that it goes on below is not its business."""


def space(height: float) -> Block:
    """Nothing."""
    return Block(height, lambda _paper: None)


@contextmanager
def scratch(room: QSizeF) -> Iterator[Paper]:
    """Paper that nobody will see, to find out what something needs."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    try:
        yield Paper(painter, room, look().family)
    finally:
        painter.end()


def measured(paint: Callable[[Paper], object], width: float) -> Block:
    """A block as high as what is painted on paper of that width turns out to be."""

    def paint_narrowed(paper: Paper) -> None:
        whole, paper.width = paper.width, width
        paint(paper)
        paper.width = whole

    with scratch(QSizeF(width, 0)) as paper:
        paint(paper)
        return Block(paper.y, paint_narrowed)


def stacked(blocks: Iterable[Block]) -> Block:
    """Blocks one below the other as one."""
    inside = tuple(blocks)

    def paint(paper: Paper) -> None:
        for block in inside:
            paint_block(paper, block)

    return Block(height_of(inside), paint)


def beside(columns: Sequence[tuple[float, Block]]) -> Block:
    """Blocks side by side, each with its distance from the left."""

    def paint(paper: Paper) -> None:
        top = paper.y
        for x, block in columns:
            paper.y = top
            paper.painter.translate(x, 0)
            block.paint(paper)
            paper.painter.translate(-x, 0)

    return Block(max((block.height for _, block in columns), default=0), paint)


def paint_block(paper: Paper, block: Block) -> None:
    """Paint a block, and go on below it."""
    top = paper.y
    block.paint(paper)
    paper.y = top + block.height


def height_of(blocks: Iterable[Block]) -> float:
    """Of blocks one below the other."""
    return sum((block.height for block in blocks), 0.0)
