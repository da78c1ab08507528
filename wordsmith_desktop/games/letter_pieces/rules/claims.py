"""Words about to be claimed: what lies built, what it costs, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.rulings import Reason

from .actions import Why
from .alphabet import Alphabet, AlphabetChoices, JForm, YForm
from .bench import cell_of, to_cell
from .pieces import Placed, Pose
from .recognition import BenchReading, read_bench
from .ruleset import Mode, Ruleset
from .scoring import open_boxes
from .state import PlayerState, RowStatus, State


@lru_cache(maxsize=8)
def alphabet_of(choices: AlphabetChoices) -> Alphabet:
    """The alphabet under these choices; made once."""
    return Alphabet(choices)


def alphabet_for(ruleset: Ruleset) -> Alphabet:
    """The alphabet a ruleset builds with (R1)."""
    return alphabet_of(
        AlphabetChoices(
            j=JForm.LONG_ON_CURVE if ruleset.j_is_long else JForm.SHORT_ON_CURVE,
            y=YForm.LONG_AND_SHORT if ruleset.y_is_long else YForm.THREE_SHORTS,
            marks=ruleset.has_marks,
        )
    )


@lru_cache(maxsize=256)
def _read(placed: tuple[Placed, ...], alphabet: Alphabet) -> BenchReading:
    return read_bench(placed, alphabet)


def reading(player: PlayerState, ruleset: Ruleset) -> BenchReading:
    """The letters that stand on a player's bench."""
    return _read(player.placed, alphabet_for(ruleset))


def word_pieces(player: PlayerState, ruleset: Ruleset) -> tuple[Placed, ...]:
    """The pieces of the word on a player's bench, as they lie."""
    used = reading(player, ruleset).letter_pieces
    return tuple(one for one in player.placed if one.id in used)


def stayed(player: PlayerState, ruleset: Ruleset) -> tuple[int, int]:
    """How many pieces of the word lie in their letters just as in the one claimed before, and how
    many it has: a letter may have slid along."""
    used = word_pieces(player, ruleset)
    return len({*map(in_cell, used)} & {*map(in_cell, player.built)}), len(used)


def in_cell(placed: Placed) -> tuple[int, Pose]:
    """A piece's number, and how it lies in its cell, whichever that is."""
    slot = cell_of(placed.pose)
    return placed.id, placed.pose if slot is None else to_cell(placed.pose, slot)


class Plan(Value):
    """What a claim would take and cost."""

    word: str
    """The word that lies built, folded; empty if none does."""
    leftovers: frozenset[int]
    """Pieces of the pool that are not in it."""
    circles: int
    """Circles that would be lost (R42)."""
    open_boxes: int
    is_free: bool = False
    """Whether pieces are left over at no cost (R46)."""

    @property
    def cost(self) -> int:
        """Discard boxes it would tick (R18, R42)."""
        return len(self.leftovers) + self.circles


def plan(player: PlayerState, ruleset: Ruleset) -> Plan:
    """What claiming the word on the player's bench would take and cost."""
    read = reading(player, ruleset)
    unused = frozenset(piece.id for piece in player.pieces) - read.letter_pieces
    is_free = ruleset.mode is Mode.WARM_UP
    return Plan(
        word=read.word,
        leftovers=frozenset() if is_free else unused,
        circles=player.circles,
        open_boxes=open_boxes(player.sheet, ruleset),
        is_free=is_free,
    )


def has_new_letter(word: str, previous: str, *, counts_repeats: bool) -> bool:
    """Whether `word` has a letter that `previous` lacks (R5); anything is new to an empty one."""
    if not previous:
        return True
    if counts_repeats:
        return bool(Counter(word) - Counter(previous))
    return bool(set(word) - set(previous))


def word_faults(state: State, seat: Seat, word: str, row: int | None) -> tuple[Rejection, ...]:
    """Everything but the dictionary that speaks against a word (R5, R7, R16, R28, R35, R44).

    With a row of None, what hangs on the row is left out.
    """
    return tuple(_word_faults(state, seat, word, row))


def _word_faults(state: State, seat: Seat, word: str, row: int | None) -> Iterator[Rejection]:
    rules = state.ruleset
    if len(word) < rules.min_word_length:
        yield Rejection.of(Why.TOO_SHORT, "R7", word=word, least=rules.min_word_length)
    previous = _previous(state, seat, row)
    if rules.needs_new_letter and not has_new_letter(
        word, previous, counts_repeats=rules.counts_repeats
    ):
        yield Rejection.of(Why.REARRANGES, "R5", word=word, previous=previous)
    owner = claimed_by(state, seat, word)
    if owner is not None:
        yield Rejection.of(Why.CLAIMED, "R16", word=word, seat=owner)
    letter = "" if row is None else state.letter_of(row)
    if letter not in word:
        yield Rejection.of(Why.LACKS_LETTER, "R35", word=word, letter=letter)


def _previous(state: State, seat: Seat, row: int | None) -> str:
    """The word before this one: of a written row at its time, else the last one so far."""
    sheet = state.players[seat].sheet
    written = sheet.rows[row] if row is not None and row < len(sheet.rows) else None
    return written.previous if written else sheet.last_word


def claimed_by(state: State, seat: Seat, word: str) -> Seat | None:
    """Who has the word in this challenge already, where that keeps it from `seat`.

    That is anybody (R16), but in Word by Word only the others (R44); `repeats_own` tells the rest.
    """
    rules = state.ruleset
    if not rules.refuses_claimed:
        return None
    is_own_open = rules.mode is Mode.WORD_BY_WORD
    for other in state.order:
        if is_own_open and other == seat:
            continue
        rows = state.players[other].sheet.rows
        if any(row and row.word == word and row.status is RowStatus.STANDS for row in rows):
            return other
    return None


def repeats_own(state: State, seat: Seat, word: str) -> bool:
    """Whether the seat's own sheet has the word, where that is refused (R28, R44, R46)."""
    is_checked = state.ruleset.mode is not Mode.STANDARD and not state.ruleset.own_repeats
    return is_checked and word in state.players[seat].sheet.words


def lenient_reasons(ruleset: Ruleset) -> Iterator[Reason]:
    """The dictionary's reasons that this table does not mind (R6)."""
    if ruleset.accepts_possessives:
        yield Reason.POSSESSIVE
