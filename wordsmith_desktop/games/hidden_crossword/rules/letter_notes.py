"""What a player notes of single letters of a word that is looked for: not this one, perhaps that.

They stand beside the free note of the word and cost nothing. They are a player's own thoughts and
may be wrong; so the words that still fit are those that the answers allow (W13–W16), whatever is
crossed out here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, unique

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value


@unique
class LetterMark(Enum):
    """What is thought of a letter at a place of a word."""

    PLAIN = "plain"
    """Nothing yet."""
    OUT = "out"
    """It is not there."""
    LIKELY = "likely"
    """It may well be there."""

    @property
    def next(self) -> LetterMark:
        """What a click makes of it."""
        marks = list(LetterMark)
        return marks[(marks.index(self) + 1) % len(marks)]


class LetterNote(Value):
    """A letter that is crossed out, or likely, at a place of a word that is looked for."""

    length: int
    place: int
    """Of the word, by the alphabet, from 0."""
    spot: int
    """Of the letter in the word, from 0."""
    letter: str
    mark: LetterMark

    @property
    def about(self) -> tuple[int, int, int, str]:
        """What it is a note on."""
        return self.length, self.place, self.spot, self.letter


def mark_of(notes: Iterable[LetterNote], about: tuple[int, int, int, str]) -> LetterMark:
    """What is noted of a letter."""
    return next((one.mark for one in notes if one.about == about), LetterMark.PLAIN)


def with_letter(notes: tuple[LetterNote, ...], note: LetterNote) -> tuple[LetterNote, ...]:
    """The notes with another one, in the place of what stood there; a plain one only takes away."""
    kept = tuple(one for one in notes if one.about != note.about)
    return kept if note.mark is LetterMark.PLAIN else (*kept, note)


def other_notes(
    notes: Iterable[LetterNote], letters: Iterable[str], rng: Rng
) -> Iterator[LetterNote]:
    """Notes on as many of these letters at the same places, with any marks."""
    known = sorted({*letters, *(one.letter for one in notes)})
    turned = dict(zip(known, rng.shuffled(known), strict=True))
    marks = (LetterMark.OUT, LetterMark.LIKELY)
    for one in notes:
        yield LetterNote(one.length, one.place, one.spot, turned[one.letter], rng.choice(marks))
