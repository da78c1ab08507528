"""Everybody's guesses with their answers, round by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

from wordsmith_desktop.games.hidden_crossword.clues import Attempt, Guess, Record
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword
from wordsmith_desktop.ui.games.hidden_crossword.export.guess_row import (
    HEIGHT,
    NAMES,
    ROW,
    paint_names,
    paint_number,
    paint_row,
)
from wordsmith_desktop.ui.games.hidden_crossword.print import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet_text.texts import SUBMITTED
from wordsmith_desktop.ui.kit.paper_print.blocks import Block, beside
from wordsmith_desktop.ui.kit.paper_print.flow import Column, Section
from wordsmith_desktop.ui.kit.paper_print.pairs import GUTTER, half_of, in_pairs
from wordsmith_desktop.ui.kit.paper_print.paper import Paper, Type
from wordsmith_desktop.ui.kit.texts import say

_NAME: Final = 60
_WORDS: Final = 40
"""Height of the line of a submitted puzzle's words."""


def guess_sections(
    width: float, names: Sequence[str], records: Sequence[Sequence[Record]]
) -> Iterator[Section]:
    """Two players' guesses side by side; one player's run across both columns."""
    if len(names) == 1:
        yield _alone(width, names[0], records[0])
    else:
        yield from in_pairs(
            width, len(names), lambda seat, half: _column(half, names[seat], records[seat])
        )


def _column(width: float, name: str, records: Sequence[Record]) -> Column:
    head = Block(_NAME + NAMES, partial(_paint_head, name=name, width=width))
    rows = tuple(_row(record, width) for record in records)
    return Column(rows or (_none(width),), head)


def _alone(width: float, name: str, records: Sequence[Record]) -> Section:
    half = half_of(width)
    blocks = [_row(record, half) for record in records] or [_none(half)]
    step = half + GUTTER
    rows = (beside(tuple(_placed(blocks[at : at + 2], step))) for at in range(0, len(blocks), 2))
    head = Block(_NAME + NAMES, partial(_paint_head, name=name, width=half, step=step))
    return Section.of(*rows, head=head)


def _placed(blocks: Sequence[Block], step: float) -> Iterator[tuple[float, Block]]:
    for place, block in enumerate(blocks):
        yield place * step, block


def _paint_head(paper: Paper, name: str, width: float, step: float = 0) -> None:
    """The name, and what the parts of a row are for; twice where there is a `step`."""
    title = say(texts.GUESSED_BY, name=name)
    paper.line(title, QRectF(0, paper.y, width, _NAME), bold=True)
    paper.skip(_NAME)
    paint_names(paper, 0, width)
    if step:
        paint_names(paper, step, width)


def _row(record: Record, width: float) -> Block:
    if isinstance(record, Attempt):
        return Block(ROW, partial(_paint_attempt, record=record, width=width))
    return Block(ROW, partial(_paint_guess, record=record, width=width))


def _none(width: float) -> Block:
    return Block(ROW, lambda paper: paper.line(say(texts.NO_GUESS), _place(paper, width)))


def _place(paper: Paper, width: float) -> QRectF:
    return QRectF(0, paper.y, width, HEIGHT)


def _paint_guess(paper: Paper, record: Guess, width: float) -> None:
    paint_row(paper, record.round, _place(paper, width), record)


def _paint_attempt(paper: Paper, record: Attempt, width: float) -> None:
    """That the whole puzzle was submitted, whether it was right, and which words it had (W18)."""
    place = _place(paper, width)
    left = paint_number(paper, record.round, place)
    room = place.adjusted(left, 0, 0, -_WORDS)
    paper.line(say(SUBMITTED[record.is_right]), room, bold=True)
    words = ", ".join(Crossword(record.layout).words)
    below = QRectF(room.left(), room.bottom() - 8, room.width(), _WORDS)
    paper.line(words, below, size=Type.SMALL)
