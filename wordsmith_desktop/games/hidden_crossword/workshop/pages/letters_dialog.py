"""Asks which letters a puzzle may be made of, and which language its words are in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QLineEdit, QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.languages import OURS
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.questions import Choice, segments
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.dictionary_names import language_name
from wordsmith_desktop.wording.texts import CANCEL, say

from .. import workshop_texts as texts
from ..workpiece import MOST_TYPED, LetterSource, Workpiece, drawn_pool, typed_pool


def language_question(value: str, languages: Iterable[str] = OURS) -> Choice[str]:
    """Which language words are in."""
    answers = {one: Segment(say(language_name(one))) for one in dict.fromkeys(languages)}
    return Choice(texts.WORD_LANGUAGE, answers, value=value)


class LettersDialog(PlainDialog):
    """Shows what a piece has, and gives the piece with other letters."""

    def __init__(
        self,
        piece: Workpiece,
        chosen: Callable[[Workpiece], object],
        seed: Callable[[], int],
        parent: QWidget,
    ) -> None:
        """`seed` gives a number for a draw, another one at every call."""
        super().__init__(say(texts.LETTERS_TITLE), parent=parent)
        self._piece, self._chosen, self._seed = piece, chosen, seed
        self.source = segments(texts.LETTERS_FROM, texts.SOURCES, value=piece.source)
        self.typed = QLineEdit(piece.pool)
        self.typed.setMaxLength(MOST_TYPED)
        self.typed_label = field_label(say(texts.TYPED), self.typed)
        self.language = language_question(piece.language)
        for part in (self.source, self.typed_label, self.typed, self.language):
            self.add(part)
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
        has_letters = bool(typed_pool(self.typed.text()))
        self.use.setEnabled(source is not LetterSource.TYPED or has_letters)

    def _use(self) -> None:
        source, language = self.source.value, self.language.value
        pools: dict[LetterSource, Callable[[], str]] = {
            LetterSource.FREE: lambda: "",
            LetterSource.DRAWN: lambda: drawn_pool(Rng(self._seed())),
            LetterSource.TYPED: lambda: typed_pool(self.typed.text()),
        }
        self.accept()
        pool = pools[source]()
        self._chosen(replace(self._piece, source=source, pool=pool, language=language))
