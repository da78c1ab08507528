"""Dice for people at a table of their own: some lie there, some of those are held back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace

Faces = Sequence[Any]
"""The six faces of a die, each of which is as likely as the others."""


class DiceCup(Value):
    """All dice of a box in the order in which they are drawn; the first lie on the table."""

    dice: tuple[Faces, ...]
    order: tuple[int, ...]
    """The places of the dice in the box, in the order in which they come."""
    shown: tuple[Any, ...] = ()
    """The face of each die on the table; None before its first throw."""
    held: frozenset[int] = frozenset()
    """The places on the table of those that are not thrown."""

    def faces(self, place: int) -> Faces:
        """The faces of the die at that place of the table."""
        return self.dice[self.order[place]]

    @property
    def can_throw(self) -> bool:
        """Whether any die on the table is not held back."""
        return len(self.held) < len(self.shown)

    @property
    def has_more(self) -> bool:
        """Whether a die is left in the bag."""
        return len(self.shown) < len(self.dice)

    def thrown(self, rng: Rng) -> DiceCup:
        """With every die thrown that is not held back."""
        shown = tuple(
            face if place in self.held else rng.choice(self.faces(place))
            for place, face in enumerate(self.shown)
        )
        return replace(self, shown=shown)

    def with_more(self) -> DiceCup:
        """With one die more on the table; all of them, if none is left in the bag."""
        return replace(self, shown=(*self.shown, None)) if self.has_more else self

    def with_fewer(self) -> DiceCup:
        """Without the die that came last; the first one stays."""
        last = len(self.shown) - 1
        if last < 1:
            return self
        return replace(self, shown=self.shown[:-1], held=self.held - {last})

    def toggled(self, place: int) -> DiceCup:
        """With the die at that place held back, or no longer so; one that lies unthrown is not."""
        if self.shown[place] is None:
            return self
        return replace(self, held=self.held ^ {place})


def new_cup(dice: Sequence[Faces], count: int, rng: Rng) -> DiceCup:
    """So many dice of a box, drawn at random, not yet thrown."""
    order = rng.shuffled(range(len(dice)))
    return DiceCup(tuple(dice), order, (None,) * min(count, len(dice)))
