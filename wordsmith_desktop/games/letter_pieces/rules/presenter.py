"""Turns gestures at the bench into actions; knows no screen (R14, R18, R33)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import Value, replace

from .actions import Arrange, Move, Why, Withdraw
from .bench import SLOTS, Slot, cell_of, from_cell, make_room, next_slot, to_cell
from .claims import alphabet_for, in_cell, plan, reading
from .observation import Observation
from .pieces import Counts, Placed, Pose, Shape, count, fits, shortage
from .ruleset import Ruleset
from .snapping import SNAP_TURN, Snap, place_letter, snap
from .state import Piece, PlayerState

ANY_TURN = 180
"""Degrees: as far as a piece can be turned at all."""


class Bench(Value):
    """One player's bench and heaps, under a ruleset's alphabet."""

    player: PlayerState
    ruleset: Ruleset
    gaps: tuple[tuple[Slot, str], ...] = ()
    """Empty cells, in reading order, with the letter that was typed there and was not built."""

    def with_gaps(self, gaps: Mapping[Slot, str]) -> Bench:
        """The same with these gaps."""
        return replace(self, gaps=tuple(sorted(gaps.items())))

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

    @property
    def is_claimed(self) -> bool:
        """Whether the word that lies built is the one claimed last: the next begins anew."""
        last = self.player.sheet.last_word
        return bool(last) and plan(self.player, self.ruleset).word == last

    @property
    def next_cell(self) -> Slot | None:
        """The cell that the next letter comes into unless another is chosen; None if none can."""
        if self.is_claimed:
            return SLOTS[0]
        last = max(self.taken, default=None)
        return neighbour(last, 1) if self.gaps and last else next_slot(self.player.placed)

    @property
    def end(self) -> Slot | None:
        """The cell after the last letter, if there is one."""
        last = max(self.taken, default=None)
        return SLOTS[0] if last is None else neighbour(last, 1)

    @property
    def gap_at_end(self) -> tuple[Slot, str] | None:
        """The gap that nothing was built behind, and its letter."""
        last = self.gaps[-1] if self.gaps else None
        return last if last and last[0] == max(self.taken) else None

    @property
    def taken(self) -> set[Slot]:
        """The cells that something lies in, or should."""
        cells = {cell_of(piece.pose) for piece in self.player.placed}
        return {*filter(None, cells), *(slot for slot, _ in self.gaps)}

    def before(self, slot: Slot) -> Slot | None:
        """The last cell before this one that something lies in, or should."""
        return max((one for one in self.taken if one < slot), default=None)

    def cleared(self) -> Bench:
        """The same with everything in the heaps."""
        pieces = tuple(Piece(piece.id, piece.kind) for piece in self.player.pieces)
        return Bench(replace(self.player, pieces=pieces), self.ruleset)

    def typed(self, letter: str, at: Slot | None = None) -> Arrange | Rejection:
        """Build a letter from the heaps in a cell, or say what is missing.

        What lies there moves on; None stands for the next cell. The letter's moves come first.
        """
        if letter not in alphabet_for(self.ruleset).letters:
            return Rejection.of(Why.BAD_LETTER, "R1", letter=letter)
        at = at or self.next_cell
        action = build_letter(self.player, self.ruleset, letter, at) if at else None
        if action:
            room = self.room(at) if at is not None else ()
            return Rejection.of(Why.BENCH_FULL) if room is None else Arrange(action.moves + room)
        if at is None or next_slot(self.player.placed) is None:
            return Rejection.of(Why.BENCH_FULL)
        wanted = alphabet_for(self.ruleset).counts(letter)
        lacking = shortage(wanted=wanted, available=self.heap())
        kinds = "".join(kind.name * lacking[kind] for kind in Shape)
        return Rejection.of(Why.PIECES_MISSING, "R14", letter=letter, kinds=kinds)

    def room(self, start: Slot) -> tuple[Move, ...] | None:
        """What has to move on for a cell to be free; None where there is nowhere to go."""
        taken = {cell_of(piece.pose) for piece in self.player.placed}
        ways = make_room(filter(None, taken), start)
        return None if ways is None else self._moved(ways)

    def _moved(self, ways: Mapping[Slot, Slot]) -> tuple[Move, ...]:
        """All pieces of some cells carried to others."""
        return tuple(
            Move(piece.id, from_cell(to_cell(piece.pose, start), goal))
            for start, goal in ways.items()
            for piece in self.in_slot(start)
        )

    def in_slot(self, slot: Slot) -> tuple[Placed, ...]:
        """The pieces of one cell."""
        return tuple(piece for piece in self.player.placed if cell_of(piece.pose) == slot)

    def last_slot(self) -> Slot | None:
        """The last occupied cell."""
        cells = reading(self.player, self.ruleset).cells
        return cells[-1][0] if cells else None

    def apart(self, *slots: Slot) -> Withdraw | None:
        """Take cells apart, the last occupied one if none is named."""
        last = self.last_slot()
        where = slots or ((last,) if last is not None else ())
        pieces = tuple(piece.id for slot in where for piece in self.in_slot(slot))
        return Withdraw(pieces) if pieces else None

    def all_apart(self) -> Withdraw | None:
        """Take everything off the bench."""
        placed = self.player.placed
        return Withdraw(tuple(piece.id for piece in placed)) if placed else None

    def inserted(self, slots: Sequence[Slot], goal: Slot) -> Arrange | None:
        """Carry what lies in some cells, in reading order, to `goal` and the cells after it.

        What lies there makes room towards where the letters come from. None if nothing moves, or
        there is no room.
        """
        taken = {cell_of(piece.pose) for piece in self.player.placed} - set(slots)
        rest, first = [one for one in taken if one is not None], SLOTS.index(goal)
        goals = SLOTS[first : first + len(slots)]
        if not slots or len(goals) < len(slots):
            return None
        is_forward = goal > slots[0]
        room = make_room(rest, goal, len(slots), is_backward=is_forward)
        if room is None:
            room = make_room(rest, goal, len(slots), is_backward=not is_forward)
        ways = {start: end for start, end in zip(slots, goals, strict=True) if start != end}
        moves = self._moved({**ways, **room}) if room is not None else ()
        return Arrange(moves) if moves else None

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


def _moved_far(lay: Placed | None, wanted: Pose) -> tuple[int, int]:
    """How little a piece is to be taken for a place in a letter, by how it lay in the last word.

    Its first letters are taken apart first: what is typed comes to the last ones later.
    """
    if lay is None:
        return 1, 0
    slot = cell_of(lay.pose)
    return (0 if in_cell(lay)[1] == wanted else 2), SLOTS.index(slot) if slot else 0


def neighbour(slot: Slot, step: int) -> Slot | None:
    """The cell so many steps on in reading order, None beyond the bench."""
    index = SLOTS.index(slot) + step
    return SLOTS[index] if 0 <= index < len(SLOTS) else None


def build_letter(
    player: PlayerState, ruleset: Ruleset, letter: str, at: Slot | None = None
) -> Arrange | None:
    """Set a letter down whole in a cell from the pool's heaps, if they hold it.

    None stands for the next cell. What lay just so in the word claimed last is taken first, and
    what lay otherwise there comes last: as much as may be stays from word to word.
    """
    alphabet = alphabet_for(ruleset)
    free = [piece for piece in player.pieces if piece.pose is None]
    lay = {piece.id: piece for piece in player.built}
    slot = at or next_slot(player.placed)
    heaps = count(tuple(piece.kind for piece in free))
    if slot is None or not fits(alphabet.counts(letter), heaps):
        return None
    moves = []
    for kind, pose in place_letter(letter, slot, alphabet):
        wanted = to_cell(pose, slot)
        alike = (piece for piece in free if piece.kind is kind)
        piece = min(alike, key=lambda one: _moved_far(lay.get(one.id), wanted))
        free.remove(piece)
        moves.append(Move(piece.id, pose))
    return Arrange(tuple(moves))
