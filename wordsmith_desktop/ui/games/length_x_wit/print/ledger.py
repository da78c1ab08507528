"""One player's words with their factors and running totals as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from wordsmith_desktop.ui.games.length_x_wit.print import texts
from wordsmith_desktop.ui.games.length_x_wit.print.entries import Entry
from wordsmith_desktop.ui.games.length_x_wit.print.track import track
from wordsmith_desktop.ui.kit.paper_print.blocks import Block, measured, stacked
from wordsmith_desktop.ui.kit.paper_print.cells import Cell, name_bar, row
from wordsmith_desktop.ui.kit.paper_print.flow import Column
from wordsmith_desktop.ui.kit.paper_print.paper import Align, Paper, Type, Weight
from wordsmith_desktop.ui.kit.table_texts import TOTAL
from wordsmith_desktop.ui.kit.texts import Text, say

_NAME: Final = 72
_LABELS: Final = 46
_WRITTEN_ROW: Final = 56
_ROW_TO_WRITE: Final = 68
_LINE: Final = 44
_SHARES: Final = (0.33, 0.12, 0.13, 0.15, 0.13, 0.14)
"""Of the width, for each column."""
_COLUMNS: Final = (
    texts.WORD,
    texts.SUM,
    texts.TIMES_DICE,
    texts.PLUS_BANKED,
    texts.POINTS,
    texts.RUNNING_TOTAL,
)
_NONE: Final = "–"


def filled_table(name: str, entries: Sequence[Entry], goal: int, width: float) -> Column:
    """What a player has scored; `goal` is 0 where there is none."""
    blank = _row(width, ("",) * len(_COLUMNS), _WRITTEN_ROW)
    total = entries[-1].total if entries else 0
    rows = tuple(_rows(entries, goal, width)) or (blank,)
    return Column(rows, _head(width, name), _foot(width, goal, total, str(total)))


def empty_table(rows: int, goal: int, width: float) -> Column:
    """Room for a player's words."""
    blank = _row(width, ("",) * len(_COLUMNS), _ROW_TO_WRITE)
    return Column((blank,) * rows, _head(width, ""), _foot(width, goal, 0, ""))


def _head(width: float, name: str) -> Block:
    labels = [
        Cell(width * share, say(text), Type.TINY, align=_align(text))
        for text, share in zip(_COLUMNS, _SHARES, strict=True)
    ]
    return stacked((name_bar(width, name, _NAME), row(labels, _LABELS)))


def _foot(width: float, goal: int, total: int, number: str) -> Block:
    last = width * _SHARES[-1]
    cells = (
        Cell(width - last, say(TOTAL), bold=True, align=Align.END),
        Cell(last, number, Type.LEAD, bold=True),
    )
    sums = row(cells, _NAME, weight=Weight.FIRM)
    return stacked((sums, track(width, goal, total))) if goal else sums


def _rows(entries: Sequence[Entry], goal: int, width: float) -> Iterator[Block]:
    for entry in entries:
        line = _row(width, _texts(entry), _WRITTEN_ROW)
        if entry.pressed:
            line = stacked((_pressed(width, entry.pressed), line))
        if entry.begins_last_round:
            line = stacked((line, _goal_line(width, goal)))
        yield line


def _texts(entry: Entry) -> tuple[str, ...]:
    numbers = (entry.value, entry.dice, entry.banked)
    parts = (_NONE if number is None else str(number) for number in numbers)
    return (entry.word or say(texts.FAILED), *parts, str(entry.points), str(entry.total))


def _row(width: float, cells: Sequence[str], height: float) -> Block:
    word, *numbers, total = cells
    word_share, *shares, total_share = _SHARES
    is_word = word != say(texts.FAILED)
    return row(
        (
            _word_cell(width * word_share, word, is_word=is_word),
            *(Cell(width * share, text) for text, share in zip(numbers, shares, strict=True)),
            Cell(width * total_share, total, bold=True),
        ),
        height,
    )


def _word_cell(width: float, word: str, *, is_word: bool) -> Cell:
    size = Type.BODY if is_word else Type.SMALL
    return Cell(width, word, size, bold=is_word, align=Align.START)


def _pressed(width: float, words: Sequence[str]) -> Block:
    """The words with which luck was pressed, above the one that ended the turn."""
    text = say(texts.PRESSED, words=", ".join(words))

    def paint(paper: Paper) -> None:
        top = paper.y
        place = QRectF(12, top + 4, width - 24, 1000)
        paper.skip(8 + paper.text(text, place, size=Type.TINY))
        paper.pen(Weight.HAIR)
        paper.painter.drawRect(QRectF(0, top, width, paper.y - top))

    return measured(paint, width)


def _goal_line(width: float, goal: int) -> Block:
    """The line that begins the last round (L11)."""
    cell = Cell(width, say(texts.GOAL_LINE, goal=goal), Type.TINY, bold=True, is_shaded=True)
    return row((cell,), _LINE, weight=Weight.HEAVY)


def _align(text: Text) -> Align:
    return Align.START if text is texts.WORD else Align.CENTRE
