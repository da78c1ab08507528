"""A small JSON file that is read once and replaced whole at every change."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value, defaults_of, field_names

if TYPE_CHECKING:
    from .troubles import StoreError

T = TypeVar("T")
V = TypeVar("V", bound=Value)
NO_READERS: Final[Mapping[str, Callable[[object], object]]] = MappingProxyType({})
"""All fields hold plain values."""
Settle: TypeAlias = Callable[[Any], Any]
"""Makes JSON sound that was put together from two programs'."""


def _as_it_is(content: Any) -> Any:
    return content


class FileDamage(Value):
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
        self._known: Any = None
        """What the file held, as far as this program has read or written it."""
        self._parse: Callable[[Any], object] = lambda content: content

    @property
    def is_kept(self) -> bool:
        """Whether the last change is on the disk."""
        return self._may_write and self.trouble is None

    def read(self, parse: Callable[[Any], T], otherwise: T, empty: Mapping[str, object]) -> T:
        """What `parse` makes of the file's JSON; without a sound file `otherwise`. Never fails.

        `empty` is `otherwise` as JSON.
        Whatever `parse` raises is said of the file, which is moved aside then.
        """
        self._parse = parse
        self._known = json.loads(json.dumps(empty))
        try:
            if self.path.exists() and not self.path.is_file():
                # A pipe would be waited for.
                raise OSError(f"{self.path} is no ordinary file")
            data = self.path.read_bytes()
            with refusing():
                content = json_of(data)
                found = parse(content)
            self._known = content
            return found
        except FileNotFoundError:
            pass
        except OSError:
            # The file may be sound: writing over it would lose it.
            self._leave_alone()
        except RefusedError:
            self._set_aside()
        return otherwise

    def write(self, content: Mapping[str, object], settle: Settle = _as_it_is) -> Any:
        """Put this in the file's place; what goes wrong is in `trouble`.

        Where another program has changed the file since, what both have changed is put together,
        and `settle` makes it sound again. The result is what is in the file now.
        """
        # Imported here because the window does not wait for what only writing needs.
        from .files import write_atomically
        from .troubles import StoreError

        if not self._may_write:
            return content
        ours, theirs = json.loads(json.dumps(content)), self._now()
        together = ours if theirs is None else merged(self._known, ours, theirs)
        if together != ours:
            together = settle(together)
        if together == theirs and self.trouble is None:
            self._known = ours
            return together
        try:
            write_atomically(self.path, json.dumps(together, indent=1).encode())
        except StoreError as error:
            self.trouble = error
            return content
        # What is others' in the file stays unknown, so that it is not taken for ours next time.
        self.trouble, self._known = None, ours
        return together

    def _now(self) -> Any:
        """The file's JSON by now; None where there is none, or none of this program's."""
        try:
            data = self.path.read_bytes() if self.path.is_file() else None
            return None if data is None else self._checked(data)
        except OSError:
            return None
        except RefusedError:
            self._set_aside()
            return None

    def _checked(self, data: bytes) -> Any:
        with refusing():
            content = json_of(data)
            self._parse(content)
            return content

    def _set_aside(self) -> None:
        from wordsmith_desktop.core.replacing import replace

        kept = next(path for n in range(1, 10_000) if not (path := self._kept_name(n)).exists())
        try:
            replace(self.path, kept)
            self.damage = FileDamage(self.path, kept)
        except OSError:
            self._leave_alone()

    def _leave_alone(self) -> None:
        self._may_write = False
        self.damage = FileDamage(self.path, None)

    def _kept_name(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.name}.damaged-{number}")


def merged(known: Any, ours: Any, theirs: Any) -> Any:
    """What two programs have made of a JSON value that both knew; of one thing, ours counts.

    Objects are put together member by member, and so are lists of objects that have an "id".
    """
    if ours in (known, theirs):
        return theirs
    if theirs == known:
        return ours
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return _merged_members(known if isinstance(known, dict) else {}, ours, theirs)
    lists = [_by_id(one) for one in (known or [], ours, theirs)]
    before, mine, others = lists
    if before is None or mine is None or others is None:
        return ours
    return list(_merged_members(before, mine, others).values())


def _merged_members(known: dict[str, Any], ours: dict[str, Any], theirs: dict[str, Any]) -> Any:
    gone = object()
    found = {
        name: merged(known.get(name, gone), ours.get(name, gone), theirs.get(name, gone))
        for name in (*theirs, *(name for name in ours if name not in theirs))
    }
    return {name: value for name, value in found.items() if value is not gone}


def _by_id(values: Any) -> dict[str, Any] | None:
    """The objects of a list by their ids; None for any other value."""
    if not isinstance(values, list):
        return None
    found = {
        one["id"]: one for one in values if isinstance(one, dict) and isinstance(one.get("id"), str)
    }
    return found if len(found) == len(values) else None


def from_stored(
    cls: type[V],
    stored: object,
    allowed: Mapping[str, tuple[object, ...]],
    readers: Mapping[str, Callable[[object], object]] = NO_READERS,
) -> V:
    """A value of plain fields from JSON; fields of other versions are passed over.

    What is not stored has its default. A field whose values are not plain has a reader. Raises
    `ValueError` for a value of another type, or one that is not among those `allowed` for its
    field.
    """
    if not isinstance(stored, dict):
        raise ValueError(f"no {cls.__name__}")
    defaults = defaults_of(cls)
    values = {
        name: readers[name](stored[name])
        if name in readers
        else _plain(name, stored[name], defaults.get(name, ""))
        for name in field_names(cls)
        if name in stored
    }
    for name, choices in allowed.items():
        if name in values and values[name] not in choices:
            raise ValueError(f"{name} cannot be {values[name]!r}")
    try:
        return cls(**values)
    except TypeError as error:
        raise ValueError(f"no whole {cls.__name__}") from error


def _plain(name: str, stored: object, default: object) -> object:
    """What is stored for a field, which is of its default's type; names are kept as a list."""
    if isinstance(default, tuple):
        if isinstance(stored, list) and all(isinstance(each, str) for each in stored):
            return tuple(stored)
    elif type(stored) is type(default):
        return stored
    raise ValueError(f"{name} cannot be {stored!r}")
