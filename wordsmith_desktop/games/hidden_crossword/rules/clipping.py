"""What is cut, copied and pasted at the editor: letters in rows, a space where no tile lies."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.lexicon.folding import LETTERS, fold

from .crossword import Cell
from .grid_tiles import Bounds, EditorWhy
from .presenter import Editor

MOST: Final = 64
"""Rows, and letters of a row, that are taken from a text."""
_BLANK: Final = " .·_-#"
"""What stands for an empty cell in texts of other programs."""


def selected_cells(editor: Editor) -> tuple[Cell, ...]:
    """The tiles that are selected; without a selection the one at the caret."""
    area = _area(editor)
    return tuple(cell for cell in sorted(editor.grid.letters) if cell in area)


def copied(editor: Editor) -> str:
    """The selected letters in rows; empty where there are none."""
    letters, cells = editor.grid.letters, selected_cells(editor)
    if not cells:
        return ""
    bounds = Bounds.of(cells)
    rows = (
        "".join(
            letters.get(Cell(row, col), " ") if Cell(row, col) in cells else " "
            for col in range(bounds.left, bounds.right + 1)
        )
        for row in range(bounds.top, bounds.bottom + 1)
    )
    return "\n".join(row.rstrip() for row in rows)


def removed(editor: Editor) -> Editor | Rejection:
    """Without the selected tiles; the anchor's stay."""
    after = editor.taken_off(*selected_cells(editor))
    return after if isinstance(after, Rejection) else after.with_caret(_corner(editor)).let_go()


def pasted(editor: Editor, text: str) -> Editor | Rejection:
    """With the letters of a text from the caret on, or the selection's first cell.

    A single line goes the way that is typed. Nothing that lies there is replaced.
    """
    rows = [fold(row[:MOST], editor.language) for row in text.expandtabs(1).splitlines()[:MOST]]
    while rows and not rows[-1].strip(_BLANK):
        rows.pop()
    known = LETTERS + _BLANK
    if not rows or any(sign not in known for row in rows for sign in row):
        return Rejection.of(EditorWhy.NO_LETTERS_TO_PASTE)
    start = _corner(editor)
    if len(rows) == 1:
        cells = {start.step(editor.direction, at): one for at, one in enumerate(rows[0])}
    else:
        cells = {
            Cell(start.row + down, start.col + right): one
            for down, row in enumerate(rows)
            for right, one in enumerate(row)
        }
    after = editor.laid_all({cell: one for cell, one in cells.items() if one in LETTERS})
    return after if isinstance(after, Rejection) else after.with_caret(start).let_go()


def _area(editor: Editor) -> Bounds:
    return editor.selection or Bounds.of((editor.caret,))


def _corner(editor: Editor) -> Cell:
    area = _area(editor)
    return Cell(area.top, area.left)
