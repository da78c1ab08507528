"""What may be shown now: whose bench it is, and whether its owner has lifted the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.presenter import Bench
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.ui.kit.game_entry import Cover


class Eyes:
    """Looks at the session as the people before the screen may."""

    def __init__(self, session: Session, names: Sequence[str], cover: Cover) -> None:
        self._session = session
        self._names = names
        self._cover = cover
        self._uncovered: Seat | None = None
        self._is_covered = False

    @property
    def public(self) -> Observation:
        """What anyone may know."""
        seen: Observation = self._session.observation(None)
        return seen

    @property
    def seen(self) -> Observation:
        """The bench's own view; what anyone may know while it is hidden from who is looking."""
        public = self.public
        is_elsewhere = self._uncovered != public.bench or is_asked(public)
        if public.is_hidden and is_elsewhere:
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
        if not public.is_hidden or is_asked(public):
            # While the table is asked about a word everybody looks; the builder comes back after.
            self._uncovered = None
            return
        seat = public.bench
        if seat is None or self._uncovered == seat or self._is_covered:
            return
        self._is_covered = True
        self._cover(self._names[seat], lambda: self._uncover(seat, lifted))

    def _uncover(self, seat: Seat, lifted: Callable[[], object]) -> None:
        self._is_covered = False
        self._uncovered = seat
        lifted()


def is_asked(public: Observation) -> bool:
    """Whether the others are asked about a word."""
    return public.call is not None and public.call.stage is not Stage.RULING
