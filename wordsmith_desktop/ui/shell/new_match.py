"""The dialog before a match: who plays, with which words, by which rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.labels import field_label, label
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.ui.shell.player_field import PlayerField
from wordsmith_desktop.ui.shell.ports import Dictionary
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say

USUAL = 2
"""So many play where nothing is remembered."""


class PlayersForm(QWidget):
    """A field for each seat, and buttons for more and fewer."""

    changed = Signal()

    def __init__(
        self,
        span: tuple[int, int],
        remembered: tuple[str, ...],
        profiles: Sequence[Profile] = (),
    ) -> None:
        """`span` is the fewest and the most players that the game takes.

        `remembered` are the names of the last match; `profiles` are offered to choose from.
        """
        super().__init__()
        self._fewest, self._most = span
        self._remembered = remembered
        self._profiles = tuple(profiles)
        self._fields: list[PlayerField] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(look().gap(1))
        step = look().gap(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(step)
        column.addWidget(label(say(texts.NEW_PLAYERS), size="lead"))
        column.addLayout(self._grid)
        self.more = secondary(say(texts.NEW_ADD_PLAYER), self._add)
        self.fewer = secondary(say(texts.NEW_REMOVE_PLAYER), self._remove)
        row = FlowLayout(spacing=step)
        row.addWidget(self.more)
        row.addWidget(self.fewer)
        column.addLayout(row)
        count = len(remembered) or USUAL
        for _ in range(min(self._most, max(self._fewest, count))):
            self._add_field()
        self._show_buttons()

    @property
    def names(self) -> tuple[str, ...]:
        """The names as entered, in seat order."""
        return tuple(" ".join(field.text().split()) for field in self._fields)

    @property
    def fields(self) -> tuple[PlayerField, ...]:
        """The fields in seat order."""
        return tuple(self._fields)

    @property
    def alone(self) -> Profile | None:
        """Whoever is remembered and plays alone."""
        return self._fields[0].profile if len(self._fields) == 1 else None

    def fault(self) -> str:
        """What is wrong with the names, as a sentence; empty when nothing is."""
        seen: set[str] = set()
        for name in self.names:
            if not name:
                return say(texts.NEW_NAME_MISSING)
            if name.casefold() in seen:
                return say(texts.NEW_NAME_TWICE, name=name)
            seen.add(name.casefold())
        return ""

    def _add_field(self) -> None:
        index = len(self._fields)
        number = index + 1
        name = (
            self._remembered[index]
            if index < len(self._remembered)
            else say(texts.NEW_DEFAULT_NAME, n=number)
        )
        field = PlayerField(name, self._profiles)
        field.setAccessibleName(say(texts.NEW_NAME, n=number))
        field.textChanged.connect(self.changed)
        self._fields.append(field)
        self._grid.addWidget(field, index // 2, index % 2)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Have the tab key go through the names and then to the buttons, late fields included."""
        stops = (*self._fields, self.more, self.fewer)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _add(self) -> None:
        self._add_field()
        self._fields[-1].setFocus()
        self._fields[-1].selectAll()
        self._show_buttons()
        self.changed.emit()

    def _remove(self) -> None:
        field = self._fields.pop()
        self._grid.removeWidget(field)
        # Deleted only in the event loop: until then a shown field is painted and takes Tab.
        field.hide()
        field.deleteLater()
        self._show_buttons()
        self.changed.emit()

    def _show_buttons(self) -> None:
        self.more.setEnabled(len(self._fields) < self._most)
        self.fewer.setEnabled(len(self._fields) > self._fewest)


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
        # `activated` comes for a choice by hand alone, not for `setCurrentIndex`.
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
