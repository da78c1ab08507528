"""Hints, and the odds of the next die, searched beside the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.length_x_wit.observation import Observation
from wordsmith_desktop.games.length_x_wit.odds import Odds, odds_of_press
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.games.length_x_wit.word_search import Playable, hint
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.texts import Text, say


class Luck:
    """Answers what a person at the table may ask."""

    def __init__(
        self, page: QWidget, lexicon: Callable[[], Lexicon | None], banner: Banner
    ) -> None:
        self._page = page
        self._lexicon = lexicon
        self._banner = banner
        self._told: tuple[object, str] | None = None
        """The roll and the word of which the beginning was told."""
        self._asked: list[threads.Task] = []
        """What was asked of the roll on the table and is being searched."""
        self._press: threads.Task | None = None
        self._pressed: Odds | None = None
        """The odds of the turn's last press, once they are known."""

    def hint(self, seen: Observation) -> None:
        """Tell more about the dearest common word than before."""
        lexicon = self._lexicon()
        roll = (seen.state.turn, seen.state.dice)
        if not seen.state.dice:
            self._banner.show_info(say(texts.HINT_NOT_NOW))
        elif lexicon is None:
            self._banner.show_info(say(texts.DICTIONARY_OPENING))
        elif self._told is not None and self._told[0] == roll:
            self._banner.show_info(say(texts.HINT_WORD, word=self._told[1]))
        else:
            self._ask(lambda: hint(seen, lexicon.index), lambda found: self._hinted(roll, found))

    def odds(self, state: State, text: Text) -> None:
        """Tell the odds of one die more, with the tiles that are free in a state."""
        lexicon = self._lexicon()
        if lexicon is None or not state.bag_dice:
            return
        self._ask(lambda: _odds(lexicon, state), lambda odds: self._say_odds(odds, text))

    def remember_press(self, state: State) -> None:
        """Find out the odds of a press for the end of the turn; the dice are in the air."""
        lexicon = self._lexicon()
        self.forget_press()
        if lexicon is not None:
            self._press = self._run(lambda: _odds(lexicon, state), self._keep)

    def forget_press(self) -> None:
        """Another turn begins; odds that are found out now are of no turn that is told."""
        self._pressed = None
        if self._press is not None:
            self._press.cancel()
            self._press = None

    def forget_questions(self) -> None:
        """The dice lie otherwise, or another is to spell: what was asked is over."""
        for task in self._asked:
            task.cancel()
        self._asked.clear()

    @property
    def aftermath(self) -> str:
        """What the odds of the turn's last press were; empty where there was none."""
        if self._pressed is None:
            return ""
        return say(texts.ODDS_WERE, share=share_text(self._pressed))

    def _keep(self, odds: object) -> None:
        if isinstance(odds, Odds):
            self._pressed = odds

    def stop(self) -> None:
        """Forget all that is under way: the page goes."""
        self.forget_press()
        self.forget_questions()

    def _ask(self, work: Callable[[], object], done: Callable[[object], object]) -> None:
        self._asked.append(self._run(work, done))

    def _run(self, work: Callable[[], object], done: Callable[[object], object]) -> threads.Task:
        return threads.run(lambda _ticket: work(), done=done, failed=_raise, owner=self._page)

    def _hinted(self, roll: object, found: object) -> None:
        if not isinstance(found, Playable):
            self._banner.show_info(say(texts.HINT_NONE))
            return
        self._told = roll, found.word
        first, count = found.word[0], len(found.word)
        self._banner.show_info(say(texts.HINT_START, count=count, letter=first))

    def _say_odds(self, odds: object, text: Text) -> None:
        if isinstance(odds, Odds):
            self._banner.show_info(say(text, share=share_text(odds)))


def share_text(odds: Odds) -> str:
    """Such as "84 %", or "about 21 %" for a sample; only what is certain is 0 or 100."""
    percent = round(100 * odds.chance)
    if not (odds.is_exact and odds.chance in (0, 1)):
        percent = max(1, min(99, percent))
    return say(texts.SHARE if odds.is_exact else texts.SHARE_ABOUT, percent=percent)


def _odds(lexicon: Lexicon, state: State) -> Odds:
    """The odds of one die more, with the tiles that are free in the state."""
    return odds_of_press(
        lexicon.index,
        state.box,
        table=[rolled.die for rolled in state.dice],
        bag=state.bag_dice,
        tiles=state.free_tiles(state.seat),
    )


def _raise(error: Exception) -> None:
    raise error
