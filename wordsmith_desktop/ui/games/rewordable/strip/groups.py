"""Which cards on the strip belong to which existing word, and how their brackets lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wordsmith_desktop.ui.games.rewordable.strip.views import TileView


@dataclass(frozen=True, slots=True)
class Bracket:
    """What ties the cards of one existing word together."""

    name: str
    """The word and whose it is."""
    places: tuple[int, ...]
    """Where its cards lie on the strip, ascending."""
    level: int
    """Brackets of words that interleave lie at different levels, 0 on top."""


def brackets(tiles: Sequence[TileView]) -> tuple[Bracket, ...]:
    """A bracket for each existing word, from left to right, at the highest level that is free."""
    ends: list[int] = []
    made = []
    for group in dict.fromkeys(tile.group for tile in tiles if tile.group is not None):
        places = tuple(i for i, tile in enumerate(tiles) if tile.group == group)
        level = next((n for n, end in enumerate(ends) if end < places[0]), len(ends))
        ends[level : level + 1] = [places[-1]]
        made.append(Bracket(tiles[places[0]].group_name, places, level))
    return tuple(made)


def level_count(tied: Sequence[Bracket]) -> int:
    """How many levels brackets take."""
    return 1 + max((bracket.level for bracket in tied), default=-1)
