"""A match in coloured squares: as much of it as can be shown to others who may still play it."""

from __future__ import annotations

from collections import Counter
from enum import Enum, unique
from typing import TypeAlias


@unique
class Tint(Enum):
    """A coloured square, as it is written in any text."""

    RED = "🟥"
    ORANGE = "🟧"
    YELLOW = "🟨"
    GREEN = "🟩"
    BLUE = "🟦"
    PURPLE = "🟪"
    WHITE = "⬜"
    BLACK = "⬛"


Row: TypeAlias = tuple[Tint, ...]
Mosaic: TypeAlias = tuple[Row, ...]
"""A row for each word or guess, in the order they were made. Colours are in the order of `Tint`
where their own would tell letters."""


def sorted_row(tints: Counter[Tint]) -> Row:
    """So many squares of each colour, in the order of `Tint`."""
    return tuple(tint for tint in Tint for _ in range(tints[tint]))


def written(mosaic: Mosaic) -> str:
    """The squares, a line for each row."""
    return "\n".join("".join(tint.value for tint in row) for row in mosaic)


def counted(mosaic: Mosaic) -> dict[Tint, int]:
    """How many squares there are of each colour that there is, in the order of `Tint`."""
    found = Counter(tint for row in mosaic for tint in row)
    return {tint: found[tint] for tint in Tint if found[tint]}
