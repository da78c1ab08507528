"""Somebody's own hidden words on paper, and what is to be answered to the other's guesses."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.folding import LETTERS

from .clues import Guess, Placement, SheetWord, answered
from .marks import ClueType
from .ruleset import LONGEST_WORD
from .state import words_of_length

SHORTEST: Final = 2
"""Letters of the shortest run that is a word (W9)."""


@unique
class WordWhy(Enum):
    """Why a word cannot be taken."""

    LETTERS = "letters"
    """It has something else than the letters A to Z."""
    LENGTH = "length"
    TWICE = "twice"
    """The same word stands there already (W11)."""
    ANCHOR = "anchor"
    """There is another anchor already (W8)."""


def faults_of(word: str) -> tuple[WordWhy, ...]:
    """Why a folded word can be none of a puzzle's, nor a guess; empty where it can."""
    wrong = {
        WordWhy.LETTERS: not set(word) <= set(LETTERS),
        WordWhy.LENGTH: not SHORTEST <= len(word) <= LONGEST_WORD,
    }
    return tuple(why for why, is_wrong in wrong.items() if is_wrong)


class OwnWords(Value):
    """The words of one paper puzzle, as they were told, and the guesses that were answered."""

    told: tuple[SheetWord, ...] = ()
    """In the order in which they were told."""
    guesses: tuple[Guess, ...] = ()
    """The last one may still be open: about which word it is has to be chosen first (W14)."""

    @property
    def sheet(self) -> tuple[SheetWord, ...]:
        """The words by length, alphabetically within a length (W11)."""
        return tuple(sorted(self.told, key=lambda one: (len(one.word), one.word)))

    def faults(self, word: str, placement: Placement) -> tuple[WordWhy, ...]:
        """Why a folded word cannot be added there; empty where it can."""
        wrong = {
            WordWhy.TWICE: any(one.word == word for one in self.told),
            WordWhy.ANCHOR: placement is Placement.ANCHOR
            and any(one.placement is Placement.ANCHOR for one in self.told),
        }
        return (*faults_of(word), *(why for why, is_wrong in wrong.items() if is_wrong))

    def with_word(self, word: str, placement: Placement) -> OwnWords:
        """With one word more; what was answered before holds no longer."""
        return OwnWords((*self.told, SheetWord(word, placement)))

    def without_last(self) -> OwnWords:
        """Without the word that was told last."""
        return OwnWords(self.told[:-1])

    def guessed(self, word: str, clue: ClueType, *, counts_repeats: bool = True) -> OwnWords:
        """With the answer to a folded guess: how many words of that length there are, and of a
        single one the rest (W14). A guess that was still open is dropped."""
        done = tuple(guess for guess in self.guesses if not guess.is_open)
        words = words_of_length(self.sheet, len(word))
        guess = Guess(len(done) + 1, word, len(words))
        if len(words) == 1:
            guess = answered(guess, 0, words[0], clue, counts_repeats=counts_repeats)
        return replace(self, guesses=(*done, guess))

    def chosen(self, place: int, clue: ClueType, *, counts_repeats: bool = True) -> OwnWords:
        """With the open guess about the word at that alphabetical place, from 0 (W14)."""
        *done, guess = self.guesses
        word = words_of_length(self.sheet, len(guess.word))[place]
        about = answered(guess, place, word, clue, counts_repeats=counts_repeats)
        return replace(self, guesses=(*done, about))

    def marked_by(self, clue: ClueType, *, counts_repeats: bool = True) -> OwnWords:
        """With every answer in that type of clue (W12)."""
        again = tuple(
            guess
            if guess.place is None
            else answered(
                guess,
                guess.place,
                words_of_length(self.sheet, len(guess.word))[guess.place],
                clue,
                counts_repeats=counts_repeats,
            )
            for guess in self.guesses
        )
        return replace(self, guesses=again)
