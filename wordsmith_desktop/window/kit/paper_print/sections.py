"""What stands on a printed sheet besides the game's own: heading, pairs and the final points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.table_texts import PLAYER, TOTAL, WINNER_MARK
from wordsmith_desktop.wording.texts import say

from .blocks import Block, PrintedCell, measured, row, stacked
from .flow import Column, Section
from .paper import Align, PrintedPage, Type, Weight

_BLANK: Final = 62
"""Height of a line to be written on."""
_GAP: Final = 40


class Blank(Value):
    """A line to be written on, or one that is filled in."""

    name: str
    value: str
    share: float
    """Of the width; those of a line are 1 together."""


def paint_heading(paper: PrintedPage, title: str, game: str, blanks: Sequence[Blank]) -> None:
    """Title and game, and a line of blanks where there are any."""
    paper.paragraph(title, Type.TITLE, bold=True)
    paper.paragraph(game, Type.LEAD)
    paper.skip(16)
    if blanks:
        _paint_blanks(paper, blanks)
    paper.skip(34)


def _paint_blanks(paper: PrintedPage, blanks: Sequence[Blank]) -> None:
    room = paper.width - _GAP * (len(blanks) - 1)
    x = 0.0
    for blank in blanks:
        width = room * blank.share
        _paint_blank(paper, blank, QRectF(x, paper.y, width, _BLANK))
        x += width + _GAP
    paper.skip(_BLANK)


def section(paper: PrintedPage, name: str, x: float = 0) -> None:
    """The name of what follows."""
    paper.paragraph(name, Type.BODY, bold=True, x=x)
    paper.skip(8)


def _paint_blank(paper: PrintedPage, blank: Blank, place: QRectF) -> None:
    label = paper.advance(blank.name, Type.SMALL) + 14
    paper.text(blank.name, place.translated(0, 20), size=Type.SMALL)
    rest = place.adjusted(label, 0, 0, 0)
    value = paper.elided(blank.value, rest.width(), Type.BODY, bold=True)
    paper.text(value, rest.translated(0, 14), bold=True)
    paper.pen(Weight.HAIR)
    paper.painter.drawLine(QLineF(rest.bottomLeft(), rest.bottomRight()))


GUTTER: Final = 60
"""Between the two."""


def half_of(width: float) -> float:
    """The width of one of two."""
    return (width - GUTTER) / 2


def in_pairs(
    width: float,
    count: int,
    make: Callable[[int, float], Column | Block],
    *,
    may_begin_below: bool = True,
) -> Iterator[Section]:
    """Two by two; `make` gives that of a number, for half of the width."""
    half = half_of(width)
    made = [_column(make(number, half)) for number in range(count)]
    for first in range(0, count, 2):
        columns = _placed(made[first : first + 2], half + GUTTER)
        yield Section(tuple(columns), may_begin_below=may_begin_below)


def _column(made: Column | Block) -> Column:
    return Column((made,)) if isinstance(made, Block) else made


def _placed(columns: Sequence[Column], step: float) -> Iterator[Column]:
    for place, column in enumerate(columns):
        yield replace(column, x=place * step)


_ROW: Final = 62
_NAME_SHARE: Final = 0.34
_TOTAL_SHARE: Final = 0.12
_MARK_SHARE: Final = 0.14


class ScoreLine(Value):
    """One player's line."""

    name: str
    cells: tuple[str, ...]
    """What makes the points, one for each heading."""
    total: int


def standing(
    width: float, headings: Sequence[str], lines: Sequence[ScoreLine], match: PublicMatch
) -> Section:
    """The result, or how it stands so far; `lines` are by seat."""
    title = texts.RESULT if match.outcome else texts.SO_FAR
    shares = (1 - _NAME_SHARE - _TOTAL_SHARE - _MARK_SHARE) / max(1, len(headings))
    top = (
        _cell(width * _NAME_SHARE, say(PLAYER), Align.START),
        *(_cell(width * shares, heading) for heading in headings),
        _cell(width * _TOTAL_SHARE, say(TOTAL)),
    )
    head = measured(lambda paper: section(paper, say(title)), width)
    winners = match.outcome.winners if match.outcome and len(lines) > 1 else ()
    rows = (
        row(_line(width, shares, line, is_winner=seat in winners), _ROW)
        for seat, line in sorted(enumerate(lines), key=lambda one: -one[1].total)
    )
    return Section.of(*rows, head=stacked((head, row(top, _ROW - 10))))


def _cell(width: float, text: str, align: Align = Align.CENTRE) -> PrintedCell:
    return PrintedCell(width, text, Type.SMALL, align=align, is_shaded=True)


def _line(
    width: float, share: float, line: ScoreLine, *, is_winner: bool
) -> tuple[PrintedCell, ...]:
    mark = say(WINNER_MARK) if is_winner else ""
    return (
        PrintedCell(width * _NAME_SHARE, line.name, bold=True, align=Align.START),
        *(PrintedCell(width * share, text) for text in line.cells),
        PrintedCell(width * _TOTAL_SHARE, str(line.total), bold=True),
        PrintedCell(width * _MARK_SHARE, mark, align=Align.START, has_frame=False),
    )
