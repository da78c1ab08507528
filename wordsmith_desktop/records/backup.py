"""Everything that is kept for a person in one file, and bringing it in: what is here stays.

The file is a ZIP with a `manifest.json`; the rest lies in it as it lies in the data folder.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum, unique
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.records.files import draft_mark, sync_folder
from wordsmith_desktop.records.listing import Summary, summarise
from wordsmith_desktop.records.migrations import Lines
from wordsmith_desktop.records.reading import read_log
from wordsmith_desktop.records.statistics.store import Statistics
from wordsmith_desktop.records.store import Place, Shelf
from wordsmith_desktop.records.troubles import (
    Damage,
    StoreError,
    StoreReason,
    UnreadableError,
    Unusable,
    storing,
)

FORMAT: Final = 1
"""The version of the file."""
SUFFIX: Final = "wordsmith-backup"
"""How the name of a backup ends."""
MANIFEST: Final = "manifest.json"
STATISTICS: Final = "statistics.sqlite"
PLAYERS: Final = "players.json"
SETTINGS: Final = "settings.json"
PRACTICE: Final = "practice.json"
_SAVE: Final = re.compile(r"saves/matches/([0-9A-Za-z-]{1,80}\.jsonl)")
_WORDS: Final = re.compile(r"words/(house-[a-z]{2}\.json)")
_MADE: Final = re.compile(r"made/([a-z_]{1,40}/[0-9A-Za-z-]{1,80}\.ipuz)")
_PAPER: Final = re.compile(r"from-paper/([0-9A-Za-z-]{1,80}\.json)")
_MOST_BYTES: Final = 1 << 28
"""No file that the program writes is as long; what is longer is not unpacked."""
_BROKEN: Final = (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError)
"""What a damaged ZIP raises, or one of a kind that is never written here."""

Progress = Callable[[int, int], object]
"""Is told how many matches are done, and of how many."""


@unique
class BackupFault(Enum):
    """Why nothing can be brought in."""

    NO_BACKUP = "no_backup"
    NEWER = "newer"
    DAMAGED = "damaged"


class BackupError(WordsmithError):
    """A file is no backup, or one that cannot be read."""

    def __init__(self, path: Path, fault: BackupFault, text: str = "") -> None:
        super().__init__(f"{path}: {fault.value} {text}".rstrip())
        self.path = path
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Kept:
    """Where everything lies that goes into a backup, beside the shelf and the statistics."""

    players: Path
    settings: Path
    houses: Path
    """The folder of the lists of house words."""
    made: Path
    """The folder of what people made in the games' own pages, with one for each game."""
    practice: Path
    papers: Path
    """The folder of matches that were entered from paper."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a backup has, beside what is here."""

    made_ms: int
    """When it was made, in milliseconds since 1970 (UTC)."""
    new: tuple[str, ...] = ()
    """The file names of matches that are not here."""
    further: tuple[str, ...] = ()
    """Of those that are here, and that went on further in the backup."""
    same: int = 0
    """How many are here as they are there, or went on further here."""
    other: tuple[str, ...] = ()
    """Of those that went on otherwise on both sides."""
    players: Any = None
    """As JSON; None where there are none."""
    settings: Any = None
    """As JSON; None where there are none."""
    words: dict[str, Any] = field(default_factory=dict)
    """The lists of house words as JSON, by file name."""
    made: dict[str, bytes] = field(default_factory=dict)
    """What people made in the games' own pages, by path below that folder."""
    practice: Any = None
    """As JSON; None where there is none."""
    papers: dict[str, bytes] = field(default_factory=dict)
    """Matches that were entered from paper, by file name."""


# ---- Making one -----------------------------------------------------------------------------


def back_up(
    target: Path,
    shelf: Shelf,
    statistics: Statistics,
    kept: Kept,
    *,
    app: str,
    now_ms: int,
    progress: Progress = lambda _done, _whole: None,
) -> int:
    """Write everything into one file, over what is there; how many matches are in it.

    Raises `StoreError`; then what was there before is untouched.
    """
    place = Path(os.path.realpath(target))
    draft = place.with_name(f".{place.name}.{draft_mark()}.tmp")
    with storing(target):
        if place.is_relative_to(os.path.realpath(shelf.folder)):
            raise StoreError(target, StoreReason.OCCUPIED)
        try:
            with zipfile.ZipFile(draft, "x", zipfile.ZIP_DEFLATED) as file:
                count = _add_saves(file, shelf, progress)
                _add_rest(file, statistics, kept)
                manifest = {"format": FORMAT, "app": app, "made_ms": now_ms, "matches": count}
                file.writestr(MANIFEST, json.dumps(manifest))
            with draft.open("rb+") as written:
                os.fsync(written.fileno())
            replace(draft, place)
            sync_folder(place.parent)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    return count


def _add_saves(file: zipfile.ZipFile, shelf: Shelf, progress: Progress) -> int:
    folder = shelf.folder / Place.MATCHES.value
    paths = sorted(path for path in folder.glob("*.jsonl") if path.is_file())
    for number, path in enumerate(paths):
        progress(number, len(paths))
        _write(file, f"saves/matches/{path.name}", path.read_bytes(), path)
    return len(paths)


def _add_rest(file: zipfile.ZipFile, statistics: Statistics, kept: Kept) -> None:
    houses = kept.houses.glob("house-*.json") if kept.houses.is_dir() else ()
    named = {PLAYERS: kept.players, SETTINGS: kept.settings, PRACTICE: kept.practice}
    made = (one for one in sorted(kept.made.glob("*/*")) if kept.made.is_dir())
    placed = {f"made/{one.parent.name}/{one.name}": one for one in made}
    named |= {name: one for name, one in placed.items() if _MADE.fullmatch(name)}
    papers = {f"from-paper/{one.name}": one for one in sorted(kept.papers.glob("*.json"))}
    named |= {name: one for name, one in papers.items() if _PAPER.fullmatch(name)}
    for name, path in (*named.items(), *((f"words/{one.name}", one) for one in houses)):
        if path.is_file():
            _write(file, name, path.read_bytes(), path)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / STATISTICS
        statistics.copy_to(copy)
        _write(file, STATISTICS, copy.read_bytes(), copy)


def _write(file: zipfile.ZipFile, name: str, data: bytes, source: Path) -> None:
    # A ZIP knows no time before 1980, and `ZipFile.write` refuses one.
    info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    # The time of a save says when it was played last.
    info.comment = str(source.stat().st_mtime_ns).encode()
    file.writestr(info, data)


# ---- Bringing one in ------------------------------------------------------------------------


def look_into(path: Path, shelf: Shelf) -> Contents:
    """What a backup has beside what is here. Raises `BackupError` and `StoreError`."""
    with _opened(path) as file:
        manifest = _json(file, MANIFEST)
        names = [found[1] for found in map(_SAVE.fullmatch, file.namelist()) if found]
        found: dict[str, list[str]] = {"new": [], "further": [], "same": [], "other": []}
        for name in names:
            found[_beside(shelf, name, _read(file, f"saves/matches/{name}"))].append(name)
        lists = (one for one in file.namelist() if _WORDS.fullmatch(one))
        made = map(_MADE.fullmatch, file.namelist())
        papers = map(_PAPER.fullmatch, file.namelist())
        return Contents(
            made_ms=int(manifest.get("made_ms", 0)),
            new=tuple(found["new"]),
            further=tuple(found["further"]),
            same=len(found["same"]),
            other=tuple(found["other"]),
            players=_json(file, PLAYERS) if PLAYERS in file.namelist() else None,
            settings=_json(file, SETTINGS) if SETTINGS in file.namelist() else None,
            words={name.removeprefix("words/"): _json(file, name) for name in lists},
            made={one[1]: _read(file, one[0]) for one in made if one},
            practice=_json(file, PRACTICE) if PRACTICE in file.namelist() else None,
            papers={one[1]: _read(file, one[0]) for one in papers if one},
        )


def _beside(shelf: Shelf, name: str, theirs: bytes) -> str:
    here = shelf.folder / Place.MATCHES.value / name
    if not here.exists():
        return "new"
    ours = here.read_bytes() if here.is_file() else b""
    if ours.startswith(theirs):
        return "same"
    if theirs.startswith(ours):
        return "further"
    # One of them may be of an older format, whose lines are not the same.
    before, after = _lines_of(ours), _lines_of(theirs)
    if after and before[: len(after)] == after:
        return "same"
    return "further" if before and after[: len(before)] == before else "other"


def _lines_of(data: bytes) -> Lines:
    """The lines of a save in today's format; none where they cannot be read."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "save.jsonl"
        copy.write_bytes(data)
        try:
            return read_log(copy).lines
        except (UnreadableError, StoreError):
            return ()


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """What became of a backup's matches."""

    added: int
    replaced: int
    """Of those that went on further in the backup; what was here lies in the trash."""
    damaged: int
    """Matches of the backup that cannot be read, and were left out."""


def bring_in(
    path: Path,
    contents: Contents,
    shelf: Shelf,
    statistics: Statistics,
    *,
    takes_further: bool,
    progress: Progress = lambda _done, _whole: None,
) -> BroughtIn:
    """Add a backup's matches and results to those that are here.

    A match that is here stays as it is, and one that went on otherwise comes beside it; only with
    `takes_further` does one that went on in the backup take its place, which lies in the trash
    then. Raises `BackupError` and `StoreError`; what was added by then stays.
    """
    added = damaged = replaced = 0
    wanted = (*contents.new, *contents.other, *(contents.further if takes_further else ()))
    with _opened(path) as file:
        for number, name in enumerate(wanted):
            progress(number, len(wanted))
            info = file.getinfo(f"saves/matches/{name}")
            is_further = name in contents.further
            if not _add(shelf, name, _read(file, info.filename), info, replaces=is_further):
                damaged += 1
            elif is_further:
                replaced += 1
            else:
                added += 1
        if STATISTICS in file.namelist():
            with tempfile.TemporaryDirectory() as folder:
                copy = Path(folder) / STATISTICS
                copy.write_bytes(_read(file, STATISTICS))
                statistics.take_in(copy)
    return BroughtIn(added, replaced, damaged)


def _add(shelf: Shelf, name: str, data: bytes, info: zipfile.ZipInfo, *, replaces: bool) -> bool:
    """Put a save among the matches; whether it is one."""
    folder = shelf.folder / Place.MATCHES.value
    draft = folder / f".{name}.{draft_mark()}.tmp"
    with storing(draft):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            draft.write_bytes(data)
            found = summarise(draft)
            if isinstance(found, Unusable) and isinstance(found.trouble, Damage):
                return False
            if info.comment.isdigit() and isinstance(found, Summary):
                modified_ns = int(info.comment)
                os.utime(draft, ns=(modified_ns, modified_ns))
            if replaces:
                shelf.delete(folder / name)
            shelf.take(draft, name)
        finally:
            draft.unlink(missing_ok=True)
    return True


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """A backup that this program knows. Raises `BackupError` and `StoreError`."""
    with storing(path):
        if not path.is_file():
            raise BackupError(path, BackupFault.NO_BACKUP)
        try:
            with zipfile.ZipFile(path) as file:
                if MANIFEST not in file.namelist():
                    raise BackupError(path, BackupFault.NO_BACKUP)
                found = _json(file, MANIFEST).get("format")
                if type(found) is not int or found > FORMAT:
                    fault = BackupFault.NEWER if type(found) is int else BackupFault.NO_BACKUP
                    raise BackupError(path, fault)
                yield file
        except zipfile.BadZipFile as error:
            raise BackupError(path, BackupFault.NO_BACKUP, str(error)) from error
        except (*_BROKEN, AttributeError, KeyError, TypeError, RecursionError) as error:
            raise BackupError(path, BackupFault.DAMAGED, str(error)) from error


def _read(file: zipfile.ZipFile, name: str) -> bytes:
    """A file of a backup. Raises `ValueError` for one that is longer than any may be."""
    with file.open(name) as entry:
        data = entry.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise ValueError(f"{name} is too long")
    return data


def _json(file: zipfile.ZipFile, name: str) -> Any:
    return json.loads(_read(file, name))
