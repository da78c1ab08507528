"""What is wrong with a grid, sorted by where it shows. Knows no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from wordsmith_desktop.games.hidden_crossword.crossword import (
    Cell,
    Crossword,
    GridFault,
    GridWhy,
    Layout,
    Run,
)
from wordsmith_desktop.ui.games.hidden_crossword.grid.reasons import fault_note, fault_text

_OF_WORDS: Final = (
    GridWhy.NOT_A_WORD,
    GridWhy.TWICE,
    GridWhy.ANCHOR_EXTENDED,
    GridWhy.ANCHOR_UPRIGHT,
)
"""The faults that words have; all others are of tiles, or of the whole."""


@dataclass(frozen=True)
class Faulty:
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
