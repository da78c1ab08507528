"""Which words of the hidden puzzle whoever looks knows to be there, as far as they are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from wordsmith_desktop.core.value import Value

from .clues import Guess, Placement
from .marks import Mark
from .observation import Observation

UNKNOWN_LETTER: Final = "?"


class KnownWord(Value):
    """A word that is there."""

    pattern: str
    """Its letters, with a question mark for each that is not known."""
    place: int | None = None
    """Its place by the alphabet among those of its length, from 0; None where nobody knows."""
    count: int | None = None
    """How many words of its length there are; None where nobody has asked."""
    placement: Placement | None = None

    @property
    def is_found(self) -> bool:
        """Whether every letter is known."""
        return UNKNOWN_LETTER not in self.pattern


def pattern_of(guesses: Iterable[Guess], length: int) -> str:
    """The letters that guesses at one word have shown to be right: "R?T"."""
    known = {
        at: letter
        for guess in guesses
        for at, (letter, mark) in enumerate(zip(guess.word, guess.marks, strict=False))
        if mark is Mark.STAR
    }
    return "".join(known.get(at, UNKNOWN_LETTER) for at in range(length))


def known_words(seen: Observation) -> tuple[KnownWord, ...]:
    """Every word that is known to be there, by length and then by place.

    `ValueError` for the table. The anchor is known from the start, and so is every word of two
    letters (W10); how many there are of a length only who has asked (W14).
    """
    guesses = tuple(one for one in seen.own.records or () if isinstance(one, Guess))
    short = seen.target.short_words if seen.target else ()
    asked = {len(guess.word): guess.count for guess in guesses}
    lengths = sorted({*asked, len(seen.anchor), *map(len, short)})
    return tuple(
        word for length in lengths for word in _of_length(seen, length, guesses, asked.get(length))
    )


def least_count(seen: Observation, known: Collection[KnownWord]) -> int:
    """How many words there are at least, by those that are known to be there and the letters told.

    The anchor and the words beside it that a puzzle has to have (W9); and one more where letters
    that the puzzle is told to use (W10) lie in no word that is found, and the others that are
    known to be there have no room for them: each has a letter at least in common with the rest.
    """
    least = max(len(known), 1 + seen.ruleset.least_words)
    if seen.target is None:
        return least
    found = Counter("".join(word.pattern for word in known if word.is_found))
    uncovered = (Counter(seen.letters) - found).total()
    room = sum(len(word.pattern) - 1 for word in known if not word.is_found)
    return max(least, len(known) + 1) if uncovered > room else least


def _of_length(
    seen: Observation, length: int, guesses: tuple[Guess, ...], count: int | None
) -> Iterable[KnownWord]:
    """Those of one length, the anchor first where its place is not known."""
    anchor = KnownWord(seen.anchor, count=count, placement=Placement.ANCHOR)
    has_anchor = length == len(seen.anchor)
    if length == 2 and seen.target is not None and not has_anchor:
        for place, word in enumerate(seen.target.short_words):
            yield KnownWord(word, place, len(seen.target.short_words), _placement(guesses, word))
        return
    slots = [_slot(guesses, length, place, count) for place in range(count or 0)]
    is_listed = seen.ruleset.lists_anchor and seen.ruleset.counts_anchor
    is_told = any(slot.placement is Placement.ANCHOR for slot in slots)
    if has_anchor and not (is_listed and is_told):
        yield anchor
        if is_listed and slots:
            slots = _without_one(slots)
    for slot in slots:
        yield anchor if slot.placement is Placement.ANCHOR else slot


def _without_one(slots: list[KnownWord]) -> list[KnownWord]:
    """One of those that nobody has asked about is the anchor, and no one knows which."""
    asked = [slot for slot in slots if slot.placement is not None]
    unasked = len(slots) - len(asked) - 1
    blank = UNKNOWN_LETTER * len(slots[0].pattern)
    return [*asked, *[KnownWord(blank, count=slots[0].count)] * max(0, unasked)]


def _slot(guesses: tuple[Guess, ...], length: int, place: int, count: int | None) -> KnownWord:
    about = [one for one in guesses if (len(one.word), one.place) == (length, place)]
    placement = next((one.placement for one in about), None)
    return KnownWord(pattern_of(about, length), place, count, placement)


def _placement(guesses: tuple[Guess, ...], word: str) -> Placement | None:
    """Where a word lies that was guessed rightly."""
    right = (one for one in guesses if one.is_right and one.word == word)
    return next((one.placement for one in right), None)
