"""The recording sheets of the Hidden Crossword: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSizeF

from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.blocks import (
    Block,
    beside,
    measured,
    scratch,
    space,
    stacked,
)
from wordsmith_desktop.window.kit.paper_print.document import Document, Page
from wordsmith_desktop.window.kit.paper_print.flow import Column, Section
from wordsmith_desktop.window.kit.paper_print.paper import PALE, PrintedPage, Type, Weight
from wordsmith_desktop.window.kit.paper_print.sections import GUTTER, half_of, in_pairs
from wordsmith_desktop.window.kit.paper_print.sections import section as sections_section
from wordsmith_desktop.window.kit.paper_print.sheet import FOOT, Head, numbered, sheet_document
from wordsmith_desktop.window.kit.score_sheet import EmptyWish, RowChoice, ScoreSheet, day_of
from wordsmith_desktop.wording.texts import Text, say

from ..rules.clues import Attempt, Guess, Record
from ..rules.crossword import Crossword
from ..rules.observation import Observation, ToldOfPuzzle
from ..rules.puzzle_file import KnownAtStart, told_of
from ..rules.state import Phase
from ..words import sheet_texts as export_texts
from ..words import texts
from ..words.in_words import PaperHeading
from ..words.sheet_texts import COMPUTER, HIDDEN, SUBMITTED
from ..words.texts import TITLE
from .paper_guess_page import (
    HEIGHT,
    NAMES,
    ROW,
    Tiles,
    paint_first_guesses,
    paint_guess_page,
    paint_guesses,
    paint_names,
    paint_number,
    paint_row,
    paint_shelves,
    paint_tiles,
)
from .paper_puzzle_page import (
    clue_rows,
    paint_answering,
    paint_grid,
    paint_heading,
    paint_told,
    paint_words,
    placement_key,
    section,
)
from .puzzles import OwnedPuzzle, puzzles_of, result_text

_BLANK: Final = KnownAtStart(
    letters=" " * 17, unused=" " * 8, anchor=" " * 8, short_words=("  ", "  ", "  ", "  ")
)
"""Boxes for all that is told: as many letters as there can be, and plenty of the rest."""
_NOBODY: Final = PaperHeading()
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


def _paint_more(paper: PrintedPage, first: int) -> None:
    _paint_guesses(paper, first)


def _paint_guesses(paper: PrintedPage, first: int) -> int:
    """A page of nothing but guesses; the number that would be the next."""
    paint_heading(paper, export_texts.GUESS_PAGE, _NOBODY)
    return paint_guesses(paper, paper.height, first)


def _paint_own(paper: PrintedPage) -> None:
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


def _paint_squares(paper: PrintedPage) -> None:
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


def _paint_line(paper: PrintedPage, name: Text) -> None:
    """A line to write on behind its name."""
    label = paper.advance(say(name), Type.SMALL) + 14
    paper.text(say(name), QRectF(0, paper.y + 24, label, _LINE), size=Type.SMALL)
    paper.pen(Weight.HAIR)
    y = paper.y + _LINE - 10
    paper.painter.drawLine(QLineF(label, y, paper.width, y))
    paper.skip(_LINE)


_NAME: Final = 60
_WORDS: Final = 40
"""Height of the line of a submitted puzzle's words."""


def guess_sections(
    width: float, names: Sequence[str], records: Sequence[Sequence[Record]]
) -> Iterator[Section]:
    """Two players' guesses side by side; one player's run across both columns."""
    if len(names) == 1:
        yield _alone(width, names[0], records[0])
    else:
        yield from in_pairs(
            width, len(names), lambda seat, half: _column(half, names[seat], records[seat])
        )


def _column(width: float, name: str, records: Sequence[Record]) -> Column:
    head = Block(_NAME + NAMES, partial(_paint_head, name=name, width=width))
    rows = tuple(_row(record, width) for record in records)
    return Column(rows or (_none(width),), head)


def _alone(width: float, name: str, records: Sequence[Record]) -> Section:
    half = half_of(width)
    blocks = [_row(record, half) for record in records] or [_none(half)]
    step = half + GUTTER
    rows = (beside(tuple(_placed(blocks[at : at + 2], step))) for at in range(0, len(blocks), 2))
    head = Block(_NAME + NAMES, partial(_paint_head, name=name, width=half, step=step))
    return Section.of(*rows, head=head)


def _placed(blocks: Sequence[Block], step: float) -> Iterator[tuple[float, Block]]:
    for place, block in enumerate(blocks):
        yield place * step, block


def _paint_head(paper: PrintedPage, name: str, width: float, step: float = 0) -> None:
    """The name, and what the parts of a row are for; twice where there is a `step`."""
    title = say(texts.GUESSED_BY, name=name)
    paper.line(title, QRectF(0, paper.y, width, _NAME), bold=True)
    paper.skip(_NAME)
    paint_names(paper, 0, width)
    if step:
        paint_names(paper, step, width)


def _row(record: Record, width: float) -> Block:
    if isinstance(record, Attempt):
        return Block(ROW, partial(_paint_attempt, record=record, width=width))
    return Block(ROW, partial(_paint_guess, record=record, width=width))


def _none(width: float) -> Block:
    return Block(ROW, lambda paper: paper.line(say(texts.NO_GUESS), _place(paper, width)))


def _place(paper: PrintedPage, width: float) -> QRectF:
    return QRectF(0, paper.y, width, HEIGHT)


def _paint_guess(paper: PrintedPage, record: Guess, width: float) -> None:
    paint_row(paper, record.round, _place(paper, width), record)


def _paint_attempt(paper: PrintedPage, record: Attempt, width: float) -> None:
    """That the whole puzzle was submitted, whether it was right, and which words it had (W18)."""
    place = _place(paper, width)
    left = paint_number(paper, record.round, place)
    room = place.adjusted(left, 0, 0, -_WORDS)
    paper.line(say(SUBMITTED[record.is_right]), room, bold=True)
    words = ", ".join(Crossword(record.layout).words)
    below = QRectF(room.left(), room.bottom() - 8, room.width(), _WORDS)
    paper.line(words, below, size=Type.SMALL)


_LARGEST_CELL: Final = 84
_GRID_HEIGHT: Final = 1400


def occasion_of(seen: Observation) -> PaperHeading:
    """How guesses are answered in a match."""
    rules = seen.ruleset
    return PaperHeading(clue=rules.clue, counts_anchor=rules.counts_anchor and rules.lists_anchor)


def letters_section(width: float, match: PublicMatch) -> Section:
    """The result, the letters and the anchor, what is told of the puzzles, and the marks."""
    return Section.of(measured(partial(_paint_letters, match=match), width))


def puzzle_sections(width: float, match: PublicMatch) -> Iterator[Section]:
    """Every puzzle of a match that is over, with its words."""
    seen: Observation = match.observation
    for shown in puzzles_of(seen, match.names):
        yield Section.of(_puzzle(width, shown, occasion_of(seen)))


def _paint_letters(paper: PrintedPage, match: PublicMatch) -> None:
    seen: Observation = match.observation
    if match.outcome is not None:
        paper.paragraph(result_text(seen, match.names, match.outcome), Type.LEAD, bold=True)
        paper.skip(20)
    if seen.pool:
        paint_tiles(paper, _tiles(seen))
    for sentence in _sentences(seen, match.names):
        paper.paragraph(sentence)
        paper.skip(8)
    paper.skip(8)
    if seen.phase in (Phase.GUESS, Phase.OVER):
        clue_rows(paper, seen.ruleset.clue)
        placement_key(paper, occasion_of(seen))


def _tiles(seen: Observation) -> Iterator[Tiles]:
    yield texts.ALL_LETTERS, ("".join(sorted(seen.pool)),)
    if seen.anchor:
        yield export_texts.ANCHOR, (seen.anchor,)


def _sentences(seen: Observation, names: Sequence[str]) -> Iterator[str]:
    if not seen.anchor:
        yield say(texts.PRINT_NO_ANCHOR)
    elif seen.anchor_seat is not None:
        yield say(texts.ANCHOR_SEEN, name=names[seen.anchor_seat], word=seen.anchor)
    else:
        yield say(texts.ANCHOR_NAMED, word=seen.anchor)
    if seen.phase is not Phase.GUESS:
        return
    if seen.is_solo and seen.target is not None:
        yield _told(say(COMPUTER), seen.target)
    for name, view in zip(names, seen.players, strict=True):
        if view.told is not None:
            yield _told(name, view.told)
    if not seen.is_solo:
        yield say(HIDDEN)


def _told(name: str, told: ToldOfPuzzle) -> str:
    """What everybody is told of a puzzle (W10)."""
    letters = " ".join(sorted(told.unused)) or say(texts.NOTHING)
    if not told.short_words:
        return say(texts.LEFT_OVER, name=name, letters=letters)
    words = ", ".join(told.short_words)
    return say(texts.LEFT_OVER_AND_WORDS, name=name, letters=letters, words=words)


def _puzzle(width: float, shown: OwnedPuzzle, occasion: PaperHeading) -> Block:
    """The grid, and beside it its words."""
    half, puzzle = half_of(width), shown.puzzle

    def paint_lists(paper: PrintedPage) -> None:
        paint_words(paper, puzzle, occasion, columns=1)
        paper.skip(16)
        paint_told(paper, told_of(puzzle))

    def paint_layout(paper: PrintedPage) -> None:
        paint_grid(paper, puzzle, _LARGEST_CELL, _GRID_HEIGHT)

    title = measured(lambda paper: sections_section(paper, shown.title), width)
    columns = ((0, measured(paint_layout, half)), (half + GUTTER, measured(paint_lists, half)))
    return stacked((title, space(8), beside(columns)))


_PER_PAGE: Final = 20
"""Guesses for which every page has room."""


def filled(match: PublicMatch) -> Document:
    """Letters and what is told; puzzles and guesses once the match is over.

    Of a match of one player, who has nobody to hide them from, the guesses are there at once.
    """
    head = Head(TITLE, texts.RECORDING_SHEET, match.names, day_of(match))
    return sheet_document(head, lambda width: tuple(_sections(width, match)))


def empty(wish: EmptyWish) -> Document:
    """For each player a page for the own crossword, and pages for so many guesses."""
    head = Head(TITLE, texts.RECORDING_SHEET)

    def pages(room: QSizeF) -> tuple[Page, ...]:
        inside = QSizeF(room.width(), room.height() - FOOT)
        guess_pages = max(1, -(-wish.rows // _PER_PAGE))
        return numbered(blank_pages(inside, guess_pages)) * wish.players

    return Document(head.document_title, pages)


def _sections(width: float, match: PublicMatch) -> Iterator[Section]:
    seen: Observation = match.observation
    yield letters_section(width, match)
    if seen.phase is Phase.OVER:
        yield from puzzle_sections(width, match)
    records = [view.records for view in seen.players if view.records is not None]
    if len(records) == len(seen.players) and seen.phase in (Phase.GUESS, Phase.OVER):
        yield from guess_sections(width, match.names, records)


SCORE_SHEET: Final = ScoreSheet(filled, empty, RowChoice(texts.BOXES, (20, 40, 60)))
