"""The crossword editor as one widget: grid, tools, rack and the list of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.clicks import asker_of
from wordsmith_desktop.window.kit.layouts import Shrinking, in_column, reveal
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.table_bar import TableBar

from ...rules.crossword import Cell, Direction, GridFault, Layout, Run
from ...words.event_sentences import NO_RULINGS
from .context_menu import grid_menu
from .dragging import TileDragging
from .gestures import NOTHING, EditorGestures, Lay, SayAgainst
from .grid import GridBoard
from .loads import Load, RackLoad
from .rack import Rack
from .suggesting import Suggesting
from .tools import GridTools
from .word_lines import NO_FAULTS, Faulty
from .words_list import WordsList

NARROW: Final = 136
"""Breadth of the panel, in units that grow with the text, below which all is stacked."""
SIDE: Final = 38
"""Breadth of the list beside the grid, in the same units."""
_STACKED: Final = 16
"""Height of the list below the grid, in the same units."""
_UNBOUNDED: Final = 16_777_215
"""The greatest breadth that Qt knows."""


@has_role(QAccessible.Role.Grouping)
class EditorPanel(QWidget):
    """Shows the layout that it is given, and hands on what hands make of it.

    `gestures`, `grid`, `rack`, `tools` and `words` are its parts; caret, direction, what is held
    and the rack's order are its own.
    """

    holding_changed = Signal(bool)
    """Whether something is held now."""
    under_way_changed = Signal()
    """Something may be carried, or typed in vain, that was not before."""

    def __init__(
        self,
        lay: Lay,
        say_against: SayAgainst,
        parent: QWidget | None = None,
        *,
        bar: TableBar | None = None,
        below_words: QWidget | None = None,
    ) -> None:
        """`bar` is the page's, for the tools; something may stand below the list of words.

        `lay` has a layout be the one that counts and tells whether it is; whoever is behind it
        shows that layout again with its faults.
        """
        super().__init__(parent)
        self._faulty = NO_FAULTS
        self._is_open = self._is_judged = self._tells = True
        self._shown: object = None
        """What the parts show already."""
        self._is_stacked: bool | None = None
        self._held_tile: int | None = None
        """The tile of the rack that is in the hand."""
        self.gestures = EditorGestures(lay, say_against, self._refresh)
        self.grid, self.rack = GridBoard(), Rack()
        self.words = WordsList()
        self._below_words = below_words
        self.tools = self._make_tools(bar)
        self.suggesting = Suggesting(self.gestures, self.grid, self._show_suggestions)
        self._lay_out()
        self._join()
        # It takes no keys itself: whoever gives it the keyboard means this part.
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
        is_free: bool = False,
        language: str = "de",
    ) -> None:
        """Show a layout of the pool's tiles; where it is empty, the anchor alone.

        With `is_free` there is no end of letters, whatever the pool. What is typed is folded by
        the `language`, a dictionary's tag.

        `faults` are that layout's, the anchor included, and `rulings` sentences about words that
        are refused. A panel that is not open can only be read; words that are not `is_judged` yet
        have no sign. `tells` says that this is the own puzzle, and what the opponent will be told.
        """
        self.gestures.show(layout, pool, anchor, is_free=is_free, language=language)
        self._faulty = Faulty(self.gestures.editor.layout, tuple(faults), rulings)
        self._is_open, self._is_judged, self._tells = is_open, is_judged, tells
        self._refresh()

    def show_nothing(self) -> None:
        """Show nothing of the puzzle, nor say anything of it."""
        for menu in self.grid.findChildren(QMenu):
            menu.close()
        self.suggesting.end()
        self.dragging.cancel()
        self.gestures.forget()
        self._faulty, self._shown = NO_FAULTS, None
        self.grid.show_nothing()
        self.words.show_nothing()
        self.rack.show_letters("")
        self.tools.show_editor(NOTHING)
        self.holding_changed.emit(False)

    @property
    def first_fault(self) -> tuple[Run, str] | None:
        """A word that must not stay as it lies, and why; None where every word is right."""
        faulty = self._faulty
        run = next(iter(faulty.of_words), None) if self._is_judged else None
        return None if run is None else (run, faulty.reasons(run)[0])

    # Undo

    @property
    def is_under_way(self) -> bool:
        """Whether something is carried, or typed in vain, which undo takes back first."""
        return self.dragging.load is not None or self.gestures.editor.is_under_way

    def take_back(self) -> bool:
        """Put back what is carried or typed in vain; whether there was anything."""
        if not self.is_under_way:
            return False
        self.dragging.cancel()
        self.gestures.let_go()
        return True

    def _refresh(self) -> None:
        editor = self.gestures.editor
        wanted = (editor, self._faulty, self._is_open, self._is_judged, self._tells)
        if wanted == self._shown:
            return
        self._shown = wanted
        faulty = self._faulty if self._faulty.layout == editor.layout else NO_FAULTS
        self.grid.show_editor(editor, faulty, is_open=self._is_open)
        is_of_rack = editor.held is not None and editor.held.is_of_rack
        if self._held_tile is not None and not is_of_rack:
            # It may have been laid, and then it is the one to go.
            self.rack.note_taken(self._held_tile)
            self._held_tile = None
        self.rack.show_letters(editor.rack, is_endless=editor.is_free)
        self.rack.show_held(self._held_tile if is_of_rack else None)
        self.tools.show_editor(editor)
        self.holding_changed.emit(editor.held is not None)
        self.under_way_changed.emit()
        self.rack.setVisible(self._is_open)
        self.tools.show_open(self._is_open)
        is_judged = self._is_judged and faulty is self._faulty
        self.words.show_editor(editor, faulty, is_judged=is_judged, tells=self._tells)
        self.suggesting.show_editor(is_open=self._is_open)
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
        self.grid.menu_wanted.connect(self._open_menu)
        self.words.pointed.connect(self.grid.show_handle)
        self.rack.picked.connect(self._pick)
        self.words.chosen.connect(self._go_to_word)
        self.words.reached.connect(self._show_entry)
        self.dragging = TileDragging(self, self.grid, self.rack)
        self.dragging.dropped.connect(self._drop)
        self.dragging.returned.connect(self.gestures.put_back)

    def _open_menu(self, at: QPoint) -> None:
        menu = self.make_menu()
        # Closed, a menu stays a child of the grid, and each opening makes another.
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def make_menu(self) -> QMenu:
        """The menu for what is at the caret and selected."""
        word, asker = self.gestures.editor.word_at_caret, asker_of(self)
        window, area = self.window(), self.grid.tile_area(self.gestures.editor.caret)
        place = self.grid.mapTo(window, area.center().toPoint())
        explain = None if asker is None else lambda: asker.ask_at(window, place)
        return grid_menu(self.grid, self.gestures, word=word, explain=explain)

    def _pick(self, letter: str) -> None:
        """Take a tile of the rack; the one that is in the hand goes back."""
        held, tile = self.gestures.editor.held, self.rack.picked_tile
        is_back = held is not None and held.is_of_rack and tile == self._held_tile
        self._held_tile = None if is_back else tile
        if is_back:
            self.gestures.let_go()
        else:
            self.gestures.lift_from_rack(letter)
        self.grid.setFocus()

    def _drop(self, load: Load, cell: Cell, exchanges: bool) -> None:
        if isinstance(load, RackLoad):
            self.rack.note_taken(load.tile)
        self.gestures.drop(load, cell, exchanges=exchanges)
        self.grid.setFocus()

    def _go_to_word(self, cell: Cell, direction: Direction) -> None:
        self.gestures.go_to(cell, direction)
        self.grid.setFocus()
        self._show_caret()

    def _show_caret(self) -> None:
        """Have in sight where keys lay tiles; large text leaves no room for all of the panel."""
        editor = self.gestures.editor
        cells = editor.held.cells if editor.held is not None else (editor.caret,)
        area = self.grid.tile_area(cells[0]).united(self.grid.tile_area(cells[-1]))
        reveal(self.grid, area.toAlignedRect())

    def _show_entry(self, entry: QWidget) -> None:
        self._area.ensureWidgetVisible(entry)

    def _make_tools(self, bar: TableBar | None) -> GridTools:
        gestures = self.gestures
        return GridTools(
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
        left = QWidget()
        in_column((self.grid, 1), self.rack, self.tools, inside=left, spacing=step)
        self._area = scrolled(self._beside())
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(2 * step)
        # A layout in a layout takes the height that it would like for its least one: a rack of two
        # lines would be cut.
        self._body.addWidget(Shrinking(left), 1)
        right = QWidget()
        self._right = QBoxLayout(QBoxLayout.Direction.TopToBottom, right)
        self._right.setContentsMargins(0, 0, 0, 0)
        self._right.setSpacing(step)
        self._right.addWidget(self._area, 1)
        self._right.addWidget(self.suggesting.list, 1)
        self._right.addWidget(self.suggesting.button)
        if not look().is_large:
            self._right.addWidget(self.words.foot)
        self._body.addWidget(Shrinking(right))
        self._fit(self.width())

    def _show_suggestions(self, is_shown: bool) -> None:
        """Have them in the place of the words laid, or those again."""
        self._area.setVisible(not is_shown)
        self.suggesting.list.setVisible(is_shown)
        if is_shown:
            reveal(self.suggesting.list)

    def _beside(self) -> QWidget:
        # The largest text leaves no room for what is told beside the list.
        below: list[QWidget] = [self.words.foot] if look().is_large else []
        if self._below_words is not None:
            below.append(self._below_words)
        both = QWidget()
        column = in_column(self.words, inside=both, spacing=look().gap(1))
        for part in below:
            column.addWidget(part)
        column.addStretch(1)
        return both

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
        # Below the grid there is breadth rather than height.
        self._right.setDirection(way.LeftToRight if is_stacked else way.TopToBottom)
        for part in (self._area, self.suggesting.list, self.suggesting.button):
            part.setMinimumWidth(0 if is_stacked else look().px(SIDE))
            part.setMaximumWidth(_UNBOUNDED if is_stacked else look().px(SIDE))
        self.words.foot.setMaximumWidth(_UNBOUNDED if is_stacked else look().px(SIDE))
        # Below the grid it is always as high, or the grid would shrink with every word.
        self._area.setMinimumHeight(look().px(_STACKED) if is_stacked else 0)
        self._area.setMaximumHeight(look().px(_STACKED) if is_stacked else _UNBOUNDED)
