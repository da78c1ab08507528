"""Statistics as the program keeps them: a match when it ends, what is missing when somebody looks.

Nothing of it is loaded or opened before the first match ends or the first page is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeAlias

from wordsmith_desktop.records.troubles import StoreError, UnreadableError

if TYPE_CHECKING:
    # The home page does without, above all without SQLite.
    from wordsmith_desktop.core.background import InBackground, Ticket
    from wordsmith_desktop.records.kept_match import Games
    from wordsmith_desktop.records.paper import PaperMatch
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.results.database import StatisticsDamage
    from wordsmith_desktop.records.results.model import Filter
    from wordsmith_desktop.records.results.rating import Rating
    from wordsmith_desktop.records.results.store import Statistics
    from wordsmith_desktop.records.store import Shelf

    from .setup import Opened

Concern: TypeAlias = "StoreError | UnreadableError | StatisticsDamage"
"""What a person should hear of the statistics."""

Progress: TypeAlias = Callable[[int, int], object]
STEP: Final = 20
"""Progress is told after so many logs."""


def nobody(_looked_at: int, _whole: int) -> None:
    """Nobody wants to hear of the progress."""


class Bookkeeper:
    """Keeps one file of statistics beside the shelf. For the window's thread."""

    def __init__(
        self,
        path: Path,
        shelf: Shelf,
        games: Games,
        people: Profiles | None = None,
        papers: Path | None = None,
        *,
        run: InBackground,
        later: Callable[[Callable[[], object]], object],
    ) -> None:
        """`papers` is the folder of matches from paper.

        `run` gathers what is missing, and `later` makes a call in a turn of its own.
        """
        self._run = run
        self._later = later
        self._path = path
        self._papers = papers
        self._people = people
        self._shelf = shelf
        self._games = games
        self._statistics: Statistics | None = None
        self._making = Lock()
        """The home page asks in several threads."""
        self._told_of: StatisticsDamage | None = None
        self._listeners: list[Callable[[Concern], object]] = []
        self._waiting: list[Callable[[], object]] | None = None
        """Who is told when the catching up that is under way is over."""
        self._followers: list[Progress] = []

    @property
    def has_opened_statistics(self) -> bool:
        """Whether anybody has read or written the file yet."""
        return self._statistics is not None and self._statistics.is_open

    def statistics(self) -> Statistics:
        """The figures as they are known; threads may use them by turns."""
        # The file is opened by the first question.
        with self._making:
            if self._statistics is None:
                from wordsmith_desktop.records.results.store import Statistics

                disk = self._shelf.disk
                self._statistics = Statistics(self._path, people=self._people, disk=disk)
            return self._statistics

    @property
    def is_begun(self) -> bool:
        """Whether anything was ever kept; said without opening it."""
        return self._statistics is not None or self._path.exists()

    def when_concerned(self, call: Callable[[Concern], object]) -> None:
        """Have `call` told what keeps the statistics from being complete."""
        self._listeners.append(call)

    def watch(self, opened: Opened) -> None:
        """Record a match of the shelf as soon as its end is in its file."""
        session = opened.session
        is_on_shelf = opened.path.is_relative_to(self._shelf.folder)
        if session.is_read_only or session.end is not None or not is_on_shelf:
            return

        def hear(_update: object) -> None:
            if session.end is None:
                return
            stop()
            try:
                self._record(opened)
            except Exception as error:
                # The end of a match is none of the statistics' business: a mistake of theirs is
                # reported in a turn of its own.
                self._later(partial(_raise, error))

        stop = session.subscribe(hear)

    def record_paper(self, match: PaperMatch) -> None:
        """Count a match from paper as it is in its file now."""
        from wordsmith_desktop.records.results.papers import record_of_paper

        self._try(lambda: self.statistics().record(record_of_paper(match)))

    def drop_paper(self, match_id: str) -> None:
        """Count a match from paper no more, whose file is gone."""
        self._try(lambda: self.statistics().drop([match_id]))

    def catch_up(self, done: Callable[[], object], progressed: Progress = nobody) -> None:
        """Record beside the window what is finished and not in the statistics yet.

        `done` is called in this thread when they should be asked again; `progressed` is told
        from time to time how many matches have been looked at, and of how many.
        """
        self._followers.append(progressed)
        if self._waiting is not None:
            self._waiting.append(done)
            return
        self._waiting = [done]
        statistics = self.statistics()
        self._run(
            lambda ticket: self._gather(statistics, ticket),
            done=lambda _count: self._caught_up(None),
            failed=self._caught_up,
            progressed=self._progress,
        )

    def best(self, opened: Opened) -> int | None:
        """The best score of the other finished matches of one player by the same rules.

        None where there is no such match, or where this one has more than one player.
        """
        # What does not count, such as a branch of another match, is compared with none.
        header = opened.header
        if len(header.seats) != 1 or not header.occasion.counts or header.seats[0].bot:
            return None
        from wordsmith_desktop.records.results.bests import best_score

        which = self._alone(opened)
        try:
            found = best_score(self.statistics(), which, but=header.match_id)
        except (StoreError, UnreadableError):
            return None
        self._gather_anew()
        return found

    def rating(self, game: str, player: str) -> Rating:
        """How strong somebody of that name has been at a game beside its computers."""
        from wordsmith_desktop.records.results.contests import rating_of
        from wordsmith_desktop.records.results.rating import Rating

        try:
            return rating_of(self.statistics(), game, self._key(player))
        except (StoreError, UnreadableError):
            return Rating()

    def ratings(self, game: str, players: Sequence[str]) -> tuple[Rating, ...]:
        """How strong the people of these names have been beside its computers and each other."""
        from wordsmith_desktop.records.results.contests import ratings_of
        from wordsmith_desktop.records.results.rating import Rating

        try:
            return ratings_of(self.statistics(), game, [self._key(name) for name in players])
        except (StoreError, UnreadableError):
            return tuple(Rating() for _ in players)

    def head_to_head(self, match_id: str) -> tuple[int, int] | None:
        """How often each of a match's two players has beaten the other at its game, by seat."""
        from wordsmith_desktop.records.results.contests import head_to_head

        try:
            return head_to_head(self.statistics(), match_id)
        except (StoreError, UnreadableError):
            return None

    def _key(self, player: str) -> str:
        """What somebody of that name is known by."""
        from wordsmith_desktop.records.names import guest_key

        profile = self._people.named(player) if self._people is not None else None
        return profile.id if profile else guest_key(player)

    def points_of_parts(self, opened: Opened) -> tuple[int, ...]:
        """The points of each part, such as a challenge, of whoever plays alone, in its other
        finished matches by the same rules, in order; none where a match is one whole.
        """
        header = opened.header
        if len(header.seats) != 1 or not header.occasion.counts:
            return ()
        from wordsmith_desktop.records.results.bests import points_of_parts

        which = self._alone(opened)
        try:
            found = points_of_parts(self.statistics(), which, but=header.match_id)
        except (StoreError, UnreadableError):
            return ()
        self._gather_anew()
        return found

    def _alone(self, opened: Opened) -> Filter:
        """The results of whoever plays a match alone, by its rules."""
        from wordsmith_desktop.records.results.model import Filter, player_key, way_of

        header = opened.header
        player = player_key(header.seats[0])
        if self._people is not None:
            player = self._people.owner(player, header.created_ms)
        return Filter(setting=way_of(header, opened.session.match.ruleset).key, player=player)

    def close(self) -> None:
        """Close the file, once no thread runs any more."""
        if self._statistics is not None:
            self._statistics.close()

    # Inside

    def _record(self, opened: Opened) -> None:
        from wordsmith_desktop.records.results.model import record_of

        end = opened.session.end
        found = record_of(opened.header, opened.session.match, end) if end else None
        if found is None:
            return
        self._try(lambda: self.statistics().record(found))

    def _try(self, change: Callable[[], object]) -> None:
        """Change the statistics; what keeps them from it is told."""
        try:
            change()
        except (StoreError, UnreadableError) as error:
            self._tell(error)
        self._gather_anew()

    def _gather_anew(self) -> None:
        """What was set aside lies in the logs as well."""
        if self._is_newly_damaged():
            self.catch_up(lambda: None)

    def _gather(self, statistics: Statistics, ticket: Ticket) -> int:
        from wordsmith_desktop.records.paper import PaperShelf
        from wordsmith_desktop.records.results.gathering import Gatherer

        def report(looked_at: int, whole: int) -> None:
            if looked_at % STEP == 0:
                ticket.report(looked_at, whole)

        gatherer = Gatherer(
            self._shelf,
            self._games,
            papers=PaperShelf(self._papers) if self._papers else None,
            report=report,
            is_cancelled=lambda: ticket.is_cancelled,
        )
        return gatherer.catch_up(statistics)

    def _progress(self, looked_at: int, whole: int) -> None:
        for follower in tuple(self._followers):
            follower(looked_at, whole)

    def _caught_up(self, error: Exception | None) -> None:
        waiting, self._waiting = self._waiting or [], None
        self._followers.clear()
        if isinstance(error, StoreError | UnreadableError):
            self._tell(error)
        self._is_newly_damaged()
        for done in waiting:
            done()
        if error is not None and not isinstance(error, StoreError | UnreadableError):
            raise error

    def _is_newly_damaged(self) -> bool:
        """Whether a file was set aside since the last call; then it is told."""
        damage = self.statistics().damage
        if damage is None or damage == self._told_of:
            return False
        self._told_of = damage
        self._tell(damage)
        return True

    def _tell(self, concern: Concern) -> None:
        for listener in tuple(self._listeners):
            listener(concern)


def _raise(error: Exception) -> None:
    raise error
