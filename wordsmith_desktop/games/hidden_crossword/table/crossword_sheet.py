"""A worksheet: find the hidden crossword from guesses and the marks under them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.window.kit.paper_print.blocks import Block, beside, measured
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.paper import INK, PrintedPage, Type
from wordsmith_desktop.window.kit.paper_print.sections import section
from wordsmith_desktop.window.kit.paper_print.sheet import sheet_document
from wordsmith_desktop.window.kit.worksheet import (
    Option,
    Worksheet,
    WorksheetWish,
    solutions,
    worksheet_head,
)
from wordsmith_desktop.wording.texts import say, say_count

from ..rules.crossword import Cell, Crossword, Direction
from ..rules.marks import ClueType, Marks
from ..rules.puzzle_file import Puzzle, numbers_of, told_of
from ..words import sheet_texts
from ..words import worksheet_texts as texts
from ..words.texts import TITLE
from .paper_guess_page import paint_tiles
from .paper_puzzle_page import SIGN, clue_rows, paint_grid, paint_mark

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import ShouldStop
    from wordsmith_desktop.bots.vocabulary import Vocabulary

    from ..rules.exercises import CrosswordExercise, Riddle

KEY: Final = "crossword"
MARKS_PLACES: Final = "marks_places"
"""The option whose second answer has the marks tell right and wrong places (W16)."""
_CELL: Final = 84
_GRID: Final = 660
"""Most height of the grid."""
_NUMBER_SHARE: Final = 0.3
_COLUMNS: Final = 3
_BOX: Final = 62
_ROW: Final = _BOX + SIGN + 22
_NAME: Final = 52
_ANSWER: Final = 1.2
"""How much larger than a guess the boxes for the word are."""


def make_crossword(
    wish: WorksheetWish, words: Vocabulary, should_stop: ShouldStop
) -> Document | None:
    """The sheet, with the solution on a page of its own."""
    from ..rules.exercises import make_exercise

    clue, rng = clue_of(wish), Rng(wish.seed(KEY))
    found = make_exercise(words, code_of(wish.language), wish.level, clue, rng, should_stop)
    if found is None:
        return None
    exercise = found
    notes = (texts.NOTE, texts.UMLAUTS) if wish.is_german else (texts.NOTE,)
    head = worksheet_head(wish, TITLE, texts.TITLE, " ".join(map(say, notes)))

    def sections(width: float) -> Sequence[Section]:
        return tuple(_sections(width, exercise, clue))

    return sheet_document(head, sections)


def clue_of(wish: WorksheetWish) -> ClueType:
    """What the marks tell (W12)."""
    return ClueType.PLACE if wish.chosen.get(MARKS_PLACES) else ClueType.ALPHABET


def _sections(width: float, exercise: CrosswordExercise, clue: ClueType) -> Iterator[Section]:
    puzzle = exercise.puzzle
    top = (partial(_paint_letters, puzzle=puzzle), partial(_paint_empty, puzzle=puzzle))
    yield Section.of(*(measured(paint, width) for paint in top), gap=0)
    yield Section.of(measured(partial(_paint_marks, clue=clue), width))
    heading = measured(lambda paper: section(paper, say(texts.WORDS)), width)
    yield Section.of(*_rows(width, exercise.riddles), head=heading)
    yield solutions(width)
    yield Section.of(measured(partial(_paint_solution, puzzle=puzzle), width))
    answers = tuple(map(_answer, exercise.riddles))
    yield Section.of(*(measured(_line(said), width) for said in answers))


def _line(said: str) -> Callable[[PrintedPage], None]:
    return lambda paper: paper.paragraph(said)


def _answer(riddle: Riddle) -> str:
    entry = riddle.entry
    return say(texts.ANSWERS[entry.run.direction], number=entry.number, word=riddle.word)


def _paint_letters(paper: PrintedPage, puzzle: Puzzle) -> None:
    paint_tiles(paper, ((sheet_texts.LETTERS, (told_of(puzzle).letters,)),))


def _paint_empty(paper: PrintedPage, puzzle: Puzzle) -> None:
    """The grid with its numbers, of which the anchor alone is filled in."""
    side = min(_CELL, paper.width / puzzle.width, _GRID / puzzle.height)
    left, top = (paper.width - side * puzzle.width) / 2, paper.y
    anchor = puzzle.anchor_cells
    for tile in puzzle.layout:
        if tile.cell not in anchor:
            paper.boxes([""], QPointF(left + tile.col * side, top + tile.row * side), side)
    for cell in enclosed_gaps(puzzle):
        corner = QPointF(left + cell.col * side, top + cell.row * side)
        paper.painter.fillRect(QRectF(corner.x(), corner.y(), side, side), INK)
    start = anchor[0]
    paper.framed(puzzle.anchor, QPointF(left + start.col * side, top + start.row * side), side)
    for cell, number in numbers_of(Crossword(puzzle.layout)).items():
        place = QRectF(left + cell.col * side + 13, top + cell.row * side + 8, side, side)
        paper.text(str(number), place, size=round(side * _NUMBER_SHARE))
    paper.skip(side * puzzle.height + 10)


def enclosed_gaps(puzzle: Puzzle) -> Iterator[Cell]:
    """Gaps with letters on all four sides, which would look like cells if they were white."""
    cells = Crossword(puzzle.layout).letters
    beside_cells = {cell.step(way, step) for cell in cells for way in Direction for step in (-1, 1)}
    for gap in sorted(beside_cells.difference(cells)):
        if all(gap.step(way, step) in cells for way in Direction for step in (-1, 1)):
            yield gap


def _paint_marks(paper: PrintedPage, clue: ClueType) -> None:
    section(paper, say(texts.MARKS))
    clue_rows(paper, clue)


def _paint_solution(paper: PrintedPage, puzzle: Puzzle) -> None:
    paint_grid(paper, puzzle, _CELL, _GRID)


def _rows(width: float, riddles: Sequence[Riddle]) -> Iterator[Block]:
    step = width / _COLUMNS
    for start in range(0, len(riddles), _COLUMNS):
        of_row = riddles[start : start + _COLUMNS]
        yield beside([(place * step, _riddle(one, step)) for place, one in enumerate(of_row)])


def _riddle(riddle: Riddle, width: float) -> Block:
    """What is told of a word, and boxes for it."""
    height = _NAME + _ROW * len(riddle.guesses) + _ANSWER * _BOX + 46
    side = min(_BOX, (width - 30) / len(riddle.word) / _ANSWER)
    return Block(height, partial(_paint_riddle, riddle=riddle, side=side))


def _paint_riddle(paper: PrintedPage, riddle: Riddle, side: float) -> None:
    entry, y = riddle.entry, paper.y
    said = say_count(texts.NAMES[entry.run.direction], len(riddle.word), number=entry.number)
    paper.line(said, QRectF(0, y, paper.width / _COLUMNS - 20, _NAME - 8), size=Type.SMALL)
    y += _NAME
    for word, marks in riddle.guesses:
        _paint_guess(paper, word, marks, QPointF(0, y), side)
        y += _ROW
    paper.boxes([""] * len(riddle.word), QPointF(0, y), side * _ANSWER)


def _paint_guess(paper: PrintedPage, word: str, marks: Marks, corner: QPointF, side: float) -> None:
    paper.boxes(word, corner, side)
    for place, mark in enumerate(marks):
        at = corner + QPointF((place + 0.5) * side - SIGN / 2, side + 6)
        paint_mark(paper, mark, at)


CROSSWORD_SHEET: Final = Worksheet(
    key=KEY,
    title=texts.TITLE,
    about=texts.ABOUT,
    make=make_crossword,
    options=(
        Option(
            MARKS_PLACES,
            texts.CLUE,
            (sheet_texts.CLUES[ClueType.ALPHABET], sheet_texts.CLUES[ClueType.PLACE]),
        ),
    ),
)
