"""Why pieces that lie together are no letter, and which letter they come nearest to (R1).

Causes are tried in a fixed order: those that leave every piece where it lies, then those with one
piece to change, then those with several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from wordsmith_desktop.core.value import Value, replace

from .alphabet import BY_COMMONNESS, Alphabet, Construction
from .fitting import (
    REACH,
    TURN,
    Deviation,
    PieceFit,
    all_fits,
    best_fit,
    closest,
    deviation,
    total_effort,
)
from .orientation import SAME, laid, wrong_ways
from .pieces import CAP_HEIGHT, Counts, Placed, Pose, Shape, count, fits, shortage, subtract, total


class WrongPiece(Value):
    """A letter with one piece of another kind in it: a small curve alone is no C."""

    letter: str
    piece: int
    """Id of the wrong piece."""
    has: Shape
    wants: Shape


class Turned(Value):
    """A piece of the letter has a wrong angle."""

    letter: str
    piece: int
    turn: int
    """Degrees that would set it right, counter-clockwise positive."""


class Misplaced(Value):
    """A piece of the letter lies in a wrong place."""

    letter: str
    piece: int
    dx: int
    """Rightward move that would set it right, thousandths of a unit."""
    dy: int
    """The same, upward."""


class Missing(Value):
    """The beginning of a letter."""

    letter: str
    """The letter with the fewest pieces to add."""
    missing: Counts
    """The pieces to add for it."""
    could_become: str
    """All letters that the pieces are the beginning of, nearest first."""


class Extra(Value):
    """A letter and more."""

    letter: str
    pieces: tuple[int, ...]
    """Ids of the pieces too many."""


class SamePieces(Value):
    """The pieces of several letters (R2), lying as none of them."""

    letter: str
    """The one they come nearest to."""
    letters: str
    """All letters built from these pieces."""


class WrongWay(Value):
    """A whole letter that lies upside down, mirrored or on its side."""

    letter: str


Misbuild = WrongPiece | Turned | Misplaced | Missing | Extra | SamePieces | WrongWay
"""Each names the letter that the pieces come nearest to."""


_Pieces = tuple[Placed, ...]
_Cause = Callable[[_Pieces, Alphabet], Misbuild | None]
_Stray = tuple[Construction, Placed, Deviation]
"""A letter that lies complete but for one piece, the piece, and how far off that is."""

_LOOKALIKE_REACH: Final = CAP_HEIGHT / 4
"""How far a lone small curve may lie from where it would be taken for a C."""
_SEARCHED: Final = 6
"""Among more pieces than this no letter is searched for: there are too many ways to choose."""
_LEAST_OTHER: Final = 2
"""Of so many pieces at least is a letter that others can lie beside: one fits at any height."""
_OTHER_CURVE: Final = {Shape.B: Shape.C, Shape.C: Shape.B}
_OTHER_STRAIGHT: Final = {Shape.L: Shape.S, Shape.S: Shape.L}


def diagnose(pieces: tuple[Placed, ...], alphabet: Alphabet) -> Misbuild:
    """Why the pieces, in cell coordinates and lying as no letter, are none.

    At least one piece is needed. Where causes are equally near, the piece named first is chosen.
    """
    found = (cause(pieces, alphabet) for cause in _CAUSES)
    nearest = next((misbuild for misbuild in found if misbuild is not None), None)
    return nearest or _surplus(pieces, alphabet)


def nearer_misbuild(pieces: _Pieces, read: PieceFit, alphabet: Alphabet) -> Misbuild | None:
    """What the pieces lie as rather than as the letter that they fit; None where that is nearest.

    A T upside down lies within the tolerance of an L, and a V with a bar within that of an H.
    """
    found = _lying_the_wrong_way(pieces, alphabet)
    if found is not None and found.error < read.error:
        return _wrong_way(pieces, alphabet) or _missing(pieces, alphabet)
    return _other_letter_and_more(pieces, read, alphabet)


def _lying_the_wrong_way(pieces: _Pieces, alphabet: Alphabet) -> PieceFit | None:
    """The nearest letter that the pieces lie as upside down, mirrored or on its side."""
    found = (best_fit(pieces, one) for one in wrong_ways(alphabet, _counts(pieces)))
    return min(
        (fit for fit in found if fit is not None),
        key=lambda fit: (fit.error, _rank(fit.construction)),
        default=None,
    )


def _other_letter_and_more(pieces: _Pieces, read: PieceFit, alphabet: Alphabet) -> Misbuild | None:
    """A letter that is no part of the one that they fit, lying nearer beside pieces too many."""
    others = []
    for size in range(_LEAST_OTHER, len(pieces)):
        for some in combinations(pieces, size):
            for fit in _fitting(some, alphabet, REACH):
                if fit.error < read.error and not _is_part(fit.construction, read.construction):
                    ids = tuple(piece.id for piece in pieces if piece not in some)
                    letter = fit.construction.letter
                    others.append((fit.error, _rank(fit.construction), ids, Extra(letter, ids)))
    return _first(others)


def _is_part(one: Construction, whole: Construction) -> bool:
    """Whether a letter is the beginning of another: an O is that of a Q."""
    fit = best_fit(laid(one), whole)
    return fit is not None and fit.error < SAME


def beginnings(pieces: Sequence[Placed], alphabet: Alphabet) -> list[PieceFit]:
    """Larger letters that the pieces are parts of as they lie, fewest to add first."""
    found = (best_fit(pieces, one) for one in _larger(pieces, alphabet))
    return sorted((fit for fit in found if fit is not None), key=_nearness)


def _nearness(fit: PieceFit) -> tuple[int, float, int]:
    return len(fit.free_parts), fit.error, _rank(fit.construction)


def _letters(found: Sequence[PieceFit]) -> str:
    return "".join(fit.construction.letter for fit in found)


def _wrong_way(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    """A letter that would be one, did it not lie the wrong way; alone, a piece has no way."""
    found = _lying_the_wrong_way(pieces, alphabet) if len(pieces) > 1 else None
    begun = beginnings(pieces, alphabet) if found is not None else []
    if found is None or any(fit.error <= found.error for fit in begun):
        return None
    return WrongWay(found.construction.letter)


def _missing(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    found = beginnings(pieces, alphabet)
    if not found:
        return None
    nearest = found[0].construction
    return Missing(nearest.letter, subtract(nearest.counts, _counts(pieces)), _letters(found))


def _wrong_curve(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    return _wrong_piece(pieces, alphabet, _OTHER_CURVE)


def _wrong_straight(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    return _wrong_piece(pieces, alphabet, _OTHER_STRAIGHT)


def _wrong_piece(
    pieces: _Pieces, alphabet: Alphabet, others: Mapping[Shape, Shape]
) -> Misbuild | None:
    """A letter that lies complete but for the kind of one piece."""
    reach = _LOOKALIKE_REACH if len(pieces) == 1 else REACH
    found: list[tuple[float, int, int, WrongPiece]] = []
    for index, piece in enumerate(pieces):
        if piece.kind not in others:
            continue
        wants = others[piece.kind]
        swapped = (*pieces[:index], replace(piece, kind=wants), *pieces[index + 1 :])
        for fit in _fitting(swapped, alphabet, reach):
            letter = fit.construction.letter
            wrong = WrongPiece(letter, piece.id, piece.kind, wants)
            found.append((fit.error, _rank(fit.construction), piece.id, wrong))
    return _first(found)


def _one_out(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    """The letter that moving or turning a single piece would bring about."""
    strays = [
        (off.error, _rank(one), piece.id, (one, piece, off))
        for one in _equal(pieces, alphabet)
        for piece, off in _strays(pieces, one)
    ]
    for *_, stray in sorted(strays, key=lambda row: row[:3]):
        if _brings_about(pieces, stray, alphabet):
            return _set_right(*stray)
    return None


def _brings_about(pieces: _Pieces, stray: _Stray, alphabet: Alphabet) -> bool:
    """Whether the pieces are read as the letter once the stray one lies where it belongs."""
    one, piece, off = stray
    pose = piece.pose
    there = Pose(round(pose.x + off.dx), round(pose.y + off.dy), (pose.angle + off.turn) % 360)
    lying = tuple(replace(each, pose=there) if each is piece else each for each in pieces)
    fit = best_fit(lying, one)
    return fit is not None and nearer_misbuild(lying, fit, alphabet) is None


def _strays(pieces: _Pieces, one: Construction) -> Iterator[tuple[Placed, Deviation]]:
    """Each piece without which the others lie as parts of the letter, and how far off it is."""
    for index, piece in enumerate(pieces):
        rest = (*pieces[:index], *pieces[index + 1 :])
        for fit in all_fits(rest, one):
            for part in fit.free_parts:
                if part.kind == piece.kind:
                    shift = fit.shift if rest else piece.pose.x - part.pose.x
                    yield piece, deviation(piece.pose, part, shift)


def _one_extra(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    return _letter_among(pieces, alphabet, extra_count=1)


def _several_extra(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    sizes = range(2, len(pieces)) if len(pieces) <= _SEARCHED else ()
    found = (_letter_among(pieces, alphabet, extra_count=size) for size in sizes)
    return next((misbuild for misbuild in found if misbuild is not None), None)


def _letter_among(pieces: _Pieces, alphabet: Alphabet, *, extra_count: int) -> Misbuild | None:
    """A letter that lies complete beside some pieces too many."""
    found = []
    for spare in combinations(pieces, extra_count):
        rest = tuple(piece for piece in pieces if piece not in spare)
        ids = tuple(piece.id for piece in spare)
        for fit in _fitting(rest, alphabet, REACH):
            misbuild = Extra(fit.construction.letter, ids)
            found.append((fit.error, _rank(fit.construction), ids, misbuild))
    return _first(found)


def _same_pieces(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    constructions = _equal(pieces, alphabet)
    if len(constructions) < 2:
        return None
    letters = "".join(one.letter for one in constructions)
    return SamePieces(_least_off(pieces, constructions).letter, letters)


def _several_out(pieces: _Pieces, alphabet: Alphabet) -> Misbuild | None:
    """The worst piece of the nearest letter that has room for all of them."""
    constructions = _equal(pieces, alphabet) or _larger(pieces, alphabet)
    if not constructions:
        return None
    one = _least_off(pieces, constructions)
    offs = zip(pieces, closest(pieces, one), strict=True)
    piece, off = max(offs, key=lambda pair: pair[1].error)
    return _set_right(one, piece, off)


def _surplus(pieces: _Pieces, alphabet: Alphabet) -> Misbuild:
    """More pieces than any letter takes: the last ones of the kinds that are too many."""
    counts = _counts(pieces)
    nearest = min(alphabet.constructions, key=lambda one: (_difference(counts, one), _rank(one)))
    spare = shortage(wanted=counts, available=nearest.counts)
    ids: list[int] = []
    for kind in Shape:
        of_kind = [piece.id for piece in pieces if piece.kind == kind]
        ids += of_kind[len(of_kind) - spare[kind] :]
    return Extra(nearest.letter, tuple(sorted(ids)))


def _difference(counts: Counts, one: Construction) -> int:
    return sum(abs(lack) for lack in subtract(counts, one.counts))


def _least_off(pieces: _Pieces, constructions: Sequence[Construction]) -> Construction:
    def order(one: Construction) -> tuple[float, int, int]:
        return total_effort(closest(pieces, one)), len(one.parts), _rank(one)

    return min(constructions, key=order)


def _set_right(one: Construction, piece: Placed, off: Deviation) -> Turned | Misplaced:
    """The worse of the piece's place and angle."""
    if abs(off.turn) / TURN > off.distance / REACH:
        return Turned(one.letter, piece.id, off.turn)
    return Misplaced(one.letter, piece.id, round(off.dx), round(off.dy))


def _fitting(pieces: _Pieces, alphabet: Alphabet, reach: float) -> Iterator[PieceFit]:
    """Letters that the pieces lie as."""
    for one in _equal(pieces, alphabet):
        fit = best_fit(pieces, one, reach=reach)
        if fit is not None:
            yield fit


def _equal(pieces: Sequence[Placed], alphabet: Alphabet) -> list[Construction]:
    """Constructions that take just these pieces."""
    counts = _counts(pieces)
    return [one for one in alphabet.constructions if one.counts == counts]


def _larger(pieces: Sequence[Placed], alphabet: Alphabet) -> list[Construction]:
    """Constructions that take these pieces and more."""
    counts = _counts(pieces)
    size = total(counts)
    return [
        one for one in alphabet.constructions if len(one.parts) > size and fits(counts, one.counts)
    ]


def _first(rows: Sequence[tuple[object, object, object, Misbuild]]) -> Misbuild | None:
    """The misbuild of the least row, the earlier of equal ones."""
    return min(rows, key=lambda row: row[:3])[3] if rows else None


def _counts(pieces: Sequence[Placed]) -> Counts:
    return count([piece.kind for piece in pieces])


def _rank(one: Construction) -> int:
    return BY_COMMONNESS.index(one.letter)


_CAUSES: Final[tuple[_Cause, ...]] = (
    _wrong_way,
    _missing,
    _wrong_curve,
    _wrong_straight,
    _one_out,
    _one_extra,
    _same_pieces,
    _several_out,
    _several_extra,
)
