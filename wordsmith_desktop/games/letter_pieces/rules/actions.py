"""The verbs of the Letter Piece Game, and the reasons against them."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import LetStand, Object, Rule, TimeExpired, Vote

from .pieces import Pose, Shape


@unique
class Face(Enum):
    """A face of the die: of six, two are long, two short, and one star of each curve."""

    LONG = "L"
    SHORT = "S"
    BIG_STAR = "B*"
    SMALL_STAR = "C*"

    @property
    def kind(self) -> Shape:
        """The piece of the face's own colour."""
        return Shape[self.value[0]]

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


class Dice(Value):
    """Chance: the dice fell like this."""

    faces: tuple[Face, ...]


class DrawLetters(Value):
    """Chance: six random letters for the rows (R31)."""

    letters: str


class NameLetters(Value):
    """The starting seat names a six-letter word for the rows, or any six letters (R31)."""

    letters: str


class Roll(Value):
    """Roll one's die and take the piece shown (R11)."""


class Take(Value):
    """Choose a piece after a star or an empty compartment (R11, R12)."""

    kind: Shape


class FillCircle(Value):
    """Turn one of the row's circles into a piece and tick it (R40)."""

    kind: Shape


class Move(Value):
    """Where one piece is put."""

    piece: int
    pose: Pose


class Arrange(Value):
    """Put pieces of one's pool on the bench, or elsewhere on it."""

    moves: tuple[Move, ...]


class Withdraw(Value):
    """Take pieces off the bench, back to the heaps of the pool."""

    pieces: tuple[int, ...]


class Claim(Value):
    """Call the word that lies built, for a row of one's sheet (R15, R34)."""

    word: str
    row: int


class Pass(Value):
    """Give up the turn, the bench, the row or the challenge, as the phase has it (R22, R44)."""

    row: int | None = None
    """The row to pass in Word by Word; the first open one if none is named."""


class Buzz(Value):
    """Ask for the bench in the buzzer race."""


class SetHandicaps(Value):
    """Choose how many white boxes are crossed out from the next challenge on (R26)."""

    boxes: tuple[int, ...]
    """By seat, one number for each."""


class Continue(Value):
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
    | SetHandicaps
    | Continue
    | Rule
    | Object
    | LetStand
    | Vote
    | TimeExpired
)


@unique
class Why(Enum):
    """Reasons against an action. The names in brackets are the details a rejection carries."""

    NOTHING_BUILT = "nothing_built"
    NOT_BUILT = "not_built"
    """Another word lies there (word, built)."""
    TOO_SHORT = "too_short"
    """(word, least)"""
    REARRANGES = "rearranges"
    """No letter that the previous word lacks (word, previous)."""
    CLAIMED = "claimed"
    """Somebody has it in this challenge (word, seat)."""
    OWN_REPEAT = "own_repeat"
    """One's own sheet has it (word)."""
    LACKS_LETTER = "lacks_letter"
    """The row's letter is missing (word, letter)."""
    TOO_MANY_LEFT = "too_many_left"
    """More leftovers and circles than open boxes (left, open)."""
    NO_SUCH_ROW = "no_such_row"
    ROW_TAKEN = "row_taken"
    NEXT_ROW = "next_row"
    """Rows are filled from the top (row)."""
    STILL_CHOOSING = "still_choosing"
    TRAY_EMPTY = "tray_empty"
    KIND_OUT = "kind_out"
    """(kind)"""
    NO_CHOICE = "no_choice"
    NO_CIRCLE = "no_circle"
    NO_ROLLING_LAST = "no_rolling_last"
    NO_MORE_ROLLS = "no_more_rolls"
    """The table has agreed on so many a turn (most)."""
    NO_ROLLING_HERE = "no_rolling_here"
    NOT_YOURS = "not_yours"
    OFF_BENCH = "off_bench"
    NOT_ON_BENCH = "not_on_bench"
    NOTHING_MOVED = "nothing_moved"
    NOT_SIX_LETTERS = "not_six_letters"
    """(count, wanted)"""
    BAD_LETTER = "bad_letter"
    """(letter)"""
    BAD_DICE = "bad_dice"
    NO_BENCH = "no_bench"
    """The bench is not this seat's."""
    BENCH_TAKEN = "bench_taken"
    LOCKED_OUT = "locked_out"
    FINISHED = "finished"
    PIECES_MISSING = "pieces_missing"
    """(letter, kinds): the free pieces do not make it; kinds is like "LLS"."""
    BENCH_FULL = "bench_full"
    NO_HANDICAPS = "no_handicaps"
    """There are not so many white boxes to cross out (most)."""
    SAME_HANDICAPS = "same_handicaps"
