"""The manual: its chapters at the left, the one that is read beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem

from wordsmith_desktop.features.manual import manual_texts as texts
from wordsmith_desktop.features.manual.chapters import Chapter, find_chapters
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.search_field import SearchField
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell.texts import MENU_MANUAL
from wordsmith_desktop.wording.texts import say

from .chapter_view import ChapterView

_LIST: Final = 32
"""Breadth of the list of chapters, in grid steps."""
_LARGE_LIST: Final = 25
"""The same at large text, which needs the room for itself."""
_NAME: Final = Qt.ItemDataRole.UserRole


class ManualPage(Page):
    """One chapter at a time, out of all or of those that hold what is searched for."""

    def __init__(self, chapters: Sequence[Chapter], first: str = "", wanted: str = "") -> None:
        """`first` is the name of the chapter that is shown; `wanted` is searched for."""
        super().__init__(say(MENU_MANUAL))
        self._chapters = {one.name: one for one in chapters}
        self.search = SearchField(wanted)
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.CHAPTERS))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = ChapterView()
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self._show_list(self.chapter))
        self.search.returnPressed.connect(self._find_next)
        self.list.currentItemChanged.connect(lambda _now, _before: self._show_chapter())
        self.text.chapter_asked.connect(self._follow)
        self._show_list(first)

    @property
    def chapter(self) -> str:
        """The name of the chapter that is shown; empty for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_NAME))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.list.setFocus()

    def _lay_out(self) -> None:
        self.head.addWidget(field_label(say(texts.SEARCH), self.search))
        self.head.addWidget(self.search, 1)
        self.list.setFixedWidth(look().px(_LARGE_LIST if look().is_large else _LIST))
        row = QHBoxLayout()
        row.setSpacing(look().gap(2))
        row.addWidget(self.list)
        row.addWidget(self.text, 1)
        self.body.addLayout(row, 1)
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)

    def _show_list(self, chosen: str) -> None:
        """List the chapters that hold what is searched for; that of the name `chosen` is shown."""
        found = find_chapters(tuple(self._chapters.values()), self.search.text())
        with QSignalBlocker(self.list):
            self.list.clear()
            for chapter in found:
                item = QListWidgetItem(chapter.title)
                item.setData(_NAME, chapter.name)
                self.list.addItem(item)
            names = [chapter.name for chapter in found]
            self.list.setCurrentRow(names.index(chosen) if chosen in names else 0)
        self._show_chapter()

    def _show_chapter(self) -> None:
        chapter = self._chapters.get(self.chapter)
        if chapter is not None:
            self.text.show_chapter(chapter, self.search.text())
        else:
            self.text.setPlainText(say(texts.NOTHING if self._chapters else texts.MISSING))

    def _find_next(self) -> None:
        """Go on to the next place of the first word that is searched for."""
        self.text.find_next(self.search.text())

    def _follow(self, file: str) -> None:
        """Show the chapter that a link leads to."""
        names = (one.name for one in self._chapters.values() if one.path.name == file)
        with QSignalBlocker(self.search):
            self.search.clear()
        self._show_list(next(names, self.chapter))
        self.text.setFocus()
