"""Opening what belongs to challenges: their page, what begins one, its result and its end."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from shiboken6 import Shiboken

from wordsmith_desktop.wording.texts import language

from .beginning import ChallengeBeginning

if TYPE_CHECKING:
    # Each page is imported when it is first shown.
    from wordsmith_desktop.features.matches.pages.save_figures import Begun
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.after_match import SpecialEnd, WayOn
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.shell.seating import Seating
    from wordsmith_desktop.window.shell.services import Services
    from wordsmith_desktop.window.shell.stage import Stage

    from ..album import Album
    from ..challenge import Challenge
    from ..daily import PuzzleState
    from ..kinds import ChallengeKind
    from .ending import ChallengePanel, Finished
    from .ready_facts import FactsOf
    from .result import NextStep


class ChallengeScreens:
    """Shows them on a stage."""

    def __init__(
        self,
        stage: Stage,
        services: Services,
        preferences: Preferences,
        *,
        ask_name: Callable[[Callable[[], object]], object],
        sit_down: Callable[[Opened], object],
        show_review: Callable[[], object],
        show_replay: Callable[[], object] | None,
    ) -> None:
        """`ask_name` and `sit_down` are those of `ChallengeBeginning`.

        The others show the match at the table once more; None where nobody does.
        """
        self._stage = stage
        self._services = services
        self._preferences = preferences
        self._show_review = show_review
        self._show_replay = show_replay
        self.beginning = ChallengeBeginning(
            stage,
            services,
            preferences,
            show_ready=self.show_ready,
            puzzler_of=self.puzzler_of,
            best_of=self.best_of,
            ask_name=ask_name,
            sit_down=sit_down,
        )
        """What begins one."""
        self._panel: ChallengePanel | None = None

    def title_of_code(self, text: str) -> str:
        """What a challenge's code is of, in words; empty for a text that is none."""
        from wordsmith_desktop.features.matches.pages.match_lines import entry_of

        from ..codes import BadCodeError, parse_code
        from .in_words import deal_text

        try:
            deal = parse_code(text)
        except BadCodeError:
            return ""
        entry = entry_of(self._services.games(), deal.kind.game)
        return "" if entry is None or deal.mark else deal_text(deal, entry)

    def begin_code(self, text: str) -> None:
        """Tell what the challenge of a code is about, and begin it when that is wanted."""
        from ..challenge import Challenge
        from ..codes import parse_code

        self.beginning.puzzle(Challenge(parse_code(text)))

    def puzzles(self) -> tuple[Challenge, ...]:
        """Today's, in the words that are played with."""
        from wordsmith_desktop.lexicon.languages import ours_of

        from ..challenge import puzzles_of_day

        tag = ours_of(self._preferences.settings.word_language, language())
        return puzzles_of_day(self._services.today(), tag)

    def puzzler_of(self, company: Company) -> str:
        """Who of a company would play them: who did so last, else the first; perhaps nobody."""
        soloist, people = self._preferences.settings.soloist, company.people
        return soloist if soloist in people else next(iter(people), "")

    def best_of(self, kind: ChallengeKind, player: str, clock: Clock) -> str:
        """The best that somebody has reached in a kind by such a clock; "" before there is one."""
        from wordsmith_desktop.games.common.open_table import Clock
        from wordsmith_desktop.records.troubles import StoreError, UnreadableError

        from .in_words import result_text

        ranking = kind.ranked_by(clock)
        try:
            album = self._album_of(player)
        except (StoreError, UnreadableError):
            return ""
        best = album.most_in(kind, ranking, is_untimed=clock is Clock.OFF)
        return "" if best is None else result_text(ranking, best)

    def _album_of(self, player: str) -> Album:
        from wordsmith_desktop.records.results.deals import results_of

        from ..album import Album

        return Album(results_of(self._services.bookkeeping.statistics(), self._key_of(player)))

    def _key_of(self, player: str) -> str:
        from wordsmith_desktop.records.log import Player
        from wordsmith_desktop.records.results.model import player_key

        profile = self._services.people.named(player)
        return player_key(Player(player, profile.id if profile else None))

    def states_of(self, player: str, begun: Collection[Begun]) -> tuple[PuzzleState, ...]:
        """How today's puzzles stand for somebody; nothing where the statistics do not answer."""
        from wordsmith_desktop.records.troubles import StoreError, UnreadableError

        from ..daily import PuzzleState, states_of

        own = {name for name, who in begun if who == player}
        if not self._services.bookkeeping.is_begun:
            # On the first evening the home page waits for no statistics.
            return tuple(
                PuzzleState(puzzle, is_begun=str(puzzle.name) in own) for puzzle in self.puzzles()
            )
        key = self._key_of(player)
        try:
            statistics = self._services.bookkeeping.statistics()
            return states_of(self.puzzles(), statistics, key, self._services.today(), own)
        except (StoreError, UnreadableError):
            return ()

    def show(self) -> None:
        """Show the challenges."""
        from wordsmith_desktop.lexicon.languages import ours_of

        from .form import fitting_clock
        from .page import ChallengesPage

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

    def show_ready(
        self,
        facts_of: FactsOf,
        begin: Callable[[], object],
        dictionary: str,
        ask_who: Callable[[], object] | None = None,
    ) -> None:
        """Say what begins, and begin it when it is pressed; `ask_who` asks for another player."""
        from .ready_page import ReadyPage

        self._stage.use_look_for(None)
        # Nobody is to wait for the words once the clock runs.
        self._services.dictionaries.lexicon(dictionary)
        counts_down = self._preferences.settings.counts_down
        page = ReadyPage(facts_of(), counts_down=counts_down, ask_who=ask_who)
        page.begun.connect(begin)
        again = partial(self.show_ready, facts_of, begin, dictionary, ask_who)
        page.outdated.connect(again)
        self._stage.show_page(page, again)

    def show_result(self) -> None:
        """Show the result of the challenge at the table."""
        from .result import ResultPage

        seating = self._stage.seating
        challenge = seating.challenge if seating else None
        if seating is None or seating.opened is None or challenge is None:
            return
        services = self._services
        page = ResultPage(
            seating.opened,
            challenge,
            people=services.people,
            bookkeeping=services.bookkeeping,
            lexicon=services.dictionaries.lexicon,
            replays=self._show_replay is not None,
        )
        page.wanted.connect(self._after_result)
        self._stage.show_page(page, self.show_result)

    def special_end(self, seating: Seating) -> SpecialEnd | None:
        """How the end of a challenge is shown; None for any other match."""
        from .ending import ChallengePanel, Finished, special_end

        challenge, services = seating.challenge, self._services
        if seating.opened is None or challenge is None:
            return None
        finished = Finished(seating.opened, challenge, seating.entry)
        panel = ChallengePanel(finished, services.bookkeeping, services.dictionaries.lexicon)
        self._panel = panel
        return special_end(finished, panel, self._steps_after(finished))

    def dictionary_opened(self) -> None:
        """A dictionary is ready: an end that waited for it may tell what was possible."""
        if self._panel is not None and Shiboken.isValid(self._panel):
            self._panel.dictionary_opened()

    def _steps_after(self, finished: Finished) -> tuple[WayOn, ...]:
        """The same deal for the next player, or another challenge for the same one."""
        from wordsmith_desktop.window.kit.after_match import WayOn
        from wordsmith_desktop.wording.texts import say

        from .. import challenge_texts
        from .following import following
        from .page import ChallengeWish

        after = following(finished, self._services.bookkeeping, self._services.today())
        wish = ChallengeWish(after.challenge, finished.player, finished.clock)
        return (
            WayOn(say(challenge_texts.NEXT_PLAYER), self.beginning.next_player),
            WayOn(after.title, lambda: self.beginning.challenge(wish)),
        )

    def _after_result(self, wanted: NextStep) -> None:
        """What comes after the challenge at the table: the next player, a new deal, a look back."""
        from .result import NextStep

        steps: dict[NextStep, Callable[[], object]] = {
            NextStep.NEXT_PLAYER: self.beginning.next_player,
            NextStep.NEW_DEAL: self.show,
            NextStep.REVIEW: self._show_review,
        }
        if self._show_replay is not None:
            steps[NextStep.REPLAY] = self._show_replay
        steps[wanted]()
