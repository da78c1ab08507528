"""The saves on the shelf as lists show them, and what becomes of damaged ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.records.store import Place, Shelf
from wordsmith_desktop.records.troubles import (
    Damage,
    DamagedSave,
    StoreError,
    UnreadableError,
    Unusable,
    storing,
)
from wordsmith_desktop.ui.shell.ports import SavedMatch, SavedMatches

if TYPE_CHECKING:
    from wordsmith_desktop.records.listing import Summary
    from wordsmith_desktop.records.log import Header
    from wordsmith_desktop.records.replay import Games, Replayed

OF_LATE: Final = 200
"""So many saves are looked through for one that was begun: more would be felt."""


class ShelvedMatches(SavedMatches):
    """Lists the shelf; saves that are damaged are moved aside and told of once."""

    def __init__(self, shelf: Shelf, games: Games) -> None:
        self._shelf = shelf
        self._games = games
        self._damage: dict[Path, DamagedSave] = {}
        self._seen: frozenset[tuple[Path, int, int]] | None = None
        self._unfinished: SavedMatch | None = None

    def unfinished(self) -> SavedMatch | None:
        # Replayed only when something on the shelf is other than at the last call.
        if self._seen is None or self._seen != self._shelf_now():
            found = self._shelf.unfinished(self._games)
            for unusable in found.skipped:
                self._deal_with(unusable)
            self._unfinished = _from_replay(found.replayed) if found.replayed else None
            self._seen = self._shelf_now()
        return self._unfinished

    def all(self) -> tuple[SavedMatch, ...]:
        listing = self._shelf.list()
        for unusable in listing.unusable:
            self._deal_with(unusable)
        return tuple(map(_from_summary, listing.saves))

    def replay(self, path: Path) -> Replayed:
        from wordsmith_desktop.records.replay import replay

        return replay(path, self._games)

    def begun(self, is_wanted: Callable[[Header], bool]) -> Summary | None:
        """The newest match that goes on and is wanted, among those of late. Raises `StoreError`."""
        found = self._shelf.newest(OF_LATE)
        return next((one for one in found if one.scores is None and is_wanted(one.header)), None)

    def rescue(self, path: Path) -> Path:
        import uuid

        rescued = self._shelf.rescue(path, self._games, uuid.uuid4().hex)
        self._damage = {
            place: damage for place, damage in self._damage.items() if damage.kept_as != path
        }
        return rescued

    @property
    def damage(self) -> tuple[DamagedSave, ...]:
        """What was found damaged so far."""
        return tuple(self._damage.values())

    def _shelf_now(self) -> frozenset[tuple[Path, int, int]]:
        """Every save with the time of its last change and its size. Raises `StoreError`."""
        folder = self._shelf.folder / Place.MATCHES.value
        with storing(folder):
            found = [(path, path.stat()) for path in folder.glob("*.jsonl")]
        return frozenset((path, stat.st_mtime_ns, stat.st_size) for path, stat in found)

    def _deal_with(self, unusable: Unusable) -> None:
        """Move what is damaged aside; what is only not for this program stays where it is."""
        if unusable.path in self._damage:
            return
        kept_as = None
        if isinstance(unusable.trouble, Damage):
            try:
                kept_as = self._shelf.set_aside(unusable.path)
            except StoreError:
                kept_as = None
        can_be_rescued = kept_as is not None and self._is_sound_at_first(kept_as)
        self._damage[unusable.path] = DamagedSave(unusable, kept_as, can_be_rescued)

    def _is_sound_at_first(self, path: Path) -> bool:
        try:
            self.replay(path)
        except (StoreError, UnreadableError):
            return False
        return True


def _from_summary(summary: Summary) -> SavedMatch:
    return SavedMatch(
        path=summary.path,
        game=summary.header.game,
        players=tuple(player.name for player in summary.header.seats),
        when_ms=summary.modified_ms,
        scores=summary.scores,
        is_branch=summary.header.is_branch,
    )


def _from_replay(replayed: Replayed) -> SavedMatch:
    match = replayed.match
    return SavedMatch(
        path=replayed.path,
        game=replayed.header.game,
        players=tuple(player.name for player in replayed.header.seats),
        when_ms=replayed.path.stat().st_mtime_ns // 1_000_000,
        observation=match.rules.observe(match.state, None),
        is_branch=replayed.header.is_branch,
    )
