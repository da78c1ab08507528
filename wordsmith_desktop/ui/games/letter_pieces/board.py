"""The board: one player's bench and heaps, played with the mouse or from the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from wordsmith_desktop.games.letter_pieces.bench import COLUMN_COUNT, Slot, cell_of
from wordsmith_desktop.games.letter_pieces.claims import reading
from wordsmith_desktop.games.letter_pieces.pieces import Pose, Shape
from wordsmith_desktop.games.letter_pieces.presenter import Bench, neighbour
from wordsmith_desktop.ui.games.letter_pieces.board_ground import HEAP_ANGLES, middle_of
from wordsmith_desktop.ui.games.letter_pieces.board_scene import (
    LARGE_STEP,
    LARGE_TURN,
    SMALL_STEP,
    SMALL_TURN,
    BoardScene,
    Carried,
    Grip,
    Hand,
    PieceItem,
)
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.asking.open_words import words_in
from wordsmith_desktop.ui.kit.table import paint_table
from wordsmith_desktop.wording.games.letter_pieces.texts import BOARD_NAME
from wordsmith_desktop.wording.texts import say

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


class Board(QGraphicsView):
    """Tells what hands do on a bench; it knows poses and no rules."""

    dropped = Signal(int, Pose, bool)
    """A piece was let go: its number, where, and whether it was turned on purpose."""
    carried = Signal(Slot, Slot)
    """A whole letter was carried from one cell to another."""
    typed = Signal(str)
    """A letter key."""
    taken_apart = Signal(object)
    """Take a cell apart: its `Slot`, or None for the last one."""
    refused = Signal()
    """A hand reached for the board while it is not to be touched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = BoardScene(self)
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The scene follows the viewport's size; bars that come and go would change it again.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # A piece on the move repaints what lies below it; the table is then copied, not painted.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A carried piece follows with no button down, and Qt tells of such moves only if asked.
        self.setMouseTracking(True)
        self.setMinimumSize(440, 264)
        self.setAccessibleName(say(BOARD_NAME))
        self.snaps = True
        """Whether a piece falls into the place a letter wants it in."""
        self._is_open = False
        self._hand: Hand | None = None
        self._letter: Carried | None = None
        self._press = QPointF()
        self._cursor: Slot | None = None

    @property
    def hand(self) -> Hand | None:
        """The held piece."""
        return self._hand

    @property
    def is_open(self) -> bool:
        """Whether it is to be seen and may be touched."""
        return self._is_open and self.bench is not None and self.isVisible()

    @property
    def cursor_slot(self) -> Slot | None:
        """The cell that the keyboard is at."""
        return self._cursor

    @property
    def bench(self) -> Bench | None:
        """What is shown."""
        return self.board.bench

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word whose letters stand on the bench."""
        bench = self.bench
        cells = reading(bench.player, bench.ruleset).cells if bench else ()
        return words_in("".join(cell.letter or " " for _slot, cell in cells))

    def show_bench(self, bench: Bench | None, *, is_open: bool) -> None:
        """Lay the player's pieces out; only an open board can be touched."""
        self._is_open = is_open
        hand = self._hand if is_open and self._is_untouched(bench) else None
        if hand is None:
            self._let_go()
        self.board.show_bench(bench)
        self._hand_changed()

    def set_cursor(self, slot: Slot | None) -> None:
        """Move the keyboard's cell."""
        self._cursor = slot
        self.board.show_cursor(slot if self.hasFocus() else None)

    # The hand

    def _is_untouched(self, bench: Bench | None) -> bool:
        """Whether the held piece lies as it did, so that the hand need not let go of it."""
        hand = self._hand
        piece = bench.player.find(hand.item.number) if bench and hand else None
        return hand is not None and piece is not None and piece.pose == hand.start

    def _grasp(self, item: PieceItem, grip: Grip, pose: Pose, start: Pose | None) -> None:
        self._hand = Hand(item, grip, pose, start)
        self.board.show_hand(self._hand, snaps=self.snaps)

    def _hand_changed(self) -> None:
        if self._hand is not None:
            self.board.show_hand(self._hand, snaps=self.snaps)

    def _let_go(self) -> None:
        self._hand = None
        self._letter = None
        self.board.hide_ghost()

    def _drop(self, hand: Hand) -> None:
        self._let_go()
        if cell_of(hand.pose) is None and hand.start is None:
            self.board.lay_out(is_gliding=True)
        else:
            self.dropped.emit(hand.item.number, hand.pose, hand.is_turned)

    def put_back(self) -> None:
        """Let the held piece go back to where it was."""
        self._let_go()
        self.board.lay_out(is_gliding=True)

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
        pose = start or self.board.geometry.to_pose(point, item.angle)
        self._grasp(item, Grip.DRAG, pose, start)

    def _press_ground(self, bench: Bench, point: QPointF) -> None:
        """Below the baseline stands the plain letter, by which the whole one is carried."""
        slot = self.board.geometry.slot_at(point)
        self.set_cursor(slot)
        if slot and point.y() > self.board.geometry.baseline(slot.row) and bench.in_slot(slot):
            self._letter = Carried(slot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        hand = self._hand
        if self._letter is not None:
            self._letter.over = self.board.geometry.slot_at(point)
            self.set_cursor(self._letter.over)
        elif hand is not None and hand.grip is not Grip.KEYS:
            self._follow_mouse(hand, event)

    def _follow_mouse(self, hand: Hand, event: QMouseEvent) -> None:
        is_far = (event.position() - self._press).manhattanLength() > CLICK_REACH
        if is_far or hand.has_moved:
            hand.has_moved = True
            self._follow(hand, self.mapToScene(event.position().toPoint()))

    def _follow(self, hand: Hand, point: QPointF) -> None:
        hand.pose = self.board.geometry.to_pose(point, hand.pose.angle)
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
        before = self._cursor
        if before is None:
            self.set_cursor(Slot(0, 0))
            return
        dx, dy = arrow
        after = neighbour(before, dx - dy * COLUMN_COUNT)
        if after is None:
            return
        self.set_cursor(after)
        if carries and bench.in_slot(before):
            self.carried.emit(before, after)

    def _grasp_in_cell(self, bench: Bench) -> None:
        """Take up a piece of the cursor's cell."""
        pieces = bench.in_slot(self._cursor) if self._cursor else ()
        item = self.board.item(pieces[-1].id) if pieces else None
        if item is not None:
            self._grasp(item, Grip.KEYS, pieces[-1].pose, pieces[-1].pose)

    def _grasp_from_heap(self, bench: Bench, kind: Shape) -> None:
        free = (p for p in bench.player.pieces if p.pose is None and p.kind is kind)
        piece = next(free, None)
        item = self.board.item(piece.id) if piece else None
        if item is None:
            return
        slot = self._cursor or Slot(0, 0)
        self.set_cursor(slot)
        middle = middle_of(slot)
        self._grasp(item, Grip.KEYS, Pose(middle.x, middle.y, HEAP_ANGLES[kind]), None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.board.show_cursor(self._cursor or Slot(0, 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.board.show_cursor(None)

    # Size and ground

    def sizeHint(self) -> QSize:
        # The base class would ask for the scene's size, and that follows the view's own.
        return self.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.resize(QSizeF(self.viewport().size()))
        self._hand_changed()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_table(painter, QRectF(rect), look())
