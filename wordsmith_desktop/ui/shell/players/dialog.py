"""The list of those who are remembered, and what each of them likes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, scrolled
from wordsmith_desktop.ui.kit.emblems import emblem_icon
from wordsmith_desktop.ui.kit.layouts import stacked
from wordsmith_desktop.ui.kit.profiles import Profile, Profiles, Removed
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.players import texts
from wordsmith_desktop.ui.shell.players.details import Details
from wordsmith_desktop.ui.shell.players.welcome import Welcome
from wordsmith_desktop.ui.shell.services import Dictionary


class PlayersDialog(PlainDialog):
    """Every change is in effect and on the disk at once."""

    def __init__(
        self,
        profiles: Profiles,
        dictionaries: Sequence[Dictionary],
        parent: QWidget | None = None,
    ) -> None:
        about = "" if look().is_large else say(texts.ABOUT)
        super().__init__(say(texts.TITLE), about, parent)
        self._profiles = profiles
        self._removed: Removed | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.LIST))
        self.list.setIconSize(QSize(look().px(3), look().px(3)))
        self.list.currentRowChanged.connect(lambda _row: self._show_details())
        self.details = Details(dictionaries)
        self.details.answered.connect(self._keep)
        self._somebody = QWidget()
        self._nobody = Welcome(self._add)
        self._stack = stacked(self._somebody, self._nobody)
        self.banner = Banner(lines=1, collapses=True)
        self.new_button = secondary(say(texts.ADD), self._add)
        self.remove_button = secondary(say(texts.REMOVE), self._remove)
        self.undo_button = secondary(say(texts.BRING_BACK), self._bring_back)
        self.undo_button.hide()
        self._lay_out()
        self._show_list(0)
        self.fit(1000, 700)
        (self.list if profiles.all else self._nobody.button).setFocus()

    @property
    def _current(self) -> Profile | None:
        row = self.list.currentRow()
        return self._profiles.all[row] if 0 <= row < len(self._profiles.all) else None

    def _lay_out(self) -> None:
        step = look().gap(1)
        left = QVBoxLayout()
        left.setSpacing(step)
        left.addWidget(self.list, 1)
        left.addWidget(self.new_button)
        left.addWidget(self.remove_button)
        self.list.setFixedWidth(look().px(26))
        both = QHBoxLayout(self._somebody)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(3 * step)
        both.addLayout(left)
        both.addWidget(scrolled(self.details), 1)
        self.add(self._stack, stretch=1)
        said = QHBoxLayout()
        said.addWidget(self.banner, 1)
        said.addWidget(self.undo_button)
        self.body.addLayout(said)
        close = self.add_close()
        for button in (self.new_button, self.remove_button, self.undo_button, close):
            # Enter in a field must not press any of them.
            button.setAutoDefault(False)

    def _show_list(self, row: int) -> None:
        self.list.clear()
        for profile in self._profiles.all:
            self.list.addItem(QListWidgetItem(emblem_icon(profile.colour), profile.name))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._stack.setCurrentWidget(self._somebody if self._profiles.all else self._nobody)
        self._show_details()

    def _show_details(self) -> None:
        current = self._current
        if current is not None:
            self.details.show_profile(current)

    def _add(self) -> None:
        taken = {one.name for one in self._profiles.all}
        numbered = (say(texts.NEW_NAME, n=n) for n in range(1, len(taken) + 2))
        self._profiles.add(next(name for name in numbered if name not in taken))
        self._forget_removed()
        self._show_list(len(taken))
        self._tell_disk()
        self.details.name.setFocus()
        self.details.name.selectAll()

    def _keep(self, field: str, value: object) -> None:
        current = self._current
        if current is None:
            return
        if field == "name":
            fault = self._profiles.fault(str(value), current.id)
            self.details.show_fault(fault)
            if fault is not None:
                return
        self._profiles.change(current.id, **{field: value})
        self._show_item()
        self._tell_disk()

    def _show_item(self) -> None:
        current, item = self._current, self.list.currentItem()
        if current is not None and item is not None:
            item.setText(current.name)
            item.setIcon(emblem_icon(current.colour))

    def _remove(self) -> None:
        current, row = self._current, self.list.currentRow()
        if current is None:
            return
        self._removed = self._profiles.remove(current.id)
        self._show_list(row)
        self.banner.show_info(say(texts.REMOVED, name=current.name))
        self.undo_button.show()
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell_disk()

    def _bring_back(self) -> None:
        if self._removed is None:
            return
        place = self._removed.place
        self._profiles.restore(self._removed)
        self._forget_removed()
        self._show_list(place)
        self._tell_disk()
        self.list.setFocus()

    def _forget_removed(self) -> None:
        self._removed = None
        self.undo_button.hide()
        self.banner.clear()

    def _tell_disk(self) -> None:
        if not self._profiles.is_kept:
            self.banner.show_refusal(say(texts.NOT_KEPT))
