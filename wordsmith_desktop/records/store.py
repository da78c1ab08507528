"""The shelf that the saves stand on."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import Enum, unique
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.private import make_folder
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.core.value import Value

from .disk_queue import AT_ONCE, Disk
from .files import LogFile, sync_folder, write_atomically
from .listing import Summary, summarise, time_in_log
from .log import Header, seal_all
from .migrations import MIGRATIONS, Lines, Migration
from .play_order import PlayOrder, Stamp, last_played, note_left, note_played, stamp_of
from .reading import RawLog, read_log
from .troubles import StoreError, StoreReason, UnreadableError, Unusable, storing

if TYPE_CHECKING:
    # Lists, copies and the trash do without playing matches again, which is imported where one is.
    from wordsmith_desktop.core.rules import AnyRules

    from .kept_match import Games, KeptMatch
    from .writer import LogWriter

COPY_SUFFIX: Final = "wordsmith"
"""How the name of a copy of a save ends, which systems open with this program."""
LOG_SUFFIX: Final = "jsonl"
"""How those of the saves themselves end."""
_REMEMBERED: Final = 512
"""So many summaries of saves that did not change are not read again."""
_MATCH_ID: Final = re.compile(r"[0-9A-Za-z-]{1,64}")


@unique
class ShelfFolder(Enum):
    """The folders of a shelf."""

    MATCHES = "matches"
    DAMAGED = "damaged"
    TRASH = "trash"


class LoadedMatch(Value):
    """A save that was opened."""

    kept: KeptMatch
    writer: LogWriter | None
    """For going on; None where the log is damaged and can only be looked at."""

    def close(self) -> None:
        """Let go of it, where nobody goes on."""
        if self.writer is not None:
            self.writer.close()


class Shelf:
    """The saves in one folder. Every method that meets the disk raises `StoreError`."""

    def __init__(
        self,
        folder: Path,
        *,
        open_file: Callable[[Path], LogFile] = LogFile,
        migrations: Mapping[int, Migration] = MIGRATIONS,
        disk: Disk = AT_ONCE,
    ) -> None:
        """Keep saves below `folder`, which is made when the first one is written.

        `disk` sees to the disk what is played.
        """
        self.folder = folder
        self.disk = disk
        self._open_file = open_file
        self._migrations = migrations
        self._summarised = lru_cache(_REMEMBERED)(self._summarise)
        self._orders = {
            place: PlayOrder(folder / place.value, lambda path: time_in_log(path, migrations))
            for place in ShelfFolder
        }

    def look_through(
        self, place: ShelfFolder = ShelfFolder.MATCHES
    ) -> Iterator[Summary | Unusable]:
        """The saves of a folder, those written to last first; each is read when it is asked for."""
        order = self._orders[place]
        for known, path in order.last_first(last_played(self.folder)):
            stamp = stamp_of(path)
            if stamp != known:
                # Somebody else wrote to it, which costs it its place but not its summary.
                order.forget(path.name)
            yield self._summarised(path, stamp)

    def newest(self, count: int) -> Iterator[Summary]:
        """So many saves, those written to last first; those that cannot be read are left out."""
        for found in islice(self.look_through(), count):
            if isinstance(found, Summary):
                yield found

    def holds(self, path: Path) -> bool:
        """Whether a save stands on this shelf."""
        with storing(path):
            return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(self.folder))

    def path_of(self, match_id: str) -> Path | None:
        """Where the save of a match stands, if there is one; None for what is no plain name."""
        with suppress(ValueError):
            return self._path_for(match_id)
        return None

    def create(self, header: Header, rules: AnyRules) -> LogWriter:
        """A writer for a new match. Nothing is on the disk before its first `flush`.

        Raises `ValueError` for a match id that is no plain name.
        """
        from .writer import LogWriter

        path = self._path_for(header.match_id)
        return LogWriter.begin(self._open_file(path), rules, header, self._note_left, self.disk)

    def open(self, path: Path, games: Games) -> LoadedMatch:
        """Open a save for going on, or for looking at where it is damaged.

        Raises `UnreadableError` where there is nothing to show, and `StoreError` with
        `IN_USE` where another program has it open.
        """
        from .kept_match import kept_match

        file = self._open_file(path)
        try:
            self._lock(file)
            raw = read_log(path, self._migrations)
            kept = kept_match(raw, games)
        except BaseException:
            file.close()
            raise
        if kept.damage:
            file.close()
            return LoadedMatch(kept, None)
        if raw.is_migrated:
            file.close()
            write_atomically(path, seal_all(raw.lines))
            self._orders[ShelfFolder.MATCHES].forget(path.name)
            return self.open(path, games)
        return LoadedMatch(kept, self._writer(file, kept, raw))

    def goes_on(self, save: Summary | Unusable, games: Games) -> KeptMatch | Unusable | None:
        """The match of a save, replayed; what is wrong with it; or None where it is over."""
        from .kept_match import read_match

        if isinstance(save, Unusable):
            return save
        if save.scores is not None:
            return None
        try:
            kept = read_match(save.path, games)
        except UnreadableError as error:
            return Unusable(save.path, error.trouble)
        except StoreError as error:
            return Unusable(save.path, error)
        if kept.damage:
            return Unusable(save.path, kept.damage)
        return kept if kept.match.outcome is None else None

    def set_aside(self, path: Path) -> Path:
        """Move a damaged save out of the way; says where to."""
        return self._move(path, ShelfFolder.DAMAGED)

    def delete(self, path: Path) -> Path:
        """Move a save to the trash; says where to."""
        return self._move(path, ShelfFolder.TRASH)

    def restore(self, path: Path) -> Path:
        """Move a save back among the matches; says where to."""
        return self._move(path, ShelfFolder.MATCHES)

    def rescue(self, path: Path, games: Games, match_id: str) -> Path:
        """Write the sound part of a damaged save as a new match that can go on; says where.

        Raises `UnreadableError` where nothing is sound and `ValueError` for a bad match id.
        """
        from .kept_match import kept_match

        raw = read_log(path, self._migrations)
        damage = kept_match(raw, games).damage
        header, *entries = raw.lines[: damage.line - 1] if damage else raw.lines
        return self.put(match_id, ({**header, "match_id": match_id}, *entries))

    def put(self, match_id: str, lines: Lines) -> Path:
        """Write a whole match, its header first, as a new save; says where.

        Raises `ValueError` for a bad match id.
        """
        wanted = self._path_for(match_id)
        with storing(wanted):
            make_folder(wanted.parent)
            target = _reserve(wanted.parent, wanted.name)
        write_atomically(target, seal_all(lines))
        return target

    def take(self, path: Path, name: str) -> Path:
        """Move a file of any place of this disk among the matches, under a free name like `name`.

        Says where it lies then.
        """
        folder = self.folder / ShelfFolder.MATCHES.value
        with storing(folder):
            make_folder(folder)
            target = _reserve(folder, name)
            replace(path, target)
            sync_folder(folder)
        return target

    def save_as(self, path: Path, target: Path, log: bytes | None = None) -> None:
        """Write a copy of a save to a place of the person's choice, over what is there.

        `log` is the whole match where some of it may not be on the disk; without it the copy is
        that of the file.
        Raises `StoreError` with `OCCUPIED` for the save itself and for the shelf's own folder,
        and with `IN_USE` for a match that is open: replacing an open log would have its writer
        go on in a file without a name.
        """
        with storing(target):
            place = Path(os.path.realpath(target))
            if place.is_relative_to(os.path.realpath(self.folder)) or _is_same(path, place):
                raise StoreError(target, StoreReason.OCCUPIED)
            if place.exists():
                file = self._open_file(place)
                self._lock(file)
                file.close()
        if log is None:
            with storing(path):
                log = path.read_bytes()
        write_atomically(target, log)

    def copy(
        self,
        path: Path,
        target: Path,
        log: bytes | None,
        told: Callable[[StoreError | None], object],
    ) -> None:
        """The same without waiting for the disk; `told` hears how it went."""

        def hear(error: Exception | None) -> None:
            if error is not None and not isinstance(error, StoreError):
                raise error
            told(error)

        self.disk.ask(("copy", target), lambda: self.save_as(path, target, log), hear)

    def _path_for(self, match_id: str) -> Path:
        if not _MATCH_ID.fullmatch(match_id):
            raise ValueError(f"not a match id: {match_id!r}")
        return self.folder / ShelfFolder.MATCHES.value / f"{match_id}.jsonl"

    def note_played(self, path: Path, now_ms: int) -> None:
        """Remember that people sit down to a save now, in milliseconds since 1970 (UTC)."""
        if path.parent == self.folder / ShelfFolder.MATCHES.value:
            note_played(self.folder, path.name, now_ms)

    def _note_left(self, path: Path) -> None:
        self._orders[ShelfFolder.MATCHES].forget(path.name)
        with suppress(OSError):
            if path.parent == self.folder / ShelfFolder.MATCHES.value:
                note_left(self.folder, path.name, path.stat().st_mtime_ns // 1_000_000)

    def _summarise(self, path: Path, _stamp: Stamp) -> Summary | Unusable:
        return summarise(path, self._migrations)

    def _writer(self, file: LogFile, kept: KeptMatch, raw: RawLog) -> LogWriter:
        """A writer that goes on after the sound part of a log."""
        from .writer import LogWriter

        try:
            with storing(file.path):
                log = file.path.read_bytes()[: raw.end.size]
        except StoreError:
            file.close()
            raise
        return LogWriter(
            file,
            kept.match.rules,
            raw.end,
            log=log,
            is_torn=raw.is_torn,
            closed=self._note_left,
            disk=self.disk,
        )

    def _lock(self, file: LogFile) -> None:
        """Open for writing; where the disk forbids that, looking and playing still work."""
        try:
            with storing(file.path):
                file.open(is_new=False)
        except StoreError as error:
            if error.reason not in (StoreReason.READ_ONLY, StoreReason.DENIED):
                raise

    def _move(self, path: Path, place: ShelfFolder) -> Path:
        folder = self.folder / place.value
        file = self._open_file(path)
        self._lock(file)
        file.close()
        with storing(path):
            make_folder(folder)
            target = _reserve(folder, path.name)
            replace(path, target)
            sync_folder(folder)
        return target


def _is_same(path: Path, other: Path) -> bool:
    """Whether both names lead to one file."""
    return path.exists() and other.exists() and path.samefile(other)


def _reserve(folder: Path, name: str) -> Path:
    """An empty file of a name that was free, so that nothing is ever moved onto another."""
    stem, suffix = os.path.splitext(name)
    number = 1
    while True:
        path = folder / (name if number == 1 else f"{stem}-{number}{suffix}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path
