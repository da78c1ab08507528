"""Which letters the marks under guesses exclude at the places of a word (W15, W16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .clues import Guess
from .marks import ClueType, Mark

Excluded = frozenset[tuple[int, str]]
"""Places in a word from 0, each with a letter that cannot be there."""


def ruled_out(
    clue: ClueType, guesses: Iterable[Guess], letters: Iterable[str], *, counts_repeats: bool
) -> Excluded:
    """What the marks alone exclude of these letters, guess by guess.

    Beyond it a word may be excluded by several marks together; those are the words that no longer
    fit, and no letters.
    """
    known = frozenset(letters)
    found = set[tuple[int, str]]()
    for guess in guesses:
        if clue is ClueType.ALPHABET:
            found.update(_beyond(guess, known))
        else:
            found.update(_not_there(guess, counts_repeats=counts_repeats))
    return frozenset(one for one in found if one[1] in known)


def _beyond(guess: Guess, letters: frozenset[str]) -> Iterator[tuple[int, str]]:
    """An arrow excludes the letter above it and all on the other side of the alphabet."""
    for spot, (said, mark) in enumerate(zip(guess.word, guess.marks, strict=False)):
        if mark is Mark.EARLIER:
            yield from ((spot, one) for one in letters if one >= said)
        elif mark is Mark.LATER:
            yield from ((spot, one) for one in letters if one <= said)


def _not_there(guess: Guess, *, counts_repeats: bool) -> Iterator[tuple[int, str]]:
    """What has no star is not there; a letter without a mark is nowhere but where it has stars.

    Where repeats count, another of the same letter may have a dash: then it is somewhere else.
    """
    said = tuple(zip(guess.word, guess.marks, strict=False))
    for spot, (letter, mark) in enumerate(said):
        if mark in (Mark.ELSEWHERE, Mark.NOTHING):
            yield spot, letter
        if mark is Mark.NOTHING:
            same = {at: other for at, (one, other) in enumerate(said) if one == letter}
            if counts_repeats and Mark.ELSEWHERE in same.values():
                continue
            yield from ((at, letter) for at in range(len(said)) if same.get(at) is not Mark.STAR)
