"""Which worksheet is to be printed: its kind, the words, how hard, and its number."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.exercising import Level
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.questions import Choice, Question, plain, segments
from wordsmith_desktop.window.kit.worksheet import (
    MOST_NUMBERS,
    DealOf,
    Option,
    Worksheet,
    WorksheetWish,
)
from wordsmith_desktop.wording.dictionary_names import own_title
from wordsmith_desktop.wording.texts import ENGLISH, GERMAN, say
from wordsmith_desktop.wording.worksheet_texts import LEVELS

from .. import worksheet_texts as texts


class WorksheetChoices(QWidget):
    """The questions about a worksheet; those that do not matter to it are not seen."""

    changed = Signal()

    def __init__(
        self,
        games: Sequence[GameEntry],
        language: str,
        own_words: Sequence[str] = (),
        deal: DealOf | None = None,
    ) -> None:
        """`language` is that of the words; the worksheets of the first game come first, and those
        of challenges are there where somebody deals."""
        super().__init__()
        self._deal = deal
        self._sheets = [
            (entry, sheet)
            for entry in games
            if entry.has_worksheets
            for sheet in entry.worksheets()
            if deal is not None or not sheet.needs_deals
        ]
        self.which = QComboBox()
        for _, sheet in self._sheets:
            self.which.addItem(say(sheet.title))
        # A long title would make the column as broad as itself, and the dialog scroll sideways.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.which.setSizeAdjustPolicy(policy)
        self.about = label("", tone="muted")
        words = {"en": ENGLISH, "de": GERMAN, **{tag: own_title(tag) for tag in own_words}}
        self.language = plain(texts.LANGUAGE, words, value=language)
        self.level = segments(texts.LEVEL, LEVELS, value=Level.EASY)
        self.number = QSpinBox()
        self.number.setRange(1, MOST_NUMBERS)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Each figure on the way to a number would have a sheet of its own made.
        self.number.setKeyboardTracking(False)
        self.number.setAccessibleDescription(say(texts.NUMBER_ABOUT))
        self.another = secondary(say(texts.ANOTHER), self.choose_another)
        self.options = {
            (place, option.key): _asked(option)
            for place, (_, sheet) in enumerate(self._sheets)
            for option in sheet.options
        }
        """By the place of the worksheet and the option's key."""
        self._lay_out()
        self._connect()
        self._offer()

    @property
    def entry(self) -> GameEntry:
        """The game of the chosen worksheet."""
        return self._sheets[self.which.currentIndex()][0]

    @property
    def sheet(self) -> Worksheet:
        """The chosen worksheet."""
        return self._sheets[self.which.currentIndex()][1]

    @property
    def wish(self) -> WorksheetWish:
        """What is chosen."""
        place = self.which.currentIndex()
        chosen = {
            option.key: self.options[place, option.key].value for option in self.sheet.options
        }
        return WorksheetWish(
            self.language.value, self.level.value, self.number.value(), chosen, self._deal
        )

    def choose_another(self) -> None:
        """Choose some other number."""
        step = 1 + Rng(secrets.randbits(64)).below(MOST_NUMBERS - 1)
        self.number.setValue((self.number.value() + step - 1) % MOST_NUMBERS + 1)

    def _lay_out(self) -> None:
        column = in_column(inside=self, spacing=look().gap(2.5), margins=(0, 0, look().gap(1), 0))
        head = QVBoxLayout()
        head.setSpacing(look().gap(0.75))
        head.addWidget(field_label(say(texts.WHICH), self.which))
        head.addWidget(self.which)
        head.addWidget(self.about)
        column.addLayout(head)
        self._numbers = QWidget()
        self._lay_out_numbers()
        asked: list[QWidget] = [self.language, self.level, self._numbers, *self.options.values()]
        for widget in asked:
            column.addWidget(widget)
        column.addStretch(1)

    def _lay_out_numbers(self) -> None:
        column = in_column(
            field_label(say(texts.NUMBER), self.number),
            inside=self._numbers,
            spacing=look().gap(0.75),
        )
        row = QHBoxLayout()
        row.setSpacing(look().gap(1))
        self.number.setMinimumWidth(look().px(16))
        row.addWidget(self.number)
        row.addWidget(self.another)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(label(say(texts.NUMBER_ABOUT), tone="muted"))

    def _connect(self) -> None:
        self.which.currentIndexChanged.connect(self._offer)
        self.number.valueChanged.connect(self.changed)
        questions: list[Question] = [self.language, self.level, *self.options.values()]
        for question in questions:
            question.changed.connect(self.changed)

    def _offer(self) -> None:
        """Ask what matters to the chosen worksheet."""
        has_words = self.sheet.make is not None
        about = say(texts.ABOUT, game=say(self.entry.title), about=say(self.sheet.about))
        self.about.setText(about)
        self.which.setAccessibleDescription(about)
        for part in (self.level, self._numbers):
            part.setVisible(has_words)
        place = self.which.currentIndex()
        for (of_place, _), question in self.options.items():
            question.setVisible(of_place == place)
        self.changed.emit()


def _asked(option: Option) -> Choice[bool]:
    usual, other = option.answers
    return plain(option.title, {False: usual, True: other}, value=False)
