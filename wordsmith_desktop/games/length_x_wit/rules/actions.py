"""The verbs of Length × Wit, and the reasons against them."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.games.common.word_strip import LayRow


class Begin(Value):
    """Chance: who begins, and everybody's first tiles (L3)."""

    starter: Seat
    tiles: tuple[tuple[int, ...], ...]
    """The numbers of the tiles, by seat."""


class Draw(Value):
    """Chance: tiles drawn from the bag up to nine, or nine for a swapped set (L4, L5)."""

    tiles: tuple[int, ...]
    """Their numbers."""


class Throw(Value):
    """Chance: a die is drawn, and all dice on the table are rolled (L6)."""

    die: int | None
    """The number of the new die; None where a spent vowel rolls the same dice again."""
    faces: tuple[int, ...]
    """The face of each die on the table from 0, in the order they came, the new one last."""


class ThrowTold(Value):
    """Chance with a printed box: what its dice show, by whichever dice can show it (L6)."""

    dice: tuple[int, ...]
    """The numbers of all dice on the table, no number twice."""
    faces: tuple[int, ...]
    """The face of each from 0."""


class Swap(Value):
    """Swap the whole set of tiles for a new one (L5)."""


class Roll(Value):
    """Draw the first die of the turn and roll it (L6)."""


class Score(Value):
    """Spell a word with all dice and score it (L8)."""

    word: str
    """Folded."""
    tiles: tuple[int, ...]
    """The numbers of the tiles in it."""


class Press(Value):
    """Spell a word with all dice, bank its tiles and roll one die more (L8)."""

    word: str
    tiles: tuple[int, ...]


class Spend(Value):
    """Turn an unbanked vowel face down and roll the same dice again (L8)."""

    tile: int


class GiveUp(Value):
    """See no word, and have no vowel left to spend (L8)."""


class Respond(Value):
    """Spell a word with all dice and own tiles after another's turn (L9)."""

    word: str
    tiles: tuple[int, ...]


class Decline(Value):
    """Respond with nothing (L9)."""


Spelling = Score | Press | Respond
"""The actions that say a word."""

Action = (
    Begin
    | Draw
    | Throw
    | ThrowTold
    | Swap
    | Roll
    | Score
    | Press
    | Spend
    | GiveUp
    | Respond
    | Decline
    | LayRow
    | Rule
    | Object
    | LetStand
    | Vote
    | TimeExpired
)


@unique
class Why(Enum):
    """Reasons against an action. The names in brackets are the details a rejection carries."""

    NO_WORD = "no_word"
    TOO_SHORT = "too_short"
    """One letter is no word (word)."""
    DICE_LEFT = "dice_left"
    """Every die has to be in the word (word, missing)."""
    LETTERS_MISSING = "letters_missing"
    """Neither dice nor the tiles named have these letters (word, missing)."""
    TILES_LEFT = "tiles_left"
    """Tiles that are named are not in the word (word, extra)."""
    NOT_YOURS = "not_yours"
    """A tile that the seat does not hold (tile)."""
    TILE_BANKED = "tile_banked"
    """(tile): its number."""
    TILE_SPENT = "tile_spent"
    TILE_TWICE = "tile_twice"
    NO_VOWEL = "no_vowel"
    """Only a vowel can be spent (letter)."""
    VOWEL_LEFT = "vowel_left"
    """Whoever gives up has no vowel left to spend (letters)."""
    NO_MORE_DICE = "no_more_dice"
    """Every die is on the table."""
    NO_SWAP_HERE = "no_swap_here"
    """The ruleset has no swap."""
    BALANCED = "balanced"
    """The set has enough vowels and consonants (vowels, consonants)."""
    SWAPPED = "swapped"
    """The seat has swapped already."""
    BAD_DRAW = "bad_draw"
    """What chance did does not fit the bags."""
