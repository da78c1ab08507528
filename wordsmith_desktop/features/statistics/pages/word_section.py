"""A player's words with what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.asking.lore import Lore, Question, explain
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from .. import person_texts as texts
from .. import record_texts
from ..words import RecordWord
from .figures import TableSection
from .result_words import ResultNames, day, number


class WordSection(QWidget):
    """The best words of one game, or the longest of all; meanings come as they are known."""

    def __init__(self, names: ResultNames, lore: Lore) -> None:
        super().__init__()
        self._names = names
        self._lore = lore
        self._words: Sequence[RecordWord] = ()
        self._meanings: dict[str, str] = {}
        """By word."""
        heads = (record_texts.GAME, record_texts.WHEN, texts.MEANING)
        worth, letters = record_texts.WORTH, record_texts.LETTERS_HEAD
        self.best = TableSection(
            record_texts.BEST_WORDS, (record_texts.WORD, worth, *heads), growing=4
        )
        self.longest = TableSection(
            record_texts.LONGEST_WORDS, (record_texts.WORD, letters, *heads), growing=4
        )
        column = in_column(inside=self)
        for part in (self.best, self.longest):
            column.addWidget(part)

    def show_words(self, found: Sequence[RecordWord], *, is_by_points: bool) -> None:
        """Show these, and ask what they mean."""
        self._words, self._meanings = found, {}
        shown, other = (self.best, self.longest) if is_by_points else (self.longest, self.best)
        other.show_rows((), ())
        self._show(shown, is_by_points=is_by_points)

        def tell(word: str, line: str) -> None:
            if self._words is found:
                self._meanings[word] = line
                self._show(shown, is_by_points=is_by_points)

        for one in found:
            question = Question(one.word, (one.dictionary,), is_plain=True)
            explain(self._lore, question, partial(tell, one.word), owner=self)

    def _show(self, section: TableSection, *, is_by_points: bool) -> None:
        section.show_rows(
            [
                (
                    one.word,
                    _worth(one) if is_by_points else number(one.length),
                    self._names.game(one.game),
                    day(one.when_ms),
                    self._meanings.get(one.word, ""),
                )
                for one in self._words
            ],
            (),
            hidden=(2,) if is_by_points else (),
        )


def _worth(one: RecordWord) -> str:
    return say(record_texts.NONE) if one.points is None else say_count(POINTS, one.points)
