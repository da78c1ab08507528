"""Who practises, asked of somebody who has played without a name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.features.new_match.pages.player_field import PlayerField
from wordsmith_desktop.records.names import tidy
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.wording.texts import say

from .. import practice_texts as texts


class WhoView(QWidget):
    """A field for a name; those who are known are offered."""

    named = Signal(str)
    """The name, tidied and not empty."""

    def __init__(self, known: Sequence[Profile]) -> None:
        super().__init__()
        self.field = PlayerField("", known)
        self.field.setAccessibleName(say(texts.WHO_NAME))
        self.field.setPlaceholderText(say(texts.WHO_NAME))
        self.go_on = primary(say(texts.WHO_ON), self._tell)
        self.go_on.setEnabled(False)
        self.field.textChanged.connect(lambda text: self.go_on.setEnabled(bool(tidy(text))))
        self.field.returnPressed.connect(self._tell)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(1.5))
        column.addStretch(1)
        title, about = label(say(texts.WHO_TITLE), size="title"), label(say(texts.WHO_ABOUT))
        for part in (title, about, self.field, self.go_on):
            column.addWidget(part)
        column.addStretch(2)
        self.setFocusProxy(self.field)

    def _tell(self) -> None:
        name = tidy(self.field.text())
        if name:
            self.named.emit(name)
