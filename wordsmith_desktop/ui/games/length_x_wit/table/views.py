"""What the parts of the table show beside pieces: plain values. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreView:
    """What the word on the strip is worth now (L8, L9)."""

    values: tuple[int, ...] = ()
    """The points of every die and tile on the strip, from left to right; empty for no word."""
    dice: int = 0
    """How many dice lie on the table: what the sum is multiplied by."""
    banked: int = 0
    """The points that the turn has banked so far."""
    bank_after: int = 0
    """The points that would be banked after pressing."""
    dice_left: tuple[str, ...] = ()
    """The dice that are not on the strip yet."""
    is_response: bool = False
    """Whether it is a response, which has neither multiplier nor bank."""
    can_press: bool = True
    """Whether there is a die left to press for (L12)."""

    @property
    def score(self) -> int:
        """What the word would bring now."""
        plain = sum(self.values)
        return plain if self.is_response else plain * self.dice + self.banked


@dataclass(frozen=True, slots=True)
class TotalView:
    """What the totals say of one seat."""

    name: str
    points: int
    is_in_control: bool = False
    """Whether it has the bags: its turn."""
    is_responding: bool = False
    """Whether it may respond now."""
    is_leading: bool = False
    """Whether nobody has more points, and somebody has some."""
    note: str = ""
    """A word of the page's own, such as a computer player's "thinking"."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Another player's tiles, face up for all to see (L3)."""

    name: str
    tiles: tuple[tuple[str, int], ...] = ()
    """Letters and points of each."""
    is_active: bool = False
    """Whether it is this player's turn or response."""
