"""A small JSON file that is read once and replaced whole at every change."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from wordsmith_desktop.records.troubles import StoreError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FileDamage:
    """A file that could not be read."""

    path: Path
    kept_as: Path | None
    """Where it lies now; None where it was left as it is."""


class JsonFile:
    """Knows what is wrong with a file, and never writes over one that may be sound."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damage: FileDamage | None = None
        self.trouble: StoreError | None = None
        """Why the last change is not on the disk, or None if it is."""
        self._may_write = True

    @property
    def is_kept(self) -> bool:
        """Whether the last change is on the disk."""
        return self._may_write and self.trouble is None

    def read(self, parse: Callable[[Any], T], otherwise: T) -> T:
        """What `parse` makes of the file's JSON; without a sound file `otherwise`. Never fails.

        `parse` raises `ValueError` for what it does not know; then the file is moved aside.
        """
        try:
            if self.path.exists() and not self.path.is_file():
                # A pipe would be waited for.
                raise OSError(f"{self.path} is no ordinary file")
            return parse(json.loads(self.path.read_bytes()))
        except FileNotFoundError:
            pass
        except OSError:
            # The file may be sound: writing over it would lose it.
            self._leave_alone()
        except (ValueError, RecursionError):
            self._set_aside()
        return otherwise

    def write(self, content: Mapping[str, object]) -> None:
        """Put this in the file's place; what goes wrong is in `trouble`."""
        # Imported here because the window does not wait for what only writing needs.
        from wordsmith_desktop.records.files import write_atomically
        from wordsmith_desktop.records.troubles import StoreError

        if not self._may_write:
            return
        try:
            write_atomically(self.path, json.dumps(content, indent=1).encode())
            self.trouble = None
        except StoreError as error:
            self.trouble = error

    def _set_aside(self) -> None:
        kept = next(path for n in range(1, 10_000) if not (path := self._kept_name(n)).exists())
        try:
            self.path.rename(kept)
            self.damage = FileDamage(self.path, kept)
        except OSError:
            self._leave_alone()

    def _leave_alone(self) -> None:
        self._may_write = False
        self.damage = FileDamage(self.path, None)

    def _kept_name(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.name}.damaged-{number}")


def from_stored(cls: type[T], stored: object, allowed: Mapping[str, tuple[object, ...]]) -> T:
    """A dataclass of plain values from JSON; fields of other versions are passed over.

    What is not stored has its default. Raises `ValueError` for a value of another type, or one
    that is not among those `allowed` for its field.
    """
    if not isinstance(stored, dict):
        raise ValueError(f"no {cls.__name__}")
    known: list[Field[Any]] = [field for field in fields(cls) if field.name in stored]  # type: ignore[arg-type]
    values = {field.name: _value(field, stored[field.name]) for field in known}
    for name, choices in allowed.items():
        if name in values and values[name] not in choices:
            raise ValueError(f"{name} cannot be {values[name]!r}")
    try:
        return cls(**values)
    except TypeError as error:
        raise ValueError(f"no whole {cls.__name__}") from error


def _value(field: Field[Any], stored: object) -> object:
    """A stored value, which is of the default's type, or text; names are kept as a list."""
    if isinstance(field.default, tuple):
        if isinstance(stored, list) and all(isinstance(each, str) for each in stored):
            return tuple(stored)
    elif type(stored) is (str if field.default is MISSING else type(field.default)):
        return stored
    raise ValueError(f"{field.name} cannot be {stored!r}")
