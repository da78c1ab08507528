"""A match: a state, the way it came about, and the way back as far as that is fair."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias

from .outcome import Outcome
from .rules import A, E, R, Rules, S
from .seats import CHANCE, Seat
from .step import Step
from .value import Value


class Played(Value, Generic[S, A, E]):
    """One action as it was played."""

    seat: Seat
    action: A
    before: S
    step: Step[S, E]

    @property
    def can_be_undone(self) -> bool:
        """Whether a person did it and nobody learnt anything by it."""
        return self.seat >= 0 and not self.step.is_revealing


class Match(Generic[R, S, A, E]):
    """Plays actions through the rules and remembers them for undo and redo.

    Actions of chance and of the referee come in like any other; where they come from is
    the session's business, so that a replay needs neither a generator nor a dictionary.
    """

    def __init__(
        self,
        rules: Rules[R, S, A, E, Any],
        ruleset: R,
        seats: int,
        *,
        with_box: bool = False,
    ) -> None:
        """Before the first action.

        `with_box` says that people tell what chance did: what they told can be taken back, since
        they did not learn it here.
        """
        self.rules = rules
        self.ruleset = ruleset
        self.seats = seats
        self.with_box = with_box
        self._first = rules.new(ruleset, seats)
        self._played: list[Played[S, A, E]] = []
        self._undone: list[Played[S, A, E]] = []

    def first(self, count: int) -> Match[R, S, A, E]:
        """The same match with its first `count` actions alone; 0 is before all of them."""
        part = Match(self.rules, self.ruleset, self.seats, with_box=self.with_box)
        part._played = self._played[:count]
        return part

    @property
    def state(self) -> S:
        """The state now."""
        return self._played[-1].step.state if self._played else self._first

    @property
    def played(self) -> tuple[Played[S, A, E], ...]:
        """Everything that stands, in order; what was undone is not in it."""
        return tuple(self._played)

    @property
    def outcome(self) -> Outcome | None:
        """The final scores, or None while the match goes on."""
        return self.rules.outcome(self.state)

    @property
    def keeps_secrets(self) -> bool:
        """Whether it goes on, and in it one player knows what another must not."""
        states = (*(played.before for played in self._played), self.state)
        return self.outcome is None and any(map(self.rules.hides, states))

    def play(self, seat: Seat, action: A) -> Step[S, E]:
        """Play an action; raises `IllegalActionError` and changes nothing if it is not open."""
        before = self.state
        step = self.rules.apply(before, seat, action)
        self._played.append(Played(seat, action, before, step))
        self._undone.clear()
        return step

    @property
    def undoable(self) -> Played[S, A, E] | None:
        """What undo would take back, or None."""
        last = self._played[-1] if self._played else None
        return last if last and self.can_take_back(last) else None

    def can_take_back(self, played: Played[S, A, E]) -> bool:
        """Whether taking back an action of this match is fair."""
        return played.can_be_undone or (self.with_box and played.seat == CHANCE)

    def corrected(self, place: int, action: A) -> Match[R, S, A, E]:
        """The same match with another action of chance at a place, counted from 0.

        What came after stands up to the first action that is not open any more. Raises
        `IndexError` for a place where chance did nothing, and `IllegalActionError`.
        """
        wrong = self._played[place] if 0 <= place < len(self._played) else None
        if wrong is None or wrong.seat != CHANCE:
            raise IndexError(f"chance did nothing at {place}")
        mended = self.first(place)
        mended.play(CHANCE, action)
        for later in self._played[place + 1 :]:
            if self.rules.check(mended.state, later.seat, later.action):
                break
            mended.play(later.seat, later.action)
        return mended

    @property
    def redoable(self) -> Played[S, A, E] | None:
        """What redo would bring back, or None."""
        return self._undone[-1] if self._undone else None

    def undo(self) -> Played[S, A, E]:
        """Take the last action back. Raises `IndexError` where nothing may be taken back."""
        if self.undoable is None:
            raise IndexError("nothing to undo")
        self._undone.append(self._played.pop())
        return self._undone[-1]

    def redo(self) -> Played[S, A, E]:
        """Bring the last undone action back. Raises `IndexError` where there is none."""
        self._played.append(self._undone.pop())
        return self._played[-1]


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
