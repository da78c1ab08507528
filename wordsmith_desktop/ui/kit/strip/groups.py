"""Which pieces on the strip belong together, and how their brackets lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wordsmith_desktop.ui.kit.strip.views import LaidView


@dataclass(frozen=True, slots=True)
class Bracket:
    """What ties the pieces of one group together."""

    name: str
    """What is written on it."""
    places: tuple[int, ...]
    """Where its pieces lie on the strip, ascending."""
    level: int
    """Brackets of groups that interleave lie at different levels, 0 on top."""


def brackets(pieces: Sequence[LaidView]) -> tuple[Bracket, ...]:
    """A bracket for each group, from left to right, at the highest level that is free."""
    ends: list[int] = []
    made = []
    for group in dict.fromkeys(piece.group for piece in pieces if piece.group is not None):
        places = tuple(i for i, piece in enumerate(pieces) if piece.group == group)
        level = next((n for n, end in enumerate(ends) if end < places[0]), len(ends))
        ends[level : level + 1] = [places[-1]]
        made.append(Bracket(pieces[places[0]].group_name, places, level))
    return tuple(made)


def level_count(tied: Sequence[Bracket]) -> int:
    """How many levels brackets take."""
    return 1 + max((bracket.level for bracket in tied), default=-1)
