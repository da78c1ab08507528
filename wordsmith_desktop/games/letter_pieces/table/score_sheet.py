"""The score sheets of the Letter Piece Game: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSizeF

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.blocks import (
    Block,
    PrintedCell,
    paint_box,
    paint_cells,
    paint_cross,
    paint_tick,
    row,
)
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.paper import Align, PrintedPage, Type, Weight
from wordsmith_desktop.window.kit.paper_print.sections import ScoreLine, in_pairs, standing
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.score_sheet import EmptyWish, ScoreSheet, day_of
from wordsmith_desktop.wording.texts import NAME, POINTS, Text, say, say_count
from wordsmith_desktop.wording.texts import SCORE_SHEET as SHEET_TITLE

from ..rules.events import LettersSet
from ..rules.observation import Observation
from ..rules.ruleset import Mode, Ruleset
from ..words import texts
from ..words.texts import TITLE
from .pad_lines import DiscardBox, PadPage, PadPages, RowLine, RowMark, read_pad

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

_MARKS: Final = {DiscardBox.TICKED: paint_tick, DiscardBox.CROSSED: paint_cross}


def challenge_height(rows: int, row_height: float) -> float:
    """How high a challenge of so many rows is."""
    return _HEAD + rows * row_height + _NAME + 2 * (_BOX + _APART) + 12 + _SUM


def paint_challenge(paper: PrintedPage, page: PadPage, width: float, row_height: float) -> None:
    """A challenge from the left edge on, below what is there."""
    title = say(texts.CHALLENGE, number=page.challenge + 1)
    _paint_row(paper, (PrintedCell(width, title, Type.SMALL, bold=True, is_shaded=True),), _HEAD)
    for number, line in enumerate(page.rows, 1):
        _paint_line(paper, number, line, QSizeF(width, row_height))
    _paint_boxes(paper, page, width)
    _paint_sum(paper, page, width)


def _paint_row(paper: PrintedPage, cells: Sequence[PrintedCell], height: float) -> None:
    paint_cells(paper, cells, height)
    paper.skip(height)


def _paint_line(paper: PrintedPage, number: int, line: RowLine, size: QSizeF) -> None:
    if not line.letter:
        paper.text(str(number), QRectF(7, paper.y + 4, _LETTER, 30), size=Type.TINY)
    is_word = line.mark in (RowMark.STANDS, RowMark.STRUCK)
    is_scored = line.mark not in (RowMark.EMPTY, RowMark.HIDDEN)
    cells = (
        PrintedCell(_LETTER, line.letter, Type.LEAD, bold=True),
        PrintedCell(
            size.width() - _LETTER - _POINTS,
            _word(line),
            Type.BODY if is_word else Type.SMALL,
            bold=is_word,
            align=Align.START,
            is_struck=line.mark is RowMark.STRUCK,
        ),
        PrintedCell(_POINTS, str(line.points) if is_scored else ""),
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


def _paint_boxes(paper: PrintedPage, page: PadPage, width: float) -> None:
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


def _paint_box_line(
    paper: PrintedPage, boxes: Sequence[DiscardBox], width: float, *, is_shaded: bool
) -> None:
    room = width - _POINTS - _APART
    step = min(_BOX + _APART, room / max(1, len(boxes)))
    for place, state in enumerate(boxes):
        side = step - _APART
        area = QRectF(place * step, paper.y + (_BOX - side) / 2, side, side)
        paint_box(paper, area, is_shaded=is_shaded)
        if state in _MARKS:
            _MARKS[state](paper, area)
    paper.skip(_BOX + _APART)


def _paint_sum(paper: PrintedPage, page: PadPage, width: float) -> None:
    is_blank = page.total is None
    sum_of = "" if is_blank else say(texts.SUM_OF, words=page.word_points, bonus=page.bonus)
    total = "" if is_blank else str(page.total)
    cells = (
        PrintedCell(width - _POINTS, sum_of or say(texts.SUM), Type.SMALL, align=Align.START),
        PrintedCell(_POINTS, total, Type.LEAD, bold=True),
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
        head=row((PrintedCell(width, title, bold=True, align=Align.START, is_shaded=True),), _ROW),
        foot=row((PrintedCell(width, _count(page), align=Align.START, has_frame=False),), _ROW),
    )


def _count(page: PadPage) -> str:
    if page.total is None:
        return say_count(texts.WORDS_HIDDEN, page.filled)
    if page.total == page.filled:
        return say_count(texts.WORDS, page.total)
    points = say_count(POINTS, page.total)
    return say_count(texts.WORDS_AND_POINTS, page.filled, points=points)


def _lines(width: float, rows: Sequence[RowLine]) -> Iterator[Block]:
    for start in range(0, len(rows), _COLUMNS):
        yield _line(width, rows[start : start + _COLUMNS])


def _line(width: float, rows: Sequence[RowLine]) -> Block:
    cells = [_cell(width / _COLUMNS, line) for line in rows]
    blank = [PrintedCell(width / _COLUMNS)] * (_COLUMNS - len(cells))
    return row((*cells, *blank), _ROW)


def _cell(width: float, line: RowLine) -> PrintedCell:
    is_hidden = line.mark is RowMark.HIDDEN
    return PrintedCell(
        width,
        say(texts.HIDDEN) if is_hidden else line.word,
        Type.SMALL if is_hidden else Type.BODY,
        bold=not is_hidden,
        align=Align.START,
        is_struck=line.mark is RowMark.STRUCK,
    )


_LINE: Final = 76
_BELOW: Final = 16
_TOTAL: Final = 130
"""Width of the frame of the total."""
_GUTTER: Final = 36


class PrintedSheet(Value):
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


def player_block(sheet: PrintedSheet, width: float) -> Block:
    """A player's sheet, which is never broken."""
    return Block(sheet.height, partial(_paint, sheet=sheet, width=width))


def _paint(paper: PrintedPage, sheet: PrintedSheet, width: float) -> None:
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


def _paint_name(paper: PrintedPage, name: str, width: float) -> None:
    label = paper.advance(say(NAME), Type.SMALL) + 14
    paper.line(say(NAME), QRectF(0, paper.y + 14, label, _LINE - 14), size=Type.SMALL)
    place = QRectF(label, paper.y, width / 2 - label, _LINE)
    paper.line(name, place.adjusted(0, 12, 0, 0), size=Type.LEAD, bold=True)
    paper.pen(Weight.HAIR)
    paper.painter.drawLine(QLineF(place.bottomLeft(), place.bottomRight()))


def _paint_total(paper: PrintedPage, sheet: PrintedSheet, width: float) -> None:
    frame = QRectF(width - _TOTAL, paper.y, _TOTAL, _LINE)
    room = QRectF(width / 2, paper.y, width / 2 - _TOTAL - 16, _LINE)
    paper.line(say(sheet.title), room, bold=True, align=Align.END)
    paper.pen(Weight.FIRM)
    paper.painter.drawRect(frame)
    paper.line(sheet.total, frame, size=Type.LEAD, bold=True, align=Align.CENTRE)


def pads_of(match: PublicMatch) -> tuple[PadPages, ...]:
    """Every player's pad by seat, with the challenges to come left empty."""
    seen: Observation = match.observation
    letters = [event.letters for event in match.events if isinstance(event, LettersSet)]
    pads = (read_pad(view, seen) for view in seen.players)
    return tuple(
        replace(pad, pages=(*_lettered(pad.pages, letters), *_to_come(pad, seen.ruleset, crossed)))
        for pad, crossed in zip(pads, seen.handicaps, strict=True)
    )


def empty_page(number: int, rules: Ruleset, crossed: int = 0) -> PadPage:
    """A challenge, from 0, of which nothing is filled in but the boxes crossed out (R26)."""
    white = (DiscardBox.CROSSED,) * crossed + (DiscardBox.OPEN,) * (rules.white_boxes - crossed)
    rows = (RowLine(RowMark.EMPTY),) * rules.words
    return PadPage(number, rows, white, (DiscardBox.OPEN,) * rules.blue_boxes)


def _to_come(pad: PadPages, rules: Ruleset, crossed: int) -> Iterator[PadPage]:
    for number in range(len(pad.pages), pad.challenges):
        yield empty_page(number, rules, crossed)


def _lettered(pages: Sequence[PadPage], letters: Sequence[str]) -> Iterator[PadPage]:
    """The pages with the letters that their rows required (R31)."""
    for page in pages:
        wanted = letters[page.challenge] if page.challenge < len(letters) else ""
        rows = (
            replace(row, letter=letter)
            for row, letter in zip(page.rows, wanted.ljust(len(page.rows)), strict=True)
        )
        yield replace(page, rows=tuple(rows)) if wanted else page


def filled(match: PublicMatch) -> Document:
    """The sheets of a match: rows, boxes, bonus and totals of every player."""
    seen: Observation = match.observation
    note = "" if seen.ruleset.mode is Mode.WARM_UP else say(texts.BOXES_NOTE)
    head = Head(TITLE, SHEET_TITLE, match.names, day_of(match), note)
    pads = pads_of(match)
    return sheet_document(head, lambda width: tuple(_sections(width, match, pads)))


def empty(wish: EmptyWish) -> Document:
    """A sheet of three challenges for each player."""
    rules = Ruleset()
    pages = tuple(empty_page(number, rules) for number in range(rules.challenges))
    sheet = PrintedSheet("", pages, "", row_height=ROW_TO_WRITE)

    def sections(width: float) -> Sequence[Section]:
        return tuple(_sheets(width, (sheet,) * wish.players))

    return sheet_document(Head(TITLE, SHEET_TITLE, note=say(texts.BOXES_NOTE)), sections)


def _sections(width: float, match: PublicMatch, pads: Sequence[PadPages]) -> Iterator[Section]:
    seen: Observation = match.observation
    if len(pads) > 1:
        yield _standing(width, match, pads)
    if seen.ruleset.mode is Mode.WARM_UP:
        yield from warm_up_sections(width, match.names, pads)
        return
    title = texts.TOTAL if match.outcome else texts.TOTAL_SO_FAR
    sheets = [
        PrintedSheet(name, pad.pages, str(pad.match_total), title)
        for name, pad in zip(match.names, pads, strict=True)
    ]
    yield from _sheets(width, sheets)


def _sheets(width: float, sheets: Sequence[PrintedSheet]) -> Iterator[Section]:
    """One below the other, or two side by side where a sheet has only one challenge."""
    if len(sheets[0].pages) > 1:
        yield from (Section.of(player_block(sheet, width)) for sheet in sheets)
    else:
        yield from in_pairs(width, len(sheets), lambda seat, half: player_block(sheets[seat], half))


def _standing(width: float, match: PublicMatch, pads: Sequence[PadPages]) -> Section:
    challenges = range(pads[0].challenges)
    headings = [say(texts.CHALLENGE, number=number + 1) for number in challenges]
    lines = [
        ScoreLine(name, tuple(_points(pad, number) for number in challenges), pad.match_total)
        for name, pad in zip(match.names, pads, strict=True)
    ]
    return standing(width, headings, lines, match)


def _points(pad: PadPages, number: int) -> str:
    """The points of a challenge; nothing where it has not begun, or is hidden."""
    total = pad.pages[number].total if number < len(pad.pages) else None
    return "" if total is None else str(total)


SCORE_SHEET: Final = ScoreSheet(filled, empty)
