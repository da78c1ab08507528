"""Asks who plays the same deal next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.ui.kit import texts as words
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.profiles import Profile, tidy
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.challenges import texts
from wordsmith_desktop.ui.shell.challenges.wording import pace_of, title_of_kind
from wordsmith_desktop.ui.shell.players.field import PlayerField


class NextPlayerDialog(PlainDialog):
    """A name, and the deal begins."""

    chosen = Signal(str)
    """The name."""

    def __init__(
        self, challenge: Challenge, profiles: Sequence[Profile], parent: QWidget | None = None
    ) -> None:
        kind = title_of_kind(challenge.kind)
        super().__init__(
            say(texts.NEXT_TITLE),
            say(texts.NEXT_TEXT, kind=kind, code=challenge.deal.text),
            parent,
        )
        self.field = PlayerField("", profiles)
        self.field.setAccessibleName(say(texts.PLAYER))
        self.field.setPlaceholderText(say(texts.PLAYER))
        self._pace = label("", tone="muted")
        self.add(self.field)
        self.add(self._pace)
        self.add_button(secondary(say(words.CANCEL), self.reject))
        self.start = self.add_button(primary(say(words.START), self._choose), is_default=True)
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
