"""The menu of the right mouse button at the grid: what is open there, each with its key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording import keyboard_texts as keys
from wordsmith_desktop.wording.texts import Text, say

from ...rules.clipping import selected_cells
from ...rules.crossword import Direction, Run
from ...rules.presenter import Editor
from ...words import grid_texts as texts
from .gestures import EditorGestures
from .grid import GridBoard


class _Entry(Value):
    text: Text
    key: Text
    call: Callable[[], object]
    is_open: bool = True


def grid_menu(
    grid: GridBoard,
    gestures: EditorGestures,
    *,
    word: Run | None,
    explain: Callable[[], object] | None,
) -> QMenu:
    """A menu for the caret's cell, the selection and a word; it deletes itself once closed.

    `explain` tells what the word means, where that may be asked.
    """
    editor = gestures.editor
    menu = QMenu(grid)
    for group in (
        _of_clipboard(editor, gestures),
        _of_laying(editor, gestures, word),
        _of_view(grid),
    ):
        for entry in group:
            _add(menu, entry)
        menu.addSeparator()
    if word is not None and explain is not None:
        action = menu.addAction(say(texts.MENU_MEANING, word=word.word))
        action.triggered.connect(explain)
    return menu


def _add(menu: QMenu, entry: _Entry) -> QAction:
    # The key stands there to be learnt; the grid hears it by itself, in other places too.
    action = menu.addAction(f"{say(entry.text)}\t{say(entry.key)}")
    action.setEnabled(entry.is_open)
    action.triggered.connect(lambda: entry.call())
    return action


def _of_clipboard(editor: Editor, gestures: EditorGestures) -> tuple[_Entry, ...]:
    cells = selected_cells(editor)
    is_loose = any(cell not in editor.fixed for cell in cells)
    has_text = bool(QGuiApplication.clipboard().text().strip())
    return (
        _Entry(texts.MENU_CUT, texts.KEY_CUT, gestures.cut, is_loose),
        _Entry(texts.MENU_COPY, texts.KEY_COPY, gestures.copy, bool(cells)),
        _Entry(texts.MENU_PASTE, texts.KEY_PASTE, gestures.paste, has_text),
        _Entry(texts.TAKE_OFF, keys.DELETE, gestures.delete, is_loose),
        _Entry(texts.MENU_ALL, texts.KEY_ALL, gestures.select_all, bool(editor.layout)),
    )


def _of_laying(editor: Editor, gestures: EditorGestures, word: Run | None) -> tuple[_Entry, ...]:
    is_across = editor.direction is Direction.ACROSS
    is_loose = word is not None and not editor.fixed.issuperset(word.cells)
    has_tile = editor.caret in editor.grid.letters and editor.caret not in editor.fixed

    def lift() -> None:
        if word is not None:
            gestures.lift_run(word)

    return (
        _Entry(texts.TURN_DOWN if is_across else texts.TURN_ACROSS, keys.SPACE, gestures.turn),
        _Entry(texts.LIFT_WORD, texts.KEY_LIFT_WORD, lift, is_loose),
        _Entry(texts.LIFT_TILE, texts.KEY_LIFT_TILE, gestures.lift_tile, has_tile),
    )


def _of_view(grid: GridBoard) -> tuple[_Entry, ...]:
    return (
        _Entry(texts.MENU_LARGER, texts.KEY_LARGER, lambda: grid.zoom(1)),
        _Entry(texts.MENU_SMALLER, texts.KEY_SMALLER, lambda: grid.zoom(-1)),
        _Entry(texts.MENU_WHOLE, texts.KEY_WHOLE, grid.fit),
    )
