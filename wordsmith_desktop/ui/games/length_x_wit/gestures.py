"""What people do at the table, as a row of pieces and as actions; reasons against it are said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.length_x_wit.actions import (
    Decline,
    GiveUp,
    Press,
    Respond,
    Roll,
    Score,
    Spelling,
    Spend,
    Swap,
)
from wordsmith_desktop.games.length_x_wit.presenter import Strip, die_piece
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.word_strip import Row
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.games.length_x_wit.views import speller
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.strip.gestures import StripHands
from wordsmith_desktop.wording.games.length_x_wit.event_sentences import reasons_text

SPELLING = (Phase.DECIDE, Phase.RESPOND)


class Hands(StripHands[Strip]):
    """Acts for whoever is to move; everything is open, so anybody may look."""

    def __init__(
        self, session: AnySession, *, banner: Banner, changed: Callable[[], object]
    ) -> None:
        super().__init__(session, banner=banner, changed=changed)
        self.is_spending = False
        """Whether a vowel is being chosen."""

    @property
    def state(self) -> State:
        """The match as it stands."""
        state: State = self.session.match.state
        return state

    # The strip

    def span(self) -> object | None:
        state = self.state
        is_open = state.phase in SPELLING and state.call is None and not self.session.is_read_only
        # Another roll lays other dice, so what was laid is over.
        return (state.turn, state.dice, len(state.spent)) if is_open else None

    def over(self, row: Row) -> Strip:
        return Strip(row, state=self.state, seat=speller(self.state))

    def may_lay(self) -> bool:
        return not self.is_spending

    def refuse(self, rejection: Rejection) -> None:
        self.say_against((rejection,))

    def lay_dice(self) -> None:
        """Lay all dice that do not lie on the strip yet."""
        strip = self.strip
        if strip is not None:
            for rolled in self.state.dice:
                piece = die_piece(rolled.die)
                if piece not in strip.row.pieces:
                    strip = strip.with_piece(piece)
            self.lay(strip)

    # The table

    def act(self, action: Any, seat: Seat | None = None) -> bool:
        """Play an action for whoever is to move, or for a seat; whether it was open."""
        rejections = self.session.act(speller(self.state) if seat is None else seat, action)
        if rejections:
            self.say_against(rejections)
        return not rejections

    def may(self, action: Any) -> bool:
        """Whether whoever is to move may do this now."""
        return not self.session.check(speller(self.state), action)

    def say_against(self, rejections: tuple[Rejection, ...]) -> None:
        """Say why something is not possible."""
        self._banner.show_refusal(reasons_text(rejections[:1], self.state.box))

    def roll(self) -> None:
        """Roll the first die (L6)."""
        self.act(Roll())

    def swap(self) -> None:
        """Swap the whole set of tiles (L5)."""
        self.act(Swap())

    def score(self) -> None:
        """Score the word on the strip, or respond with it (L8, L9)."""
        self._say(Respond if self.state.phase is Phase.RESPOND else Score)

    def press(self) -> None:
        """Bank the word's tiles and roll one die more (L8)."""
        self._say(Press)

    def spend(self, tile: int) -> None:
        """Spend a vowel (L8)."""
        self.is_spending = False
        self.act(Spend(tile))
        self._changed()

    def give_up(self) -> None:
        """Give up the turn, or respond with nothing (L8, L9)."""
        self.act(Decline() if self.state.phase is Phase.RESPOND else GiveUp())

    def against(self, kind: type[Spelling]) -> tuple[Rejection, ...]:
        """What speaks against saying the word on the strip so."""
        strip = self.strip
        if strip is None:
            return ()
        return self.session.check(strip.seat, strip.said(kind))

    def _say(self, kind: type[Spelling]) -> None:
        strip = self.strip
        if strip is not None:
            self.act(strip.said(kind), strip.seat)
