"""What may be shown now: whose turn it is, and whether that player has lifted the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.state import Phase
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.kit.curtain import DrawCurtain, TurnCurtain


class Eyes:
    """Looks at the session as the people before the screen may."""

    def __init__(self, session: AnySession, names: Sequence[str], cover: DrawCurtain) -> None:
        self._session = session
        self._is_alone = len(names) == 1
        self._curtain = TurnCurtain(names, cover)

    @property
    def public(self) -> Observation:
        """What anyone may know."""
        seen: Observation = self._session.observation(None)
        return seen

    @property
    def seen(self) -> Observation:
        """The view of whoever has the turn; what anyone may know while others look."""
        public = self.public
        is_here = self._is_alone or self._curtain.is_lifted_by(public.to_move)
        if public.phase is not Phase.PLAY or not is_here or is_asked(public):
            return public
        seen: Observation = self._session.observation(public.to_move)
        return seen

    @property
    def building(self) -> Observation | None:
        """The same while its player may lay cards, else None."""
        seen = self.seen
        is_open = seen.seat is not None and seen.call is None and not self._session.is_read_only
        return seen if is_open else None

    def cover_if_needed(self, lifted: Callable[[], object]) -> None:
        """Draw the curtain when the turn goes to another seat; one alone needs none."""
        public = self.public
        self._curtain.draw_if_needed(
            public.to_move,
            is_hidden=public.phase is Phase.PLAY and not self._is_alone,
            is_asked=is_asked(public),
            lifted=lifted,
        )


def is_asked(public: Observation) -> bool:
    """Whether a word lies open before the table; `public` is what anyone may know."""
    return public.call is not None
