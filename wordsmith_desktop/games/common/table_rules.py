"""What the rules of all games do alike: ask whether an action is open, refuse and step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum, unique
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Gate, IllegalActionError, Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.rules import gate
from wordsmith_desktop.core.seats import PLAYER, Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.core.value import Value, replace

from .open_table import CallStage, LetStand, Object, Rule, TimeExpired, Vote
from .table_events import TableEvent

R = TypeVar("R")
"""A game's ruleset."""
S = TypeVar("S")
"""A game's state."""
A = TypeVar("A")
"""A game's actions."""
O = TypeVar("O")  # noqa: E741
"""A game's observations."""

Reasons = Iterator[Rejection]


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


class Verb(Value):
    """One verb of a game: who may use it, what speaks against it, and what it does."""

    action: type
    reasons: Callable[[Any, Seat, Any], Reasons]
    """All reasons against an action in a state, for a seat that is to act."""
    perform: Callable[[Any, Seat, Any], None]
    """Does it to a transition in the making, once it has been found open."""
    by: tuple[Seat, ...] = (PLAYER,)
    """The seats that may use it; `PLAYER` is every chair."""

    def is_for(self, seat: Seat) -> bool:
        """Whether a seat may use it at all."""
        return (seat if seat < 0 else PLAYER) in self.by


def _none_against(_ruleset: Any, _seats: int) -> tuple[Rejection, ...]:
    return ()


def told_to(event: TableEvent, seat: Seat | None) -> TableEvent | None:
    """An event as `seat` may see it, where all or nothing of it is a secret."""
    return event if event.only is None or event.only == seat else None


def _counted(_state: Any) -> None:
    return None


def _called(state: Any) -> str | None:
    call = getattr(state, "call", None)
    return call.word if call else None


def _caller(state: Any) -> Seat | None:
    call = getattr(state, "call", None)
    return call.seat if call else None


def _no_timers(_state: Any) -> tuple[Timer, ...]:
    return ()


def _nothing(_state: Any) -> bool:
    return False


def _same(state: Any, _seat: Seat, _rng: Rng) -> Any:
    return state


class TableRules(Value, Generic[R, S, A, O], kw_only=True, dict=True):
    """`core.rules.Rules` from a game's own functions, which are its methods.

    Those with a default say what is so at an open table without clocks.
    """

    game: str
    version: int = 1
    ruleset_type: type[R]
    verbs: tuple[Verb, ...]
    first_state: Callable[[R, int], S]
    """The state before anything is dealt, of a ruleset without faults."""
    actors: Callable[[S], tuple[Seat, ...]]
    observe: Callable[[S, Seat | None], O]
    outcome: Callable[[S], Outcome | None]
    chance: Callable[[S, Rng], A]
    ruleset_faults: Callable[[R, int], tuple[Rejection, ...]] = _none_against
    """Why so many cannot play with a ruleset; empty where they can."""
    redact: Callable[[TableEvent, Seat | None], TableEvent | None] = told_to
    chance_stream: Callable[[S], int | None] = _counted
    question: Callable[[S], str | None] = _called
    asker: Callable[[S], Seat | None] = _caller
    timers: Callable[[S], tuple[Timer, ...]] = _no_timers
    hides: Callable[[S], bool] = _nothing
    imagine: Callable[[S, Seat, Rng], S] = _same
    progress: Callable[[S], TableProgress[S]] = TableProgress

    @cached_property
    def action_types(self) -> tuple[type[A], ...]:
        """Every action's class, in the order of the verbs."""
        return tuple(verb.action for verb in self.verbs)

    @cached_property
    def _by_action(self) -> Mapping[type, Verb]:
        return {verb.action: verb for verb in self.verbs}

    def new(self, ruleset: R, seats: int) -> S:
        """The first state; raises `ValueError` for a ruleset that so many cannot play."""
        wrong = self.ruleset_faults(ruleset, seats)
        if wrong:
            raise ValueError(f"not playable: {', '.join(str(one.code.value) for one in wrong)}")
        return self.first_state(ruleset, seats)

    def check(self, state: S, seat: Seat, action: A) -> tuple[Rejection, ...]:
        """Every reason against the action."""
        closed = gate(self.actors(state), seat)
        if closed:
            return closed
        verb = self._by_action.get(type(action))
        if verb is None or not verb.is_for(seat):
            return (Rejection.of(Gate.UNKNOWN_ACTION),)
        return tuple(verb.reasons(state, seat, action))

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, TableEvent]:
        """Play the action, or raise `IllegalActionError` with every reason against it."""
        reasons = self.check(state, seat, action)
        if reasons:
            raise IllegalActionError(action, reasons)
        progress = self.progress(state)
        self._by_action[type(action)].perform(progress, seat, action)
        return progress.step()


@unique
class TableWhy(Enum):
    """Why an action is not open, at any table."""

    NOT_NOW = "not_now"
    """Not in this phase."""
    OTHER_WORD = "other_word"
    """The ruling is about another word (word)."""
    NO_SUCH_TIMER = "no_such_timer"
    NO_SUCH_ROW = "no_such_row"
    """What lies on the strip cannot lie there."""


class Called(Protocol):
    """A word on which judgement is pending."""

    @property
    def seat(self) -> Seat: ...

    @property
    def word(self) -> str: ...

    @property
    def stage(self) -> CallStage: ...


class CallingState(Protocol):
    """A state in which words are called."""

    @property
    def call(self) -> Called | None: ...


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


def _at_stage(state: CallingState, stage: CallStage) -> Reasons:
    yield from only_if(state.call is not None and state.call.stage is stage)


def object_reasons(state: CallingState, _seat: Seat, _action: Object | LetStand) -> Reasons:
    """The reason against doubting a word, or letting it stand, that nobody is asked about."""
    yield from _at_stage(state, CallStage.OBJECTIONS)


def vote_reasons(state: CallingState, _seat: Seat, _action: Vote) -> Reasons:
    """The reason against a vote that nobody has asked for."""
    yield from _at_stage(state, CallStage.VOTE)


def rule_reasons(state: CallingState, _seat: Seat, action: Rule) -> Reasons:
    """The reasons against a verdict that nobody waits for."""
    yield from _at_stage(state, CallStage.RULING)
    if state.call and action.ruling.word != state.call.word:
        yield Rejection.of(TableWhy.OTHER_WORD, word=action.ruling.word)
