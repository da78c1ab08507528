"""What the new-match forms of all games are built of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.bots.levels import BLUFFERS, level_of
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.wording import form_texts as texts
from wordsmith_desktop.wording.fields import Field
from wordsmith_desktop.wording.texts import Answer, Text, say, say_count

from .appearance import look
from .buttons import quiet
from .fold import Fold, FoldedPart
from .game_page import NewMatchForm
from .labels import label
from .layouts import in_column
from .questions import Choice, Question, numbers, plain, segments

_WIDE: Final = 84
"""From how many grid steps on the questions stand in two columns."""


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
        """The language of the dictionary: "en"."""
        return code_of(self.dictionary)

    def lay_out(
        self,
        questions: Iterable[Question],
        parts: Mapping[Text, FoldedPart],
        *,
        beside: Iterable[Question] = (),
    ) -> None:
        """Put the main questions below one another, and below them the folds by their titles.

        Where there is room, the questions `beside` and the folds are a column of their own.
        """
        first, second = QVBoxLayout(), QVBoxLayout()
        for column, asked in ((first, questions), (second, beside)):
            column.setSpacing(look().gap(2))
            for question in asked:
                column.addWidget(question)
                question.changed.connect(self.refresh)
        folds = QVBoxLayout()
        folds.setSpacing(look().gap(0.5))
        for title, part in parts.items():
            self._folds[part] = Fold(say(title), part)
            folds.addWidget(self._folds[part])
            part.changed.connect(self.refresh)
        second.addLayout(folds)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(look().gap(2))
        for column in (first, second):
            column.addStretch(1)
            self._columns.addLayout(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= look().px(_WIDE)
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self._columns.setSpacing(look().gap(4 if is_wide else 2))

    def fold_of(self, part: FoldedPart) -> Fold:
        """The fold that a part lies in."""
        return self._folds[part]

    def set_players(self, names: tuple[str, ...]) -> None:
        self.names = names
        with self.quietly():
            for part in self._folds:
                part.set_players(names)
        self.refresh()

    def set_computers(self, bots: Sequence[str]) -> None:
        with self.quietly():
            for part in self._folds:
                part.set_computers(bots)
        self.refresh()

    def set_dictionary(self, tag: str) -> None:
        self.dictionary = tag
        self.changed.emit()

    def show_ruleset(self, ruleset: Any) -> None:
        with self.quietly():
            self.recall(ruleset)
        self.refresh()

    def recall(self, rules: Any) -> None:
        """Answer all questions as a ruleset of an earlier time does."""
        raise NotImplementedError

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


NO_CHOICES: Final[Mapping[str, Choice[Any]]] = MappingProxyType({})


def _question_of(field: Field, value: Any) -> Choice[Any]:
    answers: Mapping[Any, Any] = field.answers
    has_lines = any(isinstance(answer, tuple) for answer in answers.values())
    return (segments if has_lines else plain)(field.question, answers, value=value)


class HouseChoices(FoldedPart):
    """One question for each house choice; those that cannot matter are not shown."""

    def __init__(
        self,
        fields: Sequence[Field],
        usual: object,
        special: Mapping[str, Choice[Any]] = NO_CHOICES,
    ) -> None:
        """`usual` is the usual ruleset; `special` questions, by field, take others' place."""
        super().__init__()
        self._usual = usual
        self._fields = tuple(fields)
        self.questions = {
            field.name: special.get(field.name) or _question_of(field, getattr(usual, field.name))
            for field in fields
        }
        column = in_column(
            label(say(texts.HOUSE_NOTE), tone="muted"),
            inside=self,
            spacing=look().gap(2),
            margins=(look().gap(1) + look().px(2.5), 0, 0, look().gap(1)),
        )
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
            # Not `isVisible`: that is false for all as long as the form itself is not shown.
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

    def recall(self, rules: object) -> None:
        """Answer as a ruleset of an earlier time does."""
        for field, question in self.questions.items():
            question.recall(getattr(rules, field))

    def offer(self, ruleset: object, seats: int) -> None:
        """Show the questions that can matter for what is chosen so far, and so many players."""
        for field in self._fields:
            self.questions[field.name].setVisible(field.matters(ruleset, seats))
        self._show_reset()

    def _changed(self) -> list[str]:
        chosen = self.fields().items()
        return [field for field, value in chosen if value != getattr(self._usual, field)]

    def _show_reset(self) -> None:
        self._reset.setVisible(bool(self._changed()))


class RefereeChoice(FoldedPart):
    """Referee and votes; a game may add to the column."""

    def __init__(self) -> None:
        super().__init__()
        self.referee = segments(texts.REFEREE, texts.REFEREES, value=Referee.AUTOMATIC)
        self.vote = plain(texts.VOTE, texts.VOTES, value=VoteRule.MAJORITY)
        self.column = in_column(
            self.referee,
            self.vote,
            inside=self,
            spacing=look().gap(2),
            margins=(look().gap(1) + look().px(2.5), 0, 0, look().gap(1)),
        )
        self.referee.changed.connect(self._answer)
        self.vote.changed.connect(self.changed)
        self._seats = 0
        self._offer_vote()

    def set_players(self, names: tuple[str, ...]) -> None:
        """Whoever plays alone has the dictionary as referee."""
        self._seats = len(names)
        if len(names) < 2:
            self.referee.choose(Referee.AUTOMATIC)
        self._offer_vote()

    def recall(self, rules: Any) -> None:
        """Answer as a ruleset of an earlier time does, where several play."""
        if self._seats > 1:
            self.referee.recall(rules.referee)
            self.vote.recall(rules.vote)

    def account(self) -> str:
        name, _ = texts.REFEREES[self.referee.value]
        return say(name)

    def _answer(self) -> None:
        self._offer_vote()
        self.changed.emit()

    def _offer_vote(self) -> None:
        """With two players one vote is most and all."""
        self.vote.setVisible(self._seats > 2 and self.referee.value is Referee.VOTE)


class BluffingRefereeChoice(RefereeChoice):
    """Besides, whether computers may bluff, where one sits that would and somebody can object."""

    def __init__(self) -> None:
        super().__init__()
        self.bluff = segments(texts.BLUFF, texts.BLUFFS, value=False)
        self.bluff.changed.connect(self.changed)
        self.column.addWidget(self.bluff)
        self._has_bluffers = False
        self._offer_bluff()

    @property
    def may_bluff(self) -> bool:
        """Whether they may."""
        return self.bluff.value and self._can_bluff

    def set_computers(self, bots: Sequence[str]) -> None:
        self._has_bluffers = any((level_of(bot) or 0) in BLUFFERS for bot in bots)
        self._offer_bluff()

    def set_players(self, names: tuple[str, ...]) -> None:
        super().set_players(names)
        self._offer_bluff()

    def recall(self, rules: Any) -> None:
        super().recall(rules)
        self.bluff.recall(rules.may_bluff)
        self._offer_bluff()

    def account(self) -> str:
        said = super().account()
        return say(texts.WITH_BLUFFS, referee=said) if self.may_bluff else said

    @property
    def _can_bluff(self) -> bool:
        return self._has_bluffers and self.referee.value is Referee.OBJECTION

    def _answer(self) -> None:
        self._offer_bluff()
        super()._answer()

    def _offer_bluff(self) -> None:
        self.bluff.setVisible(self._can_bluff)
