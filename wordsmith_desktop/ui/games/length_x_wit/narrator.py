"""Tells the table what happened: by the message line and by dice that tumble."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games import table_events
from wordsmith_desktop.games.length_x_wit import events
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.games.length_x_wit.layout import Parts
from wordsmith_desktop.ui.games.length_x_wit.views import dice_views
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.games.length_x_wit.event_sentences import (
    REFUSALS,
    Listener,
    asides,
    story,
)
from wordsmith_desktop.wording.rulings import last_ruling_text, ruling_text
from wordsmith_desktop.wording.table_texts import UPDATES
from wordsmith_desktop.wording.texts import say

BEFORE_ROLLS = (events.LuckPressed, events.VowelSpent)
TURN_ENDS = (events.WordScored, events.TurnFailed)
GOOD = (events.WordScored, events.WordResponded, events.LuckPressed)


class Narrator:
    """Turns updates of the session into what is seen and read out."""

    def __init__(
        self,
        parts: Parts,
        session: AnySession,
        names: Sequence[str],
        overruling: Overruling,
        *,
        aftermath: Callable[[], str],
    ) -> None:
        """`aftermath` is what is to be said at the end of a turn besides."""
        self._parts = parts
        self._session = session
        self._names = names
        self._overruling = overruling
        self._aftermath = aftermath
        self._before_roll: tuple[Event, ...] = ()
        """What made the dice be rolled again; it is told together with the roll."""
        self.last_reason = last_ruling_text(session.match)
        """What the dictionary last said of a word."""

    def forget(self) -> None:
        """Nothing was said yet: the match is shown as it stood at another moment."""
        self._before_roll = ()
        self._parts.banner.clear()
        self._overruling.over(forget=True)
        self.last_reason = last_ruling_text(self._session.match)

    def tell(self, update: Update[Any]) -> None:
        """Tell one update; everything is open."""
        if update.kind is UpdateKind.PLAYED:
            told = self._session.events_for(update, None)
            for event in told:
                self._follow(event)
            self._say(told)
        elif update.kind is UpdateKind.CLOCK:
            self._parts.banner.show_info(say(texts.SOFT_TIME))
        elif update.kind in UPDATES:
            self._parts.banner.show_info(say(UPDATES[update.kind]))

    def _say(self, new: Sequence[Event]) -> None:
        told = (*self._before_roll, *new)
        is_rolling = any(isinstance(event, BEFORE_ROLLS) for event in new)
        self._before_roll = tuple(new) if is_rolling else ()
        if is_rolling:
            return
        state: State = self._session.match.state
        listener = Listener(self._names, state.ruleset)
        sentence = story(told, listener)
        if any(isinstance(event, TURN_ENDS) for event in told):
            sentence = f"{sentence} {self._aftermath()}".strip()
        if sentence:
            self._show(sentence, told)
        beside = asides(told, listener)
        if beside:
            announce(self._parts.strip, beside)

    def _show(self, text: str, told: Sequence[Event]) -> None:
        banner = self._parts.banner
        if any(isinstance(event, REFUSALS) for event in told):
            banner.show_refusal(text)
        elif any(isinstance(event, GOOD) for event in told):
            banner.show_good(text)
        else:
            banner.show_info(text)

    def _follow(self, event: Event) -> None:
        """Dice and refusals have a place of their own on the table."""
        if isinstance(event, events.DiceThrown):
            state: State = self._session.match.state
            if state.dice == event.dice:
                self._parts.dice.throw(dice_views(state, ()))
            self._overruling.over(forget=False)
        elif isinstance(event, table_events.WordJudged):
            self.last_reason = ruling_text(event.ruling)
            self._overruling.judged(event.ruling)
        elif isinstance(event, table_events.WordRefused):
            self._overruling.refused(by_dictionary=event.ruling is not None)
        elif isinstance(event, GOOD):
            self._overruling.over(forget=False)
