"""What happens in the Hidden Crossword, in the past tense, enough to animate it."""

from __future__ import annotations

from typing import ClassVar

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.lexicon.rulings import Ruling

from .clues import Guess, Record
from .crossword import Crossword, Layout
from .letters import DrawnLetter
from .marks import ClueType


class LetterWanted(TableEvent):
    """Somebody had the next letter turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat


class LetterDrawn(TableEvent):
    """A letter turned up (W3, W5)."""

    reveals: ClassVar[bool] = True
    drawn: DrawnLetter


class LaidAside(TableEvent):
    """A red consonant too many went out of play (W4)."""

    reveals: ClassVar[bool] = True
    letter: str


class DrawEnded(TableEvent):
    """All letters are there (W3, W6)."""

    pool: str
    has_extra_u: bool


class AnchorCalled(TableEvent):
    """Somebody named a word (W7)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.word,)


class AnchorNoted(TableEvent):
    """The word is the anchor of both puzzles (W7)."""

    seat: Seat | None
    """Who saw it; None where the computer named it."""
    word: str

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.word,)


class AnchorRefused(TableEvent):
    """It is no word, and the draw goes on (W7)."""

    seat: Seat
    ruling: Ruling

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.ruling.word,)


class DrawnAfresh(TableEvent):
    """The letters went back into their bags (W7)."""

    reveals: ClassVar[bool] = True
    seat: Seat


class TilesLaid(TableEvent):
    """Somebody laid or moved tiles; only they see them."""

    seat: Seat
    is_solution: bool = False
    """Whether they are of the whole puzzle that is looked for, and not of the own one."""


class GridJudged(TableEvent):
    """A grid is with the dictionary; only its builder knows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    is_solution: bool = False
    """As with `TilesLaid`."""


class GridRefused(TableEvent):
    """A grid holds what is no word; only its builder knows (W9)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rulings: tuple[Ruling, ...]

    @property
    def played_words(self) -> tuple[str, ...]:
        return tuple(ruling.word for ruling in self.rulings)


class PuzzleWanted(TableEvent):
    """The computer is to make a puzzle."""

    reveals: ClassVar[bool] = True


class PuzzleReady(TableEvent):
    """Somebody's puzzle is laid (W8)."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    """None for the computer's."""


class PuzzleHandedBack(TableEvent):
    """Somebody builds on at a puzzle that was handed in."""

    reveals: ClassVar[bool] = True
    seat: Seat


class ClueAgreed(TableEvent):
    """The clue type is settled for all (W12)."""

    reveals: ClassVar[bool] = True
    clue: ClueType


class LettersTold(TableEvent):
    """What the puzzles leave over, and their two-letter words (W10)."""

    reveals: ClassVar[bool] = True
    unused: tuple[str, ...]
    """By puzzle: the seats' own, or the computer's alone."""
    short_words: tuple[tuple[str, ...], ...]
    """Likewise."""

    @property
    def played_words(self) -> tuple[str, ...]:
        return tuple(word for words in self.short_words for word in words)


class GuessMade(TableEvent):
    """A guess is with the dictionary; only its player knows (W13)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.word,)


class GuessRefused(TableEvent):
    """It is no word, which costs nothing; only its player knows (W13)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    ruling: Ruling


class GuessAnswered(TableEvent):
    """What is answered so far; only its player knows (W14)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    guess: Guess

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.guess.word,)


class SolutionJudged(TableEvent):
    """A whole puzzle was submitted; only its player knows until the round is over (W18)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    layout: Layout
    is_right: bool

    @property
    def played_words(self) -> tuple[str, ...]:
        return Crossword(self.layout).words


class Noted(TableEvent):
    """Somebody wrote a note, or marked a letter; only they see it."""

    seat: Seat


class GuessSeen(TableEvent):
    """What was guessed in the round that is over; whose puzzle it is about sees it (W14)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    """Who guessed."""
    record: Record

    @property
    def played_words(self) -> tuple[str, ...]:
        if isinstance(self.record, Guess):
            return (self.record.word,)
        return Crossword(self.record.layout).words


class RoundEnded(TableEvent):
    """Both have had their guess (W20)."""

    reveals: ClassVar[bool] = True
    round: int
    attempts: tuple[tuple[Seat, bool], ...]
    """Who submitted a whole puzzle in it, and whether it was right."""


class MatchTimeRanOut(TableEvent):
    """The time for the whole match is up, which ends it."""

    reveals: ClassVar[bool] = True
    seat: Seat


class GaveUp(TableEvent):
    """Somebody stopped looking."""

    reveals: ClassVar[bool] = True
    seat: Seat
