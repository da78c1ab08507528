"""Matches from paper as lists show them: kept in files, counted in the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from wordsmith_desktop.records.troubles import (
    Damage,
    DamagedSave,
    StoreError,
    UnreadableError,
    Unusable,
)
from wordsmith_desktop.window.ports import PaperMatches

if TYPE_CHECKING:
    # The home page does without them.
    from .paper import PaperMatch, PaperShelf


class Counting(Protocol):
    """Whoever counts matches from paper."""

    def record_paper(self, match: PaperMatch) -> None:
        """Count a match as it is in its file now."""

    def drop_paper(self, match_id: str) -> None:
        """Count a match no more, whose file is gone."""


class ShelvedPapers(PaperMatches):
    """Over one folder; files that are damaged are set aside and told of once."""

    def __init__(self, folder: Path, bookkeeper: Counting) -> None:
        """Nothing is read or made before the first call."""
        self.folder = folder
        self._bookkeeper = bookkeeper
        self._damage: dict[Path, DamagedSave] = {}

    @property
    def damage(self) -> tuple[DamagedSave, ...]:
        """What was found damaged so far."""
        return tuple(self._damage.values())

    def all(self) -> Sequence[PaperMatch]:
        found = []
        shelf = self._shelf()
        for path in shelf.paths():
            if path in self._damage:
                continue
            try:
                found.append(shelf.read(path))
            except UnreadableError as error:
                self._deal_with(shelf, error)
        return sorted(found, key=lambda one: (-one.played_ms, one.match_id))

    def keep(self, match: PaperMatch) -> None:
        self._shelf().keep(match)
        self._bookkeeper.record_paper(match)

    def delete(self, match_id: str) -> None:
        self._shelf().delete(match_id)
        self._bookkeeper.drop_paper(match_id)

    def path_of(self, match_id: str) -> Path:
        return self._shelf().path_for(match_id)

    def _shelf(self) -> PaperShelf:
        from .paper import PaperShelf

        return PaperShelf(self.folder)

    def _deal_with(self, shelf: PaperShelf, error: UnreadableError) -> None:
        """Set aside what is damaged; what is only not for this program stays where it is."""
        kept_as = None
        if isinstance(error.trouble, Damage):
            try:
                kept_as = shelf.set_aside(error.path)
            except StoreError:
                kept_as = None
        self._damage[error.path] = DamagedSave(Unusable(error.path, error.trouble), kept_as)
