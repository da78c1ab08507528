"""Choosing a player, a game and an exact setting."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.results.queries import PlayedSetting
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.emblems import emblem_icon
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.tips import plain, set_tip
from wordsmith_desktop.wording.texts import ALL_GAMES, Text, say

from .. import record_texts as texts
from .result_words import ResultNames
from .statistics_source import PickerOffer, Selection

Entry = tuple[str, str | None, str]
"""What an entry says, its key (None for all), and the colour of its emblem or ""."""


class Pickers(QWidget):
    """Three lists side by side, or below one another at large text."""

    changed = Signal(object)
    """The new `Selection`."""

    def __init__(self, names: ResultNames) -> None:
        super().__init__()
        self._names = names
        self._selection = Selection()
        self.player = self._picker("player")
        self.game = self._picker("game")
        self.setting = self._picker("setting")
        directions = QBoxLayout.Direction
        row = QBoxLayout(directions.TopToBottom if look().is_large else directions.LeftToRight)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(2))
        self.setLayout(row)
        self._who = _named(texts.PLAYER, self.player)
        row.addWidget(self._who, 3)
        row.addWidget(_named(texts.GAME, self.game), 3)
        row.addWidget(_named(texts.SETTING, self.setting), 5)

    def show_offer(self, offer: PickerOffer, *, of_scores: bool) -> None:
        """Show what there is to choose from, and what is chosen.

        High scores are everybody's, and of one exact setting.
        """
        self._selection, names = offer.selection, self._names
        self._who.setVisible(not of_scores)
        everybody: list[Entry] = [(say(texts.EVERYBODY), None, "")]
        people: list[Entry] = [
            (names.player(one.key, one.name), one.key, names.colour(one.key))
            for one in offer.players
        ]
        games: list[Entry] = [(names.game(game), game, "") for game in offer.games]
        settings: list[Entry] = [(names.setting(one), one.key, "") for one in self._settings(offer)]
        if not of_scores:
            games.insert(0, (say(ALL_GAMES), None, ""))
            settings.insert(0, (say(texts.ALL_SETTINGS), None, ""))
        _fill(self.player, [*people, *everybody], offer.selection.player)
        _fill(self.game, games, offer.selection.game)
        _fill(self.setting, settings, offer.selection.setting)
        self.setting.setEnabled(offer.selection.game is not None)

    def _settings(self, offer: PickerOffer) -> Sequence[PlayedSetting]:
        return offer.settings if offer.selection.game is not None else ()

    def _picker(self, kind: str) -> QComboBox:
        picker = QComboBox(self)
        picker.setObjectName(kind)
        picker.setIconSize(QSize(look().px(2.5), look().px(2.5)))
        # By its longest entry it would be broader than the three have room for.
        picker.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        picker.setMinimumWidth(look().px(18))
        picker.activated.connect(lambda index: self._choose(kind, picker.itemData(index)))
        return picker

    def _choose(self, kind: str, key: str | None) -> None:
        selection = replace(self._selection, **{kind: key})
        if kind == "game":
            selection = replace(selection, setting=None)
        if selection != self._selection:
            self._selection = selection
            self.changed.emit(selection)


def _named(title: Text, picker: QComboBox) -> QWidget:
    whole = QWidget()
    named = field_label(say(title), picker)
    if look().is_large:
        row = QHBoxLayout(whole)
        named.setMinimumWidth(look().px(9))
        row.addWidget(named)
        row.addWidget(picker, 1)
        row.setContentsMargins(0, 0, 0, 0)
        return whole
    in_column(named, picker, inside=whole, spacing=look().gap(0.5))
    return whole


def _fill(picker: QComboBox, entries: Sequence[Entry], chosen: str | None) -> None:
    picker.clear()
    for text, key, hue in entries:
        picker.addItem(emblem_icon(hue) if hue else QIcon(), text, key)
        picker.setItemData(picker.count() - 1, plain(text), Qt.ItemDataRole.ToolTipRole)
    keys = [key for _, key, _ in entries]
    picker.setCurrentIndex(keys.index(chosen) if chosen in keys else 0)
    set_tip(picker, picker.currentText())
