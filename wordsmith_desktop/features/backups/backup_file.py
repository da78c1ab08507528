"""The file of a backup as it is read: nothing in it is trusted, and as little held as can be.

Whatever is wrong with it is a `BackupError`.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, unique
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.packed import content_of, pieces_of
from wordsmith_desktop.core.private import create
from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.strangers import LARGEST, RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.troubles import storing

from .cut_short import CutShort, cut_short

FORMAT: Final = 1
"""The version of the file."""
MANIFEST: Final = "manifest.json"
STATISTICS: Final = "statistics.sqlite"
PLAYERS: Final = "players.json"
SETTINGS: Final = "settings.json"
PRACTICE: Final = "practice.json"
SAVE: Final = re.compile(r"saves/matches/([0-9A-Za-z-]{1,80}\.jsonl)")
WORDS: Final = re.compile(r"words/(house-[a-z]{2,3}\.json)")
OWN: Final = re.compile(
    r"dictionaries/([0-9a-z-]{1,60}/(?:list\.json|words\.npz|[a-z_]{1,40}\.material))"
)
MADE: Final = re.compile(
    r"made/([a-z_]{1,40}/(?:[0-9A-Za-z-]{1,80}\.ipuz|[a-z]{1,20}/[0-9A-Za-z-]{1,80}\.json))"
)
PAPER: Final = re.compile(r"from-paper/([0-9A-Za-z-]{1,80}\.json)")
_LIMITS: Final[tuple[tuple[re.Pattern[str], int], ...]] = (
    (SAVE, 1 << 26),
    (re.compile(re.escape(STATISTICS)), 1 << 28),
    (MADE, 4_000_000),
    (PAPER, 1 << 20),
    (WORDS, 1 << 22),
    (OWN, 1 << 27),
    (re.compile(re.escape(PRACTICE)), 1 << 26),
    (re.compile("|".join(map(re.escape, (PLAYERS, SETTINGS, MANIFEST)))), 1 << 22),
)
"""Bytes of each kind of file; none that the program writes is as long. Others are passed over."""
_MOST: Final = 1 << 31
"""Bytes of all of them, and..."""
_FEW: Final = 1 << 26
"""... so many, or..."""
_RATIO: Final = 100
"""... so much more than the backup itself has: what is written here shrinks to a tenth."""


@unique
class BackupFault(Enum):
    """Why nothing can be brought in."""

    NO_BACKUP = "no_backup"
    NEWER = "newer"
    DAMAGED = "damaged"
    TEXT = "text"
    """It is a text file."""
    CUT = "cut"
    """It ends before its end."""


class BackupError(WordsmithError):
    """A file is no backup, or one that cannot be read."""

    def __init__(
        self, path: Path, fault: BackupFault, text: str = "", left: CutShort | None = None
    ) -> None:
        super().__init__(f"{path}: {fault.value} {text}".rstrip())
        self.path = path
        self.fault = fault
        self.left = left
        """What is whole of one that was cut off."""


class BackupFile(Value):
    """A backup that is open."""

    archive: zipfile.ZipFile
    infos: Mapping[str, zipfile.ZipInfo]
    """Of the files that a backup has, by their names in it."""

    def named(self, kind: re.Pattern[str]) -> Iterator[tuple[str, str]]:
        """The files of a kind: what each is called here, and in the backup."""
        return ((found[1], name) for name in self.infos if (found := kind.fullmatch(name)))

    def read(self, name: str) -> bytes:
        """A whole file."""
        return content_of(self.archive, self.infos[name], _most_of(name))

    def json(self, name: str) -> Any:
        """A file's JSON; None where there is no such file."""
        return json_of(self.read(name)) if name in self.infos else None

    def unpack(self, name: str, target: Path) -> None:
        """Write a file's content into a new one, piece by piece."""
        with open(target, "xb", opener=create) as file:
            for piece in pieces_of(self.archive, self.infos[name], _most_of(name)):
                file.write(piece)

    def modified_ns(self, name: str) -> int | None:
        """When a save was played last; None where the backup does not say."""
        said = self.infos[name].comment
        found = int(said) if said.isdigit() and len(said) <= _DIGITS else 0
        return found if 0 < found <= LARGEST else None


_DIGITS: Final = 19
"""Of `LARGEST`."""


@contextmanager
def opened(path: Path) -> Iterator[BackupFile]:
    """A backup that this program knows. Raises `BackupError` and `StoreError`.

    Whatever is raised inside is said of the backup, but for what the disk refuses.
    """
    with storing(path):
        if not path.is_file():
            raise BackupError(path, BackupFault.NO_BACKUP)
        try:
            with refusing(), zipfile.ZipFile(path) as archive:
                found = {one.filename: one for one in archive.infolist()}
                if MANIFEST not in found:
                    raise BackupError(path, BackupFault.NO_BACKUP)
                yield _known(path, BackupFile(archive, found))
        except RefusedError as error:
            if isinstance(error.__cause__, zipfile.BadZipFile) and not zipfile.is_zipfile(path):
                raise _other(path, str(error)) from error
            raise BackupError(path, BackupFault.DAMAGED, str(error)) from error


def _known(path: Path, file: BackupFile) -> BackupFile:
    """The same with the files alone that a backup has."""
    written = file.json(MANIFEST).get("format")
    if type(written) is not int:
        raise BackupError(path, BackupFault.NO_BACKUP)
    if written > FORMAT:
        raise BackupError(path, BackupFault.NEWER)
    infos = {name: info for name, info in file.infos.items() if _most_of(name)}
    most = min(_MOST, _FEW + _RATIO * path.stat().st_size)
    if sum(info.file_size for info in infos.values()) > most:
        raise RefusedError("more than any backup has")
    large = (SAVE, OWN, re.compile(re.escape(STATISTICS)))
    held = (info for name, info in infos.items() if not any(one.fullmatch(name) for one in large))
    if sum(info.file_size for info in held) > _FEW:
        raise RefusedError("longer lists than any backup has")
    return BackupFile(file.archive, infos)


def _most_of(name: str) -> int:
    """How many bytes a file may have; 0 for one that no backup has."""
    return next((most for kind, most in _LIMITS if kind.fullmatch(name)), 0)


def _other(path: Path, text: str) -> BackupError:
    """What a file is that has not the end of a backup."""
    left = cut_short(path)
    if left is not None:
        return BackupError(path, BackupFault.CUT, text, left)
    return BackupError(path, BackupFault.TEXT if _is_text(path) else BackupFault.NO_BACKUP, text)


def _is_text(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(_LOOKED_AT)
    # The last letter may be cut in two.
    text = start.decode("utf-8", errors="replace")[:-1]
    return bool(start) and "\0" not in text and "\N{REPLACEMENT CHARACTER}" not in text


_LOOKED_AT: Final = 4096
"""Bytes by which a text is told from other files."""
