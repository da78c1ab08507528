"""The odds of the next die, searched beside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.session.table_view import Happening, TableView
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.wording.texts import Text, say

from ..rules.actions import Action
from ..rules.events import ControlMoved, DiceThrown, LuckPressed
from ..rules.material import Material, Rolled, Tile
from ..rules.odds import Odds, odds_of_press
from ..rules.state import State
from ..words import table_texts as texts
from .narrator import TURN_ENDS

Add: TypeAlias = Callable[[str], object]
"""Adds a sentence to what is told."""


class _Press:
    """The odds of one press, once they are known; who asks before is told then."""

    def __init__(self) -> None:
        self.odds: Odds | None = None
        self._asked: list[Callable[[Odds], object]] = []

    def found(self, odds: Odds) -> None:
        self.odds = odds
        for then in self._asked:
            then(odds)

    def tell(self, then: Callable[[Odds], object]) -> None:
        if self.odds is not None:
            then(self.odds)
        else:
            self._asked.append(then)


class Luck:
    """Finds out odds, and tells those of the last press at the end of a turn."""

    def __init__(
        self, page: QWidget, lexicon: Callable[[], Lexicon | None], banner: Banner
    ) -> None:
        self._page = page
        self._lexicon = lexicon
        self._banner = banner
        self._asked: list[threads.Task] = []
        """What was asked of the roll on the table and is being searched."""
        self._searching: list[threads.Task] = []
        """What searches the odds of presses."""
        self._press: _Press | None = None
        """The turn's last one."""

    def tell_odds(self, state: State, laid: Sequence[Tile], text: Text) -> None:
        """Tell the odds of one die more, with the tiles that are free once some are laid."""
        free = tuple(tile for tile in state.free_tiles(state.seat) if tile not in laid)
        find = self._finder(state.material, state.dice, free)
        if find is not None:
            self._asked.append(self._run(find, lambda odds: self._say_odds(odds, text)))

    def remember_press(self, material: Material, pressed: LuckPressed) -> None:
        """Find out the odds of a press for the end of the turn; the dice are in the air."""
        self.forget_press()
        find = self._finder(material, pressed.dice, pressed.free)
        if find is not None:
            self._press = _Press()
            self._searching.append(self._run(find, self._press.found))

    def recall_press(self, table: TableView[Action, TableEvent, State]) -> None:
        """Go on with the turn's last press: a page may be built in the middle of a turn."""
        if table.outcome is not None or table.is_read_only:
            return
        for happening in table.recent():
            for event in reversed(happening.events):
                if isinstance(event, ControlMoved):
                    return
                if isinstance(event, LuckPressed):
                    self.remember_press(table.seen.material, event)
                    return

    def recall_turn(
        self, table: TableView[Action, TableEvent, State], then: Callable[[str], object]
    ) -> None:
        """Have it told of the turn that ended last, as long as nobody has rolled since.

        As `tell_of_press`, where the page was built only after that turn.
        """
        pressed = None if table.is_read_only else last_press(table.recent_public())
        find = self._finder(table.public.material, pressed.dice, pressed.free) if pressed else None
        if find is not None:
            self._searching.append(self._run(find, lambda odds: then(_turn_text(odds))))

    def forget_press(self) -> None:
        """Another turn begins; whoever has asked for the odds of the one before is still told."""
        self._press = None

    def forget_questions(self) -> None:
        """The dice lie otherwise, or another is to spell: what was asked is over."""
        for task in self._asked:
            task.cancel()
        self._asked.clear()

    @property
    def aftermath(self) -> str:
        """What the odds of the turn's last press were; empty where there was none."""
        odds = self._press.odds if self._press is not None else None
        return "" if odds is None else _were_text(odds)

    def teller(self) -> Callable[[Add], object] | None:
        """What adds the odds of the turn's last press to what is told, as soon as they are known.

        None where there was no press.
        """
        press = self._press
        return None if press is None else lambda add: press.tell(lambda odds: add(_were_text(odds)))

    def tell_of_press(self, then: Callable[[str], object]) -> None:
        """Have it told shortly what the odds of the turn's last press were, where there was one."""
        if self._press is not None:
            self._press.tell(lambda odds: then(_turn_text(odds)))

    def stop(self) -> None:
        """Forget all that is under way: the page goes."""
        self.forget_press()
        self.forget_questions()
        for task in self._searching:
            task.cancel()
        self._searching.clear()

    def _finder(
        self, material: Material, dice: Sequence[Rolled], free: Sequence[Tile]
    ) -> Callable[[], Odds] | None:
        """What finds the odds of one die more; None without a dictionary or another die."""
        lexicon, table = self._lexicon(), [rolled.die for rolled in dice]
        bag = [number for number in range(len(material.dice)) if number not in table]
        if lexicon is None or not bag:
            return None
        index = lexicon.index
        return lambda: odds_of_press(index, material, table=table, bag=bag, tiles=free)

    def _run(self, work: Callable[[], Odds], done: Callable[[Odds], object]) -> threads.Task:
        return threads.run(lambda _ticket: work(), done=done, owner=self._page)

    def _say_odds(self, odds: Odds, text: Text) -> None:
        self._banner.show_info(say(text, share=share_text(odds)))


def last_press(recent: Iterable[Happening[TableEvent]]) -> LuckPressed | None:
    """The last press of the turn that ended last; None without one, or once dice were rolled."""
    has_ended = False
    for happening in recent:
        for event in reversed(happening.events):
            if has_ended and isinstance(event, LuckPressed):
                return event
            if isinstance(event, ControlMoved if has_ended else DiceThrown):
                return None
            has_ended = has_ended or isinstance(event, TURN_ENDS)
    return None


def _turn_text(odds: Odds) -> str:
    return say(texts.TURN_ODDS, share=share_text(odds))


def _were_text(odds: Odds) -> str:
    return say(texts.ODDS_WERE, share=share_text(odds))


def share_text(odds: Odds) -> str:
    """Such as "84 %", or "about 21 %" for a sample; only what is certain is 0 or 100."""
    percent = round(100 * odds.chance)
    if not (odds.is_exact and odds.chance in (0, 1)):
        percent = max(1, min(99, percent))
    return say(texts.SHARE if odds.is_exact else texts.SHARE_ABOUT, percent=percent)
