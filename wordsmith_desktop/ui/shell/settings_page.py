"""The page of settings; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.records.settings import SYSTEM, TEXT_SCALES, THEME_CHOICES
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.labels import field_label, label
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.shell.screen import Screen
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say

Choice = tuple[str, object]
"""What a choice says, and its value."""


class SettingsPage(Screen):
    """Writes straight into the preferences; the shell builds it anew after a change."""

    house_asked = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        content = QFrame()
        column = QVBoxLayout(content)
        step = look().gap(1)
        column.setContentsMargins(4 * step, 3 * step, 4 * step, 3 * step)
        column.setSpacing(2 * step)
        column.addWidget(label(say(texts.SETTINGS_TITLE), size="title"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(3 * step)
        self._grid.setVerticalSpacing(2 * step)
        self._grid.setColumnStretch(1, 1)
        column.addLayout(self._grid)
        self._add_choices()
        column.addWidget(self._switch("reduced_motion", say(texts.SETTINGS_MOTION)))
        column.addWidget(self._switch("pause_unfocused", say(texts.SETTINGS_FOCUS)))
        column.addWidget(self._switch("tells_odds", say(texts.SETTINGS_ODDS)))
        words_switch = self._switch("offers_all_words", say(texts.SETTINGS_ALL_WORDS))
        words_switch.setAccessibleDescription(say(texts.SETTINGS_ALL_WORDS_EXPLAINED))
        column.addWidget(words_switch)
        column.addWidget(label(say(texts.SETTINGS_ALL_WORDS_EXPLAINED), tone="muted"))
        row = QHBoxLayout()
        row.addWidget(secondary(say(texts.MENU_HOUSE), self.house_asked.emit))
        row.addStretch(1)
        self.back = primary(say(words.BACK), self.left.emit)
        row.addWidget(self.back)
        column.addSpacing(step)
        column.addLayout(row)
        column.addStretch(1)
        card = QFrame()
        card.setProperty("surface", "raised")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.addWidget(scrolled(content))
        card.setMaximumSize(look().px(110), look().px(60))
        middle = QHBoxLayout(self)
        middle.setContentsMargins(2 * step, 2 * step, 2 * step, 2 * step)
        middle.addWidget(card)

    def _add_choices(self) -> None:
        languages: list[Choice] = [
            (say(texts.LIKE_SYSTEM), SYSTEM),
            # A language names itself, so that it is found again after a slip.
            (words.ENGLISH.en, "en"),
            (words.GERMAN.de, "de"),
        ]
        themes = (
            texts.LIKE_SYSTEM,
            texts.THEME_LIGHT,
            texts.THEME_DARK,
            texts.THEME_CONTRAST,
        )
        self._choice("language", say(texts.SETTINGS_LANGUAGE), languages)
        self._choice(
            "theme",
            say(texts.SETTINGS_THEME),
            [(say(text), value) for text, value in zip(themes, THEME_CHOICES, strict=True)],
        )
        self._choice(
            "text_scale",
            say(texts.SETTINGS_TEXT_SIZE),
            [(say(texts.SETTINGS_PERCENT, n=scale), scale) for scale in TEXT_SCALES],
        )

    def _choice(self, name: str, title: str, choices: Sequence[Choice]) -> None:
        box = QComboBox()
        box.setObjectName(name)
        for text, value in choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self._preferences.settings, name))))
        # `activated`, and `clicked` below, come for a hand alone and not for the values set here.
        box.activated.connect(lambda index: self._preferences.change(**{name: box.itemData(index)}))
        row = self._grid.rowCount()
        self._grid.addWidget(field_label(title, box), row, 0)
        self._grid.addWidget(box, row, 1)

    def _switch(self, name: str, title: str) -> QCheckBox:
        box = QCheckBox(title)
        box.setObjectName(name)
        box.setAccessibleName(title)
        box.setChecked(getattr(self._preferences.settings, name))
        box.clicked.connect(lambda on: self._preferences.change(**{name: bool(on)}))
        return box
