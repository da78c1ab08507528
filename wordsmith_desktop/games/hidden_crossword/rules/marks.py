"""The marks under the letters of a guess (W15, W16)."""

from __future__ import annotations

from collections import Counter
from enum import Enum, unique


@unique
class ClueType(Enum):
    """What the marks tell (W12)."""

    ALPHABET = "alphabet"
    """Arrows to where in the alphabet the right letter lies (W15)."""
    PLACE = "place"
    """Right letter in the right place, or in the wrong one (W16)."""


@unique
class Mark(Enum):
    """What stands under a letter of a guess; the values are those of the ledger's examples."""

    STAR = "*"
    """The right letter in the right place."""
    EARLIER = "<"
    """The right letter comes earlier in the alphabet."""
    LATER = ">"
    """The right letter comes later in the alphabet."""
    ELSEWHERE = "-"
    """The letter is in the word, but elsewhere."""
    NOTHING = "."
    """The letter is not in the word."""


Marks = tuple[Mark, ...]


def alphabet_marks(target: str, guess: str) -> Marks:
    """Stars and arrows under a guess of the target's length (W15)."""
    return tuple(_arrow(right, said) for right, said in zip(target, guess, strict=True))


def _arrow(right: str, said: str) -> Mark:
    if said == right:
        return Mark.STAR
    return Mark.EARLIER if right < said else Mark.LATER


def place_marks(target: str, guess: str, *, counts_repeats: bool = True) -> Marks:
    """Stars and dashes under a guess of the target's length (W16).

    With `counts_repeats`, a letter gets no more marks than the target holds of it: stars first,
    then from the left. Without it, every letter that the target holds at all gets one.
    """
    pairs = tuple(zip(target, guess, strict=True))
    left = Counter(right for right, said in pairs if right != said)
    marks = []
    for right, said in pairs:
        if said == right:
            marks.append(Mark.STAR)
        elif left[said] if counts_repeats else said in target:
            left[said] -= 1
            marks.append(Mark.ELSEWHERE)
        else:
            marks.append(Mark.NOTHING)
    return tuple(marks)


def marks_of(clue: ClueType, target: str, guess: str, *, counts_repeats: bool = True) -> Marks:
    """The marks of that type under a guess."""
    if clue is ClueType.ALPHABET:
        return alphabet_marks(target, guess)
    return place_marks(target, guess, counts_repeats=counts_repeats)
