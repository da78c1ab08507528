"""A titled row of pieces, such as a hand."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from ..appearance import look
from ..labels import label
from ..layouts import in_column
from ..motion.choreography import Key
from ..motion.flights import Lying
from ..roles import has_role
from .gliding import GLIDE_MS, Glide
from .lines_layout import LinesLayout
from .painting import PieceArt
from .piece_button import PieceButton, button_height_in, button_size, row_height
from .views import LaidLoad, PieceLoad, PieceView

_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

_LEAST: Final = 1.65
"""Least breadth of a piece in the height of type, so that its letter is no smaller than text."""


def _line() -> QHBoxLayout:
    line = QHBoxLayout()
    line.setSpacing(0)
    line.addStretch(1)
    line.addStretch(1)
    return line


@has_role(QAccessible.Role.Grouping)
class PieceRow(QWidget):
    """Shows pieces side by side; the arrows move between them, Enter and Space pick."""

    picked = Signal(object)
    """The `PieceLoad` of a piece that is wanted on the strip."""
    returned = Signal(object)
    """The `PieceLoad` of a piece that lies on the strip and is wanted back."""
    chosen_changed = Signal()
    """Pieces were chosen for an exchange, or no longer."""
    moved = Signal(int, int)
    """The piece of this number is wanted at a place among the others, counted from 0."""

    def __init__(
        self,
        title: str,
        art: PieceArt,
        *,
        height: int | None = None,
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`height` is that of the pieces in pixels, `row_height` unless told otherwise.

        Where a row `wraps`, its pieces are smaller or stand in more lines where there is no room.
        """
        super().__init__(parent)
        self._art, self._height = art, height or row_height()
        self._is_choosing = False
        self._is_arranging = False
        self._buttons: list[PieceButton] = []
        self._shown: tuple[int, ...] = ()
        """The numbers of the pieces as they lie while none is carried."""
        self._glide = Glide(self)
        self._glide.moved.connect(self._follow_glide)
        self._stop: PieceButton | None = None
        """To this one Tab comes; the arrows go on from there."""
        self.title = label(title, wrap=False)
        self.line: QLayout = self._lines() if wraps else _line()
        """Where the pieces stand."""
        in_column(self.title, self.line, inside=self, spacing=0)
        # Qt orders tabs only after widgets that can have the keyboard.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_title(title)

    @property
    def buttons(self) -> tuple[PieceButton, ...]:
        """The pieces from left to right."""
        return tuple(self._buttons)

    @property
    def piece_height(self) -> int:
        """Height of a piece that has all the room it wants, in pixels."""
        return self._height

    def set_piece_height(self, height: int) -> None:
        """Have the pieces be so many pixels high, where there is room for all of them."""
        if height == self._height:
            return
        self._height = height
        self._glide.forget()
        for button in self._buttons:
            button.set_piece_height(height)
        if isinstance(self.line, LinesLayout):
            self.line.set_full(button_size(self._art, height))
        self.updateGeometry()

    @property
    def full_height(self) -> int:
        """Height of the row with pieces in it, in pixels."""
        title = 0 if self.title.isHidden() else self.title.sizeHint().height()
        return title + button_size(self._art, self._height).height()

    @property
    def chosen(self) -> tuple[int, ...]:
        """Numbers of the pieces chosen for an exchange, from left to right."""
        return tuple(button.view.id for button in self._buttons if button.isChecked())

    def show_title(self, title: str) -> None:
        """Change the title."""
        self.title.setText(title)
        self.setAccessibleName(title)

    def show_pieces(self, pieces: Sequence[PieceView]) -> None:
        """Show these; the keyboard stays at its place.

        Where they are the same in another order they glide there, and it stays with its piece.
        """
        self._shown = tuple(view.id for view in pieces)
        if {button.view.id for button in self._buttons} == {*self._shown}:
            self._stand(self._shown)
        else:
            self._glide.forget()
        place = self._place_of_keyboard()
        for button, view in zip(self._buttons, pieces, strict=False):
            button.show_piece(view)
        for view in pieces[len(self._buttons) :]:
            self._add(view)
        if place is not None and place >= len(pieces) > 0:
            self._buttons[len(pieces) - 1].setFocus()
        for button in self._buttons[len(pieces) :]:
            # Deleted only in the next turn of events, it would be seen until then.
            button.hide()
            button.deleteLater()
        del self._buttons[len(pieces) :]
        self.settle_tab_stop()

    def settle_tab_stop(self) -> None:
        """Have Tab come to the row once: to the piece that had the keyboard last, or the first.

        Whoever closes some of the pieces calls it again.
        """
        open_ones = [button for button in self._buttons if button.isEnabled()]
        kept = [one for one in open_ones if one is self._stop]
        self._stop = next(iter((*kept, *open_ones)), None)
        policies = Qt.FocusPolicy
        for button in self._buttons:
            is_stop = button is self._stop
            button.setFocusPolicy(policies.StrongFocus if is_stop else policies.ClickFocus)

    def _stop_at(self, button: PieceButton) -> None:
        self._stop = button
        self.settle_tab_stop()

    def lying(self) -> dict[Key, Lying]:
        """The pieces that lie here, by number."""
        found = ((button.view.id, button.lying()) for button in self._buttons)
        return {number: one for number, one in found if one is not None}

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Show only the places of pieces that are on their way here."""
        for button in self._buttons:
            button.set_coming(button.view.id in keys)

    def mark_new(self, keys: Container[Key]) -> None:
        """Mark the pieces that have come here since whoever looks acted last, by number."""
        for button in self._buttons:
            button.mark_new(button.view.id in keys)

    def set_choosing(self, is_choosing: bool) -> None:
        """Let pieces be chosen, instead of picked and carried; what is chosen already stays so."""
        if is_choosing == self._is_choosing:
            return
        self._is_choosing = is_choosing
        for button in self._buttons:
            button.set_choosing(is_choosing)

    # Another order

    def set_arranging(self, is_arranging: bool) -> None:
        """Let the pieces be put in another order, by hand and by Ctrl and an arrow."""
        self._is_arranging = is_arranging

    def place_at(self, load: object, pos: QPointF) -> int | None:
        """The place for one of these pieces let go at a point of the row; None for all else."""
        may_lie = self._is_arranging and self._button_of(load) is not None
        if not (may_lie and self.isVisible() and self.rect().contains(pos.toPoint())):
            return None
        slots = [self._slot(button) for button in self._buttons]
        ways = [(pos - slot.center()).manhattanLength() for slot in slots]
        return ways.index(min(ways))

    def show_gap(self, load: object, place: int | None, *, is_gliding: bool = True) -> None:
        """Have the others make room at a place for the piece that is carried, or no more."""
        button = self._button_of(load)
        if button is None:
            return
        order = list(self._shown)
        if place is not None:
            order.remove(button.view.id)
            order.insert(place, button.view.id)
        self._stand(order, is_gliding=is_gliding)

    def take(self, load: object, place: int) -> None:
        """One of the pieces was let go at a place."""
        button = self._button_of(load)
        if button is not None and self._shown.index(button.view.id) != place:
            self.moved.emit(button.view.id, place)
        # As it is to lie from now on, which may be as before.
        self._stand(self._shown)

    def _button_of(self, load: object) -> PieceButton | None:
        """The button of a piece that is carried, from here or from the strip."""
        if not isinstance(load, PieceLoad | LaidLoad):
            return None
        return next((one for one in self._buttons if one.view.id == load.piece), None)

    def _slot(self, button: PieceButton) -> QRectF:
        """Where a button stands, or will once it is there."""
        goal = self._glide.goal(button.view.id)
        return QRectF(button.geometry()) if goal is None else goal

    def _stand(self, order: Sequence[int], *, is_gliding: bool = True) -> None:
        """Have the pieces stand in that order; those whose place is another glide there."""
        if [button.view.id for button in self._buttons] == list(order):
            return
        starts = {button.view.id: QRectF(button.geometry()) for button in self._buttons}
        by_number = {button.view.id: button for button in self._buttons}
        self._buttons = [by_number[number] for number in order]
        self._put_in_layout()
        for before, button in pairwise((self, *self._buttons)):
            self.setTabOrder(before, button)
            button.raise_()  # A screen reader goes by the order of children, which is this one.
        self._activate()
        goals = {button.view.id: QRectF(button.geometry()) for button in self._buttons}
        self._glide.send(starts, 0)
        self._glide.send(goals, look().motion_ms(GLIDE_MS) if is_gliding else 0)

    def _put_in_layout(self) -> None:
        if isinstance(self.line, LinesLayout):
            self.line.put_in_order(self._buttons)
            return
        assert isinstance(self.line, QHBoxLayout)
        for place, button in enumerate(self._buttons):
            self.line.removeWidget(button)
            self.line.insertWidget(1 + place, button)
        self.line.update()

    def _activate(self) -> None:
        layout = self.layout()
        if layout is not None:
            # Where the pieces stand is asked for at once, so that they can glide there.
            layout.activate()

    def _follow_glide(self) -> None:
        for button in self._buttons:
            button.setGeometry(self._glide.area(button.view.id).toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._glide.forget()

    # The keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._buttons:
            (self._stop or self._buttons[0]).setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, place = _STEPS.get(event.key()), self._place_of_keyboard()
        if step is None or place is None or event.modifiers() & _OTHER_KEYS:
            event.setAccepted(self._carry_by_key(event, step, place))
            return
        beyond = self._buttons[place + 1 :] if step > 0 else self._buttons[:place][::-1]
        goal = next((button for button in beyond if button.isEnabled()), None)
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)

    def _carry_by_key(self, event: QKeyEvent, step: int | None, place: int | None) -> bool:
        """Ctrl and an arrow carry the piece that has the keyboard, where that may be."""
        is_ctrl = event.modifiers() & _OTHER_KEYS == Qt.KeyboardModifier.ControlModifier
        if step is None or place is None or not is_ctrl or not self._is_arranging:
            return False
        if 0 <= place + step < len(self._buttons):
            self.moved.emit(self._buttons[place].view.id, place + step)
        return True

    def _place_of_keyboard(self) -> int | None:
        return next((i for i, button in enumerate(self._buttons) if button.hasFocus()), None)

    def _lines(self) -> LinesLayout:
        return LinesLayout(
            full=button_size(self._art, self._height),
            least=max(look().target, round(look().text_px() * _LEAST)),
            height_in=partial(button_height_in, self._art),
        )

    def _insert(self, button: PieceButton) -> None:
        if isinstance(self.line, QHBoxLayout):
            self.line.insertWidget(1 + len(self._buttons), button)
        else:
            self.line.addWidget(button)

    def make_button(self, view: PieceView) -> PieceButton:
        """A button for a piece; rows of pieces that can do more have buttons of their own."""
        return PieceButton(view, self._art, height=self._height, parent=self)

    def _add(self, view: PieceView) -> None:
        button = self.make_button(view)
        button.set_choosing(self._is_choosing)
        button.picked.connect(self.picked)
        button.returned.connect(self.returned)
        button.reached.connect(lambda: self._stop_at(button))
        button.toggled.connect(lambda _is_chosen: self.chosen_changed.emit())
        self._insert(button)
        button.show()  # The layout would show it a moment later only.
        # Qt puts a new widget last in a window's order of tabs.
        self.setTabOrder(self._buttons[-1] if self._buttons else self, button)
        self._buttons.append(button)
