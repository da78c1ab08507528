"""What the page has to answer to a guess, worked out from the hidden puzzle itself."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.hidden_crossword.rules.clues import Placement, SheetWord, sheet_of
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Crossword, Layout
from wordsmith_desktop.games.hidden_crossword.rules.marks import ClueType, Mark, marks_of

_WHERE: Final = {
    Placement.ANCHOR: "the anchor word",
    Placement.CROSSBEAM: "a crossbeam",
    Placement.GIRDER: "a girder",
    Placement.POST: "a post",
}
_SAID: Final = {
    Mark.STAR: "right",
    Mark.EARLIER: "earlier",
    Mark.LATER: "later",
    Mark.ELSEWHERE: "elsewhere in the word",
    Mark.NOTHING: "not in the word",
}
_ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


class Hidden(Value):
    """A puzzle that somebody looks for, and the clues that are played with."""

    layout: Layout
    anchor: str
    pool: str
    clue: ClueType

    def words(self, length: int) -> list[SheetWord]:
        """Its words of a length, by the alphabet."""
        return [one for one in sheet_of(self.layout, self.anchor) if len(one.word) == length]

    @property
    def others(self) -> list[SheetWord]:
        """Its words beside the anchor, short ones first; those of two letters are told."""
        listed = sheet_of(self.layout, self.anchor)
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
        marks = marks_of(self.clue, words[place].word, guess)
        for letter, mark in zip(guess, marks, strict=True):
            is_arrow = mark in (Mark.EARLIER, Mark.LATER)
            first = " in the alphabet" if is_arrow and not has_arrow else ""
            said.append(f"{letter} {_SAID[mark]}{first}")
            has_arrow = has_arrow or is_arrow
        return f"{guess}: {', '.join(said)}"

    @property
    def unused(self) -> str:
        """The letters that are told, each with its copies."""
        left = sorted(Crossword(self.layout).left_over(self.pool))
        return " ".join(letter * left.count(letter) for letter in dict.fromkeys(left)) or "none"

    @property
    def short_words(self) -> str:
        """The two-letter words that are told."""
        return ", ".join(one.word for one in self.words(2)) or "none"
