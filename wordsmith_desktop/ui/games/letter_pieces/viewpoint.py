"""What may be shown now: whose bench it is, and whether its owner has lifted the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.presenter import Bench
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.kit.curtain import DrawCurtain, TurnCurtain


class Eyes:
    """Looks at the session as the people before the screen may."""

    def __init__(self, session: AnySession, names: Sequence[str], cover: DrawCurtain) -> None:
        self._session = session
        self._curtain = TurnCurtain(names, cover)

    @property
    def public(self) -> Observation:
        """What anyone may know."""
        seen: Observation = self._session.observation(None)
        return seen

    @property
    def seen(self) -> Observation:
        """The bench's own view; what anyone may know while it is hidden from who is looking."""
        public = self.public
        is_here = self._curtain.is_lifted_by(public.bench) and not is_asked(public)
        if public.is_hidden and not is_here:
            return public
        seen: Observation = self._session.observation(public.bench)
        return seen

    @property
    def bench(self) -> Bench | None:
        """The bench in use, as far as it may be seen."""
        seen = self.seen
        player = seen.players[seen.bench].own if seen.bench is not None else None
        return Bench(player, seen.ruleset) if player else None

    @property
    def viewpoint(self) -> Seat:
        """The seat whose pad lies open."""
        seen = self.seen
        if seen.call is not None:
            return seen.call.seat
        return seen.starter if seen.bench is None else seen.bench

    def cover_if_needed(self, lifted: Callable[[], object]) -> None:
        """Draw the curtain when the bench goes to another seat and carries a secret."""
        public = self.public
        self._curtain.draw_if_needed(
            public.bench,
            is_hidden=public.is_hidden,
            is_asked=is_asked(public),
            lifted=lifted,
        )


def is_asked(public: Observation) -> bool:
    """Whether the others are asked about a word."""
    return public.call is not None and public.call.stage is not Stage.RULING
