"""Any word that somebody types: whether it counts, what it means, and what it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QWidget

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import (
    Account,
    AskingTerms,
    WordExplainer,
    WordQuestion,
)
from wordsmith_desktop.window.kit.asking.known_view import KnownView
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.scrolling import scroll_by_key, scrolled
from wordsmith_desktop.window.kit.search_field import SearchField
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
    from wordsmith_desktop.window.kit.game_entry import GameEntry

LONGEST: Final = 60
"""Letters that can be typed; no dictionary reads longer words."""


def takes(word: str, tag: str, games: Sequence[GameEntry]) -> Iterator[str]:
    """What a folded word takes in each game that says so, a line for each."""
    language = code_of(tag)
    for entry in games:
        if said := entry.words.makeup(word, language):
            yield say(texts.LOOK_UP_MAKEUP, game=say(entry.title), takes=said)


class LookUpView(QWidget):
    """Answers while one types. As long as a match forbids it, only of words that were played."""

    def __init__(
        self,
        explainer: WordExplainer,
        terms: AskingTerms,
        games: Sequence[GameEntry],
        dictionaries: Sequence[Dictionary],
        parent: QWidget | None = None,
    ) -> None:
        """The dictionary of the `terms` is chosen first."""
        super().__init__(parent)
        self._explainer, self._terms, self._games = explainer, terms, games
        self.field = SearchField()
        self.field.setMaxLength(LONGEST)
        self.dictionary = QComboBox()
        for dictionary in dictionaries:
            self.dictionary.addItem(say(dictionary.title), dictionary.tag)
        self.dictionary.setCurrentIndex(max(0, self.dictionary.findData(terms.tags[0])))
        self.known = KnownView()
        self.takes_title = label(say(texts.LOOK_UP_TAKES))
        self.takes_title.setStyleSheet("font-weight: bold;")
        self.takes = label("")
        self._lay_out()
        self.field.textChanged.connect(lambda _text: self._ask())
        self.field.returnPressed.connect(self._speak)
        self.dictionary.currentIndexChanged.connect(lambda _index: self._ask())
        self._ask()

    @property
    def word(self) -> str:
        """What is typed, folded."""
        return fold(self.field.text().strip(), self.tag)

    @property
    def tag(self) -> str:
        """The dictionary that is asked."""
        return str(self.dictionary.currentData() or "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The answer scrolls by the keys that the field has no use for."""
        if not scroll_by_key(self._area, event):
            super().keyPressEvent(event)

    def _ask(self) -> None:
        word = self.word
        why_withheld = self._terms.why_withheld(word)
        self._show_takes("" if why_withheld else word)
        if not word:
            self.known.show_line(self._invitation)
        elif why_withheld:
            self.known.show_line(why_withheld)
        else:
            terms = self._terms
            question = WordQuestion(
                self.field.text(), (self.tag,), terms.house, is_plain=terms.is_plain
            )
            self._explainer.ask(question, self._take, owner=self)

    @property
    def _invitation(self) -> str:
        """What can be typed."""
        is_free = self._terms.played is None
        return say(texts.LOOK_UP_EMPTY if is_free else texts.ONLY_PLAYED)

    def _take(self, account: Account) -> None:
        # Another word may have been typed while this one was looked up.
        if account.known.ruling.word == self.word and account.tag == self.tag:
            self.known.show_account(account, self._terms)

    def _show_takes(self, word: str) -> None:
        lines = list(takes(word, self.tag, self._games)) if any(map(str.isalpha, word)) else []
        self.takes.setText("\n".join(lines))
        for part in (self.takes_title, self.takes):
            part.setVisible(bool(lines))

    def _speak(self) -> None:
        """Enter reads out what is shown."""
        announce(self, f"{self.known.text}\n{self.takes.text()}".strip())

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(look().gap(2))
        grid.setVerticalSpacing(look().gap(1))
        grid.setColumnStretch(1, 1)
        fields = (
            (say(texts.LOOK_UP_WORD), self.field),
            (say(texts.LOOK_UP_IN), self.dictionary),
        )
        for row, (title, field) in enumerate(fields):
            grid.addWidget(field_label(title, field), row, 0)
            grid.addWidget(field, row, 1)
        whole = in_column(grid, inside=self, spacing=look().gap(2))
        content = QFrame()
        column = in_column(inside=content, spacing=look().gap(1), margins=(0, 0, look().gap(1), 0))
        for part in (self.known, self.takes_title, self.takes):
            column.addWidget(part)
        column.addStretch(1)
        self._area = scrolled(content)
        whole.addWidget(self._area, 1)


class LookUpDialog(PlainDialog):
    """The same in a dialog, from wherever one is."""

    def __init__(
        self,
        explainer: WordExplainer,
        terms: AskingTerms,
        games: Sequence[GameEntry],
        dictionaries: Sequence[Dictionary],
        parent: QWidget | None = None,
    ) -> None:
        """The dictionary of the `terms` is chosen first."""
        super().__init__(say(texts.LOOK_UP_TITLE), "", parent)
        view = LookUpView(explainer, terms, games, dictionaries)
        self.field, self.dictionary = view.field, view.dictionary
        self.known, self.takes = view.known, view.takes
        self.add(view, stretch=1)
        # Otherwise Enter in the field would press this button.
        self.add_close().setAutoDefault(False)
        self.fit(760, 620)
        # A dialog that opens without a focused widget takes the first of its tab order.
        self.field.setFocus()
