"""Whether the verbs that every table has are open, and what every game asks of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum, unique
from typing import Any, Final, Protocol

from wordsmith_desktop.core.rejections import Gate, Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.table import LetStand, Object, Rule, Stage, TimeExpired, Vote

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
