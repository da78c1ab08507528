"""The first start: how one likes it to look and sound, on one page that can be skipped."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.layouts import Shrinking
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.kit.sound.sounds import Sound
from wordsmith_desktop.ui.shell.settings_page import PreferencePage
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


class WelcomePage(PreferencePage):
    """Text size, theme and sound; Escape and the button lead on to the home page."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(texts.WELCOME_TITLE, preferences)
        content = QWidget()
        content.setMaximumWidth(look().px(_WIDTH))
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(3))
        column.addWidget(label(say(texts.WELCOME_TEXT), tone="muted"))
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


_WIDTH = 130
"""Most breadth of what is asked, in grid steps."""
