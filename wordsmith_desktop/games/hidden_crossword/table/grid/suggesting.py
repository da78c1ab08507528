"""Offers words for the slot at the caret: asks for them, previews them, and lays one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.wording.texts import say

from ...rules.crossword import Run
from ...rules.presenter import Editor
from ...rules.suggestions import Suggestion
from ...words import grid_texts as texts
from .gestures import EditorGestures
from .grid import GridBoard
from .suggestion_list import SuggestionList

Finder = Callable[[Editor, int], Sequence[Suggestion]]
"""The words for the slot at an editor's caret, with a least commonness."""


class Suggesting:
    """The list, the button that opens it, and what both have to do with the grid."""

    def __init__(
        self, gestures: EditorGestures, grid: GridBoard, showing: Callable[[bool], object]
    ) -> None:
        """`showing` puts the list there, or what else stands in its place."""
        self._gestures, self._grid, self._showing = gestures, grid, showing
        self._is_open = False
        self._asked: object = None
        """What the list was made for."""
        self.finder: Finder | None = None
        """Without one, nothing is offered."""
        self.is_allowed: Callable[[], bool] = lambda: True
        """Whether whoever lays tiles may be helped."""
        self.list = SuggestionList()
        self.button = buttons.secondary(say(texts.SUGGEST), self.toggle)
        self.button.hide()
        self.list.hide()
        self.list.shown.connect(self._preview)
        self.list.taken.connect(self._lay)
        self.list.left.connect(self.leave)
        self.list.dial_turned.connect(self._fill)

    @property
    def is_on(self) -> bool:
        """Whether words are offered now."""
        return not self.list.isHidden()

    @property
    def offers(self) -> bool:
        """Whether words are offered to whoever asks."""
        return self.finder is not None and self.is_allowed()

    def toggle(self) -> None:
        """Offer words, or no longer."""
        if self.is_on:
            self.leave()
        elif self.offers and self._is_open:
            self._gestures.let_go()
            self._showing(True)
            self._fill()
            self._name()
            self.list.take_keyboard()

    def leave(self) -> None:
        """Offer none, and go on at the grid."""
        self.end()
        self._grid.setFocus()

    def end(self) -> None:
        """Offer none, and keep nothing of what was offered."""
        self._asked = None
        self.list.show_nothing()
        if self.is_on:
            self._showing(False)
        self._name()

    def show_editor(self, *, is_open: bool) -> None:
        """Keep in step with the caret, as long as words are offered."""
        self._is_open = is_open
        # With the largest text there is room for the key and the menu alone.
        is_shown = is_open and self.offers and not look().is_large
        self.button.setVisible(is_shown)
        editor = self._gestures.editor
        if self.is_on and self._asked != (editor.layout, editor.caret, editor.direction):
            self._fill()

    def _fill(self) -> None:
        editor = self._gestures.editor
        if self.finder is not None:
            self._asked = editor.layout, editor.caret, editor.direction
            found = self.finder(editor, self.list.least)
            has_letters = editor.is_free or bool(editor.rack)
            self.list.show_found(found, are_some=editor.is_free, has_letters=has_letters)

    def _preview(self, one: Suggestion | None) -> None:
        self._grid.show_preview(None if one is None else Run(one.word, one.start, one.direction))

    def _lay(self, one: Suggestion) -> None:
        self.leave()
        self._gestures.lay_word(one.word, one.start, one.direction)

    def _name(self) -> None:
        text = say(texts.SUGGEST_END if self.is_on else texts.SUGGEST)
        self.button.setText(text)
        self.button.setAccessibleName(text)
