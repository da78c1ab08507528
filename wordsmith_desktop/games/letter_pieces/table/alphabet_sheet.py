"""The alphabet on paper: every letter from its pieces, and how many of each it takes (R1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from wordsmith_desktop.window.kit.paper_print.blocks import Block, beside, measured
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.paper import Align, PrintedPage, Type, Weight
from wordsmith_desktop.window.kit.paper_print.sections import section
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.worksheet import Option, Worksheet, WorksheetWish
from wordsmith_desktop.wording.texts import say

from ..rules.alphabet import Alphabet, AlphabetChoices, Construction, JForm, YForm
from ..rules.pieces import SUPPLY, Shape
from ..words import form_texts
from ..words import worksheet_texts as texts
from ..words.texts import TITLE
from .paper_pieces import (
    CAP,
    UPRIGHT,
    counts_width,
    paint_counts,
    paint_paper_letter,
    paint_paper_piece,
    paint_paper_word,
)
from .picture import word_width

J_IS_LONG: Final = "j_is_long"
Y_IS_LONG: Final = "y_is_long"
LEAVES_OUT_MARKS: Final = "leaves_out_marks"
_COLUMNS: Final = 5
_ROW: Final = 290
_UNIT: Final = 72
"""Of a letter in its cell, in tenths of a millimetre."""
_SMALL: Final = 29
"""Of the pieces that are counted beneath it."""
_LARGE: Final = 60
"""Of the pieces in the legend, and of the umlauts."""
_FIGURES: Final = CAP * _SMALL + 10
_LEGEND: Final = 150
_PAIRS: Final = (("Ä", "AE"), ("Ö", "OE"), ("Ü", "UE"), ("ß", "SS"))


FORMS: Final = (
    Option(J_IS_LONG, form_texts.J_FORM, (form_texts.J_SHORT, form_texts.J_LONG)),
    Option(Y_IS_LONG, form_texts.Y_FORM, (form_texts.Y_SHORT, form_texts.Y_LONG)),
)
"""What the printed rules leave open about letters (R1)."""


def choices_of(wish: WorksheetWish) -> AlphabetChoices:
    """The alphabet that a wish asks for."""
    return AlphabetChoices(
        j=JForm.LONG_ON_CURVE if wish.chosen.get(J_IS_LONG) else JForm.SHORT_ON_CURVE,
        y=YForm.LONG_AND_SHORT if wish.chosen.get(Y_IS_LONG) else YForm.THREE_SHORTS,
        marks=not wish.chosen.get(LEAVES_OUT_MARKS),
    )


def draw_alphabet(wish: WorksheetWish) -> Document:
    """The sheet; in German with the letters that are built from two (R4)."""
    alphabet = Alphabet(choices_of(wish))
    head = Head(TITLE, texts.ALPHABET_TITLE, note=say(texts.ALPHABET_NOTE), asks_day=False)

    def sections(width: float) -> Sequence[Section]:
        found = [_pieces(width), _letters(width, alphabet)]
        return (*found, _umlauts(width, alphabet)) if wish.is_german else found

    return sheet_document(head, sections)


def _pieces(width: float) -> Section:
    """The four kinds, with their names and how many the box has (R8)."""
    cell = width / len(Shape)
    blocks = [
        (cell * kind, Block(_LEGEND, partial(_paint_piece, kind=kind, width=cell)))
        for kind in Shape
    ]
    return Section.of(beside(blocks), head=_heading(say(texts.PIECES), width), gap=0)


def _heading(name: str, width: float) -> Block:
    return measured(lambda paper: section(paper, name), width)


def _paint_piece(paper: PrintedPage, kind: Shape, width: float) -> None:
    middle = QPointF(_LARGE / 2, paper.y + CAP * _LARGE / 2)
    paint_paper_piece(paper, kind, middle, _LARGE, UPRIGHT[kind])
    room = QRectF(1.4 * _LARGE, paper.y, width - 1.4 * _LARGE - 8, CAP * _LARGE / 2)
    paper.line(say(form_texts.PIECES_OF[kind]), room, size=Type.SMALL, bold=True)
    said = say(texts.IN_THE_BOX, n=SUPPLY[kind])
    paper.line(said, room.translated(0, room.height()), size=Type.SMALL)


def _letters(width: float, alphabet: Alphabet) -> Section:
    return Section.of(*_rows(width, alphabet), head=_heading(say(texts.LETTERS), width), gap=24)


def _rows(width: float, alphabet: Alphabet) -> Iterator[Block]:
    found, cell = alphabet.constructions, width / _COLUMNS
    for start in range(0, len(found), _COLUMNS):
        of_row = found[start : start + _COLUMNS]
        blocks = [
            (cell * place, Block(_ROW, partial(_paint_letter, built=built, width=cell)))
            for place, built in enumerate(of_row)
        ]
        yield beside(blocks)


def _paint_letter(paper: PrintedPage, built: Construction, width: float) -> None:
    frame = QRectF(0, paper.y, width, _ROW)
    paper.pen(Weight.HAIR)
    paper.painter.drawRect(frame)
    name = QRectF(16, paper.y + 10, width - 16, 60)
    paper.line(built.letter, name, size=Type.LEAD, bold=True, align=Align.START)
    foot = frame.bottom() - _FIGURES - 26
    paint_paper_letter(paper, built, QPointF(frame.center().x(), foot), _UNIT)
    left = frame.center().x() - counts_width(paper, built.counts, _SMALL) / 2
    paint_counts(paper, built.counts, QPointF(left, frame.bottom() - _FIGURES), _SMALL)


def _umlauts(width: float, alphabet: Alphabet) -> Section:
    """What is built from two letters, which is why it stands in no cell (R4)."""
    cell, height = width / len(_PAIRS), CAP * _LARGE + 20
    blocks = [
        (cell * place, Block(height, partial(_paint_pair, alphabet, letter=letter, pair=pair)))
        for place, (letter, pair) in enumerate(_PAIRS)
    ]
    return Section.of(beside(blocks), head=_heading(say(texts.TWO_LETTERS), width), gap=24)


def _paint_pair(alphabet: Alphabet, paper: PrintedPage, *, letter: str, pair: str) -> None:
    height = CAP * _LARGE
    paper.line(letter, QRectF(16, paper.y, 60, height), size=Type.LEAD, bold=True)
    unit = min(_LARGE, 260 / word_width(alphabet, pair))
    paint_paper_word(paper, alphabet, pair, QPointF(90, paper.y + height), unit)


ALPHABET_SHEET: Final = Worksheet(
    key="alphabet",
    title=texts.ALPHABET_TITLE,
    about=texts.ALPHABET_ABOUT,
    drawn=draw_alphabet,
    options=(
        *FORMS,
        Option(LEAVES_OUT_MARKS, texts.MARKS, (texts.WITH_MARKS, texts.WITHOUT_MARKS)),
    ),
)
