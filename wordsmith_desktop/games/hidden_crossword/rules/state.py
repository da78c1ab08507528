"""The state of a match: flat, frozen, plain values; helpers return the state one step on."""

from __future__ import annotations

from collections import Counter
from enum import Enum, unique
from functools import lru_cache
from typing import TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import FrozenState, Value
from wordsmith_desktop.games.common.table_rules import TableProgress
from wordsmith_desktop.games.common.word_strip import EMPTY, Row
from wordsmith_desktop.lexicon.rulings import Ruling

from .clues import Attempt, Guess, Placement, Record, SheetWord, sheet_of
from .crossword import Crossword, Demands, Layout
from .letter_notes import LetterNote
from .letters import CONSONANTS, VOWELS, DrawnLetter, is_complete, pool_of
from .ruleset import Ruleset


@unique
class Phase(Enum):
    """Where a match stands."""

    DRAW = "draw"
    """Letters turn up, and somebody may call the anchor."""
    ANCHOR = "anchor"
    """All letters are there, but no anchor yet."""
    DEALT = "dealt"
    """Letters and anchor are there."""
    BUILD = "build"
    """One after the other builds a puzzle."""
    SETTING = "setting"
    """The computer makes a puzzle."""
    CLUE = "clue"
    """All puzzles are laid, and the clue type is to be agreed on (W12)."""
    GUESS = "guess"
    OVER = "over"


@unique
class About(Enum):
    """What the dictionary is asked for."""

    ANCHOR = "anchor"
    PUZZLE = "puzzle"
    GUESS = "guess"
    SOLUTION = "solution"


@unique
class GuessStage(Enum):
    """Where a turn of the guessing stands."""

    GUESS = "guess"
    """A guess or a solution is to be made."""
    CHOICE = "choice"
    """Which word of that length is asked about is to be chosen (W14)."""
    ANSWERED = "answered"
    """The answer is there, and notes may be taken."""


class Inquiry(Value):
    """Words that wait for the dictionary."""

    seat: Seat
    about: About
    words: tuple[str, ...]
    """Those not judged yet."""
    refused: tuple[Ruling, ...] = ()


class NoteLine(Value):
    """What is noted beside a word that is looked for."""

    length: int
    place: int
    text: str


class PlayerState(Value):
    """What one seat has."""

    draft: Layout = ()
    """The own puzzle as it lies; secret."""
    is_ready: bool = False
    """Whether the own puzzle is finished."""
    records: tuple[Record, ...] = ()
    """The recording sheet, in order."""
    solution: Layout = ()
    """The other's puzzle as far as it is laid."""
    notes: tuple[NoteLine, ...] = ()
    letter_notes: tuple[LetterNote, ...] = ()
    """What is thought of single letters of the words that are looked for."""

    def record_of(self, number: int) -> Record | None:
        """The last line of that round."""
        last = self.records[-1] if self.records else None
        return last if last is not None and last.round == number else None

    @property
    def has_solved(self) -> bool:
        """Whether a submitted puzzle was right."""
        return any(isinstance(one, Attempt) and one.is_right for one in self.records)


class State(FrozenState):
    """Everything about a match."""

    ruleset: Ruleset
    """With the clue type that was agreed on, once it is (W12)."""
    players: tuple[PlayerState, ...]
    phase: Phase = Phase.DRAW
    bag: str = VOWELS + CONSONANTS
    """Letters not drawn yet."""
    drawn: tuple[DrawnLetter, ...] = ()
    aside: str = ""
    """Red consonants out of play (W4)."""
    is_turning: bool = False
    """Whether chance is to draw."""
    anchor: str = ""
    """Empty while there is none (W7)."""
    anchor_seat: Seat | None = None
    """Who saw it; None where the computer named it."""
    computers: Layout = ()
    """The puzzle for one player alone, of the computer's or given."""
    given: str = ""
    """The letters of a puzzle that was given; empty where they are drawn."""
    seat: Seat = 0
    """Whose turn it is, while building and guessing."""
    round: int = 0
    """Of the guessing, from 1."""
    is_done: bool = False
    """Whether the turn's guess is spent."""
    row: Row = EMPTY
    """The guess as far as it is spelled; secret."""
    inquiry: Inquiry | None = None
    given_up: Seat | None = None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    @property
    def is_solo(self) -> bool:
        """Whether one player solves a puzzle of the computer's."""
        return len(self.players) == 1

    @property
    def pool(self) -> str:
        """Every player's tiles, as far as they are drawn."""
        return self.given or pool_of(self.drawn, self.ruleset.pool.extent)

    @property
    def is_drawn(self) -> bool:
        """Whether all letters are there."""
        return is_complete(self.drawn, self.ruleset.pool.extent)

    @property
    def demands(self) -> Demands:
        """What a grid has to fulfil."""
        rules = self.ruleset
        return Demands(self.anchor, self.pool, rules.least_words, rules.may_repeat)

    def target(self, seat: Seat) -> Layout:
        """The puzzle that a seat looks for."""
        return self.computers if self.is_solo else self.players[1 - seat].draft

    def solves(self, layout: Layout, seat: Seat) -> bool:
        """Whether a puzzle has the words of the one that the seat looks for (W19).

        It has no other words, unless the table lets it.
        """
        laid, wanted = Counter(Crossword(layout).words), Counter(Crossword(self.target(seat)).words)
        return not wanted - laid and (self.ruleset.allows_more_words or not laid - wanted)

    def stands_by_itself(self, word: str, seat: Seat) -> bool:
        """Whether a word needs no dictionary, since whoever gave the puzzle laid it there."""
        return self.ruleset.is_given and word in Crossword(self.target(seat)).words

    def sheet(self, seat: Seat) -> tuple[SheetWord, ...]:
        """The words that a seat is asking about, by length and alphabet (W11, W14)."""
        rules = self.ruleset
        is_listed = rules.lists_anchor and rules.counts_anchor
        return _sheet(self.target(seat), self.anchor, is_listed)

    def told(self, layout: Layout) -> tuple[str, tuple[str, ...]]:
        """The letters that a puzzle leaves over and its two-letter words (W10)."""
        return _told(layout, self.pool)

    @property
    def stage(self) -> GuessStage:
        """Where the turn stands, while guessing."""
        last = self.players[self.seat].record_of(self.round)
        if self.is_done:
            return GuessStage.ANSWERED
        is_open = isinstance(last, Guess) and last.is_open
        return GuessStage.CHOICE if is_open else GuessStage.GUESS


@lru_cache(maxsize=64)
def _sheet(layout: Layout, anchor: str, lists_anchor: bool) -> tuple[SheetWord, ...]:
    return sheet_of(layout, anchor, lists_anchor=lists_anchor)


@lru_cache(maxsize=64)
def _told(layout: Layout, pool: str) -> tuple[str, tuple[str, ...]]:
    grid = Crossword(layout)
    return grid.left_over(pool), tuple(word for word in grid.words if len(word) == 2)


def words_of_length(sheet: tuple[SheetWord, ...], length: int) -> tuple[SheetWord, ...]:
    """The sheet's words of one length, by the alphabet."""
    return tuple(one for one in sheet if len(one.word) == length)


def unasked_places(state: State, seat: Seat, length: int) -> tuple[int, ...]:
    """The places of the words of a length that a seat has not asked about, but for the anchor's."""
    guesses = (one for one in state.players[seat].records if isinstance(one, Guess))
    asked = {one.place for one in guesses if len(one.word) == length}
    words = enumerate(words_of_length(state.sheet(seat), length))
    return tuple(
        place
        for place, one in words
        if place not in asked and one.placement is not Placement.ANCHOR
    )


def new_state(ruleset: Ruleset, seats: int) -> State:
    """The state before anything is drawn."""
    if ruleset.is_given:
        return State(ruleset=ruleset, players=(PlayerState(),) * seats, phase=Phase.SETTING)
    is_turning = ruleset.names_anchor
    return State(ruleset=ruleset, players=(PlayerState(),) * seats, is_turning=is_turning)


Progress: TypeAlias = TableProgress[State]
"""Its events are for everybody but for what `tell_only` tells."""
