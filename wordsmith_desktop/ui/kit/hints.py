"""Hints in two steps: how the best common word begins, then the word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wordsmith_desktop.bots.bot import Decision
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING, SEARCHING
from wordsmith_desktop.wording.texts import POINTS, Text, say, say_count


@dataclass(frozen=True, slots=True)
class HintTexts:
    """What a game says with a hint."""

    not_now: Text
    """There is nothing to make a word of."""
    none: Text
    """No common word can be made."""
    start: Text
    """How the word begins: {letter}, of {count} letters, for {points}."""
    word: Text
    """The {word}."""


class Hints:
    """Asks the game's bot for whoever looks, and tells its word bit by bit."""

    def __init__(self, table: AnyTable, banner: Banner, texts: HintTexts) -> None:
        self._table = table
        self._banner = banner
        self._texts = texts
        self._told = ""
        """The word of which the beginning was told."""

    def forget(self) -> None:
        """Another turn: a word that comes again is told bit by bit again."""
        self._told = ""

    def give(self, *, is_possible: bool, none: Text | None = None) -> None:
        """Tell more about the best word than before; `none` is said instead where there is none."""
        if not is_possible:
            self._banner.show_info(say(self._texts.not_now))
            return
        self._banner.show_info(say(SEARCHING))
        if not self._table.advise(lambda found: self._tell(found, none or self._texts.none)):
            self._banner.show_info(say(DICTIONARY_OPENING))

    def _tell(self, found: Decision[Any] | None, none: Text) -> None:
        motive = found.motive if found else None
        if motive is None or not motive.word:
            self._banner.show_info(say(none))
        elif motive.word == self._told:
            self._banner.show_info(say(self._texts.word, word=motive.word))
        else:
            self._told = word = motive.word
            points = say_count(POINTS, motive.points or 0)
            start = say(self._texts.start, count=len(word), letter=word[0], points=points)
            self._banner.show_info(start)
