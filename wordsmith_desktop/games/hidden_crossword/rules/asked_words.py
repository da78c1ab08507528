"""What the other has guessed about a puzzle, word by word, for whoever laid it (W14)."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.core.value import Value

from .clues import Guess, Record, sheet_runs
from .crossword import Cell, Crossword, Layout, Run
from .marks import Mark


class AskedWord(Value):
    """A word of a puzzle that was asked about."""

    run: Run
    guesses: tuple[Guess, ...]
    """About this word, the earliest first."""

    @property
    def is_found(self) -> bool:
        """Whether one of them was the word."""
        return any(one.is_right for one in self.guesses)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Under each letter a star once one was right there, else the latest mark."""
        columns = zip(*(one.marks for one in self.guesses), strict=True)
        return tuple(Mark.STAR if Mark.STAR in marks else marks[-1] for marks in columns)


def asked_words(
    layout: Layout, anchor: str, records: Iterable[Record], *, lists_anchor: bool
) -> tuple[AskedWord, ...]:
    """The words that guesses are about, the one asked about last at the end."""
    runs = sheet_runs(Crossword(layout), anchor, lists_anchor=lists_anchor)
    asked: dict[Run, tuple[Guess, ...]] = {}
    for record in records:
        if isinstance(record, Guess) and record.place is not None:
            same = [run for run, _ in runs if len(run.word) == len(record.word)]
            run = same[record.place]
            asked[run] = (*asked.pop(run, ()), record)
    return tuple(AskedWord(run, guesses) for run, guesses in asked.items())


def cell_marks(words: Iterable[AskedWord]) -> dict[Cell, Mark]:
    """What is known of each cell: where two words cross, a star of either."""
    found: dict[Cell, Mark] = {}
    for word in words:
        for cell, mark in zip(word.run.cells, word.marks, strict=True):
            if found.get(cell) is not Mark.STAR:
                found[cell] = mark
    return found
