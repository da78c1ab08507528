"""What the list of words shows of an editor: plain lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, unique
from functools import cached_property
from typing import Final

from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.wording.texts import joined, say

from ...rules.crossword import Cell, Crossword, Direction, GridFault, GridWhy, Layout, Run
from ...rules.presenter import Editor
from ...words import grid_texts as texts
from ...words.event_sentences import fault_note, fault_text

_OF_WORDS: Final = (
    GridWhy.NOT_A_WORD,
    GridWhy.TWICE,
    GridWhy.ANCHOR_EXTENDED,
    GridWhy.ANCHOR_UPRIGHT,
)
"""The faults that words have; all others are of tiles, or of the whole."""


class Faulty(Value, dict=True):
    """The faults of one layout, with their sentences."""

    layout: Layout = ()
    faults: tuple[GridFault, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def _grid(self) -> Crossword:
        return Crossword(self.layout)

    @cached_property
    def of_words(self) -> Mapping[Run, tuple[GridFault, ...]]:
        """The faults of every run that has some."""
        found: dict[Run, tuple[GridFault, ...]] = {}
        for fault in self.faults:
            for run in self._runs(fault):
                found[run] = (*found.get(run, ()), fault)
        return found

    def reasons(self, run: Run) -> tuple[str, ...]:
        """What is wrong with a word."""
        return tuple(self._text(fault) for fault in self.of_words.get(run, ()))

    def notes(self, run: Run) -> tuple[str, ...]:
        """The same in short."""
        return tuple(fault_note(fault, self.rulings) for fault in self.of_words.get(run, ()))

    @cached_property
    def of_tiles(self) -> Mapping[Cell, tuple[str, ...]]:
        """The reasons against every tile that has some of its own."""
        found: dict[Cell, tuple[str, ...]] = {}
        for fault, reason in self.in_general:
            for cell in fault.cells:
                found[cell] = (*found.get(cell, ()), reason)
        return found

    @cached_property
    def in_general(self) -> tuple[tuple[GridFault, str], ...]:
        """What no word is to blame for, with the reasons."""
        others = (one for one in self.faults if one.why not in _OF_WORDS)
        return tuple((one, self._text(one)) for one in others)

    def at(self, cell: Cell) -> tuple[str, ...]:
        """Every reason that shows at a cell, once."""
        runs = (run for run in self.of_words if cell in run.cells)
        words = [reason for run in runs for reason in self.reasons(run)]
        return tuple(dict.fromkeys([*self.of_tiles.get(cell, ()), *words]))

    def _runs(self, fault: GridFault) -> tuple[Run, ...]:
        if fault.why not in _OF_WORDS:
            return ()
        cells = set(fault.cells)
        same = (run for run in self._grid.runs if run.word == fault.text)
        return tuple(run for run in same if cells.issuperset(run.cells))

    def _text(self, fault: GridFault) -> str:
        return fault_text(fault, self._grid, self.rulings)


NO_FAULTS: Final = Faulty()


_UNFINISHED: Final = (GridWhy.EMPTY, GridWhy.TOO_FEW_WORDS)
"""Not wrong so far, only not done yet."""


@unique
class LineMark(Enum):
    """The sign at the end of a line."""

    NONE = "none"
    """Nobody has looked the word up yet, or something is still to be done."""
    RIGHT = "right"
    WRONG = "wrong"


class WordLine(Value):
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


def lines_of(editor: Editor, faulty: Faulty, *, is_judged: bool) -> tuple[WordLine, ...]:
    """What is wrong with the whole, then the words by length and by the alphabet (W11)."""
    whole = (_whole(fault, reason) for fault, reason in faulty.in_general)
    return (*whole, *_words(editor, faulty, is_judged=is_judged))


def _whole(fault: GridFault, reason: str) -> WordLine:
    mark = LineMark.NONE if fault.why in _UNFINISHED else LineMark.WRONG
    return WordLine("", reason, mark, reason, cell=next(iter(fault.cells), None))


def _words(editor: Editor, faulty: Faulty, *, is_judged: bool) -> Iterator[WordLine]:
    length = 0
    for run in sorted(editor.grid.runs, key=lambda run: (len(run.word), run.word)):
        is_first, length = len(run.word) != length, len(run.word)
        line = _word(run, editor, faulty, is_judged=is_judged)
        yield WordLine(*line, length if is_first else 0, run.start, run.direction)


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
    rack = () if editor.is_free else sorted(editor.rack)
    return say(texts.UNUSED, letters=joined(rack)) if rack else say(texts.ALL_USED)


def say_told_words(editor: Editor) -> str:
    """The two-letter words (W10)."""
    told = [word for word in editor.grid.words if len(word) == 2]
    return say(texts.TOLD_WORDS, words=joined(told)) if told else say(texts.NO_TOLD_WORDS)
