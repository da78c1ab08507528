"""The page of settings; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QRadioButton, QVBoxLayout, QWidget

from wordsmith_desktop.records.settings import (
    CLOCK_CALLS,
    COMPUTER_PACES,
    SPOKEN_NEWS,
    SYSTEM,
    TEXT_SCALES,
    THEME_CHOICES,
    VOLUMES,
)
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import Shrinking, SideBySide, in_column, in_row
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.window.kit.sound.sounds import Sound, play
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts as shell_texts
from wordsmith_desktop.wording.texts import Text, say

from .. import settings_texts as texts
from .theme_card import ThemeCard

_THEMES: Final = (
    texts.LIKE_SYSTEM,
    texts.THEME_LIGHT,
    texts.THEME_DARK,
    texts.THEME_CONTRAST,
)
"""What the `THEME_CHOICES` are called."""


class PreferencePage(Page):
    """Writes straight into the preferences; the shell builds it anew after a change."""

    def __init__(self, title: Text, preferences: Preferences) -> None:
        super().__init__(say(title))
        self._preferences = preferences

    def text_size(self) -> Choice[Any]:
        """How large text is."""
        scales = {scale: say(texts.SETTINGS_PERCENT, n=scale) for scale in TEXT_SCALES}
        buttons = {scale: Segment(scales[scale]) for scale in scales}
        return self.choice("text_scale", texts.SETTINGS_TEXT_SIZE, buttons)

    def theme(self) -> Choice[Any]:
        """In which colours."""
        themes = zip(THEME_CHOICES, _THEMES, strict=True)
        buttons = {theme: ThemeCard(theme, say(title)) for theme, title in themes}
        return self.choice("theme", texts.SETTINGS_THEME, buttons)

    def volume(self, name: str, title: Text, sample: Sound, *others: str) -> Choice[Any]:
        """How loud; what is chosen is heard at once. It holds for `others` of the settings too."""
        said = zip(VOLUMES, texts.SETTINGS_VOLUMES, strict=True)
        buttons = {percent: Segment(say(one)) for percent, one in said}
        choice = self.choice(name, title, buttons, *others)
        choice.changed.connect(partial(self._try_sound, sample))
        return choice

    def choice(
        self, name: str, title: Text, answers: Mapping[Any, QRadioButton], *others: str
    ) -> Choice[Any]:
        """A question about one setting, or about several that are answered alike."""
        for value, button in answers.items():
            # The keyboard finds its place again by this name, on the page built anew.
            button.setObjectName(f"{name}={value}")
        choice = Choice(title, answers, value=getattr(self._preferences.settings, name))
        names = (name, *others)

        def change() -> None:
            # An arrow chooses before it gives the keyboard on, and the page may be built anew now.
            if any(button.hasFocus() for button in answers.values()):
                answers[choice.value].setFocus()
            self._preferences.change(**dict.fromkeys(names, choice.value))

        choice.changed.connect(change)
        return choice

    def _try_sound(self, sound: Sound) -> None:
        # Whoever chooses how loud it is wants to hear it.
        self._preferences.change(is_muted=False)
        play(sound)


class SettingsPage(PreferencePage):
    """Everything that can be set."""

    house_asked = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(texts.SETTINGS_TITLE, preferences)
        content = QWidget()
        self._column = in_column(inside=content, spacing=look().gap(0.75))
        self._add_choices()
        self._add_tables()
        self._column.addStretch(1)
        self.area = scrolled(Shrinking(content))
        """Holds all settings; it scrolls where there is no room for them."""
        self.body.addWidget(self.area)
        self.add_button(secondary(say(shell_texts.MENU_HOUSE), self.house_asked.emit))
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)

    def _add_tables(self) -> None:
        """How tables move and sound, and what is told at them, in three columns."""
        heard = SideBySide(self._heard(), self._played(), least=_COLUMN, spacing=4)
        tables = self._at_tables()
        tables.setMinimumWidth(look().px(_FIRST_COLUMN))
        self._column.addWidget(SideBySide(tables, heard, least=2 * _COLUMN, spacing=4))

    def _at_tables(self) -> QWidget:
        ways = (
            (None, texts.LIKE_SYSTEM),
            (False, texts.MOTION_ON),
            (True, texts.MOTION_OFF),
        )
        motion = {way: Segment(say(said)) for way, said in ways}
        return _headed(
            texts.SETTINGS_AT_TABLES,
            self._segments(
                "computer_pace",
                texts.SETTINGS_PACE,
                COMPUTER_PACES,
                texts.SETTINGS_PACES,
            ),
            self.choice("reduced_motion", texts.SETTINGS_MOTION, motion),
            self._switch("for_fingers", say(texts.SETTINGS_FINGERS)),
            self._switch("pause_unfocused", say(texts.SETTINGS_FOCUS)),
            self._switch("counts_down", say(texts.SETTINGS_COUNTDOWN)),
        )

    def _heard(self) -> QWidget:
        return _headed(
            texts.SETTINGS_HEARD,
            self.volume("table_volume", texts.SETTINGS_TABLE_VOLUME, Sound.PIECE_DOWN),
            self.volume("signal_volume", texts.SETTINGS_SIGNAL_VOLUME, Sound.ACCEPTED),
            self._segments("spoken_news", texts.SETTINGS_SPOKEN, SPOKEN_NEWS, texts.SPOKEN),
            self._segments("clock_calls", texts.SETTINGS_CALLS, CLOCK_CALLS, texts.CALLS),
        )

    def _played(self) -> QWidget:
        return _headed(
            texts.SETTINGS_PLAYED,
            self._switch("fits_level", say(texts.SETTINGS_FITS)),
            self._switch("computers_talk", say(texts.SETTINGS_TALK)),
            self._switch("tells_odds", say(texts.SETTINGS_ODDS)),
            self._switch("shows_new_cards", say(texts.SETTINGS_NEW_CARDS)),
            self._switch("strikes_letters", say(texts.SETTINGS_STRIKES)),
            self._switch(
                "offers_all_words",
                say(texts.SETTINGS_ALL_WORDS),
                say(texts.SETTINGS_ALL_WORDS_EXPLAINED),
            ),
        )

    def _add_choices(self) -> None:
        # A language names itself, so that it is found again after a slip.
        languages = {
            SYSTEM: say(texts.LIKE_SYSTEM),
            "en": words.ENGLISH.en,
            "de": words.GERMAN.de,
        }
        language = self.choice(
            "language",
            texts.SETTINGS_LANGUAGE,
            {tag: Segment(languages[tag]) for tag in languages},
        )
        language.setMinimumWidth(look().px(_HALF))
        self._column.addWidget(SideBySide(language, self.text_size(), least=_HALF, spacing=4))
        self._column.addWidget(self.theme())

    def _segments(
        self, name: str, title: Text, values: Sequence[str], called: Sequence[Text]
    ) -> Choice[Any]:
        """A question with a few short answers beside each other."""
        answers = zip(values, called, strict=True)
        return self.choice(name, title, {value: Segment(say(text)) for value, text in answers})

    def _switch(self, name: str, title: str, explanation: str = "") -> _Switch:
        switch = _Switch(title, explanation)
        switch.mark.setObjectName(name)
        switch.mark.setChecked(bool(getattr(self._preferences.settings, name)))
        # `clicked` comes for a hand alone and not for the value set here.
        switch.mark.clicked.connect(lambda on: self._preferences.change(**{name: bool(on)}))
        return switch


def _headed(title: Text, *parts: QWidget) -> QWidget:
    whole = QWidget()
    whole.setMinimumWidth(look().px(_COLUMN))
    column = in_column(label(say(title), size="lead"), inside=whole, spacing=0)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return whole


_HALF: Final = 54
"""Least breadth of each of two choices beside each other, in grid steps."""
_COLUMN: Final = 44
"""Least breadth of each of three columns, in grid steps."""
_FIRST_COLUMN: Final = 50
"""The answers about movement stand in one row."""


class _Switch(QWidget):
    """A box to be ticked, and what it means beside it; a click on either ticks."""

    def __init__(self, title: str, explanation: str) -> None:
        super().__init__()
        self.mark = QCheckBox()
        self.mark.setAccessibleName(title)
        self.mark.setAccessibleDescription(explanation)
        lines = QVBoxLayout()
        # Level with the box, which is higher than a line.
        lines.setContentsMargins(0, look().gap(0.75), 0, 0)
        lines.setSpacing(0)
        lines.addWidget(label(title))
        if explanation:
            lines.addWidget(label(explanation, tone="muted"))
        row = in_row(inside=self, spacing=look().gap(1))
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.mark.click()
        super().mouseReleaseEvent(event)


class WelcomePage(PreferencePage):
    """Text size, theme and sound; Escape and the button lead on to the home page."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(texts.WELCOME_TITLE, preferences)
        content = QWidget()
        content.setMaximumWidth(look().px(_WELCOME_WIDTH))
        column = in_column(
            label(say(texts.WELCOME_TEXT), tone="muted"),
            inside=content,
            spacing=look().gap(3),
        )
        self.scale = self.text_size()
        self.themes = self.theme()
        self.sound = self.volume(
            "table_volume", texts.WELCOME_SOUND, Sound.PIECE_DOWN, "signal_volume"
        )
        for part in (self.scale, self.themes, self.sound):
            column.addWidget(part)
        column.addStretch(1)
        self.body.addWidget(scrolled(Shrinking(content)))
        self.go_on = self.add_way_on(
            primary(say(texts.WELCOME_GO_ON), self.left.emit), takes_enter=True
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.go_on.setFocus()


_WELCOME_WIDTH = 130
"""Most breadth of what is asked, in grid steps."""
