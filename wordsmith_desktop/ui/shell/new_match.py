"""The dialog before a match: who plays, with which words, by which rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit import texts as words
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.labels import field_label, label
from wordsmith_desktop.ui.kit.profiles import Profile
from wordsmith_desktop.ui.kit.settings import Settings
from wordsmith_desktop.ui.kit.texts import language, say
from wordsmith_desktop.ui.shell import texts
from wordsmith_desktop.ui.shell.players_form import PlayersForm
from wordsmith_desktop.ui.shell.services import Dictionary


class NewMatchDialog(PlainDialog):
    """Its defaults are sound, so that Start may be the second click."""

    chosen = Signal(object, object, str)
    """The ruleset, the players' names in seat order, and the dictionary's tag."""

    def __init__(
        self,
        entry: GameEntry,
        settings: Settings,
        dictionaries: Sequence[Dictionary],
        parent: QWidget | None = None,
        *,
        profiles: Sequence[Profile] = (),
    ) -> None:
        super().__init__(say(texts.NEW_TITLE, game=say(entry.title)), "", parent)
        self.form = entry.make_form()
        self.players = PlayersForm(entry.players, settings.player_names, profiles)
        self.dictionary = QComboBox()
        for dictionary in dictionaries:
            self.dictionary.addItem(say(dictionary.title), dictionary.tag)
        self._usual_tag = settings.word_language or language()
        self._follows_player = True
        self._choose_dictionary()
        self._fault = label("", tone="bad")
        self.add(scrolled(self._content()), stretch=1)
        self.add(self._fault)
        self.add_button(secondary(say(words.CANCEL), self.reject))
        self.start = self.add_button(primary(say(words.START), self._start), is_default=True)
        self.players.changed.connect(self._choose_dictionary)
        self.players.changed.connect(self._tell_form)
        self.dictionary.activated.connect(lambda _index: self._keep_dictionary())
        self.dictionary.currentIndexChanged.connect(self._tell_form)
        self.form.changed.connect(self._check)
        self._tell_form()
        self.fit(720, 680)
        self.start.setFocus()

    def _content(self) -> QWidget:
        content = QFrame()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look().gap(1), 0)
        column.setSpacing(look().gap(2))
        column.addWidget(self.players)
        row = QHBoxLayout()
        row.setSpacing(look().gap(2))
        row.addWidget(field_label(say(texts.NEW_DICTIONARY), self.dictionary))
        row.addWidget(self.dictionary, 1)
        column.addLayout(row)
        column.addWidget(self.form)
        column.addStretch(1)
        return content

    @property
    def tag(self) -> str:
        """The chosen dictionary's tag; empty where there is none."""
        return str(self.dictionary.currentData() or "")

    @property
    def fault(self) -> str:
        """What keeps the match from starting, as a sentence; empty when nothing does."""
        return self.players.fault() or self.form.fault()

    def _choose_dictionary(self) -> None:
        """Until one is chosen by hand: that of whoever plays alone, else that of the last match."""
        if self._follows_player:
            alone = self.players.alone
            wanted = (alone.language if alone else "") or self._usual_tag
            self.dictionary.setCurrentIndex(max(0, self.dictionary.findData(wanted)))

    def _keep_dictionary(self) -> None:
        self._follows_player = False

    def _tell_form(self) -> None:
        self.form.set_players(self.players.names)
        self.form.set_dictionary(self.tag)
        self._check()

    def _check(self) -> None:
        self._fault.setText(self.fault)
        self._fault.setVisible(bool(self.fault))
        self.start.setEnabled(not self.fault)

    def _start(self) -> None:
        if self.fault:
            return
        self.chosen.emit(self.form.ruleset(), self.players.names, self.tag)
        self.accept()
