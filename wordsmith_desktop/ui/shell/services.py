"""What the shell needs from the program around it; `app` offers it, tests have a stand-in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    # The home page does without most of it; a lexicon brings NumPy.
    from wordsmith_desktop.games.table import Clock
    from wordsmith_desktop.lexicon.house import HouseDamage, HouseList
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.records.listing import Unusable
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.replay import Replayed
    from wordsmith_desktop.records.statistics.store import Statistics
    from wordsmith_desktop.session.challenges.challenge import Challenge
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.ui.kit.game_entry import GameEntry
    from wordsmith_desktop.wording.texts import Text


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A save as the home page shows it."""

    path: Path
    game: str
    players: tuple[str, ...]
    when_ms: int
    """When it was last written to, in milliseconds since 1970 (UTC)."""
    scores: tuple[int, ...] | None = None
    """The final scores by seat, or None while the match goes on."""
    observation: Any = None
    """What anyone may know of the match as it stands; None where it was not replayed."""
    is_branch: bool = False
    """Whether it branched off another match, so that it never counts."""


@dataclass(frozen=True, slots=True)
class DamagedSave:
    """A save that cannot go on, and what was done about it."""

    unusable: Unusable
    kept_as: Path | None = None
    """Where it was moved to; None where it was left as it is."""
    can_be_rescued: bool = False
    """Whether the part before the damage is a match to look at, and to go on with in a copy."""


@dataclass(frozen=True, slots=True)
class DamagedPlayers:
    """A file of remembered players that could not be read."""

    path: Path
    kept_as: Path | None
    """Where it was moved to; None where it was left as it is."""


@dataclass(frozen=True, slots=True)
class Dictionary:
    """A dictionary to play with."""

    tag: str
    """Such as "en", "en-gb" or "de"."""
    title: Text


class Services(Protocol):
    """Saves, sessions and dictionaries. What meets the disk raises `StoreError`."""

    def today(self) -> date:
        """The day by the calendar of the place where the program runs."""

    def games(self) -> Sequence[GameEntry]:
        """The games that have a screen."""

    def dictionaries(self) -> Sequence[Dictionary]:
        """The dictionaries that are installed, the usual one of each language first."""

    def unfinished(self) -> SavedMatch | None:
        """The match that was played last, where it can go on."""

    def saves(self) -> Sequence[SavedMatch]:
        """All saves, newest first."""

    def damage(self) -> Sequence[DamagedSave | DamagedPlayers | HouseDamage]:
        """What was found damaged since the start."""

    def start(
        self, game: str, ruleset: Any, *, players: tuple[str, ...], dictionary: str
    ) -> Opened:
        """Begin a match. Raises `ValueError` for a number of players it cannot have.

        A name of somebody remembered sits that person down, with the pace of their clock.
        """

    def start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> Opened:
        """Begin a challenge, or go on with it where the player has begun it with the same clock.

        It does not count for who has begun that deal before. Raises `ValueError` where its game
        cannot be played so, and where a save is gone on with what `open` raises.
        """

    def restart(self, opened: Opened) -> Opened:
        """Begin the same match again: game, ruleset, players and dictionary.

        A challenge keeps its deal, and does not count any more.
        """

    def open(self, path: Path) -> Opened:
        """Go on with a save. Raises `UnreadableError` where there is nothing to show."""

    def replay(self, path: Path) -> Replayed:
        """A save from its beginning, which is only read. Raises `UnreadableError`."""

    def branch(self, path: Path, position: int) -> Opened:
        """Begin a match that goes on from where a save stood after so many actions.

        It never counts, and the save stays as it is. Raises `UnreadableError`.
        """

    def rescue(self, path: Path) -> Path:
        """Make a match of a damaged save's sound part; says where. Raises `UnreadableError`."""

    def best(self, opened: Opened) -> int | None:
        """The best score of the other finished matches of one player by the same rules.

        None where there is no such match, or where this one has more than one player.
        """

    def save_copy(self, path: Path, target: Path) -> None:
        """Write a copy of a save to a place of the person's choice."""

    def discard(self, path: Path) -> Path:
        """Move a save to the trash; says where to."""

    def restore(self, path: Path) -> Path:
        """Take a save out of the trash again; says where to."""

    def lexicon(self, tag: str) -> Lexicon | None:
        """A dictionary, or None while it is being opened, which the first call begins."""

    def when_opened(self, call: Callable[[str], object]) -> None:
        """Have `call` told the tag of every dictionary once it is open, in this thread."""

    def house(self, language: str) -> HouseList:
        """The table's own words of a language: "en" or "de"."""

    def statistics(self) -> Statistics:
        """The figures of finished matches; threads may use it by turns."""

    def catch_up(
        self, done: Callable[[], object], progressed: Callable[[int, int], object]
    ) -> None:
        """Record beside the window what is finished and not in the statistics yet.

        `done` is called in this thread when they should be asked again; `progressed` is told
        from time to time how many matches have been looked at, and of how many.
        """

    def profiles(self) -> Profiles:
        """The people who are remembered."""

    def data_folder(self) -> Path:
        """Where matches, players, statistics and house words lie."""

    def settings_folder(self) -> Path:
        """Where the settings lie, on some systems the same folder."""

    def show_folder(self, folder: Path) -> bool:
        """Show a folder in the system's file manager; whether that worked."""

    def licences(self) -> Sequence[tuple[str, str]]:
        """Title and text of every licence that the program comes with, its own first."""
