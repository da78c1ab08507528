"""Cells that a typed letter has left empty, since it could not be built."""

from __future__ import annotations

from collections.abc import Mapping

from wordsmith_desktop.records.log import PlaceMark
from wordsmith_desktop.session.table_view import AnyTable

from ..rules.bench import SLOTS, Slot
from ..rules.claims import alphabet_for
from ..rules.observation import Observation
from ..rules.presenter import Bench, bench_of


class Gaps:
    """They stay marked until they are filled or taken back, however long that is.

    They are kept with the match: whoever comes back to half a word finds what it lacks.
    """

    def __init__(self, table: AnyTable) -> None:
        self._table = table

    def on(self, seen: Observation) -> Bench | None:
        """The bench in use with its gaps, as far as it may be seen."""
        bench = bench_of(seen)
        if bench is None or seen.bench is None:
            return bench
        marks = self._table.marks_of(seen.bench, _moment(seen))
        return bench.with_gaps(dict(one for mark in marks for one in _gap(mark, bench)))

    def leave(self, seen: Observation, gaps: Mapping[Slot, str]) -> None:
        """Keep these and no others."""
        if seen.bench is not None:
            marks = tuple(PlaceMark(SLOTS.index(at), letter) for at, letter in sorted(gaps.items()))
            self._table.mark(seen.bench, _moment(seen), marks)


def _gap(mark: PlaceMark, bench: Bench) -> tuple[tuple[Slot, str], ...]:
    """The cell and its letter, where it is still empty; a save may name any."""
    slots = SLOTS[mark.place : mark.place + 1] if mark.place >= 0 else ()
    letters = tuple(alphabet_for(bench.ruleset).letters)
    return tuple((at, mark.text) for at in slots if mark.text in letters and not bench.in_slot(at))


def _moment(seen: Observation) -> str:
    """The turn, and the word of it: the next one has gaps of its own."""
    rows = seen.builder.sheet.rows if seen.builder is not None else ()
    return f"{seen.challenge}/{seen.turn}/{sum(row is not None for row in rows)}"
