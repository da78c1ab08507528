"""The verbs of the Hidden Crossword, and the reasons against them."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import Rule, TimeExpired
from wordsmith_desktop.games.common.word_strip import LayRow

from .crossword import Layout
from .letter_notes import LetterMark
from .marks import ClueType


class TurnUp(Value):
    """Have the next letter turned up (W3)."""


class Draw(Value):
    """Chance: a letter comes out of its bag (W3)."""

    letter: str


class CallAnchor(Value):
    """Name a word that the letters hold (W7)."""

    word: str


class DrawAfresh(Value):
    """All letters back into their bags, since they hold no anchor (W7)."""


class GoOn(Value):
    """Everything is seen: from the draw to the building, or from an answer to the next turn."""


class Lay(Value):
    """How the tiles lie now: of the own puzzle, or of the solution that is tried (W8, W18)."""

    layout: Layout


class Finish(Value):
    """The own puzzle is laid (W8–W10)."""


class HandBack(Value):
    """Before anything else is done, the puzzle that was just handed in goes back to its builder."""


class SetPuzzle(Value):
    """The setter: the puzzle for one player alone."""

    layout: Layout


class SetPuzzleAround(Value):
    """The setter: the anchor and the puzzle for one player alone, together (W7, W8)."""

    anchor: str
    layout: Layout


class SetGiven(Value):
    """The setter: a puzzle for one player alone that was made before the match."""

    anchor: str
    pool: str
    """The letters that whoever made it had, as often as there were tiles."""
    layout: Layout


class AgreeOnClue(Value):
    """Settle, for all, what the marks under a guess tell (W12)."""

    clue: ClueType


class MakeGuess(Value):
    """Guess a word (W13)."""

    word: str


class Choose(Value):
    """Ask about one of several words of the same length (W14)."""

    place: int
    """By the alphabet, from 0."""


class ChooseOther(Value):
    """Ask about one of several words of the same length of which nothing is known yet (W14).

    The anchor is left out, since everybody knows it, though not its place among them [ours].
    """

    place: int
    """By the alphabet among those, from 0."""


class Solve(Value):
    """Submit what is laid as the whole puzzle (W18)."""


class Note(Value):
    """Write something beside a word that is looked for."""

    length: int
    place: int
    """By the alphabet, from 0."""
    text: str


class MarkLetter(Value):
    """Cross a letter out at a place of a word that is looked for, or hold it likely there."""

    length: int
    place: int
    """Of the word, by the alphabet, from 0."""
    spot: int
    """Of the letter in the word, from 0."""
    letter: str
    mark: LetterMark


class GiveUp(Value):
    """Stop looking, or building; the match is over."""


Action = (
    TurnUp
    | Draw
    | CallAnchor
    | DrawAfresh
    | GoOn
    | Lay
    | Finish
    | HandBack
    | SetPuzzle
    | SetPuzzleAround
    | SetGiven
    | AgreeOnClue
    | MakeGuess
    | Choose
    | ChooseOther
    | Solve
    | Note
    | MarkLetter
    | GiveUp
    | LayRow
    | Rule
    | TimeExpired
)


@unique
class Why(Enum):
    """Reasons against an action. The names in brackets are the details a rejection carries."""

    BAD_DRAW = "bad_draw"
    ANCHOR_KNOWN = "anchor_known"
    """There is an anchor already (word)."""
    TOO_SHORT = "too_short"
    """An anchor, or a guess, with too few letters (word, least)."""
    NO_LETTERS = "no_letters"
    """Something else than letters A–Z (word)."""
    LETTERS_MISSING = "letters_missing"
    """Letters that are not there, or not so often (word, letters)."""
    NO_REDRAW = "no_redraw"
    """This table never draws afresh."""
    NO_CHANGE = "no_change"
    """Everything lies so already."""
    BAD_TILES = "bad_tiles"
    """Two tiles in one cell, or out of order, or no letters."""
    TOO_MANY_TILES = "too_many_tiles"
    """A letter lies there more often than there are tiles (letter, count)."""
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    NO_SUCH_WORD = "no_such_word"
    """There are not so many words of that length (place, count)."""
    CHOOSE_FIRST = "choose_first"
    """Which word the guess is about is not chosen yet."""
    GUESSED = "guessed"
    """The round's guess is made."""
    NOT_GUESSED = "not_guessed"
    """The round's guess is not made yet."""
    NO_SUCH_SPOT = "no_such_spot"
    """A word of that length has no such place (place, length)."""
    NOTE_TOO_LONG = "note_too_long"
    """(most)"""
    PUZZLE_TOO_LARGE = "puzzle_too_large"
    """A given puzzle with too many letters, or with a word that is too long (most, longest)."""
