"""A table of an earlier match, at which somebody lays words again and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.kept_match import KeptMatch

from .clock import Clocks
from .drivers import DrivenTable
from .live import Session
from .practice import Unrecorded
from .table_view import TableView
from .updates import SessionGate


class _Nobody:
    """Sits where the others sat, chance and referee among them, and does nothing."""

    def propose(self, table: DrivenTable, seat: Seat) -> Any | None:  # noqa: ARG002
        """Nothing."""
        return None


class ExerciseTable(TableView[Any, Any, Any]):
    """As it lay after so many actions; whoever had the turn lays what the rules let one lay.

    A word that is said there is handed on instead of being played.
    """

    def __init__(
        self, kept: KeptMatch, seat: Seat, moment: int, said: Callable[[str], object]
    ) -> None:
        """`said` is told each word that the rules let the seat say, folded."""
        match = kept.match.first(moment)
        others = (*(one for one in range(match.seats) if one != seat), CHANCE, REFEREE, SETTER)
        super().__init__(
            Session(
                match,
                Unrecorded(),
                dict.fromkeys(others, _Nobody()),
                house=GameHouse(),
                clocks=Clocks(),
            )
        )
        self._said = said
        self.is_over = False
        """Whether nothing is asked for any more."""

    def act(self, seat: Seat, action: Any) -> tuple[Rejection, ...]:
        """Lay what the rules allow; every reason against what they or the exercise do not."""
        against = self.check(seat, action)
        if against:
            return against
        match = self._session.match
        step = match.rules.apply(match.state, seat, action)
        if self.is_over:
            return (Rejection.of(SessionGate.NOT_ASKED_FOR),)
        if step.is_laying:
            return super().act(seat, action)
        word = _word_in(step)
        if not word:
            return (Rejection.of(SessionGate.NOT_ASKED_FOR),)
        self._said(word)
        return ()


def _word_in(step: Step[Any, Any]) -> str:
    """The word that a step says; empty for none."""
    call = getattr(step.state, "call", None)
    if call is not None:
        return str(call.word)
    return next((word for event in step.events for word in event.played_words), "")
