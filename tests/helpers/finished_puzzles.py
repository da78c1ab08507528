"""Finished puzzles of the Hidden Crossword, written down as they lie."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.rules.crossword import Layout, Tile, layout_of
from wordsmith_desktop.games.hidden_crossword.rules.puzzle_file import Puzzle

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

STAIRS: Final = Puzzle(
    laid(
        "ANKER",
        "    ST",
        "     UM",
        "      ME",
        "       SL",
        "        IE",
        "         DE",
    ),
    anchor="ANKER",
    pool="ANKERSTUMMESLIEDE",
    language="de",
)
"""As many words of two letters as there can be, and no letter left over; nonsense as words."""

LONG: Final = Puzzle(
    laid("ABCDEFGHIJKLMNOP", " A"),
    anchor="ABCDEFGHIJKLMNOP",
    pool="ABCDEFGHIJKLMNOPA",
    language="en",
)
"""As wide as can be; nonsense as words."""

TALL: Final = Puzzle(
    laid("TRAM", *"AINOTSELDRIBP"), anchor="TRAM", pool="TRAMAINOTSELDRIBP", language="en"
)
"""As high as can be; nonsense as words."""
