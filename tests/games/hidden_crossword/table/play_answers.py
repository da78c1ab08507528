"""What the page has to answer to a guess, worked out from the hidden puzzle itself."""

from __future__ import annotations

from typing import Final

from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.value import Value

_WHERE: Final = {
    hc.Placement.ANCHOR: "the anchor word",
    hc.Placement.CROSSBEAM: "a crossbeam",
    hc.Placement.GIRDER: "a girder",
    hc.Placement.POST: "a post",
}
_SAID: Final = {
    hc.Mark.STAR: "right",
    hc.Mark.EARLIER: "earlier",
    hc.Mark.LATER: "later",
    hc.Mark.ELSEWHERE: "elsewhere in the word",
    hc.Mark.NOTHING: "not in the word",
}
_ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


class Hidden(Value):
    """A puzzle that somebody looks for, and the clues that are played with."""

    layout: hc.Layout
    anchor: str
    pool: str
    clue: hc.ClueType

    def words(self, length: int) -> list[hc.SheetWord]:
        """Its words of a length, by the alphabet."""
        return [one for one in hc.sheet_of(self.layout, self.anchor) if len(one.word) == length]

    @property
    def others(self) -> list[hc.SheetWord]:
        """Its words beside the anchor, short ones first; those of two letters are told."""
        listed = hc.sheet_of(self.layout, self.anchor)
        return [one for one in listed if one.word != self.anchor and len(one.word) > 2]

    def sentence(self, guess: str, place: int) -> str:
        """What stands beside a guess, asked about the word at that place."""
        words = self.words(len(guess))
        if not words:
            return f"There is no word of {len(guess)} letters."
        where = _WHERE[words[place].placement]
        found = "You have found the word! " if words[place].word == guess else ""
        if len(words) == 1:
            return f"{found}There is one word of {len(guess)} letters: {where}."
        which = f"The {_ORDINALS[place]} is {where}."
        return f"{found}There are {len(words)} words of {len(guess)} letters. {which}"

    def marked(self, guess: str, place: int) -> str:
        """The marks under a guess, spelled out."""
        words = self.words(len(guess))
        if not words:
            return guess
        said, has_arrow = [], False
        marks = hc.marks_of(self.clue, words[place].word, guess)
        for letter, mark in zip(guess, marks, strict=True):
            is_arrow = mark in (hc.Mark.EARLIER, hc.Mark.LATER)
            first = " in the alphabet" if is_arrow and not has_arrow else ""
            said.append(f"{letter} {_SAID[mark]}{first}")
            has_arrow = has_arrow or is_arrow
        return f"{guess}: {', '.join(said)}"

    @property
    def unused(self) -> str:
        """The letters that are told, each with its copies."""
        left = sorted(hc.Crossword(self.layout).left_over(self.pool))
        return " ".join(letter * left.count(letter) for letter in dict.fromkeys(left)) or "none"

    @property
    def short_words(self) -> str:
        """The two-letter words that are told."""
        return ", ".join(one.word for one in self.words(2)) or "none"
