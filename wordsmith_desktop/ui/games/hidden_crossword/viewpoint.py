"""What may be shown now: whose turn it is, and whether that player has lifted the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.kit.curtain import DrawCurtain, TurnCurtain

SECRET_PHASES = (Phase.BUILD, Phase.GUESS)
"""Phases in which puzzles and papers are before one player alone."""


class Eyes:
    """Looks at the session as the people before the screen may."""

    def __init__(self, session: AnySession, names: Sequence[str], cover: DrawCurtain) -> None:
        self._session = session
        self._is_solo = len(names) == 1
        self._curtain = TurnCurtain(names, cover)

    @property
    def public(self) -> Observation:
        """What anyone may know."""
        seen: Observation = self._session.observation(None)
        return seen

    @property
    def seen(self) -> Observation:
        """The view of whoever has the turn, once the curtain is lifted; else the table's."""
        public = self.public
        if not self._may_look(public):
            return public
        seen: Observation = self._session.observation(public.to_move)
        return seen

    @property
    def acting(self) -> Observation | None:
        """The same while that player may act, else None."""
        seen = self.seen
        is_open = seen.seat is not None and not self._session.is_read_only
        return seen if is_open and seen.seat in self._session.actors else None

    @property
    def seat(self) -> Seat | None:
        """Whoever looks; None for the table."""
        return self.seen.seat

    def cover_if_needed(self, lifted: Callable[[], object]) -> None:
        """Draw the curtain when papers go to another seat."""
        public = self.public
        self._curtain.draw_if_needed(
            public.to_move,
            is_hidden=not self._is_solo and public.phase in SECRET_PHASES,
            is_asked=False,
            lifted=lifted,
        )

    def _may_look(self, public: Observation) -> bool:
        if public.phase not in SECRET_PHASES:
            return False
        return self._is_solo or self._curtain.is_lifted_by(public.to_move)
