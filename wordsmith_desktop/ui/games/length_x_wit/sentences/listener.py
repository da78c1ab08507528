"""Who is told what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.length_x_wit.box import Box, box_of
from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
from wordsmith_desktop.ui.kit.texts import Text, say


@dataclass(frozen=True, slots=True)
class Listener:
    """The table: everything is open, so that all hear the same."""

    names: Sequence[str]
    """The players' names by seat."""
    ruleset: Ruleset
    """What is played."""

    @property
    def box(self) -> Box:
        """The material, for its values."""
        return box_of(self.ruleset.language)

    def hear(self, text: Text, about: Seat, **values: object) -> str:
        """A sentence about a seat, by name."""
        return say(text, name=self.names[about], **values)
