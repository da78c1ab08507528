"""What is left of the word claimed last while the next one is built over it (R18)."""

from __future__ import annotations

from .bench import SLOTS, Slot, by_slot, cell_of, from_cell
from .pieces import Placed
from .state import PlayerState


def old_letters(player: PlayerState) -> tuple[Placed, ...]:
    """The pieces of its letters that are whole in the heaps, each where it can stay seen.

    They keep their cells and their order, and give way to what is built before them.
    """
    free = {piece.id for piece in player.pieces if piece.pose is None}
    place, shown = _first_free(player), list[Placed]()
    for slot, pieces in by_slot(player.built).items():
        at = max(place, SLOTS.index(slot))
        if at < len(SLOTS) and all(one.id in free for one in pieces):
            shown += (Placed(one.id, one.kind, from_cell(one.pose, SLOTS[at])) for one in pieces)
            place = at + 1
    return tuple(shown)


def _first_free(player: PlayerState) -> int:
    """The number of the cell behind all that lies on the bench."""
    taken = filter(None, (cell_of(piece.pose) for piece in player.placed))
    last: Slot | None = max(taken, default=None)
    return 0 if last is None else SLOTS.index(last) + 1
