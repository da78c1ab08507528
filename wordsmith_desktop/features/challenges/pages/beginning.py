"""What begins a challenge: what it is about is said, and its player sits down to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_open
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    # Each page and dialog is imported when it is first shown.
    from collections.abc import Callable

    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.window.shell.feature import Around
    from wordsmith_desktop.window.shell.seating import Seating

    from ..challenge import Challenge, DealStanding
    from ..dealing import Dealing
    from ..standings import Standings
    from .page import ChallengeWish


def challenge_at(seating: Seating | None) -> Challenge | None:
    """The challenge that is played at a table, if it is one that this program knows."""
    from ..challenge import challenge_named

    if seating is None or seating.opened is None:
        return None
    return challenge_named(seating.opened.header.occasion.challenge)


class ChallengeBeginning:
    """Sits somebody down to a challenge, or tells why that is not possible."""

    def __init__(self, around: Around, standings: Standings) -> None:
        self._around, self._standings = around, standings
        self._stage, self._services = around.stage, around.services
        self._preferences = around.preferences

    @property
    def dealing(self) -> Dealing:
        """What begins the match itself."""
        from ..dealing import Dealing

        services = self._services
        return Dealing(
            services.sessions,
            services.saves,
            services.dictionaries,
            services.bookkeeping,
            services.people,
        )

    def puzzle(self, challenge: Challenge) -> None:
        """Say what a puzzle of today is about to whoever of the table would play it."""
        from wordsmith_desktop.features.new_match.company import company_of

        from .form import fitting_clock
        from .page import ChallengeWish

        def begin() -> None:
            settings = self._preferences.settings
            company = company_of(settings, self._services.people.all)
            player = self._standings.puzzler_of(company)
            clock = fitting_clock(settings.challenge_clock)
            if player:
                self.challenge(ChallengeWish(challenge, player, clock))
            else:
                self._ask_who(challenge, clock)

        self._around.ask_name(begin)

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
        challenge = challenge_at(seating)
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

    def again(self, seating: Seating, begin: Callable[[], object]) -> None:
        """Say what the challenge at a table is about, which the same player begins once more."""
        from ..challenge import DealStanding

        challenge = challenge_at(seating)
        if challenge is None or seating.opened is None:
            begin()
            return
        player, clock = seating.players[0], seating.opened.ruleset.clock
        self._ready_for(challenge, player, clock, DealStanding.KNOWN, begin, can_change=False)

    # Inside

    def _ask_who(self, challenge: Challenge, clock: Clock) -> None:
        """Ask who plays a challenge, and say what it is about."""
        from wordsmith_desktop.features.new_match.ready_texts import PLAYER

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
            standing = self.dealing.standing(challenge, player, clock)
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
        self._around.show_ready(
            lambda: facts_of_challenge(
                challenge.begun_on(self._services.today()),
                clock,
                standing,
                player=player,
                profile=profile,
                entry=entry_of(self._services.games(), challenge.kind.game),
                best=self._standings.best_of(challenge.kind, player, clock),
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
            opened = self.dealing.start(challenge, player, clock)
        except ValueError:
            self._stage.tell(say(texts.NEW_START_FAILED))
        except (StoreError, UnreadableError) as error:
            self._stage.tell(cannot_open(error))
        else:
            known = self._preferences.settings.first_matches_with(opened.header.game, (player,))
            self._preferences.change(first_matches=known)
            self._around.sit_down(opened)
            if not opened.header.occasion.counts:
                self._stage.tell(say(challenge_texts.KNOWN_ALREADY))
