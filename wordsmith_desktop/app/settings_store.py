"""The settings and the window's place, kept in one file."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.strangers import refusing
from wordsmith_desktop.core.value import to_builtins
from wordsmith_desktop.records.json_file import FileDamage, JsonFile, from_stored
from wordsmith_desktop.records.settings import (
    COMPUTER_PACES,
    PAPER_CHOICES,
    SYSTEM,
    TEXT_SCALES,
    THEME_CHOICES,
    VOLUMES,
    ChosenKey,
    LastSetup,
    LessonBegun,
    Settings,
)
from wordsmith_desktop.wording.texts import LANGUAGES

from .paths import folders

if TYPE_CHECKING:
    from wordsmith_desktop.records.troubles import StoreError

FORMAT: Final = 1
FILE_NAME: Final = "settings.json"

_ALLOWED: Final[dict[str, tuple[object, ...]]] = {
    "language": (SYSTEM, *LANGUAGES),
    "theme": THEME_CHOICES,
    "text_scale": TEXT_SCALES,
    "computer_pace": COMPUTER_PACES,
    "paper": PAPER_CHOICES,
    "table_volume": VOLUMES,
    "signal_volume": VOLUMES,
}


class SettingsStore:
    """Holds what is in the file; every change is written at once."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read the file in `folder`, by default this person's. Never fails."""
        self._file = JsonFile((folders().config if folder is None else folder) / FILE_NAME)
        self.is_new = not self._file.path.exists()
        """Whether nobody has kept any settings so far."""
        self.settings, self.geometry = self._file.read(
            _parse, (Settings(), b""), _content(Settings(), b"")
        )
        """The settings; place and size of the window as Qt gives them, empty before the first
        time."""

    @property
    def damage(self) -> FileDamage | None:
        """What was wrong with the file at the start."""
        return self._file.damage

    @property
    def trouble(self) -> StoreError | None:
        """Why the last change is not on the disk, or None if it is."""
        return self._file.trouble

    def keep(self, settings: Settings) -> None:
        """Write other settings; what goes wrong is in `trouble`."""
        self.settings = settings
        self._write()

    def keep_geometry(self, geometry: bytes) -> None:
        """Write another place and size of the window."""
        if geometry != self.geometry:
            self.geometry = geometry
            self._write()

    def _write(self) -> None:
        self._file.write(_content(self.settings, self.geometry))


def _content(settings: Settings, geometry: bytes) -> dict[str, object]:
    return {
        "format": FORMAT,
        "settings": to_builtins(settings),
        "window": base64.b64encode(geometry).decode("ascii"),
    }


@refusing()
def _parse(content: object) -> tuple[Settings, bytes]:
    """Settings and geometry of a file's JSON. Raises `ValueError`."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("not a settings file of this format")
    stored, window = content.get("settings"), content.get("window", "")
    if not isinstance(window, str):
        raise ValueError("no place of the window")
    settings = from_stored(Settings, stored, _ALLOWED, _READERS)
    return settings, base64.b64decode(window, validate=True)


def read_settings(content: object) -> Settings:
    """The settings of a file's JSON, without the window's place. Raises `ValueError`."""
    return _parse(content)[0]


def _begun(stored: object) -> tuple[LessonBegun, ...]:
    """The lessons under way of a file's JSON. Raises `ValueError`."""
    if not isinstance(stored, list):
        raise ValueError("no list of lessons")
    return tuple(from_stored(LessonBegun, one, {}) for one in stored)


def _keys(stored: object) -> tuple[ChosenKey, ...]:
    """The chosen keys of a file's JSON. Raises `ValueError`."""
    if not isinstance(stored, list):
        raise ValueError("no list of keys")
    return tuple(from_stored(ChosenKey, one, {}) for one in stored)


def _setups(stored: object) -> tuple[LastSetup, ...]:
    """The setups of a file's JSON. Raises `ValueError`."""
    if not isinstance(stored, list):
        raise ValueError("no list of setups")
    return tuple(from_stored(LastSetup, one, {}) for one in stored)


def _count(stored: object) -> int:
    """A number that is no truth value. Raises `ValueError`."""
    if type(stored) is not int:
        raise ValueError(f"no number: {stored!r}")
    return stored


def _count_or_none(stored: object) -> int | None:
    return None if stored is None else _count(stored)


def _truth_or_none(stored: object) -> bool | None:
    """A truth value, or none. Raises `ValueError`."""
    if stored is not None and type(stored) is not bool:
        raise ValueError(f"no truth value: {stored!r}")
    return stored


def _counts(stored: object) -> tuple[int, ...]:
    """Numbers of a file's JSON. Raises `ValueError`."""
    if not isinstance(stored, list):
        raise ValueError("no list of numbers")
    return tuple(map(_count, stored))


_READERS: Final[dict[str, Callable[[object], object]]] = {
    "last_setups": _setups,
    "lessons_begun": _begun,
    "chosen_keys": _keys,
    "table_computers": _count_or_none,
    "reduced_motion": _truth_or_none,
    "for_fingers": _truth_or_none,
    "names_asked": _counts,
}
"""Of fields whose values are not plain."""
