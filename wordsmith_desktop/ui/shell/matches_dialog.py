"""All saved matches: open one, put one into the trash, or take one from a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, place_to_open
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.ui.shell.match_lines import line_of
from wordsmith_desktop.ui.shell.ports import SavedMatch
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.replay_texts import REPLAY
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_open
from wordsmith_desktop.wording.texts import say

PAGE: Final = 50
"""So many matches are read at a time: more than the list shows at once."""


class MatchesDialog(PlainDialog):
    """A list, newest first; matches further down are read as it is scrolled."""

    chosen = Signal(object)
    """The `Path` of a save."""
    discarded = Signal(object)
    """Where the trash keeps what was deleted."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        saves: Iterable[SavedMatch],
        discard: Callable[[Path], Path],
        parent: QWidget | None = None,
        *,
        replay: Callable[[Path], str],
    ) -> None:
        """`saves` are read as they are needed, and raise `StoreError` before the first or never.

        `replay` shows a match once more and says why where that is not possible, else ""."""
        super().__init__(say(texts.LOAD_TITLE), "", parent)
        self._discard = discard
        self._replay = replay
        self._games = games
        self._saves = iter(saves)
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.LIST_MATCHES))
        self.list.setWordWrap(True)
        self._read_page()
        self.list.itemActivated.connect(lambda _item: self._open())
        self.list.currentRowChanged.connect(self._follow_choice)
        self.banner = Banner(lines=1, collapses=True)
        self.add(self.list, stretch=1)
        self.body.addLayout(self._row_of_one())
        self.add(self.banner)
        self.add_button(secondary(say(texts.MATCH_FROM_FILE), self._from_file))
        self.add_close()
        self.open_button = self.add_button(
            primary(say(texts.MATCH_OPEN), self._open), is_default=True
        )
        # A current row calls `_follow_choice`, so banner and buttons have to be there by now.
        if self.list.count():
            self.list.setCurrentRow(0)
        else:
            self.banner.show_info(say(texts.MATCH_NONE))
        self._show_buttons()
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(lambda _value: self._read_on())
        # The range changes with the height, too, and with what is taken out of the list.
        bar.rangeChanged.connect(lambda _least, _most: self._read_on())
        self.fit(860, 560)
        self.list.setFocus()

    def _read_page(self) -> None:
        for saved in islice(self._saves, PAGE):
            item = QListWidgetItem(line_of(self._games, saved))
            item.setData(Qt.ItemDataRole.UserRole, saved.path)
            self.list.addItem(item)

    def _read_on(self) -> None:
        """Read more matches before the end of those that are there comes into view."""
        bar = self.list.verticalScrollBar()
        # Before it is seen, a list has no range to speak of.
        if self.isVisible() and bar.value() + bar.pageStep() >= bar.maximum():
            self._read_page()

    def _row_of_one(self) -> FlowLayout:
        """What can be done with the chosen match beside opening it."""
        self.replay_button = secondary(say(REPLAY), self._show_again)
        self.delete_button = secondary(say(texts.MATCH_DELETE), self._delete)
        row = FlowLayout(spacing=look().gap(1))
        row.addWidget(self.replay_button)
        row.addWidget(self.delete_button)
        return row

    def _path(self) -> Path | None:
        item = self.list.currentItem()
        return None if item is None else Path(item.data(Qt.ItemDataRole.UserRole))

    def _open(self) -> None:
        path = self._path()
        if path is not None:
            self.accept()
            self.chosen.emit(path)

    def _show_again(self) -> None:
        path = self._path()
        if path is None:
            return
        reason = self._replay(path)
        if reason:
            self.banner.show_refusal(reason)
        else:
            self.accept()

    def _delete(self) -> None:
        path = self._path()
        if path is None:
            return
        try:
            kept = self._discard(path)
        except StoreError as error:
            self.banner.show_refusal(cannot_open(error))
            return
        # This changes the current row, which clears the banner: the news comes after it.
        self.list.takeItem(self.list.currentRow())
        self.banner.show_info(say(texts.DISCARDED))
        self.discarded.emit(kept)

    def _from_file(self) -> None:
        path = place_to_open(self, say(texts.LOAD_TITLE), kind=say(texts.FILE_KINDS))
        if path is not None:
            self.accept()
            self.chosen.emit(path)

    def _follow_choice(self) -> None:
        # What was said was said of another match.
        self.banner.clear()
        self._show_buttons()

    def _show_buttons(self) -> None:
        has_one = self._path() is not None
        self.open_button.setEnabled(has_one)
        self.delete_button.setEnabled(has_one)
        self.replay_button.setEnabled(has_one)
