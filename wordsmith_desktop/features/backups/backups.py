"""Backing everything up into one file, and bringing such a file in."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wordsmith_desktop import __version__
from wordsmith_desktop.core.strangers import RefusedError
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.house import HouseList, house_verdicts
from wordsmith_desktop.records.profile_store import read_players
from wordsmith_desktop.records.troubles import storing
from wordsmith_desktop.wording.texts import LANGUAGES

if TYPE_CHECKING:
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
    from wordsmith_desktop.features.practice.deck import KeptPractice as Exercises
    from wordsmith_desktop.features.practice.practice import Practice
    from wordsmith_desktop.records.profiles import Profile, Profiles
    from wordsmith_desktop.records.settings import Settings
    from wordsmith_desktop.records.store import Shelf
    from wordsmith_desktop.session.bookkeeping import Bookkeeper

    from .backup import Contents, KeptData, Progress


class Addition(Value):
    """What a backup has brought."""

    matches: int
    replaced: int
    """Matches that went on further in the backup, and took the place of those here."""
    damaged: int
    """Files of the backup that cannot be read."""
    players: int
    words: int
    made: int = 0
    """What was made in the games' own pages, such as puzzles."""
    exercises: int = 0
    """What there is to practise."""
    papers: int = 0
    """Matches from paper."""
    is_kept: bool = True
    """Whether players and exercises are on the disk, and not in memory alone."""


@dataclass(eq=False, repr=False)
class Backups:
    """Everything that is kept, in one file. What meets the disk raises `StoreError`.

    All of it but `settings_in` takes long, and may be run beside the window while that waits.
    """

    shelf: Shelf
    bookkeeper: Bookkeeper
    practice: Practice
    people: Profiles
    dictionaries: Dictionaries
    kept: Callable[[], KeptData]
    """Where everything lies."""
    read_settings: Callable[[Any], Settings]
    """Reads a file of settings. Raises `ValueError`."""
    now_ms: Callable[[], int]
    """The time now in milliseconds since 1970 (UTC)."""

    def back_up(self, target: Path, progress: Progress) -> int:
        """Write everything into a file, over what is there; how many matches are in it."""
        from .backup import back_up

        # What is copied from here is on the disk before, so that no copy knows more than is here.
        self.shelf.disk.finish_all()
        self.practice.fold()
        return back_up(
            target,
            self.shelf,
            self.bookkeeper.statistics(),
            self.kept(),
            app=__version__,
            now_ms=self.now_ms(),
            progress=progress,
        )

    def look_into(self, path: Path, progress: Progress = lambda _done, _whole: None) -> Contents:
        """What a backup has beside what is here. Raises `BackupError`."""
        from .backup import look_into

        return look_into(path, self.shelf, progress)

    def bring_in(
        self, path: Path, contents: Contents, *, takes_further: bool, progress: Progress
    ) -> Addition:
        """Add what is not here, all of it or nothing. Raises `BackupError`.

        What `progress` raises gives it up as long as nothing is added yet.

        With `takes_further` matches that went on in the backup take the place of those here.
        """
        from .backup import bring_in

        lists = _Lists.of(contents)
        files: list[int] = []

        def add_rest(undo: ExitStack) -> None:
            files.append(self._add_made(contents.made, undo))
            files.append(self._add_papers(contents.papers, undo))
            files.append(self._add_words(lists.words, undo))
            self._add_dictionaries(path, contents.dictionaries, undo)

        matches = bring_in(
            path,
            contents,
            self.shelf,
            self.bookkeeper.statistics(),
            takes_further=takes_further,
            progress=progress,
            rest=add_rest,
        )
        # From here on nothing raises: what the disk does not take is known by these themselves.
        made, papers, words = files
        players, exercises = self._add_players(lists.players), self._add_practice(lists.practice)
        self.bookkeeper.statistics().settle()
        return Addition(
            matches.added,
            matches.replaced,
            matches.damaged + contents.damaged + lists.damaged,
            players,
            words,
            made,
            exercises,
            papers,
            is_kept=(self.people.is_kept or not players)
            and (self.practice.deck().is_kept or not exercises),
        )

    def settings_in(self, contents: Contents) -> Settings | None:
        """The backup's settings; None where it has none that can be read."""
        with suppress(ValueError):
            return self.read_settings(contents.settings)
        return None

    def _add_players(self, found: tuple[Profile, ...]) -> int:
        """Remember those who are not remembered here; how many they are."""
        from wordsmith_desktop.records.profiles import Removed

        # Whoever was united with another here has that one's results.
        known = {alias.key for alias, _owner in self.people.aliases}
        new = [one for one in found if self.people.find(one.id) is None and one.id not in known]
        for one in new:
            self.people.restore(Removed(len(self.people.all), one))
        return len(new)

    def _add_practice(self, found: Exercises | None) -> int:
        """Practise what was missed elsewhere too; how many exercises are new."""
        return self.practice.deck().take_in(found) if found is not None else 0

    def _add_made(self, found: dict[str, bytes], undo: ExitStack) -> int:
        """Add what was made elsewhere; what is here under the same name stays, and lists are
        joined. How many files are new."""
        from wordsmith_desktop.records.files import write_atomically

        count = 0
        for name, data in found.items():
            place = self.kept().made / name
            if not place.exists():
                undo.callback(place.unlink, missing_ok=True)
                write_atomically(place, data)
                count += 1
            elif (both := _joined_made(name, here := place.read_bytes(), data)) != here:
                undo.callback(write_atomically, place, here)
                write_atomically(place, both)
        return count

    def _add_papers(self, found: dict[str, bytes], undo: ExitStack) -> int:
        """Add matches from paper; what is here stays as it is. How many are new."""
        from wordsmith_desktop.records.paper import PaperShelf

        shelf, count = PaperShelf(self.kept().papers), 0
        for name, data in found.items():
            if shelf.take_in(name, data):
                undo.callback((self.kept().papers / name).unlink, missing_ok=True)
                count += 1
        return count

    def _add_dictionaries(self, path: Path, folders: Sequence[str], undo: ExitStack) -> None:
        """Add dictionaries that people brought along elsewhere."""
        from .backup import dictionaries_into

        for added in dictionaries_into(path, folders, self.kept().dictionaries):
            undo.callback(shutil.rmtree, added, ignore_errors=True)

    def _add_words(self, lists: dict[str, dict[str, bool]], undo: ExitStack) -> int:
        """Add words about which nothing is said here; how many they are."""
        count = 0
        for language, words in lists.items():
            house = self.dictionaries.house(language)
            new = [word for word in words if house.verdict(word) is None]
            undo.callback(_forget, house, new, was_there=_is_there(house))
            for word in new:
                (house.accept if words[word] else house.ban)(word)
            with storing(self.kept().houses):
                house.save()
            count += len(new)
        return count


def _joined_made(name: str, here: bytes, there: bytes) -> bytes:
    """A file that is on both sides; as it is here where its game cannot join the two."""
    from wordsmith_desktop.core.rejections import WordsmithError
    from wordsmith_desktop.games.common.registry import game_of

    game, _, within = name.partition("/")
    reader = game_of(game).reader_of_made()
    with suppress(WordsmithError):
        return reader.joined(within, here, there) if reader is not None else here
    return here


def _is_there(house: HouseList) -> bool:
    return house.path is not None and house.path.exists()


def _forget(house: HouseList, words: list[str], *, was_there: bool) -> None:
    for word in words:
        house.forget(word)
    with suppress(OSError):
        house.save()
        if house.path is not None and not was_there:
            house.path.unlink()


class _Lists(Value):
    """A backup's lists, as far as they can be read."""

    players: tuple[Profile, ...]
    practice: Exercises | None
    words: dict[str, dict[str, bool]]
    """The verdicts by language."""
    damaged: int
    """How many cannot be read."""

    @staticmethod
    def of(contents: Contents) -> _Lists:
        from wordsmith_desktop.features.practice.store import read_practice

        readers: list[tuple[Callable[[Any], Any], Any]] = [
            (read_players, contents.players),
            (read_practice, contents.practice),
        ]
        listed = {
            name.removeprefix("house-").removesuffix(".json"): stored
            for name, stored in contents.words.items()
        }
        tongues = [language for language in listed if language in LANGUAGES]
        readers += [(house_verdicts, listed[language]) for language in tongues]
        found, damaged = [], 0
        for read, stored in readers:
            try:
                found.append(None if stored is None else read(stored))
            except RefusedError:
                found.append(None)
                damaged += 1
        players, practice, *words = found
        verdicts: dict[str, dict[str, bool]] = {
            language: one for language, one in zip(tongues, words, strict=True) if one
        }
        return _Lists(players or (), practice, verdicts, damaged)
