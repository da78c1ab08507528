"""How this game tells what happened: by the message line and by dice that tumble."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from wordsmith_desktop.games.length_x_wit.actions import Action
from wordsmith_desktop.games.length_x_wit.events import (
    DiceThrown,
    LuckPressed,
    TurnFailed,
    VowelSpent,
    WordResponded,
    WordScored,
)
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.games.word_strip import RowLaid
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.ui.games.length_x_wit.layout import Parts
from wordsmith_desktop.ui.games.length_x_wit.views import dice_views
from wordsmith_desktop.ui.kit.narrator import Narrator as TableNarrator
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.wording.games.length_x_wit.event_sentences import Listener, asides, story
from wordsmith_desktop.wording.games.length_x_wit.rule_numbers import RULES
from wordsmith_desktop.wording.games.length_x_wit.table_texts import SOFT_TIME
from wordsmith_desktop.wording.texts import Text

BEFORE_ROLLS: Final = (LuckPressed, VowelSpent)
TURN_ENDS: Final = (WordScored, TurnFailed)


class Narrator(TableNarrator[TableEvent]):
    """A roll is told together with what made the dice be rolled again."""

    RULES = RULES
    GOOD = (WordScored, WordResponded, LuckPressed)
    SETTLES = (RowLaid, DiceThrown, *GOOD)

    def __init__(
        self,
        parts: Parts,
        seen: Callable[[], State],
        names: Sequence[str],
        overruling: Overruling,
        *,
        aftermath: Callable[[], str],
    ) -> None:
        """`aftermath` is what is to be said at the end of a turn besides."""
        super().__init__(parts.banner, names, overruling, voice=parts.strip)
        self._parts = parts
        self._seen = seen
        self._aftermath = aftermath
        self._before_roll: tuple[TableEvent, ...] = ()
        """What made the dice be rolled again, until they are."""
        self.wait_for(parts.dice)

    def forget(self) -> None:
        self._before_roll = ()
        super().forget()

    def say(self, events: Sequence[TableEvent]) -> None:
        is_rolling = any(isinstance(event, BEFORE_ROLLS) for event in events)
        told = (*self._before_roll, *events)
        self._before_roll = tuple(events) if is_rolling else ()
        if not is_rolling:
            super().say(told)

    def story(self, events: Sequence[TableEvent]) -> str:
        sentence = story(events, self._listener)
        if any(isinstance(event, TURN_ENDS) for event in events):
            sentence = f"{sentence} {self._aftermath()}".strip()
        return sentence

    def asides(self, events: Sequence[TableEvent]) -> str:
        return asides(events, self._listener)

    def clock_text(self, update: Update[TableEvent]) -> Text:  # noqa: ARG002
        return SOFT_TIME

    def follow(self, event: TableEvent) -> None:
        """Dice tumble, unless others have been thrown since."""
        seen = self._seen()
        if isinstance(event, DiceThrown) and seen.dice == event.dice:
            self._parts.dice.throw(dice_views(seen, ()))

    @property
    def _listener(self) -> Listener:
        return Listener(self.names, self._seen().ruleset)


def stories(table: TableView[Action, TableEvent, State], names: Sequence[str]) -> Iterator[str]:
    """The news of each action that stands, the last first; often nothing."""
    listener = Listener(names, table.public.ruleset)
    for happening in table.recent():
        told = [event for event in happening.events if not isinstance(event, RowLaid)]
        yield story(told, listener)
