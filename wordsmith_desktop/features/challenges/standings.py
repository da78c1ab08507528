"""How people stand to challenges: what they have reached, and how far they are with today's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.lexicon.languages import ours_of
from wordsmith_desktop.wording.texts import language

if TYPE_CHECKING:
    # The home page stands before the statistics are there.
    from collections.abc import Callable, Collection
    from datetime import date

    from wordsmith_desktop.features.matches.pages.save_figures import Begun
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.settings import Settings
    from wordsmith_desktop.session.bookkeeping import Bookkeeper

    from .album import Album
    from .challenge import Challenge
    from .daily import PuzzleState
    from .kinds import ChallengeKind


class Standings:
    """Looks them up in the statistics, and does without where those do not answer."""

    def __init__(
        self,
        bookkeeper: Bookkeeper,
        people: Profiles,
        today: Callable[[], date],
        settings: Callable[[], Settings],
    ) -> None:
        self._bookkeeper = bookkeeper
        self._people = people
        self._today = today
        self._settings = settings

    def puzzles(self) -> tuple[Challenge, ...]:
        """Today's, in the words that are played with."""
        from .challenge import puzzles_of_day

        tag = ours_of(self._settings().word_language, language())
        return puzzles_of_day(self._today(), tag)

    def puzzler_of(self, company: Company) -> str:
        """Who of a company would play them: who did so last, else the first; perhaps nobody."""
        soloist, people = self._settings().soloist, company.people
        return soloist if soloist in people else next(iter(people), "")

    def states_of(self, player: str, begun: Collection[Begun]) -> tuple[PuzzleState, ...]:
        """How today's puzzles stand for somebody; nothing where the statistics do not answer."""
        from wordsmith_desktop.records.troubles import StoreError, UnreadableError

        from .daily import PuzzleState, states_of

        own = {name for name, who in begun if who == player}
        if not self._bookkeeper.is_begun:
            # On the first evening the home page waits for no statistics.
            return tuple(
                PuzzleState(puzzle, is_begun=str(puzzle.name) in own) for puzzle in self.puzzles()
            )
        key = self._key_of(player)
        try:
            statistics = self._bookkeeper.statistics()
            return states_of(self.puzzles(), statistics, key, self._today(), own)
        except (StoreError, UnreadableError):
            return ()

    def best_of(self, kind: ChallengeKind, player: str, clock: Clock) -> str:
        """The best that somebody has reached in a kind by such a clock; "" before there is one."""
        from wordsmith_desktop.games.common.open_table import Clock
        from wordsmith_desktop.records.troubles import StoreError, UnreadableError

        from .pages.in_words import result_text

        ranking = kind.ranked_by(clock)
        try:
            album = self._album_of(player)
        except (StoreError, UnreadableError):
            return ""
        best = album.most_in(kind, ranking, is_untimed=clock is Clock.OFF)
        return "" if best is None else result_text(ranking, best)

    def _album_of(self, player: str) -> Album:
        from wordsmith_desktop.records.results.deals import results_of

        from .album import Album

        return Album(results_of(self._bookkeeper.statistics(), self._key_of(player)))

    def _key_of(self, player: str) -> str:
        from wordsmith_desktop.records.log import Player
        from wordsmith_desktop.records.results.model import player_key

        profile = self._people.named(player)
        return player_key(Player(player, profile.id if profile else None))
