"""What the new-match forms of all games are built of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.kit import form_texts as texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.fold import Fold, FoldedPart
from wordsmith_desktop.ui.kit.game_entry import NewMatchForm
from wordsmith_desktop.ui.kit.questions import Choice, Question, numbers, segments
from wordsmith_desktop.ui.kit.texts import Answer, Text, say


class FoldedForm(NewMatchForm):
    """The main questions; what most tables leave as it is, such as house choices, is folded below.

    A game makes its questions, gives them to `lay_out`, and shows in `show_what_matters` those
    that the choices made so far leave open.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ("", "")
        """The players as entered so far."""
        self.dictionary = "en"
        self._is_refreshing = False
        self._folds: dict[FoldedPart, Fold] = {}

    @property
    def language(self) -> str:
        """The language of the dictionary: "en" or "de"."""
        return "de" if self.dictionary.startswith("de") else "en"

    def lay_out(self, questions: Iterable[Question], parts: Mapping[Text, FoldedPart]) -> None:
        """Put the main questions below one another, and below them the folds by their titles."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(3))
        for question in questions:
            column.addWidget(question)
            question.changed.connect(self.refresh)
        folds = QVBoxLayout()
        folds.setSpacing(look().gap(1))
        for title, part in parts.items():
            self._folds[part] = Fold(say(title), part)
            folds.addWidget(self._folds[part])
            part.changed.connect(self.refresh)
        column.addLayout(folds)

    def fold_of(self, part: FoldedPart) -> Fold:
        """The fold that a part lies in."""
        return self._folds[part]

    def set_players(self, names: tuple[str, ...]) -> None:
        self.names = names
        with self.quietly():
            for part in self._folds:
                part.set_players(names)
        self.refresh()

    def set_dictionary(self, tag: str) -> None:
        self.dictionary = tag
        self.changed.emit()

    def show_what_matters(self) -> None:
        """Show the questions that matter for the choices made so far."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show what follows from the choices, once for all that change together."""
        if self._is_refreshing:
            return
        with self.quietly():
            self.show_what_matters()
            for part, fold in self._folds.items():
                fold.set_account(part.account())
        self.changed.emit()

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """Choices made inside do not refresh the form."""
        was_refreshing, self._is_refreshing = self._is_refreshing, True
        try:
            yield
        finally:
            self._is_refreshing = was_refreshing


def fault_sentence(
    wrong: Sequence[Rejection], sentences: Mapping[Any, Text], **values: object
) -> str:
    """The first of a ruleset's faults by its sentence, gaps filled; empty where none is wrong."""
    return say(sentences[wrong[0].code], **values) if wrong else ""


def clock_questions(
    seconds: Iterable[int],
    *,
    clock: Clock,
    usual: int,
    answers: Mapping[Clock, Answer] = texts.CLOCKS,
) -> tuple[Choice[Clock], Choice[int]]:
    """Whether turns are timed, and the `seconds` that one may take; `usual` are chosen."""
    return (
        segments(texts.CLOCK, answers, value=clock),
        numbers(texts.TURN_SECONDS, seconds, value=usual, unit=texts.SECONDS),
    )
