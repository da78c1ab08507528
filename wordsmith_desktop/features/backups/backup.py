"""Everything that is kept for a person in one file, and bringing it in: what is here stays.

The file is a ZIP with a `manifest.json`; the rest lies in it lies in the data folder.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.private import make_folder
from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.core.strangers import RefusedError, json_of
from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.records.files import draft_mark, sync_folder
from wordsmith_desktop.records.listing import Summary, summarise
from wordsmith_desktop.records.migrations import Lines
from wordsmith_desktop.records.paper import is_paper
from wordsmith_desktop.records.reading import read_log
from wordsmith_desktop.records.results.model import within_time
from wordsmith_desktop.records.results.rows import Tables
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf, ShelfFolder
from wordsmith_desktop.records.troubles import (
    Damage,
    StoreError,
    StoreReason,
    UnreadableError,
    Unusable,
    storing,
)

from .backup_file import (
    FORMAT,
    MADE,
    MANIFEST,
    OWN,
    PAPER,
    PLAYERS,
    PRACTICE,
    SAVE,
    SETTINGS,
    STATISTICS,
    WORDS,
    BackupFile,
    opened,
)
from .cut_short import count_field

SUFFIX: Final = "wordsmith-backup"
"""How the name of a backup ends."""

Progress = Callable[[int, int], object]
"""Is told how many matches are done, and of how many."""


class KeptData(Value):
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
    dictionaries: Path
    """The folder of dictionaries that people brought along, with one for each."""


class Contents(Value):
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
    dictionaries: tuple[str, ...] = ()
    """The folders of dictionaries that people brought along."""
    damaged: int = 0
    """How many other files of the backup cannot be read, and are left out."""


# ---- Making one -----------------------------------------------------------------------------


def back_up(
    target: Path,
    shelf: Shelf,
    statistics: Statistics,
    kept: KeptData,
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
                saves, rest = _saves_of(shelf), _rest_of(kept)
                count = len(saves)
                # Statistics and manifest are parts, too.
                parts = count_field(count + len(rest) + 2)
                _add_saves(file, saves, parts, progress)
                _add_rest(file, rest, statistics, parts)
                manifest = {"format": FORMAT, "app": app, "made_ms": now_ms, "matches": count}
                info = zipfile.ZipInfo(MANIFEST, date_time=_TIMELESS)
                info.extra = parts
                file.writestr(info, json.dumps(manifest))
            with draft.open("rb+") as written:
                os.fsync(written.fileno())
            replace(draft, place)
            sync_folder(place.parent)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    return count


def _saves_of(shelf: Shelf) -> list[Path]:
    folder = shelf.folder / ShelfFolder.MATCHES.value
    return sorted(path for path in folder.glob("*.jsonl") if path.is_file())


def _add_saves(
    file: zipfile.ZipFile, paths: Sequence[Path], parts: bytes, progress: Progress
) -> None:
    for number, path in enumerate(paths):
        progress(number, len(paths))
        _write(file, f"saves/matches/{path.name}", path, parts)


def _rest_of(kept: KeptData) -> list[tuple[str, Path]]:
    """All other files but the statistics, by their names in the backup."""
    houses = kept.houses.glob("house-*.json") if kept.houses.is_dir() else ()
    named = {PLAYERS: kept.players, SETTINGS: kept.settings, PRACTICE: kept.practice}
    made = sorted((*kept.made.glob("*/*"), *kept.made.glob("*/*/*")))
    placed = {f"made/{one.relative_to(kept.made).as_posix()}": one for one in made}
    named |= {name: one for name, one in placed.items() if MADE.fullmatch(name)}
    papers = {f"from-paper/{one.name}": one for one in sorted(kept.papers.glob("*.json"))}
    named |= {name: one for name, one in papers.items() if PAPER.fullmatch(name)}
    own = sorted(kept.dictionaries.glob("*/*"))
    brought = {f"dictionaries/{one.parent.name}/{one.name}": one for one in own}
    named |= {name: one for name, one in brought.items() if OWN.fullmatch(name)}
    words = ((f"words/{one.name}", one) for one in houses)
    return [(name, path) for name, path in (*named.items(), *words) if path.is_file()]


def _add_rest(
    file: zipfile.ZipFile, rest: Sequence[tuple[str, Path]], statistics: Statistics, parts: bytes
) -> None:
    for name, path in rest:
        _write(file, name, path, parts)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / STATISTICS
        statistics.copy_to(copy)
        _write(file, STATISTICS, copy, parts)


_TIMELESS: Final = (1980, 1, 1, 0, 0, 0)
"""A ZIP knows no time before it, and `ZipFile.write` refuses one."""


def _write(file: zipfile.ZipFile, name: str, source: Path, parts: bytes) -> None:
    info = zipfile.ZipInfo(name, date_time=_TIMELESS)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.extra = parts
    # The time of a save says when it was played last.
    info.comment = str(source.stat().st_mtime_ns).encode()
    file.writestr(info, source.read_bytes())


# ---- Bringing one in ------------------------------------------------------------------------


def look_into(
    path: Path, shelf: Shelf, progress: Progress = lambda _done, _whole: None
) -> Contents:
    """What a backup has beside what is here. Raises `BackupError` and `StoreError`.

    Every file but the statistics is read to its end, so that a torn backup is known as one.
    """
    with opened(path) as file:
        found: dict[str, list[str]] = {"new": [], "further": [], "same": [], "other": []}
        saves = dict(file.named(SAVE))
        for number, (name, stored) in enumerate(saves.items()):
            progress(number, len(saves))
            found[_beside(shelf, name, file.read(stored))].append(name)
        made = {name: file.read(stored) for name, stored in file.named(MADE)}
        papers = {name: file.read(stored) for name, stored in file.named(PAPER)}
        words = {name: _json_or_none(file, stored) for name, stored in file.named(WORDS)}
        lists = {name: _json_or_none(file, name) for name in (PLAYERS, SETTINGS, PRACTICE)}
        sound = {name: data for name, data in made.items() if _is_made(name, data)}
        true = {name: data for name, data in papers.items() if is_paper(name, data)}
        known = {name: content for name, content in words.items() if content is not None}
        made_ms = file.json(MANIFEST).get("made_ms", 0)
        return Contents(
            made_ms=within_time(made_ms) if type(made_ms) is int else 0,
            new=tuple(found["new"]),
            further=tuple(found["further"]),
            same=len(found["same"]),
            other=tuple(found["other"]),
            players=lists[PLAYERS],
            settings=lists[SETTINGS],
            words=known,
            made=sound,
            practice=lists[PRACTICE],
            papers=true,
            dictionaries=tuple(_own_dictionaries(file)),
            damaged=sum(map(len, (made, papers, words)))
            - sum(map(len, (sound, true, known)))
            + sum(name in file.infos and lists[name] is None for name in (PLAYERS, PRACTICE)),
        )


def _json_or_none(file: BackupFile, name: str) -> Any:
    """The JSON of a whole file, which may have been damaged before it came into the backup."""
    if name not in file.infos:
        return None
    data = file.read(name)
    with suppress(RefusedError):
        return json_of(data)
    return None


def _own_dictionaries(file: BackupFile) -> Iterator[str]:
    """The folders of dictionaries whose description can be read."""
    from wordsmith_desktop.lexicon.own.own_lists import ABOUT, OwnLists, own_list_of

    for name, stored in file.named(OWN):
        folder, _, part = name.partition("/")
        if part == ABOUT:
            with suppress(RefusedError):
                own = own_list_of(_json_or_none(file, stored))
                if OwnLists(Path()).folder_of(own.tag).name == folder:
                    yield folder


def dictionaries_into(path: Path, folders: Sequence[str], target: Path) -> Iterator[Path]:
    """Add the dictionaries of a backup that are not here, each whole or not at all; where they are.

    Raises `BackupError` and `StoreError`.
    """
    from wordsmith_desktop.lexicon.own.own_lists import OwnLists

    if not folders:
        return
    with opened(path) as file:
        parts = dict(file.named(OWN))
        for folder in folders:
            within = f"{folder}/"
            own = {
                name.removeprefix(within): stored
                for name, stored in parts.items()
                if name.startswith(within)
            }
            if OwnLists(target).take_in(folder, own, file.unpack):
                yield target / folder


def _is_made(name: str, data: bytes) -> bool:
    """Whether the game whose pages it is from can read a file."""
    game, _, within = name.partition("/")
    reader = game_of(game).reader_of_made()
    if reader is None:
        return False
    try:
        reader.check(within, data)
    except WordsmithError:
        return False
    return True


def _beside(shelf: Shelf, name: str, theirs: bytes) -> str:
    here = shelf.folder / ShelfFolder.MATCHES.value / name
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


class BroughtIn(Value):
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
    rest: Callable[[ExitStack], object] = lambda _undo: None,
) -> BroughtIn:
    """Add a backup's matches and results to those that are here, all of them or none.

    A match that is here stays as it is, and one that went on otherwise comes beside it; only with
    `takes_further` does one that went on in the backup take its place, which lies in the trash
    then. Everything is unpacked and checked before the first of it is added; `rest` adds what else
    there is, and says what undoes it. Raises `BackupError` and `StoreError`; then everything is as
    before, whatever `progress` raises as well.
    """
    folder = shelf.folder / ShelfFolder.MATCHES.value
    with storing(folder):
        make_folder(folder)
        _remove_unpacked(shelf.folder)
        place = Path(tempfile.mkdtemp(prefix=_UNPACKED, dir=shelf.folder))
    try:
        with opened(path) as file:
            matches = _unpacked(file, contents, place, takes_further, progress)
            tables = _new_results(file, statistics, place)
        with ExitStack() as undo, storing(folder):
            for one in matches.sound:
                _add(shelf, one, undo, replaces=one.name in contents.further)
            rest(undo)
            if tables:
                statistics.put_in(tables)
            undo.pop_all()
    finally:
        shutil.rmtree(place, ignore_errors=True)
    replaced = sum(one.name in contents.further for one in matches.sound)
    has_damaged_results = tables is None
    return BroughtIn(len(matches.sound) - replaced, replaced, matches.damaged + has_damaged_results)


_UNPACKED: Final = ".unpacked-"
"""How folders are called in which a backup is unpacked beside the matches, on the same disk."""
_UNPACKED_S: Final = 3600
"""No backup takes that long."""


def _remove_unpacked(folder: Path) -> None:
    """Remove what a program left that was killed while it brought something in."""
    for found in folder.glob(f"{_UNPACKED}*"):
        if time.time() - found.stat().st_mtime > _UNPACKED_S:
            shutil.rmtree(found, ignore_errors=True)


class _Unpacked(Value):
    sound: tuple[Path, ...]
    """Saves that are on the disk under the names that they have in the backup."""
    damaged: int


def _unpacked(
    file: BackupFile, contents: Contents, place: Path, takes_further: bool, progress: Progress
) -> _Unpacked:
    wanted = (*contents.new, *contents.other, *(contents.further if takes_further else ()))
    sound = []
    for number, name in enumerate(wanted):
        progress(number, len(wanted))
        target, stored = place / name, f"saves/matches/{name}"
        file.unpack(stored, target)
        found = summarise(target)
        if isinstance(found, Unusable) and isinstance(found.trouble, Damage):
            continue
        modified_ns = file.modified_ns(stored)
        if modified_ns is not None and isinstance(found, Summary):
            os.utime(target, ns=(modified_ns, modified_ns))
        with target.open("rb+") as written:
            os.fsync(written.fileno())
        sound.append(target)
    return _Unpacked(tuple(sound), len(wanted) - len(sound))


def _new_results(file: BackupFile, statistics: Statistics, place: Path) -> Tables | None:
    """The results that are not here; None where the statistics cannot be read.

    Then those of matches that are in the backup are gathered from their logs.
    """
    if STATISTICS not in file.infos:
        return {}
    copy = place / STATISTICS
    file.unpack(STATISTICS, copy)
    with suppress(RefusedError):
        return statistics.new_in(copy)
    return None


def _add(shelf: Shelf, save: Path, undo: ExitStack, *, replaces: bool) -> None:
    """Put a save among the matches."""
    if replaces:
        trash = shelf.delete(shelf.folder / ShelfFolder.MATCHES.value / save.name)
        undo.callback(shelf.restore, trash)
    undo.callback(shelf.take(save, save.name).unlink, missing_ok=True)
