"""Buttons for what can be done at the caret, without keyboard or dragging."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.hidden_crossword.crossword import Direction
from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.ui.games.hidden_crossword.grid import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import Button, OnClick
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.texts import Text, say


class Tools(QWidget):
    """Turn, move, take off and clear; while something is held, what can be done with that."""

    def __init__(
        self,
        *,
        turn: OnClick,
        lift_tile: OnClick,
        lift_word: OnClick,
        take_off: OnClick,
        clear: OnClick,
        put_down: OnClick,
        let_go: OnClick,
    ) -> None:
        super().__init__()
        self.turn = buttons.secondary(say(texts.TURN_DOWN), turn)
        self.lift_word = buttons.secondary(say(texts.LIFT_WORD), lift_word)
        self.lift_tile = buttons.secondary(say(texts.LIFT_TILE), lift_tile)
        self.take_off = buttons.secondary(say(texts.TAKE_OFF), take_off)
        self.clear = buttons.quiet(say(texts.CLEAR), clear)
        self.put_down = buttons.primary(say(texts.PUT_DOWN), put_down)
        self.let_go = buttons.secondary(say(texts.LET_GO), let_go)
        self._laying = (self.lift_word, self.lift_tile, self.take_off, self.clear)
        self._holding = (self.put_down, self.let_go)
        self.setAccessibleName(say(texts.TOOLS))
        tips = {
            self.turn: texts.TIP_TURN,
            self.lift_word: texts.TIP_LIFT_WORD,
            self.lift_tile: texts.TIP_LIFT_TILE,
            self.take_off: texts.TIP_TAKE_OFF,
        }
        for button, tip in tips.items():
            button.setToolTip(say(tip))
        line = FlowLayout(self, spacing=look().gap(1))
        for button in (self.turn, *self._laying, *self._holding):
            line.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_editor(self, editor: Editor) -> None:
        """Offer what can be done now."""
        is_holding = editor.held is not None
        for button in self._laying:
            button.setVisible(not is_holding)
        for button in self._holding:
            button.setVisible(is_holding)
        _name(self.turn, texts.TURN_WORD if is_holding else _turn_text(editor.direction))
        has_tile = editor.caret in editor.grid.letters and editor.caret not in editor.fixed
        run = editor.word_at_caret
        self.take_off.setEnabled(has_tile)
        self.lift_tile.setEnabled(has_tile)
        self.lift_word.setEnabled(run is not None and not editor.fixed.issuperset(run.cells))
        self.clear.setEnabled(len(editor.layout) > len(editor.fixed))


def _turn_text(direction: Direction) -> Text:
    return texts.TURN_DOWN if direction is Direction.ACROSS else texts.TURN_ACROSS


def _name(button: Button, text: Text) -> None:
    button.setText(say(text))
    button.setAccessibleName(say(text))
