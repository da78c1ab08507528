"""The settings file: read at the start, replaced whole at every change. Knows no Qt."""

from __future__ import annotations

import base64
import json
from dataclasses import Field, asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.app.paths import folders
from wordsmith_desktop.ui.kit.settings import SYSTEM, TEXT_SCALES, THEME_CHOICES, Settings
from wordsmith_desktop.ui.kit.texts import LANGUAGES

if TYPE_CHECKING:
    from wordsmith_desktop.records.troubles import StoreError

FORMAT: Final = 1
FILE_NAME: Final = "settings.json"

_ALLOWED: Final[dict[str, tuple[object, ...]]] = {
    "language": (SYSTEM, *LANGUAGES),
    "theme": THEME_CHOICES,
    "text_scale": TEXT_SCALES,
}


@dataclass(frozen=True, slots=True)
class SettingsDamage:
    """A settings file that could not be read."""

    path: Path
    kept_as: Path | None
    """Where it lies now; None where it was left as it is."""


class SettingsStore:
    """Holds what is in the file; every change is written at once."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read the file in `folder`, by default this person's. Never fails."""
        self.path = (folders().config if folder is None else folder) / FILE_NAME
        self.settings = Settings()
        self.geometry = b""
        """Place and size of the window as Qt gives them; empty before the first time."""
        self.damage: SettingsDamage | None = None
        self.trouble: StoreError | None = None
        """Why the last change is not on the disk, or None if it is."""
        self._may_write = True
        self._read()

    def keep(self, settings: Settings) -> None:
        """Write other settings; what goes wrong is in `trouble`."""
        self.settings = settings
        self._write()

    def keep_geometry(self, geometry: bytes) -> None:
        """Write another place and size of the window."""
        if geometry != self.geometry:
            self.geometry = geometry
            self._write()

    def _read(self) -> None:
        try:
            content = json.loads(self.path.read_bytes())
            self.settings, self.geometry = _parse(content)
        except FileNotFoundError:
            pass
        except OSError:
            # The file may be sound: writing over it would lose it.
            self._may_write = False
            self.damage = SettingsDamage(self.path, None)
        except (ValueError, RecursionError):
            self._set_aside()

    def _set_aside(self) -> None:
        kept = next(path for n in range(1, 10_000) if not (path := self._kept_name(n)).exists())
        try:
            self.path.rename(kept)
            self.damage = SettingsDamage(self.path, kept)
        except OSError:
            self._may_write = False
            self.damage = SettingsDamage(self.path, None)

    def _kept_name(self, number: int) -> Path:
        return self.path.with_name(f"{FILE_NAME}.damaged-{number}")

    def _write(self) -> None:
        # Imported here because the window does not wait for what only writing needs.
        from wordsmith_desktop.records.files import write_atomically
        from wordsmith_desktop.records.troubles import StoreError

        if not self._may_write:
            return
        content = {
            "format": FORMAT,
            "settings": asdict(self.settings),
            "window": base64.b64encode(self.geometry).decode("ascii"),
        }
        try:
            write_atomically(self.path, json.dumps(content, indent=1).encode())
            self.trouble = None
        except StoreError as error:
            self.trouble = error


def _parse(content: object) -> tuple[Settings, bytes]:
    """Settings and geometry of a file's JSON. Raises `ValueError`."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("not a settings file of this format")
    stored, window = content.get("settings"), content.get("window", "")
    if not isinstance(stored, dict) or not isinstance(window, str):
        raise ValueError("no settings")
    return _settings(stored), base64.b64decode(window, validate=True)


def _settings(stored: dict[str, Any]) -> Settings:
    """What is stored over the defaults; fields of other versions are passed over."""
    known = [field for field in fields(Settings) if field.name in stored]
    values: dict[str, Any] = {field.name: _value(field, stored[field.name]) for field in known}
    for name, allowed in _ALLOWED.items():
        if values.get(name, allowed[0]) not in allowed:
            raise ValueError(f"{name} cannot be {values[name]!r}")
    return Settings(**values)


def _value(field: Field[Any], stored: object) -> object:
    """A stored value, which is of the default's type; names are kept as a list."""
    if isinstance(field.default, tuple):
        if isinstance(stored, list) and all(isinstance(each, str) for each in stored):
            return tuple(stored)
    elif type(stored) is type(field.default):
        return stored
    raise ValueError(f"{field.name} cannot be {stored!r}")
