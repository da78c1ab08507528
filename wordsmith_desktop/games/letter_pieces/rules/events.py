"""What happens in the Letter Piece Game, in the past tense, enough to animate it."""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent, WordCalled

from .actions import Face, Move
from .pieces import Shape


@unique
class ChallengeEnd(Enum):
    """Why a challenge ended."""

    DONE = "done"
    """A sixth word, and everybody's last one (R21)."""
    NO_MORE = "no_more"
    """Nobody finds another word (R22)."""
    ROWS_FULL = "rows_full"
    """All six steps of Word by Word are made (R44)."""
    TIME = "time"
    """Everybody's warm-up is over (R46)."""
    MATCH_TIME = "match_time"
    """The time for the whole match is over (house)."""


class LettersNamed(WordCalled):
    """A seat named a word for the letters of the rows, which is to be judged (R31)."""


class LettersSet(TableEvent):
    """The rows' letters are written on every sheet (R31)."""

    reveals: ClassVar[bool] = True
    letters: str


class Dealt(TableEvent):
    """Everyone took these pieces at the start (R9)."""

    reveals: ClassVar[bool] = True
    challenge: int
    faces: tuple[Face, ...]
    choices: int = 0
    """Stars among them that let everyone choose a piece instead (house)."""
    is_void: bool = False
    """Nobody takes anything: the dice are rolled again (house)."""


class DiceFell(TableEvent):
    """A seat's die, or in Word by Word everybody's three dice (`seat` is `CHANCE`)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    faces: tuple[Face, ...]
    is_void: bool = False
    """Three stars in Word by Word: they are rolled again (R38)."""


class PieceTaken(TableEvent):
    """A piece went from the tray to a pool."""

    seat: Seat
    piece: int
    kind: Shape


class ChoiceGranted(TableEvent):
    """A seat may choose a piece, for a star (R11) or an empty compartment (R12)."""

    seat: Seat
    empty: Shape | None = None
    """The compartment that was empty; None after a star."""


class CirclesGranted(TableEvent):
    """A seat's row got circles (R39)."""

    seat: Seat
    count: int


class CircleTicked(TableEvent):
    """A seat turned a circle into a piece (R40)."""

    seat: Seat


class PiecesArranged(TableEvent):
    """Pieces were put on the bench."""

    lays: ClassVar[bool] = True
    seat: Seat
    moves: tuple[Move, ...]


class PiecesWithdrawn(TableEvent):
    """Pieces were taken off the bench."""

    lays: ClassVar[bool] = True
    seat: Seat
    pieces: tuple[int, ...]


class RowCalled(WordCalled):
    """A seat called its word (R15)."""

    row: int
    letter: str = ""
    """The row's required letter, which the call names (R34)."""


class WordClaimed(TableEvent):
    """A word was written in a row (R18)."""

    seat: Seat
    word: str
    row: int
    points: int
    discarded: tuple[Shape, ...]
    """Leftover pieces, back in the tray."""
    ticked: int
    """Discard boxes ticked, for leftovers and circles."""
    letter: str = ""
    """The row's required letter (R34)."""
    is_called: bool = True
    """Whether all may know the word, though not what it was built of (R15, R27, R44)."""
    stayed: int = 0
    """Pieces that lie just as in the word before it."""
    used: int = 0
    """Pieces of the word, where there was one before it; else 0."""
    is_checked: bool = True
    """Whether it stands; else that is open until the silently written sheets are checked (R29)."""

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.word,)


class WordWritten(TableEvent):
    """Somebody else wrote a word behind the curtain (R27, R44)."""

    seat: Seat
    word: str = ""
    """Empty where this seat may not know it yet."""


class CallSettled(TableEvent):
    """The table was asked about a hidden word; this is all it is told of the answer."""

    reveals: ClassVar[bool] = True
    seat: Seat
    stands: bool


class RowChecked(TableEvent):
    """A row of a silently written sheet was checked (R29, R30)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    row: int
    word: str
    stands: bool

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.word,)


class BenchTaken(TableEvent):
    """A seat buzzed and has the bench."""

    reveals: ClassVar[bool] = True
    seat: Seat


class BenchLost(TableEvent):
    """A bench failed; its seat is locked out for a while."""

    reveals: ClassVar[bool] = True
    seat: Seat


class LockoutEnded(TableEvent):
    """A seat may buzz again."""

    reveals: ClassVar[bool] = True
    seat: Seat


class Passed(TableEvent):
    """A seat passed its turn, or a row (Word by Word)."""

    seat: Seat
    row: int | None = None


class TurnMoved(TableEvent):
    """The bench went to the next seat, in the open."""

    seat: Seat


class DoneCalled(TableEvent):
    """A seat has its sixth word; the others get one last word each (R21)."""

    seat: Seat


class SheetsShown(TableEvent):
    """What was hidden from the others lies open now."""

    reveals: ClassVar[bool] = True


class HandicapsSet(TableEvent):
    """From the next challenge on so many white boxes are crossed out, by seat (R26)."""

    boxes: tuple[int, ...]


class ChallengeEnded(TableEvent):
    """A challenge is over; the scores are those of this challenge."""

    challenge: int
    ending: ChallengeEnd
    scores: tuple[int, ...]
