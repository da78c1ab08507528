"""What can be chosen before a match; every house choice of the rule ledger is a field."""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.lexicon.languages import code_of, ours_of

from .pieces import SUPPLY, Counts, letter_weights


@unique
class Mode(Enum):
    """How words are made."""

    STANDARD = "standard"
    """Words are called aloud (R10–R25)."""
    SECRET = "secret"
    """Words are written silently and checked at the end (R27–R30)."""
    WORD_BY_WORD = "word_by_word"
    """Six common steps with three dice each (R36–R45)."""
    WARM_UP = "warm_up"
    """Ten pieces, two minutes, as many words as possible (R46); without a clock until all are
    done."""


@unique
class TableMode(Enum):
    """How several people share one computer."""

    TURNS = "turns"
    BUZZER = "buzzer"
    CURTAIN = "curtain"


@unique
class RequiredLetters(Enum):
    """Where the six letters of the advanced game come from (R31)."""

    NONE = "none"
    RANDOM = "random"
    WORD = "word"
    """Those of a word that the starting seat names and the dictionary knows."""
    LETTERS = "letters"
    """Any that the starting seat names."""


@unique
class Fault(Enum):
    """Why a ruleset cannot be played."""

    SEATS = "seats"
    TABLE = "table"
    REFEREE = "referee"
    CHALLENGES = "challenges"
    HANDICAP = "handicap"
    GIVEN = "given"
    NUMBERS = "numbers"
    LANGUAGE = "language"
    LETTERS = "letters"
    """The warm-up has no rows that could ask for letters, and no word has one letter."""
    MATCH_TIME = "match_time"


SEATS = range(1, 5)
SHORTEST_WORD = 2
"""Letters of the shortest word that any dictionary has (R7)."""
TABLES: dict[Mode, tuple[TableMode, ...]] = {
    Mode.STANDARD: (TableMode.TURNS, TableMode.BUZZER),
    Mode.SECRET: (TableMode.CURTAIN,),
    Mode.WORD_BY_WORD: (TableMode.CURTAIN, TableMode.TURNS),
    Mode.WARM_UP: (TableMode.CURTAIN, TableMode.TURNS),
}
"""The table modes each way to play allows for several people, the default first."""
MATCH_TIMED = (Mode.STANDARD, Mode.WORD_BY_WORD)
"""The ways to play that one player alone can play as a whole against the clock."""


class Ruleset(Value, kw_only=True):
    """One way to play. Fields marked (house) settle what the printed rules leave open."""

    LATER: ClassVar = frozenset({"own_letters"})
    """See `core.later`."""

    language: str = "en"
    """The rules' language, "en" or "de"."""
    dictionary: str = "en"
    """The dictionary's tag."""
    mode: Mode = Mode.STANDARD
    required: RequiredLetters = RequiredLetters.NONE
    table: TableMode = TableMode.TURNS
    referee: Referee = Referee.AUTOMATIC
    challenges: int = 3
    """How many are played, 1–3 (R10, R45)."""
    words: int = 6
    """The goal of each challenge (R10)."""
    white_boxes: int = 6
    blue_boxes: int = 6
    handicaps: tuple[int, ...] = ()
    """White boxes crossed out at the start of the first challenge, by seat (R26)."""
    given: Counts | None = None
    """Pieces everyone starts with in place of the set-up roll (R47)."""
    clock: Clock = Clock.OFF
    turn_seconds: int = 60
    match_seconds: int = 0
    """Seconds for the whole match of one player alone; 0 is without end (house)."""
    bench_seconds: int = 30
    """How long whoever buzzes has the bench; 0 is without end (house)."""
    lockout_seconds: int = 10
    """How long a failed bench keeps its seat from buzzing (house)."""
    rolls_a_turn: int = 0
    """R11: how often somebody may roll before the next word or pass; 0 is as often as they like
    (house)."""
    min_word_length: int = 2
    """R7 (house). No dictionary has words of 1."""
    accepts_possessives: bool = False
    """R6: whether English words count with what makes them owners, as in BAG'S (house)."""
    counts_repeats: bool = True
    """R5: whether a second E is a new letter beside a first (house)."""
    j_is_long: bool = False
    """R1: J as a long piece on a curve in place of a short one (house)."""
    y_is_long: bool = False
    """R1: Y from a long and a short piece in place of three shorts (house)."""
    has_marks: bool = True
    """R3: whether hyphen and apostrophe can be built (house)."""
    redeals_dull: bool = False
    """R9: whether the first pieces are rolled again where they make no vowel, or where two of the
    four shapes are missing (house)."""
    set_up_stars_choose: bool = False
    """R9: whether a star at set-up lets everyone choose a piece (house)."""
    start_moves_on: bool = True
    """Whether the next challenge starts with the next seat (house)."""
    own_repeats: bool = False
    """R28, R44: whether a sheet may hold a word twice in a challenge (house)."""
    shares_words: bool = False
    """R44: whether in Word by Word a word may stand on several sheets (house)."""
    passed_circles_cost: bool = False
    """R44: whether circles of a passed row cost discard boxes (house)."""
    vote: VoteRule = VoteRule.MAJORITY
    warm_up_pieces: int = 10
    warm_up_seconds: int = 120
    warm_up_counts_letters: bool = False
    """R46: whether a word of the warm-up counts its letters in place of one (house)."""
    warm_up_needs_new: bool = False
    """R46: whether R5 applies to the warm-up (house)."""
    own_letters: str = ""
    """How often letters are drawn in another language than ours, see `pieces.letter_weights`
    (house); empty for those that come with the language."""

    @property
    def material(self) -> str:
        """What letters are drawn by: weights of their own, else those of a language of ours."""
        return self.own_letters or ours_of(self.language)

    @property
    def boxes(self) -> int:
        """All discard boxes of a challenge, white and blue (R19)."""
        return self.white_boxes + self.blue_boxes

    @property
    def needs_new_letter(self) -> bool:
        """Whether a word needs a letter that the one before it lacks (R5, R46)."""
        return self.mode is not Mode.WARM_UP or self.warm_up_needs_new

    @property
    def counts_letters(self) -> bool:
        """Whether a word is worth its letters, and not one point (R24, R46)."""
        return self.mode is not Mode.WARM_UP or self.warm_up_counts_letters

    @property
    def refuses_claimed(self) -> bool:
        """Whether a word that somebody has is not open to others (R16, R28, R44, R46).

        Then all must know which words are claimed, even where building is hidden.
        """
        is_by_steps = self.mode is Mode.WORD_BY_WORD
        return self.mode is Mode.STANDARD or (is_by_steps and not self.shares_words)


def faults(ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
    """Every reason why this ruleset cannot be played by so many people; empty means it can."""
    tables = TABLES[ruleset.mode] if seats > 1 else (TableMode.TURNS,)
    wrong = {
        Fault.LANGUAGE: not (code_of(ruleset.language) and _has_material(ruleset)),
        Fault.LETTERS: _asks_in_vain(ruleset),
        Fault.SEATS: seats not in SEATS,
        Fault.TABLE: ruleset.table not in tables,
        Fault.REFEREE: ruleset.referee is not Referee.AUTOMATIC and seats < 2,
        Fault.CHALLENGES: not 1 <= ruleset.challenges <= 3,
        Fault.HANDICAP: not are_handicaps(ruleset.handicaps, ruleset.white_boxes, seats),
        Fault.GIVEN: not _is_given(ruleset.given, seats),
        Fault.NUMBERS: not _are_numbers_sane(ruleset),
        Fault.MATCH_TIME: not _can_be_timed(ruleset, seats),
    }
    return tuple(Rejection.of(fault) for fault, is_wrong in wrong.items() if is_wrong)


def are_handicaps(handicaps: tuple[int, ...], white_boxes: int, seats: int) -> bool:
    """Whether so many of the white boxes can be crossed out, by seat (R26)."""
    return len(handicaps) <= seats and all(0 <= crossed <= white_boxes for crossed in handicaps)


def _asks_in_vain(ruleset: Ruleset) -> bool:
    """Whether letters are required where no sheet has rows for them (R46), or a word of one letter,
    which no dictionary has (R7, R31)."""
    if ruleset.mode is Mode.WARM_UP:
        return ruleset.required is not RequiredLetters.NONE
    return ruleset.required is RequiredLetters.WORD and ruleset.words < SHORTEST_WORD


def _is_given(given: Counts | None, seats: int) -> bool:
    return given is None or all(
        0 <= count * seats <= supply for count, supply in zip(given, SUPPLY, strict=True)
    )


def _can_be_timed(ruleset: Ruleset, seats: int) -> bool:
    return not ruleset.match_seconds or (seats == 1 and ruleset.mode in MATCH_TIMED)


def _are_numbers_sane(ruleset: Ruleset) -> bool:
    spans = (
        ruleset.turn_seconds,
        ruleset.match_seconds or 1,
        ruleset.bench_seconds or 1,
        ruleset.lockout_seconds,
        ruleset.warm_up_seconds,
    )
    return (
        all(1 <= span <= 3600 for span in spans)
        and 1 <= ruleset.words <= 12
        and 0 <= ruleset.white_boxes <= 20
        and 0 <= ruleset.blue_boxes <= 20
        and 0 <= ruleset.rolls_a_turn <= 20
        and 1 <= ruleset.min_word_length <= 6
        and 1 <= ruleset.warm_up_pieces <= 15
    )


def short(ruleset: Ruleset, _seats: int) -> Ruleset:
    """The same for a short evening: one challenge."""
    return replace(ruleset, challenges=1)


def _has_material(ruleset: Ruleset) -> bool:
    """Whether what it says of its own material can be read."""
    try:
        letter_weights(ruleset.material)
    except (ValueError, KeyError):
        return False
    return True
