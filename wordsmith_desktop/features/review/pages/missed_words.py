"""The words that somebody missed, by length and commonness, with their meanings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.reviewer import Missed
from wordsmith_desktop.lexicon.meanings import commonness_of
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import Account, WordExplainer, WordQuestion
from wordsmith_desktop.window.kit.data_table import DataTable
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.meanings import brief_text, commonness_text
from wordsmith_desktop.wording.texts import say, say_count

from .. import review_texts as texts

HEADINGS = (texts.MISSED_WORD, texts.MISSED_LETTERS, texts.MISSED_COMMONNESS)


class MissedWords(QWidget):
    """A line for each word."""

    def __init__(self, explainer: WordExplainer, dictionary: str) -> None:
        """`dictionary` is the tag of the words."""
        super().__init__()
        self._explainer, self._dictionary = explainer, dictionary
        self._words: tuple[str, ...] = ()
        self.title = label("", size="lead")
        headings = [say(one) for one in HEADINGS]
        self.table = DataTable(
            say(texts.MISSED_TITLE), headings, growing=2, numbers=(1,), is_whole=True
        )
        self.meaning = label("")
        """What the chosen word means, for a place that does not scroll away with the list."""
        self.meaning.hide()
        column = in_column(inside=self, spacing=look().gap(1))
        for part in (self.title, self.table):
            column.addWidget(part)
        self.table.itemSelectionChanged.connect(self._explain)
        self.hide()

    def show_words(self, missed: Sequence[Missed]) -> None:
        """Show these, in their order."""
        self._words = tuple(one.word for one in missed)
        self.title.setText(say_count(texts.MISSED_COUNT, len(missed)))
        self.table.show_rows(
            [
                (one.word, str(len(one.word)), commonness_text(commonness_of(one.commonness)))
                for one in missed
            ]
        )
        self.table.setVisible(bool(missed))
        self.meaning.setText(say(texts.MISSED_HINT) if missed else "")
        self.meaning.setVisible(bool(missed))
        self.show()

    def _explain(self) -> None:
        row = self.table.currentRow()
        if not 0 <= row < len(self._words):
            return
        word = self._words[row]
        self.meaning.setText(say(texts.MISSED_LOOKING, word=word))

        def tell(account: Account) -> None:
            # Another word may have been chosen by then.
            if self.table.currentRow() == row:
                line = account.trouble or brief_text(account.known, as_played=True)
                self.meaning.setText(line or say(texts.MISSED_NO_MEANING, word=word))

        self._explainer.ask(
            WordQuestion(word, (self._dictionary,), is_plain=True), tell, owner=self
        )
