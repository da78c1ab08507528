"""Hints in steps: how the best common word begins, the word, and a rarer one that is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING, RARER_WORD, SEARCHING
from wordsmith_desktop.wording.texts import POINTS, Text, say, say_count

from .asking.open_words import words_in
from .banner import Banner

ExplainWord: TypeAlias = Callable[[str, Callable[[str], object]], object]
"""Has a folded word's meaning told, where one is known."""


class HintTexts(Value):
    """What a game says with a hint."""

    not_now: Text
    """There is nothing to make a word of."""
    none: Text
    """No word can be made."""
    start: Text
    """How the word begins: {letter}, of {count} letters, for {points}."""
    word: Text
    """The {word}."""
    rarer: Text = RARER_WORD
    """There is a rarer word, for {points}, to be asked for."""


class TableHints:
    """Asks the game's bot for whoever looks, and tells its word bit by bit, its meaning last."""

    def __init__(
        self,
        table: AnyTable,
        banner: Banner,
        texts: HintTexts,
        explain: ExplainWord = lambda _word, _then: None,
    ) -> None:
        self._table = table
        self._explain = explain
        self._banner = banner
        self._texts = texts
        self._told: Motive | None = None
        """What the beginning was told of."""
        self._offered = ""
        """The rarer word that was told to be there, so that it is next."""
        self._said = 0
        """The number of the message that told of it."""
        self.is_searching = False
        """Whether a hint was asked for and is not there yet."""

    def stop(self) -> None:
        """Nobody waits for a hint any more."""
        self.is_searching = False
        self._table.stop_advising()

    def forget(self) -> None:
        """Nothing was told to whoever asks next."""
        self._told, self._offered = None, ""

    @property
    def is_shown(self) -> bool:
        """Whether the last message is still the hint that was told."""
        return self._told is not None and self._banner.said == self._said

    def is_told(self, motive: Motive) -> bool:
        """Whether the beginning was told, so that the word is next."""
        return self._told is not None and self._told.word == motive.word

    def is_rarer(self, motive: Motive) -> bool:
        """Whether it is of the rarer word that was asked for."""
        return bool(motive.word) and motive.word == self._offered

    def is_telling(self, motive: Motive) -> bool:
        """Whether there is anything to tell of what was found."""
        return bool(motive.word)

    def sentence(self, motive: Motive) -> str:
        """What is told now of what was found."""
        word = motive.word
        if self.is_told(motive):
            return say(self._texts.word, word=word)
        points = self.figure(motive)
        return say(self._texts.start, count=len(word), letter=word[0], points=points)

    def figure(self, motive: Motive) -> str:
        """What a word brings, such as "10 points"."""
        return say_count(POINTS, motive.points or 0)

    def give(self, *, is_possible: bool, none: Text | None = None) -> None:
        """Tell more about the best word than before; `none` is said instead where there is none."""
        if not is_possible:
            self._banner.show_info(say(self._texts.not_now))
            return
        self._banner.show_info(say(SEARCHING))
        self.is_searching = True
        if not self._table.advise(lambda found: self._tell(found, none or self._texts.none)):
            self.is_searching = False
            self._banner.show_info(say(DICTIONARY_OPENING))

    def _tell(self, found: Decision[Any] | None, none: Text) -> None:
        self.is_searching = False
        motive = found.motive if found else None
        rarer = motive.rarer if motive else None
        if motive is None or (rarer is None and not self.is_telling(motive)):
            self._banner.show_info(say(none))
        elif rarer is not None and self._offered == rarer.word:
            self._told = rarer
            self._show(self.sentence(rarer), rarer.word)
        elif rarer is not None and not motive.word:
            # Better a rare word than none: nobody is told to go without.
            self._offered = rarer.word
            self._show(self._offer(rarer), "")
        else:
            sentence = self.sentence(motive)
            if rarer is not None and self.is_told(motive):
                self._offered = rarer.word
                sentence = f"{sentence} {self._offer(rarer)}"
            self._told = motive
            self._show(sentence, motive.word)

    def _offer(self, rarer: Motive) -> str:
        return say(self._texts.rarer, points=self.figure(rarer))

    def _show(self, sentence: str, word: str) -> None:
        self._banner.show_info(sentence)
        self._said = self._banner.said
        if word and word in words_in(sentence):
            self._explain(word, self._banner.adder())
