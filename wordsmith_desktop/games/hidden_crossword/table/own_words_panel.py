"""Where somebody tells the own words of a paper puzzle, which are covered at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column, line_of
from wordsmith_desktop.wording.texts import joined, say, say_count

from ..rules.clues import Placement
from ..rules.own_words import OwnWords
from ..rules.ruleset import LONGEST_WORD
from ..words import aid_texts as texts
from ..words.table_texts import PLACEMENT_NAMES

FIELD: int = 20
"""Breadth of a field for a word, in grid steps."""


def word_field() -> QLineEdit:
    """A field for one word of a puzzle; it takes what folds to more letters, too."""
    field = QLineEdit()
    field.setMaxLength(LONGEST_WORD)
    field.setMinimumWidth(look().px(FIELD))
    return field


class OwnWordsPanel(QWidget):
    """Takes words in; they can be seen only as long as a button is held down."""

    changed = Signal(object)
    """The `OwnWords` with a word more or fewer."""

    def __init__(self, words: OwnWords, tag: str) -> None:
        """`tag` is the dictionary in whose language letters are typed."""
        super().__init__()
        self._tag = tag
        self.words = words
        """What is held."""
        self.field = word_field()
        self.placement = QComboBox()
        for placement, name in PLACEMENT_NAMES.items():
            self.placement.addItem(say(name), placement)
        self.add = secondary(say(texts.ADD), self._add)
        self.held = label("")
        """How many words there are; the words themselves while they are shown."""
        self.message = label("", tone="bad")
        self.show_words = secondary(say(texts.SHOW), name=say(texts.SHOW_NAME))
        self.take_back = secondary(say(texts.TAKE_BACK), self._take_back)
        self.forget = secondary(say(texts.FORGET), self._ask_to_forget)
        self._lay_out()
        self.field.returnPressed.connect(self._add)
        self.show_words.pressed.connect(self._uncover)
        self.show_words.released.connect(self._cover)
        self._cover()

    def _lay_out(self) -> None:
        column = in_column(
            label(say(texts.OWN), size="lead"),
            label(say(texts.OWN_NOTE), tone="muted"),
            inside=self,
            spacing=look().gap(1),
        )
        word = field_label(say(texts.WORD), self.field)
        lies = field_label(say(texts.LIES), self.placement)
        column.addWidget(line_of(word, self.field, lies, self.placement, self.add))
        column.addWidget(self.message)
        column.addWidget(self.held)
        column.addWidget(line_of(self.show_words, self.take_back, self.forget))

    def _add(self) -> None:
        word = fold(self.field.text().strip(), self._tag)
        placement = self.placement.currentData()
        faults = self.words.faults(word, placement)
        self._tell(" ".join(say(texts.FAULTS[why]) for why in faults))
        if not faults:
            self._hold(self.words.with_word(word, placement))
            self.field.clear()
            if placement is Placement.ANCHOR:
                # There is only one of them: the next word lies in another way.
                self.placement.setCurrentIndex(self.placement.findData(Placement.CROSSBEAM))
            announce(self, f"{say(texts.ADDED)} {self.held.text()}")
        self.field.setFocus()

    def _take_back(self) -> None:
        self._hold(self.words.without_last())
        announce(self, self.held.text())

    def _ask_to_forget(self) -> None:
        ask(
            self,
            say(texts.FORGET_TITLE),
            say(texts.FORGET_TEXT),
            yes=say(texts.FORGET),
            then=lambda: self._hold(OwnWords()),
        )

    def _hold(self, words: OwnWords) -> None:
        self.words = words
        self._cover()
        self.changed.emit(words)

    def _uncover(self) -> None:
        shown = (
            say(texts.SHOWN_WORD, word=one.word, placement=say(PLACEMENT_NAMES[one.placement]))
            for one in self.words.sheet
        )
        self.held.setText(joined(shown))
        announce(self, self.held.text())

    def _cover(self) -> None:
        self._tell("")
        self.held.setText(say_count(texts.HELD, len(self.words.told)))
        for button in (self.show_words, self.take_back, self.forget):
            button.setEnabled(bool(self.words.told))

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        announce(self, sentence)
