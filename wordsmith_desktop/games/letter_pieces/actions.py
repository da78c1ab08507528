"""The verbs of the Letter Piece Game; those every table shares are in `games.table`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique

from wordsmith_desktop.games.letter_pieces.pieces import Kind, Pose
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote


@unique
class Face(Enum):
    """A face of the die: of six, two are long, two short, and one star of each curve."""

    LONG = "L"
    SHORT = "S"
    BIG_STAR = "B*"
    SMALL_STAR = "C*"

    @property
    def kind(self) -> Kind:
        """The piece of the face's own colour."""
        return Kind[self.value[0]]

    @property
    def is_star(self) -> bool:
        """Whether the face lets one choose (R11) or grants a circle (R39)."""
        return self.value.endswith("*")


FACE_WEIGHTS: dict[Face, int] = {
    Face.LONG: 2,
    Face.SHORT: 2,
    Face.BIG_STAR: 1,
    Face.SMALL_STAR: 1,
}
"""How many of a die's six faces show it."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Chance: the dice fell like this."""

    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class DrawLetters:
    """Chance: six random letters for the rows (R31)."""

    letters: str


@dataclass(frozen=True, slots=True)
class NameLetters:
    """The starting seat names a six-letter word for the rows (R31)."""

    letters: str


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll one's die and take the piece shown (R11)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a piece after a star or an empty compartment (R11, R12)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class FillCircle:
    """Turn one of the row's circles into a piece and tick it (R40)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Move:
    """Where one piece is put."""

    piece: int
    pose: Pose


@dataclass(frozen=True, slots=True)
class Arrange:
    """Put pieces of one's pool on the bench, or elsewhere on it."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take pieces off the bench, back to the heaps of the pool."""

    pieces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """Call the word that lies built, for a row of one's sheet (R15, R34)."""

    word: str
    row: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Give up the turn, the bench, the row or the challenge, as the phase has it (R22, R44)."""

    row: int | None = None
    """The row to pass in Word by Word; the first open one if none is named."""


@dataclass(frozen=True, slots=True)
class Buzz:
    """Ask for the bench in the buzzer race."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Go on from the end of a challenge to the next, or to the final table."""


Action = (
    Dice
    | DrawLetters
    | NameLetters
    | Roll
    | Take
    | FillCircle
    | Arrange
    | Withdraw
    | Claim
    | Pass
    | Buzz
    | Continue
    | Rule
    | Object
    | LetStand
    | Vote
    | TimeExpired
)
