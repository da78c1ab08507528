"""The crossword editor as one widget: grid, tools, rack and the list of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.crossword import Cell, Direction, GridFault, Layout
from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.ui.games.hidden_crossword.grid.dragging import TileDragging
from wordsmith_desktop.ui.games.hidden_crossword.grid.gestures import (
    NOTHING,
    EditorGestures,
    Lay,
    SayAgainst,
)
from wordsmith_desktop.ui.games.hidden_crossword.grid.grid import GridBoard
from wordsmith_desktop.ui.games.hidden_crossword.grid.loads import Load, RackLoad
from wordsmith_desktop.ui.games.hidden_crossword.grid.rack import Rack
from wordsmith_desktop.ui.games.hidden_crossword.grid.word_lines import NO_FAULTS, Faulty
from wordsmith_desktop.ui.games.hidden_crossword.grid.words_list import WordsList
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import Button, OnClick
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.layouts import FlowLayout, reveal
from wordsmith_desktop.ui.kit.roles import has_role
from wordsmith_desktop.ui.kit.table_bar import Offer, TableBar, keep_breadth
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.hidden_crossword import grid_texts as texts
from wordsmith_desktop.wording.games.hidden_crossword.event_sentences import NO_RULINGS
from wordsmith_desktop.wording.texts import Text, say


@has_role(QAccessible.Role.Grouping)
class Tools(QWidget):
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
        self.offer: Offer | None = None
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
            self.offer = Offer(bar, *in_bar)
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


NARROW: Final = 136
"""Breadth of the panel, in units that grow with the text, below which all is stacked."""
SIDE: Final = 38
"""Breadth of the list beside the grid, in the same units."""
_UNBOUNDED: Final = 16_777_215
"""The greatest breadth that Qt knows."""


@has_role(QAccessible.Role.Grouping)
class EditorPanel(QWidget):
    """Shows the layout that it is given, and hands on what hands make of it.

    `gestures`, `grid`, `rack`, `tools` and `words` are its parts; caret, direction, what is held
    and the rack's order are its own.
    """

    submitted = Signal()
    """Enter on the grid, with nothing held."""
    holding_changed = Signal(bool)
    """Whether something is held now."""

    def __init__(
        self,
        lay: Lay,
        say_against: SayAgainst,
        parent: QWidget | None = None,
        *,
        bar: TableBar | None = None,
    ) -> None:
        """`bar` is the page's, for the tools.

        `lay` has a layout be the one that counts and tells whether it is; whoever is behind it
        shows that layout again with its faults.
        """
        super().__init__(parent)
        self._faulty = NO_FAULTS
        self._is_open = self._is_judged = self._tells = True
        self._shown: object = None
        """What the parts show already."""
        self._is_stacked: bool | None = None
        self.gestures = EditorGestures(lay, say_against, self._refresh)
        self.grid, self.rack = GridBoard(), Rack()
        self.words = WordsList()
        self.tools = self._make_tools(bar)
        self._lay_out()
        self._join()
        self.setFocusProxy(self.grid)

    def show_puzzle(
        self,
        layout: Layout,
        pool: str,
        anchor: str,
        *,
        faults: Sequence[GridFault] = (),
        rulings: Mapping[str, str] = NO_RULINGS,
        is_open: bool = True,
        is_judged: bool = True,
        tells: bool = True,
    ) -> None:
        """Show a layout of the pool's tiles; where it is empty, the anchor alone.

        `faults` are that layout's, the anchor included, and `rulings` sentences about words that
        are refused. A panel that is not open can only be read; words that are not `is_judged` yet
        have no sign. `tells` says that this is the own puzzle, and what the opponent will be told.
        """
        self.gestures.show(layout, pool, anchor)
        self._faulty = Faulty(self.gestures.editor.layout, tuple(faults), rulings)
        self._is_open, self._is_judged, self._tells = is_open, is_judged, tells
        self._refresh()

    def show_nothing(self) -> None:
        """Show nothing of the puzzle, nor say anything of it."""
        self.dragging.cancel()
        self.gestures.forget()
        self._faulty, self._shown = NO_FAULTS, None
        self.grid.show_nothing()
        self.words.show_nothing()
        self.rack.show_letters("")
        self.tools.show_editor(NOTHING)
        self.holding_changed.emit(False)

    def _refresh(self) -> None:
        editor = self.gestures.editor
        wanted = (editor, self._faulty, self._is_open, self._is_judged, self._tells)
        if wanted == self._shown:
            return
        self._shown = wanted
        faulty = self._faulty if self._faulty.layout == editor.layout else NO_FAULTS
        self.grid.show_editor(editor, faulty, is_open=self._is_open)
        self.rack.show_letters(editor.rack)
        self.tools.show_editor(editor)
        self.holding_changed.emit(editor.held is not None)
        self.rack.setVisible(self._is_open)
        self.tools.show_open(self._is_open)
        is_judged = self._is_judged and faulty is self._faulty
        self.words.show_editor(editor, faulty, is_judged=is_judged, tells=self._tells)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Have the tab key come to the words after the tiles: Qt puts new widgets last."""
        for before, after in pairwise((self.rack.sort_button, *self.words.entries)):
            QWidget.setTabOrder(before, after)

    # Hands

    def _join(self) -> None:
        self.gestures.listen_to(self.grid)
        for used in self.grid.key_signals:
            used.connect(lambda *_what: self._show_caret())
        self.grid.submitted.connect(self._submit)
        self.rack.picked.connect(self._pick)
        self.words.chosen.connect(self._go_to_word)
        self.words.reached.connect(self._show_entry)
        self.dragging = TileDragging(self, self.grid, self.rack)
        self.dragging.dropped.connect(self._drop)
        self.dragging.returned.connect(self.gestures.put_back)

    def _submit(self) -> None:
        if self.gestures.editor.held is None:
            self.submitted.emit()
        else:
            self.gestures.put_down()

    def _pick(self, letter: str) -> None:
        self.gestures.type_letter(letter)

    def _drop(self, load: Load, cell: Cell) -> None:
        if isinstance(load, RackLoad):
            self.rack.note_taken(load.tile)
        self.gestures.drop(load, cell)
        self.grid.setFocus()

    def _go_to_word(self, cell: Cell, direction: Direction) -> None:
        self.gestures.go_to(cell, direction)
        self.grid.setFocus()
        self._show_caret()

    def _show_caret(self) -> None:
        """Have in sight where keys lay tiles; large text leaves no room for all of the panel."""
        editor = self.gestures.editor
        cells = editor.held.cells if editor.held is not None else (editor.caret,)
        box = self.grid.tile_box(cells[0]).united(self.grid.tile_box(cells[-1]))
        reveal(self.grid, box.toAlignedRect())

    def _show_entry(self, entry: QWidget) -> None:
        self._area.ensureWidgetVisible(entry)

    def _make_tools(self, bar: TableBar | None) -> Tools:
        gestures = self.gestures
        return Tools(
            turn=self._at_grid(gestures.turn),
            lift_tile=self._at_grid(gestures.lift_tile),
            lift_word=self._at_grid(gestures.lift_word),
            take_off=self._at_grid(gestures.delete),
            put_down=self._at_grid(gestures.put_down),
            let_go=self._at_grid(gestures.let_go),
            bar=bar,
        )

    def _at_grid(self, act: Callable[[], object]) -> Callable[[], None]:
        """Act, and go on at the grid with the keyboard."""

        def acting() -> None:
            act()
            self.grid.setFocus()

        return acting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part wanted are the grid's, so that typing always lays letters."""
        event.setAccepted(self.grid.take_key(event))

    # Layout

    def _lay_out(self) -> None:
        step = look().gap(1)
        left = QVBoxLayout()
        left.setSpacing(step)
        left.addWidget(self.grid, 1)
        left.addWidget(self.rack)
        left.addWidget(self.tools)
        self._area = scrolled(self.words)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(2 * step)
        self._body.addLayout(left, 1)
        self._body.addWidget(self._area)
        self._fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        is_stacked = width < look().px(NARROW)
        if is_stacked == self._is_stacked:
            return
        self._is_stacked = is_stacked
        way = QBoxLayout.Direction
        self._body.setDirection(way.TopToBottom if is_stacked else way.LeftToRight)
        self._area.setMinimumWidth(0 if is_stacked else look().px(SIDE))
        self._area.setMaximumWidth(_UNBOUNDED if is_stacked else look().px(SIDE))
        self._area.setMinimumHeight(look().px(14) if is_stacked else 0)
