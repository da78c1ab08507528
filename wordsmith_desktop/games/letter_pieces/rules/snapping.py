"""Where a piece in the hand would fall into place, and letters set down whole."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.core.value import Value

from .alphabet import BY_COMMONNESS, Alphabet, Construction, LetterPart
from .bench import Slot, cell_of, from_cell, to_cell
from .fitting import all_fits, deviation
from .pieces import CAP_HEIGHT, Placed, Pose, Shape, count, fits
from .recognition import read_cell

SNAP_REACH: Final = CAP_HEIGHT // 4
"""How far a piece is drawn, thousandths of a unit."""
SNAP_TURN: Final = 40
"""How far a piece is turned to fall into place, degrees."""
COMPLETION_BONUS: Final = 0.5
"""How much nearer a place counts that completes a letter; the ends of both reaches count 2."""


class Snap(Value):
    """A place that letters want a piece in."""

    pose: Pose
    """Bench coordinates."""
    letters: str
    """The letters it serves: those it completes first, then by commonness."""
    completes: bool
    """Whether the first letter is then complete."""


class _Offer(Value):
    cost: float
    letter: str
    pose: Pose
    """Cell coordinates."""
    completes: bool

    @property
    def order(self) -> tuple[bool, int]:
        return not self.completes, BY_COMMONNESS.index(self.letter)


def snap(
    held: Shape,
    pose: Pose,
    others: Sequence[Placed],
    alphabet: Alphabet,
    *,
    reach: int = SNAP_REACH,
    turn_reach: int = SNAP_TURN,
) -> Snap | None:
    """The place and angle that a letter could want for a held piece, None if none is near.

    `pose` and `others`, the pieces on the bench without the held one, are in bench coordinates.
    Only pieces of the cell that `pose` lies in matter; they must lie as parts of the letter.
    """
    slot = cell_of(pose)
    if slot is None:
        return None
    beside = tuple(
        Placed(other.id, other.kind, to_cell(other.pose, slot))
        for other in sorted(others, key=lambda other: other.id)
        if cell_of(other.pose) == slot
    )
    local = to_cell(pose, slot)
    offers = [
        offer
        for offer in _offers(held, local, beside, alphabet, reach, turn_reach)
        if cell_of(from_cell(offer.pose, slot)) == slot
        and (not offer.completes or _is_read(offer, held, beside, alphabet))
    ]
    return _chosen(offers, slot)


def place_letter(letter: str, slot: Slot, alphabet: Alphabet) -> tuple[tuple[Shape, Pose], ...]:
    """The pieces of a letter in the middle of a cell, in bench coordinates.

    UnbuildableError for what the alphabet does not hold.
    """
    parts = alphabet.construction(letter).parts
    return tuple((part.kind, from_cell(part.pose, slot)) for part in parts)


def _chosen(offers: list[_Offer], slot: Slot) -> Snap | None:
    if not offers:
        return None
    best = min(offers, key=lambda offer: (offer.cost, *offer.order))
    served = sorted((one for one in offers if one.pose == best.pose), key=lambda one: one.order)
    letters = dict.fromkeys(offer.letter for offer in served)
    return Snap(from_cell(best.pose, slot), "".join(letters), served[0].completes)


def _is_read(offer: _Offer, held: Shape, beside: tuple[Placed, ...], alphabet: Alphabet) -> bool:
    """Whether the pieces would be that letter: a bar in a V makes no H, however near it lies."""
    number = 1 + max((piece.id for piece in beside), default=0)
    reading = read_cell((*beside, Placed(number, held, offer.pose)), alphabet)
    return reading.letter == offer.letter


def _offers(
    held: Shape,
    pose: Pose,
    beside: tuple[Placed, ...],
    alphabet: Alphabet,
    reach: int,
    turn_reach: int,
) -> Iterator[_Offer]:
    wanted = count([held, *(piece.kind for piece in beside)])
    for construction in alphabet.constructions:
        if not fits(wanted, construction.counts):
            continue
        completes = construction.counts == wanted
        for part, shift in _places(held, beside, construction):
            off = deviation(pose, part, shift)
            if off.distance <= reach and abs(off.turn) <= turn_reach:
                cost = math.fsum((off.distance / reach, abs(off.turn) / turn_reach))
                bonus = COMPLETION_BONUS if completes else 0.0
                target = Pose(part.pose.x + round(shift), part.pose.y, part.pose.angle)
                yield _Offer(cost - bonus, construction.letter, target, completes)


def _places(
    held: Shape, beside: tuple[Placed, ...], construction: Construction
) -> Iterator[tuple[LetterPart, float]]:
    """Parts of the held kind that are still free, and how far the letter is shifted."""
    for fit in all_fits(beside, construction):
        for part in fit.free_parts:
            if part.kind == held:
                yield part, fit.shift
