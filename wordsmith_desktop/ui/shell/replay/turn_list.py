"""The list of turns, with the beginning before them and the end after them. Knows no widgets."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.session.replaying import ReplaySession
from wordsmith_desktop.session.turns import current, last_start, next_start, turns_of
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.replay import texts
from wordsmith_desktop.ui.shell.replay.wording import turn_text


class TurnList:
    """Leads from positions to lines and back; a line is its place in the list."""

    def __init__(self, session: ReplaySession, names: Sequence[str]) -> None:
        """`names` are the players' by seat."""
        match = session.replayed.match
        self._turns = turns_of(match)
        self._length = session.length
        self.has_end = match.outcome is not None
        """Whether the match is over at last."""
        turns = [
            turn_text(number, turn, names, session.time_at(turn.position))
            for number, turn in enumerate(self._turns, start=1)
        ]
        end = [say(texts.END)] if self.has_end else []
        self.lines = (say(texts.BEGINNING), *turns, *end)

    @property
    def starts(self) -> tuple[int, ...]:
        """The positions at which turns begin."""
        return tuple(turn.position for turn in self._turns)

    def line_at(self, position: int) -> int:
        """The line of the turn that a position lies in."""
        if self.has_end and position == self._length:
            return len(self._turns) + 1
        turn = current(self._turns, position)
        return 0 if turn is None else self._turns.index(turn) + 1

    def position_of(self, line: int) -> int:
        """Where what stands on a line begins."""
        return (0, *self.starts, self._length)[line]

    def before(self, position: int) -> int:
        """Where a step of a turn back leads."""
        return last_start(self._turns, position)

    def after(self, position: int) -> int:
        """Where a step of a turn on leads."""
        return next_start(self._turns, position, self._length)
