"""From one player's table to the next one's: what happened is seen before that comes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.step import Event
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.session.updates import Update, UpdateKind

from .cues import Cues
from .motion.choreography import Choreographer, Holder
from .motion.moment import HAND_OVER_MS, UNDER_CLOCK_MS, Moment
from .sound.sounds import play_in_turn

E = TypeVar("E", bound=Event)
"""A game's events."""
_TOLD = (UpdateKind.PLAYED, UpdateKind.REDONE)
_BACKWARD = (UpdateKind.UNDONE, UpdateKind.UNWOUND)


class MovingPage(Protocol):
    """What is asked of a page."""

    @property
    def turn(self) -> Hashable:
        """What tells one player's table from another's; None where all look at the same."""

    def show_aftermath(self, turn: Hashable) -> bool:
        """Show how it stands at the table of that turn, which is over; whether that is possible."""

    def show_hand_over(self) -> bool:
        """Show what ends the look at new cards; whether there is such a thing."""

    @property
    def playing(self) -> QWidget:
        """On it lies what moves."""

    @property
    def cues(self) -> Cues[Any]:
        """What the game's events look and sound like."""

    @property
    def holders(self) -> tuple[tuple[QWidget, Holder], ...]:
        """The widgets on which things lie, with what tells of them."""


class HandingOver(Generic[E]):
    """Has a page's things move and sound, and holds the page when the table becomes another's.

    An open table is held, since the match is already the next player's: it shows what came of the
    old one's turn, or moves that on the table as it was, and what came after waits. Where a
    curtain falls, the old player looks on for a moment, by the eyes that the table keeps.
    """

    def __init__(self, page: MovingPage, table: AnyTable, again: Callable[[Update[E]], object]):
        """`again` takes an update that had to wait."""
        self._page, self._table, self._again = page, table, again
        self.choreographer: Choreographer[E] = Choreographer(
            page.playing, page.holders, page.cues.moves_of
        )
        self._moment = Moment(page.playing)
        self._shown: Hashable = None
        self._is_held = self._is_past_turn = self._has_moved = False
        self._waiting: list[Update[E]] = []

    @property
    def is_held(self) -> bool:
        """Whether the page shows a table that is not the present one."""
        return self._is_held

    @property
    def is_lingering(self) -> bool:
        """Whether somebody looks on whose turn is over."""
        return self._moment.is_on and not self._is_held

    @property
    def is_awaited(self) -> bool:
        """Whether somebody looks at new cards until `end_look` is called."""
        return self._moment.is_patient

    def end_look(self) -> None:
        """Whoever looked at new cards has seen them."""
        if self.is_awaited:
            self._moment.end()

    def takes(self, update: Update[E]) -> bool:
        """Show and sound what happened, before the page tells it; whether it must wait instead."""
        if self._is_held and self._is_past_turn:
            self._waiting.append(update)
            return True
        cues = self._page.cues
        if update.kind in _TOLD:
            self.choreographer.happened(update.visible)
            if self.choreographer.is_on:
                play_in_turn(cues.sounds_of(update.visible))
        elif update.kind in _BACKWARD:
            self.choreographer.happened(update.visible, is_backward=True)
        return update.kind is UpdateKind.UNWOUND

    def holds(self, update: Update[E]) -> bool:
        """Whether the page is not to show yet how the match stands."""
        if self._table.is_read_only:
            # In a replay nobody waits: the next player's table comes with what is done there.
            is_looking_on = self._is_due(update) and self._page.show_aftermath(self._shown)
            self._shown = self._page.turn
            return is_looking_on
        if not self._is_held and self._is_due(update):
            self._is_held, self._is_past_turn, self._has_moved = True, False, False
            span = UNDER_CLOCK_MS if self._is_under_clock else HAND_OVER_MS
            self._moment.begin(span, self.release, takes_keys=False)
            self.choreographer.is_held = not self._page.show_aftermath(self._shown)
        if self._is_held:
            self._has_moved |= self.choreographer.has_movements
            self._is_past_turn |= self._page.cues.is_turn(update.public)
            if self._is_past_turn and not self._has_moved:
                self.stop()
        return self._is_held

    def _is_due(self, update: Update[E]) -> bool:
        """Whether the match is at another's table by now; the page shows the one before."""
        table, is_open = self._table, not self._table.public.is_hidden
        is_other = None not in (self._shown, self._page.turn) and self._shown != self._page.turn
        goes_on = table.outcome is None and update.kind in _TOLD
        return is_other and is_open and goes_on and self.choreographer.is_on

    @property
    def _is_under_clock(self) -> bool:
        return any(reading.timer.is_hard for reading in self._table.readings)

    def release(self) -> None:
        """Show the table as it is, and what waited."""
        if not self._is_held:
            return
        self._moment.forget()
        self._is_held = False
        self._shown = self._page.turn
        self.choreographer.settle()
        waiting, self._waiting = self._waiting, []
        for update in waiting or (Update(UpdateKind.PLAYED),):
            self._again(update)

    def linger(self, then: Callable[[], object], *, has_new_cards: bool) -> None:
        """Let whoever has played look on for a moment, where there is anything to see.

        It is asked again with all that follows the turn. New cards are looked at for as long as
        one likes, unless the next player's time runs already.
        """
        if self.is_awaited:
            return
        is_to_see = has_new_cards or self.choreographer.has_movements or self.is_lingering
        if not (self.choreographer.is_on and is_to_see):
            # The page speaks to the next player by now, and would show what is the old one's.
            then()
            return
        is_under_clock = self._is_under_clock
        if has_new_cards and not is_under_clock and self._page.show_hand_over():
            self._moment.wait(then)
        elif has_new_cards or not self.is_lingering:
            span = UNDER_CLOCK_MS if is_under_clock else HAND_OVER_MS
            self._moment.begin(span, then, takes_keys=True)

    def shown(self) -> None:
        """The page shows the table as it is."""
        self._shown = self._page.turn

    def stop(self) -> None:
        """Nothing moves or waits any more; what waited was told to nobody."""
        self._moment.forget()
        self._is_held = False
        self._waiting.clear()
        self.choreographer.settle()
