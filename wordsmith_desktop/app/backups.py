"""Backing everything up into one file, and bringing such a file in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wordsmith_desktop import __version__
from wordsmith_desktop.app.practising import FILE_NAME as PRACTICE_FILE
from wordsmith_desktop.app.profile_store import FILE_NAME as PLAYERS_FILE
from wordsmith_desktop.app.profile_store import read_players
from wordsmith_desktop.app.settings_store import FILE_NAME as SETTINGS_FILE
from wordsmith_desktop.app.settings_store import read_settings
from wordsmith_desktop.records.troubles import storing
from wordsmith_desktop.ui.shell.ports import Addition, Backups
from wordsmith_desktop.wording.texts import LANGUAGES

if TYPE_CHECKING:
    from wordsmith_desktop.app.bookkeeping import Bookkeeper
    from wordsmith_desktop.app.dictionaries import InstalledDictionaries
    from wordsmith_desktop.app.paths import Folders
    from wordsmith_desktop.app.practising import ShelvedPractice
    from wordsmith_desktop.records.backup import Contents, Progress
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.settings import Settings
    from wordsmith_desktop.records.store import Shelf


@dataclass(frozen=True, slots=True)
class OwnBackups(Backups):
    """Over one person's folders."""

    shelf: Shelf
    bookkeeper: Bookkeeper
    practice: ShelvedPractice
    people: Profiles
    dictionaries: InstalledDictionaries
    folders: Folders
    now_ms: Callable[[], int]
    """The time now in milliseconds since 1970 (UTC)."""

    def back_up(self, target: Path, progress: Progress) -> int:
        from wordsmith_desktop.records.backup import Kept, back_up

        # What is copied from here is on the disk before, so that no copy knows more than is here.
        self.shelf.disk.finish_all()
        self.practice.fold()
        kept = Kept(
            self.folders.data / PLAYERS_FILE,
            self.folders.config / SETTINGS_FILE,
            self.folders.houses,
            self.folders.made,
            self.folders.data / PRACTICE_FILE,
            self.folders.papers,
        )
        return back_up(
            target,
            self.shelf,
            self.bookkeeper.statistics(),
            kept,
            app=__version__,
            now_ms=self.now_ms(),
            progress=progress,
        )

    def look_into(self, path: Path) -> Contents:
        from wordsmith_desktop.records.backup import look_into

        return look_into(path, self.shelf)

    def bring_in(
        self, path: Path, contents: Contents, *, takes_further: bool, progress: Progress
    ) -> Addition:
        from wordsmith_desktop.records.backup import bring_in

        matches = bring_in(
            path,
            contents,
            self.shelf,
            self.bookkeeper.statistics(),
            takes_further=takes_further,
            progress=progress,
        )
        players, words = self._add_players(contents.players), self._add_words(contents.words)
        self.bookkeeper.statistics().settle()
        made, exercises = self._add_made(contents.made), self._add_practice(contents.practice)
        return Addition(
            matches.added,
            matches.replaced,
            matches.damaged,
            players,
            words,
            made,
            exercises,
            self._add_papers(contents.papers),
            is_kept=(self.people.is_kept or not players)
            and (self.practice.deck().is_kept or not exercises),
        )

    def settings_in(self, contents: Contents) -> Settings | None:
        with suppress(ValueError):
            return read_settings(contents.settings)
        return None

    def _add_players(self, stored: Any) -> int:
        """Remember those who are not remembered here; how many they are."""
        from wordsmith_desktop.records.profiles import Removed

        try:
            found = read_players(stored)
        except ValueError:
            return 0
        # Whoever was united with another here has that one's results.
        known = {alias.key for alias, _owner in self.people.aliases}
        new = [one for one in found if self.people.find(one.id) is None and one.id not in known]
        for one in new:
            self.people.restore(Removed(len(self.people.all), one))
        return len(new)

    def _add_practice(self, stored: Any) -> int:
        """Practise what was missed elsewhere too; how many exercises are new."""
        from wordsmith_desktop.app.practice_store import read_practice

        try:
            return self.practice.deck().take_in(read_practice(stored))
        except ValueError:
            return 0

    def _add_made(self, found: dict[str, bytes]) -> int:
        """Add what was made elsewhere; what is here under the same name stays."""
        from wordsmith_desktop.records.files import write_atomically

        new = {
            name: data for name, data in found.items() if not (self.folders.made / name).exists()
        }
        for name, data in new.items():
            write_atomically(self.folders.made / name, data)
        return len(new)

    def _add_papers(self, found: dict[str, bytes]) -> int:
        """Add matches from paper; what is here stays as it is. How many are new and sound."""
        from wordsmith_desktop.records.paper import PaperShelf

        shelf = PaperShelf(self.folders.papers)
        return sum(shelf.take_in(name, data) for name, data in found.items())

    def _add_words(self, lists: dict[str, Any]) -> int:
        """Add words about which nothing is said here; how many they are."""
        count = 0
        for name, stored in lists.items():
            language = name.removeprefix("house-").removesuffix(".json")
            words = stored.get("words") if isinstance(stored, dict) else None
            if language not in LANGUAGES or not isinstance(words, dict):
                continue
            house = self.dictionaries.house(language)
            for word, is_accepted in words.items():
                if type(is_accepted) is bool and house.verdict(str(word)) is None:
                    with suppress(ValueError):
                        (house.accept if is_accepted else house.ban)(str(word))
                        count += 1
            with storing(self.folders.houses / name):
                house.save()
        return count
