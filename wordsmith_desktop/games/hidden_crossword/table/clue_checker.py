"""Answers guesses at a puzzle on paper, so that no wrong answer ruins the game (W12-W16)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column, line_of
from wordsmith_desktop.window.kit.questions import plain
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.texts import say

from ..rules.marks import ClueType
from ..rules.own_words import OwnWords, faults_of
from ..rules.ruleset import Ruleset
from ..words import aid_texts as texts
from ..words import sheet_texts
from ..words.form_texts import CLUE
from .guess_answer import AnswerBar, BesideWord
from .guess_choice import ChoiceBar
from .own_words_panel import OwnWordsPanel, word_field
from .sheet.views import BLANK

WORDS, CLUE_TYPE = "words", "clue"
"""What is kept as long as the program runs, by name."""


class ClueChecker(QWidget):
    """The own words above, below them a guess and what is to be answered to it."""

    def __init__(self, kept: dict[str, Any], tag: str) -> None:
        """Words and clue type are taken from `kept`, and put there; letters are typed in the
        language of the dictionary `tag`."""
        super().__init__()
        self._kept, self._tag = kept, tag
        self._rules = Ruleset()
        words = kept.get(WORDS, OwnWords())
        self.own = OwnWordsPanel(words, tag)
        clue = kept.get(CLUE_TYPE, self._rules.clue)
        self.clue = plain(CLUE, sheet_texts.CLUES, value=clue)
        self.field = word_field()
        self.check = secondary(say(texts.CHECK), self._check)
        self.message = label("", tone="bad")
        self.choice, self.answer = ChoiceBar(), AnswerBar()
        self._lay_out()
        self.own.changed.connect(self._take)
        self.clue.changed.connect(self._mark_again)
        self.field.returnPressed.connect(self._check)
        self.choice.chosen.connect(self._choose)
        self.answer.went_on.connect(self._go_on)
        self._take(words)

    @property
    def words(self) -> OwnWords:
        """The words that are told so far, with the answers."""
        return self.own.words

    def _lay_out(self) -> None:
        content = QFrame()
        column = in_column(
            self.own, inside=content, spacing=look().gap(1), margins=(0, 0, look().gap(1), 0)
        )
        column.addSpacing(look().gap(1))
        column.addWidget(label(say(texts.GUESS_TITLE), size="lead"))
        column.addWidget(self.clue)
        name = field_label(say(texts.GUESS), self.field)
        column.addWidget(line_of(name, self.field, self.check))
        for part in (self.message, self.choice, self.answer):
            column.addWidget(part)
        column.addStretch(1)
        whole = in_column(inside=self)
        self._content, self._area = content, scrolled(content)
        whole.addWidget(self._area)

    def _check(self) -> None:
        guess = fold(self.field.text().strip(), self._tag)
        faults = [say(texts.FAULTS[why]) for why in faults_of(guess)]
        if not self.words.told:
            faults = [say(texts.WORDS_FIRST)]
        self._tell(" ".join(faults))
        if faults:
            return
        repeats = self._rules.counts_repeats
        self._take(self.words.guessed(guess, self.clue.value, counts_repeats=repeats))
        announce(self, self.choice.title.text())
        self._come_to(self.choice if self.words.guesses[-1].is_open else self.answer)

    def _choose(self, place: int) -> None:
        repeats = self._rules.counts_repeats
        self._take(self.words.chosen(place, self.clue.value, counts_repeats=repeats))
        self._come_to(self.answer)

    def _come_to(self, bar: BesideWord) -> None:
        """Bring what is shown now into view, and the keyboard there."""
        layout = self._content.layout()
        if layout is not None:
            # What was shown just now has no place before the layout has reckoned anew.
            layout.activate()
            self._content.adjustSize()
        self._area.ensureWidgetVisible(bar)
        if bar.home is not None:
            bar.home.setFocus(Qt.FocusReason.OtherFocusReason)

    def _mark_again(self) -> None:
        clue: ClueType = self.clue.value
        self._take(self.words.marked_by(clue, counts_repeats=self._rules.counts_repeats))

    def _go_on(self) -> None:
        self.field.clear()
        self.field.setFocus()

    def _take(self, words: OwnWords) -> None:
        self.own.words = words
        self._kept[WORDS], self._kept[CLUE_TYPE] = words, self.clue.value
        last = words.guesses[-1] if words.guesses else None
        is_open = last is not None and last.is_open
        self.choice.setVisible(is_open)
        self.answer.setVisible(last is not None and not is_open)
        self.choice.show_choice(replace(BLANK, records=words.guesses))
        if last is None or is_open:
            self.answer.show_nothing()
            # Even while it is hidden, no control is without a name.
            self.answer.go_on.setAccessibleName(say(texts.NEXT))
        else:
            self.answer.show_answer(last, next_label=say(texts.NEXT))

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        announce(self, sentence)
