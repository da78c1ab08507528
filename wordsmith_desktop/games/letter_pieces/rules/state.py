"""The state of a match: flat, frozen, plain values; helpers return the state one step on."""

from __future__ import annotations

from enum import Enum, unique
from typing import Any

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import FrozenState, Value, field, replace
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.lexicon.rulings import Ruling

from .actions import Face
from .pieces import SUPPLY, Counts, Placed, Pose, Shape, add, count, subtract
from .ruleset import Mode, Ruleset, TableMode


@unique
class Phase(Enum):
    """Where a challenge stands."""

    LETTERS = "letters"
    """The rows' letters are to be found (R31)."""
    DEAL = "deal"
    """The common pieces are to be rolled (R9)."""
    STEP = "step"
    """The three dice of Word by Word are to be rolled (R38)."""
    PLAY = "play"
    LAST_WORDS = "last_words"
    """Somebody is done; the others have one last word each (R21)."""
    CHECKING = "checking"
    """Silently written sheets are checked (R29)."""
    CHALLENGE_OVER = "challenge_over"
    MATCH_OVER = "match_over"


BUILDING = (Phase.PLAY, Phase.LAST_WORDS)
"""When words are built."""


@unique
class RowStatus(Enum):
    """What became of a row."""

    STANDS = "stands"
    UNCHECKED = "unchecked"
    """Written silently, to be checked at the end (R29)."""
    STRUCK = "struck"
    """Found invalid: it scores nothing (R30)."""
    PASSED = "passed"
    """Given up in Word by Word (R44)."""


class Piece(Value):
    """A piece in somebody's pool."""

    id: int
    kind: Shape
    pose: Pose | None = None
    """Where it lies on the bench; None in the pool's heaps."""


class SheetRow(Value):
    """A filled row of a sheet."""

    word: str
    """Folded; empty for a passed row."""
    previous: str = ""
    """The word its owner had claimed before in this challenge (R5); empty for the first."""
    status: RowStatus = RowStatus.STANDS


class Sheet(Value):
    """One player's sheet for one challenge."""

    rows: tuple[SheetRow | None, ...]
    """By row; None where nothing is written yet."""
    ticks: int = 0
    """Discard boxes ticked (R18)."""
    crossed: int = 0
    """White boxes crossed out at the start (R26)."""
    last_word: str = ""
    """The word claimed last, for R5."""

    @property
    def open_rows(self) -> tuple[int, ...]:
        """Indices of the rows without anything."""
        return tuple(index for index, row in enumerate(self.rows) if row is None)

    @property
    def words(self) -> tuple[str, ...]:
        """The words written so far, struck ones included."""
        return tuple(row.word for row in self.rows if row is not None and row.word)


class PlayerState(Value):
    """What lies before one seat."""

    sheet: Sheet
    pieces: tuple[Piece, ...] = ()
    past: tuple[Sheet, ...] = ()
    """The sheets of the challenges before."""
    choices: int = 0
    """Pieces the seat may still choose (R11, R12)."""
    circles: int = 0
    """Circles of this step's row that are not ticked (R39)."""
    ticked_circles: int = 0
    """Those of them that have become pieces (R40)."""
    has_passed: bool = False
    """In the present round of passes (R22)."""
    is_finished: bool = False
    """Has made its word of this step, or its last word."""
    built: tuple[Placed, ...] = ()
    """The pieces of the word claimed last, as they lay on the bench."""
    lockout: int | None = None
    """The turn whose failed bench keeps the seat from buzzing; None while it may."""

    @property
    def counts(self) -> Counts:
        """The whole pool by kind."""
        return count(tuple(piece.kind for piece in self.pieces))

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The pieces that lie on the bench."""
        return tuple(
            Placed(piece.id, piece.kind, piece.pose) for piece in self.pieces if piece.pose
        )

    def find(self, piece: int) -> Piece | None:
        """The piece of that number, if it is in this pool."""
        return next((one for one in self.pieces if one.id == piece), None)


class Call(Value):
    """A word on which judgement is pending."""

    seat: Seat
    word: str
    row: int | None
    """None for a word that is to give the rows their letters (R31)."""
    stage: CallStage
    votes: tuple[tuple[Seat, bool], ...] = ()
    """The votes cast so far."""
    ruling: Ruling | None = None
    """What the dictionary said, while the others vote."""


class State(FrozenState):
    """Everything about a match."""

    ruleset: Ruleset
    players: tuple[PlayerState, ...]
    challenge: int = 0
    phase: Phase = Phase.DEAL
    tray: Counts = SUPPLY
    bench: Seat | None = None
    """Who builds; None while all look at their pools in the buzzer race."""
    is_rolling: bool = False
    """The bench's die is in the air."""
    call: Call | None = None
    required: str = ""
    """The rows' letters, first row first; empty without required letters."""
    next_piece: int = 0
    """The number the next piece taken will have."""
    turn: int = 0
    """Counts the benches handed out, to tell one turn's clock from the next."""
    rolled: int = 0
    """How often whoever has the bench has rolled since it was handed over (R11)."""
    throws: int = 0
    """Counts the acts of chance in this challenge."""
    dice: tuple[Face, ...] = ()
    """The dice that were thrown last for all together (R9, R38)."""
    is_time_up: bool = False
    """Whether the clock ended the match."""
    handicaps: tuple[int, ...] = ()
    """White boxes to be crossed out when the next challenge starts, by seat (R26)."""
    voted_words: frozenset[str] = field(default_factory=frozenset)
    """Words the table has accepted for this match."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    @property
    def starter(self) -> Seat:
        """The seat that begins this challenge."""
        return self.challenge % len(self.players) if self.ruleset.start_moves_on else 0

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the starter."""
        n = len(self.players)
        return tuple((self.starter + step) % n for step in range(n))

    @property
    def all_handicaps(self) -> tuple[int, ...]:
        """The white boxes to be crossed out next, one number for each seat (R26)."""
        return (*self.handicaps, *(0,) * (len(self.players) - len(self.handicaps)))

    @property
    def is_hidden(self) -> bool:
        """Whether what a seat builds and writes is hidden from the others now."""
        is_behind_curtain = self.ruleset.table is TableMode.CURTAIN and len(self.players) > 1
        return is_behind_curtain and self.phase in (Phase.STEP, Phase.PLAY, Phase.LAST_WORDS)

    def letter_of(self, row: int) -> str:
        """The letter that a row requires; empty where it requires none (R31)."""
        return self.required[row] if row < len(self.required) else ""

    def with_all_players(self, **changes: Any) -> State:
        """This state with the same change for every player."""
        return self.but(players=tuple(replace(player, **changes) for player in self.players))

    def with_piece_taken(self, seat: Seat, kind: Shape) -> State:
        """A piece moved from the tray to the seat's pool."""
        piece = Piece(self.next_piece, kind)
        taken = self.but(tray=subtract(self.tray, count((kind,))), next_piece=piece.id + 1)
        return taken.with_player(seat, pieces=(*self.players[seat].pieces, piece))

    def with_pieces_returned(self, seat: Seat, ids: frozenset[int]) -> State:
        """Some of the seat's pieces moved back to the tray."""
        pieces = self.players[seat].pieces
        gone = count(tuple(piece.kind for piece in pieces if piece.id in ids))
        kept = tuple(piece for piece in pieces if piece.id not in ids)
        return self.but(tray=add(self.tray, gone)).with_player(seat, pieces=kept)

    def with_fresh_sheets(self) -> State:
        """Every piece back in the tray, fresh boxes and rows for a challenge (R23)."""
        players = tuple(
            PlayerState(sheet=_fresh_sheet(self.ruleset, self.handicaps, seat), past=player.past)
            for seat, player in enumerate(self.players)
        )
        return self.but(players=players, tray=SUPPLY, bench=None, call=None, required="")


def new_state(ruleset: Ruleset, seats: int) -> State:
    """The state before anything is dealt."""
    given = ruleset.handicaps
    players = tuple(PlayerState(sheet=_fresh_sheet(ruleset, given, seat)) for seat in range(seats))
    return State(ruleset=ruleset, players=players, handicaps=given)


def _fresh_sheet(ruleset: Ruleset, handicaps: tuple[int, ...], seat: Seat) -> Sheet:
    row_count = 0 if ruleset.mode is Mode.WARM_UP else ruleset.words
    crossed = handicaps[seat] if seat < len(handicaps) else 0
    return Sheet(rows=(None,) * row_count, crossed=crossed)
