"""A worksheet: build these letters and words from pieces, and count them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.window.kit.paper_print.blocks import Block, beside, measured, paint_box
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.paper import INK, PrintedPage, Type, Weight
from wordsmith_desktop.window.kit.paper_print.sections import section
from wordsmith_desktop.window.kit.paper_print.sheet import sheet_document
from wordsmith_desktop.window.kit.worksheet import (
    Worksheet,
    WorksheetWish,
    solutions,
    worksheet_head,
)
from wordsmith_desktop.wording.texts import Text, say

from ..rules.alphabet import Alphabet
from ..rules.pieces import Shape
from ..words import worksheet_texts as texts
from ..words.texts import TITLE
from .alphabet_sheet import FORMS, choices_of
from .finding_sheet import note_of
from .paper_pieces import (
    BREADTH,
    CAP,
    UPRIGHT,
    counts_width,
    paint_counts,
    paint_paper_letter,
    paint_paper_piece,
    paint_paper_word,
)
from .picture import word_width

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import ShouldStop
    from wordsmith_desktop.bots.vocabulary import Vocabulary

    from ..rules.exercises import Building

KEY: Final = "building"
LETTERS: Final = 8
WORDS: Final = 4
_COLUMNS: Final = 4
_UNIT: Final = 72
"""Of what is drawn, in tenths of a millimetre."""
_SMALL: Final = 24
"""Of the pieces beside the boxes."""
_BOX: Final = 52
_NAME: Final = 58
_TALLY: Final = _BOX + 20
"""Height of a row of boxes."""
_BELOW: Final = 40
_LETTER_ROW: Final = _NAME + CAP * _UNIT + _TALLY + _BELOW
_WORD_ROW: Final = _LETTER_ROW
_ANSWER_UNIT: Final = 60
_ANSWER_ROW: Final = CAP * _ANSWER_UNIT + 44


def make_building(
    wish: WorksheetWish, words: Vocabulary, _should_stop: ShouldStop
) -> Document | None:
    """The sheet, with what was built on a page of its own."""
    from ..rules.exercises import something_to_build

    rng = Rng(wish.seed(KEY))
    wanted = something_to_build(words, wish.level, rng, letters=LETTERS, count=WORDS)
    if wanted is None:
        return None
    head = worksheet_head(wish, TITLE, texts.BUILD_TITLE, note_of(wish, texts.BUILD_NOTE))

    alphabet = Alphabet(choices_of(wish))

    def sections(width: float) -> Sequence[Section]:
        return tuple(_sections(width, wanted, alphabet))

    return sheet_document(head, sections)


def _sections(width: float, wanted: Building, alphabet: Alphabet) -> Iterator[Section]:
    letters, words = _heading(texts.BUILD_LETTERS, width), _heading(texts.BUILD_WORDS, width)
    yield Section.of(*_in_columns(width, wanted.letters, _letter_task), head=letters)
    tasks = (Block(_WORD_ROW, partial(_paint_task, name=word)) for word in wanted.words)
    yield Section.of(*tasks, head=words)
    yield solutions(width)
    yield Section.of(*_in_columns(width, wanted.letters, partial(_letter_answer, alphabet)))
    answers = (partial(_paint_answer, word=word, alphabet=alphabet) for word in wanted.words)
    yield Section.of(*(Block(_ANSWER_ROW, paint) for paint in answers))


def _heading(name: Text, width: float) -> Block:
    return measured(lambda paper: section(paper, say(name)), width)


def _in_columns(
    width: float, letters: Sequence[str], block: Callable[[str, float], Block]
) -> Iterator[Block]:
    step = width / _COLUMNS
    for start in range(0, len(letters), _COLUMNS):
        of_row = letters[start : start + _COLUMNS]
        yield beside([(place * step, block(letter, step)) for place, letter in enumerate(of_row)])


def _letter_task(letter: str, width: float) -> Block:
    def paint(paper: PrintedPage) -> None:
        whole, paper.width = paper.width, width - 40
        _paint_task(paper, letter)
        paper.width = whole

    return Block(_LETTER_ROW, paint)


def _paint_task(paper: PrintedPage, name: str) -> None:
    """What is to be built, dotted lines to build it between, and boxes for the pieces."""
    paper.line(name, QRectF(0, paper.y, paper.width, _NAME - 8), size=Type.LEAD, bold=True)
    top = paper.y + _NAME
    pen = QPen(INK, Weight.HAIR, Qt.PenStyle.DotLine)
    paper.painter.setPen(pen)
    for y in (top, top + CAP * _UNIT):
        paper.painter.drawLine(QLineF(0, y, paper.width, y))
    _paint_boxes(paper, top + CAP * _UNIT + 16)


def _paint_boxes(paper: PrintedPage, top: float) -> None:
    x = 0.0
    for kind in Shape:
        breadth = BREADTH[kind] * _SMALL
        middle = QPointF(x + breadth / 2, top + _BOX / 2)
        paint_paper_piece(paper, kind, middle, _SMALL, UPRIGHT[kind])
        paint_box(paper, QRectF(x + breadth + 10, top, _BOX, _BOX))
        x += breadth + 10 + _BOX + 22


def _letter_answer(alphabet: Alphabet, letter: str, width: float) -> Block:
    built = alphabet.construction(letter)

    def paint(paper: PrintedPage) -> None:
        foot = paper.y + CAP * _ANSWER_UNIT
        name = QRectF(0, paper.y, 60, CAP * _ANSWER_UNIT)
        paper.line(letter, name, size=Type.LEAD, bold=True)
        paint_paper_letter(paper, built, QPointF(134, foot), _ANSWER_UNIT)
        corner = QPointF(216, foot - CAP * (_ANSWER_UNIT + _SMALL) / 2)
        room = width - 230
        small = _SMALL * min(1.0, room / counts_width(paper, built.counts, _SMALL, Type.SMALL))
        paint_counts(paper, built.counts, corner, small, Type.SMALL)

    return Block(_ANSWER_ROW, paint)


def _paint_answer(paper: PrintedPage, word: str, alphabet: Alphabet) -> None:
    """A word in its pieces, and how many of each it takes."""
    counts = alphabet.counts_of(word)
    left, right = 270.0, counts_width(paper, counts, _SMALL)
    room = paper.width - left - right - 40
    unit = min(_ANSWER_UNIT, room / word_width(alphabet, word))
    foot = paper.y + CAP * _ANSWER_UNIT
    name = QRectF(0, paper.y, left - 20, CAP * _ANSWER_UNIT)
    paper.line(word, name, size=Type.LEAD, bold=True)
    paint_paper_word(paper, alphabet, word, QPointF(left, foot), unit)
    corner = QPointF(paper.width - right, foot - CAP * (_ANSWER_UNIT + _SMALL) / 2)
    paint_counts(paper, counts, corner, _SMALL)


BUILDING_SHEET: Final = Worksheet(
    key=KEY,
    title=texts.BUILD_TITLE,
    about=texts.BUILD_ABOUT,
    make=make_building,
    options=FORMS,
)
