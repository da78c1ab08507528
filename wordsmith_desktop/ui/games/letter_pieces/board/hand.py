"""The piece in the hand: grasped by mouse or from the keyboard, turned, moved and let go."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique

from wordsmith_desktop.games.letter_pieces.bench import Slot
from wordsmith_desktop.games.letter_pieces.pieces import Pose
from wordsmith_desktop.ui.games.letter_pieces.board.piece_item import PieceItem

SMALL_TURN = 15
LARGE_TURN = 45
SMALL_STEP = 100
LARGE_STEP = 400
"""Steps of a piece moved from the keyboard, thousandths of a unit."""


@unique
class Grip(Enum):
    """How the piece is held."""

    DRAG = "drag"
    """The mouse button is down."""
    CARRY = "carry"
    """It was clicked; the next click puts it down."""
    KEYS = "keys"


@dataclass(slots=True)
class Hand:
    """A held piece. Its pose is where it would lie if it were let go unsnapped."""

    item: PieceItem
    grip: Grip
    pose: Pose
    start: Pose | None
    """Where it lay on the bench before; None if it came from a heap."""
    has_moved: bool = False
    is_turned: bool = False
    """Whether it was turned on purpose since it was taken up."""

    def turn(self, degrees: int) -> None:
        """Turn it, counter-clockwise positive."""
        self.pose = self.pose.turned(degrees)
        self.has_moved = True
        self.is_turned = True

    def step(self, dx: int, dy: int) -> None:
        """Move it by thousandths of a unit."""
        self.pose = self.pose.moved(dx=dx, dy=dy)
        self.has_moved = True


@dataclass(slots=True)
class Carried:
    """A whole letter, dragged by its plain letter beneath the cell."""

    start: Slot
    over: Slot | None = None
