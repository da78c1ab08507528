"""How this game tells what happened: by the message line and by dice that tumble."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.window.kit.overruling import Overruling
from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.texts import Text

from ..rules.actions import Action
from ..rules.events import (
    DiceThrown,
    LuckPressed,
    ResponseDeclined,
    TurnFailed,
    VowelSpent,
    WordResponded,
    WordScored,
)
from ..rules.state import Phase, State
from ..words.event_sentences import Listener, asides, story
from ..words.rule_numbers import RULES
from .layout import Parts
from .views import dice_views

BEFORE_ROLLS: Final = (LuckPressed, VowelSpent)
TURN_ENDS: Final = (WordScored, TurnFailed)
Aftermath: TypeAlias = Callable[[Callable[[str], object]], object]
"""Has a sentence added to what is told of a turn's end, at once or once it is known."""


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
        aftermath: Callable[[], Aftermath | None],
        stands: Callable[[], bool] = lambda: False,
    ) -> None:
        """`aftermath` gives what is to be said at the end of a turn besides, asked at that end.

        `stands` says whether what happens stands before the dice are rolled again.
        """
        super().__init__(parts.banner, names, overruling, voice=parts.strip)
        self._parts = parts
        self._seen = seen
        self._aftermath = aftermath
        self._stands = stands
        self._following: Aftermath | None = None
        """What is said besides of a turn's end that is not told yet."""
        self._result = 0
        """The number of the message that told how a turn ended."""
        self._before_roll: tuple[TableEvent, ...] = ()
        """What made the dice be rolled again, until they are."""
        self.wait_for(parts.dice)

    def forget(self) -> None:
        self._before_roll, self._following = (), None
        super().forget()

    def say(self, events: Sequence[TableEvent]) -> None:
        is_rolling = any(isinstance(event, BEFORE_ROLLS) for event in events)
        is_rolling = is_rolling and not self._stands()
        told = (*self._before_roll, *events)
        self._before_roll = tuple(events) if is_rolling else ()
        if not is_rolling:
            super().say(told)

    def story(self, events: Sequence[TableEvent]) -> str:
        return story([one for one in events if not self._is_by_the_way(one)], self._listener)

    def asides(self, events: Sequence[TableEvent]) -> str:
        declined = story([one for one in events if self._is_by_the_way(one)], self._listener)
        return " ".join(filter(None, (declined, asides(events, self._listener))))

    def _is_by_the_way(self, event: TableEvent) -> bool:
        """Whether it is only read out: how the turn ended is to be read while others decline."""
        return isinstance(event, ResponseDeclined) and self.banner.said == self._result

    def show(self, sentence: str, events: Sequence[TableEvent]) -> None:
        super().show(sentence, events)
        if any(isinstance(event, TURN_ENDS) for event in events):
            self._result = self.banner.said
            if self._is_on_card(events):
                self.banner.leave_elsewhere()
            if self._following is not None:
                self._following(self.banner.adder())
                self._following = None

    def _is_on_card(self, events: Sequence[TableEvent]) -> bool:
        """Whether the card of the last turn, which stays until the next roll, says as much."""
        rest = [event for event in events if not isinstance(event, WordScored)]
        is_there = self._seen().phase is not Phase.DECIDE and not look().is_large
        return is_there and len(rest) < len(events) and not self.story(rest)

    def clock_text(self, update: Update[TableEvent]) -> Text:  # noqa: ARG002
        return shared.SOFT_TIME_IS_UP

    def follow(self, event: TableEvent) -> None:
        """Dice tumble, unless others have been thrown since."""
        if isinstance(event, TURN_ENDS):
            # By the time it is told, the next turn may have begun.
            self._following = self._aftermath()
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
