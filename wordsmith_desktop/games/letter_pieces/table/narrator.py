"""How this game tells what happened: by the message line and by the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.window.kit.overruling import Overruling
from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.texts import Text

from ..rules import checks, events
from ..rules.actions import Face
from ..words.event_sentences import story
from ..words.rule_numbers import RULES
from .layout import Parts


class Narrator(TableNarrator[TableEvent]):
    """Dice have a place of their own on the table."""

    RULES = RULES
    GOOD = (events.WordClaimed, events.DoneCalled)
    LASTING = (events.DoneCalled,)
    SETTLES = (
        events.TurnMoved,
        events.WordClaimed,
        events.PiecesArranged,
        events.PiecesWithdrawn,
    )

    def __init__(
        self,
        parts: Parts,
        dice: Callable[[], tuple[Face, ...]],
        names: Sequence[str],
        overruling: Overruling,
        *,
        rolled: Callable[[], Face | None],
    ) -> None:
        """`dice` says which dice lie on the table for all, if any do.

        `rolled` says what whoever has the bench has rolled last; None before the first roll.
        """
        super().__init__(parts.banner, names, overruling)
        self._parts = parts
        self._dice = dice
        self._rolled = rolled
        self._parts.dice.roll(dice())
        self._lay_die()
        self.wait_for(parts.felt)

    def forget(self) -> None:
        super().forget()
        self._lay_die()
        self._parts.dice.lay(self._dice())

    def _lay_die(self) -> None:
        """Have the die lie as it was rolled, or as one that nobody has rolled."""
        self._parts.tray.rest()
        face = self._rolled()
        if face is not None:
            self._parts.tray.die.is_rolled = True
            self._parts.tray.die.tumble.set_face(face)

    def played(self, events: Sequence[TableEvent]) -> None:
        if any(is_for_all(event) for event in events):
            self._parts.dice.roll(self._dice())
        else:
            # They leave the table with the first action.
            self._parts.dice.lay(())
        super().played(events)

    def story(self, events: Sequence[TableEvent]) -> str:
        return story(events, self.names)

    def is_good(self, event: TableEvent) -> bool:
        is_open = isinstance(event, events.WordClaimed) and not event.is_checked
        return super().is_good(event) and not is_open

    def clock_text(self, update: Update[TableEvent]) -> Text:
        is_more_than_a_turn = update.timer and update.timer.name in (checks.MATCH, checks.WARM_UP)
        return shared.SOFT_TIME_IS_UP if is_more_than_a_turn else super().clock_text(update)

    def tell_owner(self, events: Sequence[TableEvent]) -> None:
        """Tell whoever has lifted the curtain all of what the whole table was told a part of.

        Its dice have been seen to fall.
        """
        self.offer(events)
        self.say(events)

    def follow(self, event: TableEvent) -> None:
        """Show what dice fell, and begin a turn with a die that nobody has rolled."""
        if isinstance(event, HandedOver | events.TurnMoved):
            self._parts.tray.rest()
        elif isinstance(event, events.DiceFell) and event.seat != CHANCE:
            self._parts.tray.die.is_rolled = True
            self._parts.tray.die.tumble.roll_to(event.faces[0])


def is_for_all(event: TableEvent) -> bool:
    """Whether it is dice that fell for everybody."""
    is_step = isinstance(event, events.DiceFell) and event.seat == CHANCE
    return is_step or isinstance(event, events.Dealt)
