"""Asks from which dictionaries a diagram is filled."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import CANCEL, Text, say

from .. import desk_texts as texts
from ..clued.word_sources import SourceUse


class WordListsDialog(PlainDialog):
    """A question for each dictionary of the puzzle's language."""

    def __init__(
        self,
        uses: Mapping[str, SourceUse],
        titles: Mapping[str, Text],
        choose: Callable[[Mapping[str, SourceUse]], object],
        parent: QWidget,
    ) -> None:
        """`titles` are those of the tags, `choose` has the answers count."""
        super().__init__(say(texts.WORD_LISTS_TITLE), say(texts.WORD_LISTS_TEXT), parent)
        self._choose = choose
        self.questions = {tag: _question(titles[tag], use) for tag, use in uses.items()}
        for question in self.questions.values():
            self.add(question)
        if not uses:
            self.add(label(say(texts.NO_DICTIONARY)))
        self.body.addStretch(1)
        self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.add_button(buttons.primary(say(texts.USE_DETAILS), self.use))
        self.fit(520, 120 + 90 * max(1, len(uses)))

    def use(self) -> None:
        """Use them so."""
        self.accept()
        self._choose({tag: question.value for tag, question in self.questions.items()})


def _question(title: Text, use: SourceUse) -> Choice[SourceUse]:
    answers = {one: Segment(say(text)) for one, text in texts.SOURCE_USES.items()}
    return Choice(title, answers, value=use)
