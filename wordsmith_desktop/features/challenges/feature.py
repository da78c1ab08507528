"""The door of challenges: their page, today's card at home, what begins one, and its end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from shiboken6 import Shiboken

from wordsmith_desktop.window.kit.threads import LastAnswer
from wordsmith_desktop.window.shell.feature import (
    Around,
    Feature,
    MenuLine,
    MenuPlace,
)
from wordsmith_desktop.window.shell.home_parts import HomeCard
from wordsmith_desktop.wording.texts import language

from . import challenge_texts as texts
from .kinds import plays_as_titled
from .pages.beginning import ChallengeBeginning, challenge_at
from .standings import Standings

if TYPE_CHECKING:
    # Each page is imported when it is first shown.
    from collections.abc import Callable, Collection

    from wordsmith_desktop.features.matches.pages.save_figures import Begun
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.window.kit.after_match import SpecialEnd, WayOn
    from wordsmith_desktop.window.kit.worksheet import PrintedDeal
    from wordsmith_desktop.window.shell.seating import Seating

    from .pages.ending import ChallengePanel, Finished
    from .pages.result import NextStep
    from .pages.today import TodayCard


class ChallengeDoor(Feature):
    """Shows them on a stage."""

    def __init__(self, around: Around) -> None:
        self._around, self._offers = around, around.offers
        self._stage, self._services = around.stage, around.services
        self._preferences = around.preferences
        services = around.services
        self._standings = Standings(
            services.bookkeeping,
            services.people,
            services.today,
            lambda: self._preferences.settings,
        )
        self.beginning = ChallengeBeginning(around, self._standings)
        """What begins one."""
        self._panel: ChallengePanel | None = None
        services.dictionaries.when_opened(lambda _tag: self._dictionary_opened())
        offers = around.offers
        offers.title_of_code.fill(self._title_of_code)
        offers.begin_code.fill(self._begin_code)
        offers.challenge_again.fill(self.beginning.again)
        offers.challenge_result.fill(self.show_result)
        offers.challenge_end.fill(self.special_end)
        offers.plays_as_titled.fill(plays_as_titled)
        offers.deal.fill(deal)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (MenuLine(MenuPlace.BEGIN, texts.MENU, self.show, ("Ctrl+Shift+N",), waits=True),)

    def home_card(self, *, is_first_evening: bool) -> HomeCard | None:
        """Today's puzzles; None where none of their games is here."""
        from .pages.today import TodayCard

        games = self._services.games()
        puzzles = self._standings.puzzles()
        here = {entry.game for entry in games}
        shown = [puzzle for puzzle in puzzles if puzzle.kind.game in here]
        if not shown:
            return None
        card = TodayCard(shown, games, has_way=not is_first_evening)
        card.chosen.connect(self.beginning.puzzle)
        card.all_asked.connect(self.show)
        return HomeCard(card, partial(self._show_states, card, LastAnswer(card)))

    def _show_states(
        self, card: TodayCard, states: LastAnswer, company: Company, begun: Collection[Begun]
    ) -> None:
        """How today's puzzles stand for whoever of the table would play them.

        Of some thousand matches that takes too long for the window's thread.
        """
        from wordsmith_desktop.features.new_match.company import Company

        player = self._standings.puzzler_of(company)
        name = "" if Company((player,)).is_unnamed else player
        find = partial(self._standings.states_of, player, frozenset(begun))
        if self._services.bookkeeping.is_begun:
            states.ask(find, lambda found: card.show_states(found, name))
        else:
            card.show_states(find(), name)

    def _title_of_code(self, text: str) -> str:
        """What a challenge's code is of, in words; empty for a text that is none."""
        from wordsmith_desktop.features.matches.pages.match_lines import entry_of

        from .codes import BadCodeError, parse_code
        from .pages.in_words import deal_text

        try:
            deal = parse_code(text)
        except BadCodeError:
            return ""
        entry = entry_of(self._services.games(), deal.kind.game)
        return "" if entry is None or deal.mark else deal_text(deal, entry)

    def _begin_code(self, text: str) -> None:
        """Tell what the challenge of a code is about, and begin it when that is wanted."""
        from .challenge import Challenge
        from .codes import parse_code

        self.beginning.puzzle(Challenge(parse_code(text)))

    def show(self) -> None:
        """Show the challenges."""
        from wordsmith_desktop.lexicon.languages import ours_of

        from .pages.form import fitting_clock
        from .pages.page import ChallengesPage

        self._stage.use_look_for(None)
        services, settings = self._services, self._preferences.settings
        page = ChallengesPage(
            services.games(),
            services.people,
            services.bookkeeping,
            services.today(),
            player=settings.soloist or next(iter(settings.player_names), ""),
            language=ours_of(settings.word_language, language()),
            clock=fitting_clock(settings.challenge_clock),
            marks=self._services.dictionaries.marks(),
        )
        page.wished.connect(self.beginning.challenge)
        self._stage.show_page(page, self.show)

    def show_result(self) -> None:
        """Show the result of the challenge at the table."""
        from .pages.result import ResultPage

        seating = self._stage.seating
        challenge = challenge_at(seating)
        if seating is None or seating.opened is None or challenge is None:
            return
        services = self._services
        page = ResultPage(
            seating.opened,
            challenge,
            people=services.people,
            bookkeeping=services.bookkeeping,
            lexicon=services.dictionaries.lexicon,
            replays=bool(self._offers.replay),
        )
        page.wanted.connect(self._after_result)
        self._stage.show_page(page, self.show_result)

    def special_end(self, seating: Seating) -> SpecialEnd | None:
        """How the end of a challenge is shown; None for any other match."""
        from .pages.ending import ChallengePanel, Finished, special_end

        challenge, services = challenge_at(seating), self._services
        if seating.opened is None or challenge is None:
            return None
        finished = Finished(seating.opened, challenge, seating.entry)
        panel = ChallengePanel(finished, services.bookkeeping, services.dictionaries.lexicon)
        self._panel = panel
        return special_end(finished, panel, self._steps_after(finished))

    def _dictionary_opened(self) -> None:
        """A dictionary is ready: an end that waited for it may tell what was possible."""
        if self._panel is not None and Shiboken.isValid(self._panel):
            self._panel.dictionary_opened()

    def _steps_after(self, finished: Finished) -> tuple[WayOn, ...]:
        """The same deal for the next player, or another challenge for the same one."""
        from wordsmith_desktop.window.kit.after_match import WayOn
        from wordsmith_desktop.wording.texts import say

        from . import challenge_texts
        from .pages.following import following
        from .pages.page import ChallengeWish

        after = following(finished, self._services.bookkeeping, self._services.today())
        wish = ChallengeWish(after.challenge, finished.player, finished.clock)
        return (
            WayOn(say(challenge_texts.NEXT_PLAYER), self.beginning.next_player),
            WayOn(after.title, lambda: self.beginning.challenge(wish)),
        )

    def _after_result(self, wanted: NextStep) -> None:
        """What comes after the challenge at the table: the next player, a new deal, a look back."""
        from .pages.result import NextStep

        steps: dict[NextStep, Callable[[], object]] = {
            NextStep.NEXT_PLAYER: self.beginning.next_player,
            NextStep.NEW_DEAL: self.show,
            NextStep.REVIEW: self._offers.review,
            NextStep.REPLAY: lambda: self._around.replay_table(0, None),
        }
        steps[wanted]()


def deal(key: str, tag: str, chance: int) -> PrintedDeal | None:
    """What a free challenge of a kind deals, and its code."""
    from wordsmith_desktop.window.kit.worksheet import PrintedDeal

    from .challenge import fresh_challenge
    from .first_deal import opened
    from .kinds import kind_with

    kind = kind_with(key)
    if kind is None:
        return None
    challenge = fresh_challenge(kind, tag, chance)
    return PrintedDeal(challenge.deal.text, opened(challenge.deal, challenge.seed).state)


DOOR = ChallengeDoor
