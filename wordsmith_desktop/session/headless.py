"""Whole matches without a window: for medals, measurements, tests and simulations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wordsmith_desktop.bots.bot import AnyBot, Decision, Search, ShouldStop, Wait
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Rule, TimeExpired
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

from .clock import Clocks
from .drivers import Judge
from .thinking import mind_of, stream_of

MOST_ACTIONS: Final = 5000
"""A match that goes on longer is given up as a mistake of a bot's."""


def listed(word: str) -> Ruling:
    """The verdict of a referee whom only words of the list are put before."""
    return Ruling(word, True, Reason.LISTED, "search")


def judge_by(words: Vocabulary) -> Judge:
    """A referee who goes by some words, and by the dictionary behind them where there is one."""

    def judge(word: str) -> Ruling:
        if words.judge is not None:
            return words.judge(word)
        is_taken = words.takes(word)
        return Ruling(word, is_taken, Reason.LISTED if is_taken else Reason.UNKNOWN, "search")

    return judge


class Setting(Value, kw_only=True):
    """What is played, and by whom."""

    game: str
    ruleset: Any
    bots: Sequence[AnyBot]
    """By seat."""
    vocabularies: Sequence[Vocabulary]
    """What each of them knows."""
    seed: int
    action_ms: int = 0
    """How long each of them takes for an action at least, so that clocks end a match too."""
    is_watched: bool = False
    """Whether words are laid letter by letter, as people do it, where they could be at once."""
    persons: int = 0
    """Another number seats others of the same strength, who know and see other words."""
    judge: Judge = listed
    begun: AnyMatch | None = None
    """A match to go on with, which is changed by it; None for a new one."""


class HeadlessMatch:
    """One match between bots."""

    def __init__(self, setting: Setting) -> None:
        self.match: AnyMatch = setting.begun or Match(
            rules_of(setting.game), setting.ruleset, len(setting.bots)
        )
        self.played_ms = 0
        self._setting = setting
        self._minds = [
            replace(vocabulary, mind=mind_of(setting.seed + setting.persons, seat))
            for seat, vocabulary in enumerate(setting.vocabularies)
        ]
        """What each seat knows, with its own mind."""
        self._clocks = Clocks()
        self._chance_count = 0

    def finished(self, should_stop: ShouldStop = lambda: False) -> AnyMatch | None:
        """The match at its end; None if it `should_stop` or does not come to one."""
        for _ in range(MOST_ACTIONS):
            if self.match.outcome is not None:
                return self.match
            if should_stop():
                return None
            self._step()
        return None

    def _step(self) -> None:
        seat = self.match.rules.actors(self.match.state)[0]
        if seat in self._NOBODYS:
            self._play(seat, self._NOBODYS[seat](self))
        elif not self._expire():
            first = self._first_of_all()
            if first is None:
                self._wait_for_clock()
            elif self._pass_time(max(self._setting.action_ms, first[1].after_ms)):
                self._play(first[0], first[1].action)

    def _first_of_all(self) -> tuple[Seat, Decision[Any]] | None:
        """Who acts first of those who may, and how; what is patient comes last.

        None where all of them wait.
        """
        asked = [(seat, self._decided(seat)) for seat in self.match.rules.actors(self.match.state)]
        found = [one for one in asked if not isinstance(one[1].action, Wait)]
        return min(found, key=lambda one: (one[1].is_patient, one[1].after_ms), default=None)

    def _wait_for_clock(self) -> None:
        """Let time pass until a clock has run out, such as that of a lockout."""
        left = self._clocks.left_ms
        if left is None:
            raise ValueError("all wait, and nothing will happen")
        self._pass_time(left)

    def _pass_time(self, elapsed_ms: int) -> bool:
        """Let so much time pass, or as much as there is until a clock stops it; whether all did."""
        left = self._clocks.left_ms
        passed = elapsed_ms if left is None else min(elapsed_ms, left)
        self.played_ms += passed
        self._clocks.tick(passed)
        return passed == elapsed_ms

    def _chance(self) -> Any:
        rules, state = self.match.rules, self.match.state
        named = rules.chance_stream(state)
        stream = self._chance_count if named is None else named
        self._chance_count += 1
        return rules.chance(state, Rng(self._setting.seed, stream=stream))

    def _rule(self) -> Rule:
        ruling = self._setting.judge(self.match.rules.question(self.match.state) or "")
        assert ruling is not None
        return Rule(ruling)

    def _set(self) -> Any:
        """The same puzzle whatever words the players know."""
        setter = game_of(self._setting.game).setter()
        assert setter is not None
        vocabulary = replace(self._setting.vocabularies[0], least_commonness=0)
        return self._asked(setter, SETTER, vocabulary, Search()).action

    _NOBODYS: Final[Mapping[Seat, Any]] = {CHANCE: _chance, REFEREE: _rule, SETTER: _set}

    def _decided(self, seat: Seat) -> Decision[Any]:
        search = Search(is_watched=self._setting.is_watched)
        return self._asked(self._setting.bots[seat], seat, self._minds[seat], search)

    def _asked(
        self, bot: AnyBot, seat: Seat, vocabulary: Vocabulary, search: Search
    ) -> Decision[Any]:
        match, setting = self.match, self._setting
        seen = match.rules.observe(match.state, seat if seat >= 0 else None)
        stream = stream_of(seat, len(match.played))
        decision = bot(seen, vocabulary, Rng(setting.seed + setting.persons, stream=stream), search)
        if decision is None:
            raise ValueError(f"{bot} finds nothing to do")
        return decision

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
