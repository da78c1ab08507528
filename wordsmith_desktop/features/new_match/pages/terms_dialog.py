"""What is agreed for one player before a match of unequal ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from wordsmith_desktop.core.limits import Limits
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
from wordsmith_desktop.records.log import USUAL_TERMS, Terms
from wordsmith_desktop.records.profiles import CLOCK_PERCENTS
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.questions import numbers, plain, segments
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import terms_texts as texts
from wordsmith_desktop.wording.shell.players_texts import CLOCKS
from wordsmith_desktop.wording.texts import CANCEL, say

LEAST_LETTERS = (0, 3, 4, 5, 6, 7)
"""What can be agreed on; 0 leaves it to the rules."""


class TermsOffer(Value):
    """What can be agreed for the players of a game."""

    dictionaries: Sequence[Dictionary] = ()
    has_own_words: bool = True
    """Whether a player's words can be judged apart from the others'."""


class TermsDialog(PlainDialog):
    """Asks for the words, help and time of one player."""

    terms_chosen = Signal(object)
    """The `Terms` that were chosen."""

    def __init__(
        self, name: str, begun: Terms, offer: TermsOffer, parent: QWidget | None = None
    ) -> None:
        """`begun` is what was agreed before."""
        super().__init__(say(texts.TITLE, name=name), say(texts.ABOUT), parent)
        self._offer = offer
        self.language = QComboBox()
        self.language.addItem(say(texts.AS_TABLE), "")
        for one in offer.dictionaries:
            self.language.addItem(say(one.title), one.tag)
        self.language.setCurrentIndex(max(0, self.language.findData(begun.dictionary)))
        self.rarity = segments(texts.WORDS, texts.RARITY, value=0)
        self.rarity.recall(begun.limits.least_commonness)
        self.letters = numbers(
            texts.LETTERS,
            LEAST_LETTERS,
            value=0,
            unit=texts.LETTERS_COUNT,
            none=texts.LETTERS_AS_RULES,
        )
        self.letters.recall(begun.limits.least_letters)
        hints = {True: texts.HINTS_ALLOWED, False: texts.HINTS_NONE}
        self.hints = plain(texts.HINTS, hints, value=begun.has_hints)
        self.clock = QComboBox()
        self.clock.addItem(say(texts.CLOCK_OWN, name=name), None)
        for percent in CLOCK_PERCENTS:
            self.clock.addItem(say(CLOCKS[percent]), percent)
        self.clock.setCurrentIndex(max(0, self.clock.findData(begun.clock_percent)))
        self._lay_out()
        self.nothing = secondary(say(texts.NOTHING), self._agree_on_nothing)
        self.add_button(self.nothing)
        self.add_button(secondary(say(CANCEL), self.reject))
        self.take = primary(say(texts.TAKE), self._agree)
        self.add_button(self.take)
        self.fit(620, 720 if offer.has_own_words else 400)
        (self.language if offer.has_own_words else self.hints.button(begun.has_hints)).setFocus()

    @property
    def chosen(self) -> Terms:
        """What is chosen now."""
        terms = replace(USUAL_TERMS, has_hints=self.hints.value)
        if self._offer.has_own_words:
            limits = Limits(self.rarity.value, self.letters.value)
            terms = replace(terms, dictionary=self.language.currentData(), limits=limits)
        return replace(terms, clock_percent=self.clock.currentData())

    def _lay_out(self) -> None:
        content = QWidget()
        column = in_column(inside=content, spacing=look().gap(2), margins=(0, 0, look().gap(1), 0))
        if self._offer.has_own_words:
            column.addLayout(_named(say(texts.LANGUAGE), self.language))
            column.addWidget(self.rarity)
            column.addWidget(self.letters)
        column.addWidget(self.hints)
        column.addLayout(_named(say(texts.CLOCK), self.clock))
        column.addStretch(1)
        self.add(scrolled(content), stretch=1)

    def _agree(self) -> None:
        self.terms_chosen.emit(self.chosen)
        self.accept()

    def _agree_on_nothing(self) -> None:
        self.terms_chosen.emit(USUAL_TERMS)
        self.accept()


def _named(title: str, field: QWidget) -> QVBoxLayout:
    """A field below its name."""
    column = QVBoxLayout()
    column.setSpacing(look().gap(0.75))
    column.addWidget(field_label(title, field))
    column.addWidget(field)
    return column
