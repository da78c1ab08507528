"""The first page: the puzzle, all that its owner must know, how to answer, and what marks mean."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from wordsmith_desktop.window.kit.days import day_text
from wordsmith_desktop.window.kit.paper_print import sections
from wordsmith_desktop.window.kit.paper_print.blocks import paint_box, paint_tick
from wordsmith_desktop.window.kit.paper_print.paper import INK, Align, PrintedPage, Type
from wordsmith_desktop.window.kit.paper_print.sections import Blank
from wordsmith_desktop.wording.texts import DAY, LETTER_COUNT, Text, say, say_count

from ..rules.clues import Placement, SheetWord
from ..rules.marks import ClueType, Mark
from ..rules.puzzle_file import KnownAtStart, Puzzle, told_of
from ..words import sheet_texts as texts
from ..words.in_words import PaperHeading
from ..words.table_texts import PLACEMENT_EXPLAINED, PLACEMENT_NAMES
from ..words.texts import TITLE
from .mark_face import OUTLINES

SIGN: Final = 34
"""Side of a sign in a legend, in tenths of a millimetre."""
_SIGN_ROW: Final = 50


def paint_mark(paper: PrintedPage, mark: Mark, corner: QPointF, side: float = SIGN) -> None:
    """A mark in a square with that corner."""
    middle = corner + QPointF(side / 2, side / 2)
    points = [middle + QPointF(x * side, y * side) for x, y in OUTLINES[mark]]
    paper.painter.setPen(Qt.PenStyle.NoPen)
    paper.painter.setBrush(INK)
    paper.painter.drawPolygon(QPolygonF(points))


def paint_tick_box(paper: PrintedPage, corner: QPointF, *, is_ticked: bool) -> None:
    """A box to be ticked, or one that is."""
    area = QRectF(corner.x(), corner.y(), SIGN, SIGN)
    paint_box(paper, area)
    if is_ticked:
        paint_tick(paper, area)


def clue_rows(paper: PrintedPage, agreed: ClueType | None, *, x: float = 0) -> None:
    """The marks and what they tell: of the type agreed on, or of both, each to be ticked."""
    for clue in ClueType:
        if agreed in (None, clue):
            paint_tick_box(paper, QPointF(x, paper.y + 6), is_ticked=agreed is clue)
            _clue_row(paper, clue, x + SIGN + 16)


def placement_key(paper: PrintedPage, occasion: PaperHeading, *, x: float = 0) -> None:
    """Where a word that is asked about may lie, and the letter that this is noted with."""
    counted = (one for one in Placement if occasion.counts_anchor or one is not Placement.ANCHOR)
    sentence = "; ".join(map(_key, counted)) + "."
    if not occasion.counts_anchor:
        sentence = f"{sentence} {say(texts.ANCHOR_UNCOUNTED)}"
    paper.paragraph(sentence, Type.SMALL, x=x)


def _key(placement: Placement) -> str:
    """A placement with the letter it begins with, which is another for each."""
    name = say(PLACEMENT_NAMES[placement])
    means = say(PLACEMENT_EXPLAINED[placement])
    return say(texts.PLACEMENT_KEY, letter=name[0].upper(), name=name, means=means)


def _clue_row(paper: PrintedPage, clue: ClueType, x: float) -> None:
    x += _meaning(paper, say(texts.CLUES[clue]), x, bold=True)
    for mark, means in texts.MARKS[clue].items():
        if mark is not Mark.NOTHING:
            paint_mark(paper, mark, QPointF(x, paper.y + 5))
            x += SIGN + 8
        x += _meaning(paper, say(means), x)
    paper.skip(_SIGN_ROW)


def _meaning(paper: PrintedPage, text: str, x: float, *, bold: bool = False) -> float:
    """A few words on the line; how far on the next may begin."""
    width = paper.advance(text, Type.SMALL, bold=bold)
    place = QRectF(x, paper.y + 4, width + 1, SIGN)
    paper.text(text, place, size=Type.SMALL, bold=bold, align=Align.CENTRE)
    return width + 26


def paint_heading(paper: PrintedPage, page: Text, occasion: PaperHeading) -> None:
    """Title, and blanks for names and date, filled in where they are known."""
    blanks = (
        Blank(say(texts.OWNER), occasion.owner, 0.37),
        Blank(say(texts.GUESSER), occasion.guesser, 0.37),
        Blank(say(DAY), day_text(occasion.day), 0.26),
    )
    sections.paint_heading(paper, say(page), say(TITLE), blanks)


def section(paper: PrintedPage, name: Text, x: float = 0) -> None:
    """The name of what follows."""
    sections.section(paper, say(name), x)


_LARGEST_CELL: Final = 140
_GRID_SHARE: Final = 0.36
"""Of the page's height, at most."""
_LABEL: Final = 300
"""Width of the lengths beside the words."""
_INDENT: Final = 60
"""Room for a number before what it counts."""
_ROW: Final = 52


def paint_puzzle_page(paper: PrintedPage, puzzle: Puzzle, occasion: PaperHeading) -> None:
    """Everything about a puzzle; nobody may see it who wants to guess."""
    paint_heading(paper, texts.PUZZLE_PAGE, occasion)
    paper.skip(20)
    paint_grid(paper, puzzle, _LARGEST_CELL, paper.height * _GRID_SHARE)
    paper.paragraph(say(texts.ANCHOR_FRAMED, word=puzzle.anchor), Type.SMALL)
    paper.skip(30)
    section(paper, texts.WORDS)
    paint_words(paper, puzzle, occasion)
    paper.skip(24)
    section(paper, texts.TO_BE_TOLD)
    paint_told(paper, told_of(puzzle))
    paper.skip(24)
    paint_answering(paper, occasion)


def paint_grid(paper: PrintedPage, puzzle: Puzzle, largest_cell: float, height: float) -> None:
    """The puzzle as it lies, no higher than that, with the anchor in a heavy frame."""
    side = min(largest_cell, paper.width / puzzle.width, height / puzzle.height)
    left = (paper.width - side * puzzle.width) / 2
    top = paper.y
    anchor = puzzle.anchor_cells
    for tile in puzzle.layout:
        if tile.cell not in anchor:
            paper.boxes(tile.letter, QPointF(left + tile.col * side, top + tile.row * side), side)
    # Last, so that its frame lies over the boxes beside it.
    start = anchor[0]
    paper.framed(puzzle.anchor, QPointF(left + start.col * side, top + start.row * side), side)
    paper.skip(side * puzzle.height + 24)


Listed = tuple[int | None, SheetWord]
"""A word with its number among those of its length; None for one that does not count."""


def _listed(puzzle: Puzzle, occasion: PaperHeading) -> tuple[Listed, ...]:
    found: list[Listed] = []
    for _, words in groupby(puzzle.sheet, key=lambda one: len(one.word)):
        number = 0
        for one in words:
            is_counted = occasion.counts_anchor or one.placement is not Placement.ANCHOR
            number += is_counted
            found.append((number if is_counted else None, one))
    return tuple(found)


def paint_words(
    paper: PrintedPage, puzzle: Puzzle, occasion: PaperHeading, *, columns: int = 2
) -> None:
    """The puzzle's words by length and alphabet, with where each lies (W11)."""
    for length, words in groupby(_listed(puzzle, occasion), key=lambda one: len(one[1].word)):
        _words(paper, length, tuple(words), columns)


def _words(paper: PrintedPage, length: int, words: tuple[Listed, ...], columns: int) -> None:
    """The words of one length, so many on a line."""
    label = QRectF(0, paper.y, _LABEL, _ROW)
    paper.text(say_count(LETTER_COUNT, length), label)
    width = (paper.width - _LABEL) / columns
    for place, (number, one) in enumerate(words):
        if place and place % columns == 0:
            paper.skip(_ROW)
        _word(paper, number, one, _LABEL + place % columns * width)
    paper.skip(_ROW)


def _word(paper: PrintedPage, number: int | None, one: SheetWord, x: float) -> None:
    said = "" if number is None else f"{number}."
    for text, is_bold, least in (
        (said, False, _INDENT),
        (one.word, True, 0),
        (say(PLACEMENT_NAMES[one.placement]), False, 0),
    ):
        paper.text(text, QRectF(x, paper.y, paper.width - x, _ROW), bold=is_bold)
        x += max(least, paper.advance(text, Type.BODY, bold=is_bold) + 20)


def paint_told(paper: PrintedPage, told: KnownAtStart) -> None:
    """What the guesser is told of the puzzle (W10)."""
    for name, value in (
        (texts.UNUSED, " ".join(told.unused)),
        (texts.SHORT_WORDS, " ".join(told.short_words)),
    ):
        label = f"{say(name)}: "
        paper.text(label, QRectF(0, paper.y, paper.width, _ROW))
        x = paper.advance(label)
        paper.text(
            value or say(texts.NONE), QRectF(x, paper.y, paper.width - x, _ROW), bold=bool(value)
        )
        paper.skip(_ROW)


def paint_answering(paper: PrintedPage, occasion: PaperHeading) -> None:
    """How a guess is answered, step by step (W14)."""
    section(paper, texts.ANSWERING)
    for number, sentence in enumerate(texts.ANSWERS, 1):
        paper.text(f"{number}.", QRectF(0, paper.y, _INDENT, _ROW))
        paper.paragraph(say(sentence), x=_INDENT)
        paper.skip(6)
        if sentence is texts.ANSWER_WHERE:
            placement_key(paper, occasion, x=_INDENT)
            paper.skip(6)
    clue_rows(paper, occasion.clue, x=_INDENT)
