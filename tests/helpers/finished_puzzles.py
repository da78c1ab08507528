"""Finished puzzles of the Hidden Crossword, written down as they lie."""

from __future__ import annotations

from typing import Final

from tests.games.hidden_crossword import hc

POOL: Final = "TTAARREENISOLDMP"


def laid(*rows: str) -> hc.Layout:
    """Rows of letters; a space is a cell without a tile."""
    return hc.layout_of(
        hc.Tile(row, col, letter)
        for row, letters in enumerate(rows)
        for col, letter in enumerate(letters)
        if letter != " "
    )


TRAIN: Final = hc.Puzzle(
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

OTHERWISE: Final = hc.Puzzle(
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

STAIRS: Final = hc.Puzzle(
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

LONG: Final = hc.Puzzle(
    laid("ABCDEFGHIJKLMNOP", " A"),
    anchor="ABCDEFGHIJKLMNOP",
    pool="ABCDEFGHIJKLMNOPA",
    language="en",
)
"""As wide as can be; nonsense as words."""

TALL: Final = hc.Puzzle(
    laid("TRAM", *"AINOTSELDRIBP"), anchor="TRAM", pool="TRAMAINOTSELDRIBP", language="en"
)
"""As high as can be; nonsense as words."""
