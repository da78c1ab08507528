"""A past match that plays by itself, at the pace at which it was played, or faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wordsmith_desktop.session.past_match import PastSession, PastTable

FACTORS: Final = (1, 2, 4, 10)
"""How many times as fast as it was played."""
LONGEST_MS: Final = 3000
"""Nobody watches longer what somebody thought about for minutes."""
SHORTEST_MS: Final = 400
"""At the true pace; so long at least each action is to be seen."""
STEADY_MS: Final = 1500
"""At the true pace, between actions of which nobody knows when they were played."""


class Playback:
    """Takes the session from action to action; time comes in from outside."""

    def __init__(self, session: PastSession | PastTable) -> None:
        self._session = session
        self._waited_ms = 0
        self.factor = FACTORS[0]
        """One of `FACTORS`."""
        self.is_playing = False
        self.is_held: Callable[[], bool] = lambda: False
        """Whether somebody still looks at what was shown last; at the true pace that is waited for.
        """

    def start(self) -> None:
        """Play on; from the beginning where all was seen."""
        self.is_playing = True
        self._waited_ms = 0
        if self._session.position == self._session.length:
            self._session.go_to(0)

    def stop(self) -> None:
        """Stand still."""
        self.is_playing = False

    def tick(self, elapsed_ms: int) -> bool:
        """Let time pass; whether the next action was shown. At the end it stops."""
        if not self.is_playing:
            return False
        self._waited_ms += elapsed_ms
        if self._waited_ms < self.wait_ms or (self.factor == FACTORS[0] and self.is_held()):
            return False
        self._waited_ms = 0
        self._session.go_to(self._session.position + 1)
        self.is_playing = self._session.position < self._session.length
        return True

    @property
    def wait_ms(self) -> int:
        """How long to wait for the next action, in milliseconds."""
        position = self._session.position
        if position == self._session.length:
            return 0
        here, there = self._session.time_at(position), self._session.time_at(position + 1)
        if here is None or there is None:
            return STEADY_MS // self.factor
        return max(SHORTEST_MS // self.factor, min((there - here) // self.factor, LONGEST_MS))
