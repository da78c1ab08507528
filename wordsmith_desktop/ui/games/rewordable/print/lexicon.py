"""One player's words, tokens and points as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QRectF

from wordsmith_desktop.games.rewordable.laying import Word
from wordsmith_desktop.games.rewordable.observation import PlayerView
from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS
from wordsmith_desktop.ui.games.rewordable.print import texts
from wordsmith_desktop.ui.games.rewordable.tokens.spoken import short_name
from wordsmith_desktop.ui.kit.paper_print.blocks import Block, measured, stacked
from wordsmith_desktop.ui.kit.paper_print.cells import Cell, name_bar, row
from wordsmith_desktop.ui.kit.paper_print.flow import Column
from wordsmith_desktop.ui.kit.paper_print.paper import Align, Paper, Type, Weight
from wordsmith_desktop.ui.kit.table_texts import TOTAL
from wordsmith_desktop.ui.kit.texts import say

_NAME: Final = 72
_LABELS: Final = 46
_WRITTEN_ROW: Final = 60
_ROW_TO_WRITE: Final = 70
_POINTS: Final = 180
"""Width of the column of letters."""


def letters_of(view: PlayerView) -> int:
    """The letters of all words in a lexicon (C16)."""
    return sum(len(word.text) for word in view.words)


def points_of(view: PlayerView) -> int:
    """Letters and tokens, less what failed objections cost (C14, C16)."""
    return letters_of(view) + TOKEN_POINTS * len(view.tokens) - view.penalty


def cost_text(view: PlayerView) -> str:
    """What failed objections have cost, as it is subtracted."""
    return f"−{view.penalty}" if view.penalty else "0"


def filled_table(name: str, view: PlayerView, width: float, *, has_penalties: bool) -> Column:
    """What a player has; `has_penalties` leaves a line for them, were it only for others."""
    sums = [
        _sum(width, say(texts.LETTERS_OF_WORDS), str(letters_of(view))),
        _tokens(width, view),
    ]
    if has_penalties:
        sums.append(_sum(width, say(texts.PENALTY), cost_text(view)))
    sums.append(_total(width, str(points_of(view))))
    goals = ", ".join(short_name(token.goal) for token in view.tokens)
    if goals:
        sums.append(measured(lambda paper: _paint_goals(paper, goals, width), width))
    blank = _word_row(width, "", "", _WRITTEN_ROW)
    words = tuple(_words(view.words, width))
    return Column(words or (blank,), _head(width, name), stacked(sums))


def empty_table(rows: int, width: float) -> Column:
    """Room for a player's words."""
    blank = _word_row(width, "", "", _ROW_TO_WRITE)
    foot = (
        _sum(width, say(texts.LETTERS_OF_WORDS), ""),
        _sum(width, say(texts.TOKENS_BLANK, points=TOKEN_POINTS), ""),
        _total(width, ""),
    )
    return Column((blank,) * rows, _head(width, ""), stacked(foot))


def _head(width: float, name: str) -> Block:
    labels = (
        Cell(width - _POINTS, say(texts.WORDS), Type.TINY, align=Align.START),
        Cell(_POINTS, say(texts.LETTERS), Type.TINY),
    )
    return stacked((name_bar(width, name, _NAME), row(labels, _LABELS)))


def _words(words: Iterable[Word], width: float) -> Iterator[Block]:
    for word in words:
        parted = "·".join(card.text for card in word.cards)
        yield _word_row(width, parted, str(len(word.text)), _WRITTEN_ROW)


def _word_row(width: float, word: str, letters: str, height: float) -> Block:
    cells = (
        Cell(width - _POINTS, word, bold=True, align=Align.START),
        Cell(_POINTS, letters),
    )
    return row(cells, height)


def _tokens(width: float, view: PlayerView) -> Block:
    count = len(view.tokens)
    text = say(texts.TOKENS_OF, n=count, points=TOKEN_POINTS)
    return _sum(width, text, str(count * TOKEN_POINTS))


def _sum(width: float, text: str, number: str) -> Block:
    cells = (Cell(width - _POINTS, text, Type.SMALL, align=Align.END), Cell(_POINTS, number))
    return row(cells, _WRITTEN_ROW, weight=Weight.LINE)


def _total(width: float, number: str) -> Block:
    cells = (
        Cell(width - _POINTS, say(TOTAL), bold=True, align=Align.END),
        Cell(_POINTS, number, Type.LEAD, bold=True),
    )
    return row(cells, _NAME, weight=Weight.FIRM)


def _paint_goals(paper: Paper, goals: str, width: float) -> None:
    """The tokens that were won, below the table; the paper may be broader."""
    place = QRectF(0, paper.y + 8, width, 1000)
    paper.skip(8 + paper.text(goals, place, size=Type.TINY))
