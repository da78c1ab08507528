"""The board: one player's bench and heaps, played with the mouse or from the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from wordsmith_desktop.games.letter_pieces.bench import Slot
from wordsmith_desktop.games.letter_pieces.pieces import Pose, Shape
from wordsmith_desktop.games.letter_pieces.presenter import Bench, neighbour
from wordsmith_desktop.ui.games.letter_pieces.board_pieces import (
    LARGE_STEP,
    LARGE_TURN,
    SMALL_STEP,
    SMALL_TURN,
    Carried,
    Grip,
    Hand,
    PieceItem,
)
from wordsmith_desktop.ui.games.letter_pieces.board_view import BoardView
from wordsmith_desktop.ui.games.letter_pieces.geometry import HEAP_ANGLES, middle_of
from wordsmith_desktop.wording.games.letter_pieces.bench_sentences import (
    cell_text,
    place_text,
    turned_text,
)

CLICK_REACH: Final = 6
"""A press and release within so many pixels is a click, not a drag."""
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
    ",": SMALL_TURN,
    ".": -SMALL_TURN,
    ";": LARGE_TURN,
    ":": -LARGE_TURN,
    "<": LARGE_TURN,
    ">": -LARGE_TURN,
}
"""Comma and full stop, and what Shift makes of them on German and English keyboards."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_HAND_KEYS: Final = (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Backspace)


class Board(BoardView):
    """Tells what hands do on a bench."""

    carried = Signal(Slot, Slot)
    """A whole letter was carried from one cell to another."""
    typed = Signal(str)
    """A letter key."""
    taken_apart = Signal(object)
    """Take a cell apart: its `Slot`, or None for the last one."""
    refused = Signal()
    """A hand reached for the board while it is not to be touched."""

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
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
        item = self.board.piece_at(point)
        if item is not None:
            self._grasp_at(self.bench, item, point)
        else:
            self._press_ground(self.bench, point)

    def _grasp_at(self, bench: Bench, item: PieceItem, point: QPointF) -> None:
        found = bench.player.find(item.number)
        start = found.pose if found else None
        geometry = self.board.geometry
        pose = geometry.cells.shown(start) if start else geometry.to_shown(point, item.angle)
        self._grasp(item, Grip.DRAG, pose, start)

    def _press_ground(self, bench: Bench, point: QPointF) -> None:
        """Below the baseline stands the plain letter, by which the whole one is carried."""
        slot = self.board.geometry.slot_at(point)
        self.set_cursor(slot)
        if slot is None or not bench.in_slot(slot):
            return
        geometry = self.board.geometry
        if point.y() > geometry.line(geometry.cells.place(slot).row).bottom():
            self._letter = Carried(slot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        hand = self._hand
        if self._letter is not None:
            over = self._letter.over = self.board.geometry.slot_at(point)
            self.set_cursor(over)
            if over is not None:
                self._walk_to(over)
        elif hand is not None and hand.grip is not Grip.KEYS:
            self._follow_mouse(hand, event)

    def _follow_mouse(self, hand: Hand, event: QMouseEvent) -> None:
        is_far = (event.position() - self._press).manhattanLength() > CLICK_REACH
        if is_far or hand.has_moved:
            hand.has_moved = True
            self._follow(hand, self.mapToScene(event.position().toPoint()))

    def _follow(self, hand: Hand, point: QPointF) -> None:
        hand.pose = self.board.geometry.to_shown(point, hand.pose.angle)
        self._hand_changed()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        hand, letter = self._hand, self._letter
        self._letter = None
        if letter is not None:
            if letter.over is not None and letter.over != letter.start:
                self.carried.emit(letter.start, letter.over)
        elif hand is not None and hand.grip is Grip.DRAG:
            # A wheel that turned on the way takes the place of the last movement.
            self._follow_mouse(hand, event)
            if hand.has_moved:
                self._drop(hand)
            else:
                hand.grip = Grip.CARRY

    # Qt sends the second of two quick presses as this event instead of a press.
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._hand is None:
            event.ignore()
            return
        is_large = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        # On some systems a modifier key turns the wheel sideways: the turn is then in x.
        ticks = event.angleDelta().y() or event.angleDelta().x()
        step = LARGE_TURN if is_large else SMALL_TURN
        self._turn(self._hand, step if ticks > 0 else -step)
        event.accept()

    def _turn(self, hand: Hand, degrees: int) -> None:
        hand.turn(degrees)
        self._hand_changed()
        self._tell(turned_text(hand.pose, fits=self.board.fits))

    # Keyboard

    def event(self, event: QEvent) -> bool:
        """While a piece is held, Enter, Escape and Backspace are the hand's own."""
        is_own = (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and self._hand is not None
            and event.key() in _HAND_KEYS
        )
        # Accepted, the key comes to `keyPressEvent` and triggers no shortcut.
        if is_own:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.bench is None or not self._is_open:
            event.ignore()
        elif self._hand is not None:
            event.setAccepted(self._key_with_hand(self._hand, event))
        else:
            event.setAccepted(self._key_without_hand(self.bench, event))

    def _key_with_hand(self, hand: Hand, event: QKeyEvent) -> bool:
        key = event.key()
        turn = _TURN_KEYS.get(event.text())
        if key in _ARROWS:
            is_fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            step = SMALL_STEP if is_fine else LARGE_STEP
            dx, dy = _ARROWS[Qt.Key(key)]
            hand.step(dx * step, dy * step)
            self._hand_changed()
            self._tell(place_text(self._held_pose(hand), fits=self.board.fits))
        elif turn is not None:
            self._turn(hand, turn)
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
            carries = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self._move_cursor(bench, _ARROWS[Qt.Key(key)], carries=carries)
        elif key == Qt.Key.Key_Backspace:
            self.taken_apart.emit(None)
        elif key == Qt.Key.Key_Delete:
            self.taken_apart.emit(self._cursor)
        elif key == Qt.Key.Key_Space:
            self._grasp_in_cell(bench)
        elif key in _KIND_KEYS:
            self._grasp_from_heap(bench, _KIND_KEYS[Qt.Key(key)])
        else:
            return self._type(event)
        return True

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        without = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        is_letter = len(text) == 1 and (text.isalpha() or text in "-'’")
        if not is_letter or event.modifiers() & without:
            return False
        self.typed.emit(text)
        return True

    def _move_cursor(self, bench: Bench, arrow: tuple[int, int], *, carries: bool) -> None:
        before, (dx, dy) = self._cursor, arrow
        step = dx - dy * self.board.geometry.cells.columns
        after = neighbour(before, step) if before is not None else Slot(0, 0)
        if after is None:
            return
        self._walk_to(after)
        if carries and before is not None and bench.in_slot(before):
            self.carried.emit(before, after)
        else:
            self._tell(cell_text(bench, after))

    def _grasp_in_cell(self, bench: Bench) -> None:
        """Take up a piece of the cursor's cell."""
        pieces = bench.in_slot(self._cursor) if self._cursor else ()
        item = self.board.item(pieces[-1].id) if pieces else None
        if item is not None:
            pose = pieces[-1].pose
            self._grasp(item, Grip.KEYS, self.board.geometry.cells.shown(pose), pose)

    def _grasp_from_heap(self, bench: Bench, kind: Shape) -> None:
        free = (p for p in bench.player.pieces if p.pose is None and p.kind is kind)
        piece = next(free, None)
        item = self.board.item(piece.id) if piece else None
        if item is None:
            return
        slot = self._cursor or Slot(0, 0)
        self._walk_to(slot)
        middle = self.board.geometry.cells.shown(middle_of(slot))
        self._grasp(item, Grip.KEYS, Pose(middle.x, middle.y, HEAP_ANGLES[kind]), None)
