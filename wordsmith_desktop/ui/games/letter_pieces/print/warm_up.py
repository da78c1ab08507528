"""The words of warm-ups, which have neither rows nor boxes (R46)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.ui.games.letter_pieces.pad.lines import PadPage, PadPages, RowLine, RowMark
from wordsmith_desktop.ui.games.letter_pieces.print import texts
from wordsmith_desktop.ui.kit.paper_print.blocks import Block
from wordsmith_desktop.ui.kit.paper_print.cells import Cell, row
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.paper import Align, Type
from wordsmith_desktop.ui.kit.texts import say, say_count

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
