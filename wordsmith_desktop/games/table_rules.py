"""What the rules of all games do alike: ask whether an action is open, refuse and step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum, unique
from typing import Any, Final, Generic, Protocol, TypeVar

from wordsmith_desktop.core.rejections import Gate, IllegalActionError, Rejection
from wordsmith_desktop.core.rules import gate
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.table import LetStand, Object, Rule, Stage, TimeExpired, Vote
from wordsmith_desktop.games.table_events import TableEvent

R = TypeVar("R")
"""A game's ruleset."""
S = TypeVar("S")
"""A game's state."""
A = TypeVar("A")
"""A game's actions."""


class TableRules(ABC, Generic[R, S, A]):
    """The part of `core.rules.Rules` that follows from five answers of a game."""

    @abstractmethod
    def ruleset_faults(self, ruleset: R, seats: int) -> tuple[Rejection, ...]:
        """Why so many cannot play with this ruleset; empty where they can."""

    @abstractmethod
    def first_state(self, ruleset: R, seats: int) -> S:
        """The state before anything is dealt, of a ruleset without faults."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now; none when the match is over."""

    @abstractmethod
    def reasons_against(self, state: S, seat: Seat, action: A) -> tuple[Rejection, ...]:
        """Every reason against an action of a seat that is to act."""

    @abstractmethod
    def perform(self, state: S, seat: Seat, action: A) -> Step[S, TableEvent]:
        """Carry out an action that has been checked."""

    def chance_stream(self, state: S) -> int | None:  # noqa: ARG002
        """The acts of chance are counted, unless a game names a stream for each."""
        return None

    def new(self, ruleset: R, seats: int) -> S:
        """The first state; raises `ValueError` for a ruleset that so many cannot play."""
        wrong = self.ruleset_faults(ruleset, seats)
        if wrong:
            raise ValueError(f"not playable: {', '.join(str(one.code.value) for one in wrong)}")
        return self.first_state(ruleset, seats)

    def check(self, state: S, seat: Seat, action: A) -> tuple[Rejection, ...]:
        """Every reason against the action."""
        closed = gate(self.actors(state), seat)
        return closed or self.reasons_against(state, seat, action)

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, TableEvent]:
        """Play the action, or raise `IllegalActionError` with every reason against it."""
        reasons = self.check(state, seat, action)
        if reasons:
            raise IllegalActionError(action, reasons)
        return self.perform(state, seat, action)


Reasons = Iterator[Rejection]
Checks = Mapping[type, Callable[[Any, Seat, Any], Reasons]]
"""For each verb, what gives all reasons against an action in a state."""


@unique
class TableWhy(Enum):
    """Why an action is not open, at any table."""

    NOT_NOW = "not_now"
    """Not in this phase."""
    OTHER_WORD = "other_word"
    """The ruling is about another word (word)."""
    NO_SUCH_TIMER = "no_such_timer"


class Called(Protocol):
    """A word on which judgement is pending."""

    @property
    def word(self) -> str: ...

    @property
    def stage(self) -> Stage: ...


class Calling(Protocol):
    """A state in which words are called."""

    @property
    def call(self) -> Called | None: ...


def reasons_by(
    checks: Checks, state: object, seat: Seat, action: object, *, nobodys: tuple[type, ...]
) -> tuple[Rejection, ...]:
    """Every reason against an action of a seat that is to act.

    `nobodys` are the verbs of chance and the referee, which do nothing else.
    """
    check = checks.get(type(action))
    if check is None or (seat < 0 and not isinstance(action, nobodys)):
        return (Rejection.of(Gate.UNKNOWN_ACTION),)
    return tuple(check(state, seat, action))


def only_if(is_open: bool) -> Reasons:
    """The reason against what is not open in this phase."""
    if not is_open:
        yield Rejection.of(TableWhy.NOT_NOW)


def clock_reasons(timers: Iterable[Timer], seat: Seat, action: TimeExpired) -> Reasons:
    """The reason against the end of a clock that does not run, or that ends nothing."""
    ended = any(
        timer.name == action.timer and timer.seat == seat and timer.is_hard and timer.is_running
        for timer in timers
    )
    if not ended:
        yield Rejection.of(TableWhy.NO_SUCH_TIMER)


def _at_stage(state: Calling, stage: Stage) -> Reasons:
    yield from only_if(state.call is not None and state.call.stage is stage)


def _object(state: Calling, _seat: Seat, _action: Object | LetStand) -> Reasons:
    yield from _at_stage(state, Stage.OBJECTIONS)


def _vote(state: Calling, _seat: Seat, _action: Vote) -> Reasons:
    yield from _at_stage(state, Stage.VOTE)


def _rule(state: Calling, _seat: Seat, action: Rule) -> Reasons:
    yield from _at_stage(state, Stage.RULING)
    if state.call and action.ruling.word != state.call.word:
        yield Rejection.of(TableWhy.OTHER_WORD, word=action.ruling.word)


JUDGING_CHECKS: Final[Checks] = {Object: _object, LetStand: _object, Vote: _vote, Rule: _rule}
"""For the verbs with which a called word is judged."""


class TableProgress(Generic[S]):
    """The state so far, and what has happened on the way."""

    def __init__(self, state: S) -> None:
        self.state = state
        self._events: list[TableEvent] = []

    def tell(self, *events: TableEvent) -> None:
        """Add what just happened, in order."""
        self._events.extend(events)

    def tell_only(self, seat: Seat, event: TableEvent) -> None:
        """Add what concerns one seat's secrets."""
        self._events.append(replace(event, only=seat))

    def step(self) -> Step[S, TableEvent]:
        """The finished transition."""
        return Step(self.state, tuple(self._events))
