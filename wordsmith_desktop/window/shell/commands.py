"""What the menus and the home page do about matches: begin them, go on with them, branch them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.features.new_match.quick_deals import QuickDeals
from wordsmith_desktop.records.troubles import StoreError, UnknownGame, UnreadableError
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_open
from wordsmith_desktop.wording.texts import say

from .long_reading import Opening, is_long
from .seating import Seating, lesson_seating, match_seating

if TYPE_CHECKING:
    from datetime import date

    from wordsmith_desktop.features.challenges.challenge import Challenge, Standing
    from wordsmith_desktop.features.challenges.kinds import ChallengeKind
    from wordsmith_desktop.features.challenges.pages.page import Wish
    from wordsmith_desktop.features.challenges.pages.ready_facts import FactsOf
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
    from wordsmith_desktop.features.matches.sessions import Sessions
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.features.new_match.drafts import Draft
    from wordsmith_desktop.features.statistics.rating import Rating
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.records.log import Header
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.settings import LastSetup
    from wordsmith_desktop.records.store import LoadedMatch
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.kit.rooms import Beginning

    from .first_names import FirstNames
    from .stage import Stage


class GetReady(Protocol):
    """Shows what begins, and begins it when it is pressed."""

    def __call__(
        self,
        facts_of: FactsOf,
        begin: Callable[[], object],
        dictionary: str,
        ask_who: Callable[[], object] | None = None,
    ) -> object:
        """`dictionary` is the tag of what it is played with; `ask_who` asks for another player."""


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
        get_ready: GetReady,
        puzzler_of: Callable[[Company], str],
        best_of: Callable[[ChallengeKind, str, Clock], str],
        rating: Callable[[str, str], Rating],
        today: Callable[[], date],
    ) -> None:
        """`ask` shows the page before a match of a game; `rating` is by game and name.

        `puzzler_of` names who of a company would play today's puzzles, `best_of` says the best
        that somebody has reached in a kind of challenge.
        """
        self._stage = stage
        self._preferences = preferences
        self._games = games
        self._sessions = sessions
        self._people = people
        self._ask = ask
        self._get_ready, self._today = get_ready, today
        self._puzzler_of, self._best_of = puzzler_of, best_of
        # It would keep the save locked.
        self._opening = Opening(stage, sessions.load, lambda loaded: loaded.close())
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
        from .first_names import FirstNames

        names = FirstNames(self._preferences, self._people, most=1)
        self._ask_names(names, lambda: self.deals.first_round(entry))

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

    # Challenges

    def puzzle(self, challenge: Challenge) -> None:
        """Say what a puzzle of today is about to whoever of the table would play it."""
        from wordsmith_desktop.features.challenges.pages.form import fitting_clock
        from wordsmith_desktop.features.challenges.pages.page import Wish
        from wordsmith_desktop.features.new_match.company import company_of

        from .first_names import FirstNames

        def begin() -> None:
            settings = self._preferences.settings
            company = company_of(settings, self._people.all)
            player = self._puzzler_of(company)
            clock = fitting_clock(settings.challenge_clock)
            if player:
                self.challenge(Wish(challenge, player, clock))
            else:
                self._ask_who(challenge, clock)

        self._ask_names(FirstNames(self._preferences, self._people, most=1), begin)

    def _ask_who(self, challenge: Challenge, clock: Clock) -> None:
        """Ask who plays a challenge, and say what it is about."""
        from wordsmith_desktop.features.challenges.pages.in_words import title_of_kind
        from wordsmith_desktop.features.challenges.pages.name_dialog import NameDialog
        from wordsmith_desktop.features.challenges.pages.page import Wish
        from wordsmith_desktop.features.challenges.ready_texts import PLAYER

        dialog = NameDialog(
            say(PLAYER), title_of_kind(challenge.kind), self._people.all, self._stage.as_parent()
        )
        dialog.chosen.connect(lambda name: self.challenge(Wish(challenge, name, clock)))
        self._stage.open_dialog(dialog)

    def challenge(self, wish: Wish) -> None:
        """Say what a challenge is about, and sit down to it when that is wanted."""
        self._offer(
            wish.challenge,
            wish.player,
            wish.clock,
            lambda: self._stage.leaving(lambda: self._challenge(wish)),
        )

    def next_player(self) -> None:
        """Ask who plays the deal at the table next."""
        from wordsmith_desktop.features.challenges.pages.result import NextPlayerDialog

        seating = self._stage.seating
        challenge = seating.challenge if seating else None
        if seating is None or seating.opened is None or challenge is None:
            return
        clock = seating.opened.ruleset.clock
        dialog = NextPlayerDialog(challenge, self._people.all, self._stage.as_parent())

        def start(name: str) -> None:
            self._offer(
                challenge,
                name,
                clock,
                lambda: self._stage.leaving(lambda: self._start_challenge(challenge, name, clock)),
            )

        dialog.chosen.connect(start)
        self._stage.open_dialog(dialog)

    # Inside

    def _restart(self, seating: Seating, opened: Opened) -> None:
        from wordsmith_desktop.features.challenges.challenge import Standing

        def again() -> None:
            self._stage.leaving(lambda: self._sit_down(self._sessions.restart(opened)))

        challenge, players, ruleset = seating.challenge, seating.players, opened.ruleset
        if challenge is None:
            self._when_ready(seating.entry, ruleset, players, seating.dictionary, again)
        else:
            self._ready_for(
                challenge,
                players[0],
                ruleset.clock,
                Standing.KNOWN,
                again,
                can_change=False,
            )

    def _when_ready(
        self,
        entry: GameEntry,
        ruleset: Any,
        players: Sequence[str],
        dictionary: str,
        begin: Callable[[], object],
    ) -> None:
        """Begin a match; where its clock ends something, once that was pressed."""
        from wordsmith_desktop.features.challenges.pages.ready_facts import (
            facts_of_match,
            has_hard_clock,
        )

        if has_hard_clock(ruleset):
            self._get_ready(lambda: facts_of_match(entry, ruleset, players), begin, dictionary)
        else:
            begin()

    def _offer(
        self, challenge: Challenge, player: str, clock: Clock, begin: Callable[[], object]
    ) -> None:
        """Begin a challenge once that was pressed; whether it counts is said before."""
        try:
            standing = self._sessions.standing(challenge, player, clock)
        except StoreError as error:
            self._stage.tell(cannot_open(error))
        else:
            self._ready_for(challenge, player, clock, standing, begin)

    def _ready_for(
        self,
        challenge: Challenge,
        player: str,
        clock: Clock,
        standing: Standing,
        begin: Callable[[], object],
        *,
        can_change: bool = True,
    ) -> None:
        from wordsmith_desktop.features.challenges.pages.ready_facts import facts_of_challenge

        profile = self._people.named(player)
        self._get_ready(
            lambda: facts_of_challenge(
                challenge.begun_on(self._today()),
                clock,
                standing,
                player=player,
                profile=profile,
                entry=entry_of(self._games(), challenge.kind.game),
                best=self._best_of(challenge.kind, player, clock),
            ),
            begin,
            challenge.deal.language,
            partial(self._ask_who, challenge, clock) if can_change else None,
        )

    def _open(self, path: Path) -> None:
        self._leave_table()
        if is_long(path):
            self._opening.begin(path, self._go_on, self._tell_of)
            return
        self._opening.give_up()
        try:
            self._sit_down(self._sessions.open(path))
        except (StoreError, UnreadableError) as error:
            self._tell_of(error)

    def _go_on(self, loaded: LoadedMatch) -> None:
        if self._stage.seating is None:
            self._sit_down(self._sessions.go_on(loaded))
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
            self._sit_down(self._sessions.rematch(header))
        except ValueError:
            self._stage.tell(say(texts.NEW_START_FAILED))

    def _branch(self, path: Path, position: int) -> None:
        try:
            self._sit_down(self._sessions.branch(path, position))
        except (StoreError, UnreadableError) as error:
            self._stage.go_home()
            self._stage.tell(cannot_open(error))

    def _challenge(self, wish: Wish) -> None:
        self._start_challenge(wish.challenge, wish.player, wish.clock)
        self._preferences.change(soloist=wish.player, challenge_clock=wish.clock.value)
        if not wish.challenge.deal.mark:
            self._preferences.change(word_language=wish.challenge.deal.language)

    def _start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> None:
        from wordsmith_desktop.features.challenges import challenge_texts

        self._leave_table()
        try:
            opened = self._sessions.start_challenge(challenge, player, clock)
        except ValueError:
            self._stage.tell(say(texts.NEW_START_FAILED))
        except (StoreError, UnreadableError) as error:
            self._stage.tell(cannot_open(error))
        else:
            known = self._preferences.settings.first_matches_with(opened.header.game, (player,))
            self._preferences.change(first_matches=known)
            self._sit_down(opened)
            if not opened.header.occasion.counts:
                self._stage.tell(say(challenge_texts.KNOWN_ALREADY))

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
        self._sit_down(opened)

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
        self._sit_down(opened)

    def _sit_down(self, opened: Opened) -> None:
        entry = entry_of(self._games(), opened.header.game)
        if entry is None:
            opened.close()
            unknown = UnreadableError(opened.path, UnknownGame(opened.header.game))
            self._stage.tell(cannot_open(unknown))
            return
        self._preferences.change(last_game=entry.game)
        self._stage.sit_down(match_seating(entry, opened))
