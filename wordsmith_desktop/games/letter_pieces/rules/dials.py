"""What makes one of the computer players stronger than another."""

from __future__ import annotations

from wordsmith_desktop.bots.knowing import Knowledge
from wordsmith_desktop.core.value import Value


class Dials(Value):
    """What makes a player stronger; see `levels.toml`."""

    centre: float
    width: float
    sight: float
    thrift: float
    aspiration: float
    rolls: float
    race_sight: float
    race_aspiration: float
    fall: float
    patience: float
    race_rolls: float
    rush: float
    letter_s: float
    least_s: float
    notices: float
    variety: float = 0.0

    @property
    def knowledge(self) -> Knowledge:
        """Which words it knows."""
        return Knowledge(self.centre, self.width)
