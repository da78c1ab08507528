"""Bots at a live table: they think beside the window, and play when they are ready."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from wordsmith_desktop.bots.bot import AnyBot, Decision, Motive, Search, Wait
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.records.settings import COMPUTER_PACES

from .drivers import DrivenTable, Driver, Judge
from .table_terms import TableTerms

Cancel: TypeAlias = Callable[[], object]
Work: TypeAlias = Callable[[Search], Any]
Resorts: TypeAlias = Callable[[Any, Vocabulary], Iterator[Any]]
"""What a game's bot can still do where it has no answer, the mildest first."""
Words: TypeAlias = Callable[[GameHouse, Terms], Vocabulary | None]
"""The words that count by somebody's terms, but for what the table has banned; None while the
dictionary is not open."""


class Runner(Protocol):
    """Does work beside its caller: in a thread of the window's, or in a test at once."""

    def __call__(
        self,
        work: Work,
        done: Callable[[Any], object],
        report: Callable[[int, int], object],
    ) -> Cancel:
        """Start `work`; `done` gets its result, and `report` its progress, in the caller's thread.

        Once the result is called, neither is called any more, and the work's `Search` says stop.
        """


def at_once(
    work: Work, done: Callable[[Any], object], report: Callable[[int, int], object]
) -> Cancel:
    """The runner that does it before it returns."""
    done(work(Search(report=report)))
    return lambda: None


class ThinkingPace(Value):
    """How long a player that is no person seems to think before it acts, in milliseconds."""

    least_ms: int
    most_ms: int

    def of(self, drawn: int) -> int:
        """How long this time, by a number that was drawn."""
        return self.least_ms + drawn % (self.most_ms - self.least_ms + 1)


AT_ONCE: Final = ThinkingPace(0, 0)
BRISK: Final = ThinkingPace(600, 1500)
LEISURELY: Final = ThinkingPace(1500, 3000)

PACES: Final = dict(zip(COMPUTER_PACES, (AT_ONCE, BRISK, LEISURELY), strict=True))


def _at_once() -> ThinkingPace:
    return AT_ONCE


def no_resorts(_seen: Any, _words: Vocabulary) -> Iterator[Any]:
    """The resorts of a game that names none."""
    return iter(())


def seat_words(
    seat: Seat | None, terms: TableTerms, words: Callable[[Terms], Vocabulary | None]
) -> Vocabulary | None:
    """The words of a seat, which knows those of the others; None while not all are open.

    `words` gives those of somebody's terms.
    """
    own, others = words(terms.of(seat)), []
    for other in terms.own_words:
        theirs = words(terms.of(other))
        if theirs is None:
            return None
        others.append((other, theirs))
    return own and replace(own, others=tuple(others))


class Support(Value):
    """What a live table's bots need of the program around it."""

    words: Words = lambda _house, _terms: None
    run: Runner = at_once
    pace: Callable[[], ThinkingPace] = _at_once
    """How fast whoever sits in a person's place acts, asked before each of its turns."""
    own_judge: Callable[[Terms], Judge] | None = None
    """Who judges the words of those who have words of their own."""
    report: Callable[[Exception], object] = lambda _mistake: None
    """Is told of a bot's mistake, while the table goes on."""

    def words_at(self, table: DrivenTable, seat: Seat | None) -> Vocabulary | None:
        """The words of a seat, which knows those of the others; None while not all are open."""
        return seat_words(seat, table.terms, partial(self.words, table.house))


class Thinking(Value):
    """How far a bot is."""

    seat: Seat
    done: int = 0
    whole: int = 0
    """So much of so much is done; 0 of 0 where that is not known."""
    has_failed: bool = False
    """Whether it found nothing to do; then it is over."""


class BotError(Exception):
    """A bot at a table had no answer that is open there."""

    def __init__(self, game: str, verb: str, reasons: Iterable[str]) -> None:
        """What speaks against which verb; without one it had no answer at all."""
        super().__init__(game, verb)
        self.reported = " ".join((game, verb or "no answer", *reasons))
        """What a report may tell of it: names in the program alone."""


class _Answer(Value):
    """What came back from a bot."""

    decision: Decision[Any] | None
    mistake: Exception | None = None
    """What it failed with; None where it answered."""


class _Thought:
    """One question to a bot, from its beginning to its answer."""

    def __init__(self, seat: Seat, moment: object, resorts: Callable[[], Iterator[Any]]) -> None:
        self.seat = seat
        self.moment = moment
        """The state that was asked about: no other one is the same object."""
        self.resorts = resorts
        """What can be done without an answer."""
        self.decision: Decision[Any] | None = None
        self.thinking: Thinking | None = Thinking(seat)
        """None once it has answered and the table has not to wait for it any more."""
        self.pace_ms = 0
        self.waited_ms = 0
        """Since it was asked, in time of the match."""
        self.cancel: Cancel = lambda: None

    @property
    def is_due(self) -> bool:
        """Whether it is found and is to be played now."""
        if self.decision is None:
            return False
        return self.waited_ms >= max(self.pace_ms, self.decision.after_ms)

    def is_about(self, table: DrivenTable, seat: Seat) -> bool:
        """Whether it is still asked for."""
        return self.moment is table.match.state and self.seat == seat


def mind_of(seed: int, seat: Seat) -> int:
    """Whose words a bot knows at a seat of a match; see `Vocabulary.mind`."""
    return number_of(f"{seed}/{seat}/mind")


def stream_of(seat: Seat, position: int) -> int:
    """Which numbers a bot takes for its decision after so many actions; none are chance's."""
    return number_of(f"{seat}/{position}") | 1 << 63


class BotDriver:
    """Plays a bot's answers.

    An answer follows from the match, the seat and the position alone: a match that was cut off in
    the middle of a thought comes to the same. Whoever listens may throw a page away meanwhile.
    """

    def __init__(
        self, bot: AnyBot, support: Support, seed: int, resorts: Resorts = no_resorts
    ) -> None:
        """`seed` is the match's; of `resorts` it plays one where it has no answer."""
        self._bot = bot
        self._support = support
        self._seed = seed
        self._resorts = resorts
        self._thought: _Thought | None = None
        self.last: Decision[Any] | None = None
        """What it has played last; None before."""
        self._has_reported = False
        self._recalling: Cancel = lambda: None

    @property
    def thinking(self) -> Thinking | None:
        """What it thinks about; None while nobody asks."""
        return self._thought.thinking if self._thought else None

    def propose(self, table: DrivenTable, seat: Seat) -> Any | None:
        """The answer once it is found and its time has come; the first call begins the search."""
        thought = self._thought
        if thought is None or not thought.is_about(table, seat):
            self.cancel()
            thought = self._begin(table, seat)
        if thought is None or thought.decision is None or not thought.is_due:
            return None
        thought.thinking = None
        if isinstance(thought.decision.action, Wait):
            return None
        self.last = thought.decision
        return thought.decision.action

    @property
    def may_recall(self) -> bool:
        """Whether it can be asked why it did what it did before the match was opened."""
        return self.last is None

    def recall(
        self,
        table: DrivenTable,
        seat: Seat,
        position: int,
        state: Any,
        done: Callable[[Motive | None], object],
    ) -> bool:
        """Have `done` told why it acted in a state with so many actions before; whether it can be.

        It is asked once more, and answers as it did then.
        """
        vocabulary = self._support.words_at(table, seat)
        if vocabulary is None:
            return False
        words = replace(vocabulary, mind=mind_of(self._seed, seat))
        seen = table.match.rules.observe(state, seat)
        rng = Rng(self._seed, stream=stream_of(seat, position))
        self._recalling()
        self._recalling = self._support.run(
            lambda search: self._bot(seen, words, rng, replace(search, is_watched=True)),
            lambda decision: done(decision.motive if decision is not None else None),
            lambda _done, _whole: None,
        )
        return True

    @property
    def is_patient(self) -> bool:
        """Whether what it has proposed last is only played if nobody else who may act does."""
        return self.last is not None and self.last.is_patient

    def tick(self, elapsed_ms: int) -> bool:
        """Let time of the match pass; whether an answer has become due by it."""
        thought = self._thought
        if thought is None or thought.is_due:
            return False
        thought.waited_ms += elapsed_ms
        return thought.is_due

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._recalling()
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    def _begin(self, table: DrivenTable, seat: Seat) -> _Thought | None:
        vocabulary = self._support.words_at(table, seat)
        if vocabulary is None:
            return None
        vocabulary = replace(vocabulary, mind=mind_of(self._seed, seat))
        seen = table.observation(seat if seat >= 0 else None)
        resorts = partial(self._resorts, seen, vocabulary)
        self._thought = thought = _Thought(seat, table.match.state, resorts)
        stream = stream_of(seat, len(table.match.played))
        rng = Rng(self._seed, stream=stream)
        if seat >= 0:
            thought.pace_ms = self._support.pace().of(stream)
        is_asking = True

        def ask(search: Search) -> _Answer:
            try:
                return _Answer(self._bot(seen, vocabulary, rng, replace(search, is_watched=True)))
            except Exception as mistake:  # whatever it is, nobody is to wait for it
                return _Answer(None, mistake)

        def found(answer: _Answer) -> None:
            self._answered(table, thought, answer)
            if not is_asking:
                table.resume_drivers()

        thought.cancel = self._support.run(
            ask,
            found,
            partial(self._report, table, thought),
        )
        # A runner that answers at once does so within the question.
        is_asking = False
        table.tell_thinking(seat)
        return self._thought

    def _answered(self, table: DrivenTable, thought: _Thought, answer: _Answer) -> None:
        if self._thought is not thought:
            return
        decision = answer.decision
        is_waiting = decision is not None and isinstance(decision.action, Wait)
        if not is_waiting and not _is_open(table, thought.seat, decision):
            self._report_mistake(answer.mistake or _mistake(table, thought.seat, decision))
            decision = _resort(table, thought)
        thought.decision = decision
        if decision is None:
            thought.thinking = Thinking(thought.seat, has_failed=True)
        elif is_waiting or thought.is_due:
            thought.thinking = None
        table.tell_thinking(thought.seat)

    def _report_mistake(self, mistake: Exception) -> None:
        """The first is enough: whoever is at a loss once may be so at every turn."""
        if not self._has_reported:
            self._has_reported = True
            self._support.report(mistake)

    def _report(self, table: DrivenTable, thought: _Thought, done: int, whole: int) -> None:
        if self._thought is thought and thought.thinking is not None:
            thought.thinking = Thinking(thought.seat, done, whole)
            table.tell_thinking(thought.seat)


def _is_open(table: DrivenTable, seat: Seat, decision: Decision[Any] | None) -> bool:
    return decision is not None and table.is_open(seat, decision.action)


def _resort(table: DrivenTable, thought: _Thought) -> Decision[Any] | None:
    """The first thing that is open to a seat at a loss; None for who is no player."""
    if thought.seat < 0:
        return None
    found = (one for one in thought.resorts() if table.is_open(thought.seat, one))
    return next(map(Decision, found), None)


def _mistake(table: DrivenTable, seat: Seat, decision: Decision[Any] | None) -> BotError:
    rules = table.match.rules
    if decision is None:
        return BotError(rules.game, "", ())
    reasons = rules.check(table.match.state, seat, decision.action)
    codes = (str(one.code.value) for one in reasons)
    return BotError(rules.game, type(decision.action).__name__, codes)


class Adviser:
    """Asks a bot what a person could do; its answer is told, and not played."""

    def __init__(self, bot: AnyBot, support: Support) -> None:
        self._bot = bot
        self._support = support
        self._cancel: Cancel = lambda: None

    def ask(
        self,
        table: DrivenTable,
        seat: Seat | None,
        done: Callable[[Decision[Any] | None], object],
        *,
        whose: Seat | None,
    ) -> bool:
        """Have `done` told what the bot would do; whether it could be asked at all.

        `seat` looks, None for the whole table, and it is to be one of the words of `whose` seat.
        It gives one answer at a time: the question before is over.
        """
        self.cancel()
        vocabulary = self._support.words_at(table, whose)
        if vocabulary is None:
            return False
        seen = table.observation(seat)
        self._cancel = self._support.run(
            lambda search: self._bot(seen, vocabulary, Rng(0), search),
            done,
            lambda _done, _whole: None,
        )
        return True

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._cancel()
        self._cancel = lambda: None


def next_proposal(
    table: DrivenTable, drivers: Mapping[Seat, Driver], seats: Collection[Seat]
) -> tuple[Seat, Any] | None:
    """What a driver of the seats that may act does now.

    What is patient is done only once all who may act would do the like.
    """
    patient = []
    for seat in seats:
        driver = drivers.get(seat)
        action = driver.propose(table, seat) if driver else None
        if action is not None and isinstance(driver, BotDriver) and driver.is_patient:
            patient.append((seat, action))
        elif action is not None:
            return seat, action
    return patient[0] if patient and len(patient) == len(seats) else None
