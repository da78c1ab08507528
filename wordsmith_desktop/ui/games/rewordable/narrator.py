"""Tells the table what happened: by the message line, the marks on words, and the news."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games import table_events
from wordsmith_desktop.games.rewordable import events
from wordsmith_desktop.games.rewordable.checks import MATCH
from wordsmith_desktop.games.rewordable.state import State
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.games.rewordable.layout import Parts
from wordsmith_desktop.ui.games.rewordable.news import built_since, losses, lost_into, public_story
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.event_sentences import (
    REFUSALS,
    Listener,
    asides,
    story,
)
from wordsmith_desktop.wording.rulings import last_ruling_text, ruling_text
from wordsmith_desktop.wording.texts import say


class Narrator:
    """Turns updates of the session into what is seen and read out."""

    def __init__(
        self, parts: Parts, session: AnySession, names: Sequence[str], overruling: Overruling
    ) -> None:
        self._parts = parts
        self._session = session
        self._names = names
        self._overruling = overruling
        self.last_reason = last_ruling_text(session.match)
        """What the dictionary last said of a word; for the table once that lies before it."""

    def forget(self) -> None:
        """Nothing was said yet: the match is shown as it stood at another moment."""
        match = self._session.match
        self._parts.banner.clear()
        self._overruling.over(forget=True)
        self.last_reason = last_ruling_text(match)
        built = built_since(match, match.state.seat)
        self._mark(built, lost_into(built, match.state.seat))

    def tell(self, update: Update[Any], seat: Seat | None) -> None:
        """Tell one update as whoever looks may know it; None for the whole table."""
        if update.kind is UpdateKind.PLAYED:
            told = self._session.events_for(update, seat)
            for event in update.events:
                self._follow(event)
            self._say(told, self._listener(seat))
        elif update.kind is UpdateKind.CLOCK:
            is_of_match = update.timer is not None and update.timer.name == MATCH
            text = texts.MATCH_SOFT_TIME if is_of_match else texts.SOFT_TIME
            self._parts.banner.show_info(say(text))

    def tell_turn(self, seat: Seat) -> None:
        """Tell whoever has lifted the curtain what others built, and what they took."""
        match = self._session.match
        built = built_since(match, seat)
        lost = losses(built, seat, self._names)
        self._mark(built, lost_into(built, seat))
        banner = self._parts.banner
        if lost:
            banner.show_info(say(texts.SINCE, news=lost))
        elif self.last_story():
            banner.show_info(self.last_story())
        else:
            banner.show_info(say(texts.YOUR_TURN, name=self._names[seat]))

    def _mark(self, built: Sequence[events.WordBuilt], lost: int | None) -> None:
        """Mark the word into which an own one went, else the one built last."""
        lexicons = self._parts.lexicons
        if lost is None:
            lexicons.highlight(built[-1].word.id if built else None)
        else:
            lexicons.highlight(lost)
            lexicons.show_word(lost)

    def last_story(self) -> str:
        """What happened last that the whole table may know."""
        match = self._session.match
        stories = (
            public_story(match, played.step.events, self._names)
            for played in reversed(match.played)
        )
        return next((one for one in stories if one), "")

    def _listener(self, seat: Seat | None) -> Listener:
        state: State = self._session.match.state
        return Listener(self._names, seat, state.ruleset.ending)

    def _say(self, told: Sequence[Event], listener: Listener) -> None:
        sentence = story(told, listener)
        banner = self._parts.banner
        if sentence and any(isinstance(event, REFUSALS) for event in told):
            banner.show_refusal(sentence)
        elif sentence and any(isinstance(event, events.WordBuilt) for event in told):
            banner.show_good(sentence)
        elif sentence:
            banner.show_info(sentence)
        beside = asides(told, listener)
        if beside:
            announce(self._parts.strip, beside)

    def _follow(self, event: Event) -> None:
        """Refusals and rulings have a place of their own on the table."""
        if isinstance(event, table_events.WordJudged):
            self.last_reason = ruling_text(event.ruling)
            self._overruling.judged(event.ruling)
        elif isinstance(event, table_events.WordRefused):
            # What the table decided together, nobody overrules alone.
            is_open = event.only is None
            self._overruling.refused(by_dictionary=event.ruling is not None and not is_open)
        elif isinstance(event, table_events.HandedOver):
            # The refused word of whoever had the turn is a secret.
            self._overruling.over(forget=True)
        elif isinstance(event, events.WordBuilt):
            self._overruling.over(forget=False)
            self._parts.lexicons.highlight(event.word.id)
