"""The printed pads of a challenge, and the words of a warm-up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from wordsmith_desktop.ui.games.letter_pieces.pad.lines import (
    Box,
    PadPage,
    PadPages,
    RowLine,
    RowMark,
)
from wordsmith_desktop.ui.kit.paper_print.blocks import (
    Block,
    Cell,
    paint_box,
    paint_cells,
    paint_cross,
    paint_tick,
    row,
)
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.paper import Align, Paper, Type, Weight
from wordsmith_desktop.wording.games.letter_pieces import texts
from wordsmith_desktop.wording.texts import say, say_count

_HEAD: Final = 52
WRITTEN_ROW: Final = 72
"""Height of a row that is filled in already, or soon will be."""
ROW_TO_WRITE: Final = 96
_LETTER: Final = 70
"""Width of the left column, for the letters that rows require (R31)."""
_POINTS: Final = 100
_NAME: Final = 38
"""Height of the names above the boxes."""
_BOX: Final = 50
_APART: Final = 8
_SUM: Final = 76

_MARKS: Final = {Box.TICKED: paint_tick, Box.CROSSED: paint_cross}


def challenge_height(rows: int, row_height: float) -> float:
    """How high a challenge of so many rows is."""
    return _HEAD + rows * row_height + _NAME + 2 * (_BOX + _APART) + 12 + _SUM


def paint_challenge(paper: Paper, page: PadPage, width: float, row_height: float) -> None:
    """A challenge from the left edge on, below what is there."""
    title = say(texts.CHALLENGE, number=page.challenge + 1)
    _paint_row(paper, (Cell(width, title, Type.SMALL, bold=True, is_shaded=True),), _HEAD)
    for number, line in enumerate(page.rows, 1):
        _paint_line(paper, number, line, QSizeF(width, row_height))
    _paint_boxes(paper, page, width)
    _paint_sum(paper, page, width)


def _paint_row(paper: Paper, cells: Sequence[Cell], height: float) -> None:
    paint_cells(paper, cells, height)
    paper.skip(height)


def _paint_line(paper: Paper, number: int, line: RowLine, size: QSizeF) -> None:
    if not line.letter:
        paper.text(str(number), QRectF(7, paper.y + 4, _LETTER, 30), size=Type.TINY)
    is_word = line.mark in (RowMark.STANDS, RowMark.STRUCK)
    is_scored = line.mark not in (RowMark.EMPTY, RowMark.HIDDEN)
    cells = (
        Cell(_LETTER, line.letter, Type.LEAD, bold=True),
        Cell(
            size.width() - _LETTER - _POINTS,
            _word(line),
            Type.BODY if is_word else Type.SMALL,
            bold=is_word,
            align=Align.START,
            is_struck=line.mark is RowMark.STRUCK,
        ),
        Cell(_POINTS, str(line.points) if is_scored else ""),
    )
    _paint_row(paper, cells, size.height())


def _word(line: RowLine) -> str:
    if line.mark is RowMark.HIDDEN:
        return say(texts.HIDDEN)
    if line.mark is RowMark.PASSED:
        return say(texts.PASSED)
    if line.mark is RowMark.UNCHECKED:
        return say(texts.UNCHECKED, word=line.word)
    return line.word


def _paint_boxes(paper: Paper, page: PadPage, width: float) -> None:
    """The free boxes, and beneath them those that are worth a point, with the bonus."""
    names = QRectF(0, paper.y + 4, width, _NAME)
    paper.text(say(texts.DISCARDS), names, size=Type.TINY)
    paper.skip(_NAME)
    paper.line(
        say(texts.BONUS),
        QRectF(width - _POINTS, paper.y + 6, _POINTS, _BOX),
        size=Type.TINY,
        align=Align.CENTRE,
    )
    if page.is_hidden:
        paper.text(say(texts.HIDDEN), QRectF(0, paper.y + 4, width, _NAME), size=Type.SMALL)
    _paint_box_line(paper, page.white, width, is_shaded=False)
    bonus = "" if page.bonus is None else str(page.bonus)
    cell = QRectF(width - _POINTS, paper.y - 2, _POINTS, _BOX + 10)
    paper.pen(Weight.HAIR)
    paper.painter.drawRect(cell)
    paper.text(bonus, cell, align=Align.CENTRE)
    _paint_box_line(paper, page.blue, width, is_shaded=True)
    paper.skip(12)


def _paint_box_line(paper: Paper, boxes: Sequence[Box], width: float, *, is_shaded: bool) -> None:
    room = width - _POINTS - _APART
    step = min(_BOX + _APART, room / max(1, len(boxes)))
    for place, state in enumerate(boxes):
        side = step - _APART
        box = QRectF(place * step, paper.y + (_BOX - side) / 2, side, side)
        paint_box(paper, box, is_shaded=is_shaded)
        if state in _MARKS:
            _MARKS[state](paper, box)
    paper.skip(_BOX + _APART)


def _paint_sum(paper: Paper, page: PadPage, width: float) -> None:
    is_blank = page.total is None
    sum_of = "" if is_blank else say(texts.SUM_OF, words=page.word_points, bonus=page.bonus)
    total = "" if is_blank else str(page.total)
    cells = (
        Cell(width - _POINTS, sum_of or say(texts.SUM), Type.SMALL, align=Align.START),
        Cell(_POINTS, total, Type.LEAD, bold=True),
    )
    paint_cells(paper, cells, _SUM, weight=Weight.LINE)
    paper.skip(_SUM)


_COLUMNS: Final = 4
_ROW: Final = 62


def warm_up_sections(
    width: float, names: Sequence[str], pads: Sequence[PadPages]
) -> Iterator[Section]:
    """For every player and challenge the words side by side, and how many there are."""
    for name, pad in zip(names, pads, strict=True):
        for page in pad.pages:
            yield _section(width, name, page)


def _section(width: float, name: str, page: PadPage) -> Section:
    title = say(texts.WARM_UP, name=name, number=page.challenge + 1)
    lines = tuple(_lines(width, page.rows)) or (_line(width, ()),)
    return Section.of(
        *lines,
        head=row((Cell(width, title, bold=True, align=Align.START, is_shaded=True),), _ROW),
        foot=row((Cell(width, _count(page), align=Align.START, has_frame=False),), _ROW),
    )


def _count(page: PadPage) -> str:
    if page.total is None:
        return say_count(texts.WORDS_HIDDEN, page.filled)
    return say_count(texts.WORDS, page.total)


def _lines(width: float, rows: Sequence[RowLine]) -> Iterator[Block]:
    for start in range(0, len(rows), _COLUMNS):
        yield _line(width, rows[start : start + _COLUMNS])


def _line(width: float, rows: Sequence[RowLine]) -> Block:
    cells = [_cell(width / _COLUMNS, line) for line in rows]
    blank = [Cell(width / _COLUMNS)] * (_COLUMNS - len(cells))
    return row((*cells, *blank), _ROW)


def _cell(width: float, line: RowLine) -> Cell:
    is_hidden = line.mark is RowMark.HIDDEN
    return Cell(
        width,
        say(texts.HIDDEN) if is_hidden else line.word,
        Type.SMALL if is_hidden else Type.BODY,
        bold=not is_hidden,
        align=Align.START,
        is_struck=line.mark is RowMark.STRUCK,
    )
