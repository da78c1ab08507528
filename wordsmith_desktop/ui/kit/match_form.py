"""What the new-match forms of all games are built of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.kit import form_texts as texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.fold import Fold
from wordsmith_desktop.ui.kit.game_entry import NewMatchForm
from wordsmith_desktop.ui.kit.house_choices import HouseChoices
from wordsmith_desktop.ui.kit.questions import Choice, Question, numbers, segments
from wordsmith_desktop.ui.kit.referee_choice import RefereeChoice
from wordsmith_desktop.ui.kit.texts import Text, say


class FoldedForm(NewMatchForm):
    """The main questions; who judges words and the house choices are folded below them.

    A game makes its questions, gives them to `lay_out`, and shows in `show_what_matters` those
    that the choices made so far leave open.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ("", "")
        """The players as entered so far."""
        self.dictionary = "en"
        self._is_refreshing = False

    @property
    def language(self) -> str:
        """The language of the dictionary: "en" or "de"."""
        return "de" if self.dictionary.startswith("de") else "en"

    def lay_out(
        self,
        questions: Iterable[Question],
        *,
        referee_title: Text,
        referee: RefereeChoice,
        house: HouseChoices,
    ) -> None:
        """Put the main questions and the two folds below one another."""
        self._referee, self._house = referee, house
        self.referee_fold = Fold(say(referee_title), referee)
        self._house_fold = Fold(say(texts.HOUSE), house)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(3))
        for question in questions:
            column.addWidget(question)
            question.changed.connect(self.refresh)
        folds = QVBoxLayout()
        folds.setSpacing(look().gap(1))
        folds.addWidget(self.referee_fold)
        folds.addWidget(self._house_fold)
        column.addLayout(folds)
        referee.changed.connect(self.refresh)
        house.changed.connect(self.refresh)

    def set_players(self, names: tuple[str, ...]) -> None:
        self.names = names
        with self.quietly():
            self._referee.set_players(names)
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
            self.referee_fold.set_account(self._referee.account())
            self._house_fold.set_account(self._house.account())
        self.changed.emit()

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """Choices made inside do not refresh the form."""
        was_refreshing, self._is_refreshing = self._is_refreshing, True
        try:
            yield
        finally:
            self._is_refreshing = was_refreshing


def clock_questions(
    seconds: Iterable[int], *, clock: Clock, usual: int
) -> tuple[Choice[Clock], Choice[int]]:
    """Whether turns are timed, and the `seconds` that one may take; `usual` are chosen."""
    return (
        segments(texts.CLOCK, texts.CLOCKS, value=clock),
        numbers(texts.TURN_SECONDS, seconds, value=usual, unit=texts.SECONDS),
    )
