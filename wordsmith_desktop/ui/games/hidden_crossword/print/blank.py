"""Empty sheets for the real game: for one's own crossword, and for guessing the other's."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSizeF

from wordsmith_desktop.games.hidden_crossword.puzzle_file import Told
from wordsmith_desktop.ui.games.hidden_crossword.export import texts as export_texts
from wordsmith_desktop.ui.games.hidden_crossword.export.guess_page import (
    paint_first_guesses,
    paint_guess_page,
    paint_guesses,
    paint_shelves,
)
from wordsmith_desktop.ui.games.hidden_crossword.export.heading import paint_heading, section
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.puzzle_page import paint_answering
from wordsmith_desktop.ui.games.hidden_crossword.print import texts
from wordsmith_desktop.ui.kit.paper_print.blocks import scratch
from wordsmith_desktop.ui.kit.paper_print.document import Page
from wordsmith_desktop.ui.kit.paper_print.paper import PALE, Paper, Type, Weight
from wordsmith_desktop.ui.kit.texts import Text, say

_BLANK: Final = Told(
    letters=" " * 17, unused=" " * 8, anchor=" " * 8, short_words=("  ", "  ", "  ", "  ")
)
"""Boxes for all that is told: as many letters as there can be, and plenty of the rest."""
_NOBODY: Final = Occasion()
_LENGTHS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10)
_SHELVES: Final = 3
_CELL: Final = 100
_ROWS: Final = 9
_LINE: Final = 74


def blank_pages(room: QSizeF, guess_pages: int) -> tuple[Page, ...]:
    """One player's sheets: a page for the own crossword, then pages for guesses."""
    pages: list[Page] = [_paint_own, partial(paint_guess_page, told=_BLANK, occasion=_NOBODY)]
    with scratch(room) as paper:
        following = paint_first_guesses(paper, _BLANK, _NOBODY)
    for _ in range(guess_pages - 1):
        pages.append(partial(_paint_more, first=following))
        with scratch(room) as paper:
            following = _paint_guesses(paper, following)
    return tuple(pages)


def _paint_more(paper: Paper, first: int) -> None:
    _paint_guesses(paper, first)


def _paint_guesses(paper: Paper, first: int) -> int:
    """A page of nothing but guesses; the number that would be the next."""
    paint_heading(paper, export_texts.GUESS_PAGE, _NOBODY)
    return paint_guesses(paper, paper.height, first)


def _paint_own(paper: Paper) -> None:
    """Squares for the crossword, lines for its words, and how to answer."""
    paint_heading(paper, export_texts.PUZZLE_PAGE, _NOBODY)
    section(paper, texts.GRID)
    _paint_squares(paper)
    paper.skip(24)
    section(paper, export_texts.WORDS)
    paint_shelves(paper, _LENGTHS, _SHELVES)
    paper.skip(24)
    section(paper, export_texts.TO_BE_TOLD)
    for name in (export_texts.UNUSED, export_texts.SHORT_WORDS):
        _paint_line(paper, name)
    paper.skip(24)
    paint_answering(paper, _NOBODY)


def _paint_squares(paper: Paper) -> None:
    columns = int(paper.width // _CELL)
    left = (paper.width - columns * _CELL) / 2
    right, bottom = left + columns * _CELL, paper.y + _ROWS * _CELL
    paper.pen(Weight.HAIR, PALE)
    for column in range(columns + 1):
        x = left + column * _CELL
        paper.painter.drawLine(QLineF(x, paper.y, x, bottom))
    for row in range(_ROWS + 1):
        y = paper.y + row * _CELL
        paper.painter.drawLine(QLineF(left, y, right, y))
    paper.skip(_ROWS * _CELL)


def _paint_line(paper: Paper, name: Text) -> None:
    """A line to write on behind its name."""
    label = paper.advance(say(name), Type.SMALL) + 14
    paper.text(say(name), QRectF(0, paper.y + 24, label, _LINE), size=Type.SMALL)
    paper.pen(Weight.HAIR)
    y = paper.y + _LINE - 10
    paper.painter.drawLine(QLineF(label, y, paper.width, y))
    paper.skip(_LINE)
