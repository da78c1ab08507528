"""The end of a match: who found what, and both puzzles laid open on the felt."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.match_end.ending import (
    Bar,
    BestShown,
    Ending,
    Party,
    StagePiece,
    award_lines,
    course_shown,
    headline,
)
from wordsmith_desktop.wording.texts import say

from ..rules.asked_words import asked_words, cell_marks
from ..rules.crossword import Cell, Crossword
from ..rules.grid_tiles import Bounds
from ..rules.marks import Mark
from ..rules.observation import Observation
from ..rules.puzzle_file import Puzzle
from ..words import ending_texts as texts
from ..words.shared_result import shared_result
from ..words.sheet_texts import FOUND
from .mark_face import paint_sign
from .puzzles import puzzles_of, result_text
from .tile import TileKind, paint_tile

CELL_SHARE: Final = 0.045
"""Height of a cell in the window's height, where there is room for all of the puzzle."""
_STAGE: Final = 0.4
"""Height of the felt in the window's height: grids need more of it than a word."""
_APART: Final = 0.2
"""Room between two puzzles in the window's height."""
_STAR: Final = 0.4
"""Side of a star on a tile, in the cell's height."""
_TILE: Final = 0.04
"""Room around a tile in its cell, in the cell's height."""


def ending_of(
    seen: Observation,
    outcome: Outcome,
    recap: Recap,
    party: Party,
    details: Callable[[], QWidget],
) -> Ending:
    """What is said of a match that is over; `details` makes what has the puzzles in full."""
    found = _found(seen, outcome)
    stars = _stars(seen)
    grids = tuple(
        _grid(one.puzzle, one.title, stars[number], turns_up=number in found)
        for number, one in enumerate(puzzles_of(seen, party.names))
        if one.puzzle.layout
    )
    usual = Ending(
        headline=headline(outcome, party, None),
        sentence=_sentence(seen, outcome, party),
        winners=() if party.is_alone else tuple(party.marks[one] for one in outcome.winners),
        bars=_bars(seen, outcome, recap, party),
        course=course_shown(recap, party, texts.COURSE, texts.LAST_ROUND),
        best=_on_felt(seen, grids),
        awards=award_lines(recap.awards, party, texts.AWARDS),
        table_title=say(texts.PUZZLES),
        details=details,
    )
    if not party.is_alone:
        return usual
    return replace(usual, headline=_headline_alone(seen, recap), shared=shared_result(seen))


def _on_felt(seen: Observation, grids: tuple[StagePiece, ...]) -> BestShown | None:
    caption = say(texts.ANCHOR_WORD, word=seen.anchor)
    return BestShown(caption, grids, share=_STAGE, gap=_APART) if grids else None


def _headline_alone(seen: Observation, recap: Recap) -> str:
    found, count = recap.course[-1][0], _hidden_count(seen, 0)
    return say(texts.FOUND_ALONE, found=found, count=count)


def _sentence(seen: Observation, outcome: Outcome, party: Party) -> str:
    if party.is_alone:
        return result_text(seen, party.names, outcome)
    if seen.given_up is not None:
        return say(texts.OTHER_GAVE_UP, name=party.names[seen.given_up])
    is_shared = len(outcome.winners) > 1
    return say(texts.BOTH_FOUND_IN if is_shared else texts.FOUND_IN, n=seen.round)


def _bars(seen: Observation, outcome: Outcome, recap: Recap, party: Party) -> tuple[Bar, ...]:
    """How many words everybody has found, the winner first."""
    bars = []
    for seat, found in enumerate(recap.course[-1]):
        text = say(texts.FOUND_OF, found=found, count=_hidden_count(seen, seat))
        name = say(FOUND) if party.is_alone else party.names[seat]
        is_winner = seat in outcome.winners and not party.is_alone
        bars.append(Bar(name, found, text, party.marks[seat], is_winner))
    return tuple(sorted(bars, key=lambda bar: (not bar.is_winner, -bar.value)))


def _hidden_count(seen: Observation, seat: Seat) -> int:
    """How many words a seat had to find, the anchor left out."""
    if seen.computers is not None:
        layout = seen.computers
    elif len(seen.players) > 1:
        layout = seen.players[1 - seat].draft or ()
    else:
        return 0
    return sum(word != seen.anchor for word in Crossword(layout).words)


def _found(seen: Observation, outcome: Outcome) -> set[int]:
    """The numbers of the puzzles that somebody laid as they were hidden."""
    if seen.given_up is not None:
        return set()
    if seen.is_solo:
        return {0} if outcome.scores[0] else set()
    return {1 - seat for seat in outcome.winners}


def _stars(seen: Observation) -> tuple[Set[Cell], ...]:
    """By puzzle, the cells in which whoever looked for it had the right letter."""
    rules = seen.ruleset
    is_listed = rules.lists_anchor and rules.counts_anchor
    if seen.computers is not None:
        asked = [(seen.computers, seen.players[0].records or ())]
    else:
        both = seen.players
        asked = [(one.draft or (), both[1 - seat].records or ()) for seat, one in enumerate(both)]
    marks = (
        cell_marks(asked_words(layout, seen.anchor, records, lists_anchor=is_listed))
        for layout, records in asked
    )
    return tuple({cell for cell, mark in one.items() if mark is Mark.STAR} for one in marks)


def _grid(puzzle: Puzzle, title: str, stars: Set[Cell], *, turns_up: bool) -> StagePiece:
    """A puzzle on the felt; with `turns_up` its words come one after the other."""
    bounds = Bounds.of(tile.cell for tile in puzzle.layout)
    crossword = Crossword(puzzle.layout)
    anchored = crossword.anchor_run(puzzle.anchor)
    anchor = set(anchored.cells) if anchored else set()
    if turns_up:
        # Whoever laid it whole knew each of its letters.
        stars = {tile.cell for tile in puzzle.layout} - anchor
    paint = partial(_paint, puzzle, bounds, anchor, stars)
    hidden = {tile.cell for tile in puzzle.layout} - anchor
    turning = []
    for run in crossword.runs if turns_up else ():
        if hidden & set(run.cells):
            turning.append(partial(paint, hidden=frozenset(hidden)))
            hidden -= set(run.cells)
    aspect, share = bounds.cols / bounds.rows, CELL_SHARE * bounds.rows
    return StagePiece(aspect, paint, share, title, tuple(turning))


def _paint(
    puzzle: Puzzle,
    bounds: Bounds,
    anchor: Set[Cell],
    stars: Set[Cell],
    painter: QPainter,
    rect: QRectF,
    look: Look,
    hidden: Set[Cell] = frozenset(),
) -> None:
    """The tiles on the felt, the anchor's set in, the `hidden` ones face down; stars on those that
    were known."""
    side = rect.height() / bounds.rows
    away = side * _TILE
    for tile in puzzle.layout:
        x = rect.left() + (tile.cell.col - bounds.left) * side
        y = rect.top() + (tile.cell.row - bounds.top) * side
        area = QRectF(x, y, side, side).adjusted(away, away, -away, -away)
        kind = TileKind.ANCHOR if tile.cell in anchor else TileKind.PLAIN
        letter = "" if tile.cell in hidden else tile.letter
        paint_tile(painter, area, letter, look, kind=kind)
        if letter and tile.cell in stars:
            across = side * _STAR
            # A little over the edge, to leave the letter free.
            corner = area.bottomRight() - QPointF(across, across) * 0.8
            paint_sign(painter, QRectF(corner, QSizeF(across, across)), Mark.STAR, look)
