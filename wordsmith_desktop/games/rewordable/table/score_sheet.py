"""The score sheets of Rewordable: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QRectF

from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.blocks import (
    Block,
    PrintedCell,
    measured,
    name_bar,
    row,
    stacked,
)
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Column, Section
from wordsmith_desktop.window.kit.paper_print.paper import Align, PrintedPage, Type, Weight
from wordsmith_desktop.window.kit.paper_print.sections import ScoreLine, in_pairs, standing
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.score_sheet import EmptyWish, RowChoice, ScoreSheet, day_of
from wordsmith_desktop.wording.table_texts import TOTAL
from wordsmith_desktop.wording.texts import SCORE_SHEET as SHEET_TITLE
from wordsmith_desktop.wording.texts import say

from ..rules.laying import Word
from ..rules.observation import Observation, PlayerView
from ..rules.tokens import TOKEN_POINTS
from ..words import texts
from ..words.in_words import short_name
from ..words.texts import TITLE

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
        PrintedCell(width - _POINTS, say(texts.WORDS), Type.TINY, align=Align.START),
        PrintedCell(_POINTS, say(texts.LETTERS), Type.TINY),
    )
    return stacked((name_bar(width, name, _NAME), row(labels, _LABELS)))


def _words(words: Iterable[Word], width: float) -> Iterator[Block]:
    for word in words:
        parted = "·".join(card.text for card in word.cards)
        yield _word_row(width, parted, str(len(word.text)), _WRITTEN_ROW)


def _word_row(width: float, word: str, letters: str, height: float) -> Block:
    cells = (
        PrintedCell(width - _POINTS, word, bold=True, align=Align.START),
        PrintedCell(_POINTS, letters),
    )
    return row(cells, height)


def _tokens(width: float, view: PlayerView) -> Block:
    count = len(view.tokens)
    text = say(texts.TOKENS_OF, n=count, points=TOKEN_POINTS)
    return _sum(width, text, str(count * TOKEN_POINTS))


def _sum(width: float, text: str, number: str) -> Block:
    cells = (
        PrintedCell(width - _POINTS, text, Type.SMALL, align=Align.END),
        PrintedCell(_POINTS, number),
    )
    return row(cells, _WRITTEN_ROW, weight=Weight.LINE)


def _total(width: float, number: str) -> Block:
    cells = (
        PrintedCell(width - _POINTS, say(TOTAL), bold=True, align=Align.END),
        PrintedCell(_POINTS, number, Type.LEAD, bold=True),
    )
    return row(cells, _NAME, weight=Weight.FIRM)


def _paint_goals(paper: PrintedPage, goals: str, width: float) -> None:
    """The tokens that were won, below the table; the paper may be broader."""
    place = QRectF(0, paper.y + 8, width, 1000)
    paper.skip(8 + paper.text(goals, place, size=Type.TINY))


def filled(match: PublicMatch) -> Document:
    """Everybody's words by their cards, tokens and points; no hand is looked at."""
    head = Head(TITLE, SHEET_TITLE, match.names, day_of(match))
    return sheet_document(head, lambda width: tuple(_sections(width, match)))


def empty(wish: EmptyWish) -> Document:
    """A table for each player's words."""

    def sections(width: float) -> tuple[Section, ...]:
        return tuple(
            in_pairs(
                width,
                wish.players,
                lambda _, half: empty_table(wish.rows, half),
                may_begin_below=False,
            )
        )

    note = say(texts.NOTE if wish.players > 1 else texts.NOTE_ALONE, points=TOKEN_POINTS)
    return sheet_document(Head(TITLE, SHEET_TITLE, note=note), sections)


def _sections(width: float, match: PublicMatch) -> Iterator[Section]:
    seen: Observation = match.observation
    if not seen.is_alone:
        yield _standing(width, match)
    has_penalties = _has_penalties(seen)
    yield from in_pairs(
        width,
        len(seen.players),
        lambda seat, half: filled_table(
            match.names[seat], seen.players[seat], half, has_penalties=has_penalties
        ),
    )


def _has_penalties(seen: Observation) -> bool:
    return any(view.penalty for view in seen.players)


def _standing(width: float, match: PublicMatch) -> Section:
    seen: Observation = match.observation
    headings = [say(texts.LETTERS), say(texts.TOKENS)]
    if _has_penalties(seen):
        headings.append(say(texts.PENALTY))
    lines = [
        ScoreLine(name, _parts(view)[: len(headings)], points_of(view))
        for name, view in zip(match.names, seen.players, strict=True)
    ]
    return standing(width, headings, lines, match)


def _parts(view: PlayerView) -> tuple[str, ...]:
    """What makes a player's points, in the order of the headings."""
    tokens = TOKEN_POINTS * len(view.tokens)
    return (str(letters_of(view)), str(tokens), cost_text(view))


SCORE_SHEET: Final = ScoreSheet(filled, empty, RowChoice(texts.ROWS, (10, 25, 40)))
