"""The editor's tools: turn, move, take off, and what can be done with what is held."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Button, OnClick
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.table_bar import PartButtons, TableBar, keep_breadth
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import Text, say

from ...rules.crossword import Direction
from ...rules.presenter import Editor
from ...words import grid_texts as texts


@has_role(QAccessible.Role.Grouping)
class GridTools(QWidget):
    """Turn, move, take off; while something is held, what can be done with that."""

    def __init__(
        self,
        *,
        turn: OnClick,
        lift_tile: OnClick,
        lift_word: OnClick,
        take_off: OnClick,
        put_down: OnClick,
        let_go: OnClick,
        bar: TableBar | None,
    ) -> None:
        """They stand in the `bar` of a page, where there is one."""
        super().__init__()
        self.offer: PartButtons | None = None
        """Of what stands in the bar."""
        self.turn = buttons.secondary(say(texts.TURN_DOWN), turn)
        self.lift_word = buttons.secondary(say(texts.LIFT_WORD), lift_word)
        self.lift_tile = buttons.secondary(say(texts.LIFT_TILE), lift_tile)
        self.take_off = buttons.secondary(say(texts.TAKE_OFF), take_off)
        self.put_down = buttons.primary(say(texts.PUT_DOWN), put_down)
        self.let_go = buttons.secondary(say(texts.LET_GO), let_go)
        self._laying = (self.turn, self.lift_word, self.lift_tile, self.take_off)
        self._lifting = (self.lift_word, self.lift_tile)
        self._holding = (self.turn, *self._lifting, self.let_go, self.put_down)
        tips = {
            self.turn: texts.TIP_TURN,
            self.lift_word: texts.TIP_LIFT_WORD,
            self.lift_tile: texts.TIP_LIFT_TILE,
            self.take_off: texts.TIP_TAKE_OFF,
        }
        for button, tip in tips.items():
            set_tip(button, say(tip))
        self.setAccessibleName(say(texts.TOOLS))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._stand(bar)

    def _stand(self, bar: TableBar | None) -> None:
        """Stand in the bar, or here; with the largest text the bar has room for few of them."""
        in_bar: tuple[Button, ...] = ()
        keep_breadth(self.turn, [say(text) for text in _TURNS])
        if bar is not None:
            in_bar = (self.let_go, self.put_down)
            if not look().is_large:
                for button in (self.take_off, self.let_go):
                    keep_breadth(button, [say(texts.TAKE_OFF), say(texts.LET_GO)])
                in_bar = (*self._laying, *in_bar)
            self.offer = PartButtons(bar, *in_bar)
        flow = FlowLayout(self, spacing=look().gap(1))
        # Never first here and then there: Qt takes no item back from a layout written in Python.
        here = [one for one in (*self._laying, self.let_go, self.put_down) if one not in in_bar]
        for button in here:
            flow.addWidget(button)
        self._is_empty = not here
        if self._is_empty:
            # Not `setVisible`: shown before it has a parent, it would be a window for a moment.
            self.hide()

    def show_open(self, is_open: bool) -> None:
        """Whether anything can be done with what lies there."""
        self.setVisible(is_open and not self._is_empty)

    def show_editor(self, editor: Editor) -> None:
        """Offer what can be done now."""
        is_holding = editor.held is not None
        if self.offer is None or look().is_large:
            for button in (*self._laying, *self._holding):
                button.setVisible(button in (self._holding if is_holding else self._laying))
        if self.offer is not None:
            self.offer.want(*(self._holding if is_holding else self._laying))
        _name(self.turn, texts.TURN_WORD if is_holding else _turn_text(editor.direction))
        has_tile = editor.caret in editor.grid.letters and editor.caret not in editor.fixed
        run = editor.word_at_caret
        is_loose = run is not None and not editor.fixed.issuperset(run.cells)
        self.take_off.setEnabled(has_tile)
        # While something is held they stay, so that no button moves under the mouse.
        self.lift_tile.setEnabled(has_tile and not is_holding)
        self.lift_word.setEnabled(is_loose and not is_holding)


_TURNS: Final = (texts.TURN_DOWN, texts.TURN_ACROSS, texts.TURN_WORD)


def _turn_text(direction: Direction) -> Text:
    return texts.TURN_DOWN if direction is Direction.ACROSS else texts.TURN_ACROSS


def _name(button: Button, text: Text) -> None:
    button.setText(say(text))
    button.setAccessibleName(say(text))
