"""Practice over the matches of the shelf; nothing of it is loaded before somebody practises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.local_time import local_time
from wordsmith_desktop.records.store import ShelfFolder

if TYPE_CHECKING:
    # The home page does without.
    from wordsmith_desktop.records.json_file import FileDamage
    from wordsmith_desktop.records.kept_match import KeptMatch
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.saved_matches import SavedMatches
    from wordsmith_desktop.records.store import Shelf

    from .deck import Deck, Exercise, Exercises
    from .store import PracticeStore

FILE_NAME: Final = "practice.json"


class Practice:
    """One file beside the shelf. It is read when somebody first practises."""

    def __init__(
        self,
        folder: Path,
        shelf: Shelf,
        saves: SavedMatches,
        people: Profiles,
        clock: Callable[[], int],
    ) -> None:
        """`clock` tells the time in milliseconds since 1970 (UTC)."""
        self._path = folder / FILE_NAME
        self._shelf = shelf
        self._saves = saves
        self._people = people
        self._clock = clock
        self._store: PracticeStore | None = None

    def deck(self) -> Deck:
        """Everybody's exercises; every change is kept."""
        return self._opened().deck

    def fold(self) -> None:
        """Have all of it in the one file, for a backup."""
        if self._store is not None or self._path.parent.is_dir():
            self._opened().fold()

    def damage(self) -> FileDamage | None:
        """What was wrong with the file, if anything."""
        return self._opened().damage

    def now(self) -> datetime:
        """The time now, in the time zone of the place where the program runs."""
        return local_time(self._clock())

    def exercises(self, player: str) -> Exercises:
        """The exercises of a player's key whose matches are on the shelf."""
        return tuple(one for one in self.deck().of(player) if self._log_of(one.match).is_file())

    def table(self, one: Exercise) -> KeptMatch:
        """The match of an exercise. Raises `UnreadableError` and `StoreError`."""
        return self._saves.read_match(self._log_of(one.match))

    def unlooked(self, player: str) -> Iterator[KeptMatch]:
        """Finished matches of a player's key that were not looked through yet, newest first.

        Each is read when it is asked for, so it is asked beside the window. Raises `StoreError`.
        """
        from wordsmith_desktop.records.results.model import player_key
        from wordsmith_desktop.records.troubles import StoreError, UnreadableError, Unusable

        from .missed import can_be_practised

        deck, owner = self.deck(), self._people.owner
        for save in self._shelf.look_through():
            if isinstance(save, Unusable) or save.scores is None:
                continue
            header = save.header
            keys = {owner(player_key(seat), header.created_ms) for seat in header.seats}
            is_wanted = player in keys and not header.is_branch
            if is_wanted and not deck.has_looked(header.match_id) and can_be_practised(header.game):
                try:
                    yield self._saves.read_match(save.path)
                except (StoreError, UnreadableError):
                    # The page of the matches tells of it.
                    continue

    def _log_of(self, match: str) -> Path:
        return self._shelf.folder / ShelfFolder.MATCHES.value / f"{match}.jsonl"

    def _opened(self) -> PracticeStore:
        if self._store is None:
            from .store import PracticeStore

            self._store = PracticeStore(self._path, self._people.owner, self._shelf.disk)
        return self._store
