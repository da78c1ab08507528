"""The door of dictionaries: their page, and what adds one."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.window.shell.feature import Around, Feature, FileUse, MenuLine, MenuPlace
from wordsmith_desktop.wording.shell.drop_texts import ADD_WORDS
from wordsmith_desktop.wording.texts import language, say

from . import dictionary_texts as texts

if TYPE_CHECKING:
    # Each page is imported when it is first shown.
    from wordsmith_desktop.lexicon.own.own_lists import OwnList

SUFFIXES: Final = frozenset({".txt", ".csv", ".tsv", ".dic", ".lst", ".words"})
"""Of files that may be dictionaries when they are dropped on the window."""


def is_list(path: Path) -> bool:
    """Whether a file may be a list of words by its name."""
    return path.suffix.lower() in SUFFIXES


class DictionariesDoor(Feature):
    """Shows them on a stage."""

    def __init__(self, around: Around) -> None:
        self._stage, self._services = around.stage, around.services
        self._preferences = around.preferences

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (MenuLine(MenuPlace.DICTIONARIES, texts.MENU, self.show, waits=True),)

    def use_of(self, path: Path) -> FileUse | None:
        return FileUse(ADD_WORDS, partial(self.add, path)) if is_list(path) else None

    def show(self, chosen: str = "", added: OwnList | None = None) -> None:
        """Show all dictionaries; one that was just `added` is told of."""
        from .pages.page import DictionariesPage

        self._stage.use_look_for(None)
        page = DictionariesPage(self._services.dictionaries, chosen)
        page.adding_wanted.connect(self.choose)
        page.file_wanted.connect(self.add)
        if added is not None:
            page.tell_added(added)
        self._stage.show_page(page, lambda: self.show(page.tag))

    def choose(self) -> None:
        """Let somebody choose a file."""
        from wordsmith_desktop.window.kit.dialogs import place_to_open

        parent = self._stage.screen_shown
        if parent is None:
            return
        path = place_to_open(parent, say(texts.ADDING_TITLE), kind=say(texts.FILE_KIND))
        if path is not None:
            self.add(path)

    def add(self, path: Path) -> None:
        """Show what a file would bring."""
        from .pages.adding_page import AddingPage

        self._stage.use_look_for(None)
        usual = self._preferences.settings.word_language or language()
        page = AddingPage(path, self._services.dictionaries, usual, _now_ms)

        def show(own: OwnList) -> None:
            self._stage.leave_screen()
            self.show(own.tag, own)

        page.added.connect(show)
        self._stage.show_page(page, lambda: self.add(path))


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


DOOR = DictionariesDoor
