"""Filling at the desk: begun and stopped, and where its words come from."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit.banner import unchanged
from wordsmith_desktop.window.kit.dialogs import place_to_open
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING
from wordsmith_desktop.wording.texts import say, say_count

from .. import desk_texts as texts
from .. import workshop_texts
from ..clued.diagram import Diagram
from ..clued.word_sources import SourceUse
from ..file_faults import PuzzleFileError
from .desk_words import DeskWords
from .files import why
from .filling_task import FillingTask
from .word_lists_dialog import WordListsDialog

if TYPE_CHECKING:
    from .desk_page import DeskPage


class DeskFilling(QObject):
    """Does it for a page, whose banner tells of it."""

    def __init__(self, page: DeskPage, words: DeskWords) -> None:
        super().__init__(page)
        self._page, self._words = page, words
        self.task = FillingTask(self)
        self.task.found.connect(self._take)

    @property
    def is_running(self) -> bool:
        """Whether a fill is looked for."""
        return self.task.is_running

    def fill(self) -> None:
        """Fill the rest, or stop that."""
        banner = self._page.banner
        if self.is_running:
            self.task.stop()
            banner.show_info(say(texts.STOPPED))
            return
        found = self._words.to_fill()
        if found is None:
            is_opening = self._words.is_opening
            banner.show_info(say(DICTIONARY_OPENING if is_opening else texts.NO_DICTIONARY))
            return
        banner.show_info(say(texts.FILLING))
        self.task.start(self._page.puzzle.diagram, found, random.getrandbits(62))

    def _take(self, diagram: Diagram | None) -> None:
        page = self._page
        if diagram is None:
            page.banner.show_info(say(texts.NO_FILL))
            return
        page.change(replace(page.puzzle, diagram=diagram))
        page.banner.show_good(say(texts.FILLED))
        page.banner.keep_while(unchanged(lambda: (page.puzzle.clues, page.puzzle.diagram)))

    def choose_lists(self) -> None:
        """Ask which dictionaries to fill from."""
        words = self._words
        WordListsDialog(words.uses, words.titles, self._use_lists, self._page).open()

    def _use_lists(self, uses: Mapping[str, SourceUse]) -> None:
        try:
            self._words.choose(uses)
        except StoreError as error:
            self._page.banner.show_refusal(say(workshop_texts.NOT_KEPT, why=why(error)))
        self._page.show_desk()

    def take_list(self) -> None:
        """Ask for a list of words, which then go first."""
        page = self._page
        path = place_to_open(page, say(texts.OWN_LIST), kind=say(texts.OWN_LIST_KIND))
        if path is not None:
            self.use_list(path)

    def use_list(self, path: Path) -> None:
        """Use the words of a list first."""
        banner = self._page.banner
        try:
            count = self._words.use_list(path)
        except (StoreError, PuzzleFileError) as error:
            banner.show_refusal(why(error))
            return
        if not count:
            banner.show_refusal(say(texts.OWN_LIST_EMPTY))
            return
        banner.show_info(say_count(texts.OWN_LIST_TAKEN, count))
        self._page.show_desk()
