"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final scores; the most points win and equal points share the win."""

    scores: tuple[int, ...]
    """Points by seat."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most points; more than one is a shared win."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)
