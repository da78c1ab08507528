"""Hints in two steps: how the best common word begins, then the word."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.rewordable.hints import Hint, hint
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.texts import POINTS, say, say_count


class Hints:
    """Gives hints to whoever has the turn."""

    def __init__(
        self, page: QWidget, lexicon: Callable[[], Lexicon | None], banner: Banner
    ) -> None:
        self._page = page
        self._lexicon = lexicon
        self._banner = banner
        self._told: tuple[int, str] | None = None
        """The turn and the word of which the beginning was told."""
        self._task: threads.Task | None = None

    def give(self, seen: Observation | None) -> None:
        """Tell more about the best word than before."""
        lexicon = self._lexicon()
        if seen is None:
            self._banner.show_info(say(texts.HINT_NOT_NOW))
        elif lexicon is None:
            self._banner.show_info(say(texts.DICTIONARY_OPENING))
        elif self._told is not None and self._told[0] == seen.turn:
            self._banner.show_info(say(texts.HINT_WORD, word=self._told[1]))
        else:
            self.stop()
            self._banner.show_info(say(texts.HINT_SEARCHING))
            self._task = threads.run(
                lambda _ticket: hint(seen, lexicon.index),
                done=lambda found: self._tell(seen.turn, found),
                failed=_raise,
                owner=self._page,
            )

    def stop(self) -> None:
        """Forget the search under way: others look, the turn is over, or the page goes."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _tell(self, turn: int, found: Hint | None) -> None:
        self._task = None
        if found is None:
            self._banner.show_info(say(texts.HINT_NONE))
            return
        self._told = turn, found.word
        points = say_count(POINTS, found.gain)
        first, count = found.word[0], len(found.word)
        self._banner.show_info(say(texts.HINT_START, count=count, letter=first, points=points))


def _raise(error: Exception) -> None:
    raise error
