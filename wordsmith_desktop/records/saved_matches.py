"""The saves on the shelf as lists show them, and what becomes of damaged ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.value import Value

from .store import Shelf
from .troubles import Damage, DamagedSave, DamageKind, StoreError, UnreadableError, Unusable

if TYPE_CHECKING:
    from .kept_match import Games, KeptMatch
    from .listing import Summary
    from .log import Header

OF_LATE: Final = 200
"""So many saves are looked through for one that can go on: more would be felt."""
LONG_BYTES: Final = 1 << 20
"""A longer save, which is ten times any usual one, is offered without saying how the match stands:
replaying it would be felt. What is damaged in it is found once it is opened."""


class SavedMatch(Value):
    """A save as people see it in a list."""

    path: Path
    game: str
    players: tuple[str, ...]
    when_ms: int
    """When it was last written to, in milliseconds since 1970 (UTC)."""
    scores: tuple[int, ...] | None = None
    """The final scores by seat, or None while the match goes on."""
    observation: Any = None
    """What anyone may know of the match as it stands; None where it was not replayed."""
    with_box: bool = False
    """Whether people told what a printed box showed."""
    has_terms: bool = False
    """Whether any player has terms of their own."""
    is_branch: bool = False
    """Whether it branched off another match, so that it never counts."""
    from_paper: bool = False
    """Whether it was played on paper and entered afterwards; there is no log of it."""
    challenge: str = ""
    """The challenge that it is, as in `Occasion`; empty for an ordinary match."""


class OfLate(Value):
    """The saves that the home page shows."""

    going_on: SavedMatch | None = None
    """The match that can go on, of several the one that was played last."""
    earlier: tuple[SavedMatch, ...] = ()
    """Others, newest first."""


class SavedMatches:
    """Lists the shelf; saves that are damaged are moved aside and told of once."""

    def __init__(self, shelf: Shelf, games: Games) -> None:
        self._shelf = shelf
        self._games = games
        self._damage: dict[Path, DamagedSave] = {}
        self._going_on: tuple[Summary, SavedMatch | None] | None = None
        """What was replayed last, so that it is not replayed again as long as it stays the same."""

    def of_late(self, count: int) -> OfLate:
        """What was played last: the match to go on with, and so many others."""
        going_on: SavedMatch | None = None
        earlier: list[SavedMatch] = []
        for number, save in enumerate(self._shelf.look_through()):
            if going_on is None and number < OF_LATE:
                going_on = self._offered(save)
                if going_on is not None:
                    continue
            elif len(earlier) == count:
                break
            if isinstance(save, Unusable):
                self._deal_with(save)
            elif save.path not in self._damage and len(earlier) < count:
                earlier.append(_from_summary(save))
        return OfLate(going_on, tuple(earlier))

    def newest(self) -> Iterator[SavedMatch]:
        """All saves, newest first; each is read when it is asked for."""
        for save in self._shelf.look_through():
            if isinstance(save, Unusable):
                self._deal_with(save)
            else:
                yield _from_summary(save)

    def read_match(self, path: Path) -> KeptMatch:
        """A save from its beginning, which is only read. Raises `UnreadableError`."""
        from .kept_match import read_match

        return read_match(path, self._games)

    def begun(self, is_wanted: Callable[[Header], bool]) -> Summary | None:
        """The newest match that goes on and is wanted, among those of late. Raises `StoreError`."""
        found = self._shelf.newest(OF_LATE)
        return next((one for one in found if one.scores is None and is_wanted(one.header)), None)

    def rescue(self, path: Path) -> Path:
        """Make a match of a damaged save's sound part; says where. Raises `UnreadableError`."""
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

    def _offered(self, save: Summary | Unusable) -> SavedMatch | None:
        """A match that can go on, as it stands; a save that turns out damaged is dealt with."""
        if isinstance(save, Unusable) or save.scores is not None:
            return None
        if save.size > LONG_BYTES:
            return _from_summary(save)
        if self._going_on is None or self._going_on[0] != save:
            found = self._shelf.goes_on(save, self._games)
            if isinstance(found, Unusable):
                self._deal_with(found)
                return None
            self._going_on = save, _from_kept(found) if found else None
        return self._going_on[1]

    def _deal_with(self, unusable: Unusable) -> None:
        """Move what is damaged aside; what is only not for this program stays where it is."""
        if unusable.path in self._damage:
            return
        kept_as = None
        if _was_never_begun(unusable):
            # A program that was killed before its first whole line: there is nothing to tell of.
            with suppress(StoreError):
                self._shelf.delete(unusable.path)
            return
        if isinstance(unusable.trouble, Damage):
            try:
                kept_as = self._shelf.set_aside(unusable.path)
            except StoreError:
                kept_as = None
        can_be_rescued = kept_as is not None and self._is_sound_at_first(kept_as)
        self._damage[unusable.path] = DamagedSave(unusable, kept_as, can_be_rescued)

    def _is_sound_at_first(self, path: Path) -> bool:
        try:
            self.read_match(path)
        except (StoreError, UnreadableError):
            return False
        return True


def _was_never_begun(unusable: Unusable) -> bool:
    trouble = unusable.trouble
    return isinstance(trouble, Damage) and trouble.kind is DamageKind.EMPTY


def _from_summary(summary: Summary) -> SavedMatch:
    return SavedMatch(
        path=summary.path,
        game=summary.header.game,
        players=tuple(player.name for player in summary.header.seats),
        when_ms=summary.modified_ms,
        scores=summary.scores,
        is_branch=summary.header.is_branch,
        with_box=summary.header.occasion.with_box,
        has_terms=summary.header.has_terms,
        challenge=summary.header.occasion.challenge,
    )


def _from_kept(kept: KeptMatch) -> SavedMatch:
    match = kept.match
    return SavedMatch(
        path=kept.path,
        game=kept.header.game,
        players=tuple(player.name for player in kept.header.seats),
        when_ms=kept.path.stat().st_mtime_ns // 1_000_000,
        observation=match.rules.observe(match.state, None),
        is_branch=kept.header.is_branch,
        with_box=kept.header.occasion.with_box,
        has_terms=kept.header.has_terms,
        challenge=kept.header.occasion.challenge,
    )
