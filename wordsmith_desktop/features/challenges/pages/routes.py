"""Opening what belongs to challenges: their page, what begins one, its result and its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from shiboken6 import Shiboken

from wordsmith_desktop.wording.texts import language

if TYPE_CHECKING:
    # Each page is imported when it is first shown.
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.kit.ways_on import SpecialEnd, Step
    from wordsmith_desktop.window.ports import Ports
    from wordsmith_desktop.window.shell.screens import ScreenHost
    from wordsmith_desktop.window.shell.seating import Seating

    from .ending import ChallengePanel, Finished
    from .ready_facts import FactsOf
    from .result import NextStep


class ChallengeScreens:
    """Shows them on a stage."""

    def __init__(
        self,
        stage: ScreenHost,
        ports: Ports,
        preferences: Preferences,
        show_review: Callable[[], object],
    ) -> None:
        self._stage = stage
        self._ports = ports
        self._preferences = preferences
        self._show_review = show_review
        self._panel: ChallengePanel | None = None

    def show(self) -> None:
        """Show the challenges."""
        from .form import fitting_clock, fitting_language
        from .page import ChallengesPage

        self._stage.wear_for(None)
        ports, settings = self._ports, self._preferences.settings
        page = ChallengesPage(
            ports.games(),
            ports.people,
            ports.bookkeeping,
            ports.today(),
            player=next(iter(settings.player_names), ""),
            language=fitting_language(settings.word_language, language()),
            clock=fitting_clock(settings.challenge_clock),
        )
        page.left.connect(self._stage.leave_screen)
        page.wished.connect(self._stage.commands.challenge)
        self._stage.stack.put(page, self.show)

    def show_ready(self, facts_of: FactsOf, begin: Callable[[], object], dictionary: str) -> None:
        """Say what begins, and begin it when it is pressed."""
        from .ready_page import ReadyPage

        self._stage.wear_for(None)
        # Nobody is to wait for the words once the clock runs.
        self._ports.dictionaries.lexicon(dictionary)
        counts_down = self._preferences.settings.counts_down
        page = ReadyPage(facts_of(), counts_down=counts_down)
        page.left.connect(self._stage.leave_screen)
        page.begun.connect(begin)
        again = partial(self.show_ready, facts_of, begin, dictionary)
        page.outdated.connect(again)
        self._stage.stack.put(page, again)

    def show_result(self) -> None:
        """Show the result of the challenge at the table."""
        from .result import ResultPage

        seating = self._stage.seating
        challenge = seating.challenge if seating else None
        if seating is None or seating.opened is None or challenge is None:
            return
        ports = self._ports
        page = ResultPage(
            seating.opened,
            challenge,
            games=ports.games(),
            people=ports.people,
            bookkeeping=ports.bookkeeping,
            lexicon=ports.dictionaries.lexicon,
        )
        page.left.connect(self._stage.leave_screen)
        page.wanted.connect(self._after_result)
        self._stage.stack.put(page, self.show_result)

    def special_end(self, seating: Seating) -> SpecialEnd | None:
        """How the end of a challenge is shown; None for any other match."""
        from .ending import ChallengePanel, Finished, special_end

        challenge, ports = seating.challenge, self._ports
        if seating.opened is None or challenge is None:
            return None
        finished = Finished(seating.opened, challenge, seating.entry)
        panel = ChallengePanel(finished, ports.bookkeeping, ports.dictionaries.lexicon)
        self._panel = panel
        return special_end(finished, panel, self._steps_after(finished))

    def dictionary_opened(self) -> None:
        """A dictionary is ready: an end that waited for it may tell what was possible."""
        if self._panel is not None and Shiboken.isValid(self._panel):
            self._panel.dictionary_opened()

    def _steps_after(self, finished: Finished) -> tuple[Step, ...]:
        """The same deal for the next player, or another challenge for the same one."""
        from wordsmith_desktop.window.kit.ways_on import Step
        from wordsmith_desktop.wording.texts import say

        from .. import challenge_texts
        from .following import following
        from .page import Wish

        commands, ports = self._stage.commands, self._ports
        after = following(finished, ports.bookkeeping, ports.today())
        wish = Wish(after.challenge, finished.player, finished.clock)
        return (
            Step(say(challenge_texts.NEXT_PLAYER), commands.next_player),
            Step(after.title, lambda: commands.challenge(wish)),
        )

    def _after_result(self, wanted: NextStep) -> None:
        """What comes after the challenge at the table: the next player, a new deal, a look back."""
        from .result import NextStep

        steps: dict[NextStep, Callable[[], object]] = {
            NextStep.NEXT_PLAYER: self._stage.commands.next_player,
            NextStep.NEW_DEAL: self.show,
            NextStep.REVIEW: self._show_review,
            NextStep.REPLAY: self._stage.saves.replay_table,
        }
        steps[wanted]()
