"""How long a search for all words from a pool of pieces takes, beside one bare pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import numpy as np

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.games.letter_pieces.rules.alphabet import Alphabet
from wordsmith_desktop.lexicon.loading import open_lexicon

POOL: Final = (6, 5, 3, 2)
"""Sixteen pieces, as a player holds them in the middle of a challenge."""
LOOPS: Final = 20


def search_and_pass(tag: str, rounds: int) -> tuple[list[float], list[float]]:
    """Milliseconds of a search and of a bare pass, taken in turns.

    The bare pass subtracts, masks and compares every word's packed counts once, in the fewest
    steps NumPy takes for it; it is the least that a search without an index could cost.
    """
    index = open_lexicon(tag, dictionaries_dir()).index
    table = index.project(np.array(Alphabet().weights(), np.uint8))
    guards = np.uint32(0x80808080)
    held = np.uint32(sum(count << 8 * lane for lane, count in enumerate(POOL))) | guards

    def search() -> None:
        table.buildable(POOL)

    def bare() -> None:
        np.flatnonzero(((held - table.packed) & guards) == guards)

    everything = np.flatnonzero(((held - table.packed) & guards) == guards)
    assert np.array_equal(np.sort(table.buildable(POOL)), everything)
    pairs = [(_timed(search), _timed(bare)) for _ in range(rounds)]
    return [first for first, _ in pairs], [second for _, second in pairs]


def _timed(call: Callable[[], None]) -> float:
    """Milliseconds of one call, over some."""
    start = time.perf_counter()
    for _ in range(LOOPS):
        call()
    return (time.perf_counter() - start) * 1000 / LOOPS
