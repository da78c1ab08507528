"""The people who play here, and what each of them likes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, unique
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.value import Value, replace

from .names import LONGEST_NAME, folded, tidy
from .settings import TEXT_SCALES

COLOURS: Final = ("blue", "yellow", "red", "green", "pink", "orange", "sky", "grey")
"""Each has an emblem of its own shape as well; see `emblems`."""
USUAL_SCALE: Final = 0
PROFILE_SCALES: Final = (USUAL_SCALE, *TEXT_SCALES)
"""Percent; `USUAL_SCALE` is what the settings say."""
CLOCK_PERCENTS: Final = (100, 125, 150, 200, 300, 500, 1000, 0)
"""How long a person's clocks run, in percent of the rules' time; 0 is without end."""
_MOST_DIGITS: Final = 15
FOR_EVER_MS: Final = 10**_MOST_DIGITS - 1
"""Until when somebody's key stands for another person who can come under it no more."""
BUZZ_KEYS: Final = ("F5", "F6", "F7", "F8", "F12")
"""None of them types a letter, and none means anything else where people race."""


class Profile(Value):
    """A person who is remembered."""

    id: str
    """Stays the same when the name changes; matches and statistics know the person by it."""
    name: str
    colour: str = COLOURS[0]
    """One of `COLOURS`."""
    language: str = ""
    """Tag of the dictionary that the person plays with alone; empty for that of the last match."""
    text_scale: int = USUAL_SCALE
    """One of `PROFILE_SCALES`, for matches that the person plays alone."""
    clock_percent: int = 100
    """One of `CLOCK_PERCENTS`."""
    buzz_key: str = ""
    """One of `BUZZ_KEYS`, or empty for that of the seat."""
    also: tuple[str, ...] = ()
    """Under what else results of this person stand, each as `Alias` writes it."""


class Alias(Value):
    """A key under which somebody's earlier results stand: of a guest, or another person's id."""

    key: str
    until_ms: int
    """Of matches that began by then, in milliseconds since 1970 (UTC): later another guest of
    the same name may come."""

    def __str__(self) -> str:
        return f"{self.until_ms} {self.key}"

    @staticmethod
    def parse(text: str) -> Alias | None:
        """The alias that `str` gives, or None for any other text."""
        until, _, key = text.partition(" ")
        is_number = until.isascii() and until.isdigit() and len(until) <= _MOST_DIGITS
        return Alias(key, int(until)) if is_number and key else None


@unique
class NameFault(Enum):
    """Why a name cannot be a person's."""

    EMPTY = "empty"
    TAKEN = "taken"
    """Another person has it; capitals do not tell names apart."""


class Removed(Value):
    """A person who was taken out, and where from."""

    place: int
    profile: Profile


class TakenOver(Value):
    """What was one person's, or a guest's, and is another one's now."""

    taker: Profile
    """As the person was before."""
    removed: Removed | None
    """Who was on the list, and is the same person; None where it was a guest."""


class DamagedPlayers(Value):
    """A file of remembered players that could not be read."""

    path: Path
    kept_as: Path | None
    """Where it was moved to; None where it was left as it is."""


class Profiles:
    """Everybody who is remembered, in the order in which they came; every change is kept."""

    def __init__(
        self,
        profiles: Iterable[Profile] = (),
        keep: Callable[[tuple[Profile, ...]], bool] = lambda _profiles: True,
    ) -> None:
        """`keep` writes them down and says whether the disk took them."""
        self._profiles = tuple(profiles)
        self._keep = keep
        self.is_kept = True
        """Whether the last change is on the disk."""
        self.joined: tuple[TakenOver, ...] = ()
        """Who was found to be one person with somebody else, the last of them last."""

    @property
    def all(self) -> tuple[Profile, ...]:
        """Everybody."""
        return self._profiles

    def name_of(self, key: str, name: str) -> str:
        """Somebody remembered by the present name, a guest by `name`, that of the match."""
        profile = self.find(key)
        return profile.name if profile else name

    def find(self, profile_id: str | None) -> Profile | None:
        """The person with an id."""
        return next((one for one in self._profiles if one.id == profile_id), None)

    def named(self, name: str) -> Profile | None:
        """The person with a name, however it is composed, capitalised and spaced."""
        wanted = folded(tidy(name))
        return next((one for one in self._profiles if folded(one.name) == wanted), None)

    def fault(self, name: str, profile_id: str = "") -> NameFault | None:
        """Why the person with that id, or somebody new, cannot be called so."""
        if not tidy(name):
            return NameFault.EMPTY
        other = self.named(name)
        return NameFault.TAKEN if other is not None and other.id != profile_id else None

    def add(self, name: str) -> Profile:
        """Remember somebody new, in a colour that is free. Raises `ValueError` for a bad name."""
        import uuid

        self._expect_name(name)
        taken = [one.colour for one in self._profiles]
        freest = min(COLOURS, key=lambda colour: (taken.count(colour), COLOURS.index(colour)))
        made = Profile(uuid.uuid4().hex, tidy(name), freest)
        self._change((*self._profiles, made))
        return made

    def change(self, profile_id: str, **fields: Any) -> None:
        """Change some of a person's fields. Raises `ValueError` for a bad name."""
        if "name" in fields:
            self._expect_name(fields["name"], profile_id)
            fields["name"] = tidy(fields["name"])
        changed = tuple(
            replace(one, **fields) if one.id == profile_id else one for one in self._profiles
        )
        if changed != self._profiles:
            self._change(changed)

    def remove(self, profile_id: str) -> Removed:
        """Forget a person; matches stay as they are. Raises `ValueError` for an unknown id."""
        place = [one.id for one in self._profiles].index(profile_id)
        removed = Removed(place, self._profiles[place])
        self._change(tuple(one for one in self._profiles if one.id != profile_id))
        return removed

    def restore(self, removed: Removed) -> None:
        """Take back `remove`; somebody who has the name by now keeps it, and the other a number."""
        name = removed.profile.name
        number = 2
        while self.fault(name):
            name = f"{removed.profile.name[: LONGEST_NAME - 3]} {number}"
            number += 1
        back = replace(removed.profile, name=name)
        before, after = self._profiles[: removed.place], self._profiles[removed.place :]
        self._change((*before, back, *after))

    def owner(self, key: str, began_ms: int) -> str:
        """Whose a result is that stands under a key in a match that began then."""
        found = (one for one in self.aliases if one[0].key == key and began_ms <= one[0].until_ms)
        return next((owner for _alias, owner in found), key)

    @property
    def aliases(self) -> tuple[tuple[Alias, str], ...]:
        """Every alias, and the id of whose it is."""
        parsed = ((Alias.parse(text), one.id) for one in self._profiles for text in one.also)
        return tuple((alias, owner) for alias, owner in parsed if alias is not None)

    def unite(self, taker_id: str, key: str, until_ms: int) -> TakenOver:
        """Have what stands under a key be a person's; another person of that id goes off the list.

        Raises `ValueError` for an unknown taker.
        """
        before = self._profiles
        places = [one.id for one in before]
        taker, other = before[places.index(taker_id)], self.find(key)
        removed = Removed(places.index(key), other) if other is not None else None
        also = (*taker.also, *(other.also if other else ()), str(Alias(key, until_ms)))
        kept = (one for one in before if one is not other)
        self._change(tuple(replace(one, also=also) if one is taker else one for one in kept))
        return TakenOver(taker, removed)

    def join_namesakes(self) -> None:
        """Have those be one person who have one name: a file may tell them apart by how it is
        composed, which nobody can see."""
        for one in self._profiles:
            first = self.named(one.name)
            if first is not None and first.id != one.id:
                self.joined = (*self.joined, self.unite(first.id, one.id, FOR_EVER_MS))

    def forget_joined(self, taken: TakenOver) -> None:
        """They are two again."""
        self.joined = tuple(one for one in self.joined if one is not taken)

    def part(self, taken: TakenOver) -> None:
        """Take back `unite`."""
        self.change(taken.taker.id, also=taken.taker.also)
        if taken.removed is not None:
            self.restore(taken.removed)

    def renew(self, profiles: tuple[Profile, ...]) -> None:
        """Those who are remembered by now, as the disk has them from another program too."""
        self._profiles = profiles

    def _expect_name(self, name: str, profile_id: str = "") -> None:
        fault = self.fault(name, profile_id)
        if fault is not None:
            raise ValueError(f"{name!r} cannot be a name: {fault.value}")

    def _change(self, profiles: tuple[Profile, ...]) -> None:
        self._profiles = profiles
        self.is_kept = self._keep(profiles)


def seat_keys(wanted: Iterable[str], usual: tuple[str, ...]) -> tuple[str, ...]:
    """A key for each seat: the one its player wants where that is free, else the usual one.

    Of two who want the same key the first has it. `usual` has a key for each seat at least.
    """
    return _one_each(tuple(wanted), usual, BUZZ_KEYS)


def seat_colours(wanted: Iterable[str]) -> tuple[str, ...]:
    """One of `COLOURS` for each seat: its player's, else that of the seat, no two alike.

    Of two with the same the first has it; guests want "". From the ninth seat on colours return.
    """
    wishes, most = tuple(wanted), len(COLOURS)
    tables = (wishes[start : start + most] for start in range(0, len(wishes), most))
    return tuple(one for table in tables for one in _one_each(table, COLOURS, COLOURS))


def _one_each(
    wishes: tuple[str, ...], usual: tuple[str, ...], more: tuple[str, ...]
) -> tuple[str, ...]:
    """What each seat wishes where it is free, else the usual, else any that is left."""
    given = [wish if wish and wish not in wishes[:seat] else "" for seat, wish in enumerate(wishes)]
    spare = [*usual, *more]
    for seat, one in enumerate(given):
        if not one:
            given[seat] = next(free for free in (usual[seat], *spare) if free not in given)
    return tuple(given)
