"""Tells the table what happened: by the message line, the marks on words, and the news."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent, WordRefused
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.session.table_view import Happening, TableView
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.window.kit.overruling import Overruling
from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.texts import Text, say

from ..rules.actions import Action
from ..rules.checks import MATCH
from ..rules.events import Passed, TurnLost, WordBuilt
from ..rules.observation import Observation
from ..words import event_sentences
from ..words import table_texts as texts
from ..words.event_sentences import Listener
from ..words.rule_numbers import RULES
from .layout import Parts
from .stories import public_stories


class Narrator(TableNarrator[TableEvent]):
    """Words that others took or built since one's last turn are told when that comes."""

    RULES = RULES
    GOOD = (WordBuilt,)
    SETTLES = (RowLaid, WordBuilt)

    def __init__(
        self,
        parts: Parts,
        table: TableView[Action, TableEvent, Observation],
        names: Sequence[str],
        overruling: Overruling,
    ) -> None:
        super().__init__(parts.banner, names, overruling, voice=parts.strip)
        self._parts = parts
        self._table = table

    def story(self, events: Sequence[TableEvent]) -> str:
        return event_sentences.story(events, self._listener)

    def asides(self, events: Sequence[TableEvent]) -> str:
        return event_sentences.asides(events, self._listener)

    def clock_text(self, update: Update[TableEvent]) -> Text:
        is_of_match = update.timer is not None and update.timer.name == MATCH
        return texts.MATCH_SOFT_TIME if is_of_match else shared.SOFT_TIME_IS_UP

    def may_overrule(self, refused: WordRefused) -> bool:
        # What the table decided together, nobody overrules alone.
        return refused.only is not None

    def follow(self, event: TableEvent) -> None:
        if isinstance(event, WordBuilt):
            self._parts.lexicons.highlight(event.word.id)

    def forget(self) -> None:
        super().forget()
        seat = self._table.public.to_move
        built = built_since(self._table.recent_public(), seat)
        self._mark(built, lost_into(built, seat))

    def tell_turn(self, seat: Seat) -> None:
        """Tell whoever has lifted the curtain what others built, and what they took."""
        built = built_since(self._table.recent_public(), seat)
        lost = losses(built, seat, self.names)
        self._mark(built, lost_into(built, seat))
        if lost:
            self.banner.show_info(say(texts.SINCE, news=lost))
        else:
            self.banner.show_info(
                self.last_story() or say(texts.YOUR_TURN, name=self.names[seat]),
            )

    def last_story(self) -> str:
        """What happened last that the whole table may know."""
        return next((one for one in public_stories(self._table, self.names) if one), "")

    def _mark(self, built: Sequence[WordBuilt], lost: int | None) -> None:
        """Mark the word into which an own one went, else the one built last."""
        lexicons = self._parts.lexicons
        if lost is None:
            lexicons.highlight(built[-1].word.id if built else None)
        else:
            lexicons.highlight(lost)
            lexicons.show_word(lost)

    @property
    def _listener(self) -> Listener:
        return Listener(self.names, self._table.seat, self._table.public.ruleset.ending)


def built_since(recent: Iterable[Happening[TableEvent]], seat: Seat) -> tuple[WordBuilt, ...]:
    """The words that others have built since the seat's last turn, the oldest first.

    `recent` is what stands, the last action first.
    """
    return tuple(reversed(tuple(_built_backward(recent, seat))))


def _built_backward(recent: Iterable[Happening[TableEvent]], seat: Seat) -> Iterator[WordBuilt]:
    for happening in recent:
        for event in reversed(happening.events):
            if isinstance(event, WordBuilt):
                if event.seat == seat:
                    return
                yield event
            elif isinstance(event, Passed | TurnLost) and event.seat == seat:
                return


def losses(built: Iterable[WordBuilt], seat: Seat, names: Sequence[str]) -> str:
    """What others have taken from the seat, in sentences."""
    return " ".join(
        say(texts.LOST, name=names[one.seat], word=taken.text, new=one.word.text)
        for one in built
        for taken in one.stolen
        if taken.owner == seat
    )


def lost_into(built: Iterable[WordBuilt], seat: Seat) -> int | None:
    """The number of the word in which what was taken last from the seat lies now, or None."""
    found = None
    for one in built:
        is_theft = any(taken.owner == seat for taken in one.stolen)
        if is_theft or any(word.id == found for word in one.used):
            found = one.word.id
    return found
