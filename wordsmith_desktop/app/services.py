"""Everything that stands behind the window, over one person's folders."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from wordsmith_desktop.core.local_time import local_time
from wordsmith_desktop.features.backups.backups import Backups
from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
from wordsmith_desktop.features.dictionaries.pages.word_explainer import DictionaryExplainer
from wordsmith_desktop.features.matches.sessions import Sessions
from wordsmith_desktop.features.practice.practice import FILE_NAME as PRACTICE
from wordsmith_desktop.features.practice.practice import Practice
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.disk_queue import AT_ONCE, Disk
from wordsmith_desktop.records.papers import PaperMatches
from wordsmith_desktop.records.profile_store import FILE_NAME as PLAYERS
from wordsmith_desktop.records.profile_store import ProfileStore
from wordsmith_desktop.records.saved_matches import SavedMatches
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.records.store import Shelf, ShelfFolder
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entries
from wordsmith_desktop.window.kit.threads import beside, in_own_turn, run
from wordsmith_desktop.window.shell.services import FoundDamage, OwnFolders, Services

from .crash import report_crash
from .installed_games import InstalledGames
from .paths import KEPT, Folders, dictionaries_dir, folders, manual_dir
from .settings_store import FILE_NAME as SETTINGS
from .settings_store import read_settings

if TYPE_CHECKING:
    from wordsmith_desktop.features.backups.backup import KeptData


class OwnServices(Services):
    """Those over one person's folders."""

    explainer: DictionaryExplainer

    def tidy_up(self) -> None:
        """Remove what a program left that was killed in the middle of writing, and keep others
        out of what was copied here; never fails."""
        from wordsmith_desktop.core.private import make_private
        from wordsmith_desktop.records.files import remove_drafts

        saves = self.files.folder
        make_private(self.folders.data, KEPT)
        make_private(self.folders.settings, KEPT)
        places = (saves / place.value for place in ShelfFolder)
        for folder in (*places, self.folders.data, self.folders.settings, self.papers.folder):
            remove_drafts(folder, time.time())

    def close(self) -> None:
        """Give up spelling engines, meanings and statistics, once no thread runs any more."""
        self.dictionaries.close()
        self.explainer.close()
        self.bookkeeping.close()


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
) -> OwnServices:
    """Make everything over this person's folders; only the list of players is read already.

    `settings` tells at any time what is set, and `disk` sees to the disk what is played.
    Other folders, another clock, other seeds and another way of showing a folder are for tests
    and pictures.
    """
    kept = kept or folders()
    shelf, games, profiles = Shelf(kept.saves, disk=disk), InstalledGames(), ProfileStore(kept.data)
    saves = SavedMatches(shelf, games)
    words = dictionaries or dictionaries_dir()
    opened = Dictionaries(words, kept.houses, kept.dictionaries, run)
    bookkeeper = Bookkeeper(
        kept.statistics, shelf, games, profiles.profiles, kept.papers, run=run, later=in_own_turn
    )
    papers = PaperMatches(
        kept.papers, counted=bookkeeper.record_paper, dropped=bookkeeper.drop_paper
    )
    practice = Practice(kept.data, shelf, saves, profiles.profiles, clock)
    today = partial(local_day, clock)

    return OwnServices(
        games=_games,
        saves=saves,
        files=shelf,
        papers=papers,
        sessions=Sessions(
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
            beside,
            report_crash,
        ),
        dictionaries=opened,
        explainer=DictionaryExplainer(opened, words),
        bookkeeping=bookkeeper,
        practice=practice,
        people=profiles.profiles,
        backups=Backups(
            shelf,
            bookkeeper,
            practice,
            profiles.profiles,
            opened,
            partial(_kept, kept),
            read_settings,
            clock,
        ),
        folders=OwnFolders(kept.data, kept.config, kept.made, file_manager or _show_folder),
        damage=partial(_damage, saves, papers, profiles, opened),
        licences=_licences,
        manual=manual_dir(),
        today=today,
    )


def _kept(folders: Folders) -> KeptData:
    from wordsmith_desktop.features.backups.backup import KeptData

    return KeptData(
        folders.data / PLAYERS,
        folders.config / SETTINGS,
        folders.houses,
        folders.made,
        folders.data / PRACTICE,
        folders.papers,
        folders.dictionaries,
    )


def _games() -> Sequence[GameEntry]:
    return find_entries(game_names())


def _damage(
    saves: SavedMatches,
    papers: PaperMatches,
    profiles: ProfileStore,
    dictionaries: Dictionaries,
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
