"""Hands on a board: pieces dragged, carried and turned as a person does."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from tests.games.letter_pieces import lp
from tests.games.play_hands import NO_KEYS, SHIFT, move, press, release, tap, wheel
from wordsmith_desktop.games.letter_pieces.table.board import Board
from wordsmith_desktop.games.letter_pieces.table.board_pieces import LARGE_STEP, SMALL_STEP
from wordsmith_desktop.games.letter_pieces.table.geometry import HEAP_ANGLES, middle_of

TURN = 15
"""Degrees of one notch of the wheel, and of one comma."""
ARROWS = (
    (Qt.Key.Key_Right, 1, 0),
    (Qt.Key.Key_Left, -1, 0),
    (Qt.Key.Key_Up, 0, 1),
    (Qt.Key.Key_Down, 0, -1),
)


class BoardHands:
    """Does with a board what a person would, with the mouse or with keys."""

    def __init__(self, board: Board) -> None:
        self.board = board

    # What lies there

    @property
    def bench(self) -> lp.Bench:
        assert self.board.bench is not None
        return self.board.bench

    @property
    def word(self) -> str:
        """The word that stands on the bench."""
        return lp.reading(self.bench.player, self.bench.ruleset).word

    def letter_in(self, slot: lp.Slot) -> str | None:
        """The letter recognised in a cell, None if none is."""
        cells = dict(lp.reading(self.bench.player, self.bench.ruleset).cells)
        return cells[slot].letter if slot in cells else None

    def parts_of(self, letter: str) -> tuple[lp.LetterPart, ...]:
        """How a letter is built."""
        return lp.alphabet_for(self.bench.ruleset).construction(letter).parts

    def free(self, kind: lp.Shape) -> int:
        """The number of the topmost piece of a heap."""
        return [p.id for p in self.bench.player.pieces if p.pose is None and p.kind is kind][-1]

    # Places

    def at(self, pose: lp.Pose) -> QPointF:
        """Where on the widget a pose lies."""
        return QPointF(self.board.mapFromScene(self.board.board.geometry.to_scene(pose)))

    def place_of(self, piece: int) -> QPointF:
        """Where a piece lies; its stroke is hit there."""
        item = self.board.board.item(piece)
        assert item is not None
        return QPointF(self.board.mapFromScene(item.pos()))

    def stroke_of(self, piece: int) -> QPointF:
        """A point on a piece's stroke: the middle of a curve's box is hollow."""
        item = self.board.board.item(piece)
        assert item is not None
        stroke = item.shape().pointAtPercent(0.0)
        inward = stroke + (item.shape().boundingRect().center() - stroke) * 0.02
        return QPointF(self.board.mapFromScene(item.mapToScene(inward)))

    def beside(self) -> QPointF:
        """A point that is on the board, but not on the bench."""
        geometry = self.board.board.geometry
        return QPointF(geometry.tray.left() + 4, geometry.tray.bottom() - 4)

    def foot(self, slot: lp.Slot) -> QPointF:
        """The plain letter beneath a cell, where no piece lies."""
        return self.at(lp.from_cell(lp.Pose(0, -250, 0), slot))

    def corner(self, slot: lp.Slot) -> QPointF:
        """The lower corner of a cell's letter, beside all pieces."""
        return self.at(lp.from_cell(lp.Pose(-1050, -150, 0), slot))

    # With the mouse

    def drag(self, piece: int, to: QPointF, *, notches: int = 0, large: int = 0) -> None:
        """Drag a piece, turning it on the way by notches of the wheel."""
        board, start = self.board, self.place_of(piece)
        press(board, start)
        move(board, start + (to - start) / 2)
        wheel(board, to, notches)
        wheel(board, to, large, SHIFT)
        goal = to + self.grip()
        move(board, goal)
        release(board, goal)

    def grip(self) -> QPointF:
        """How far off the middle of the held piece the pointer holds it, in pixels."""
        hand = self.board.hand
        return hand.offset * self.board.board.geometry.unit if hand is not None else QPointF()

    def carry(self, piece: int, to: QPointF, *, notches: int = 0) -> None:
        """Click a piece, turn it, and click where it goes; no button is held on the way."""
        board, start = self.board, self.place_of(piece)
        press(board, start)
        release(board, start)
        wheel(board, start, notches)
        move(board, start + (to - start) / 2)
        goal = to + self.grip()
        move(board, goal)
        press(board, goal)
        release(board, goal)

    def build(self, word: str, *, clicks: bool = False, turns: bool = True) -> None:
        """Build a word from the heaps, cell after cell, each piece with the mouse."""
        for col, letter in enumerate(word):
            self.build_letter(letter, lp.Slot(0, col), clicks=clicks, turns=turns)

    def build_letter(
        self, letter: str, slot: lp.Slot, *, clicks: bool = False, turns: bool = True
    ) -> None:
        """Bring every piece of a letter near its place."""
        for part in self.parts_of(letter):
            pose = lp.from_cell(part.pose, slot)
            notches = notches_to(part) if turns else 0
            hand = self.carry if clicks else self.drag
            hand(self.free(part.kind), self.at(pose), notches=notches)

    # From the keyboard

    def key_to(self, slot: lp.Slot) -> None:
        """Move the cursor to a cell with the arrows."""
        if self.board.cursor_slot is None:
            tap(Qt.Key.Key_Right)
        while (now := self.board.cursor_slot) != slot:
            assert now is not None
            tap(Qt.Key.Key_Right if now < slot else Qt.Key.Key_Left)

    def key_piece(self, part: lp.LetterPart, slot: lp.Slot) -> None:
        """Take a piece with 1 to 4, turn and move it with keys, put it down with Enter."""
        tap(Qt.Key(ord("1") + part.kind), text=str(part.kind + 1))
        notches = notches_to(part)
        sign = "," if notches > 0 else "."
        for _ in range(abs(notches)):
            tap(Qt.Key(ord(sign)), text=sign)
        start, goal = middle_of(slot), lp.from_cell(part.pose, slot)
        for key, dx, dy in ARROWS:
            way = max(0, (goal.x - start.x) * dx + (goal.y - start.y) * dy)
            tap(key, NO_KEYS, times=way // LARGE_STEP)
            tap(key, SHIFT, times=way % LARGE_STEP // SMALL_STEP)
        tap(Qt.Key.Key_Return, text="\r")

    def key_letter(self, letter: str, slot: lp.Slot) -> None:
        """Build a letter piece by piece without the mouse."""
        self.key_to(slot)
        for part in self.parts_of(letter):
            self.key_piece(part, slot)


def notches_to(part: lp.LetterPart) -> int:
    """Notches of the wheel that bring a piece from its heap near to its angle."""
    turn = lp.turn_between(part.kind, have=HEAP_ANGLES[part.kind], want=part.pose.angle)
    return round(turn / TURN)
