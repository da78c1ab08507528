"""Finished puzzles of the Hidden Crossword, written down as they lie."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.crossword import Layout, Tile, layout_of
from wordsmith_desktop.games.hidden_crossword.puzzle_file import Puzzle

POOL: Final = "TTAARREENISOLDMP"


def laid(*rows: str) -> Layout:
    """Rows of letters; a space is a cell without a tile."""
    return layout_of(
        Tile(row, col, letter)
        for row, letters in enumerate(rows)
        for col, letter in enumerate(letters)
        if letter != " "
    )


TRAIN: Final = Puzzle(
    laid(
        "TRAIN",
        "A   E",
        "REP S",
        "    TO",
        "     L",
        "     D",
    ),
    anchor="TRAIN",
    pool=POOL,
    language="en",
)
"""TRAIN, crossed by TAR and NEST; REP and TO are girders, OLD is a post; M is left over."""

OTHERWISE: Final = Puzzle(
    laid(
        "TRAIN",
        "A   E",
        "PER S",
        "    TO",
        "     L",
        "     D",
    ),
    anchor="TRAIN",
    pool=POOL,
    language="en",
)
"""Another puzzle of which exactly the same is told."""
