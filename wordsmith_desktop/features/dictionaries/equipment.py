"""Dice, tiles, cards and letters for languages that the program brings none for.

They are chosen once from the words of a dictionary, beside the window, and lie beside it then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.apart import StoppedError, TooMuchError, done_apart
from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.games.common.materials import (
    LEAST_WORDS,
    chosen_material,
    needs_material,
    part_of,
    source_of,
)
from wordsmith_desktop.games.common.registry import game_names

if TYPE_CHECKING:
    from wordsmith_desktop.core.background import InBackground
    from wordsmith_desktop.lexicon.own.own_lists import OwnLists

MOST_S: Final = 1200
"""Seconds; a slow machine takes some minutes."""


@dataclass(slots=True)
class Equipment:
    """What is chosen, and what is being chosen; for the window's thread."""

    lists: OwnLists
    files: Path
    run: InBackground
    told: Callable[[str], object]
    """Is told the tag whenever there is something new."""
    percent: dict[str, int] = field(default_factory=dict)
    """How far the choice is, by the tag of the dictionary."""

    def is_there(self, tag: str) -> bool:
        """Whether the material of a dictionary is chosen."""
        whose = source_of(tag, self.lists)
        return any(self.lists.read_part(whose, part_of(game)) for game in game_names())

    def see_to(self, tag: str) -> None:
        """Have the material chosen of a dictionary that needs some and has none yet."""
        whose = source_of(tag, self.lists)
        own = self.lists.find(whose) if needs_material(whose) else None
        if own is None or own.words < LEAST_WORDS or whose in self.percent or self.is_there(whose):
            return
        self.percent[whose] = 0
        files, folder = self.files, self.lists.folder

        def choose(ticket: Ticket) -> dict[str, str]:
            try:
                found: dict[str, str] = done_apart(
                    chosen_material,
                    whose,
                    files,
                    folder,
                    progress=ticket.report,
                    should_stop=lambda: ticket.is_cancelled or self.lists.find(whose) is None,
                    most_s=MOST_S,
                )
            except (StoppedError, TooMuchError):
                return {}
            return found

        self.run(
            choose,
            done=lambda found: self._keep(whose, found),
            progressed=lambda done, whole: self._progressed(whose, done, whole),
        )

    def _progressed(self, tag: str, done: int, whole: int) -> None:
        percent = 100 * done // max(whole, 1)
        if self.percent.get(tag) != percent:
            self.percent[tag] = percent
            self.told(tag)

    def _keep(self, tag: str, found: dict[str, str]) -> None:
        self.percent.pop(tag, None)
        if self.lists.find(tag) is not None:
            for game, material in found.items():
                self.lists.put_part(tag, part_of(game), material)
        self.told(tag)
