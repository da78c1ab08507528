"""A question with its answers, of which one is always chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QRadioButton,
    QWidget,
)

from wordsmith_desktop.wording import form_texts as texts
from wordsmith_desktop.wording.texts import LANGUAGES, Answer, Text, say

from .appearance import look
from .labels import label
from .layouts import FlowLayout, in_column
from .roles import has_role
from .rule_pictures import PicturePart
from .segments import AnswerCard, Segment
from .tips import set_tip

V = TypeVar("V")

_WIDE = 62
"""From how many grid steps on cards stand in two columns."""


@has_role(QAccessible.Role.Grouping)
class Question(QWidget):
    """What all questions share: the title, and a signal when the answer changes."""

    changed = Signal()

    def __init__(self, title: Text) -> None:
        super().__init__()
        self.setAccessibleName(say(title))
        self.group = QButtonGroup(self)
        """The answers' buttons; Tab stops at the chosen one, arrows move."""
        self.column = in_column(inside=self, spacing=look().gap(0.75))
        self.heading = label(say(title))
        """Stands above the answers, unless the question has its title beside it."""
        self.heading.setFont(look().font(bold=True))
        self.heading.setStyleSheet("font-weight: bold;")
        self.column.addWidget(self.heading)
        self.group.buttonToggled.connect(self._stop_at_chosen)

    def _stop_at_chosen(self, chosen: QAbstractButton, is_checked: bool) -> None:
        # Qt does so too, but only once a button of the group has had the focus.
        if is_checked:
            policies = Qt.FocusPolicy
            for button in self.group.buttons():
                is_stop = button is chosen
                button.setFocusPolicy(policies.StrongFocus if is_stop else policies.ClickFocus)


class Choice(Question, Generic[V]):
    """Answers side by side; what explains one is its tip, and is read out with it."""

    def __init__(
        self,
        title: Text,
        buttons: Mapping[V, QRadioButton],
        *,
        value: V,
        explanations: Mapping[V, Text] | None = None,
    ) -> None:
        super().__init__(title)
        self._buttons = dict(buttons)
        self._explanations = dict(explanations or {})
        row = QWidget()
        flow = FlowLayout(row, spacing=look().gap(1))
        for button in self._buttons.values():
            self.group.addButton(button)
            flow.addWidget(button)
            button.toggled.connect(self._answer)
        self.column.addWidget(row)
        self._explain()
        self.choose(value)

    @property
    def value(self) -> V:
        """The chosen answer."""
        return next(value for value, button in self._buttons.items() if button.isChecked())

    @property
    def offered(self) -> tuple[V, ...]:
        """The answers that can be chosen now."""
        # Not `isVisible`: that is false for all as long as the form itself is not shown.
        return tuple(value for value, one in self._buttons.items() if not one.isHidden())

    def choose(self, value: V) -> None:
        """Choose an answer."""
        self._buttons[value].setChecked(True)

    def recall(self, value: V) -> None:
        """Choose an answer of an earlier time, if it still is one."""
        if value in self._buttons:
            self.choose(value)

    def button(self, value: V) -> QRadioButton:
        """The button of an answer."""
        return self._buttons[value]

    def offer(self, values: Iterable[V]) -> None:
        """Offer only these; the first is chosen where the chosen one is not among them."""
        offered = tuple(values)
        for value, button in self._buttons.items():
            button.setVisible(value in offered)
        if self.value not in offered:
            self.choose(offered[0])

    def explain(self, explanations: Mapping[V, Text]) -> None:
        """Explain the answers in other words from now on."""
        self._explanations = dict(explanations)
        self._explain()

    def _answer(self, is_checked: bool) -> None:
        # A change toggles two buttons of the group; the one that was let go is not the answer.
        if is_checked:
            self.changed.emit()

    def _explain(self) -> None:
        for answer, text in self._explanations.items():
            if (button := self._buttons.get(answer)) is not None:
                set_tip(button, say(text))
                button.setAccessibleDescription(say(text))


class Cards(Question, Generic[V]):
    """Answers as cards, each with its explanation; two columns where there is room."""

    def __init__(self, title: Text, answers: Mapping[V, AnswerCard], *, value: V) -> None:
        super().__init__(title)
        self._grid = QGridLayout()
        self._grid.setSpacing(look().gap(1))
        self.column.addLayout(self._grid)
        self._cards = dict(answers)
        self._columns = 0
        for card in self._cards.values():
            self.group.addButton(card)
            card.toggled.connect(self._answer)
        self._set_columns(1)
        self.choose(value)

    @property
    def value(self) -> V:
        """The chosen answer."""
        return next(value for value, card in self._cards.items() if card.isChecked())

    @property
    def offered(self) -> tuple[V, ...]:
        """The answers."""
        return tuple(self._cards)

    def choose(self, value: V) -> None:
        """Choose an answer."""
        self._cards[value].setChecked(True)

    def recall(self, value: V) -> None:
        """Choose an answer of an earlier time, if it still is one."""
        if value in self._cards:
            self.choose(value)

    def button(self, value: V) -> QRadioButton:
        """The card of an answer."""
        return self._cards[value]

    def fit(self, width: int) -> None:
        """Use the columns that there is room for, in pixels."""
        self._set_columns(2 if width >= look().px(_WIDE) else 1)

    def _set_columns(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self._cards.values()):
            self._grid.addWidget(card, place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        # An empty column that may stretch takes its share of the room.
        self._grid.setColumnStretch(1, 1 if columns > 1 else 0)

    def _answer(self, is_checked: bool) -> None:
        if is_checked:
            self.changed.emit()


def segments(
    title: Text,
    answers: Mapping[V, Answer],
    *,
    value: V,
    recommended: V | None = None,
) -> Choice[V]:
    """A question whose answers have names and explanations.

    That of the `recommended` one says that it is best for the first time.
    """
    lines = {answer: line for answer, (_, line) in answers.items()}
    if recommended is not None:
        lines[recommended] = best_at_first(lines[recommended])
    return Choice(
        title,
        {answer: Segment(say(name)) for answer, (name, _) in answers.items()},
        value=value,
        explanations=lines,
    )


def best_at_first(line: Text) -> Text:
    """An explanation that says besides that this is best for the first time."""
    en, de = (
        texts.RECOMMENDED.in_language(tag).format(line=line.in_language(tag)) for tag in LANGUAGES
    )
    return Text(en, de)


def cards(
    title: Text,
    answers: Mapping[V, Answer],
    *,
    value: V,
    recommended: V | None = None,
    pictures: Mapping[V, Sequence[PicturePart]] | None = None,
) -> Cards[V]:
    """A question whose answers have names, each with its explanation and picture beside it.

    That of the `recommended` one says that it is best for the first time.
    """
    made = {}
    for answer, (name, text) in answers.items():
        line = say(best_at_first(text) if answer == recommended else text)
        picture = pictures.get(answer, ()) if pictures else ()
        made[answer] = AnswerCard(say(name), line, picture=picture)
    return Cards(title, made, value=value)


def plain(title: Text, answers: Mapping[V, Text], *, value: V) -> Choice[V]:
    """A question whose answers speak for themselves."""
    buttons = {answer: Segment(say(name)) for answer, name in answers.items()}
    return Choice(title, buttons, value=value)


def yes_no(title: Text, *, value: bool) -> Choice[bool]:
    """A question that is answered with yes or no."""
    return plain(title, {True: texts.YES, False: texts.NO}, value=value)


def numbers(
    title: Text, values: Iterable[int], *, value: int, unit: Text, none: Text | None = None
) -> Choice[int]:
    """A question about a number; `unit` has the gap {n}, `none` stands for 0."""
    said = {number: say(none if none and not number else unit, n=number) for number in values}
    buttons = {number: Segment(text) for number, text in said.items()}
    return Choice(title, buttons, value=value)
