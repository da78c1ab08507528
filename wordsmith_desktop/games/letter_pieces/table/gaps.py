"""Cells that a typed letter has left empty, since it could not be built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.session.table_view import AnyTable

from ..rules.bench import Slot
from ..rules.observation import Observation
from ..rules.presenter import Bench, bench_of

GAPS: Final = "gaps"
"""Where a table keeps them, with the turn that they are of."""


class Gaps:
    """They stay marked until they are filled or taken back, however long that is."""

    def __init__(self, table: AnyTable) -> None:
        """They are kept with the table, so that another page finds them."""
        self._table = table

    def on(self, seen: Observation) -> Bench | None:
        """The bench in use with its gaps, as far as it may be seen."""
        bench = bench_of(seen)
        if bench is None:
            return None
        turn, kept = self._table.scratch.get(GAPS, (None, {}))
        if turn != _turn(seen):
            return bench
        return bench.with_gaps({at: one for at, one in kept.items() if not bench.in_slot(at)})

    def leave(self, seen: Observation, gaps: Mapping[Slot, str]) -> None:
        """Keep these and no others."""
        self._table.scratch[GAPS] = _turn(seen), dict(gaps)

    def forget(self) -> None:
        """Keep none."""
        self._table.scratch.pop(GAPS, None)


def _turn(seen: Observation) -> tuple[int, int, int | None]:
    return seen.challenge, seen.turn, seen.bench
