"""Reading letters from pieces that lie on the bench (R1, R2).

A piece is in its place when its centre is at most a sixth of the cap height and its angle at most
15 degrees off. A letter may stand anywhere across its cell. What lies nearer to a letter the wrong
way, or to another one begun or beside pieces too many, is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from wordsmith_desktop.core.value import Value

from .alphabet import Alphabet
from .bench import Slot, by_slot
from .diagnosis import Misbuild, diagnose, nearer_misbuild
from .fitting import PieceFit, best_fit
from .pieces import Placed, count

CACHED_CELLS = 4096


class CellReading(Value):
    """What lies in one cell."""

    letter: str | None
    """The recognised letter."""
    pieces: tuple[int, ...]
    """Ids of all pieces of the cell, ascending."""
    fault: Misbuild | None
    """Why an occupied cell holds no letter."""


class BenchReading(Value):
    """What lies on the bench."""

    cells: tuple[tuple[Slot, CellReading], ...]
    """The occupied cells in reading order."""

    @property
    def word(self) -> str:
        """The recognised letters in reading order."""
        return "".join(cell.letter for _, cell in self.cells if cell.letter is not None)

    @property
    def letter_pieces(self) -> frozenset[int]:
        """Ids of the pieces of recognised letters."""
        return self._pieces(recognised=True)

    @property
    def loose(self) -> frozenset[int]:
        """Ids of the pieces in cells that hold no letter."""
        return self._pieces(recognised=False)

    @property
    def faults(self) -> tuple[tuple[Slot, Misbuild], ...]:
        """Where there is no letter, and why."""
        return tuple((slot, cell.fault) for slot, cell in self.cells if cell.fault is not None)

    def _pieces(self, *, recognised: bool) -> frozenset[int]:
        return frozenset(
            piece
            for _, cell in self.cells
            if (cell.letter is not None) == recognised
            for piece in cell.pieces
        )


def read_bench(placed: Iterable[Placed], alphabet: Alphabet) -> BenchReading:
    """Read all cells; poses are in bench coordinates, pieces off the bench are ignored."""
    cells = by_slot(placed)
    return BenchReading(tuple((slot, read_cell(cells[slot], alphabet)) for slot in cells))


def read_cell(placed: Sequence[Placed], alphabet: Alphabet) -> CellReading:
    """Read the pieces of one cell, in cell coordinates; their order makes no difference."""
    return _read(tuple(sorted(placed, key=_id)), alphabet)


@lru_cache(maxsize=CACHED_CELLS)
def _read(placed: tuple[Placed, ...], alphabet: Alphabet) -> CellReading:
    ids = tuple(piece.id for piece in placed)
    if not placed:
        return CellReading(None, ids, None)
    fit = _nearest_letter(placed, alphabet)
    if fit is None:
        return CellReading(None, ids, diagnose(placed, alphabet))
    fault = nearer_misbuild(placed, fit, alphabet)
    return CellReading(None if fault else fit.construction.letter, ids, fault)


def _nearest_letter(placed: tuple[Placed, ...], alphabet: Alphabet) -> PieceFit | None:
    counts = count([piece.kind for piece in placed])
    fits = (
        best_fit(placed, construction)
        for construction in alphabet.constructions
        if construction.counts == counts
    )
    found = [fit for fit in fits if fit is not None]
    return min(found, key=lambda fit: (fit.error, fit.construction.letter), default=None)


def _id(piece: Placed) -> int:
    return piece.id
