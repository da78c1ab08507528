"""Asks who plays a challenge, right where it was wanted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.features.new_match.pages.player_field import PlayerField
from wordsmith_desktop.records.names import tidy
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from .in_words import pace_of


class NameDialog(PlainDialog):
    """A name, and it begins; those who are remembered are offered."""

    chosen = Signal(str)
    """The name."""

    def __init__(
        self, title: str, text: str, profiles: Sequence[Profile], parent: QWidget | None = None
    ) -> None:
        super().__init__(title, text, parent)
        self.field = PlayerField("", profiles)
        self.field.setAccessibleName(say(texts.PLAYER))
        self.field.setPlaceholderText(say(texts.PLAYER))
        self._pace = label("", tone="muted")
        self.add(self.field)
        self.add(self._pace)
        self.add_button(secondary(say(words.CANCEL), self.reject))
        self.start = self.add_button(primary(say(words.START), self._choose))
        self.field.textChanged.connect(lambda _text: self._follow())
        self._follow()
        self.fit(520, 280)
        self.field.setFocus()

    def _follow(self) -> None:
        self.start.setEnabled(bool(tidy(self.field.text())))
        self._pace.setText(pace_of(self.field.profile))

    def _choose(self) -> None:
        name = tidy(self.field.text())
        if name:
            self.accept()
            self.chosen.emit(name)
