"""A clock for people at a table of their own: one span for each of them, of which one runs."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.value import Value, replace

LONGEST_MS: Final = 5_999_000
"""Where every clock stops: 99 minutes and 59 seconds."""


class TableClock(Value):
    """Time comes in from outside; it runs for one player at a time."""

    used_ms: tuple[int, ...]
    """What each player has used so far."""
    limit_ms: int = 0
    """What each has at most, and is counted down from; 0 counts up."""
    player: int = 0
    """Whose clock it is, from 0."""
    is_running: bool = False

    @property
    def counts_down(self) -> bool:
        """Whether there is a limit."""
        return self.limit_ms > 0

    def shown_ms(self, player: int) -> int:
        """What a player's clock shows: what is left, or else what was used."""
        used = self.used_ms[player]
        return self.limit_ms - used if self.counts_down else used

    def ticked(self, elapsed_ms: int) -> TableClock:
        """With time passed for whose clock it is; at its end it stops."""
        if not self.is_running:
            return self
        end = self.limit_ms or LONGEST_MS
        used = min(end, self.used_ms[self.player] + elapsed_ms)
        whole = tuple(
            used if place == self.player else one for place, one in enumerate(self.used_ms)
        )
        return replace(self, used_ms=whole, is_running=used < end)

    def toggled(self) -> TableClock:
        """Started, or stopped; a clock that has run out is not started."""
        is_over = self.used_ms[self.player] >= (self.limit_ms or LONGEST_MS)
        return replace(self, is_running=not self.is_running and not is_over)

    def passed_on(self) -> TableClock:
        """With the next player's clock, which runs if this one did or has just run out."""
        after = (self.player + 1) % len(self.used_ms)
        end = self.limit_ms or LONGEST_MS
        was_on = self.is_running or self.used_ms[self.player] >= end
        return replace(self, player=after, is_running=was_on and self.used_ms[after] < end)

    def reset(self) -> TableClock:
        """With all time given back; the first player begins, once it is started."""
        return TableClock((0,) * len(self.used_ms), self.limit_ms)

    def limited(self, limit_ms: int) -> TableClock:
        """Counted down from another limit, or up with 0, from the beginning."""
        return replace(self.reset(), limit_ms=limit_ms)


def new_clock(players: int, limit_ms: int = 0) -> TableClock:
    """A clock for so many players, at least one, that stands."""
    return TableClock((0,) * max(1, players), limit_ms)
