"""A worksheet: which words can you build from these ten pieces?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.languages import ours_of
from wordsmith_desktop.window.kit.paper_print.blocks import Block, measured
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.paper import Align, PrintedPage, Type, Weight
from wordsmith_desktop.window.kit.paper_print.sheet import sheet_document
from wordsmith_desktop.window.kit.worksheet import (
    Worksheet,
    WorksheetWish,
    solutions,
    worksheet_head,
)
from wordsmith_desktop.wording.texts import Text, say, say_count

from ..rules.pieces import Counts, Shape
from ..words import worksheet_texts as texts
from ..words.texts import TITLE
from .alphabet_sheet import FORMS, choices_of
from .paper_pieces import BREADTH, CAP, UPRIGHT, paint_paper_piece

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import ShouldStop
    from wordsmith_desktop.bots.vocabulary import Vocabulary

KEY: Final = "finding"
KIND: Final = "warm-up"
"""The kind of challenge that deals the heaps."""
HEAPS: Final = 3
LEAST_WORDS: Final = 24
"""Words of the level in every heap, so that nobody sits before an empty page."""
MOST_DEALS: Final = 200
"""So often is dealt anew; then the dictionary has too few words."""
LISTED: Final = 300
"""Words of a heap in the solutions, the longest of them: more than most heaps have."""
_UNIT: Final = 84
"""Of the pieces, in tenths of a millimetre."""
_PIECE_GAP: Final = 54
_COLUMNS: Final = 4
_LINES: Final = 5
_LINE: Final = 74


class Heap(Value):
    """Ten pieces of one of the program's own deals."""

    code: str
    """Of the challenge that deals them."""
    pieces: Counts
    words: tuple[str, ...]
    """Of the level, longest first."""


def note_of(wish: WorksheetWish, said: Text) -> str:
    """How a sheet is filled in; in German with how umlauts are built (R4)."""
    return " ".join(map(say, (said, texts.TWO_LETTERS) if wish.is_german else (said,)))


def make_heaps(
    wish: WorksheetWish, words: Vocabulary, should_stop: ShouldStop
) -> tuple[Heap, ...] | None:
    """The heaps of a sheet; None where the dictionary has too few words, or if it should stop."""
    from ..rules.exercises import words_in

    rng = Rng(wish.seed(KEY))
    found: list[Heap] = []
    for _ in range(MOST_DEALS):
        if should_stop() or len(found) == HEAPS:
            break
        dealt = wish.deal(KIND, ours_of(wish.language), rng.bits()) if wish.deal else None
        if dealt is None:
            break
        pieces: Counts = dealt.state.players[0].counts
        listed = words_in(pieces, words, wish.level, choices_of(wish))
        if len(listed) >= LEAST_WORDS:
            found.append(Heap(dealt.code, pieces, listed))
    return tuple(found) if len(found) == HEAPS else None


def make_finding(
    wish: WorksheetWish, words: Vocabulary, should_stop: ShouldStop
) -> Document | None:
    """The sheet, with what was found on a page of its own."""
    heaps = make_heaps(wish, words, should_stop)
    if heaps is None:
        return None
    note = note_of(wish, texts.FIND_NOTE)
    head = worksheet_head(wish, TITLE, texts.FIND_TITLE, note)

    def sections(width: float) -> Sequence[Section]:
        tasks = (_task(width, number, heap) for number, heap in enumerate(heaps, 1))
        answers = (_answer(width, number, heap) for number, heap in enumerate(heaps, 1))
        others = measured(lambda paper: paper.paragraph(say(texts.FIND_OTHERS)), width)
        return (*tasks, solutions(width), *answers, Section.of(others))

    return sheet_document(head, sections)


def _task(width: float, number: int, heap: Heap) -> Section:
    """The pieces, and lines to write words on."""
    height = _LINE * _LINES
    pieces = Block(CAP * _UNIT + 10, partial(_paint_pieces, pieces=heap.pieces))
    heading = measured(partial(_paint_heading, number=number, heap=heap), width)
    return Section.of(pieces, Block(height, _paint_lines), head=heading)


def _paint_heading(paper: PrintedPage, number: int, heap: Heap) -> None:
    name = say(texts.HEAP, n=number)
    place = QRectF(0, paper.y, paper.width, 56)
    paper.line(name, place, size=Type.LEAD, bold=True)
    beside = place.adjusted(paper.advance(name, Type.LEAD, bold=True) + 30, 6, 0, 6)
    code = say(texts.HEAP_CODE, code=heap.code)
    paper.line(code, beside, size=Type.TINY, align=Align.END)
    beside.setWidth(beside.width() - paper.advance(code, Type.TINY) - 30)
    paper.line(say(texts.HEAP_HIDES, n=LEAST_WORDS), beside, size=Type.SMALL)
    paper.skip(78)


def _paint_pieces(paper: PrintedPage, pieces: Counts) -> None:
    x, middle = 10.0, paper.y + CAP * _UNIT / 2
    in_row = [kind for kind in Shape for _ in range(pieces[kind])]
    for kind in in_row:
        breadth = BREADTH[kind] * _UNIT
        at = QPointF(x + breadth / 2, middle)
        paint_paper_piece(paper, kind, at, _UNIT, UPRIGHT[kind])
        x += breadth + _PIECE_GAP


def _paint_lines(paper: PrintedPage) -> None:
    step, gap = paper.width / _COLUMNS, 30
    paper.pen(Weight.HAIR)
    for line in range(1, _LINES + 1):
        y = paper.y + line * _LINE
        for column in range(_COLUMNS):
            x = column * step
            paper.painter.drawLine(QLineF(x, y, x + step - gap, y))


def _answer(width: float, number: int, heap: Heap) -> Section:
    """The words of a heap by their length; the longest where there are too many."""

    def paint(paper: PrintedPage) -> None:
        title = say_count(texts.FIND_SOLUTION, len(heap.words), heap=number)
        paper.paragraph(title, bold=True)
        paper.skip(8)
        for line in _listed(heap):
            paper.paragraph(line)

    return Section.of(measured(paint, width))


def _listed(heap: Heap) -> Iterator[str]:
    for length, words in groupby(heap.words[:LISTED], key=len):
        yield say(texts.FIND_LENGTH, n=length, words=", ".join(words))
    more = len(heap.words) - LISTED
    if more > 0:
        yield say_count(texts.FIND_MORE, more)


FINDING_SHEET: Final = Worksheet(
    key=KEY,
    title=texts.FIND_TITLE,
    about=texts.FIND_ABOUT,
    make=make_finding,
    options=FORMS,
    needs_deals=True,
)
