"""What the shell asks of the program around it: saves, sessions, dictionaries, licences."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.app import texts
from wordsmith_desktop.app.bookkeeping import Bookkeeper, Progress, nobody
from wordsmith_desktop.app.dictionaries import Dictionaries
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.app.matches import Matches
from wordsmith_desktop.app.paths import Folders, dictionaries_dir, folders
from wordsmith_desktop.app.stores import ProfileStore
from wordsmith_desktop.games.registry import game_names
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.ui.kit.game_entry import GameEntry, find_entries
from wordsmith_desktop.ui.shell.services import (
    DamagedPlayers,
    DamagedSave,
    Dictionary,
    SavedMatch,
)

if TYPE_CHECKING:
    from wordsmith_desktop.app.bookkeeping import Concern
    from wordsmith_desktop.games.table import Clock
    from wordsmith_desktop.lexicon.house import HouseDamage, HouseList
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.lexicon.rulings import Ruling
    from wordsmith_desktop.records.log import Header, Occasion, Player
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.replay import Replayed
    from wordsmith_desktop.records.statistics.store import Statistics
    from wordsmith_desktop.session.challenges.challenge import Challenge
    from wordsmith_desktop.session.drivers import Judge
    from wordsmith_desktop.session.setup import Opened

_TITLES: Final = {
    "en": texts.DICTIONARY_EN,
    "en-us": texts.DICTIONARY_EN_US,
    "en-gb": texts.DICTIONARY_EN_GB,
    "de": texts.DICTIONARY_DE,
}


def now_ms() -> int:
    """The time now in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


def random_seed() -> int:
    """A seed that nobody can guess."""
    import secrets

    return secrets.randbits(63)


class AppServices:
    """The shell's `Services` over one person's folders."""

    def __init__(
        self,
        kept: Folders | None = None,
        dictionaries: Path | None = None,
        *,
        clock: Callable[[], int] = now_ms,
        seed: Callable[[], int] = random_seed,
        file_manager: Callable[[Path], bool] | None = None,
    ) -> None:
        """Use other folders, another clock, other seeds and another way of showing a folder.

        All are for tests and pictures.
        """
        kept = kept or folders()
        self._kept = kept
        self._shelf = Shelf(kept.saves)
        self._profiles = ProfileStore(kept.data)
        self._games = InstalledGames()
        self._matches = Matches(self._shelf, self._games)
        self._bookkeeper = Bookkeeper(kept.statistics, self._shelf, self._games)
        self._dictionaries = Dictionaries(dictionaries or dictionaries_dir(), kept.houses)
        self._clock = clock
        self._seed = seed
        self._file_manager = file_manager

    def today(self) -> date:
        """The day by the calendar of the place where the program runs."""
        return datetime.fromtimestamp(self._clock() / 1000).astimezone().date()

    # Games and saves

    def games(self) -> Sequence[GameEntry]:
        """The games that have a screen."""
        return find_entries(game_names())

    def unfinished(self) -> SavedMatch | None:
        """The match that was played last, where it can go on."""
        return self._matches.unfinished()

    def saves(self) -> Sequence[SavedMatch]:
        """All saves, newest first."""
        return self._matches.all()

    def damage(self) -> Sequence[DamagedSave | DamagedPlayers | HouseDamage]:
        """What was found damaged since the start."""
        self._matches.all()
        self._matches.unfinished()
        players = self._profiles.damage
        return (
            *self._matches.damage,
            *([DamagedPlayers(players.path, players.kept_as)] if players else ()),
            *self._dictionaries.house_damage(),
        )

    def rescue(self, path: Path) -> Path:
        """Make a match of a damaged save's sound part; says where. Raises `UnreadableError`."""
        return self._matches.rescue(path)

    def replay(self, path: Path) -> Replayed:
        """A save from its beginning, which is only read. Raises `UnreadableError`."""
        from wordsmith_desktop.records.replay import replay

        return replay(path, self._games)

    def best(self, opened: Opened) -> int | None:
        """The best score of the other finished matches of one player by the same rules."""
        return self._bookkeeper.best(opened)

    def save_copy(self, path: Path, target: Path) -> None:
        """Write a copy of a save to a place of the person's choice."""
        self._shelf.save_as(path, target)

    def discard(self, path: Path) -> Path:
        """Move a save to the trash; says where to."""
        return self._shelf.delete(path)

    def restore(self, path: Path) -> Path:
        """Take a save out of the trash again; says where to."""
        return self._shelf.restore(path)

    # Sessions

    def start(
        self, game: str, ruleset: Any, *, players: tuple[str, ...], dictionary: str
    ) -> Opened:
        """Begin a match. Raises `ValueError` for a number of players it cannot have."""
        seats = tuple(self._player(name, None) for name in players)
        return self._start(game, ruleset, seats, dictionary)

    def start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> Opened:
        """Begin a challenge, or go on with it where the player has begun it with the same clock.

        It does not count for who has begun that deal before. Raises `ValueError` where its game
        cannot be played so, and where a save is gone on with what `open` raises.
        """
        language = challenge.deal.language
        seat = self._player(player, None)
        begun = self._matches.begun(partial(_is_deal, challenge, seat))
        if begun is not None and _clock_of(begun.header) == clock.value:
            return self.open(begun.path)
        is_known = begun is not None or self._has_finished(challenge, seat)
        return self._start(
            challenge.kind.game,
            challenge.kind.ruleset(language, clock),
            (seat,),
            language,
            challenge.seed,
            challenge.occasion(clock, counts=not is_known),
        )

    def _has_finished(self, challenge: Challenge, player: Player) -> bool:
        from wordsmith_desktop.records.statistics.deals import attempts
        from wordsmith_desktop.records.statistics.model import player_key
        from wordsmith_desktop.records.troubles import StoreError, UnreadableError

        try:
            found = attempts(self.statistics(), challenge.name)
        except (StoreError, UnreadableError):
            return False
        return player_key(player) in {one.player for one in found}

    def _start(
        self,
        game: str,
        ruleset: Any,
        players: tuple[Player, ...],
        dictionary: str,
        seed: int | None = None,
        occasion: Occasion | None = None,
    ) -> Opened:
        from wordsmith_desktop.session.setup import ORDINARY, new_session

        opened = new_session(
            self._shelf,
            self._games[game],
            ruleset,
            players=players,
            seed=self._seed() if seed is None else seed,
            dictionary=self._dictionaries.identity(dictionary),
            judge=self._dictionaries.judge(dictionary),
            created_ms=self._clock(),
            occasion=occasion or ORDINARY,
            now=self._clock,
        )
        return self._under_way(opened)

    def restart(self, opened: Opened) -> Opened:
        """Begin the same match again: game, ruleset, players and dictionary.

        A challenge keeps its deal, and does not count any more.
        """
        from wordsmith_desktop.records.codec import decode

        header = opened.header
        is_challenge = bool(header.occasion.challenge)
        return self._start(
            header.game,
            decode(self._games[header.game].ruleset_type, header.ruleset),
            tuple(self._player(player.name, player.profile) for player in header.seats),
            header.dictionary.tag,
            header.seed if is_challenge else None,
            replace(header.occasion, counts=False) if is_challenge else None,
        )

    def _player(self, name: str, profile_id: str | None) -> Player:
        """Who sits down: somebody remembered, by id or by name, else a guest."""
        from wordsmith_desktop.records.log import Player

        profiles = self._profiles.profiles
        profile = profiles.find(profile_id) or profiles.named(name)
        if profile is None:
            return Player(name)
        return Player(profile.name, profile.id, profile.clock_percent)

    def open(self, path: Path) -> Opened:
        """Go on with a save. Raises `UnreadableError` where there is nothing to show."""
        from wordsmith_desktop.session.setup import load_session

        judge = _LateJudge()
        opened = load_session(self._shelf, path, self._games, judge, now=self._clock)
        judge.judge = self._dictionaries.judge(opened.header.dictionary.tag)
        return self._under_way(opened)

    def branch(self, path: Path, position: int) -> Opened:
        """Begin a match that goes on from where a save stood after so many actions.

        It never counts, and the save stays as it is. Raises `UnreadableError`.
        """
        from wordsmith_desktop.session.branching import branch

        made = branch(self._shelf, path, self._games, position, created_ms=self._clock())
        return self.open(made)

    def _under_way(self, opened: Opened) -> Opened:
        self._dictionaries.lexicon(opened.header.dictionary.tag)
        self._bookkeeper.watch(opened)
        return opened

    # Statistics

    def statistics(self) -> Statistics:
        """What is known of all finished matches; for questions, `catch_up` first."""
        return self._bookkeeper.statistics()

    def catch_up(self, done: Callable[[], object], progressed: Progress = nobody) -> None:
        """Have the statistics complete, beside the window; both are called in this thread."""
        self._bookkeeper.catch_up(done, progressed)

    def when_concerned(self, call: Callable[[Concern], object]) -> None:
        """Have `call` told what keeps the statistics from being complete."""
        self._bookkeeper.when_concerned(call)

    # Words

    def dictionaries(self) -> Sequence[Dictionary]:
        """The dictionaries, the usual one of each language first."""
        return tuple(Dictionary(tag, title) for tag, title in _TITLES.items())

    def lexicon(self, tag: str) -> Lexicon | None:
        """A dictionary, or None while it is being opened, which the first call begins.

        A tag that no dictionary has is taken for the language it begins with.
        """
        return self._dictionaries.lexicon(tag)

    def when_opened(self, call: Callable[[str], object]) -> None:
        """Have `call` told the tag of every dictionary once it is open."""
        self._dictionaries.when_opened(call)

    def house(self, language: str) -> HouseList:
        """The table's own words of a language."""
        return self._dictionaries.house(language)

    # The rest

    def profiles(self) -> Profiles:
        """The people who are remembered."""
        return self._profiles.profiles

    def data_folder(self) -> Path:
        """Where matches, players, statistics and house words lie."""
        return self._kept.data

    def settings_folder(self) -> Path:
        """Where the settings lie, on some systems the same folder."""
        return self._kept.config

    def show_folder(self, folder: Path) -> bool:
        """Show a folder in the system's file manager; whether that worked."""
        from wordsmith_desktop.ui.kit.file_manager import show_folder

        return (self._file_manager or show_folder)(folder)

    def licences(self) -> Sequence[tuple[str, str]]:
        """Title and text of every licence, the program's own first."""
        from wordsmith_desktop.app.licences import licences

        return licences()

    def close(self) -> None:
        """Give up spelling engines and statistics, once no thread runs any more."""
        self._dictionaries.close()
        self._bookkeeper.close()


def _is_deal(challenge: Challenge, player: Player, header: Header) -> bool:
    """Whether a match is that player's at that deal, whatever day it is the challenge of."""
    from wordsmith_desktop.records.challenge_name import ChallengeName
    from wordsmith_desktop.records.statistics.model import player_key

    name, wanted = ChallengeName.parse(header.occasion.challenge), challenge.name
    is_same = name is not None and (name.kind, name.code) == (wanted.kind, wanted.code)
    return is_same and player_key(header.seats[0]) == player_key(player)


def _clock_of(header: Header) -> object:
    return header.ruleset.get("clock") if isinstance(header.ruleset, dict) else None


class _LateJudge:
    """Stands in for the judge of a save until its header is read."""

    judge: Judge | None = None

    def __call__(self, word: str) -> Ruling | None:
        return self.judge(word) if self.judge else None
