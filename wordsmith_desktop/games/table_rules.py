"""What the rules of all games do alike: refuse, sift and step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from wordsmith_desktop.core.rejections import IllegalActionError, Rejection
from wordsmith_desktop.core.rules import gate
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.games.table_events import TableEvent

R = TypeVar("R")
"""A game's ruleset."""
S = TypeVar("S")
"""A game's state."""
A = TypeVar("A")
"""A game's actions."""


class TableRules(ABC, Generic[R, S, A]):
    """The part of `core.rules.Rules` that follows from six answers of a game."""

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
    def offered(self, state: S, seat: Seat) -> Iterator[A]:
        """Candidates for the legal actions of a seat that is to act, each once."""

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

    def legal_actions(self, state: S, seat: Seat) -> Iterator[A]:
        """Every offered action with no reason against it."""
        if seat not in self.actors(state):
            return iter(())
        offered = self.offered(state, seat)
        return (action for action in offered if not self.reasons_against(state, seat, action))

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
