"""Which part of the grid is to be seen: it holds still, and is zoomed and panned by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.layouts import in_row
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import Text, say

from ...rules.crossword import Cell
from ...rules.grid_tiles import Bounds
from ...rules.presenter import Editor
from ...words import grid_texts as texts
from .viewport import LEAST_COLS, LEAST_ROWS, MARGIN, Viewport, centred, followed

_LEAST: Final = 32
"""Least side of a cell, in pixels of the smallest window."""
_LETTER: Final = 3.5
"""The same in units that grow with the text."""
_USUAL: Final = 51
"""Side of a cell as long as that many find room."""
_MOST: Final = 2
"""How many times as large cells can be made by hand."""
_ZOOM: Final = 1.2
"""How much larger a cell becomes by a step."""
_NOTCH: Final = 120
"""What one notch of a wheel reports."""


def least_side() -> int:
    """Least side of a cell in pixels: letters are never smaller than text."""
    return max(look().on_table(_LEAST), look().px(_LETTER))


def usual_side() -> int:
    """Side of a cell in pixels as long as there is room."""
    return max(look().on_table(_USUAL), least_side())


class ZoomBar(QWidget):
    """Smaller, all of it, larger."""

    def __init__(self, zoom: Callable[[int], object], fit: Callable[[], object]) -> None:
        super().__init__()
        self.smaller = _zoom_button("−", texts.ZOOM_OUT, lambda: zoom(-1))
        self.whole = _zoom_button("▣", texts.ZOOM_FIT, fit)
        self.larger = _zoom_button("+", texts.ZOOM_IN, lambda: zoom(1))
        row = in_row(inside=self, spacing=look().gap(0.5))
        for button in (self.smaller, self.whole, self.larger):
            row.addWidget(button)


def _zoom_button(sign: str, text: Text, call: Callable[[], object]) -> buttons.Button:
    made = buttons.secondary(sign, call, name=say(text))
    set_tip(made, say(text))
    side = max(look().target, look().px(3.75)) - 6
    made.setStyleSheet(
        f"padding: 0px; min-width: {side}px; max-width: {side}px;"
        f" min-height: {side}px; max-height: {side}px;"
    )
    # A click leaves the keyboard to the grid.
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


class GridWindow(QWidget):
    """Shows a part of an editor's grid, and keeps to it as long as nothing leaves it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor: Editor | None = None
        self._is_open = True
        self._view: Viewport | None = None
        self._is_zoomed = False
        """Whether somebody has chosen how large the cells are."""
        self._is_pointed = False
        """Whether the mouse was used here last: then nothing moves under it."""
        self._rest = QPointF()
        """What a wheel has turned and no cell has gone by for."""
        self._drag: tuple[QPointF, Viewport] | None = None
        """Where panning with the middle button began, and what was seen then."""
        self._peeked_from: Viewport | None = None
        """What is to be seen again once nothing is peeked at any more."""
        self.zoom_bar = ZoomBar(self.zoom, self.fit)
        self.zoom_bar.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def editor(self) -> Editor | None:
        """What is shown."""
        return self._editor

    @property
    def view(self) -> Viewport:
        """Which part of the grid is to be seen."""
        return self._view or self._fresh_view()

    @property
    def is_open(self) -> bool:
        """Whether tiles can be laid here."""
        return self._is_open and self._editor is not None and self.isEnabled()

    # Following

    def follow(self, editor: Editor, *, is_open: bool) -> None:
        """Show this editor; the part that is seen changes only if a tile or the caret leaves it."""
        before = self._editor
        is_new = before is None or is_open != self._is_open or self._view is None
        self._editor, self._is_open = editor, is_open
        self.zoom_bar.setVisible(is_open)
        if is_new or before is None:
            self._view = self._fresh_view()
        if not self._is_pointed:
            known = before.grid.letters if before is not None else {}
            self._keep_in_sight(tuple(cell for cell in editor.grid.letters if cell not in known))

    def _make_room(self) -> None:
        """Have all tiles in sight with a free cell around them, so that the mouse finds room."""
        editor = self._editor
        if editor is None or not self._is_open:
            return
        around = editor.bounds.grown(1)
        corners = (Cell(around.top, around.left), Cell(around.bottom, around.right))
        self._view = followed(
            self.view,
            editor.grid.letters,
            (editor.caret, *corners),
            least=least_side(),
            may_zoom=not self._is_zoomed,
        )

    def peek(self, cells: tuple[Cell, ...]) -> None:
        """Have these cells in sight for a while; without any, see again what was seen before."""
        before, self._peeked_from = self._peeked_from, None
        if self._is_pointed:
            return
        if before is not None and before.size == QSizeF(self.size()):
            self._view = before
        if cells:
            self._peeked_from = self.view
        self._keep_in_sight(cells)

    def look_away(self) -> None:
        """Show no part of anything."""
        self._editor, self._view, self._peeked_from = None, None, None
        self._is_zoomed = False
        self.zoom_bar.hide()

    def _keep_in_sight(self, fresh: tuple[Cell, ...] = ()) -> None:
        editor = self._editor
        if editor is None:
            return
        caret = editor.held.cells[editor.held.grip] if editor.held else editor.caret
        self._view = followed(
            self.view,
            editor.grid.letters,
            (caret, *fresh),
            least=least_side(),
            may_zoom=not self._is_zoomed,
        )

    def _fresh_view(self) -> Viewport:
        laid = self._editor.bounds if self._editor else Bounds(0, 0, 0, 0)
        least, most = least_side(), usual_side()
        return centred(QSizeF(self.size()), laid, least=least, most=most, is_open=self._is_open)

    # By hand

    def zoom(self, steps: int, about: Cell | None = None) -> None:
        """Make the cells so many steps larger, or smaller; one of them keeps its place."""
        if self._editor is None:
            return
        wish = self.view.side * _ZOOM**steps
        side = round(min(max(wish, least_side()), usual_side() * _MOST))
        if side != self.view.side:
            self._is_zoomed = True
            self._view = self.view.zoomed(side, about or self._editor.caret)
            self._seen_anew()

    def fit(self) -> None:
        """Show all that is laid, in the middle, as large as it can be."""
        self._is_zoomed = False
        self._view = self._fresh_view()
        self._seen_anew()

    def pan(self, rows: int, cols: int) -> bool:
        """Show other cells; whether there were others worth seeing."""
        if self._editor is None:
            return False
        before, laid = self.view, self._editor.bounds
        worth = laid.grown(MARGIN) if self.is_open else laid
        is_high, is_broad = worth.rows > before.rows, worth.cols > before.cols
        is_within = before.has(worth)
        if is_within or not (is_high or is_broad or self.is_open):
            return False
        self._view = before.panned(rows, cols).showing(worth)
        self._seen_anew()
        return self._view != before

    def _seen_anew(self) -> None:
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pans where not all has room; Shift turns it sideways, and with Ctrl it zooms."""
        turned = QPointF(event.angleDelta()) / _NOTCH
        keys = event.modifiers()
        if keys & Qt.KeyboardModifier.ShiftModifier:
            turned = turned.transposed()
        self._rest += turned
        rows, cols = int(self._rest.y()), int(self._rest.x())
        self._rest -= QPointF(cols, rows)
        if keys & Qt.KeyboardModifier.ControlModifier:
            if self.is_open:
                self.zoom(rows, self.view.cell_at(event.position()))
        elif not self.pan(-rows, -cols) and (rows or cols):
            # Ignored, the wheel goes on to what scrolls around the grid.
            event.ignore()

    def pan_press(self, event: QMouseEvent) -> bool:
        """Begin to pan with the middle button; whether it is that."""
        is_meant = event.button() is Qt.MouseButton.MiddleButton and self._editor is not None
        if is_meant:
            self._drag = event.position(), self.view
        return is_meant

    def pan_move(self, event: QMouseEvent) -> bool:
        """Pan on; whether that is under way."""
        if self._drag is None or self._editor is None:
            return False
        start, view = self._drag
        way = (start - event.position()) / view.side
        moved = view.panned(round(way.y()), round(way.x()))
        # Some of what is laid stays in sight.
        self._view = moved.showing(Bounds.of((moved.cells.nearest(self._editor.caret),)))
        laid = self._editor.bounds
        if not any(cell in self._view.cells for cell in self._editor.grid.letters):
            self._view = moved.showing(laid)
        self._seen_anew()
        return True

    def pan_release(self, event: QMouseEvent) -> bool:
        """End it; whether it was under way."""
        was = self._drag is not None and event.button() is Qt.MouseButton.MiddleButton
        if was:
            self._drag = None
        return was

    # Mouse or keys

    def note_hand(self, *, is_mouse: bool) -> None:
        """The mouse, or a key, was used here last."""
        self._is_pointed = is_mouse

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._is_pointed = False
        self._make_room()
        self._seen_anew()

    # Size

    def sizeHint(self) -> QSize:
        side = least_side() + look().gap(2)
        return QSize(side * LEAST_COLS, side * LEAST_ROWS)

    def minimumSizeHint(self) -> QSize:
        # Large text needs the room for the tools; the view follows the caret.
        return QSize(least_side() * 7, least_side() * (5 if look().is_large else 6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view = None
        self._is_zoomed = False
        if self._editor is not None:
            self._view = self._fresh_view()
            self._keep_in_sight()
        bar = self.zoom_bar.sizeHint()
        away = look().gap(1)
        self.zoom_bar.setGeometry(
            self.width() - bar.width() - away,
            self.height() - bar.height() - away,
            bar.width(),
            bar.height(),
        )
