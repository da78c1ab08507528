"""Every key by what it is for: each can be changed, and what clashes is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QWidget

from wordsmith_desktop.records.settings import ChosenKey
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.board_keys import alone, is_free_for_board
from wordsmith_desktop.window.kit.buttons import Button, secondary
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.key_map import is_free_for_choice, is_of_board, written
from wordsmith_desktop.window.kit.key_names import ARROWS
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import Shrinking, in_column, in_grid
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.shell import key_texts as texts
from wordsmith_desktop.wording.shell.texts import KEY_HELP, KEY_HELP_MORE, KEYS_EVERYWHERE
from wordsmith_desktop.wording.texts import Text, say

from .own_key_lines import KeyLine, everywhere, of_boards, of_tables

_HOLDING: Final = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class KeyButton(Button):
    """Shows a chord; once pressed it waits for another one."""

    pressed_chord = Signal(str)
    """Such as "Ctrl+R", while it waits."""
    given_up = Signal()
    _is_waiting = False
    """Already for the events that come while it is being made."""

    def __init__(self, does: str) -> None:
        super().__init__()
        self.does = does
        """What the chord is for."""
        self._chord = ""
        self.setProperty("rank", "secondary")
        self.setMinimumWidth(look().px(24))
        self.clicked.connect(lambda: self._wait(True))

    def show_chord(self, chord: str) -> None:
        """Show this chord, and wait for none."""
        self._chord = chord
        self._wait(False)

    def _wait(self, is_waiting: bool) -> None:
        self._is_waiting = is_waiting
        key = say(texts.WAITING) if is_waiting else written(self._chord)
        self.setText(key.replace("&", "&&"))
        self.setAccessibleName(say(texts.LINE, does=self.does, key=key))

    def event(self, event: QEvent) -> bool:
        # Accepted, a chord comes here as a key and triggers no shortcut.
        if self._is_waiting and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._is_waiting:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._wait(False)
            self.given_up.emit()
        elif event.key() not in _HOLDING and not event.isAutoRepeat():
            pressed = QKeySequence(event.keyCombination())
            self.pressed_chord.emit(pressed.toString(QKeySequence.SequenceFormat.PortableText))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._is_waiting:
            self._wait(False)


class OwnKeysDialog(PlainDialog):
    """What is chosen counts once the dialog is closed."""

    chosen = Signal(object)
    """The chosen keys, as a tuple of `ChosenKey`."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        keys: Sequence[ChosenKey] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`keys` are those that were chosen before."""
        super().__init__(say(texts.TITLE), say(texts.TEXT), parent)
        self._chosen = {one.usual: one.chosen for one in keys}
        self.buttons: dict[str, KeyButton] = {}
        """By the usual chord."""
        content = QFrame()
        margins = (0, 0, look().gap(2), 0)
        self._column = in_column(inside=content, spacing=look().gap(1), margins=margins)
        self._add_part(texts.AT_TABLES, of_tables(games))
        self._add_part(texts.ON_BOARDS, of_boards(games))
        self._add_part(KEYS_EVERYWHERE, everywhere((*KEY_HELP, *KEY_HELP_MORE)))
        self._column.addStretch(1)
        self.line = label("")
        """What was done, or why nothing was."""
        self.add(scrolled(Shrinking(content)), stretch=1)
        self.add(self.line)
        self.usual = self.add_button(secondary(say(texts.USUAL), self._as_usual))
        self.add_close()
        self.finished.connect(lambda _result: self.chosen.emit(self._keys()))
        self._show()
        self.fit(760, 640)

    def _add_part(self, title: Text, lines: Iterable[KeyLine]) -> None:
        grid = in_grid(spacing=look().gap(1))
        grid.setColumnStretch(0, 1)
        for line in lines:
            if line.usual in self.buttons:
                continue
            button = self.buttons[line.usual] = KeyButton(line.does)
            button.pressed_chord.connect(lambda chord, one=line: self._choose(one, chord))
            button.given_up.connect(lambda: self._tell(say(texts.KEPT)))
            row = grid.rowCount()
            grid.addWidget(label(line.does), row, 0)
            grid.addWidget(button, row, 1)
        self._column.addWidget(label(say(title), size="lead"))
        self._column.addLayout(grid)

    def _choose(self, line: KeyLine, pressed: str) -> None:
        usual, is_board = line.usual, is_of_board(line.usual)
        chord = alone(pressed) if is_board else pressed
        taken = self._taken(chord, by=usual)
        if is_board and not is_free_for_board(chord, while_holding=line.while_holding):
            self._tell(say(texts.FIXED_ON_BOARDS, key=written(chord)))
        elif not is_board and not is_free_for_choice(chord):
            self._tell(say(texts.FIXED, key=written(chord)))
        elif taken is not None:
            does = self.buttons[taken].does
            self._tell(say(texts.TAKEN, key=written(chord), does=does))
        else:
            self._chosen[usual] = chord
            self._show()
            self._tell(say(texts.CHANGED, does=self.buttons[usual].does, key=written(chord)))

    def _taken(self, chord: str, *, by: str) -> str | None:
        """The usual chord of what has this one, or has it with Ctrl where a board does too."""
        wanted = {chord, f"Ctrl+{chord}"} if by in ARROWS else {chord}
        return next((one for one in self.buttons if one != by and self._chord(one) in wanted), None)

    def _as_usual(self) -> None:
        self._chosen.clear()
        self._show()
        self._tell(say(texts.ALL_USUAL))

    def _show(self) -> None:
        for usual, button in self.buttons.items():
            button.show_chord(self._chord(usual))

    def _chord(self, usual: str) -> str:
        return self._chosen.get(usual, usual)

    def _keys(self) -> tuple[ChosenKey, ...]:
        return tuple(ChosenKey(usual, one) for usual, one in self._chosen.items() if usual != one)

    def _tell(self, sentence: str) -> None:
        self.line.setText(sentence)
        announce(self, sentence)
