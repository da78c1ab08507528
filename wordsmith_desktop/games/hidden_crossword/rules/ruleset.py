"""What can be chosen before a match; every house choice of the rule ledger is a field."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final, NamedTuple

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.lexicon.languages import code_of

from .letters import PRINTED, SMALL, Extent
from .marks import ClueType


class Band(NamedTuple):
    """How common words may be: ten times the Zipf value, held down for words few people know."""

    least: int
    most: int

    def holds(self, commonness: int) -> bool:
        """Tell whether a word of such commonness may be used."""
        return self.least <= commonness <= self.most


@unique
class Difficulty(Enum):
    """How well known the words of a puzzle are."""

    EASY = "easy"
    """Everyday words: met three times in a million words or more, and widely known."""
    MEDIUM = "medium"
    """Words that most people know: three times in ten million or more, and widely known."""
    HARD = "hard"
    """Seldom met words: less than once in a million, but in a general dictionary."""
    GIVEN = "given"
    """As whoever made the puzzle chose them, be it a friend or the player: nothing is drawn."""

    @property
    def min_commonness(self) -> int:
        """Ten times the Zipf value from which a solver expects words; those of a hard puzzle may
        be any."""
        return _EXPECTED[self]

    @property
    def bands(self) -> tuple[Band, ...]:
        """What a puzzle takes its words from; a later band where too many letters are left over."""
        return _BANDS[self]


_EVERYDAY: Final = Band(35, 255)
_KNOWN: Final = Band(25, 255)
_SELDOM: Final = Band(15, 29)
_ALL: Final = Band(0, 255)
LEVELS: Final = (Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD)
"""Those that the computer makes puzzles of."""
_BANDS: Final = {
    Difficulty.EASY: (_EVERYDAY, _KNOWN, _ALL),
    Difficulty.MEDIUM: (_KNOWN, _ALL),
    Difficulty.HARD: (_SELDOM, _ALL),
    Difficulty.GIVEN: (_ALL,),
}
_EXPECTED: Final = {
    Difficulty.EASY: 35,
    Difficulty.MEDIUM: 25,
    Difficulty.HARD: 0,
    Difficulty.GIVEN: 0,
}


@unique
class Density(Enum):
    """How close the words of the computer's puzzle lie (W9)."""

    OPEN = "open"
    """Words cross, and touch nothing else."""
    DENSE = "dense"
    """Words may touch along their sides as well, wherever that makes words."""


@unique
class NoAnchor(Enum):
    """What happens where no word of four letters can be made of all letters (W7)."""

    REDRAW = "redraw"
    """The letters are drawn afresh."""
    SHORTER = "shorter"
    """A word of three letters will do, too."""


@unique
class Pool(Enum):
    """How many tiles everybody gets (W3–W5)."""

    SIXTEEN = "sixteen"
    TEN = "ten"
    """Five consonants and three vowels, one of each twice (house)."""

    @property
    def extent(self) -> Extent:
        """What is drawn for it."""
        return PRINTED if self is Pool.SIXTEEN else SMALL


@unique
class Fault(Enum):
    """Why a ruleset cannot be played."""

    SEATS = "seats"
    LANGUAGE = "language"
    NUMBERS = "numbers"
    ALONE = "alone"
    """Something that only one player alone can have."""
    POOL = "pool"
    """A small pool, of which the computer makes no puzzle."""


SEATS = range(1, 3)
"""Two build for one another; one alone solves a puzzle of the computer's."""
ANCHOR_LETTERS = 4
"""The shortest anchor (W7)."""
SHORTEST_ANCHOR = 3
"""That of a puzzle that is given, and where a house takes it for want of a longer one (W7)."""
MOST_TILES = 40
"""Letters of the largest puzzle that can be given: more than twice what the rules deal."""
LONGEST_WORD = 15
"""Letters of its longest word: no dictionary lists longer ones."""
LONGEST_MATCH = 86_400
"""The most seconds that a whole match can be given."""


class Ruleset(Value, kw_only=True):
    """One way to play. Fields marked (house) settle what the printed rules leave open."""

    language: str = "en"
    dictionary: str = "en"
    """The dictionary's tag (W9)."""
    clue: ClueType = ClueType.ALPHABET
    """W12."""
    settles_clue_late: bool = False
    """W12: whether the clue type is agreed on between building and guessing (house); `clue` is
    the one that is proposed then."""
    pool: Pool = Pool.SIXTEEN
    """W3: how many tiles two get (house)."""
    doubles_in_anchor: bool = False
    """W7: whether doubled letters count twice for the anchor during the draw (house)."""
    offers_anchors: bool = True
    """W7: whether the program offers anchors, if asked, once nobody saw one (house)."""
    no_anchor: NoAnchor = NoAnchor.REDRAW
    """W7 (house)."""
    least_words: int = 1
    """W9: words beside the anchor (house)."""
    lists_anchor: bool = True
    """W11: whether the anchor stands on the recording sheet; else nobody asks about it (house)."""
    may_repeat: bool = False
    """W11: whether the same word may stand twice in a puzzle (house)."""
    limits_copies: bool = True
    """W13: whether a guess has a letter no more often than there are tiles (house)."""
    counts_anchor: bool = True
    """W14: whether the anchor counts among the words of its length."""
    guesses_stay_hidden: bool = False
    """W14: whether nobody sees before the end what the other has guessed about the own puzzle
    (house)."""
    counts_repeats: bool = True
    """W16: whether a letter gets no more marks than the word holds of it (house)."""
    solving_takes_round: bool = True
    """W18: whether a wrong puzzle takes the round's guess (house)."""
    allows_more_words: bool = False
    """W19: whether a puzzle is right that has all words looked for, and more (house)."""
    shows_candidates: bool = True
    """Whether the program tells which words still fit all clues (house)."""
    difficulty: Difficulty = Difficulty.MEDIUM
    """Of the puzzle for one player alone; a given one comes with its letters and its anchor."""
    density: Density = Density.OPEN
    """Of the puzzle that the computer makes for one player alone."""
    clock: Clock = Clock.OFF
    """A hard one ends a turn; building is never cut off."""
    build_minutes: int = 15
    turn_seconds: int = 180
    names_anchor: bool = False
    """Alone: the computer names the anchor along with its puzzle, so that the same letters give
    the same puzzle (house)."""
    match_seconds: int = 0
    """Seconds for the whole match of one player alone; 0 is without end (house). No turn is timed
    then, and a hard clock ends the match."""

    @property
    def is_given(self) -> bool:
        """Whether somebody made the puzzle before the match."""
        return self.difficulty is Difficulty.GIVEN

    @property
    def forbids_hints(self) -> bool:
        """Whether the dictionary answers only for words that were played."""
        return not self.shows_candidates


def faults(ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
    """Every reason why this ruleset cannot be played by so many people; empty means it can."""
    wrong = {
        Fault.SEATS: seats not in SEATS,
        Fault.LANGUAGE: not code_of(ruleset.language),
        Fault.NUMBERS: not (
            0 <= ruleset.least_words <= 5
            and 1 <= ruleset.build_minutes <= 60
            and 1 <= ruleset.turn_seconds <= 3600
            and 0 <= ruleset.match_seconds <= LONGEST_MATCH
        ),
        Fault.ALONE: seats > 1 and _is_for_one(ruleset),
        Fault.POOL: seats == 1 and ruleset.pool is not Pool.SIXTEEN,
    }
    return tuple(Rejection.of(fault) for fault, is_wrong in wrong.items() if is_wrong)


def _is_for_one(ruleset: Ruleset) -> bool:
    return ruleset.is_given or ruleset.names_anchor or ruleset.match_seconds > 0


def short(ruleset: Ruleset, seats: int) -> Ruleset:
    """The same for a short evening: ten letters, or alone a puzzle of everyday words."""
    if seats > 1:
        return replace(ruleset, pool=Pool.TEN)
    return replace(ruleset, difficulty=Difficulty.EASY)
