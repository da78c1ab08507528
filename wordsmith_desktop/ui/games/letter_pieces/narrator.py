"""Tells the table what happened: by the message line and by the dice."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games import table_events
from wordsmith_desktop.games.letter_pieces import checks, events
from wordsmith_desktop.games.letter_pieces.actions import Dice
from wordsmith_desktop.games.letter_pieces.bench import Slot
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.games.letter_pieces.layout import Parts
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts
from wordsmith_desktop.wording.games.letter_pieces.event_sentences import GOOD, REFUSALS, story
from wordsmith_desktop.wording.rulings import last_ruling_text, ruling_text
from wordsmith_desktop.wording.table_texts import UPDATES
from wordsmith_desktop.wording.texts import Text, say

_OVER = (
    events.TurnMoved,
    table_events.HandedOver,
    events.WordClaimed,
    events.PiecesArranged,
    events.PiecesWithdrawn,
)
"""After these the refused word does not lie there any more."""


def follow(overruling: Overruling, event: Event) -> None:
    """Tell the offers which word was judged last, and when a refusal is over."""
    if isinstance(event, table_events.WordJudged):
        overruling.judged(event.ruling)
    elif isinstance(event, table_events.WordRefused):
        overruling.refused(by_dictionary=event.ruling is not None)
    elif isinstance(event, _OVER):
        # Behind the curtain the word is a secret of whoever had the bench.
        overruling.over(forget=isinstance(event, table_events.HandedOver))
    else:
        overruling.refresh()


class Narrator:
    """Turns updates of the session into what is seen and read out."""

    def __init__(
        self, parts: Parts, session: AnySession, names: Sequence[str], overruling: Overruling
    ) -> None:
        self._parts = parts
        self._session = session
        self._names = names
        self._overruling = overruling
        self._kept: tuple[Event, ...] = ()
        self.last_reason = ""
        """What the dictionary last said of a word."""
        self._recall()

    def forget(self) -> None:
        """Nothing was said yet: the match is shown as it stood at another moment."""
        self._kept = ()
        self._parts.banner.clear()
        self._parts.dice.clear()
        self._parts.tray.rest()
        self._overruling.over(forget=True)
        self._recall()

    def _recall(self) -> None:
        """Show what was thrown and said before, for a page that is built later."""
        self.last_reason = last_ruling_text(self._session.match)
        self._recall_dice()

    @property
    def ticked_circles(self) -> int:
        """Circles of the bench's row in this step that have become pieces (R40).

        The state keeps only those that have not; what was undone does not count.
        """
        bench = self._session.observation(None).bench
        count = 0
        for played in reversed(self._session.match.played):
            if isinstance(played.action, Dice):
                break
            ticked = (one for one in played.step.events if isinstance(one, events.CircleTicked))
            count += sum(one.seat == bench for one in ticked)
        return count

    def _recall_dice(self) -> None:
        """Lay out the dice that everyone's pieces came from."""
        for played in reversed(self._session.match.played):
            for event in played.step.events:
                is_for_all = isinstance(event, events.Dealt) or (
                    isinstance(event, events.DiceFell) and event.seat == CHANCE
                )
                if is_for_all:
                    self._follow(event)
                    return

    def tell(self, update: Update[Any], bench: Seat | None) -> None:
        """Tell one update as the bench may know it.

        What came of a hidden word is told to the whole table, which was asked about it; what
        only its owner may know is kept until the curtain is lifted.
        """
        if update.kind is UpdateKind.PLAYED:
            told = self._session.events_for(update, bench)
            if any(isinstance(event, events.CallSettled) for event in told):
                self._kept = told
                told = self._session.events_for(update, None)
            self._played(told)
        elif update.kind in UPDATES:
            self._parts.banner.show_info(say(_notice(update)))

    def tell_kept(self, seat: Seat | None) -> None:
        """Tell whoever has lifted the curtain what was kept, if it is theirs."""
        kept, self._kept = self._kept, ()
        if any(getattr(event, "only", None) == seat for event in kept):
            self._played(kept)

    def _played(self, told: tuple[Event, ...]) -> None:
        for event in told:
            self._follow(event)
            follow(self._overruling, event)
        sentence = story(told, self._names)
        if not sentence:
            return
        banner = self._parts.banner
        if any(isinstance(event, REFUSALS) for event in told):
            banner.show_refusal(sentence)
        elif any(isinstance(event, GOOD) for event in told):
            banner.show_good(sentence)
        else:
            banner.show_info(sentence)

    def _follow(self, event: Event) -> None:
        """Dice, circles and refusals have a place of their own on the table."""
        if isinstance(event, events.Dealt):
            self._parts.dice.roll(event.faces)
        elif isinstance(event, table_events.HandedOver | events.TurnMoved):
            self._parts.tray.rest()
            self._parts.board.set_cursor(Slot(0, 0))
        elif isinstance(event, events.DiceFell):
            self._dice(event)
        elif isinstance(event, table_events.WordJudged):
            self.last_reason = ruling_text(event.ruling)

    def _dice(self, event: events.DiceFell) -> None:
        if event.seat == CHANCE:
            self._parts.dice.roll(event.faces)
        else:
            self._parts.tray.die.tumble.roll_to(event.faces[0])


def _notice(update: Update[Any]) -> Text:
    """What is told of an update that is no action of the game."""
    is_more_than_a_turn = update.timer and update.timer.name in (checks.MATCH, checks.WARM_UP)
    return texts.SOFT_TIME if is_more_than_a_turn else UPDATES[update.kind]
