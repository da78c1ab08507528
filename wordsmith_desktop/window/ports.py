"""What the shell asks of the program around it, in small parts; each page takes those it uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

if TYPE_CHECKING:
    # The home page does without most of it; a lexicon brings NumPy.
    from wordsmith_desktop.core.seats import Seat
    from wordsmith_desktop.features.backups.backup import Contents
    from wordsmith_desktop.features.challenges.challenge import Challenge, Standing
    from wordsmith_desktop.features.from_paper.paper import PaperMatch
    from wordsmith_desktop.features.practice.deck import Deck, Exercise, Exercises
    from wordsmith_desktop.features.statistics.rating import Rating
    from wordsmith_desktop.features.statistics.store import Statistics
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.lexicon.house import HouseDamage, HouseList
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.records.log import Terms
    from wordsmith_desktop.records.profiles import DamagedPlayers, Profiles
    from wordsmith_desktop.records.replay import Replayed
    from wordsmith_desktop.records.settings import Settings
    from wordsmith_desktop.records.troubles import DamagedSave, StoreError
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.asking.lore import Lore
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.wording.texts import Text

FoundDamage: TypeAlias = "DamagedSave | DamagedPlayers | HouseDamage"
"""Something on the disk that could not be read."""
LexiconOf: TypeAlias = "Callable[[str], Lexicon | None]"
"""The dictionary of a tag, or None while it is being opened, which the first call begins."""


NO_BOTS: Final[Mapping[Seat, str]] = MappingProxyType({})
"""Only people sit at the table."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A save as people see it in a list."""

    path: Path
    game: str
    players: tuple[str, ...]
    when_ms: int
    """When it was last written to, in milliseconds since 1970 (UTC)."""
    scores: tuple[int, ...] | None = None
    """The final scores by seat, or None while the match goes on."""
    observation: Any = None
    """What anyone may know of the match as it stands; None where it was not replayed."""
    with_box: bool = False
    """Whether people told what a printed box showed."""
    is_mixed: bool = False
    """Whether something else was agreed for one player than for another."""
    is_branch: bool = False
    """Whether it branched off another match, so that it never counts."""
    from_paper: bool = False
    """Whether it was played on paper and entered afterwards; there is no log of it."""
    challenge: str = ""
    """The challenge that it is, as in `Occasion`; empty for an ordinary match."""


@dataclass(frozen=True, slots=True)
class OfLate:
    """The saves that the home page shows."""

    going_on: SavedMatch | None = None
    """The match that can go on, of several the one that was played last."""
    earlier: tuple[SavedMatch, ...] = ()
    """Others, newest first."""


class SavedMatches(Protocol):
    """The saves, as lists show them. What meets the disk raises `StoreError`."""

    def of_late(self, count: int) -> OfLate:
        """What was played last: the match to go on with, and so many others."""

    def newest(self) -> Iterator[SavedMatch]:
        """All saves, newest first; each is read when it is asked for."""

    def replay(self, path: Path) -> Replayed:
        """A save from its beginning, which is only read. Raises `UnreadableError`."""

    def rescue(self, path: Path) -> Path:
        """Make a match of a damaged save's sound part; says where. Raises `UnreadableError`."""


class SaveFiles(Protocol):
    """The saves, as files to be moved and copied. What meets the disk raises `StoreError`."""

    def delete(self, path: Path) -> Path:
        """Move a save to the trash; says where to."""

    def restore(self, path: Path) -> Path:
        """Take a save out of the trash again; says where to."""

    def copy(
        self,
        path: Path,
        target: Path,
        log: bytes | None,
        told: Callable[[StoreError | None], object],
    ) -> None:
        """Write a copy of a save to a place of the person's choice; `told` hears how it went.

        `log` is the whole match where some of it may not be on the disk.
        """


class PaperMatches(Protocol):
    """Matches that were played on paper. What meets the disk raises `StoreError`."""

    def all(self) -> Sequence[PaperMatch]:
        """Those that can be read, the latest first; damaged ones are set aside and told of."""

    def keep(self, match: PaperMatch) -> None:
        """Keep and count a match, in the place of an earlier one of its id.

        Raises `MisfitError` where the paper cannot be true, `ValueError` where the match cannot
        be played so.
        """

    def delete(self, match_id: str) -> None:
        """Take a match away for good; it counts no more."""

    def path_of(self, match_id: str) -> Path:
        """Where the file of that match lies."""


class Sessions(Protocol):
    """Begins matches and goes on with them. What meets the disk raises `StoreError`."""

    def start(
        self,
        game: str,
        ruleset: Any,
        *,
        players: tuple[str, ...],
        dictionary: str,
        bots: Mapping[Seat, str] = NO_BOTS,
        given: Any = None,
        with_box: bool = False,
        terms: Sequence[Terms] = (),
    ) -> Opened:
        """Begin a match. Raises `ValueError` for players or bots that it cannot have.

        People tell what chance did where it is played `with_box`. `terms` are what is agreed by
        seat, none at all for nothing.

        `given` is what the setter does before all else, such as to lay a puzzle that somebody
        made; `ValueError` where the rules do not let it.

        A name of somebody remembered sits that person down, with the pace of their clock. `bots`
        are, by seat, the names of those of the game's bots that sit there in a person's place.
        """

    def start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> Opened:
        """Begin a challenge, or go on with it where the player has begun it with the same clock.

        It does not count for who has begun that deal before. Raises `ValueError` where its game
        cannot be played so, and where a save is gone on with what `open` raises.
        """

    def standing(self, challenge: Challenge, player: str, clock: Clock) -> Standing:
        """How somebody stands to a challenge that they have not begun yet; nothing is begun."""

    def restart(self, opened: Opened) -> Opened:
        """Begin the same match again: game, ruleset, players and dictionary.

        A challenge keeps its deal, and does not count any more.
        """

    def open(self, path: Path) -> Opened:
        """Go on with a save. Raises `UnreadableError` where there is nothing to show."""

    def branch(self, path: Path, position: int) -> Opened:
        """Begin a match that goes on from where a save stood after so many actions.

        It never counts, and the save stays as it is. Raises `UnreadableError`.
        """


@dataclass(frozen=True, slots=True)
class Dictionary:
    """A dictionary to play with."""

    tag: str
    """Such as "en", "en-gb" or "de"."""
    title: Text


class Dictionaries(Protocol):
    """The words that can be played with."""

    def all(self) -> Sequence[Dictionary]:
        """The dictionaries that are installed, the usual one of each language first."""

    def lexicon(self, tag: str) -> Lexicon | None:
        """A dictionary, or None while it is being opened, which the first call begins."""

    def plain_lexicon(self, tag: str) -> Lexicon | None:
        """The same without the words that this house accepts or bans, as challenges have it."""

    def when_opened(self, call: Callable[[str], object]) -> None:
        """Have `call` told the tag of every dictionary once it is open, in this thread."""

    def house(self, language: str) -> HouseList:
        """The table's own words of a language: "en" or "de"."""


class Bookkeeping(Protocol):
    """The figures of finished matches."""

    def statistics(self) -> Statistics:
        """The figures as they are known; threads may use them by turns."""

    def catch_up(
        self, done: Callable[[], object], progressed: Callable[[int, int], object] = ...
    ) -> None:
        """Record beside the window what is finished and not in the statistics yet.

        `done` is called in this thread when they should be asked again; `progressed` is told
        from time to time how many matches have been looked at, and of how many.
        """

    def best(self, opened: Opened) -> int | None:
        """The best score of the other finished matches of one player by the same rules.

        None where there is no such match, or where this one has more than one player.
        """

    def rating(self, game: str, player: str) -> Rating:
        """How strong somebody of that name has been at a game beside its computers."""

    def ratings(self, game: str, players: Sequence[str]) -> Sequence[Rating]:
        """How strong the people of these names have been beside its computers and each other."""

    def points_of_parts(self, opened: Opened) -> tuple[int, ...]:
        """The points of each part, such as a challenge, of whoever plays alone, in its other
        finished matches by the same rules, in order; none where a match is one whole.
        """


class DamagedFile(Protocol):
    """A file that could not be read."""

    @property
    def path(self) -> Path: ...
    @property
    def kept_as(self) -> Path | None:
        """Where it lies now; None where it was left as it is."""


class Practice(Protocol):
    """Words that were missed, and when they come back. Nothing is read before the first call."""

    def deck(self) -> Deck:
        """Everybody's exercises; every change is kept."""

    def damage(self) -> DamagedFile | None:
        """What was wrong with the file, if anything."""

    def now(self) -> datetime:
        """The time now, in the time zone of the place where the program runs."""

    def exercises(self, player: str) -> Exercises:
        """The exercises of a player's key whose matches are on the shelf."""

    def table(self, one: Exercise) -> Replayed:
        """The match of an exercise. Raises `UnreadableError` and `StoreError`."""

    def unlooked(self, player: str) -> Iterator[Replayed]:
        """Finished matches of a player's key that were not looked through yet, newest first.

        Each is read when it is asked for, so it is asked beside the window. Raises `StoreError`.
        """


@dataclass(frozen=True, slots=True)
class Addition:
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


class Backups(Protocol):
    """Everything that is kept, in one file. What meets the disk raises `StoreError`.

    All of it but `settings_in` takes long, and may be run beside the window while that waits.
    """

    def back_up(self, target: Path, progress: Callable[[int, int], object]) -> int:
        """Write everything into a file, over what is there; how many matches are in it."""

    def look_into(self, path: Path, progress: Callable[[int, int], object] = ...) -> Contents:
        """What a backup has beside what is here. Raises `BackupError`."""

    def bring_in(
        self,
        path: Path,
        contents: Contents,
        *,
        takes_further: bool,
        progress: Callable[[int, int], object],
    ) -> Addition:
        """Add what is not here, all of it or nothing. Raises `BackupError`.

        What `progress` raises gives it up as long as nothing is added yet.

        With `takes_further` matches that went on in the backup take the place of those here.
        """

    def settings_in(self, contents: Contents) -> Settings | None:
        """The backup's settings; None where it has none that can be read."""


@dataclass(frozen=True, slots=True)
class OwnFolders:
    """Where the program keeps things for the person."""

    data: Path
    """Matches, players, statistics and house words."""
    settings: Path
    """On some systems the same folder."""
    made: Path
    """What people make in the games' own pages, a folder for each game."""
    show: Callable[[Path], bool]
    """Shows a folder in the system's file manager; whether that worked."""


@dataclass(frozen=True, slots=True)
class Ports:
    """All of it, on the way from the program to the window."""

    games: Callable[[], Sequence[GameEntry]]
    """The games that have a screen."""
    saves: SavedMatches
    files: SaveFiles
    papers: PaperMatches
    sessions: Sessions
    dictionaries: Dictionaries
    lore: Lore
    """What is known of words, their meanings above all."""
    bookkeeping: Bookkeeping
    practice: Practice
    people: Profiles
    """Those who are remembered."""
    folders: OwnFolders
    backups: Backups
    damage: Callable[[], Sequence[FoundDamage]]
    """What was found damaged since the start."""
    licences: Callable[[], Sequence[tuple[str, str]]]
    """Title and text of every licence that the program comes with, its own first."""
    manual: Path
    """The folder with the chapters of the manual, in a folder for each language."""
    today: Callable[[], date]
    """The day by the calendar of the place where the program runs."""
