"""The names of those who sit at the table, for the score pad and the clock."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column, line_of
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.wording.texts import say, say_count

from .. import companion_texts as texts
from ..score_pad import ScorePad, read_pad

_FIELD = 44
"""Breadth of the field, in grid steps."""


def kept_pad(preferences: Preferences) -> ScorePad:
    """The pad as it was left."""
    settings = preferences.settings
    return read_pad(settings.pad_players, settings.pad_lines)


def keep_pad(preferences: Preferences, pad: ScorePad) -> None:
    """Keep a pad for the next time, too."""
    preferences.change(pad_players=pad.players, pad_lines=pad.lines)


class NamesLine(QWidget):
    """Names with commas between them, which Enter takes over."""

    changed = Signal()
    """There are other names on the pad that is kept."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.field = QLineEdit(", ".join(kept_pad(preferences).players))
        self.field.setPlaceholderText(say(texts.NAMES_HINT))
        self.field.setAccessibleDescription(say(texts.NAMES_HINT))
        self.field.setMinimumWidth(look().px(_FIELD))
        self.take = secondary(say(texts.USE_NAMES), self._take)
        self.message = label("", tone="bad")
        self.message.hide()
        column = in_column(inside=self, spacing=look().gap(0.5))
        name = field_label(say(texts.NAMES), self.field)
        column.addWidget(line_of(name, self.field, self.take))
        column.addWidget(self.message)
        self.field.returnPressed.connect(self._take)
        self._shown = preferences.settings.pad_players
        preferences.changed.connect(self._follow)

    def _follow(self, settings: Settings) -> None:
        """Show the names that are kept now; another part of the page may have taken them."""
        if settings.pad_players != self._shown:
            self._shown = settings.pad_players
            self.field.setText(", ".join(settings.pad_players))
            self.changed.emit()

    def _take(self) -> None:
        try:
            pad = kept_pad(self._preferences).with_players(self.field.text().split(","))
        except ValueError:
            self._tell(say(texts.NAMES_NEEDED))
            return
        self._tell("")
        keep_pad(self._preferences, pad)
        self.field.setText(", ".join(pad.players))
        announce(self, say_count(texts.NAMES_TAKEN, len(pad.players)))

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        announce(self, sentence)
