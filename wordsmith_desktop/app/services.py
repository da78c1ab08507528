"""Everything that stands behind the window, over one person's folders."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from wordsmith_desktop.core.local_time import local_time
from wordsmith_desktop.features.dictionaries.dictionaries import InstalledDictionaries
from wordsmith_desktop.features.from_paper.papers import ShelvedPapers
from wordsmith_desktop.features.look_up.pages.lore import InstalledLore
from wordsmith_desktop.features.matches.sessions import ShelvedSessions
from wordsmith_desktop.features.practice.practice import ShelvedPractice
from wordsmith_desktop.features.statistics.bookkeeping import Bookkeeper
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.disk_queue import AT_ONCE, Disk
from wordsmith_desktop.records.profile_store import ProfileStore
from wordsmith_desktop.records.saved_matches import ShelvedMatches
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.records.store import Place, Shelf
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entries
from wordsmith_desktop.window.ports import Addition, Backups, FoundDamage, OwnFolders, Ports

from .installed_games import InstalledGames
from .paths import KEPT, Folders, dictionaries_dir, folders, manual_dir

if TYPE_CHECKING:
    from wordsmith_desktop.features.backups.backup import Contents, Progress


@dataclass(frozen=True, slots=True)
class Services(Ports):
    """What the window is offered, as the things that they really are."""

    saves: ShelvedMatches
    files: Shelf
    papers: ShelvedPapers
    sessions: ShelvedSessions
    dictionaries: InstalledDictionaries
    lore: InstalledLore
    bookkeeping: Bookkeeper
    practice: ShelvedPractice

    def tidy_up(self) -> None:
        """Remove what a program left that was killed in the middle of writing, and keep others
        out of what was copied here; never fails."""
        from wordsmith_desktop.core.private import make_private
        from wordsmith_desktop.records.files import remove_drafts

        saves = self.files.folder
        make_private(self.folders.data, KEPT)
        make_private(self.folders.settings, KEPT)
        places = (saves / place.value for place in Place)
        for folder in (*places, self.folders.data, self.folders.settings, self.papers.folder):
            remove_drafts(folder, time.time())

    def close(self) -> None:
        """Give up spelling engines, meanings and statistics, once no thread runs any more."""
        self.dictionaries.close()
        self.lore.close()
        self.bookkeeping.close()


class LateBackups(Backups):
    """Backs up and brings in; loaded when somebody does, since the home page does without."""

    def __init__(self, make: Callable[[], Backups]) -> None:
        """`make` loads it."""
        self._made = cache(make)

    def back_up(self, target: Path, progress: Progress) -> int:
        return self._made().back_up(target, progress)

    def look_into(self, path: Path, progress: Progress = lambda _done, _whole: None) -> Contents:
        return self._made().look_into(path, progress)

    def bring_in(
        self, path: Path, contents: Contents, *, takes_further: bool, progress: Progress
    ) -> Addition:
        return self._made().bring_in(path, contents, takes_further=takes_further, progress=progress)

    def settings_in(self, contents: Contents) -> Settings | None:
        return self._made().settings_in(contents)


def now_ms() -> int:
    """The time now in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


def local_day(clock: Callable[[], int]) -> date:
    """The day that it is here by a clock as `now_ms` is one."""
    if hasattr(time, "tzset"):
        # Else the time zone of the start is reckoned with, wherever the computer is taken.
        time.tzset()
    return local_time(clock()).date()


def random_seed() -> int:
    """A seed that nobody can guess."""
    return SystemRandom().getrandbits(63)


def open_services(
    kept: Folders | None = None,
    dictionaries: Path | None = None,
    *,
    clock: Callable[[], int] = now_ms,
    seed: Callable[[], int] = random_seed,
    file_manager: Callable[[Path], bool] | None = None,
    settings: Callable[[], Settings] = Settings,
    disk: Disk = AT_ONCE,
) -> Services:
    """Make everything over this person's folders; only the list of players is read already.

    `settings` tells at any time what is set, and `disk` sees to the disk what is played.
    Other folders, another clock, other seeds and another way of showing a folder are for tests
    and pictures.
    """
    kept = kept or folders()
    shelf, games, profiles = Shelf(kept.saves, disk=disk), InstalledGames(), ProfileStore(kept.data)
    saves = ShelvedMatches(shelf, games)
    words = dictionaries or dictionaries_dir()
    opened = InstalledDictionaries(words, kept.houses, kept.dictionaries)
    bookkeeper = Bookkeeper(kept.statistics, shelf, games, profiles.profiles, kept.papers)
    papers = ShelvedPapers(kept.papers, bookkeeper)
    practice = ShelvedPractice(kept.data, shelf, saves, profiles.profiles, clock)
    today = partial(local_day, clock)

    def backups() -> Backups:
        from wordsmith_desktop.features.backups.backups import OwnBackups

        return OwnBackups(shelf, bookkeeper, practice, profiles.profiles, opened, kept, clock)

    return Services(
        games=_games,
        saves=saves,
        files=shelf,
        papers=papers,
        sessions=ShelvedSessions(
            shelf,
            games,
            saves,
            opened,
            bookkeeper,
            profiles.profiles,
            clock,
            today,
            seed,
            settings,
        ),
        dictionaries=opened,
        lore=InstalledLore(opened, words),
        bookkeeping=bookkeeper,
        practice=practice,
        people=profiles.profiles,
        backups=LateBackups(backups),
        folders=OwnFolders(kept.data, kept.config, kept.made, file_manager or _show_folder),
        damage=partial(_damage, saves, papers, profiles, opened),
        licences=_licences,
        manual=manual_dir(),
        today=today,
    )


def _games() -> Sequence[GameEntry]:
    return find_entries(game_names())


def _damage(
    saves: ShelvedMatches,
    papers: ShelvedPapers,
    profiles: ProfileStore,
    dictionaries: InstalledDictionaries,
) -> Sequence[FoundDamage]:
    """What was found damaged since the start: saves that were looked at, and lists."""
    players = profiles.damage
    return (
        *saves.damage,
        *papers.damage,
        *([players] if players else ()),
        *dictionaries.house_damage(),
    )


# Imported only where they are asked for: the home page does without.


def _show_folder(folder: Path) -> bool:
    from wordsmith_desktop.window.kit.file_manager import show_folder

    return show_folder(folder)


def _licences() -> Sequence[tuple[str, str]]:
    from .licences import licences

    return licences()
