"""The board: one player's bench and heaps, played with the mouse or from the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QInputDevice,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)

from wordsmith_desktop.window.kit.composing import is_foreign, tell_foreign, type_composed

from ..rules.bench import SLOTS, Slot
from ..rules.pieces import Placed, Shape
from ..rules.presenter import Bench, neighbour
from ..rules.state import Piece
from ..words.bench_sentences import cell_text, chosen_text, place_text, turned_text
from .board_pieces import (
    CLICK_REACH,
    LARGE_STEP,
    LARGE_TURN,
    SMALL_STEP,
    SMALL_TURN,
    Grip,
    Hand,
    PieceItem,
    flip_of,
)
from .board_view import BoardView
from .geometry import HEAP_ANGLES, middle_of
from .letter_carrier import LetterDrop

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
_KIND_KEYS: Final = {
    Qt.Key.Key_1: Shape.L,
    Qt.Key.Key_2: Shape.S,
    Qt.Key.Key_3: Shape.B,
    Qt.Key.Key_4: Shape.C,
}
_TURN_KEYS: Final = {
    Qt.Key.Key_Comma: 1,
    Qt.Key.Key_Semicolon: 1,
    Qt.Key.Key_Less: 1,
    Qt.Key.Key_Period: -1,
    Qt.Key.Key_Colon: -1,
    Qt.Key.Key_Greater: -1,
}
"""Comma and full stop, and what Shift makes of them on German and English keyboards."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_HAND_KEYS: Final = (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Backspace)


class Board(BoardView):
    """Tells what hands do on a bench."""

    carried = Signal(object, Slot)
    """Letters were carried from these cells to that one and those after it."""
    typed = Signal(str)
    """A letter key."""
    taken_apart = Signal(object)
    """Take these cells apart; none of them stands for the last one."""
    returned = Signal(int)
    """A piece is to go back to its heap."""
    heap_touched = Signal(Shape)
    """A heap was touched beside all pieces."""
    refused = Signal()
    """A hand reached for the board while it is not to be touched."""

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton and self.bench is not None:
            self._flip(self.mapToScene(event.position().toPoint()))
            return
        if event.button() is not Qt.MouseButton.LeftButton or self.bench is None:
            return
        if not self._is_open:
            self.refused.emit()
            return
        point = self.mapToScene(event.position().toPoint())
        self._press = event.position()
        if self._hand is not None:
            self._follow(self._hand, point)
            self._drop(self._hand)
            return
        adds = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        slot = self.board.geometry.slot_at(point)
        item = self.board.piece_at(point) or self._of_heap_at(point)
        if item is not None and not (adds and slot is not None):
            self._grasp_at(self.bench, item, point)
        elif (kind := self.board.geometry.heap_at(point)) is not None:
            self.heap_touched.emit(kind)
        else:
            self.letters.press(self.bench, slot, point, adds=adds)
            if adds:
                self._tell(chosen_text(len(self.letters.chosen)))
            self._show_pointer(point)

    def _of_heap_at(self, point: QPointF) -> PieceItem | None:
        """The uppermost piece of the heap at a point, wherever in its compartment that is."""
        kind = self.board.geometry.heap_at(point) if self._has_tray else None
        free = self._free(kind) if kind is not None else None
        return self.board.item(free.id) if free is not None else None

    def _grasp_at(self, bench: Bench, item: PieceItem, point: QPointF) -> None:
        found = bench.player.find(item.number)
        start = found.pose if found else None
        geometry, middle = self.board.geometry, item.pos()
        pose = geometry.cells.shown(start) if start else geometry.to_shown(middle, item.angle)
        is_near = item.reach.contains(item.mapFromScene(point))
        offset = (point - middle) / geometry.unit if is_near else QPointF()
        self._grasp(item, pose, start, offset)
        self._show_pointer(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        hand = self._hand
        if self.letters.is_busy:
            self.letters.move(point)
        elif hand is not None and hand.grip is not Grip.KEYS:
            self._follow_mouse(hand, event)
        else:
            self._show_pointer(point)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.board.show_under_pointer(None, None)

    def _show_pointer(self, point: QPointF) -> None:
        """A hand over what can be taken, closed while it holds something."""
        item, slot = self.board.piece_at(point), self.board.geometry.slot_at(point)
        is_free = self._hand is None and not self.letters.is_busy
        if not (self._is_open and self.bench is not None):
            item = slot = None
        elif item is not None or slot is None or not self.bench.in_slot(slot):
            slot = None
        self.board.show_under_pointer(item if is_free else None, slot if is_free else None)
        shape = Qt.CursorShape.ArrowCursor
        if self._hand is not None or self.letters.carried:
            shape = Qt.CursorShape.ClosedHandCursor
        elif item is not None or slot is not None:
            shape = Qt.CursorShape.OpenHandCursor
        self.viewport().setCursor(shape)

    def _follow_mouse(self, hand: Hand, event: QMouseEvent) -> None:
        is_far = (event.position() - self._press).manhattanLength() > CLICK_REACH
        if is_far or hand.has_moved:
            hand.has_moved = True
            self._follow(hand, self.mapToScene(event.position().toPoint()))

    def _follow(self, hand: Hand, point: QPointF) -> None:
        geometry = self.board.geometry
        hand.pose = geometry.to_shown(point - hand.offset * geometry.unit, hand.pose.angle)
        self._hand_changed()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        hand, point = self._hand, self.mapToScene(event.position().toPoint())
        if self.letters.is_busy:
            self._let_letters_go(point)
        elif hand is not None and hand.grip is Grip.DRAG:
            # A wheel that turned on the way takes the place of the last movement.
            self._follow_mouse(hand, event)
            if hand.has_moved:
                self._drop(hand)
            else:
                self._carry(hand, event)
        self._show_pointer(point)

    def _carry(self, hand: Hand, event: QMouseEvent) -> None:
        """Hold a piece after a click; another one puts it down."""
        hand.grip = Grip.CARRY
        if event.device().type() is QInputDevice.DeviceType.TouchScreen:
            # Nobody sees where under a finger a piece was touched: its middle goes to the next tap.
            hand.offset = QPointF()
        self.hand_changed.emit()

    def _leave_letters(self) -> None:
        """Put carried letters back, and choose none any longer."""
        is_carrying = bool(self.letters.carried)
        self.letters.choose(())
        self.letters.let_go()
        if is_carrying:
            self.put_back()

    def _let_letters_go(self, point: QPointF) -> None:
        drop, slots, goal = self.letters.release(point), self.letters.carried, self.letters.goal
        self.letters.let_go()
        if drop is LetterDrop.CHOSEN:
            self._tell(chosen_text(len(self.letters.chosen)))
        elif drop is LetterDrop.CLICK:
            self.letters.choose(())
            self.set_cursor(self._clicked_slot(point))
        elif drop is LetterDrop.CARRIED and goal is not None:
            self.carried.emit(slots, goal)
        elif drop is LetterDrop.TAKEN_OFF:
            self.taken_apart.emit(slots)
        elif drop is LetterDrop.NOTHING:
            self.put_back()

    def _clicked_slot(self, point: QPointF) -> Slot | None:
        """Where the ring goes by a click; beside a word that is claimed the next word begins."""
        slot, bench = self.board.geometry.slot_at(point), self.bench
        is_beside = bench is not None and slot is not None and not bench.in_slot(slot)
        return None if bench is not None and is_beside and bench.is_claimed else slot

    # Qt sends the second of two quick presses as this event instead of a press.
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        hand = self._hand
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and hand is not None and hand.start is not None and not hand.has_moved:
            self.return_held()
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What flips a piece asks about no word."""
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        is_flip = self._hand is not None or self._lying_at(self.mapToScene(event.pos())) is not None
        event.setAccepted(is_mouse and self._is_open and is_flip)

    def _lying_at(self, point: QPointF) -> Placed | None:
        """The piece on the bench that a hand at this point would grasp."""
        item, bench = self.board.piece_at(point), self.bench
        if item is None or bench is None:
            return None
        return next((one for one in bench.player.placed if one.id == item.number), None)

    def _flip(self, point: QPointF) -> None:
        """Flip the held piece, or one that lies there."""
        hand = self._hand
        piece = self._lying_at(point)
        if not self._is_open:
            return
        if hand is not None:
            self.flip_held()
        elif piece is not None:
            self.dropped.emit(piece.id, piece.pose.turned(flip_of(piece.kind)), True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        hand = self._hand
        if hand is None:
            event.ignore()
            return
        event.accept()
        keys, delta = event.modifiers(), event.angleDelta()
        # On some systems a modifier key turns the wheel sideways: the turn is then in x.
        is_sideways = keys is not Qt.KeyboardModifier.NoModifier and not delta.y()
        notches = hand.gather(delta.x() if is_sideways else delta.y())
        is_large = bool(keys & Qt.KeyboardModifier.ShiftModifier)
        if notches:
            self._turn(hand, notches * (LARGE_TURN if is_large else SMALL_TURN))

    def _turn(self, hand: Hand, degrees: int) -> None:
        hand.turn(degrees)
        self._tell_turned(hand)

    def _tell_turned(self, hand: Hand) -> None:
        self._hand_changed()
        self._tell(turned_text(hand.pose, self.board.fall))

    # From beside the board

    def turn_held(self) -> None:
        """Turn the held piece by a small step."""
        if self._hand is not None:
            self._turn(self._hand, -SMALL_TURN)

    def flip_held(self) -> None:
        """Flip the held piece."""
        if self._hand is not None:
            self._hand.flip()
            self._tell_turned(self._hand)

    def return_held(self) -> None:
        """Have the held piece go back to its heap."""
        hand = self._hand
        if hand is not None:
            self._let_go()
            self.returned.emit(hand.item.number)

    def take_apart_here(self) -> None:
        """Take apart what is chosen, else the letter in the ring or before it, else the last."""
        at, bench = self._cursor, self.bench
        if bench is not None and self._hand is None:
            self._take_apart(bench, is_before=at is None or not bench.in_slot(at))

    # Keyboard

    def event(self, event: QEvent) -> bool:
        """While a piece is held, Enter, Escape and Backspace are the hand's own."""
        is_own = (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and event.key() in self._own_keys
        )
        # Accepted, the key comes to `keyPressEvent` and triggers no shortcut.
        if is_own:
            event.accept()
            return True
        return super().event(event)

    @property
    def _own_keys(self) -> tuple[Qt.Key, ...]:
        """The keys that no shortcut may have now."""
        if self._hand is not None:
            return _HAND_KEYS
        has_letters = self.letters.is_busy or bool(self.letters.chosen)
        return (Qt.Key.Key_Escape,) if has_letters else ()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        type_composed(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.bench is None or not self._is_open:
            event.ignore()
        elif self._hand is not None:
            event.setAccepted(self._key_with_hand(self._hand, event))
        else:
            event.setAccepted(self._key_without_hand(self.bench, event))

    def _key_with_hand(self, hand: Hand, event: QKeyEvent) -> bool:
        key = event.key()
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in _ARROWS:
            step = SMALL_STEP if is_shifted else LARGE_STEP
            dx, dy = _ARROWS[Qt.Key(key)]
            hand.step(dx * step, dy * step)
            self._hand_changed()
            self._tell(place_text(self._held_pose(hand), self.board.fall))
        elif key in _TURN_KEYS:
            by = LARGE_TURN if is_shifted else SMALL_TURN
            self._turn(hand, _TURN_KEYS[Qt.Key(key)] * by)
        elif key == Qt.Key.Key_F:
            self.flip_held()
        elif key in (*_ENTER, Qt.Key.Key_Space):
            self._drop(hand)
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.put_back()
        else:
            return False
        return True

    def _key_without_hand(self, bench: Bench, event: QKeyEvent) -> bool:
        key = event.key()
        if key in _ARROWS:
            self._move_cursor(bench, _ARROWS[Qt.Key(key)], event.modifiers())
        elif key in self._own_keys:
            self._leave_letters()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to(bench, Slot(0, 0) if key == Qt.Key.Key_Home else bench.end or SLOTS[-1])
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._take_apart(bench, is_before=key == Qt.Key.Key_Backspace)
        elif key == Qt.Key.Key_Space:
            self._grasp_in_cell(bench)
        elif key in _KIND_KEYS:
            self._grasp_from_heap(_KIND_KEYS[Qt.Key(key)])
        else:
            return self._type(event)
        return True

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        without = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        is_letter = len(text) == 1 and (text.isalpha() or text in "-'’")
        if not is_letter or event.modifiers() & without:
            return False
        if not (is_foreign(text) and tell_foreign(self, text)):
            self.typed.emit(text)
        return True

    def _take_apart(self, bench: Bench, *, is_before: bool) -> None:
        """Take apart what is chosen, else what is before the ring, or in it."""
        if self.letters.chosen or (is_before and self._cursor is None):
            self.taken_apart.emit(self.letters.chosen)
            return
        at = self.typing_slot
        slot = bench.before(at) if at is not None and is_before else at
        if slot is not None:
            self.taken_apart.emit((slot,))

    def _move_cursor(self, bench: Bench, arrow: tuple[int, int], keys: Qt.KeyboardModifier) -> None:
        """Go to another cell; Ctrl carries what is chosen or there, Shift chooses on the way."""
        before, (dx, dy) = self.typing_slot or SLOTS[-1], arrow
        step = dx - dy * self.board.geometry.cells.columns
        after = neighbour(before, step) or before
        slots = self.letters.chosen or ((before,) if bench.in_slot(before) else ())
        goal = neighbour(slots[0], step) if slots else None
        if keys & Qt.KeyboardModifier.ControlModifier and goal is not None:
            self._walk_to(after)
            self.carried.emit(slots, goal)
            return
        chosen = {before, after} if keys & Qt.KeyboardModifier.ShiftModifier else set()
        self.letters.choose(chosen | set(self.letters.chosen) if chosen else ())
        self._go_to(bench, after)

    def _go_to(self, bench: Bench, slot: Slot) -> None:
        self._walk_to(slot)
        chosen = chosen_text(len(self.letters.chosen))
        self._tell(f"{cell_text(bench, slot)} {chosen}".strip())

    def _grasp_in_cell(self, bench: Bench) -> None:
        """Take up a piece of the cursor's cell."""
        at = self.typing_slot
        pieces = bench.in_slot(at) if at else ()
        item = self.board.item(pieces[-1].id) if pieces else None
        if item is not None:
            self._grasp_by_key(item, pieces[-1].pose, pieces[-1].pose)

    def _free(self, kind: Shape) -> Piece | None:
        """A piece of the heap of that kind."""
        pieces = self.bench.player.pieces if self.bench is not None else ()
        return next((one for one in pieces if one.pose is None and one.kind is kind), None)

    def _grasp_from_heap(self, kind: Shape) -> None:
        piece = self._free(kind)
        item = self.board.item(piece.id) if piece else None
        if item is None:
            return
        middle = middle_of(self.typing_slot or SLOTS[-1])
        self._grasp_by_key(item, middle.turned(HEAP_ANGLES[kind]), None)
