"""What the menus and the home page do about matches: begin them, go on with them, branch them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, ask
from wordsmith_desktop.ui.shell.match_lines import entry_of
from wordsmith_desktop.ui.shell.seating import Seating, lesson_seating, match_seating
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_open
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    from wordsmith_desktop.games.table import Clock
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.session.challenges.challenge import Challenge
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.ui.kit.game_entry import GameEntry, Lesson
    from wordsmith_desktop.ui.kit.preferences import Preferences
    from wordsmith_desktop.ui.shell.challenges.page import Wish
    from wordsmith_desktop.ui.shell.ports import Dictionary, Sessions


class Window(Protocol):
    """What all commands ask of the window."""

    dialog: PlainDialog | None
    """The dialog that was opened last."""

    @property
    def seating(self) -> Seating | None:
        """What is played at the table, where one is laid."""

    @property
    def game(self) -> str:
        """The game at the table, else the one that was played last."""

    def sit_down(self, seating: Seating) -> None:
        """Show a table; the one before is left."""

    def go_home(self) -> None:
        """Leave the table and show the home page."""

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something on the home page, with a button where something can be done."""

    def follow_players(self) -> None:
        """Show the table as whoever plays alone at it likes it by now."""

    def open_dialog(self, dialog: PlainDialog) -> None:
        """Show a dialog and do not wait for its end."""

    def as_parent(self) -> QWidget:
        """The parent of dialogs."""


class TableCommands:
    """Sits people down at a table, or tells why that is not possible."""

    def __init__(
        self,
        window: Window,
        preferences: Preferences,
        *,
        games: Callable[[], Sequence[GameEntry]],
        sessions: Sessions,
        dictionaries: Callable[[], Sequence[Dictionary]],
        people: Profiles,
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._games = games
        self._sessions = sessions
        self._dictionaries = dictionaries
        self._people = people

    def new(self, entry: GameEntry) -> None:
        """Ask for a new match of a game."""
        from wordsmith_desktop.ui.shell.new_match import NewMatchDialog

        dialog = NewMatchDialog(
            entry,
            self._preferences.settings,
            self._dictionaries(),
            self._window.as_parent(),
            profiles=self._people.all,
        )
        dialog.chosen.connect(
            lambda ruleset, names, tag: self._start(entry, ruleset, tuple(names), tag)
        )
        self._window.open_dialog(dialog)

    def lesson(self, entry: GameEntry, lesson: Lesson) -> None:
        """Sit down to a lesson."""
        self._window.sit_down(lesson_seating(entry, lesson))

    def open(self, path: Path) -> None:
        """Go on with a save."""
        # The match at the table keeps its own save locked.
        self._window.go_home()
        try:
            self._sit_down(self._sessions.open(path))
        except (StoreError, UnreadableError) as error:
            self._window.tell(cannot_open(error))

    def branch(self, path: Path, position: int) -> None:
        """Sit down to a match that goes on from where another stood after so many actions."""
        try:
            self._sit_down(self._sessions.branch(path, position))
        except (StoreError, UnreadableError) as error:
            self._window.go_home()
            self._window.tell(cannot_open(error))

    def restart(self) -> None:
        """Ask whether to begin the match again."""
        self._window.dialog = ask(
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
            self._sit_down(self._sessions.restart(seating.opened))

    # Challenges

    def challenge(self, wish: Wish) -> None:
        """Sit down to a challenge."""
        self._start_challenge(wish.challenge, wish.player, wish.clock)
        self._preferences.change(
            player_names=(wish.player,),
            word_language=wish.challenge.deal.language,
            challenge_clock=wish.clock.value,
        )

    def next_player(self) -> None:
        """Ask who plays the deal at the table next."""
        from wordsmith_desktop.ui.shell.challenges.result import NextPlayerDialog

        seating = self._window.seating
        challenge = seating.challenge if seating else None
        if seating is None or seating.opened is None or challenge is None:
            return
        clock = seating.opened.ruleset.clock
        dialog = NextPlayerDialog(challenge, self._people.all, self._window.as_parent())
        dialog.chosen.connect(lambda name: self._start_challenge(challenge, name, clock))
        self._window.open_dialog(dialog)

    # Inside

    def _start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> None:
        from wordsmith_desktop.wording.shell import challenge_texts

        # The match at the table may be the one to go on with, and keeps its own save locked.
        self._window.go_home()
        try:
            opened = self._sessions.start_challenge(challenge, player, clock)
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
            opened = self._sessions.start(
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
        entry = entry_of(self._games(), opened.header.game)
        if entry is None:
            opened.close()
            self._window.tell(say(texts.TROUBLE_GAME, game=opened.header.game))
            return
        self._window.sit_down(match_seating(entry, opened))
