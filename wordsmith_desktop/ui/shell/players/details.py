"""What one player likes; every answer counts at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.emblems import EmblemButton
from wordsmith_desktop.ui.kit.labels import field_label, label
from wordsmith_desktop.ui.kit.profiles import (
    BUZZ_KEYS,
    CLOCK_PERCENTS,
    COLOURS,
    LONGEST_NAME,
    PROFILE_SCALES,
    NameFault,
    Profile,
)
from wordsmith_desktop.ui.kit.questions import Choice
from wordsmith_desktop.ui.kit.texts import Text, say
from wordsmith_desktop.ui.shell.players import texts
from wordsmith_desktop.ui.shell.services import Dictionary


class Details(QFrame):
    """Shows one profile; what is answered goes out as a field and its value."""

    answered = Signal(str, object)
    """A field of `Profile` and its new value; whoever keeps it may answer with `show_fault`."""

    def __init__(self, dictionaries: Sequence[Dictionary]) -> None:
        super().__init__()
        self._is_showing = False
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(lambda text: self._answer("name", text))
        self._fault = label("", tone="bad")
        self._fault.hide()
        self.emblem = Choice(
            texts.EMBLEM, {name: EmblemButton(name) for name in COLOURS}, value=COLOURS[0]
        )
        self.emblem.heading.hide()
        self.emblem.changed.connect(lambda: self._answer("colour", self.emblem.value))
        words = [("", say(texts.WORDS_USUAL))]
        words += [(one.tag, say(one.title)) for one in dictionaries]
        self.words = self._box("language", words)
        self.text_size = self._box("text_scale", [(n, _size(n)) for n in PROFILE_SCALES])
        self.clock = self._box("clock_percent", [(n, say(texts.CLOCKS[n])) for n in CLOCK_PERCENTS])
        keys = [("", say(texts.KEY_USUAL)), *((key, key) for key in BUZZ_KEYS)]
        self.key = self._box("buzz_key", keys)
        self._boxes = {
            "language": self.words,
            "text_scale": self.text_size,
            "clock_percent": self.clock,
            "buzz_key": self.key,
        }
        self._lay_out()

    def show_profile(self, profile: Profile) -> None:
        """Show what a player likes."""
        self._is_showing = True
        self.name.setText(profile.name)
        self.emblem.choose(profile.colour)
        for field, box in self._boxes.items():
            box.setCurrentIndex(max(0, box.findData(getattr(profile, field))))
        self.show_fault(None)
        self._is_showing = False

    def show_fault(self, fault: NameFault | None) -> None:
        """Say what is wrong with the name, or that nothing is."""
        sentence = say(texts.NAME_FAULTS[fault]) if fault else ""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(fault))
        self.name.setAccessibleDescription(sentence)

    def _answer(self, field: str, value: object) -> None:
        if not self._is_showing:
            self.answered.emit(field, value)

    def _box(self, field: str, choices: Sequence[tuple[Any, str]]) -> QComboBox:
        box = QComboBox()
        for value, text in choices:
            box.addItem(text, value)
        box.activated.connect(lambda index: self._answer(field, box.itemData(index)))
        return box

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, look().gap(1), 0)
        column.setSpacing(look().gap(2))
        column.addWidget(_field(texts.NAME, self.name, self._fault))
        column.addWidget(_field(texts.EMBLEM, self.emblem))
        column.addWidget(_field(texts.CLOCK, self.clock, _note(texts.CLOCK_NOTE)))
        column.addWidget(_field(texts.KEY, self.key, _note(texts.KEY_NOTE)))
        column.addWidget(label(say(texts.ALONE), size="lead"))
        column.addWidget(_field(texts.WORDS, self.words))
        column.addWidget(_field(texts.SIZE, self.text_size))
        column.addStretch(1)


def _size(percent: int) -> str:
    return say(texts.PERCENT, n=percent) if percent else say(texts.SIZE_USUAL)


def _note(text: Text) -> QWidget:
    return label(say(text), tone="muted")


def _field(title: Text, field: QWidget, below: QWidget | None = None) -> QWidget:
    """A field with its name on its left, or above it at large text, and a line below it."""
    whole = QWidget()
    grid = QGridLayout(whole)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(look().gap(2))
    grid.setVerticalSpacing(look().gap(0.5))
    named = field_label(say(title), field)
    beside = (1, 0) if look().is_large else (0, 1)
    grid.addWidget(named, 0, 0, Qt.AlignmentFlag.AlignVCenter)
    grid.addWidget(field, *beside)
    if below is not None:
        grid.addWidget(below, beside[0] + 1, beside[1])
    if not look().is_large:
        grid.setColumnMinimumWidth(0, look().px(22))
        grid.setColumnStretch(1, 1)
    return whole
