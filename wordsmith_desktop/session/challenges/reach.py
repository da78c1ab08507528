"""What is possible in a deal.

The deal is played to its end by the game's soloists, with all words and with common words alone.
They take as long for every action as a quick player would, so that a clock ends their matches too
and a time can be reckoned.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.games.registry import rules_of, setter_of, soloists_of, tallier_of
from wordsmith_desktop.games.reviewing import COMMON, Words
from wordsmith_desktop.games.soloing import Soloist
from wordsmith_desktop.games.table import Clock, Rule, TimeExpired
from wordsmith_desktop.games.tallying import Ranking
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.replay import AnyMatch
from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.session.challenges.kinds import Kind
from wordsmith_desktop.session.challenges.medals import Reach
from wordsmith_desktop.session.clock import Clocks
from wordsmith_desktop.session.drivers import ChanceDriver

MOST_ACTIONS: Final = 5000
"""A match that goes on longer is given up as a mistake of the soloist's."""


ShouldStop = Callable[[], bool]
Report = Callable[[int, int], object]
"""Is told how many matches have been played, and of how many."""


def reach_of(
    challenge: Challenge,
    words: Words,
    clock: Clock,
    *,
    should_stop: ShouldStop = lambda: False,
    report: Report = lambda _done, _whole: None,
) -> Reach | None:
    """Play a deal with all `words` and with the common ones; None if it `should_stop`.

    With a clock, its end ends the matches. It takes up to some seconds, so it is asked off the
    window's thread.
    """
    kind, common = challenge.kind, replace(words, least_commonness=COMMON)
    soloists = soloists_of(kind.game)
    ways = [(soloist, known) for known in (words, common) for soloist in soloists]
    merits: dict[int, list[int]] = {words.least_commonness: [], COMMON: []}
    for number, (soloist, known) in enumerate(ways):
        report(number, len(ways))
        run = _Run(challenge, soloist, known, clock)
        match = run.finished(should_stop)
        if match is None:
            return None
        merit = _merit(kind, match, clock, run.played_ms)
        if merit is not None:
            merits[known.least_commonness].append(merit)
    report(len(ways), len(ways))
    found = _reach(kind.ranked_by(clock), merits[words.least_commonness], merits[COMMON])
    if found is None:
        return None
    is_over_in_time = clock is Clock.HARD and kind.ranking is Ranking.FASTEST
    least = -kind.seconds * 1000 if is_over_in_time else None
    return replace(found, is_timed=clock is not Clock.OFF, least=least)


def _reach(ranking: Ranking, found: list[int], common: list[int]) -> Reach | None:
    """None where not even the search came to a result that is ranked."""
    if not found + common:
        return None
    best = max(found + common)
    return Reach(ranking, best, max(common, default=best))


def _merit(kind: Kind, match: AnyMatch, clock: Clock, played_ms: int) -> int | None:
    tallies = tallier_of(kind.game).tally(match, kind.ranked_by(clock), played_ms)
    return tallies[0].merit


class _Run:
    """One match of a soloist's."""

    def __init__(self, challenge: Challenge, soloist: Soloist, words: Words, clock: Clock) -> None:
        kind = challenge.kind
        limit = Clock.OFF if clock is Clock.OFF else Clock.HARD
        self.match: AnyMatch = Match(
            rules_of(kind.game), kind.ruleset(challenge.deal.language, limit), 1
        )
        self.house = GameHouse()
        self.chance_count = 0
        self.played_ms = 0
        self._action_ms = kind.action_ms
        self._clocks = Clocks()
        self._soloist = soloist
        self._words = words
        self._chance = ChanceDriver(challenge.seed)
        self._setter = setter_of(kind.game)

    def observation(self, seat: Seat | None) -> Any:
        """What a driver may ask of a table."""
        return self.match.rules.observe(self.match.state, seat)

    def finished(self, should_stop: ShouldStop) -> AnyMatch | None:
        """The match at its end; None if it `should_stop` or does not come to one."""
        for _ in range(MOST_ACTIONS):
            if self.match.outcome is not None:
                return self.match
            if should_stop():
                return None
            self._step()
        return None

    def _step(self) -> None:
        match = self.match
        seat = match.rules.actors(match.state)[0]
        if seat == REFEREE:
            word = match.rules.question(match.state) or ""
            self._play(seat, Rule(Ruling(word, True, Reason.LISTED, "search")))
        elif seat == CHANCE:
            self._play(seat, self._chance.propose(self, seat))
            self.chance_count += 1
        elif seat == SETTER and self._setter is not None:
            # The same puzzle whatever words the player knows.
            self._play(seat, self._setter(match.state, replace(self._words, least_commonness=0)))
        elif not self._expire():
            self._play(seat, self._soloist(match.state, self._words))
            self.played_ms += self._action_ms
            self._clocks.tick(self._action_ms)

    def _play(self, seat: Seat, action: Any) -> None:
        self.match.play(seat, action)
        self._clocks.follow(self.match.rules.timers(self.match.state))

    def _expire(self) -> bool:
        """Play the end of a clock that has run out; whether there was one."""
        for timer in self._clocks.ended:
            action = TimeExpired(timer.name)
            if not self.match.rules.check(self.match.state, timer.seat, action):
                self._clocks.settle(timer)
                self._play(timer.seat, action)
                return True
        return False
