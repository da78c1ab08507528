"""How a match ended."""

from __future__ import annotations

from .seats import Seat
from .value import Value


class Outcome(Value):
    """The final scores; the most points win, and equal points share the win or are told apart."""

    scores: tuple[int, ...]
    """Points by seat."""
    tie_breaks: tuple[int, ...] = ()
    """By seat, what decides between equal points; empty where they share the win."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most points; more than one is a shared win."""
        breaks = self.tie_breaks or (0,) * len(self.scores)
        ranks = tuple(zip(self.scores, breaks, strict=True))
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
