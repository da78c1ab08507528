"""What is wrong with a grid, and why tiles cannot be laid so: what, why, what to do. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword, GridFault, GridWhy
from wordsmith_desktop.games.hidden_crossword.spread import EditorWhy
from wordsmith_desktop.ui.games.hidden_crossword.grid import reason_texts as texts
from wordsmith_desktop.ui.kit.texts import joined, say, say_count

NO_RULINGS: Final[Mapping[str, str]] = {}


def fault_text(fault: GridFault, grid: Crossword, rulings: Mapping[str, str] = NO_RULINGS) -> str:
    """One thing that is wrong with a grid.

    `rulings` are sentences about words that are refused, where more is known than that.
    """
    if fault.why is GridWhy.TOO_FEW_WORDS:
        return say_count(texts.TOO_FEW_WORDS, fault.count)
    if fault.why is GridWhy.TOO_MANY:
        if not fault.count:
            return say(texts.NO_SUCH_TILE, letter=fault.text)
        return say_count(texts.TOO_MANY, fault.count, letter=fault.text)
    if fault.why is GridWhy.NOT_A_WORD and fault.text in rulings:
        return say(texts.SAID_ABOUT_WORD, ruling=rulings[fault.text])
    words = _laid(fault, grid) if fault.why is GridWhy.NOT_CONNECTED else ""
    return say(texts.GRID_REASONS[fault.why], word=fault.text, words=words)


def _laid(fault: GridFault, grid: Crossword) -> str:
    """The words of the cells that show a fault, or their letters where they make no word."""
    cells = set(fault.cells)
    words = [run.word for run in grid.runs if cells.issuperset(run.cells)]
    letters = [grid.letters[cell] for cell in fault.cells if cell in grid.letters]
    return joined(words or letters) or say(texts.SOMETHING)


def fault_note(fault: GridFault, rulings: Mapping[str, str] = NO_RULINGS) -> str:
    """One thing that is wrong with a word, in short, where the word itself stands beside it."""
    if fault.why is GridWhy.NOT_A_WORD and fault.text in rulings:
        return rulings[fault.text]
    return say(texts.NOTES[fault.why])


def editor_reason_text(rejection: Rejection) -> str:
    """Why tiles cannot be laid so."""
    details = dict(rejection.details)
    if rejection.code is EditorWhy.NO_TILE_LEFT:
        letters = str(details["letters"])
        return say_count(texts.NO_TILE_LEFT, len(letters), letters=joined(letters))
    return say(texts.EDITOR_REASONS[rejection.code], **details)
