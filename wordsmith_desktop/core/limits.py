"""Which words count for somebody who plays by less than the whole dictionary."""

from __future__ import annotations

from typing import Final

from .value import Value


class Limits(Value):
    """What a word must be to count."""

    least_commonness: int = 0
    """Ten times the Zipf frequency; 0 takes every word."""
    least_letters: int = 0
    """Hyphens and apostrophes count (R3), and umlauts as two letters (R4)."""

    def __post_init__(self) -> None:
        if self.least_commonness < 0 or self.least_letters < 0:
            raise ValueError(f"no limits: {self}")


NO_LIMITS: Final = Limits()
