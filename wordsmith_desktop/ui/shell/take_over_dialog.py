"""Asks whose results are a remembered player's as well."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QWidget

from wordsmith_desktop.records.profiles import Profile, Profiles
from wordsmith_desktop.records.statistics.taking_over import Candidate
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.wording.shell import data_texts as texts
from wordsmith_desktop.wording.texts import CANCEL, say, say_count


class TakeOverDialog(PlainDialog):
    """Lists guests and other players, each with the number of results."""

    chosen = Signal(object)
    """The `Candidate`."""

    def __init__(
        self,
        taker: Profile,
        found: Sequence[Candidate],
        people: Profiles,
        parent: QWidget | None = None,
    ) -> None:
        title = say(texts.TAKE_OVER_TITLE, name=taker.name)
        super().__init__(title, say(texts.TAKE_OVER_TEXT, name=taker.name), parent)
        self._found = found
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        for one in found:
            is_guest = people.find(one.key) is None
            kind = texts.TAKE_OVER_GUEST if is_guest else texts.TAKE_OVER_PLAYER
            results = say_count(texts.RESULTS, one.games)
            self.list.addItem(say(kind, name=one.name, results=results))
        self.list.itemActivated.connect(lambda _item: self._choose())
        self.add(self.list if found else label(say(texts.TAKE_OVER_NOBODY)), stretch=1)
        self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.take_button = buttons.primary(say(texts.TAKE_OVER), self._choose)
        self.add_button(self.take_button, is_default=True).setEnabled(bool(found))
        self.list.setCurrentRow(0)
        self.list.setFocus()
        self.fit(620, 480)

    def _choose(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._found):
            self.chosen.emit(self._found[row])
            self.accept()
