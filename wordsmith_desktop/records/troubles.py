"""What can be wrong with a save, as typed values; the user interface has the sentences."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, unique
from pathlib import Path
from typing import Final, TypeAlias

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.value import Value


@unique
class DamageKind(Enum):
    """How a log is damaged."""

    EMPTY = "empty"
    """There is not one whole line."""
    TOO_LONG = "too_long"
    """A line longer than any that is ever written."""
    NOT_JSON = "not_json"
    DIGEST = "digest"
    """The line, or one before it, is not as it was written."""
    ENTRY = "entry"
    """Sound JSON that is no header, or no entry of this game."""
    ORDER = "order"
    """The running number is not the next one."""
    REPLAY = "replay"
    """The rules do not allow what it says."""


class Damage(Value):
    """Where a log stops making sense."""

    line: int
    """The first bad line, counted from 1, where the header is."""
    kind: DamageKind
    text: str = ""
    """The offending text or reason, for a report."""


@unique
class Versioned(Enum):
    """What has a version."""

    FORMAT = "format"
    RULES = "rules"


BEFORE: Final = 0
"""Stands for whatever format a file has that a program before the first release wrote."""


class WrongVersion(Value):
    """A sound save that this program cannot replay."""

    part: Versioned
    found: int
    known: int

    @property
    def is_newer(self) -> bool:
        """Whether a newer program wrote it; otherwise its rules or its format are too old."""
        return self.found > self.known

    @property
    def is_unreleased(self) -> bool:
        """Whether a program before the first release wrote it: all later formats are known."""
        return self.part is Versioned.FORMAT and not self.is_newer


class UnknownGame(Value):
    """A sound save of a game that this program does not have."""

    game: str


Trouble: TypeAlias = Damage | WrongVersion | UnknownGame


class UnreadableError(WordsmithError):
    """Nothing of a save can be shown; the file is left as it is."""

    def __init__(self, path: Path, trouble: Trouble) -> None:
        super().__init__(f"{path}: {trouble}")
        self.path = path
        self.trouble = trouble


@unique
class StoreReason(Enum):
    """Why the disk would not do it."""

    READ_ONLY = "read_only"
    FULL = "full"
    DENIED = "denied"
    IN_USE = "in_use"
    """Another running program has the match open."""
    MISSING = "missing"
    FOLDER = "folder"
    """A folder stands where a file was asked for."""
    OCCUPIED = "occupied"
    """A copy was to take the place of the match itself, or to stand among the matches."""
    NO_FOLDER = "no_folder"
    """The folder that the file belongs in is not there and cannot be made."""
    REPLACED = "replaced"
    """Another file stands where the match lay."""
    NOT_A_FILE = "not_a_file"
    """A pipe, a device or the like: reading it may never end."""
    IN_THE_CLOUD = "in_the_cloud"
    """Only its name is here: OneDrive and the like fetch a file when it is read, and cannot now."""
    OTHER = "other"


_REASONS = {
    errno.EROFS: StoreReason.READ_ONLY,
    errno.ENOSPC: StoreReason.FULL,
    errno.EDQUOT: StoreReason.FULL,
    errno.EFBIG: StoreReason.FULL,
    errno.EACCES: StoreReason.DENIED,
    errno.EPERM: StoreReason.DENIED,
    errno.ENOENT: StoreReason.MISSING,
    errno.EEXIST: StoreReason.REPLACED,
    errno.EISDIR: StoreReason.FOLDER,
}


_CLOUD: Final = frozenset({362, 386, 388, 389, 393, 398, 404, 426})
"""Windows' own numbers where whoever keeps the file elsewhere does not run or does not answer
(winerror.h, ERROR_CLOUD_FILE_…)."""


class StoreError(WordsmithError):
    """The disk would not read or write; what is in memory is untouched."""

    def __init__(self, path: Path, reason: StoreReason, text: str = "") -> None:
        super().__init__(f"{path}: {reason.value} {text}".rstrip())
        self.path = path
        self.reason = reason


class Unusable(Value):
    """A save that cannot go on, and why."""

    path: Path
    trouble: Trouble | StoreError


class DamagedSave(Value):
    """A save that cannot go on, and what was done about it."""

    unusable: Unusable
    kept_as: Path | None = None
    """Where it was moved to; None where it was left as it is."""
    can_be_rescued: bool = False
    """Whether the part before the damage is a match to look at, and to go on with in a copy."""


@contextmanager
def storing(path: Path) -> Iterator[None]:
    """Turn an `OSError` inside into a `StoreError` about `path`."""
    try:
        yield
    except OSError as error:
        reason = _REASONS.get(error.errno or 0, StoreReason.OTHER)
        if getattr(error, "winerror", None) in _CLOUD:
            reason = StoreReason.IN_THE_CLOUD
        raise StoreError(path, reason, str(error)) from error
