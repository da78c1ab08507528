"""What the menus and the home page do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, ask
from wordsmith_desktop.ui.kit.labels import breakable
from wordsmith_desktop.ui.shell.matches_dialog import entry_of
from wordsmith_desktop.ui.shell.seating import Seating, lesson_seating, match_seating
from wordsmith_desktop.ui.shell.troubles import cannot_copy, cannot_open
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say

if TYPE_CHECKING:
    from wordsmith_desktop.games.table import Clock
    from wordsmith_desktop.records.replay import Replayed
    from wordsmith_desktop.session.challenges.challenge import Challenge
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.ui.kit.game_entry import GameEntry, Lesson
    from wordsmith_desktop.ui.kit.preferences import Preferences
    from wordsmith_desktop.ui.shell.challenges.page import Wish
    from wordsmith_desktop.ui.shell.challenges.result import Wanted as WantedAfter
    from wordsmith_desktop.ui.shell.records.statistics_source import Wanted
    from wordsmith_desktop.ui.shell.services import Services


class Window(Protocol):
    """What the commands ask of the window."""

    @property
    def seating(self) -> Seating | None:
        """What is played at the table, where one is laid."""

    def sit_down(self, seating: Seating) -> None:
        """Show a table; the one before is left."""

    def go_home(self) -> None:
        """Leave the table and show the home page."""

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something on the home page, with a button where something can be done."""

    def show_challenges(self) -> None:
        """Show the challenges."""

    def show_review(self) -> None:
        """Show what could have been at the table."""

    def show_replay(self, entry: GameEntry, replayed: Replayed) -> None:
        """Show a match once more, step by step."""

    def follow_players(self) -> None:
        """Show the table as whoever plays alone at it likes it by now."""

    def as_parent(self) -> QWidget:
        """The parent of dialogs."""


class Commands:
    """One method for each thing that a menu offers; dialogs do not wait."""

    def __init__(self, window: Window, services: Services, preferences: Preferences) -> None:
        self._window = window
        self._services = services
        self._preferences = preferences
        self.dialog: PlainDialog | None = None
        """The dialog that was opened last."""

    @property
    def games(self) -> tuple[GameEntry, ...]:
        """The games that have a screen."""
        return tuple(self._services.games())

    @property
    def game(self) -> str:
        """The game at the table, else the one that was played last."""
        seating = self._window.seating
        return seating.entry.game if seating else self._preferences.settings.last_game

    # Beginning

    def new(self, entry: GameEntry) -> None:
        """Ask for a new match of a game."""
        from wordsmith_desktop.ui.shell.new_match import NewMatchDialog

        dialog = NewMatchDialog(
            entry,
            self._preferences.settings,
            self._services.dictionaries(),
            self._window.as_parent(),
            profiles=self._services.profiles().all,
        )
        dialog.chosen.connect(
            lambda ruleset, names, tag: self._start(entry, ruleset, tuple(names), tag)
        )
        self._open_dialog(dialog)

    def lesson(self, entry: GameEntry, lesson: Lesson) -> None:
        """Sit down to a lesson."""
        self._window.sit_down(lesson_seating(entry, lesson))

    def how_to_play(self) -> None:
        """Tell how the games are played, that in question first, and offer its lesson."""
        from wordsmith_desktop.ui.shell.help_dialogs import HowToDialog

        dialog = HowToDialog(self.games, self.game, self._window.as_parent())
        dialog.lesson_wanted.connect(self.lesson)
        self._open_dialog(dialog)

    def open(self, path: Path) -> None:
        """Go on with a save."""
        # The match at the table keeps its own save locked.
        self._window.go_home()
        try:
            self._sit_down(self._services.open(path))
        except (StoreError, UnreadableError) as error:
            self._window.tell(cannot_open(error))

    def rescue(self, path: Path) -> None:
        """Go on with what is sound of a damaged save; the save itself stays as it is."""
        try:
            rescued = self._services.rescue(path)
        except (StoreError, UnreadableError) as error:
            self._window.tell(cannot_open(error))
        else:
            self.open(rescued)

    def load(self) -> None:
        """Ask for a saved match."""
        from wordsmith_desktop.ui.shell.matches_dialog import MatchesDialog

        at_table = self._window.seating.path if self._window.seating else None
        try:
            saves = [saved for saved in self._services.saves() if saved.path != at_table]
        except StoreError as error:
            self._window.tell(cannot_open(error))
            return
        dialog = MatchesDialog(
            self.games,
            saves,
            self._services.discard,
            self._window.as_parent(),
            replay=self.try_replay,
        )
        dialog.chosen.connect(self.open)
        dialog.discarded.connect(self._offer_back)
        self._open_dialog(dialog)

    def challenge(self, wish: Wish) -> None:
        """Sit down to a challenge."""
        self._start_challenge(wish.challenge, wish.player, wish.clock)
        self._preferences.change(
            player_names=(wish.player,),
            word_language=wish.challenge.deal.language,
            challenge_clock=wish.clock.value,
        )

    def after_challenge(self, wanted: WantedAfter) -> None:
        """What comes after the challenge at the table: the next player, a new deal, a look back."""
        from wordsmith_desktop.ui.shell.challenges.result import Wanted

        match wanted:
            case Wanted.NEXT_PLAYER:
                self._ask_next_player()
            case Wanted.NEW_DEAL:
                self._window.show_challenges()
            case Wanted.REVIEW:
                self._window.show_review()
            case Wanted.REPLAY:
                self.replay_table()

    def replay_table(self) -> None:
        """Show the match at the table again, step by step."""
        path = self._window.seating.path if self._window.seating else None
        if path is not None:
            self.replay(path)

    # Looking back

    def replay(self, path: Path) -> None:
        """Show a match once more, step by step, or tell why that is not possible."""
        reason = self.try_replay(path)
        if reason:
            self._window.tell(reason)

    def try_replay(self, path: Path) -> str:
        """Show a match once more; empty where it is shown, else why not."""
        from wordsmith_desktop.session.replaying import keeps_secrets
        from wordsmith_desktop.wording.shell.replay_texts import SECRETS

        try:
            replayed = self._services.replay(path)
        except (StoreError, UnreadableError) as error:
            return cannot_open(error)
        entry = entry_of(self.games, replayed.header.game)
        if entry is None:
            return say(texts.TROUBLE_GAME, game=replayed.header.game)
        if keeps_secrets(replayed.match):
            return say(SECRETS)
        self._window.show_replay(entry, replayed)
        return ""

    def branch(self, path: Path, position: int) -> None:
        """Sit down to a match that goes on from where another stood after so many actions."""
        try:
            self._sit_down(self._services.branch(path, position))
        except (StoreError, UnreadableError) as error:
            self._window.go_home()
            self._window.tell(cannot_open(error))

    # At the table

    def restart(self) -> None:
        """Ask whether to begin the match again."""
        self.dialog = ask(
            self._window.as_parent(),
            say(texts.RESTART_TITLE),
            say(texts.RESTART_TEXT),
            yes=say(texts.RESTART_YES),
            then=self.restart_now,
        )

    def restart_now(self) -> None:
        """Begin the match again; a lesson too."""
        seating = self._window.seating
        if seating is None:
            return
        if seating.lesson is not None:
            self.lesson(seating.entry, seating.lesson)
        elif seating.opened is not None:
            self._sit_down(self._services.restart(seating.opened))

    def end(self) -> None:
        """Ask whether to put the match into the trash."""
        self.dialog = ask(
            self._window.as_parent(),
            say(texts.END_TITLE),
            say(texts.END_TEXT),
            yes=say(texts.END_YES),
            then=self._end_now,
        )

    def save_as(self) -> None:
        """Ask for a place for a copy of the save."""
        from wordsmith_desktop.records.store import COPY_SUFFIX
        from wordsmith_desktop.ui.kit.dialogs import place_to_save

        seating = self._window.seating
        if seating is None or seating.path is None:
            return
        target = place_to_save(
            self._window.as_parent(),
            say(texts.SAVE_TITLE),
            kind=say(texts.FILE_KIND),
            name=say(seating.entry.title),
            suffix=COPY_SUFFIX,
        )
        if target is not None:
            self.copy_to(seating.path, target)

    def copy_to(self, path: Path, target: Path) -> None:
        """Write a copy of a save."""
        try:
            self._services.save_copy(path, target)
        except StoreError as error:
            self._window.tell(cannot_copy(error, target))
        else:
            self._window.tell(say(texts.SAVED_COPY, name=target.name))

    def interesting(self) -> Wanted:
        """The results that are likely to be wanted: the first player's in the game in question."""
        from wordsmith_desktop.records.log import Player
        from wordsmith_desktop.records.statistics.model import player_key
        from wordsmith_desktop.ui.shell.records.statistics_source import Wanted

        seating = self._window.seating
        names = seating.players if seating else self._preferences.settings.player_names
        if not names:
            return Wanted(game=self.game)
        profile = self._services.profiles().named(names[0])
        player = Player(names[0], profile.id if profile else None)
        return Wanted(player_key(player), self.game)

    def print_sheet(self) -> None:
        """Offer the sheet of the match at the table, and empty ones of all games."""
        from wordsmith_desktop.session.public_match import public_match
        from wordsmith_desktop.ui.shell.printing.dialog import PrintDialog

        opened = self._window.seating.opened if self._window.seating else None
        match = public_match(opened.session.match, opened.header) if opened else None
        self._open_dialog(PrintDialog(self.games, self.game, match, self._window.as_parent()))

    # Settings and help

    def house(self) -> None:
        """Show the words of the house."""
        from wordsmith_desktop.ui.shell.house_dialog import HouseDialog

        self._open_dialog(HouseDialog(self._services.house, language(), self._window.as_parent()))

    def players(self) -> None:
        """Show the list of those who are remembered."""
        from wordsmith_desktop.ui.shell.players.dialog import PlayersDialog

        dialog = PlayersDialog(
            self._services.profiles(), self._services.dictionaries(), self._window.as_parent()
        )
        dialog.finished.connect(lambda _result: self._window.follow_players())
        self._open_dialog(dialog)

    def rules(self) -> None:
        """Show the rule book."""
        from wordsmith_desktop.ui.shell.help_dialogs import RulesDialog

        self._open_dialog(RulesDialog(self.games, self.game, self._window.as_parent()))

    def keys(self) -> None:
        """Show the list of keys."""
        from wordsmith_desktop.ui.shell.help_dialogs import KeysDialog

        self._open_dialog(KeysDialog(self.games, self.game, self._window.as_parent()))

    def about(self) -> None:
        """Show version, licences and where the data lies."""
        from wordsmith_desktop.ui.shell.help_dialogs import AboutDialog

        dialog = AboutDialog(
            self._services.licences(),
            data=self._services.data_folder(),
            settings=self._services.settings_folder(),
            parent=self._window.as_parent(),
        )
        dialog.folder_wanted.connect(self.data_folder)
        self._open_dialog(dialog)

    def data_folder(self) -> None:
        """Show the folder with the data, or at least say where it lies."""
        folder = self._services.data_folder()
        if self._services.show_folder(folder):
            return
        text = say(texts.FOLDER_TEXT, folder=breakable(folder))
        dialog = PlainDialog(say(texts.FOLDER_TITLE), text, self._window.as_parent())
        dialog.add_close()
        dialog.fit(480, 200)
        self._open_dialog(dialog)

    # Inside

    def _ask_next_player(self) -> None:
        from wordsmith_desktop.ui.shell.challenges.result import NextPlayerDialog

        seating = self._window.seating
        challenge = seating.challenge if seating else None
        if seating is None or seating.session is None or challenge is None:
            return
        clock = seating.session.match.ruleset.clock
        dialog = NextPlayerDialog(
            challenge, self._services.profiles().all, self._window.as_parent()
        )
        dialog.chosen.connect(lambda name: self._start_challenge(challenge, name, clock))
        self._open_dialog(dialog)

    def _start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> None:
        from wordsmith_desktop.wording.shell import challenge_texts

        # The match at the table may be the one to go on with, and keeps its own save locked.
        self._window.go_home()
        try:
            opened = self._services.start_challenge(challenge, player, clock)
        except ValueError:
            self._window.tell(say(texts.NEW_START_FAILED))
        except (StoreError, UnreadableError) as error:
            self._window.tell(cannot_open(error))
        else:
            self._sit_down(opened)
            if not opened.header.occasion.counts:
                self._window.tell(say(challenge_texts.KNOWN_ALREADY))

    def _start(
        self, entry: GameEntry, ruleset: Any, players: tuple[str, ...], dictionary: str
    ) -> None:
        try:
            opened = self._services.start(
                entry.game, ruleset, players=players, dictionary=dictionary
            )
        except ValueError:
            self._window.tell(say(texts.NEW_START_FAILED))
            return
        self._preferences.change(
            player_names=players, word_language=dictionary, last_game=entry.game
        )
        self._sit_down(opened)

    def _sit_down(self, opened: Opened) -> None:
        entry = entry_of(self.games, opened.header.game)
        if entry is None:
            opened.session.close()
            self._window.tell(say(texts.TROUBLE_GAME, game=opened.header.game))
            return
        self._window.sit_down(match_seating(entry, opened))

    def _end_now(self) -> None:
        path = self._window.seating.path if self._window.seating else None
        self._window.go_home()
        if path is None:
            return
        try:
            kept = self._services.discard(path)
        except StoreError as error:
            self._window.tell(cannot_open(error))
            return
        self._window.go_home()
        self._offer_back(kept)

    def _offer_back(self, kept: Path) -> None:
        if self._window.seating is None:
            self._window.go_home()
            self._window.tell(
                say(texts.DISCARDED), say(texts.TAKE_BACK), lambda: self._take_back(kept)
            )

    def _take_back(self, kept: Path) -> None:
        try:
            self._services.restore(kept)
        except StoreError as error:
            self._window.tell(cannot_open(error))
        else:
            self._window.go_home()

    def _open_dialog(self, dialog: PlainDialog) -> None:
        self.dialog = dialog
        dialog.open()
