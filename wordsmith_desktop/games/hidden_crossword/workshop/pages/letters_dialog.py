"""Asks which letters a puzzle may be made of, and which dictionary its words are from."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QLineEdit, QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.dictionary_choice import DictionaryChoice
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.questions import segments
from wordsmith_desktop.wording.dictionary_names import language_name
from wordsmith_desktop.wording.texts import CANCEL, Text, say

from .. import workshop_texts as texts
from ..clued.word_sources import asked_of
from ..workpiece import MOST_TYPED, LetterSource, Workpiece, drawn_pool, typed_pool


class LettersDialog(PlainDialog):
    """Shows what a piece has, and gives the piece with other letters."""

    def __init__(
        self,
        piece: Workpiece,
        dictionaries: Iterable[tuple[str, Text]],
        chosen: Callable[[Workpiece], object],
        seed: Callable[[], int],
        parent: QWidget,
    ) -> None:
        """`dictionaries` are tags with their names; `seed` gives a number for a draw, another one
        at every call."""
        super().__init__(say(texts.LETTERS_TITLE), parent=parent)
        self._piece, self._chosen, self._seed = piece, chosen, seed
        self.source = segments(texts.LETTERS_FROM, texts.SOURCES, value=piece.source)
        self.typed = QLineEdit(piece.pool)
        self.typed.setMaxLength(MOST_TYPED)
        self.typed_label = field_label(say(texts.TYPED), self.typed)
        self.dictionary = DictionaryChoice(*_offered(piece, dict(dictionaries)))
        self.dictionary_label = field_label(say(texts.WHOSE_WORDS), self.dictionary)
        for part in (self.source, self.typed_label, self.typed):
            self.add(part)
        self.add(self.dictionary_label)
        self.add(self.dictionary)
        self.body.addStretch(1)
        self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.use = self.add_button(buttons.primary(""))
        self.use.clicked.connect(self._use)
        self.source.changed.connect(self._follow)
        self.typed.textChanged.connect(lambda _text: self._follow())
        self._follow()
        self.fit(560, 420)

    def _follow(self) -> None:
        source = self.source.value
        for part in (self.typed, self.typed_label):
            part.setVisible(source is LetterSource.TYPED)
        self.use.setText(
            say(texts.DRAW_THEM if source is LetterSource.DRAWN else texts.USE_LETTERS)
        )
        self.use.setAccessibleName(self.use.text())
        has_letters = bool(self._typed_pool())
        self.use.setEnabled(source is not LetterSource.TYPED or has_letters)

    def _typed_pool(self) -> str:
        return typed_pool(self.typed.text(), self.dictionary.tag)

    def _use(self) -> None:
        source, tag = self.source.value, self.dictionary.tag
        pools: dict[LetterSource, Callable[[], str]] = {
            LetterSource.FREE: lambda: "",
            LetterSource.DRAWN: lambda: drawn_pool(Rng(self._seed())),
            LetterSource.TYPED: self._typed_pool,
        }
        self.accept()
        piece = replace(self._piece, source=source, pool=pools[source]())
        self._chosen(replace(piece, language=code_of(tag), dictionary=tag))


def _offered(piece: Workpiece, named: dict[str, Text]) -> tuple[Iterable[tuple[str, Text]], str]:
    """The dictionaries with the piece's own, and a language that there is none of beside them."""
    asked = asked_of(piece.words, list(named))
    if asked:
        return named.items(), asked
    return {**named, piece.language: language_name(piece.language)}.items(), piece.language
