"""What the printed rules leave open, as clear questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from wordsmith_desktop.ui.kit import form_texts as texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import quiet
from wordsmith_desktop.ui.kit.fold import FoldedPart
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.questions import Choice
from wordsmith_desktop.ui.kit.texts import say, say_count


class HouseChoices(FoldedPart):
    """One question for each house choice; those that cannot matter are not shown."""

    def __init__(self, questions: Mapping[str, Choice[Any]], usual: object) -> None:
        """`questions` by the field of the ruleset they settle; `usual` is the usual ruleset."""
        super().__init__()
        self._usual = usual
        self.questions = dict(questions)
        column = QVBoxLayout(self)
        column.setContentsMargins(look().gap(1) + look().px(2.5), 0, 0, look().gap(1))
        column.setSpacing(look().gap(2))
        column.addWidget(label(say(texts.HOUSE_NOTE), tone="muted"))
        for question in self.questions.values():
            question.changed.connect(self.changed)
            column.addWidget(question)
        self._reset = quiet(say(texts.HOUSE_RESET), self.reset)
        column.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        self.changed.connect(self._show_reset)
        self._show_reset()

    def fields(self) -> dict[str, Any]:
        """The answers that matter, by field of the ruleset."""
        return {
            field: question.value
            for field, question in self.questions.items()
            if not question.isHidden()
        }

    def account(self) -> str:
        """In a few words, how many answers are not the usual ones."""
        count = len(self._changed())
        return say_count(texts.HOUSE_CHANGED, count) if count else say(texts.HOUSE_USUAL)

    def reset(self) -> None:
        """Back to what is usual."""
        for field, question in self.questions.items():
            question.choose(getattr(self._usual, field))

    def offer(self, matters: Mapping[str, bool]) -> None:
        """Show the questions that matter; one whose field is not named always does."""
        for field, question in self.questions.items():
            question.setVisible(matters.get(field, True))
        self._show_reset()

    def _changed(self) -> list[str]:
        chosen = self.fields().items()
        return [field for field, value in chosen if value != getattr(self._usual, field)]

    def _show_reset(self) -> None:
        self._reset.setVisible(bool(self._changed()))
