"""Matches from paper as lists show them: kept in files, counted in the statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from .troubles import Damage, DamagedSave, StoreError, UnreadableError, Unusable

if TYPE_CHECKING:
    # The home page does without them.
    from .paper import PaperMatch, PaperShelf


class PaperMatches:
    """Over one folder; files that are damaged are set aside and told of once."""

    def __init__(
        self,
        folder: Path,
        *,
        counted: Callable[[PaperMatch], object],
        dropped: Callable[[str], object],
    ) -> None:
        """Nothing is read or made before the first call.

        `counted` is told of a match as it is in its file now, `dropped` the id of one that is gone.
        """
        self.folder = folder
        self._counted = counted
        self._dropped = dropped
        self._damage: dict[Path, DamagedSave] = {}

    @property
    def damage(self) -> tuple[DamagedSave, ...]:
        """What was found damaged so far."""
        return tuple(self._damage.values())

    def all(self) -> Sequence[PaperMatch]:
        """Those that can be read, the latest first; damaged ones are set aside and told of."""
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
        """Keep and count a match, in the place of an earlier one of its id.

        Raises `MisfitError` where the paper cannot be true, `ValueError` where the match cannot
        be played so.
        """
        self._shelf().keep(match)
        self._counted(match)

    def delete(self, match_id: str) -> None:
        """Take a match away for good; it counts no more."""
        self._shelf().delete(match_id)
        self._dropped(match_id)

    def path_of(self, match_id: str) -> Path:
        """Where the file of that match lies."""
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
