"""Whether a typed letter failed of which whoever types may not know yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from wordsmith_desktop.games.letter_pieces.state import Player

ONE_GO: Final = 1.0
"""Letters that follow each other within so many seconds are typed in one go: whoever types them has
not read yet that one of them failed."""

Moment = tuple[int, Player]
"""The number of the turn, and what lies there; another one was brought about on purpose."""


@dataclass(frozen=True, slots=True)
class _Stumble:
    letter: str
    moment: Moment
    at: float
    """When the last letter was typed, in seconds."""
    is_last: bool
    """Whether no letter was built since."""


class Stumbling:
    """Remembers the letter that failed while the bench lies as it did then, or is typed on."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.now = now
        """Tells the time in seconds."""
        self._stumble: _Stumble | None = None

    def failed(self, letter: str, moment: Moment) -> None:
        """A letter could not be built."""
        self._stumble = _Stumble(letter, moment, self.now(), is_last=True)

    def built(self, before: Moment, after: Moment) -> None:
        """A letter was built: after a pause by somebody who has seen what failed."""
        stumble = self._stumble
        is_known = stumble is None or stumble.moment != before or self._is_long_ago(stumble)
        if stumble is None or is_known:
            self._stumble = None
        else:
            self._stumble = _Stumble(stumble.letter, after, self.now(), is_last=False)

    def taken(self, moment: Moment) -> str:
        """The letter that may be thought built, empty if none; from now on it is known of."""
        stumble, self._stumble = self._stumble, None
        if stumble is None or stumble.moment != moment:
            return ""
        return stumble.letter if stumble.is_last or not self._is_long_ago(stumble) else ""

    def _is_long_ago(self, stumble: _Stumble) -> bool:
        return self.now() - stumble.at > ONE_GO
