"""What the list of words shows of an editor: plain lines. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.games.hidden_crossword.crossword import (
    Cell,
    Direction,
    GridFault,
    GridWhy,
    Run,
)
from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.ui.games.hidden_crossword.grid import texts
from wordsmith_desktop.ui.games.hidden_crossword.grid.faulty import Faulty
from wordsmith_desktop.ui.kit.texts import joined, say

_UNFINISHED: Final = (GridWhy.EMPTY, GridWhy.TOO_FEW_WORDS)
"""Not wrong so far, only not done yet."""


@unique
class LineMark(Enum):
    """The sign at the end of a line."""

    NONE = "none"
    """Nobody has looked the word up yet, or something is still to be done."""
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Line:
    """A word and what is wrong with it, or what is wrong with the whole."""

    word: str
    """Empty for a line about the whole."""
    note: str
    mark: LineMark
    spoken: str
    length: int = 0
    """Written in the margin; 0 where the line above is of the same length."""
    cell: Cell | None = None
    """Where it shows; None where nowhere in particular."""
    direction: Direction = Direction.ACROSS


def lines_of(editor: Editor, faulty: Faulty, *, is_judged: bool) -> tuple[Line, ...]:
    """What is wrong with the whole, then the words by length and by the alphabet (W11)."""
    whole = (_whole(fault, reason) for fault, reason in faulty.in_general)
    return (*whole, *_words(editor, faulty, is_judged=is_judged))


def _whole(fault: GridFault, reason: str) -> Line:
    mark = LineMark.NONE if fault.why in _UNFINISHED else LineMark.WRONG
    return Line("", reason, mark, reason, cell=next(iter(fault.cells), None))


def _words(editor: Editor, faulty: Faulty, *, is_judged: bool) -> Iterator[Line]:
    length = 0
    for run in sorted(editor.grid.runs, key=lambda run: (len(run.word), run.word)):
        is_first, length = len(run.word) != length, len(run.word)
        line = _word(run, editor, faulty, is_judged=is_judged)
        yield Line(*line, length if is_first else 0, run.start, run.direction)


def _word(
    run: Run, editor: Editor, faulty: Faulty, *, is_judged: bool
) -> tuple[str, str, LineMark, str]:
    """Word, note, mark, and the line as it is spoken."""
    word, note = run.word, " ".join(faulty.notes(run))
    if note:
        said = say(texts.WORD_WRONG, word=word, reason=" ".join(faulty.reasons(run)))
        return word, note, LineMark.WRONG, said
    mark = LineMark.RIGHT if is_judged else LineMark.NONE
    if editor.fixed and editor.fixed == frozenset(run.cells):
        return word, say(texts.ANCHOR), mark, say(texts.WORD_ANCHOR, word=word)
    return word, "", mark, say(texts.WORD_RIGHT, word=word) if is_judged else word


def say_unused(editor: Editor) -> str:
    """The letters that are not laid (W10)."""
    rack = sorted(editor.rack)
    return say(texts.UNUSED, letters=joined(rack)) if rack else say(texts.ALL_USED)


def say_told_words(editor: Editor) -> str:
    """The two-letter words (W10)."""
    told = [word for word in editor.grid.words if len(word) == 2]
    return say(texts.TOLD_WORDS, words=joined(told)) if told else say(texts.NO_TOLD_WORDS)
