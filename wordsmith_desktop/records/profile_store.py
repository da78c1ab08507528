"""The people who are remembered, kept in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

from wordsmith_desktop.core.strangers import refusing
from wordsmith_desktop.core.value import asdict, replace

from .json_file import JsonFile, from_stored
from .names import tidy
from .profiles import (
    BUZZ_KEYS,
    CLOCK_PERCENTS,
    COLOURS,
    PROFILE_SCALES,
    DamagedPlayers,
    Profile,
    Profiles,
    Removed,
)

FORMAT: Final = 1
FILE_NAME: Final = "players.json"

_ALLOWED: Final[dict[str, tuple[object, ...]]] = {
    "colour": COLOURS,
    "text_scale": PROFILE_SCALES,
    "clock_percent": CLOCK_PERCENTS,
    "buzz_key": ("", *BUZZ_KEYS),
}


class ProfileStore:
    """Keeps the profiles in a folder."""

    def __init__(self, folder: Path) -> None:
        """Read the file in `folder`. Never fails."""
        self._file = JsonFile(folder / FILE_NAME)
        nobody: tuple[Profile, ...] = ()
        self.profiles = Profiles(
            self._file.read(read_players, nobody, _content(nobody)), self._keep
        )
        self.profiles.join_namesakes()

    @property
    def damage(self) -> DamagedPlayers | None:
        """What was wrong with the file."""
        found = self._file.damage
        return DamagedPlayers(found.path, found.kept_as) if found else None

    def _keep(self, profiles: tuple[Profile, ...]) -> bool:
        content = _content(profiles)
        together = self._file.write(content, _told_apart)
        if together != content and self._file.is_kept:
            self.profiles.renew(read_players(together))
        return self._file.is_kept


def _content(profiles: tuple[Profile, ...]) -> dict[str, object]:
    listed = [{**asdict(one), "also": list(one.also)} for one in profiles]
    return {"format": FORMAT, "players": listed}


def _profile(stored: object) -> Profile:
    return from_stored(Profile, stored, _ALLOWED)


def _told_apart(content: Any) -> Any:
    """Two programs may have remembered somebody of the same name: the later one has a number."""
    profiles = Profiles()
    for place, one in enumerate(content["players"]):
        profiles.restore(Removed(place, _profile(one)))
    return _content(profiles.all)


@refusing()
def read_players(content: object) -> tuple[Profile, ...]:
    """The profiles of a file's JSON. Raises `ValueError`."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("not a file of players of this format")
    stored = content.get("players")
    if not isinstance(stored, list):
        raise ValueError("no players")
    found = tuple(_profile(each) for each in stored)
    # Two may have one name that is composed in two ways: `Profiles.join_namesakes` makes them one.
    names = {one.name.casefold() for one in found if one.name and _is_tidy(one.name)}
    if len(names) < len(found) or len({one.id for one in found}) < len(found):
        raise ValueError("two players share a name, or one has none")
    # A colon stands in the keys of guests and computers.
    if not all(one.id and ":" not in one.id for one in found):
        raise ValueError("a player has an id that is none")
    return tuple(replace(one, name=tidy(one.name)) for one in found)


def _is_tidy(name: str) -> bool:
    return tidy(name) == normalize("NFC", name)
