"""Letters that lie the wrong way: upside down, mirrored or turned by a quarter (R1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from .alphabet import Alphabet, Construction, LetterPart
from .fitting import best_fit
from .pieces import CAP_HEIGHT, Counts, Placed, Pose

_QUARTERS: Final = 4
_MIDDLE: Final = CAP_HEIGHT // 2
SAME: Final = 0.1
"""A letter that lies so near to one's way to be built is that one: an H upside down is an H, and an
M upside down is a W."""


@lru_cache(maxsize=64)
def wrong_ways(alphabet: Alphabet, counts: Counts) -> tuple[Construction, ...]:
    """How letters of so many pieces of each kind look that lie the wrong way.

    What is the one way to build some letter is not among them.
    """
    return tuple(
        turned
        for one in alphabet.constructions
        if one.counts == counts
        for turned in _turned_about(one)
        if not _is_letter(turned, alphabet)
    )


def laid(one: Construction) -> tuple[Placed, ...]:
    """The pieces of a letter, each in its place."""
    return tuple(Placed(number, part.kind, part.pose) for number, part in enumerate(one.parts))


def _turned_about(one: Construction) -> Iterator[Construction]:
    """A letter in every way but its own."""
    for is_mirrored, quarters in product((False, True), range(_QUARTERS)):
        if is_mirrored or quarters:
            parts = (
                LetterPart(part.kind, _pose(part.pose, quarters, is_mirrored=is_mirrored))
                for part in one.parts
            )
            yield Construction(one.letter, tuple(parts))


def _pose(pose: Pose, quarters: int, *, is_mirrored: bool) -> Pose:
    """A pose turned about the middle of the letter, after a look into the mirror."""
    x, y, angle = pose.x, pose.y - _MIDDLE, pose.angle
    if is_mirrored:
        x, angle = -x, 180 - angle
    for _ in range(quarters):
        x, y = -y, x
    return Pose(x, y + _MIDDLE, (angle + 90 * quarters) % 360)


def _is_letter(turned: Construction, alphabet: Alphabet) -> bool:
    fits = (
        best_fit(laid(turned), one) for one in alphabet.constructions if one.counts == turned.counts
    )
    return any(fit is not None and fit.error < SAME for fit in fits)
