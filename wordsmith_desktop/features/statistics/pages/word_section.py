"""A player's words with what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.records.results.words import RecordWord
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import WordExplainer, WordQuestion, explain
from wordsmith_desktop.window.kit.data_table import Cell
from wordsmith_desktop.window.kit.days import brief_day
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from .. import person_texts as texts
from .. import record_texts
from .figures import TableSection
from .result_words import ResultNames, number


class WordSection(QWidget):
    """The best words of one game and the longest; meanings come as they are known."""

    def __init__(self, names: ResultNames, explainer: WordExplainer) -> None:
        super().__init__()
        self._names = names
        self._explainer = explainer
        self._shown: tuple[Sequence[RecordWord], Sequence[RecordWord]] = ((), ())
        """The best and the longest."""
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
        column = in_column(inside=self, spacing=look().gap(3))
        for part in (self.best, self.longest):
            column.addWidget(part)

    def show_words(self, best: Sequence[RecordWord], longest: Sequence[RecordWord]) -> None:
        """Show these, and ask what they mean."""
        shown = self._shown = (best, longest)
        self._meanings = {}
        self._show()

        def tell(word: str, line: str) -> None:
            if self._shown is shown:
                self._meanings[word] = line
                self._show()

        for one in {one.word: one for one in (*best, *longest)}.values():
            question = WordQuestion(one.word, (one.dictionary,), is_plain=True)
            explain(self._explainer, question, partial(tell, one.word), owner=self)

    def _show(self) -> None:
        best, longest = self._shown
        self.best.show_rows([self._row(one, _worth(one)) for one in best], (), hidden=(2,))
        rows = [self._row(one, number(one.length)) for one in longest]
        self.longest.show_rows(rows, (), hidden=(2,) if best else ())

    def _row(self, one: RecordWord, worth: Cell) -> tuple[Cell, ...]:
        game, meaning = self._names.game(one.game), self._meanings.get(one.word, "")
        return (one.word, worth, game, brief_day(one.when_ms), meaning)


def _worth(one: RecordWord) -> str:
    return say(record_texts.NONE) if one.points is None else say_count(POINTS, one.points)
