"""A transition in the making, and the pieces that come from the tray on the way."""

from __future__ import annotations

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.table_events import TableEvent, WordJudged, WordRefused
from wordsmith_desktop.games.common.table_rules import TableProgress

from .events import (
    ChoiceGranted,
    CircleTicked,
    DiceFell,
    Passed,
    PiecesArranged,
    PiecesWithdrawn,
    PieceTaken,
    RowCalled,
    WordClaimed,
)
from .pieces import Shape
from .state import State


class Progress(TableProgress[State]):
    """A transition in the making: the state so far, and what has happened."""

    def tell(self, *events: TableEvent) -> None:
        """Add what just happened; a private matter is told to its seat only."""
        for event in events:
            only = _owner(event) if self.state.is_hidden else None
            if only is None:
                super().tell(event)
            else:
                self.tell_only(only, event)

    def tell_table(self, event: TableEvent) -> None:
        """Add what everybody may know since all are asked about it."""
        super().tell(event)


_PRIVATE = (
    PieceTaken,
    ChoiceGranted,
    CircleTicked,
    DiceFell,
    Passed,
    PiecesArranged,
    PiecesWithdrawn,
    RowCalled,
    WordJudged,
    WordRefused,
    WordClaimed,
)


def _owner(event: TableEvent) -> Seat | None:
    """The only seat to be told of an event behind the curtain, if it is a private one."""
    seat = getattr(event, "seat", CHANCE) if isinstance(event, _PRIVATE) else CHANCE
    return None if seat == CHANCE else seat


def take_piece(progress: Progress, seat: Seat, kind: Shape) -> None:
    """A piece from the tray to the pool; a choice of another where there is none (R12)."""
    state = progress.state
    if state.tray[kind]:
        progress.tell(PieceTaken(seat, state.next_piece, kind))
        progress.state = state.with_piece_taken(seat, kind)
    elif any(state.tray):
        grant_choice(progress, seat, kind)


def grant_choice(progress: Progress, seat: Seat, empty: Shape | None = None) -> None:
    """Let the seat choose a piece (R11, R12)."""
    choices = progress.state.players[seat].choices + 1
    progress.state = progress.state.with_player(seat, choices=choices)
    progress.tell(ChoiceGranted(seat, empty))
