"""What can be done with a held piece, in the bar: for whoever has no wheel, right button or key."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.table_bar import PartButtons, TableBar
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import Text, say

from ..words import bench_texts as texts
from .board import Board


class HandBar(QObject):
    """Turn, Flip, To its heap and Put back; they are there while a piece is carried."""

    def __init__(self, bar: TableBar, board: Board, others: PartButtons) -> None:
        """`others` leave their place meanwhile."""
        super().__init__(bar)
        self._board, self._others = board, others
        self.turn = buttons.secondary(say(texts.TURN), board.turn_held)
        # Held down it goes on, as a wheel does.
        self.turn.setAutoRepeat(True)
        self.flip = buttons.secondary(say(texts.FLIP), board.flip_held)
        self.to_heap = buttons.secondary(say(texts.TO_HEAP), board.return_held)
        self.put_back = buttons.secondary(say(texts.LET_GO), board.put_back)
        tips: dict[buttons.Button, Text] = {
            self.turn: texts.TURN_TIP,
            self.flip: texts.FLIP_TIP,
            self.to_heap: texts.TO_HEAP_TIP,
            self.put_back: texts.LET_GO_TIP,
        }
        for button, tip in tips.items():
            set_tip(button, say(tip))
            # A click leaves the keyboard at the board, which has the piece.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.offer = PartButtons(bar, *tips)
        board.hand_changed.connect(self._follow)

    def _follow(self) -> None:
        hand = self._board.hand if self._board.is_carrying else None
        if hand is None and self.offer.has_keyboard:
            self._board.setFocus()
        self._others.set_open(hand is None)
        # One that was taken from its heap goes back there anyway.
        has_lain = hand is not None and hand.start is not None
        left_out = None if has_lain else self.to_heap
        self.offer.want(*(one for one in self.offer.buttons if one is not left_out))
        self.offer.set_open(hand is not None)
