"""What a grid says of itself: cells, words, what is held, and what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.wording.texts import say, say_count

from ...rules.clipping import selected_cells
from ...rules.crossword import Cell, Direction
from ...rules.presenter import Editor, Held
from ...words import grid_texts as texts

_WORDS: Final = {Direction.ACROSS: texts.ACROSS_WORD, Direction.DOWN: texts.DOWN_WORD}


def say_place(editor: Editor, cell: Cell) -> tuple[str, str]:
    """A cell's row and its column: "Row 3", "column 5"."""
    return _row(editor, cell), _column(editor, cell)


def _row(editor: Editor, cell: Cell) -> str:
    bounds = editor.bounds
    if cell.row < bounds.top:
        return say_count(texts.ROWS_ABOVE, bounds.top - cell.row)
    if cell.row > bounds.bottom:
        return say_count(texts.ROWS_BELOW, cell.row - bounds.bottom)
    return say(texts.ROW, n=cell.row - bounds.top + 1)


def _column(editor: Editor, cell: Cell) -> str:
    bounds = editor.bounds
    if cell.col < bounds.left:
        return say_count(texts.COLUMNS_LEFT, bounds.left - cell.col)
    if cell.col > bounds.right:
        return say_count(texts.COLUMNS_RIGHT, cell.col - bounds.right)
    return say(texts.COLUMN, n=cell.col - bounds.left + 1)


def say_cell(editor: Editor, cell: Cell) -> str:
    """A cell: "Row 3, column 5, letter R, across RAT, down RUN"."""
    if not editor.layout:
        return say(texts.NOTHING_LAID)
    row, column = say_place(editor, cell)
    return say(texts.CELL, row=row, column=column, content=_content(editor, cell))


def _content(editor: Editor, cell: Cell) -> str:
    letter = editor.grid.letters.get(cell)
    if letter is None:
        return say(texts.EMPTY)
    named = texts.ANCHOR_LETTER if cell in editor.fixed else texts.LETTER
    there = {run.direction: run.word for run in editor.grid.runs_at(cell)}
    words = [say(text, word=there[way]) for way, text in _WORDS.items() if way in there]
    return ", ".join([say(named, letter=letter), *words])


def say_direction(direction: Direction) -> str:
    """Which way letters go."""
    is_across = direction is Direction.ACROSS
    return say(texts.TYPING_ACROSS if is_across else texts.TYPING_DOWN)


def say_held(editor: Editor, held: Held) -> str:
    """What is in the hand, and where its first letter would lie."""
    place = ", ".join(say_place(editor, held.start))
    word = held.run.word
    named = say(_WORDS[held.direction], word=word) if len(word) > 1 else word
    return say(texts.HELD, word=named, place=place)


def say_editor(editor: Editor, reasons: Sequence[str]) -> str:
    """The caret's cell and which way letters go, or what is held; then what is wrong there."""
    if editor.held is not None:
        return say_held(editor, editor.held)
    if editor.stopped is not None:
        reasons = (say(texts.STOPPED, letters=editor.stopped.letters), *reasons)
    cell = say_cell(editor, editor.caret)
    if editor.selection is not None:
        count = len(selected_cells(editor))
        reasons = (say_count(texts.SELECTED, count), *reasons)
    return " ".join([f"{cell}.", say_direction(editor.direction), *reasons])
