"""What the menus and the home page do about matches: begin them, go on with them, branch them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.features.new_match.quick_deals import QuickDeals
from wordsmith_desktop.records.troubles import StoreError, UnknownGame, UnreadableError
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_open
from wordsmith_desktop.wording.texts import say

from .long_reading import LongReading, is_long
from .seating import Seating, lesson_seating, match_seating

if TYPE_CHECKING:
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
    from wordsmith_desktop.features.matches.sessions import Sessions
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.features.new_match.drafts import Draft
    from wordsmith_desktop.features.new_match.ready_facts import ShowReady
    from wordsmith_desktop.records.log import Header
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.results.rating import Rating
    from wordsmith_desktop.records.settings import LastSetup
    from wordsmith_desktop.records.store import LoadedMatch
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.kit.rooms import Beginning

    from .feature import Offer
    from .first_names import FirstNames
    from .stage import Stage


class TableCommands:
    """Sits people down at a table, or tells why that is not possible."""

    def __init__(
        self,
        stage: Stage,
        preferences: Preferences,
        *,
        games: Callable[[], Sequence[GameEntry]],
        sessions: Sessions,
        dictionaries: Callable[[], Sequence[Dictionary]],
        people: Profiles,
        ask: Callable[[GameEntry], object],
        show_ready: ShowReady,
        challenge_again: Offer[[Seating, Callable[[], object]]],
        rating: Callable[[str, str], Rating],
    ) -> None:
        """`ask` shows the page before a match of a game; `rating` is by game and name.

        `show_ready` says what begins, where that is not to begin at once, and `challenge_again`
        what challenge is begun once more.
        """
        self._stage = stage
        self._preferences = preferences
        self._games = games
        self._sessions = sessions
        self._people = people
        self._ask = ask
        self._show_ready, self._challenge_again = show_ready, challenge_again
        # It would keep the save locked.
        self._opening = LongReading(stage, sessions.load, lambda loaded: loaded.close())
        self.deals = QuickDeals(
            preferences, dictionaries, people, rating=rating, begin=self.begin, ask=ask
        )
        """What is begun at one click."""

    def seat(self, company: Company) -> None:
        """Remember who sits at the home page's table."""
        self._preferences.change(player_names=company.people, table_computers=company.computers)

    def play_at_table(self, entry: GameEntry, *, is_short: bool = False) -> None:
        """Begin a match for those at the home page's table; before their first one they are
        asked for their names."""
        from .first_names import FirstNames

        names = FirstNames(self._preferences, self._people)
        self._ask_names(names, lambda: self.deals.as_last(entry, is_short=is_short))

    def first_round(self, entry: GameEntry) -> None:
        """Begin the round after a lesson, which leaves who sits at the table."""
        self.ask_name(lambda: self.deals.first_round(entry))

    def ask_name(self, begin: Callable[[], object]) -> None:
        """Begin something for one alone; before the first match that one is asked for a name."""
        from .first_names import FirstNames

        self._ask_names(FirstNames(self._preferences, self._people, most=1), begin)

    def _ask_names(self, names: FirstNames, begin: Callable[[], object]) -> None:
        if names.are_wanted:
            self._stage.open_dialog(names.dialog(self._stage.as_parent(), begin))
        else:
            begin()

    def new(self, entry: GameEntry) -> None:
        """Ask for a new match of a game."""
        self._ask(entry)

    def begin(self, entry: GameEntry, draft: Draft) -> None:
        """Begin a match, and remember how it was set up; a hard clock waits until all are ready."""
        self._when_ready(
            entry,
            draft.ruleset,
            draft.players,
            draft.dictionary,
            lambda: self._stage.leaving(lambda: self._begin(entry, draft)),
        )

    def play(self, entry: GameEntry, wanted: Beginning) -> None:
        """Begin a match of one player; how games are set up stays as it was."""
        self._stage.leaving(lambda: self._play(entry, wanted))

    def lesson(self, entry: GameEntry, lesson: Lesson) -> None:
        """Sit down to a lesson where it was left, or at its beginning."""
        step = self._preferences.settings.lesson_step(lesson.name_in(entry.game))
        self.lesson_from(entry, lesson, step)

    def lesson_from(self, entry: GameEntry, lesson: Lesson, step: int) -> None:
        """Sit down to a lesson at one of its steps, counted from 0."""
        self._stage.leaving(lambda: self._stage.sit_down(lesson_seating(entry, lesson, step)))

    def open(self, path: Path) -> None:
        """Go on with a save."""
        self._stage.leaving(lambda: self._open(path))

    def rematch(self, path: Path) -> None:
        """Begin a match by the same rules, with the same players, as one that is over."""
        from wordsmith_desktop.records.codec import CodecError
        from wordsmith_desktop.records.reading import decode_header, read_header

        try:
            header = decode_header(path, read_header(path))
            entry = entry_of(self._games(), header.game)
            if entry is None:
                raise UnreadableError(path, UnknownGame(header.game))
            ruleset = self._sessions.ruleset_of(header)
        except CodecError:
            self._stage.tell(say(texts.NEW_START_FAILED))
        except (StoreError, UnreadableError) as error:
            self._stage.tell(cannot_open(error))
        else:
            names = tuple(seat.name for seat in header.seats)
            self._when_ready(
                entry,
                ruleset,
                names,
                header.dictionary.tag,
                lambda: self._stage.leaving(lambda: self._rematch(header)),
            )

    def branch(self, path: Path, position: int) -> None:
        """Sit down to a match that goes on from where another stood after so many actions."""
        self._stage.leaving(lambda: self._branch(path, position))

    def restart(self) -> None:
        """Ask whether to begin the match again."""
        self._stage.dialog = ask(
            self._stage.as_parent(),
            say(texts.RESTART_TITLE),
            say(texts.RESTART_TEXT),
            yes=say(texts.RESTART_YES),
            then=self.restart_now,
        )

    def restart_now(self) -> None:
        """Begin the match again; a lesson too."""
        seating = self._stage.seating
        if seating is None:
            return
        if seating.lesson is not None:
            self.lesson_from(seating.entry, seating.lesson, 0)
        elif seating.opened is not None:
            self._restart(seating, seating.opened)

    def sit_down(self, opened: Opened) -> None:
        """Sit people down to a match that was opened; where its game is unknown, say so."""
        entry = entry_of(self._games(), opened.header.game)
        if entry is None:
            opened.close()
            unknown = UnreadableError(opened.path, UnknownGame(opened.header.game))
            self._stage.tell(cannot_open(unknown))
            return
        self._preferences.change(last_game=entry.game)
        self._stage.sit_down(match_seating(entry, opened))

    # Inside

    def _restart(self, seating: Seating, opened: Opened) -> None:
        def again() -> None:
            self._stage.leaving(lambda: self.sit_down(self._sessions.restart(opened)))

        if seating.challenge is not None and self._challenge_again:
            self._challenge_again(seating, again)
        else:
            players, ruleset = seating.players, opened.ruleset
            self._when_ready(seating.entry, ruleset, players, seating.dictionary, again)

    def _when_ready(
        self,
        entry: GameEntry,
        ruleset: Any,
        players: Sequence[str],
        dictionary: str,
        begin: Callable[[], object],
    ) -> None:
        """Begin a match; where its clock ends something, once that was pressed."""
        from wordsmith_desktop.features.new_match.ready_facts import facts_of_match, has_hard_clock

        if has_hard_clock(ruleset):
            facts = partial(facts_of_match, entry, ruleset, players)
            self._show_ready(facts, begin, dictionary, None)
        else:
            begin()

    def _open(self, path: Path) -> None:
        self._leave_table()
        if is_long(path):
            self._opening.begin(path, self._go_on, self._tell_of)
            return
        self._opening.give_up()
        try:
            self.sit_down(self._sessions.open(path))
        except (StoreError, UnreadableError) as error:
            self._tell_of(error)

    def _go_on(self, loaded: LoadedMatch) -> None:
        if self._stage.seating is None:
            self.sit_down(self._sessions.go_on(loaded))
        else:
            # Somebody has sat down elsewhere meanwhile.
            loaded.close()

    def _tell_of(self, error: StoreError | UnreadableError) -> None:
        self._stage.tell(cannot_open(error))

    def _leave_table(self) -> None:
        """Get up from the table, which may be the one to go on with: it keeps its save locked."""
        if self._stage.seating is not None:
            self._stage.go_home()

    def _rematch(self, header: Header) -> None:
        try:
            self.sit_down(self._sessions.rematch(header))
        except ValueError:
            self._stage.tell(say(texts.NEW_START_FAILED))

    def _branch(self, path: Path, position: int) -> None:
        try:
            self.sit_down(self._sessions.branch(path, position))
        except (StoreError, UnreadableError) as error:
            self._stage.go_home()
            self._stage.tell(cannot_open(error))

    def _begin(self, entry: GameEntry, draft: Draft) -> None:
        try:
            opened = self._sessions.start(
                entry.game,
                draft.ruleset,
                players=draft.players,
                dictionary=draft.dictionary,
                bots={seat: bot for seat, bot in enumerate(draft.bots) if bot},
                with_box=draft.with_box,
                terms=draft.terms,
            )
        except ValueError:
            self._stage.tell(say(texts.NEW_START_FAILED))
            return
        if not draft.is_first:
            computers = len(draft.players) - len(draft.people)
            self._preferences.change(player_names=draft.people, table_computers=computers)
        self._preferences.change(
            word_language=draft.dictionary,
            last_setups=self._setups_after(entry, draft),
            first_matches=self._preferences.settings.first_matches_with(entry.game, draft.people),
        )
        self.sit_down(opened)

    def _setups_after(self, entry: GameEntry, draft: Draft) -> tuple[LastSetup, ...]:
        """How games are set up the next time; a short match is one for once."""
        from wordsmith_desktop.features.new_match.drafts import setup_from

        settings = self._preferences.settings
        if draft.is_short or draft.is_first:
            return settings.last_setups
        return settings.setups_with(setup_from(entry, draft))

    def _play(self, entry: GameEntry, wanted: Beginning) -> None:
        try:
            opened = self._sessions.start(
                entry.game,
                wanted.ruleset,
                players=(wanted.player,),
                dictionary=wanted.dictionary,
                given=wanted.given,
            )
        except ValueError:
            self._stage.tell(say(texts.NEW_START_FAILED))
            return
        self.sit_down(opened)
