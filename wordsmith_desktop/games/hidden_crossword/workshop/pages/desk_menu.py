"""The desk's menu: what can be done there, with its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.key_map import sequences
from wordsmith_desktop.wording.table_texts import REDO, UNDO
from wordsmith_desktop.wording.texts import Text, say

from .. import desk_texts as texts
from .. import workshop_texts
from ..clued import editing
from ..clued.criss_cross import first_letters
from ..clued.puzzle import CluedPuzzle
from ..clued.symmetry import Symmetry
from .desk_dialogs import DetailsDialog, SizeDialog
from .files import KINDS, FileKind

if TYPE_CHECKING:
    from .desk_page import DeskPage


class DeskMenu:
    """Makes the actions of a page, which work wherever its keyboard is."""

    def __init__(self, page: DeskPage) -> None:
        self._page = page
        self.undoing = self._action(UNDO, page.undo, "Ctrl+Z")
        self.redoing = self._action(REDO, page.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.first = self._changing(texts.FIRST_LETTERS, first_letters)
        self.filling = self._action(texts.FILL, page.filling.fill, "Ctrl+F")
        self.menu = QMenu(page)
        self.menu.addActions([self.undoing, self.redoing, *self._asking()])
        self._add_symmetries()
        self.menu.addActions([*self._at_caret(), self.filling, *self._lists()])
        self.menu.addActions([self.first, self._changing(texts.WITHOUT_LETTERS, _bare)])
        self.menu.addSeparator()
        copies = self.menu.addMenu(say(workshop_texts.EXPORT))
        for kind in KINDS:
            copies.addAction(say(kind.text)).triggered.connect(self._save_call(kind))

    def _asking(self) -> list[QAction]:
        page = self._page
        return [
            self._action(texts.SIZE, lambda: SizeDialog(page.puzzle, page.change, page).open()),
            self._action(
                texts.DETAILS,
                lambda: DetailsDialog(page.puzzle, page.words.languages, page.change, page).open(),
            ),
        ]

    def _at_caret(self) -> list[QAction]:
        page = self._page
        return [
            self._action(texts.BLOCK, page.desk.turn_block, "Ctrl+B"),
            self._action(workshop_texts.WRITE_CLUE, page.write_clue, "Ctrl+K"),
            self._action(texts.WORDS_HERE, page.show_fitting, "F3"),
        ]

    def _lists(self) -> list[QAction]:
        return [
            self._action(texts.WORD_LISTS, self._page.filling.choose_lists),
            self._action(texts.OWN_LIST, self._page.filling.take_list),
        ]

    def _add_symmetries(self) -> None:
        menu, group = self.menu.addMenu(say(texts.SYMMETRY)), QActionGroup(self._page)
        for one in Symmetry:
            action = menu.addAction(say(texts.SYMMETRIES[one]))
            action.setCheckable(True)
            action.setChecked(one.value == self._page.puzzle.symmetry)
            action.triggered.connect(self._symmetry_call(one))
            group.addAction(action)

    def _symmetry_call(self, one: Symmetry) -> Callable[[], None]:
        page = self._page
        return lambda: page.change(replace(page.puzzle, symmetry=one.value))

    def _save_call(self, kind: FileKind) -> Callable[[], None]:
        return lambda: self._page.save_copy(kind)

    def _changing(self, text: Text, change: Callable[[CluedPuzzle], CluedPuzzle]) -> QAction:
        return self._action(text, lambda: self._page.change(change(self._page.puzzle)))

    def _action(self, text: Text, call: Callable[[], object], *keys: str) -> QAction:
        action = QAction(say(text), self._page)
        action.setShortcuts(sequences(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: call())
        self._page.addAction(action)
        return action


def _bare(puzzle: CluedPuzzle) -> CluedPuzzle:
    return editing.without_letters(puzzle)
