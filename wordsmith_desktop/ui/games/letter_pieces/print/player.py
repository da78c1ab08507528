"""One player's sheet: all challenges side by side, under the name and the total."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QRectF

from wordsmith_desktop.ui.games.letter_pieces.pad.lines import PadPage
from wordsmith_desktop.ui.games.letter_pieces.print import texts
from wordsmith_desktop.ui.games.letter_pieces.print.challenge import (
    WRITTEN_ROW,
    challenge_height,
    paint_challenge,
)
from wordsmith_desktop.ui.kit.paper_print.blocks import Block
from wordsmith_desktop.ui.kit.paper_print.paper import Align, Paper, Type, Weight
from wordsmith_desktop.ui.kit.paper_print.texts import NAME
from wordsmith_desktop.ui.kit.texts import Text, say

_LINE: Final = 76
_BELOW: Final = 16
_TOTAL: Final = 130
"""Width of the frame of the total."""
_GUTTER: Final = 36


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands on one player's sheet."""

    name: str
    """Empty where it is to be written."""
    pages: tuple[PadPage, ...]
    """The challenges."""
    total: str
    """Empty where it is to be written."""
    title: Text = texts.TOTAL
    """What the total is called."""
    row_height: float = WRITTEN_ROW

    @property
    def height(self) -> float:
        """Of the whole sheet."""
        rows = max(len(page.rows) for page in self.pages)
        return _LINE + _BELOW + challenge_height(rows, self.row_height)


def player_block(sheet: Sheet, width: float) -> Block:
    """A player's sheet, which is never broken."""
    return Block(sheet.height, partial(_paint, sheet=sheet, width=width))


def _paint(paper: Paper, sheet: Sheet, width: float) -> None:
    top = paper.y
    _paint_name(paper, sheet.name, width)
    _paint_total(paper, sheet, width)
    columns = len(sheet.pages)
    column = (width - _GUTTER * (columns - 1)) / columns
    for number, page in enumerate(sheet.pages):
        paper.y = top + _LINE + _BELOW
        x = number * (column + _GUTTER)
        paper.painter.translate(x, 0)
        paint_challenge(paper, page, column, sheet.row_height)
        paper.painter.translate(-x, 0)


def _paint_name(paper: Paper, name: str, width: float) -> None:
    label = paper.advance(say(NAME), Type.SMALL) + 14
    paper.line(say(NAME), QRectF(0, paper.y + 14, label, _LINE - 14), size=Type.SMALL)
    place = QRectF(label, paper.y, width / 2 - label, _LINE)
    paper.line(name, place.adjusted(0, 12, 0, 0), size=Type.LEAD, bold=True)
    paper.pen(Weight.HAIR)
    paper.painter.drawLine(QLineF(place.bottomLeft(), place.bottomRight()))


def _paint_total(paper: Paper, sheet: Sheet, width: float) -> None:
    frame = QRectF(width - _TOTAL, paper.y, _TOTAL, _LINE)
    room = QRectF(width / 2, paper.y, width / 2 - _TOTAL - 16, _LINE)
    paper.line(say(sheet.title), room, bold=True, align=Align.END)
    paper.pen(Weight.FIRM)
    paper.painter.drawRect(frame)
    paper.line(sheet.total, frame, size=Type.LEAD, bold=True, align=Align.CENTRE)
