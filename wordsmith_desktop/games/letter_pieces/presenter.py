"""Turns gestures at the bench into actions; knows no screen (R14, R18, R33)."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.letter_pieces.actions import Arrange, Move, Why, Withdraw
from wordsmith_desktop.games.letter_pieces.bench import (
    SLOTS,
    Slot,
    cell_of,
    from_cell,
    next_slot,
    to_cell,
)
from wordsmith_desktop.games.letter_pieces.claims import alphabet_for, reading
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import (
    Counts,
    Kind,
    Placed,
    Pose,
    count,
    fits,
    shortage,
)
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.snapping import SNAP_TURN, Snap, place_letter, snap
from wordsmith_desktop.games.letter_pieces.state import Piece, Player

ANY_TURN = 180
"""Degrees: as far as a piece can be turned at all."""


@dataclass(frozen=True, slots=True)
class Bench:
    """One player's bench and heaps, under a ruleset's alphabet."""

    player: Player
    ruleset: Ruleset

    def heap(self) -> Counts:
        """The pieces that do not lie on the bench."""
        free = tuple(piece.kind for piece in self.player.pieces if piece.pose is None)
        return count(free)

    def snapped(self, held: Piece, pose: Pose, *, is_turned: bool) -> Snap | None:
        """Where a held piece would fall into place.

        A piece that nobody has turned yet takes any angle that a letter wants; one that was
        turned on purpose only angles near its own.
        """
        others = tuple(piece for piece in self.player.placed if piece.id != held.id)
        reach = SNAP_TURN if is_turned else ANY_TURN
        return snap(held.kind, pose, others, alphabet_for(self.ruleset), turn_reach=reach)

    def put_down(
        self, piece: int, pose: Pose, *, is_snapping: bool, is_turned: bool
    ) -> Arrange | Withdraw | None:
        """Let go of a piece: it lies where it was let go, or where a letter wants it.

        Off the bench it goes back to its heap; None if it never left it.
        """
        found = self.player.find(piece)
        if found is None:
            return None
        if cell_of(pose) is None:
            return Withdraw((piece,)) if found.pose else None
        place = self.snapped(found, pose, is_turned=is_turned) if is_snapping else None
        return Arrange((Move(piece, place.pose if place else pose),))

    def typed(self, letter: str) -> Arrange | Rejection:
        """Build a letter from the heaps in the next cell, or say what is missing."""
        if letter not in alphabet_for(self.ruleset).letters:
            return Rejection.of(Why.BAD_LETTER, "R1", letter=letter)
        action = build_letter(self.player, self.ruleset, letter)
        if action:
            return action
        if next_slot(self.player.placed) is None:
            return Rejection.of(Why.BENCH_FULL)
        wanted = alphabet_for(self.ruleset).counts(letter)
        lacking = shortage(wanted=wanted, available=self.heap())
        kinds = "".join(kind.name * lacking[kind] for kind in Kind)
        return Rejection.of(Why.PIECES_MISSING, "R14", letter=letter, kinds=kinds)

    def in_slot(self, slot: Slot) -> tuple[Placed, ...]:
        """The pieces of one cell."""
        return tuple(piece for piece in self.player.placed if cell_of(piece.pose) == slot)

    def last_slot(self) -> Slot | None:
        """The last occupied cell."""
        cells = reading(self.player, self.ruleset).cells
        return cells[-1][0] if cells else None

    def apart(self, slot: Slot | None = None) -> Withdraw | None:
        """Take one cell apart, the last occupied one if none is named."""
        where = slot or self.last_slot()
        pieces = self.in_slot(where) if where else ()
        return Withdraw(tuple(piece.id for piece in pieces)) if pieces else None

    def all_apart(self) -> Withdraw | None:
        """Take everything off the bench."""
        placed = self.player.placed
        return Withdraw(tuple(piece.id for piece in placed)) if placed else None

    def carried(self, start: Slot, end: Slot) -> Arrange | None:
        """Carry what lies in one cell to another; what lies there comes back in exchange."""
        there, here = self.in_slot(start), self.in_slot(end)
        if start == end or not there:
            return None
        moves = [_carried(piece, start, end) for piece in there]
        return Arrange((*moves, *(_carried(piece, end, start) for piece in here)))

    def row_for(self, word: str, required: str) -> int | None:
        """The row a word would be written in: the next, or the first whose letter it has."""
        sheet = self.player.sheet
        if not required:
            return sheet.open_rows[0] if sheet.open_rows else len(sheet.rows)
        fitting = (row for row in sheet.open_rows if required[row] in word)
        return next(fitting, sheet.open_rows[0] if sheet.open_rows else None)


def bench_of(seen: Observation) -> Bench | None:
    """The bench in use, as far as it may be seen."""
    return Bench(seen.builder, seen.ruleset) if seen.builder else None


def _carried(piece: Placed, start: Slot, end: Slot) -> Move:
    return Move(piece.id, from_cell(to_cell(piece.pose, start), end))


def neighbour(slot: Slot, step: int) -> Slot | None:
    """The cell so many steps on in reading order, None beyond the bench."""
    index = SLOTS.index(slot) + step
    return SLOTS[index] if 0 <= index < len(SLOTS) else None


def build_letter(player: Player, ruleset: Ruleset, letter: str) -> Arrange | None:
    """Set a letter down whole in the next cell from the pool's heaps, if they hold it."""
    alphabet = alphabet_for(ruleset)
    free = [piece for piece in player.pieces if piece.pose is None]
    slot = next_slot(player.placed)
    heaps = count(tuple(piece.kind for piece in free))
    if slot is None or not fits(alphabet.counts(letter), heaps):
        return None
    moves = []
    for kind, pose in place_letter(letter, slot, alphabet):
        piece = next(piece for piece in free if piece.kind is kind)
        free.remove(piece)
        moves.append(Move(piece.id, pose))
    return Arrange(tuple(moves))
