"""The points of all players in a small table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.ui.kit.paper_print import texts
from wordsmith_desktop.ui.kit.paper_print.blocks import measured, stacked
from wordsmith_desktop.ui.kit.paper_print.cells import Cell, row
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.heading import section
from wordsmith_desktop.ui.kit.paper_print.paper import Align, Type
from wordsmith_desktop.ui.kit.table_texts import PLAYER, TOTAL, WINNER_MARK
from wordsmith_desktop.ui.kit.texts import say

_ROW: Final = 62
_NAME_SHARE: Final = 0.34
_TOTAL_SHARE: Final = 0.12
_MARK_SHARE: Final = 0.14


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line."""

    name: str
    cells: tuple[str, ...]
    """What makes the points, one for each heading."""
    total: int


def standing(
    width: float, headings: Sequence[str], lines: Sequence[Line], match: PublicMatch
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
        for seat, line in _by_points(lines)
    )
    return Section.of(*rows, head=stacked((head, row(top, _ROW - 10))))


def _by_points(lines: Sequence[Line]) -> list[tuple[Seat, Line]]:
    return sorted(enumerate(lines), key=lambda one: -one[1].total)


def _cell(width: float, text: str, align: Align = Align.CENTRE) -> Cell:
    return Cell(width, text, Type.SMALL, align=align, is_shaded=True)


def _line(width: float, share: float, line: Line, *, is_winner: bool) -> tuple[Cell, ...]:
    mark = say(WINNER_MARK) if is_winner else ""
    return (
        Cell(width * _NAME_SHARE, line.name, bold=True, align=Align.START),
        *(Cell(width * share, text) for text in line.cells),
        Cell(width * _TOTAL_SHARE, str(line.total), bold=True),
        Cell(width * _MARK_SHARE, mark, align=Align.START, has_frame=False),
    )
