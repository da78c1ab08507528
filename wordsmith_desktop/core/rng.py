"""A small integer random generator whose numbers stay the same in every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_ALL = 1 << 64
_MASK = _ALL - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    """Scramble 64 bits (the finaliser of SplitMix64: Steele, Lea, Flood 2014)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Rng:
    """SplitMix64, a 64-bit counter scrambled at every step."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Start at `seed`; a `stream` of the same seed gives other numbers."""
        self._state = _mix((seed & _MASK) ^ _mix((stream * _GOLDEN) & _MASK))

    def bits(self) -> int:
        """The next 64 random bits."""
        self._state = value = (self._state + _GOLDEN) & _MASK
        # `_mix`, written out: every shuffle of a bag or a deck asks for a hundred numbers.
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        return value ^ (value >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely; `bound` ≥ 1."""
        if bound < 1:
            raise ValueError(f"bound must be at least 1, not {bound}")
        limit = _ALL - _ALL % bound
        while (value := self.bits()) >= limit:
            pass
        return value % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index into `weights`, drawn in proportion to the whole numbers there."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("the weights add up to more than their sum")

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """`items` in an order where each order is equally likely (Fisher and Yates)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
