"""What begins a challenge: what it is about is said, and its player sits down to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_open
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    # Each page and dialog is imported when it is first shown.
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.shell.services import Services
    from wordsmith_desktop.window.shell.stage import Stage

    from ..challenge import Challenge, DealStanding
    from ..kinds import ChallengeKind
    from .page import ChallengeWish
    from .ready_facts import FactsOf

    ShowReady = Callable[[FactsOf, Callable[[], object], str, Callable[[], object] | None], object]
    """Shows facts, and begins when that is pressed: with the tag of the dictionary, and what asks
    for another player, if anything."""


class ChallengeBeginning:
    """Sits somebody down to a challenge, or tells why that is not possible."""

    def __init__(
        self,
        stage: Stage,
        services: Services,
        preferences: Preferences,
        *,
        show_ready: ShowReady,
        puzzler_of: Callable[[Company], str],
        best_of: Callable[[ChallengeKind, str, Clock], str],
        ask_name: Callable[[Callable[[], object]], object],
        sit_down: Callable[[Opened], object],
    ) -> None:
        """`puzzler_of` names who of a company would play today's puzzles, and `best_of` says the
        best that somebody has reached in a kind of challenge.

        `ask_name` calls what it is given, once there is a name for whoever plays alone.
        """
        self._stage = stage
        self._services = services
        self._preferences = preferences
        self._show_ready = show_ready
        self._puzzler_of, self._best_of = puzzler_of, best_of
        self._ask_name, self._sit_down = ask_name, sit_down

    def puzzle(self, challenge: Challenge) -> None:
        """Say what a puzzle of today is about to whoever of the table would play it."""
        from wordsmith_desktop.features.new_match.company import company_of

        from .form import fitting_clock
        from .page import ChallengeWish

        def begin() -> None:
            settings = self._preferences.settings
            company = company_of(settings, self._services.people.all)
            player = self._puzzler_of(company)
            clock = fitting_clock(settings.challenge_clock)
            if player:
                self.challenge(ChallengeWish(challenge, player, clock))
            else:
                self._ask_who(challenge, clock)

        self._ask_name(begin)

    def challenge(self, wish: ChallengeWish) -> None:
        """Say what a challenge is about, and sit down to it when that is wanted."""
        self._offer(
            wish.challenge,
            wish.player,
            wish.clock,
            lambda: self._stage.leaving(lambda: self._challenge(wish)),
        )

    def next_player(self) -> None:
        """Ask who plays the deal at the table next."""
        from .result import NextPlayerDialog

        seating = self._stage.seating
        challenge = seating.challenge if seating else None
        if seating is None or seating.opened is None or challenge is None:
            return
        clock = seating.opened.ruleset.clock
        dialog = NextPlayerDialog(challenge, self._services.people.all, self._stage.as_parent())

        def start(name: str) -> None:
            self._offer(
                challenge,
                name,
                clock,
                lambda: self._stage.leaving(lambda: self._start_challenge(challenge, name, clock)),
            )

        dialog.chosen.connect(start)
        self._stage.open_dialog(dialog)

    def when_ready(
        self,
        entry: GameEntry,
        ruleset: Any,
        players: Sequence[str],
        dictionary: str,
        begin: Callable[[], object],
    ) -> None:
        """Begin a match; where its clock ends something, once that was pressed."""
        from .ready_facts import facts_of_match, has_hard_clock

        if has_hard_clock(ruleset):
            facts = partial(facts_of_match, entry, ruleset, players)
            self._show_ready(facts, begin, dictionary, None)
        else:
            begin()

    def ready_again(
        self, challenge: Challenge, player: str, clock: Clock, begin: Callable[[], object]
    ) -> None:
        """Say what a challenge is about that the same player begins once more."""
        from ..challenge import DealStanding

        self._ready_for(challenge, player, clock, DealStanding.KNOWN, begin, can_change=False)

    # Inside

    def _ask_who(self, challenge: Challenge, clock: Clock) -> None:
        """Ask who plays a challenge, and say what it is about."""
        from ..ready_texts import PLAYER
        from .in_words import title_of_kind
        from .name_dialog import NameDialog
        from .page import ChallengeWish

        dialog = NameDialog(
            say(PLAYER),
            title_of_kind(challenge.kind),
            self._services.people.all,
            self._stage.as_parent(),
        )
        dialog.chosen.connect(lambda name: self.challenge(ChallengeWish(challenge, name, clock)))
        self._stage.open_dialog(dialog)

    def _offer(
        self, challenge: Challenge, player: str, clock: Clock, begin: Callable[[], object]
    ) -> None:
        """Begin a challenge once that was pressed; whether it counts is said before."""
        try:
            standing = self._services.sessions.standing(challenge, player, clock)
        except StoreError as error:
            self._stage.tell(cannot_open(error))
        else:
            self._ready_for(challenge, player, clock, standing, begin)

    def _ready_for(
        self,
        challenge: Challenge,
        player: str,
        clock: Clock,
        standing: DealStanding,
        begin: Callable[[], object],
        *,
        can_change: bool = True,
    ) -> None:
        from .ready_facts import facts_of_challenge

        profile = self._services.people.named(player)
        self._show_ready(
            lambda: facts_of_challenge(
                challenge.begun_on(self._services.today()),
                clock,
                standing,
                player=player,
                profile=profile,
                entry=entry_of(self._services.games(), challenge.kind.game),
                best=self._best_of(challenge.kind, player, clock),
            ),
            begin,
            challenge.deal.language,
            partial(self._ask_who, challenge, clock) if can_change else None,
        )

    def _challenge(self, wish: ChallengeWish) -> None:
        self._start_challenge(wish.challenge, wish.player, wish.clock)
        self._preferences.change(soloist=wish.player, challenge_clock=wish.clock.value)
        if not wish.challenge.deal.mark:
            self._preferences.change(word_language=wish.challenge.deal.language)

    def _start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> None:
        from .. import challenge_texts

        # The table may be the one to go on with: it keeps its save locked.
        if self._stage.seating is not None:
            self._stage.go_home()
        try:
            opened = self._services.sessions.start_challenge(challenge, player, clock)
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
