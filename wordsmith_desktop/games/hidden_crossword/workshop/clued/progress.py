"""How far somebody is with a crossword, as a file keeps it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.strangers import json_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError, storing

from ...rules.crossword import Cell
from ..file_faults import FileFault, PuzzleFileError, reading_puzzle
from . import solved
from .as_ipuz import crossword_in, opened_ipuz, with_desk, write_ipuz
from .puzzle import CluedPuzzle
from .report import Begun
from .solving import Solving

FOLDER: Final = "solving"
FORMAT: Final = 1
_BYTES: Final = 4_000_000
Json = dict[str, Any]


class SolvingFolder:
    """Keeps a file for every crossword that somebody has begun."""

    def __init__(self, folder: Path) -> None:
        """`folder` is the game's own; it is made when it is first written to."""
        self.folder = folder / FOLDER
        self.solved = solved.SolvedList(self.folder)

    def begin(self, puzzle: CluedPuzzle, begun: Begun | None = None) -> Solving:
        """How far it is already, or from the beginning; `begun` is what its file brings along,
        which fills what is empty yet."""
        try:
            solving = self._read(self.place(puzzle), puzzle)
        except (StoreError, PuzzleFileError):
            solving = Solving(puzzle)
        return solving if begun is None else with_begun(solving, begun)

    def place(self, puzzle: CluedPuzzle) -> Path:
        """Where its progress lies: by what the puzzle is, wherever it came from."""
        text = write_ipuz(puzzle)
        return self.folder / f"{hashlib.sha256(text.encode()).hexdigest()[:24]}.json"

    def keep(self, solving: Solving) -> None:
        """Write down how far it is. Raises `StoreError`."""
        write_atomically(self.place(solving.puzzle), _written(solving).encode(), is_lasting=False)

    def last(self) -> Solving | None:
        """The one that was solved on last and is not done; None for none."""
        try:
            paths = [one for one in self.folder.glob("*.json") if one.name != solved.NAME]
            newest = max(paths, key=lambda one: one.stat().st_mtime_ns, default=None)
            found = None if newest is None else self._read(newest)
        except (OSError, StoreError, PuzzleFileError):
            return None
        return found if found is not None and not found.is_solved else None

    def _read(self, path: Path, puzzle: CluedPuzzle | None = None) -> Solving:
        return solving_in(_content(path), puzzle)


def with_begun(solving: Solving, begun: Begun) -> Solving:
    """With the letters of a file wherever nothing stands yet, and what is known of those."""
    new = frozenset(begun.fill).difference(solving.fill)
    return replace(
        solving,
        fill={**begun.fill, **solving.fill},
        shown=solving.shown | (begun.shown & new),
        wrong=solving.wrong | (begun.wrong & new),
        seconds=max(solving.seconds, begun.seconds),
        checks=max(solving.checks, bool(begun.checked)),
    )


@reading_puzzle()
def solving_in(content: bytes, puzzle: CluedPuzzle | None = None) -> Solving:
    """How far somebody is by a file of that folder, with the `puzzle` where it is known already.

    Raises `PuzzleFileError`.
    """
    fields = json_of(content)
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise PuzzleFileError(FileFault.UNREADABLE, "format")
    return _solving(fields, puzzle or _puzzle(fields["puzzle"]))


def _content(path: Path) -> bytes:
    with storing(path), path.open("rb") as file:
        return file.read(_BYTES)


def _puzzle(text: str) -> CluedPuzzle:
    whole = crossword_in(text.encode())
    return with_desk(opened_ipuz(whole).puzzle, whole)


def _written(solving: Solving) -> str:
    fields: Json = {
        "format": FORMAT,
        "puzzle": write_ipuz(solving.puzzle),
        "fill": [[cell.row, cell.col, text] for cell, text in sorted(solving.fill.items())],
        "pencilled": _pairs(solving.pencilled),
        "wrong": _pairs(solving.wrong),
        "shown": _pairs(solving.shown),
        "seconds": solving.seconds,
        "checks": solving.checks,
    }
    return json.dumps(fields, ensure_ascii=False)


def _pairs(cells: Iterable[Cell]) -> list[list[int]]:
    return [[cell.row, cell.col] for cell in sorted(cells)]


def _solving(fields: Json, puzzle: CluedPuzzle) -> Solving:
    open_cells = set(puzzle.diagram.open_cells)
    fill = {Cell(row, col): str(text) for row, col, text in fields["fill"]}
    marked = {
        name: frozenset(Cell(*pair) for pair in fields[name]) & open_cells
        for name in ("pencilled", "wrong", "shown")
    }
    return Solving(
        puzzle,
        {cell: text for cell, text in fill.items() if cell in open_cells and text},
        seconds=max(0, int(fields["seconds"])),
        checks=max(0, int(fields["checks"])),
        **marked,
    )
